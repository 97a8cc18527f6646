// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Command {
  package var examples: [(name: String, text: String)] {
    if self != .show { return [] }
    return [
      ("tablediff old.csv new.csv", "what changed; a note says which column identifies a row"),
      ("tablediff old.csv new.csv -i country,city", "two columns identify a row"),
      ("tablediff old.json new.json -s", "only how many rows changed"),
      ("tablediff old.csv new.csv -y -x updated", "side by side; 'updated' does not count"),
      ("tablediff old-folder new-folder", "the files of the same path"),
      ("tablediff merge base.csv mine.csv theirs.csv -i id", "two changes of one file in one"),
    ]
  }

  package var explanation: String {
    switch self {
    case .show:
      """
      Shows what changed from one file to another: rows deleted (-), inserted (+), updated (~), and \
      moved, at the place that they left (→) and at the one that they came to (←), with their \
      numbers in both files. Rows are records of CSV or TSV or objects of JSON, and a row of the same \
      id is the same row, whatever else changed in it. --id says what the id is; without it, it is \
      found by the values, and a note tells it. Of other files, and where none is found, lines are \
      compared. One of the files can be '-', standard input. --html writes a page that plays the \
      change as a list view carries it out, in stages if one batch would not be legal. Of two \
      folders, the files of the same path are compared.
      """
    case .git:
      """
      Shows what changed in a file as 'git diff' does: git calls it with the seven or nine arguments \
      of a diff driver, or with a path alone that is not merged. The name of PATH tells the format. \
      To make it the driver 'table' for some files: git config diff.table.command \
      'tablediff git --id COLUMN --', and in .gitattributes: *.csv diff=table
      """
    case .apply:
      """
      Applies a patch to a file, and writes the result: all of it, or nothing if the patch is \
      invalid, was made for another file, or deletes or updates a row that was edited after the patch \
      was made. The patch says how to read the file. Rows that the patch \
      does not change are written as they are in the file; if there are sections, they are written \
      one after the other. One of the files can be '-', standard input.
      """
    case .merge:
      """
      Merges two changes of one file: BASE is the file from which both started, MINE and THEIRS are \
      what became of it. The result has the rows that either inserted, updated or moved, and lacks \
      those that either deleted; a row that both updated has the values that either changed, and \
      columns that either added or renamed are there. A row of which both want something else is in \
      conflict: both versions are written, between lines of '<' and '>' as git writes them, and it is \
      named on standard error, with the columns or keys and their values. Where only the place is in conflict, the row is where MINE has it. The name of \
      PATH, if it is there, tells the format in place of the others, and is what messages call the \
      file. To make it the merge driver 'table' of git: git config merge.table.driver \
      'tablediff merge --driver --id COLUMN -- %O %A %B %P', and in .gitattributes: *.csv merge=table
      """
    case .version: "Prints the version of TableDiff that built this program."
    }
  }

  package var remarks: String {
    switch self {
    case .show:
      """
      exit status: 0 nothing changed that counts; 1 rows or columns changed; 2 the command is invalid,
        or a file cannot be read or written

      environment: NO_COLOR turns colors off, unless --color is there; PAGER is the pager, by default
        'less -R' if there is one

      'tablediff apply PATCH FILE' applies a patch, which --json writes, to a file; see
      'tablediff apply --help'. 'tablediff git --help' tells how git shows changes with this program,
      and 'tablediff merge --help' how it merges them.
      'tablediff --version' prints the version. In a clone of TableDiff,
      'swift run -c release --package-path Tool tablediff' builds and runs this program.
      """
    case .git:
      """
      exit status: 0 done, whether or not something changed; 2 the command is invalid

      environment: NO_COLOR turns colors off, unless --color is there; git says whether it pages
      """
    case .apply:
      "exit status: 0 done; 2 the command is invalid, or a file cannot be read or written"
    case .merge:
      """
      exit status: 0 merged; 1 merged, with conflicts; 2 the command is invalid, or a file cannot be
        read or written; with --driver it is 129 instead, so that git stops
      """
    case .version: ""
    }
  }
}
