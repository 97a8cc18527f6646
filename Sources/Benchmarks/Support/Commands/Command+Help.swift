// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension Command {
  /// A description of the command for its help.
  package var explanation: String {
    switch self {
    case .run:
      """
      Measures generated lists: flat lists, lists whose ids repeat, lists of sections, tree arrays, \
      lists derived from them, and lists that an updater drives; and, if it is thorough, the lists of \
      Fixtures. Without --case or --rows it takes the most telling cases, in less than a minute; \
      --thorough takes all, in about a quarter of an hour. Progress goes to standard error.
      """
    case .list:
      """
      Prints the titles of the cases that 'run' takes with the same options, with their numbers of \
      rows; 'list --thorough' prints all.
      """
    case .compare:
      """
      Compares the records of two runs, which 'run --json FILE' writes. Cases belong together if \
      they have the same title, call and number of rows. The ratio of a case is the median of the \
      second run as a multiple of that of the first, in multiples of a scan where both records \
      have one, otherwise in seconds. The verdict is about the geometric mean of all ratios: \
      slower or faster if it is beyond the threshold and its 95% interval does not contain 1. The \
      intervals come from resampling rounds and cases with a fixed seed.
      """
    case .report:
      """
      Prints the record of a run: the table that the run printed, a table for a pull request, or a chart. \
      Of a run with --growth, it is about how times grow.
      """
    case .check:
      """
      Verifies the results of all cases in lists of 10 to 20,000 rows, with both kinds of data, \
      and of the fixtures.
      """
    case .guardSpecialization:
      """
      Fails unless a diff of equal content takes less than 5 times a scan in every form of the \
      call, and by an updater with every kind of comparison.
      """
    case .version: "Prints the versions of TableDiff and of the compiler that built this program."
    case .help: "Explains a command and its options."
    }
  }

  /// The exit statuses and other remarks at the end of the help.
  package var remarks: String {
    switch self {
    case .run:
      """
      exit status: 0 all results are right, whatever the times; 1 a result is wrong, or with --growth a
        time grows faster than claimed; 2 the command is invalid, or a file cannot be read or written

      \(Self.recordFormat)
      """
    case .compare:
      """
      exit status: 0 the same; 1 the second run is slower; 4 it is faster; 2 the command is invalid, or
        a record cannot be read
      """
    case .check, .guardSpecialization:
      "exit status: 0 it holds; 1 it does not; 2 the command is invalid"
    case .list, .report:
      "exit status: 0 done; 2 the command is invalid, or a file cannot be read or written"
    case .version, .help: ""
    }
  }

  private static let recordFormat = """
    --json writes one object:
      version           1
      date              the day of the run, in UTC
      machine           {system, processor, cores, toolchain}
      waited            the share of the run's time in which the process had no processor
      measures          {measure: what it is}
      limits            {closuresTimesCall, keyPathTimesCall, planningTimesCall, peerSeconds}
      tasks             a list with one element for each title: {title, call, source, results, details}
        source          fixtures or generated
        results         {number of rows: [seconds of each round]}
        details         {number of rows: {data, changes: {deletes, inserts, moves, updates},
                        medianSeconds, scanSeconds: [seconds of each round], measureSeconds:
                        {measure: median seconds}, timesScan, timesJoin, closuresTimesCall,
                        keyPathTimesCall, sections, sectionChanges: {as changes}, timesFlatDiff,
                        planningTimesCall, batches, standardLibrarySeconds, heckelSeconds,
                        skippedPeers: [peer], peakBytesPerRow, targetBytesPerRow, target,
                        shareOfTarget, timesSmall, timesArrays, callCount, percentile99Seconds,
                        percentile99Target, shareOfPercentile99Target, keptBytesPerRow,
                        targetKeptBytesPerRow, missed: [target], wrong: [problem], counts}};
                        what was not measured is absent. If callCount calls were timed one by one,
                        the seconds of a round are the median of its calls
        counts          of one call, on one thread: {allocations, allocatedBytes, peakBytes: the most
                        bytes allocated at one time, with the result, keptBytes: those still
                        allocated in the end}; the same in each run, hash tables apart, and those
                        too if SWIFT_DETERMINISTIC_HASHING is 1
      growth            with --growth: a list of {title, call, variable: rows, edited share or
                        rows, one edit; points: [{x, seconds, measureSeconds, allocations}],
                        exponent, fittedFrom, limit: the largest exponent, timesLimit:
                        the most times that the last point may take of the first fitted one,
                        wrong: [problem]}
    """
}

extension Help {
  /// The help of the program.
  package static var overview: String {
    let commands = Command.allCases.map {
      ([$0.rawValue, $0.operands].filter { !$0.isEmpty }.joined(separator: " "), $0.summary)
    }
    let flags = Command.allCases.compactMap(\.flag)
    return [
      "Measures TableDiff, and verifies each result before it measures the time.",
      "usage: swift run -c release Benchmarks [COMMAND] [OPTION]...",
      "commands:\n" + list(commands),
      options(of: Command.run),
      "'help COMMAND' explains the options of the other commands. Options may name a command too:\n"
        + flags.joined(separator: ", ") + ".",
    ].joined(separator: "\n\n")
  }
}
