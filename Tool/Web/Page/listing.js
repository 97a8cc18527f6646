// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// A listing as the program writes it to a terminal, shown in the page: styles are escape sequences, which nothing else
// in it can be, since the program makes control characters of files visible.

const styleNames = {
  1: "bold", 2: "dim", 7: "reversed", 31: "deleted", 32: "inserted", 33: "updated", 35: "leaves", 36: "moved",
};

// Returns the pieces of a line, each a text and the names of its styles.
const piecesOf = (line) => {
  const pieces = [];
  const pattern = /\x1b\[([\d;]*)m/g;
  let [start, styles] = [0, []];
  for (let match = pattern.exec(line); ; match = pattern.exec(line)) {
    const text = line.slice(start, match ? match.index : line.length);
    if (text) pieces.push({ text, styles });
    if (!match) return pieces;
    styles = match[1].split(";").map((code) => styleNames[code]).filter(Boolean);
    start = pattern.lastIndex;
  }
};

// What a screen reader hears in place of the sign of a row.
const signWords = { "-": "deleted", "+": "inserted", "~": "updated", "→": "leaves", "←": "moved" };

const lineElement = (line) => {
  const element = document.createElement("div");
  for (const { text, styles } of piecesOf(line)) {
    const piece = document.createElement("span");
    piece.className = styles.join(" ");
    piece.textContent = text;
    const sign = /^ *\d* +\d* ([-+~→←]) $/.exec(text)?.[1];
    if (sign) {
      const word = document.createElement("span");
      word.className = "unseen";
      word.textContent = `${signWords[sign]}: `;
      element.append(piece, word);
    } else {
      element.append(piece);
    }
  }
  // An empty line has a height too.
  if (!line) element.append("\u200b");
  return element;
};

// How many lines are shown at a time.
const linesAtOnce = 500;

// Shows a listing in an element, and calls back with how many lines are left.
const showListing = (element, text, more) => {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  let shown = 0;
  const showMore = () => {
    element.append(...lines.slice(shown, shown + linesAtOnce).map(lineElement));
    shown = Math.min(lines.length, shown + linesAtOnce);
    more.hidden = shown === lines.length;
    more.textContent = `Show more: ${(lines.length - shown).toLocaleString("en")} lines are left`;
  };
  element.replaceChildren();
  more.onclick = showMore;
  showMore();
};
