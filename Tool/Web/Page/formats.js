// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What a file probably is, by its name and its beginning.

const endings = { csv: "csv", tsv: "tsv", tab: "tsv", json: "json", jsonl: "jsonl", ndjson: "jsonl" };

const delimiters = [",", ";", "\t", "|"];

const firstLine = (text) => /^\ufeff?(?:[\r\n]*)([^\r\n]*)/.exec(text)[1];

// Returns the delimiter that is in the first line most often; nothing if there is none.
const delimiterOf = (text) => {
  const line = firstLine(text).replace(/"(?:[^"]|"")*"/g, "");
  const counts = delimiters.map((delimiter) => line.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return most ? delimiters[counts.indexOf(most)] : null;
};

// Returns the format of two files with their beginnings.
const formatOf = (sides) => {
  const named = sides.map(({ name }) => endings[/\.(\w+)$/.exec(name)?.[1].toLowerCase()]).find(Boolean);
  if (named) return named;
  const heads = sides.map(({ head }) => head.replace(/^\ufeff/, "").trimStart());
  if (heads.every((head) => /^\[\s*(\{|\])/.test(head))) return "json";
  if (heads.every((head) => /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{/.test(head))) return "json";
  if (heads.every((head) => /^\{\s*"/.test(head))) return "jsonl";
  const found = heads.map(delimiterOf);
  if (!found[0] || found[0] !== found[1]) return "text";
  // As many fields in the second line as in the first one, or what has a delimiter is prose.
  const isTable = heads.every((head) => {
    const counts = head.split(/\r?\n/, 2).map((line) => line.replace(/"(?:[^"]|"")*"/g, "").split(found[0]).length);
    return counts.length < 2 || counts[0] === counts[1];
  });
  return isTable ? (found[0] === "\t" ? "tsv" : "csv") : "text";
};
