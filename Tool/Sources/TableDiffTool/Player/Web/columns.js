// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The columns, which are equally wide in all rows, and the legend above them.

const isDelimited = data.columns.length > 0;
const made = (name, kind, text = "") => {
  const element = document.createElement(name);
  element.className = kind;
  element.textContent = text;
  return element;
};
const marks = { deleted: "−", inserted: "+", moved: "↕", updated: "~" };
const fieldsOf = (text) => text.split("\t");
// Each row that is drawn has a number: a formatter that is kept is many times as fast as a new one.
const formatter = new Intl.NumberFormat("en");
const grouped = (number) => formatter.format(number);

// Returns a function that measures a text in the page's font.
const measure = (size) => {
  const context = document.createElement("canvas").getContext("2d");
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => Math.ceil(context.measureText(text).width) + 1;
};

// A column is as wide as nearly all of its fields if there is room, and never narrower than its
// name. The list scrolls sideways if even that is too wide. Lengths are of the list, not of a
// row: so columns line up whatever the style of a row.
const setColumns = () => {
  const size = parseFloat(getComputedStyle(document.body).fontSize);
  const width = measure(size);
  const longest = states.reduce((most, { numberOf }) => (
    numberOf.reduce((a, b) => Math.max(a, b), most)), 1);
  const list = document.querySelector(".list");
  list.style.setProperty("--number", `${measure(size * 0.8)(grouped(longest))}px`);
  const sample = [...texts.slice(0, 1000), ...texts.slice(1000).slice(-1000)].map(fieldsOf);
  const columns = data.columns.map((name, column) => {
    const widths = sample.map((fields) => width(fields[column] || "")).sort((a, b) => a - b);
    const title = Math.min(width(name), 12 * size);
    const usual = Math.min(widths[Math.floor(widths.length * 0.95)] || 0, 22 * size);
    return { least: Math.max(title, Math.min(usual, 5 * size)), most: Math.max(title, usual) };
  });
  const tracks = columns.map(({ least, most }) => (
    `minmax(calc(${least}px + 2 * var(--pad)), calc(${most}px + 2 * var(--pad)))`));
  if (!isDelimited) return;
  list.style.setProperty("--tracks", tracks.join(" "));
  list.style.setProperty("--fields", columns.reduce((sum, { least }) => sum + least, 0) + "px");
  list.style.setProperty("--count", columns.length);
};

// What the marks of this change mean.
const showLegend = () => {
  const seen = new Set(stages.flatMap(({ cells, headers }) => (
    [...cells.runs, ...headers.runs].flatMap(({ kind, from, isNew }) => (
      from >= 0 && isNew ? [kind, "updated"] : [kind])))));
  const items = Object.keys(marks).filter((kind) => seen.has(kind)).map((kind) => {
    const item = made("li", kind);
    item.append(made("span", "mark", marks[kind]), kind);
    if (kind === "updated") item.append(", ", made("span", "changed", "changed values"));
    return item;
  });
  if (seen.has("movedWithSection")) {
    items.push(made("li", "movedWithSection", "moved with its section"));
  }
  if (items.length) items.push(made("li", "", `Select a ${data.word} to see all of it.`));
  $("legend").replaceChildren(...items);
  $("legend").hidden = items.length === 0;
};
