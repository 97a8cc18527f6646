# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""How pages are shown, and how well their colours contrast."""

import json

SCHEMES = ["light", "dark"]
# A phone and a desktop.
VIEWPORTS = [(375, 812), (1280, 900)]


def luminance(colour):
    """Returns the relative luminance of a colour, as the Web Content Accessibility Guidelines define it."""
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first, second):
    """Returns the contrast of two colours, each three shares."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# Gives the functions `colour`, a colour as shares, and `texts`: of all visible texts but those within elements that a
# selector names, each pair of a colour and the opaque one behind it, with the start of a text.
TEXTS = r"""
  colour(text) {
    const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g).map(Number);
    const scale = text.startsWith("color(") ? 1 : 255;
    return [red / scale, green / scale, blue / scale, alpha];
  },
  texts(left) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pairs = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent.checkVisibility() || parent.closest(left)) continue;
      const style = getComputedStyle(parent);
      const text = parent.closest("svg") ? style.fill : style.color;
      let behind = parent;
      while (behind && test.colour(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
      const back = getComputedStyle(behind || document.documentElement).backgroundColor;
      pairs.set(text + back, [node.data.trim().slice(0, 40), test.colour(text), test.colour(back)]);
    }
    return [...pairs.values()];
  },
"""


def check_texts(window, where, left):
    """The visible texts of a page contrast with what is behind them, but those within elements that a selector names."""
    for text, colour, back in window.evaluate(f"test.texts({json.dumps(left)})"):
        ratio = contrast(colour[:3], back[:3])
        assert ratio >= 4.5, f"{where}: '{text}' has a contrast of {ratio:.2f}"
