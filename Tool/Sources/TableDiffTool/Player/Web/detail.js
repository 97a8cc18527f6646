// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// All of a row: its places, and its values before and after the whole change.

const shownValue = (text) => text || "(empty)";

// Returns the name of a field, if it has one, and its value. Members of objects carry their keys.
const namedField = (field, index) => {
  if (isDelimited) return [data.columns[index], field];
  const end = field.indexOf(": ");
  return data.word === "line" || end < 0 ? [data.word, field]
    : [field.slice(0, end), field.slice(end + 2)];
};

// Returns the values of a row before and after, each with its name. Either may be missing.
const valuesOf = (before, after) => {
  const names = new Map();
  [before, after].forEach((text, side) => {
    if (text === null) return;
    fieldsOf(text).map(namedField).forEach(([name, value], index) => {
      const key = isDelimited ? index : name;
      if (!names.has(key)) names.set(key, { name, values: [null, null] });
      names.get(key).values[side] = value;
    });
  });
  return [...names.values()].map(({ name, values: [old, now] }) => {
    const isChanged = before !== null && after !== null && old !== now;
    const text = isChanged
      ? `${shownValue(old)} → ${shownValue(now)}` : shownValue(now === null ? old : now);
    return { name, text, isChanged };
  });
};

// What happens to a cell in all stages.
const fatesOf = (cell) => {
  const fates = new Set();
  stages.forEach(({ cells }, index) => {
    const from = states[index].cells.indexOf(cell);
    const to = states[index + 1].cells.indexOf(cell);
    if (from < 0 && to < 0) return;
    const { kind, isNew } = cells.runs[from < 0 ? cells.newRun[to] : cells.oldRun[from]];
    if (marks[kind]) fates.add(kind);
    if (kind === "movedWithSection") fates.add("moved with its section");
    if (from >= 0 && isNew) fates.add("updated");
  });
  return fates.size ? [...fates].join(" and ") : "unchanged";
};

const showDetail = (cell) => {
  const [first, last] = [states[0], states[count]];
  const from = first.cells.indexOf(cell);
  const to = last.cells.indexOf(cell);
  const text = (state, offset) => (offset < 0 ? null : texts[state.textOf[offset]]);
  const title = made(
    "strong", "", `${wayOf(first, from, last, to, 1)}, ${fatesOf(cell)}`);
  title.textContent = title.textContent[0].toUpperCase() + title.textContent.slice(1);
  const close = made("button", "", "×");
  close.setAttribute("aria-label", "Close");
  close.addEventListener("click", hideDetail);
  const list = made("dl", data.word === "line" ? "line" : "");
  for (const { name, text: value, isChanged } of valuesOf(text(first, from), text(last, to))) {
    const entry = made("div", "");
    const description = made("dd", "");
    description.append(made("span", isChanged ? "changed" : "", value));
    entry.append(made("dt", "", name), description);
    list.append(entry);
  }
  $("detail").replaceChildren(title, close, list);
  $("detail").hidden = false;
};

const hideDetail = () => {
  $("detail").hidden = true;
};

rows.addEventListener("click", (event) => {
  const row = event.target.closest(".row");
  if (typeof row?.cell === "number") showDetail(row.cell);
});
