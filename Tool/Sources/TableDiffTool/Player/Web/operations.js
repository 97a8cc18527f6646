// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The batch of a stage in words, each of which leads to its place in the list.

const listed = 300;
const words = {
  delete: ["deleted", "Delete"], insert: ["inserted", "Insert"], move: ["moved", "Move"],
  reload: ["updated", "Reload"], update: ["updated", "Update"],
};
const numbered = (first, count) => (
  count === 1 ? grouped(first) : `${grouped(first)}–${grouped(first + count - 1)}`);

// Where rows are: their section, and the numbers that they have in the list.
const placeOf = (state, offset, count) => {
  if (!state.sections) return { section: "", numbers: numbered(offset + 1, count) };
  const first = state.numberOf[offset];
  let section = state.slotOf[offset];
  while (state.slots[section] >= 0) section--;
  const { name, count: size } = state.sections[~state.slots[section]];
  const shown = Math.min(count, size - first + 1);
  return { section: name, numbers: numbered(first, shown) + (shown < count ? " …" : "") };
};

// Where rows are, or from where to where they go, such as `rows 3–4 → 7–8`.
const wayOf = (old, from, now, to, count) => {
  const noun = data.word + (count === 1 ? "" : "s");
  const places = [from < 0 ? null : placeOf(old, from, count),
    to < 0 ? null : placeOf(now, to, count)].filter((place) => place);
  const names = places.map(({ section, numbers }, index) => {
    if (index > 0 && section === places[0].section) return numbers;
    return `${section ? `${section}, ` : ""}${noun} ${numbers}`;
  });
  return [...new Set(names)].length > 1 && places[0].numbers === places[1].numbers
    && places[0].section === places[1].section ? names[0] : names.join(" → ");
};

const lineOf = (index, [name, from, to, count]) => {
  const [old, now] = [states[index], states[index + 1]];
  const isSection = name.endsWith("Section");
  const [kind, verb] = words[name.replace("Section", "")];
  const state = from < 0 ? now : old;
  const offset = from < 0 ? to : from;
  const text = isSection
    ? state.sections[offset].name : fieldsOf(texts[state.textOf[offset]]).join("  ");
  const noun = isSection ? "section" : data.word;
  const what = count === 1 ? text : `${text} … ${grouped(count)} ${noun}s`;
  const place = isSection
    ? `section${count === 1 ? "" : "s"} ${
      [from, to].filter((each) => each >= 0).map((each) => numbered(each + 1, count)).join(" → ")}`
    : wayOf(old, from, now, to, count);
  const button = document.createElement("button");
  const item = made("li", data.columns.length ? "" : "line");
  const mark = made("span", "", marks[kind]);
  mark.style.color = `var(--${kind})`;
  button.append(
    mark, made("span", "what", what), made("span", "place", `${verb}: ${place}`));
  for (const value of isSection || kind !== "updated" ? [] : newValues(index, from, to)) {
    button.append(made("span", "value", value));
  }
  button.addEventListener("click", () => seek(index, isSection, from, to));
  item.append(button);
  return item;
};

// What is new in a row that is updated or reloaded, such as `price: 3 → 4`.
const newValues = (index, from, to) => {
  const [old, now, { cells }] = [states[index], states[index + 1], stages[index]];
  const before = texts[old.textOf[from < 0 ? cells.from[to] : from]];
  const after = texts[now.textOf[to < 0 ? cells.to[from] : to]];
  return valuesOf(before, after).filter(({ isChanged }) => isChanged)
    .map(({ name, text }) => `${name}: ${text}`);
};

// One operation on each row that is updated, since each has its own values.
const singly = (operation) => {
  const [name, from, to, count] = operation;
  if (name !== "update" && name !== "reload") return [operation];
  return Array.from({ length: Math.min(count, listed) }, (_, step) => (
    [name, from < 0 ? from : from + step, to < 0 ? to : to + step, 1]));
};

let shownStage = -1;
const showOperations = () => {
  const index = stageAt(time);
  if (index === shownStage || !count) return;
  shownStage = index;
  const { operations } = stages[index];
  const changes = (some) => some.reduce((sum, [, , , count]) => sum + count, 0);
  const shown = operations.slice(0, listed).flatMap(singly).slice(0, listed);
  const [all, left] = [changes(operations), changes(operations) - changes(shown)];
  $("stage").textContent = (count === 1 ? "" : `Stage ${index + 1} of ${count}: `)
    + `${grouped(all)} change${all === 1 ? "" : "s"}`;
  $("operations").replaceChildren(...shown.map((operation) => lineOf(index, operation)));
  $("more").hidden = left === 0;
  $("more").textContent = `and ${grouped(left)} more`;
};

const slotIn = (state, isSection, offset) => (
  isSection ? state.slotOfHeader[offset] : state.slotOf[offset]);
const scrollToSlot = (slot) => {
  view.scrollTop = slot * height - view.clientHeight / 3;
};

// Scrolls to where an operation is at the time, and marks it.
const seek = (index, isSection, from, to) => {
  const isAfter = from < 0 || (to >= 0 && time - index >= 0.5);
  // What is inserted can only be seen after the stage, what is deleted before it.
  if (from < 0 && time - index < 0.5) setTime(index + 1);
  if (to < 0 && time - index >= 0.5) setTime(index);
  const state = states[index + (isAfter ? 1 : 0)];
  scrollToSlot(slotIn(state, isSection, isAfter ? to : from));
  draw();
  const numbers = isSection ? state.headers : state.cells;
  const number = numbers[isAfter ? to : from];
  if (isSection) hideDetail();
  else showDetail(number);
  const element = elements.get((isSection ? "h" : "") + number);
  for (const other of elements.values()) other.classList.remove("sought");
  if (!element) return;
  element.classList.add("sought");
  setTimeout(() => element.classList.remove("sought"), 1200);
};

// Scrolls to the first change of a stage if none is visible.
const reveal = (index) => {
  const isVisible = [...elements.values()].some((element) => (
    Object.keys(marks).some((kind) => element.classList.contains(kind))));
  const operation = stages[index].operations[0];
  if (isVisible || !operation) return;
  const [name, from, to] = operation;
  const state = states[index + (from < 0 ? 1 : 0)];
  scrollToSlot(slotIn(state, name.endsWith("Section"), from < 0 ? to : from));
  draw();
};
