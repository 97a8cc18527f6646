"""What Scripts/check-readme is made of."""
