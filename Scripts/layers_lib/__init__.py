"""What Scripts/check-layers is made of."""
