"""The pages in a real browser: whole games by mouse, keys and touch, and how every page behaves."""
