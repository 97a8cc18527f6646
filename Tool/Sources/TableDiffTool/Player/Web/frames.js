// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The frame at a time: where each visible cell is, and how it looks.

const view = $("view");
const rows = $("rows");
const motion = matchMedia("(prefers-reduced-motion: reduce)");
let time = 0;

const clamped = (value, least, most) => Math.max(least, Math.min(most, value));
// How far something is that begins and ends at these shares of a stage.
const share = (progress, begin, end) => clamped((progress - begin) / (end - begin), 0, 1);
const eased = (share) => share * share * (3 - 2 * share);
const stageAt = (time) => clamped(Math.floor(time), 0, Math.max(0, count - 1));

// Elements by cell and by header: a cell keeps its element while it is visible.
const elements = new Map();

const fill = (element, fields, before) => {
  const spans = fields.map((text, index) => {
    const span = made("span", "field", text);
    const isChanged = before
      && (isDelimited ? before[index] !== text : !before.includes(text));
    if (isChanged) span.classList.add("changed");
    return span;
  });
  const [number, mark] = element.children;
  element.replaceChildren(number, mark, ...spans);
};

const begin = (element) => {
  element.append(made("span", "number"), made("span", "mark"));
  return element;
};

const elementOf = (key) => {
  let element = elements.get(key);
  if (!element) {
    element = begin(made("div", ""));
    element.setAttribute("role", "listitem");
    elements.set(key, element);
    rows.append(element);
  }
  return element;
};

// Shows an item of the list: a row or a header, at its old offset, its new one, or both.
const drawItem = (frame, isHeader, from, to) => {
  const { old, now, stage, progress, top, bottom } = frame;
  const effects = isHeader ? stage.headers : stage.cells;
  const run = effects.runs[from < 0 ? effects.newRun[to] : effects.oldRun[from]];
  const numbers = isHeader ? "headers" : "cells";
  const slots = isHeader ? "slotOfHeader" : "slotOf";
  const key = (isHeader ? "h" : "") + (from < 0 ? now[numbers][to] : old[numbers][from]);
  const element = elementOf(key);
  element.frame = frame.number;
  element.cell = isHeader ? null : Number(key);
  const [label, mark] = element.children;

  // Before the middle of a stage rows have their old numbers, as the list of changes says them.
  const isLater = to >= 0 && (from < 0 || progress >= 0.5);
  const [state, offset] = isLater ? [now, to] : [old, from];
  const place = isHeader ? offset + 1 : state.numberOf[offset];
  if (element.place !== place) {
    element.place = place;
    label.textContent = grouped(place);
  }

  const isNew = to >= 0 && (from < 0 || (run.isNew || isHeader) && progress >= 0.5);
  const look = `${isNew ? frame.index + 1 : frame.index}:${isNew ? to : from}:${frame.index}`;
  if (element.look !== look) {
    element.look = look;
    const fields = isHeader
      ? headerFields(isNew ? now.sections[to] : old.sections[from])
      : fieldsOf(texts[isNew ? now.textOf[to] : old.textOf[from]]);
    const isUpdate = run.isNew && from >= 0 && !isHeader;
    fill(element, fields, isUpdate
      ? fieldsOf(texts[isNew ? old.textOf[from] : now.textOf[to]]) : null);
    element.setAttribute("aria-setsize", (isNew ? now : old).slots.length);
    element.setAttribute("aria-posinset", 1 + (isNew ? now[slots][to] : old[slots][from]));
  }
  const isUpdated = run.isNew && from >= 0;
  const fate = run.kind === "moved" || !isUpdated ? run.kind : "updated";
  const signs = (marks[fate] || "") + (isUpdated && fate === "moved" ? marks.updated : "");
  const plain = marks[fate] || fate === "movedWithSection" ? "" : " plain";
  const kind = `row ${isHeader ? "header " : isDelimited ? "" : "line "}${fate}${plain}`;
  if (element.kind !== kind) {
    element.kind = kind;
    element.className = kind;
    mark.textContent = signs;
    if (marks[fate]) mark.setAttribute("aria-label", fate);
    else mark.removeAttribute("aria-label");
  }

  // A cell from far away comes from beyond the edge, with its section if that moves as well.
  const reach = bottom - top + 2 * height;
  const isSeen = (place) => place > top - height && place < bottom;
  const isStill = motion.matches;
  const jump = progress < 0.5 ? 0 : 1;
  const slide = isStill ? jump : eased(share(progress, 0.15, 0.85));
  let y;
  let opacity = 1;
  if (from < 0) {
    y = now[slots][to] * height;
    opacity = isStill ? jump : share(progress, 0.55, 0.95);
  } else if (to < 0) {
    y = old[slots][from] * height;
    opacity = isStill ? 1 - jump : 1 - share(progress, 0.05, 0.45);
  } else {
    const [start, end] = [old[slots][from] * height, now[slots][to] * height];
    const way = clamped(end - start, -reach, reach);
    y = slide === 0 ? start : slide === 1 ? end
      : isSeen(start) ? start + way * slide : end - way * (1 - slide);
  }
  const flash = isUpdated && !isStill ? 0.22 * (1 - Math.abs(share(progress, 0.3, 0.9) * 2 - 1)) : 0;
  element.style.transform = `translateY(${y.toFixed(2)}px)`;
  element.style.opacity = opacity === 1 ? "" : opacity.toFixed(3);
  element.style.visibility = opacity === 0 ? "hidden" : "";
  element.style.setProperty("--flash", flash.toFixed(3));
  element.classList.toggle("moving", fate === "moved" && slide > 0 && slide < 1);
};

const headerFields = ({ name, count }) => [
  name, `${count} ${data.word}${count === 1 ? "" : "s"}`,
];

// Draws what is visible in a state by itself.
const drawState = (frame, state, window) => {
  for (let slot = window[0]; slot < window[1]; slot++) {
    const item = state.slots[slot];
    const isHeader = item < 0;
    const offset = isHeader ? ~item : item;
    const effects = isHeader ? frame.stage.headers : frame.stage.cells;
    if (state === frame.old) {
      drawItem(frame, isHeader, offset, effects.to[offset]);
    } else {
      const from = effects.from[offset];
      const slots = isHeader ? frame.old.slotOfHeader : frame.old.slotOf;
      const isDrawn = from >= 0
        && slots[from] >= frame.oldWindow[0] && slots[from] < frame.oldWindow[1];
      if (!isDrawn) drawItem(frame, isHeader, from, offset);
    }
  }
};

// If nothing changes there is one state, and no effect on it.
const still = {
  cells: new Effects([["unchanged", 0, 0, states[0].cells.length, 0]], states[0].cells.length,
    states[0].cells.length),
  headers: new Effects([["unchanged", 0, 0, states[0].headers.length, 0]],
    states[0].headers.length, states[0].headers.length),
};

let number = 0;
const draw = () => {
  const index = stageAt(time);
  const old = states[index];
  const now = states[index + 1] || old;
  const progress = count ? time - index : 0;
  const total = progress <= 0 ? old.height
    : progress >= 1 ? now.height : Math.max(old.height, now.height);
  if (rows.style.height !== `${total}px`) rows.style.height = `${total}px`;
  const top = view.scrollTop;
  const bottom = top + view.clientHeight;
  const slots = (state) => [
    clamped(Math.floor(top / height) - 1, 0, state.slots.length),
    clamped(Math.ceil(bottom / height) + 1, 0, state.slots.length),
  ];
  const frame = {
    number: ++number, index, old, now, stage: stages[index] || still, progress, top, bottom,
    oldWindow: slots(old),
  };
  drawState(frame, old, frame.oldWindow);
  if (now !== old) drawState(frame, now, slots(now));
  for (const [key, element] of elements) {
    if (element.frame === number) continue;
    element.remove();
    elements.delete(key);
  }
  $("empty").hidden = total > 0;
};
