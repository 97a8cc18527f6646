// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The page: what is compared, how, and what is shown of it.

const $ = (id) => document.getElementById(id);
const sideNames = ["old", "new"];
const forms = { listing: 0, sideBySide: 1, patch: 2, jsonPatch: 3, page: 4, records: 5, markdown: 6 };

// Above this both files together need more memory than a module can have.
const mostBytes = 600e6;
// A listing ends after so many bytes; nobody reads more.
const listingLimit = 2 ** 21;
// Of how many rows a list is played.
const mostPlayed = 200_000;

const sizeOf = (bytes) => {
  const units = ["bytes", "kB", "MB", "GB"];
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < 3) [size, unit] = [size / 1000, unit + 1];
  return `${unit && size < 10 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
};

// The worker

const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

class Cancelled extends Error {}

// A worker with the module; it is ended to cancel what it does.
class Engine {
  constructor() {
    this.next = 0;
    this.pending = new Map();
    const script = new Blob([$("worker").textContent], { type: "text/javascript" });
    const address = URL.createObjectURL(script);
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = ({ message }) => this.end(new Error(message));
    this.has = [null, null];
    this.loaded = this.call("load", { bytes: bytesOf($("module").textContent.trim()) });
  }
  call(task, data = {}) {
    const id = this.next++;
    this.worker.postMessage({ ...data, id, task });
    return new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
  }
  take({ id, value, error, isBroken, ...progress }) {
    if (id === undefined) return showProgress(progress);
    const { resolve, reject } = this.pending.get(id);
    this.pending.delete(id);
    if (error === undefined) return resolve(value);
    reject(new Error(error));
    if (isBroken) this.end(new Cancelled());
  }
  end(reason) {
    this.worker.terminate();
    for (const { reject } of this.pending.values()) reject(reason);
    this.pending.clear();
    if (engine === this) engine = null;
  }
  get isBusy() { return this.pending.size > 0; }
}

let engine = null;

// What is compared

// A text or a file, with a name; each change of a side is a new object.
const sides = [null, null];
let report = null;
let isExample = true;

const steps = ["Reading the old file", "Reading the new file", "Comparing", "Listing the changes", "Writing"];

const showProgress = ({ step, isNew, share }) => {
  if (share !== undefined) {
    $("progress").value = share;
    $("progress-text").textContent = `Loading the ${isNew ? "new" : "old"} file: ${Math.floor(share * 100)}%`;
  } else {
    $("progress").removeAttribute("value");
    $("progress-text").textContent = steps[step];
  }
};

const setWorking = (isWorking) => {
  document.body.classList.toggle("working", isWorking);
  $("working").hidden = !isWorking;
};

// What the page calls the options that messages of the program name.
const optionNames = {
  "--rows": "'Keys that lead to the array'", "--tolerance": "'Numbers closer than'", "--ignore": "'What does not count'",
  "--id": "'What identifies a row'", "--format": "'Format'", "--delimiter": "'Separator'",
};

const withNames = (text) => text.replace(/--[a-z]+/g, (option) => optionNames[option] ?? option);

const showError = (text) => {
  $("error").textContent = withNames(text);
  $("error").hidden = !text;
  if (text) $("result").hidden = true;
};

// Returns the values of the boxes that are checked.
const checked = (id) => [...$(id).querySelectorAll("input:checked")].map((box) => box.value);

const requestOf = async (own) => {
  const names = { oldName: sides[0].name || "old text", newName: sides[1].name || "new text" };
  const told = $("format").value;
  const format = told === "auto" ? await own.call("format", { request: names }) : told;
  const request = { ...names, format };
  if (format === "text") return $("unordered").checked ? { ...request, isUnordered: true } : request;
  if (format === "csv" || format === "tsv") {
    request.hasHeader = $("has-header").checked;
    if ($("delimiter").value) request.delimiter = $("delimiter").value;
  }
  if (format === "json" && $("rows").value) request.rows = $("rows").value;
  return request;
};

const withRules = (request) => {
  if (request.format === "text") return request;
  const full = { ...request, id: checked("ids") };
  const ignored = checked("ignored");
  if (ignored.length) full.ignored = ignored;
  if ($("tolerance").value) full.tolerance = $("tolerance").value;
  if ($("ignores-case").checked) full.ignoresCase = true;
  if ($("ignores-blanks").checked) full.ignoresBlanks = true;
  if ($("unordered").checked) full.isUnordered = true;
  return full;
};

const boxesOf = (names, chosen, group) => names.map((name) => {
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.value = name;
  box.checked = chosen.includes(name);
  box.name = group;
  label.append(box, " ", name || "(no name)");
  return label;
});

// Whether rows are the members of an object, which their keys identify.
let hasKeys = false;

// Shows the columns of both files, and keeps what was chosen of those that are still there.
const showColumns = ({ columns, shared, guess: guessed, isKeyed }) => {
  hasKeys = Boolean(isKeyed);
  const [ids, ignored] = [checked("ids"), checked("ignored")]
    .map((names) => names.filter((name) => columns.includes(name)));
  const chosen = ids.length ? ids : guessed;
  const idColumns = hasKeys ? [] : columns.filter((_, index) => shared[index]);
  $("ids").replaceChildren(...boxesOf(idColumns, chosen, "id"));
  $("ignored").replaceChildren(...boxesOf(columns, ignored, "ignored"));
  $("guess").textContent = guessed.length
    ? `A guess: '${guessed[0]}' is different in each row of both files.`
    : hasKeys ? "The keys of the object identify rows."
    : columns.length
      ? "No column is different in each row and has half of its values in both files; choose what identifies a row." : "";
};

const forgetColumns = (error) => {
  if (!(error instanceof Cancelled)) showColumns({ columns: [], shared: [], guess: [] });
  throw error;
};

const formatNames = { text: "lines", csv: "CSV", tsv: "TSV", json: "JSON", jsonl: "JSON lines" };

// Says in a line how the files are compared; the options behind it say more.
const showHow = ({ format, id }) => {
  const ids = hasKeys && id ? "their keys" : id?.map((name) => `'${name}'`).join(", ");
  $("how").textContent = `Compared as ${formatNames[format]}${ids ? `, rows paired by ${ids}` : ""}: change this`;
};

const showOptions = (format) => {
  const isTable = format === "csv" || format === "tsv";
  $("table-options").hidden = format === "text";
  for (const element of document.querySelectorAll(".delimited")) element.hidden = !isTable;
  $("rows-option").hidden = format !== "json";
  $("format").options[0].textContent = `Automatic: ${formatNames[format]}`;
};

let lastColumns = "";

// Compares what the page has. What it was doing is cancelled.
const compare = async () => {
  if (engine?.isBusy) engine.end(new Cancelled());
  showError("");
  report = null;
  $("how").textContent = "How they are compared";
  if (!sides[0] || !sides[1]) {
    $("result").hidden = true;
    setWorking(false);
    return;
  }
  const size = sides.reduce((sum, side) => sum + side.size, 0);
  if (size > mostBytes) {
    showError(`Both files have ${sizeOf(size)} together; this page compares up to ${sizeOf(mostBytes)}. `
      + "The program tablediff compares larger ones.");
    setWorking(false);
    return;
  }
  const own = engine ??= new Engine();
  setWorking(true);
  try {
    await own.loaded;
    for (const [index, side] of sides.entries()) {
      if (own.has[index] === side) continue;
      await own.call("text", { isNew: index === 1, source: side.source });
      own.has[index] = side;
    }
    const request = await requestOf(own).catch(forgetColumns);
    showOptions(request.format);
    if (request.format !== "text") {
      const key = JSON.stringify([request, sides.map((side) => side.number)]);
      if (key !== lastColumns) {
        lastColumns = "";
        showColumns(await own.call("columns", { request }).catch(forgetColumns));
        lastColumns = key;
      }
      if (!hasKeys && !checked("ids").length) {
        $("settings").open = true;
        throw new Error(`Choose the ${request.format.startsWith("json") ? "keys" : "columns"} that identify a row.`);
      }
    }
    showHow(withRules(request));
    report = await own.call("compare", { request: withRules(request) });
    report.format = request.format;
    await showResult(own);
  } catch (error) {
    if (error instanceof Cancelled) return;
    showError(error.message);
  }
  if (engine === own || !engine) setWorking(false);
};

// What is shown

const decoder = new TextDecoder();
const tabs = ["listing", "beside", "play"];
let shownTab = "play";

const written = async (own, form, limit = 0) => own.call("write", { form: forms[form], limit });

const showResult = async (own) => {
  const words = report.format === "text" ? "lines" : "rows";
  $("title").textContent = report.title;
  $("warnings").textContent = withNames(report.warnings.join("\n"));
  $("form").querySelector("[value=jsonPatch]").hidden = report.format !== "json";
  if (report.format !== "json" && $("form").value === "jsonPatch") $("form").value = "patch";
  $("result").hidden = false;
  const isPlayable = !report.isEmpty && report.rowCounts.every((count) => count <= mostPlayed);
  $("tab-play").disabled = !isPlayable;
  $("tab-play").title = isPlayable || report.isEmpty
    ? "" : `Lists of up to ${mostPlayed.toLocaleString("en")} ${words} are played`;
  if (!isPlayable && shownTab === "play") shownTab = "listing";
  await showTab(own);
};

const showTab = async (own) => {
  for (const name of tabs) {
    const isShown = name === shownTab;
    $(`tab-${name}`).setAttribute("aria-selected", isShown);
    $(`tab-${name}`).tabIndex = isShown ? 0 : -1;
  }
  $("play").hidden = shownTab !== "play";
  $("listing").hidden = shownTab === "play";
  $("listing").setAttribute("aria-labelledby", `tab-${shownTab}`);
  if (shownTab === "play") {
    const page = decoder.decode(await written(own, "page"));
    const plays = isExample && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    $("player").onload = () => {
      if (plays) $("player").contentDocument.getElementById("play")?.click();
    };
    $("player").srcdoc = page;
    return;
  }
  $("player").srcdoc = "";
  const bytes = await written(own, shownTab === "beside" ? "sideBySide" : "listing", listingLimit);
  showListing($("lines"), decoder.decode(bytes), $("more"));
  $("cut").hidden = bytes.length < listingLimit;
};

const selectTab = async (name) => {
  if (!report || !engine || $(`tab-${name}`).disabled) return;
  shownTab = name;
  setWorking(true);
  const own = engine;
  try {
    await showTab(own);
  } catch (error) {
    if (error instanceof Cancelled) return;
    showError(error.message);
  }
  if (!own.isBusy) setWorking(false);
};

// What is taken away

const endingsOf = { patch: "json", jsonPatch: "json", page: "html", records: "csv", markdown: "md" };

const formText = async () => {
  if (!report || !engine || engine.isBusy) return null;
  setWorking(true);
  try {
    return await written(engine, $("form").value);
  } catch (error) {
    if (!(error instanceof Cancelled)) showTold(error.message);
    return null;
  } finally {
    setWorking(false);
  }
};

const showTold = (text) => { $("told").textContent = text; };

const copy = async () => {
  const bytes = await formText();
  if (!bytes) return;
  const text = decoder.decode(bytes);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Some browsers give a page that was opened as a file no clipboard but this.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  showTold(`Copied: ${sizeOf(bytes.length)}`);
};

const save = async () => {
  const bytes = await formText();
  if (!bytes) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = `change.${endingsOf[$("form").value]}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  showTold(`Saved: ${link.download}, ${sizeOf(bytes.length)}`);
};

// What goes in

let nextSide = 0;

const setSide = (index, side) => {
  sides[index] = side && { ...side, number: nextSide++ };
  const id = sideNames[index];
  const isFile = side && typeof side.source !== "string";
  $(`${id}-file`).textContent = side?.name ? `${side.name}, ${sizeOf(side.size)}` : "";
  $(`${id}-text`).hidden = Boolean(isFile);
  $(`${id}-remove`).hidden = !side;
  if (!isFile) $(`${id}-text`).value = side?.source ?? "";
};

const textSide = (source, name = "") => (
  source ? { name, source, size: source.length } : null);

const fileSide = async (file) => {
  const head = file.size > mostBytes ? "" : await file.slice(0, 4096).text();
  // Short files can be read in the page.
  const isShort = file.size > 0 && file.size < 20_000 && !/[\0\ufffd]/.test(head);
  return isShort
    ? textSide(await file.text(), file.name) : { name: file.name, source: file, size: file.size };
};

const takeFiles = async (files, index) => {
  if (!files.length) return;
  isExample = false;
  const found = await Promise.all([...files].slice(0, 2).map(fileSide));
  if (found.length === 2) found.forEach((side, place) => setSide(place, side));
  else setSide(index, found[0]);
  await compare();
};

const exchange = () => {
  const [old, now] = sides;
  setSide(0, now);
  setSide(1, old);
  return compare();
};

for (const [index, id] of sideNames.entries()) {
  const area = $(`${id}-text`);
  let timer = 0;
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isExample = false;
      const side = textSide(area.value);
      sides[index] = side && { ...side, number: nextSide++ };
      $(`${id}-file`).textContent = "";
      $(`${id}-remove`).hidden = !side;
      compare();
    }, 300);
  });
  $(`${id}-choose`).addEventListener("change", ({ target }) => {
    const files = [...target.files];
    target.value = "";
    takeFiles(files, index);
  });
  $(`${id}-remove`).addEventListener("click", () => {
    isExample = false;
    setSide(index, null);
    $(`${id}-text`).focus();
    compare();
  });
}

addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("dragging");
});
addEventListener("dragleave", ({ relatedTarget }) => {
  if (!relatedTarget) document.body.classList.remove("dragging");
});
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("dragging");
  const side = event.target.closest?.(".side");
  const isNew = side ? side.id === "new" : sides[0] && !sides[1];
  takeFiles(event.dataTransfer.files, isNew ? 1 : 0);
});

$("options").addEventListener("change", () => compare());
$("exchange").addEventListener("click", exchange);
$("cancel").addEventListener("click", () => {
  engine?.end(new Cancelled());
  setWorking(false);
  if (!report) showError("Cancelled.");
});
$("copy").addEventListener("click", copy);
$("save").addEventListener("click", save);
for (const name of tabs) $(`tab-${name}`).addEventListener("click", () => selectTab(name));
$("tabs").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const usable = tabs.filter((name) => !$(`tab-${name}`).disabled);
  const name = usable[(usable.indexOf(shownTab) + step + usable.length) % usable.length];
  $(`tab-${name}`).focus();
  selectTab(name);
});

for (const [index, id] of sideNames.entries()) setSide(index, textSide(example[id].text, example[id].name));
compare();
