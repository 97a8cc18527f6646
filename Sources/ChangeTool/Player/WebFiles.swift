// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/embed from the files in Web; change those, and run it.

import CommandLineSupport

/// The scripts and style sheets of a page.
enum WebFiles {
  /// The text of `columns.js`.
  static let columnsJS: Markup = #"""
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

    """#

  /// The text of `controls.js`.
  static let controlsJS: Markup = #"""
    const stageSeconds = 2.2;
    const icons = { play: "M5 3v14l12-7Z", pause: "M5 3h3v14H5ZM12 3h3v14h-3Z" };
    let end = null;
    let last = null;

    const describe = () => {
      const index = stageAt(time);
      const at = time === 0 ? "Old list" : time === count ? "New list" : null;
      if (!count) return "The lists are equal";
      if (at) return at;
      if (Number.isInteger(time)) return `After stage ${time} of ${count}`;
      const percent = Math.round((time - index) * 100);
      return count === 1 ? `${percent}%` : `Stage ${index + 1} of ${count}, ${percent}%`;
    };

    const show = () => {
      draw();
      showOperations();
      $("time").value = time;
      const text = describe();
      $("time").setAttribute("aria-valuetext", text);
      $("state").textContent = text;
      $("back").disabled = time === 0;
      $("step").disabled = time === count && end === null;
      const name = end === null ? "play" : "pause";
      if ($("play").dataset.icon !== name) {
        $("play").dataset.icon = name;
        $("play").setAttribute("aria-label", name === "play" ? "Play" : "Pause");
        $("play").querySelector("path").setAttribute("d", icons[name]);
      }
    };

    const setTime = (value) => {
      time = clamped(value, 0, count);
      show();
    };

    const tick = (now) => {
      if (end === null) return;
      const index = stageAt(time);
      const seconds = last === null ? 0 : Math.min(0.1, (now - last) / 1000);
      last = now;
      let value = time + seconds * $("speed").value / stageSeconds;
      if (value >= end) {
        value = end;
        end = null;
      } else if (Math.floor(value) > index) {
        setTime(Math.floor(value));
        reveal(Math.floor(value));
      }
      setTime(value);
      if (end !== null) requestAnimationFrame(tick);
    };

    const playTo = (target) => {
      const isPlaying = end !== null;
      end = target;
      last = null;
      reveal(stageAt(time));
      show();
      if (!isPlaying) requestAnimationFrame(tick);
    };

    const pause = () => {
      end = null;
      show();
    };

    const actions = {
      play() {
        if (end !== null) return pause();
        if (time === count) setTime(0);
        if (count) playTo(count);
      },
      step() {
        if (time < count) playTo(Math.floor(time) + 1);
      },
      back() {
        end = null;
        setTime(Math.ceil(time) - 1);
      },
      by(step) {
        end = null;
        setTime(time + step);
      },
      to(value) {
        end = null;
        setTime(value);
      },
      speed(step) {
        const { options, selectedIndex } = $("speed");
        $("speed").selectedIndex = clamped(selectedIndex + step, 0, options.length - 1);
      },
    };

    const keys = {
      " ": () => actions.play(), ArrowLeft: () => actions.back(), ArrowRight: () => actions.step(),
      ",": () => actions.by(-0.05), ".": () => actions.by(0.05),
      Home: () => actions.to(0), End: () => actions.to(count),
      Escape: () => hideDetail(),
      "-": () => actions.speed(-1), "+": () => actions.speed(1), "=": () => actions.speed(1),
    };
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      // A button takes the space key, the scrubber and the speed their arrows.
      const isButton = event.target.closest?.("button, summary");
      if (event.target.matches?.("select") || (isButton && event.key === " ")) return;
      if (event.target === $("time") && event.key.startsWith("Arrow")) {
        event.preventDefault();
        actions.by(event.key === "ArrowRight" ? 0.05 : -0.05);
        return;
      }
      // The list scrolls by these.
      if (event.target === view && (event.key === "Home" || event.key === "End")) return;
      event.preventDefault();
      keys[event.key]();
    });

    for (const name of ["play", "step", "back"]) {
      $(name).addEventListener("click", () => actions[name]());
    }
    $("time").addEventListener("input", () => actions.to(Number($("time").value)));
    let isScheduled = false;
    const schedule = () => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(() => {
        isScheduled = false;
        draw();
      });
    };
    view.addEventListener("scroll", schedule, { passive: true });
    new ResizeObserver(schedule).observe(view);
    motion.addEventListener("change", schedule);

    if (isDelimited) {
      $("columns").hidden = false;
      fill(begin($("columns")), data.columns, null);
    }
    setColumns();
    showLegend();
    const main = document.querySelector("main");
    main.hidden = false;
    // Where nothing changes there is nothing to play, and no list of it.
    main.classList.toggle("still", !count);
    document.querySelector(".controls").hidden = !count;
    document.querySelector(".operations").open = matchMedia("(min-width: 56rem)").matches;
    document.querySelector(".operations").hidden = !count;
    show();

    """#

  /// The text of `detail.js`.
  static let detailJS: Markup = #"""
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

    """#

  /// The text of `frames.js`.
  static let framesJS: Markup = #"""
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

    """#

  /// The text of `operations.js`.
  static let operationsJS: Markup = #"""
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

    """#

  /// The text of `player.css`.
  static let playerCSS: Markup = #"""
    :root {
      color-scheme: light dark;
      --page: #fdfdfc; --panel: #f4f5f3; --text: #1b1f24; --quiet: #59616b; --line: #e2e4e1;
      --edge: #8a929c; --own: #0a5cb8;
      --deleted: #a3242b; --deleted-back: #fbe6e4; --inserted: #19692c; --inserted-back: #e2f3e4;
      --moved: #0a5cb8; --moved-back: #e3eefb; --updated: #7f5100; --updated-back: #fdf4de;
      --new: #f6d27c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171b; --panel: #1d2126; --text: #e7e9ec; --quiet: #a3abb6; --line: #2d333a;
        --edge: #79828d; --own: #6db3ff;
        --deleted: #ff9b94; --deleted-back: #43191b; --inserted: #7ddb8c; --inserted-back: #15361d;
        --moved: #8cc2ff; --moved-back: #14304f; --updated: #f5bd5c; --updated-back: #2f2512;
        --new: #614409;
      }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--text); display: flex; flex-direction: column;
      font: 0.9375rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
    }
    header { padding: 1rem 1rem 0.75rem; border-bottom: 1px solid var(--line); }
    h1 {
      margin: 0; font-size: 1.0625rem; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere;
    }
    header p { margin: 0.15rem 0 0; color: var(--quiet); font-size: 0.875rem; }
    #legend {
      list-style: none; margin: 0.4rem 0 0; padding: 0; display: flex; flex-wrap: wrap;
      gap: 0.15rem 1rem; font-size: 0.8125rem; color: var(--quiet);
    }
    #legend .mark { margin-right: 0.3rem; }
    #legend .movedWithSection { padding-left: 0.5rem; }
    .note { margin: 0; padding: 1rem; }
    .plain-table { overflow-x: auto; flex: none; }
    table { border-collapse: collapse; min-width: 100%; }
    th, td { padding: 0.25rem 0.5rem; text-align: left; border-bottom: 1px solid var(--line); }
    th { background: var(--panel); font-weight: 600; }
    td.changed { border-radius: 0; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    [hidden] { display: none !important; }
    :focus-visible { outline: 2px solid var(--own); outline-offset: -2px; border-radius: 3px; }
    main { flex: 1; min-height: 0; display: flex; flex-direction: column; }
    .list {
      flex: 1; min-height: 9rem; min-width: 0; display: flex; flex-direction: column;
      position: relative; --pad: 0.5rem; --mark: 2.25rem;
      --least: calc(
        var(--number) + var(--mark) + var(--fields, 0px) + (2 * var(--count, 0) + 2) * var(--pad));
    }
    #columns {
      position: sticky; top: 0; z-index: 6; min-width: var(--least); background: var(--page);
      padding-block: 0.35rem; border-bottom: 1px solid var(--line); color: var(--quiet);
    }
    #view {
      flex: 1; min-height: 0; overflow: auto; position: relative;
      overflow-anchor: none; overscroll-behavior: contain;
    }
    #rows { position: relative; overflow: hidden; contain: strict; min-width: var(--least); }
    #empty { position: absolute; inset: 4rem 1rem auto; margin: 0; color: var(--quiet); }
    #detail {
      position: absolute; inset: auto 0 0; z-index: 7; max-height: 55%; overflow-y: auto;
      padding: 0.6rem 3rem 0.8rem 1rem; background: var(--panel); border-top: 1px solid var(--edge);
      box-shadow: 0 -2px 10px rgb(0 0 0 / 0.18); font-size: 0.875rem;
    }
    #detail button {
      position: absolute; top: 0.3rem; right: 0.5rem; width: 2.25rem; height: 2.25rem; border: 0;
      background: none; color: inherit; font-size: 1.25rem; cursor: pointer;
    }
    #detail dl { margin: 0.3rem 0 0; }
    #detail dl div { display: flex; gap: 0.75rem; }
    #detail dt { flex: 0 0 7rem; color: var(--quiet); overflow-wrap: anywhere; }
    #detail dd { margin: 0; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; }

    .controls {
      display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; padding: 0.6rem 1rem;
      border-top: 1px solid var(--line); background: var(--panel);
    }
    .controls button, .controls select {
      font: inherit; color: inherit; background: var(--page); border: 1px solid var(--edge);
      border-radius: 8px; height: 2.5rem; padding: 0 0.6rem;
    }
    .controls button { width: 2.75rem; padding: 0; display: grid; place-items: center; }
    .controls button:hover, .controls select:hover { border-color: var(--text); }
    .controls button:disabled { opacity: 0.45; }
    .controls svg {
      width: 20px; fill: currentColor; stroke: currentColor; stroke-width: 2;
      stroke-linejoin: round; stroke-linecap: round;
    }
    #play { background: var(--own); border-color: var(--own); color: var(--page); }
    #time { flex: 1 1 9rem; min-width: 6rem; height: 2.5rem; margin: 0; accent-color: var(--own); }
    #state { flex: 1 1 8rem; order: 1; font-size: 0.8125rem; color: var(--quiet); }

    .operations { border-top: 1px solid var(--line); max-height: 38%; overflow-y: auto; }
    .operations summary {
      padding: 0.6rem 1rem; cursor: pointer; font-weight: 600; font-size: 0.875rem;
    }
    .operations p { margin: 0; padding: 0 1rem 0.5rem; font-size: 0.8125rem; color: var(--quiet); }
    #operations { list-style: none; margin: 0; padding: 0 0.5rem 1rem; }
    #operations button {
      font: inherit; font-size: 0.8125rem; color: inherit; background: none; border: 0;
      width: 100%; text-align: left; overflow-wrap: anywhere; padding: 0.3rem 0.5rem; border-radius: 6px; cursor: pointer;
      display: grid; grid-template-columns: 1.25rem minmax(0, 1fr);
    }
    #operations button:hover { background: var(--line); }
    #operations .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #operations .place { grid-column: 2; color: var(--quiet); font-size: 0.75rem; }
    #operations .value { grid-column: 2; }
    .row, #columns {
      display: grid; align-items: center; padding-inline: var(--pad); white-space: pre;
      grid-template-columns: var(--number) var(--mark) var(--tracks, minmax(0, 1fr));
    }
    .row {
      position: absolute; left: 0; right: 0; top: 0; height: 30px; background: var(--page);
      border-bottom: 1px solid var(--line); will-change: transform; cursor: pointer;
    }
    .line, .header { display: flex; }
    .number {
      flex: 0 0 var(--number); text-align: right; font-size: 0.75rem; font-weight: 400;
      color: var(--quiet);
    }
    .mark { flex: 0 0 var(--mark); text-align: center; font-weight: 700; }
    .field {
      min-width: 0; max-width: 100%; justify-self: start; padding: 0 var(--pad); overflow: hidden;
      text-overflow: ellipsis;
    }
    .line .field, .line .what, .line dd {
      font: 0.8125rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    }
    .header { background: var(--panel); font-weight: 600; cursor: default; }
    .header .field + .field { color: var(--quiet); font-weight: 400; }
    .deleted { background: var(--deleted-back); z-index: 0; }
    .plain { z-index: 1; }
    .updated { background: var(--updated-back); z-index: 2; }
    .inserted { background: var(--inserted-back); z-index: 3; }
    .moved { background: var(--moved-back); z-index: 4; }
    .movedWithSection { z-index: 4; }
    .header.moved { z-index: 5; }
    .movedWithSection, .header.moved { box-shadow: inset 3px 0 var(--moved); }
    .deleted > .mark { color: var(--deleted); }
    .inserted .mark { color: var(--inserted); }
    .moved .mark { color: var(--moved); }
    .updated .mark { color: var(--updated); }
    .changed {
      background: color-mix(in srgb, var(--updated) calc(var(--flash, 0) * 100%), var(--new));
      border-radius: 4px; padding-block: 0.1rem;
    }
    #legend li, #legend li .mark { flex: none; }
    #legend li:not(.movedWithSection) { background: none; }
    #legend .changed, #detail .changed { padding-inline: 0.3rem; color: var(--text); }
    .sought { outline: 2px solid var(--own); outline-offset: -2px; }
    .moving { box-shadow: 0 1px 6px rgb(0 0 0 / 0.28); }
    @media (max-width: 30rem) { .list { --pad: 0.3rem; --mark: 1.75rem; } }
    @media (min-width: 56rem) {
      main:not(.still) {
        display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) 21rem;
      }
      .operations {
        grid-area: 1 / 2 / span 2 / 3; max-height: none; border-top: 0;
        border-left: 1px solid var(--line);
      }
      #state { order: 0; flex: 0 0 11rem; }
    }

    """#

  /// The text of `states.js`.
  static let statesJS: Markup = #"""
    const $ = (id) => document.getElementById(id);
    const data = JSON.parse($("data").textContent);
    const count = data.stages.length;
    const height = 30;

    // Texts of cells and of headers are numbered, and so are the cells and headers themselves.
    const texts = data.rows;
    const ascending = (count) => Int32Array.from({ length: count }, (_, index) => index);

    // What is in each slot of a list: a row, or the complement of a section's offset.
    class State {
      constructor(sections, cells, textOf, headers) {
        Object.assign(this, { sections, cells, textOf, headers });
        this.slots = new Int32Array(cells.length + (sections ? sections.length : 0));
        this.slotOf = new Int32Array(cells.length);
        this.slotOfHeader = new Int32Array(sections ? sections.length : 0);
        // The number of each row in its section, from 1.
        this.numberOf = new Int32Array(cells.length);
        let slot = 0;
        let row = 0;
        const fill = (end) => {
          for (let number = 1; row < end; row++, slot++, number++) {
            this.slots[slot] = row;
            this.slotOf[row] = slot;
            this.numberOf[row] = number;
          }
        };
        (sections || []).forEach((section, index) => {
          this.slots[slot] = ~index;
          this.slotOfHeader[index] = slot++;
          fill(row + section.count);
        });
        fill(cells.length);
      }
      get height() { return this.slots.length * height; }
    }

    // The effects of a stage on cells or headers, by old and by new offset.
    class Effects {
      constructor(runs, oldCount, newCount) {
        this.to = new Int32Array(oldCount).fill(-1);
        this.from = new Int32Array(newCount).fill(-1);
        this.oldRun = new Int32Array(oldCount);
        this.newRun = new Int32Array(newCount);
        this.runs = runs.map(([kind, from, to, count, isNew]) => ({ kind, from, to, count, isNew }));
        this.runs.forEach(({ from, to, count }, run) => {
          for (let step = 0; step < count; step++) {
            if (from >= 0) this.oldRun[from + step] = run;
            if (to >= 0) this.newRun[to + step] = run;
            if (from >= 0 && to >= 0) {
              this.to[from + step] = to + step;
              this.from[to + step] = from + step;
            }
          }
        });
      }
      // Returns the elements after the stage; what is inserted gets the next numbers.
      carried(old, next) {
        const carried = new Int32Array(this.from.length);
        for (let to = 0; to < carried.length; to++) {
          carried[to] = this.from[to] < 0 ? next.number++ : old[this.from[to]];
        }
        return carried;
      }
    }

    const sectionsOf = (index) => (data.sections ? data.sections[index] : null);
    const rowCount = (runs) => runs.reduce((sum, [, , to, count]) => sum + (to < 0 ? 0 : count), 0);
    const next = { number: texts.length };
    const nextHeader = { number: sectionsOf(0)?.length || 0 };
    const states = [
      new State(sectionsOf(0), ascending(texts.length), ascending(texts.length),
        ascending(nextHeader.number)),
    ];
    const stages = data.stages.map((stage, index) => {
      const old = states[index];
      const cells = new Effects(stage.cells, old.cells.length, rowCount(stage.cells));
      const headers = new Effects(
        stage.sections, old.headers.length, sectionsOf(index + 1)?.length || 0);
      const textOf = Int32Array.from(cells.from, (from) => (from < 0 ? -1 : old.textOf[from]));
      const first = texts.length;
      for (const text of stage.texts) texts.push(text);
      let text = first;
      for (const { to, count, from, isNew } of cells.runs) {
        if (to < 0 || (from >= 0 && !isNew)) continue;
        for (let step = 0; step < count; step++) textOf[to + step] = text++;
      }
      const carried = old.sections ? headers.carried(old.headers, nextHeader) : old.headers;
      states.push(
        new State(sectionsOf(index + 1), cells.carried(old.cells, next), textOf, carried));
      return { cells, headers, operations: stage.operations };
    });

    """#
}
