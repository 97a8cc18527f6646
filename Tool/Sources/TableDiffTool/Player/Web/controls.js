// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The controls: buttons, the scrubber, and keys.

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
