"""The parts of Scripts/fixtures: where lists come from, how they are read, what their diffs must be."""
