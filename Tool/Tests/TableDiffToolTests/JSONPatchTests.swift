// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing

/// The operations of JSON Patch; `test_forms.py` applies those of random files with another program.
@Suite struct JSONPatchTests {
  /// Each kind of operation, with the positions of its time.
  @Test func operations() throws {
    let old = #"[{"id":1,"a":{"x/y":1,"~":2,"k":[1]}},{"id":2},{"id":3},{"id":4},{"id":5}]"#
    let new = #"[{"id":5},{"id":1,"a":{"x/y":2,"k":[1,2],"":0}},{"id":3},{"id":6},{"id":4}]"#
    #expect(
      try ShownChange(old, new, .json, id: "id").jsonPatch
        == #"""
        [{"op": "remove", "path": "/1"},
         {"op": "move", "from": "/3", "path": "/0"},
         {"op": "add", "path": "/3", "value": {"id": 6}},
         {"op": "replace", "path": "/1/a/x~1y", "value": 2},
         {"op": "remove", "path": "/1/a/~0"},
         {"op": "replace", "path": "/1/a/k", "value": [1, 2]},
         {"op": "add", "path": "/1/a/", "value": 0}]

        """#)
    #expect(try ShownChange(old, old, .json, id: "id").jsonPatch == "[]\n")
  }

  /// Rows that keys identify are named by them, and none moves.
  @Test func keyedRows() throws {
    let old = #"{"a/b": {"v": 1}, "~": {}, "\u0078": {"v": 1}}"#
    let new = #"{"x": {"v": 1}, "": {}, "a/b": {"v": [1], "w": {}}}"#
    #expect(
      try ShownChange(old, new, .json).jsonPatch
        == #"""
        [{"op": "remove", "path": "/~0"},
         {"op": "add", "path": "/", "value": {}},
         {"op": "replace", "path": "/a~1b/v", "value": [1]},
         {"op": "add", "path": "/a~1b/w", "value": {}}]

        """#)
  }
}
