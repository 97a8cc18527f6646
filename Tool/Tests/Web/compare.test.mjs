// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What the module of the page compare.html writes is what the program writes, byte for byte: for each pair of files
// that compare_pairs.py has written with the results of the program.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import test from "node:test";

import { bytesOfModule, comparison, Refused, withMemoryLimit } from "./comparison.mjs";

const folder = resolve(process.env.TABLEDIFF_WEB ?? ".build-web", "pairs");
const file = (name) => readFileSync(resolve(folder, name));
const hasPairs = existsSync(resolve(folder, "cases.json"));
const cases = hasPairs ? JSON.parse(file("cases.json")) : [];

// Returns the bytes that the module gives, or what it says is wrong.
const result = (act) => {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
};

// A command line names options, and says who speaks.
const plain = (message) => message.replace(/^(tablediff|warning): /gm, "").replace(/\nSee '.*'\.\n?$/, "").trim();

test("the module writes what the program writes", { skip: !hasPairs && "no results of the program" }, () => {
  const compared = comparison();
  let count = 0;
  for (const { name, files, request, results } of cases) {
    compared.setText(false, file(files[0]));
    compared.setText(true, file(files[1]));
    const report = result(() => compared.compare(request));
    for (const [form, { status, file: written, messages }] of Object.entries(results)) {
      count++;
      if (typeof report === "string") {
        assert.equal(status, 2, `${name}, ${form}: ${report}`);
        assert.equal(report.replaceAll(/\s+/g, " "), plain(messages).replaceAll(/\s+/g, " "), name);
        continue;
      }
      if (status === 2) {
        const wrong = result(() => compared.write(form));
        assert.ok(typeof wrong === "string" || !report.isWhole, `${name}, ${form}: the program says ${messages}`);
        continue;
      }
      // The program writes no listing of what did not change.
      if (form === "listing" && report.isEmpty) continue;
      const bytes = result(() => compared.write(form));
      assert.ok(typeof bytes !== "string", `${name}, ${form}: ${bytes}`);
      assert.equal(status, report.isEmpty ? 0 : 1, name);
      const expected = file(written);
      // Bytes are compared first: to compare long texts takes long.
      if (!expected.equals(Buffer.from(bytes))) {
        assert.equal(Buffer.from(bytes).toString(), expected.toString(), `${name}, ${form}`);
      }
    }
  }
  console.log(`${cases.length} pairs of files, ${count} results`);
});

test("all memory is given back", () => {
  const compared = comparison();
  const lines = (seed) => Buffer.from(
    Array.from({ length: 20_000 }, (_, index) => `${index},${(index * 7919 + seed) % 1000},c\n`).join(""));
  // Constants, such as the scripts of the page that plays changes, are made once.
  let first = null;
  const sizes = [];
  for (let round = 0; round < 10; round++) {
    compared.setText(false, lines(round));
    compared.setText(true, lines(round + (round % 3)));
    compared.compare({ format: "csv", hasHeader: false, id: ["1"] });
    for (const form of ["listing", "sideBySide", "patch", "page", "records", "markdown"]) compared.write(form);
    compared.columns({ format: "csv", hasHeader: false });
    compared.clear();
    first ??= compared.usedBytes();
    assert.ok(first < 100_000 && compared.usedBytes() <= first + 256, `${compared.usedBytes()} bytes in use, ${first} before`);
    sizes.push(compared.size());
  }
  assert.equal(sizes.at(-1), sizes[3], "the memory grows no more");
});

test("names tell the format, or the beginnings of both files", () => {
  const compared = comparison();
  const format = (old, now, request = {}) => {
    compared.setText(false, Buffer.from(old));
    compared.setText(true, Buffer.from(now));
    return compared.format(request);
  };
  const [table, lines] = ["id;v\n1;a\n", "a\nb\n"];
  assert.equal(format(table, lines), "text");
  assert.equal(format(table, table), "csv");
  assert.equal(format(table.replaceAll(";", "\t"), table.replaceAll(";", "\t")), "tsv");
  assert.equal(format(' [{"id":1}]', "[]"), "json");
  assert.equal(format('{"a":{"v":1}}', '{"a":{}}'), "json");
  assert.equal(format('{"a":1}', '{"a":1}\n{"a":2}'), "jsonl");
  assert.equal(format(lines, lines, { newName: "b.TAB" }), "tsv");
  assert.throws(() => format(lines, lines, { oldName: "a.csv", newName: "b.json" }), /csv and json cannot be compared/);
});

test("what is no text is refused in words, and the next comparison works", () => {
  const compared = comparison();
  compared.setText(false, Buffer.from([0x61, 0, 0x62]));
  compared.setText(true, Buffer.from("b\n"));
  assert.throws(() => compared.compare({ format: "text", oldName: "x" }), /x: line 1, column 2, byte 1: a zero byte/);
  compared.setText(false, Buffer.from("a\n"));
  assert.equal(compared.compare({ format: "text" }).isEmpty, false);
  assert.throws(() => compared.compare({ format: "csv", id: ["id"] }), /there is no column 'id', but 'a'/);
  assert.throws(() => compared.compare({ format: "csv", id: ["a"], section: "a" }), /sections are compared by the program/);
  assert.equal(compared.compare({ format: "text" }).isEmpty, false);
});

test("memory that there is not ends the comparison, and a new module goes on", () => {
  const large = Buffer.alloc(12_000_000, "some line\n");
  const limited = comparison(withMemoryLimit(bytesOfModule, 2 ** 24));
  assert.throws(() => limited.setText(true, large) || limited.setText(false, large), WebAssembly.RuntimeError);
  assert.equal(limited.isExhausted(), 1);
  const next = comparison(withMemoryLimit(bytesOfModule, 2 ** 24));
  next.setText(false, Buffer.from("a\n"));
  next.setText(true, Buffer.from("b\n"));
  assert.equal(next.compare({ format: "text" }).isEmpty, false);
  assert.equal(next.isExhausted(), 0);
});

test("the page has the module, packed", () => {
  const page = file("../compare.html").toString();
  const packed = Buffer.from(page.match(/id="module">([^<]*)/)[1], "base64");
  const script = readFileSync(new URL("../../Web/Page/unpack.js", import.meta.url), "utf8");
  const unpack = new Function(`${script}; return unpack;`)();
  assert.ok(bytesOfModule.equals(unpack(new Uint8Array(packed))));
});
