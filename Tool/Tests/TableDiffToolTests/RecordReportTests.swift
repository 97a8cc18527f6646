// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing
import ToolSupport

/// Changes as records of CSV.
@Suite struct RecordReportTests {
  /// Each row has its values as they are, and an updated one both.
  @Test func records() throws {
    let old = "id;name;n\n1;Ann, A;1\n2;Bo;2\n3;Cy;3\n4;\"D\"\"i\";4\n5;Eve;5\n"
    let new = "id;name;n\n5;Eve;50\n1;Ann, A;10\n6;\"two\nlines\";\n4;\"D\"\"i\";4\n3;Cy;3\n"
    let change = try ShownChange(old, new, .csv, id: "id", delimiters: (0x3B, 0x3B))
    #expect(
      try change.records() == [
        "change,file,old_row,new_row,id,name,n",
        "moved and updated,old,5,1,5,Eve,5", "moved and updated,new,5,1,5,Eve,50",
        "updated,old,1,2,1,\"Ann, A\",1", "updated,new,1,2,1,\"Ann, A\",10",
        "deleted,old,2,,2,Bo,2", "inserted,new,,3,6,\"two", "lines\",",
        "moved,new,4,4,4,\"D\"\"i\",4",
      ])
    #expect(try ShownChange("a\n", "a\n").records() == ["change,file,old_row,new_row,line"])
  }

  /// Lines have one column; the leading columns never have the name of another one.
  @Test func names() throws {
    #expect(
      try ShownChange("a\nb\n", "b\nc,d").records() == [
        "change,file,old_row,new_row,line", "deleted,old,1,,a", "inserted,new,,2,\"c,d\"",
      ])
    let change = try ShownChange("file,_file\n1,2\n", "file,_file\n1,3\n", .csv, id: "file")
    #expect(try change.records()[0] == "change,__file,old_row,new_row,file,_file")
  }

  /// Columns that come, go, or get another name have a record before the rows.
  @Test func columns() throws {
    let change = try ShownChange(
      "id,town,n\n1,Rome,1\n2,Oslo,2\n3,Bern,3\n", "id,city,new\n1,Rome,x\n2,Oslo,y\n3,Basel,z\n",
      .csv, id: "id", tellsColumns: true)
    #expect(
      try change.records() == [
        "change,file,old_row,new_row,id,city,n,new",
        "columns,,,,,renamed from town,removed,added",
        "updated,old,3,3,3,Bern,3,", "updated,new,3,3,3,Basel,,z",
      ])
  }

  /// Keys of JSON are columns, in the order in which changed rows have them.
  @Test func objects() throws {
    let old = #"[{"z":0,"id":1},{"id":"2","a":"x\ny","b":[1,{"c":null}]}]"#
    let new = #"[{"z":0,"id":1},{"id":"2","b":null,"d":true}]"#
    #expect(
      try ShownChange(old, new, .json, id: "id").records() == [
        "change,file,old_row,new_row,id,a,b,d",
        "updated,old,2,2,2,\"x", #"y","[1, {""c"": null}]","#, "updated,new,2,2,2,,null,true",
      ])
  }

  /// A key that is a part of the id and the section too is one column.
  @Test func sectionsWithinIDs() throws {
    let old = #"[{"n":1,"s":"a","v":1}]"#, new = #"[{"n":1,"s":"a","v":2}]"#
    #expect(
      try ShownChange(old, new, .json, id: "s,n", section: "s").records() == [
        "change,file,old_row,new_row,s,n,v", "updated,old,1,1,a,1,1", "updated,new,1,1,a,1,2",
      ])
  }

  /// Sections that come, go or move have records of their own; rows are counted in their section.
  @Test func sections() throws {
    let old = "id,s\n1,a\n2,a\n3,b\n4,c\n", new = "id,s\n3,b\n1,a\n2,d\n"
    #expect(
      try ShownChange(old, new, .csv, id: "id", section: "s").records() == [
        "change,file,old_row,new_row,id,s", "section moved,new,2,1,,b",
        "section deleted,old,3,,,c", "deleted,old,1,,4,c", "section inserted,new,,3,,d",
        "moved and updated,old,2,1,2,a", "moved and updated,new,2,1,2,d",
      ])
  }

  /// What does not count is no change, and a row that is only elsewhere does not move.
  @Test func rules() throws {
    var rules = try ContentRules(ignored: FieldNames("n", for: "--ignore"))
    rules.isUnordered = true
    let change = try ShownChange(
      "id,v,n\n1,a,1\n2,b,2\n3,c,3\n", "id,v,n\n3,c,5\n2,x,6\n1,a,7\n", .csv, id: "id", rules: rules
    )
    #expect(
      try change.records() == [
        "change,file,old_row,new_row,id,v,n", "updated,old,2,2,2,b,2", "updated,new,2,2,2,x,6",
      ])
  }
}
