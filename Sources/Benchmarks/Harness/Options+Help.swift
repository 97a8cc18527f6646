// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Options {
  static let help = """
    Measures TableDiff. Verifies each result before it measures the time.

    usage: swift run -c release Benchmarks [option]...

    Without options it measures the lists of Fixtures and then generated lists: flat lists, lists whose ids
    repeat, lists of sections, and lists that an updater drives.

      --case NAME       measure only cases whose title contains NAME; can be repeated
      --rows N[,N]...   measure generated lists of these numbers of rows, 10 to 10000000, and no fixtures;
                        a case that is about one number of rows takes part if the option lists that number
      --rounds N        run N rounds, 1 to 1000; by default 11 to 31, or at least 5 if rounds are slow
      --data KIND       shared: new rows are copies of the old ones, and their strings share buffers (default)
                        fresh: every string is rebuilt in shuffled order, as after decoding
      --no-peers        do not time the standard library's difference(from:) and the textbook Heckel
      --peer-limit S    skip one of them if it is estimated to take more than S seconds, 1 to 3600 (default 5)
      --fixtures DIR    the folder of the fixtures, if not in this package or the current folder
      --json FILE       also write the results to FILE
      --list            print the titles of the generated cases
      --check           do not measure: verify the results of all cases in lists of 10 to 20000 rows,
                        with both kinds of data, and of the fixtures
      --guard           fail unless a diff of equal content takes less than 5 x scan in every form of the call,
                        and by an updater with every kind of comparison
      --diff OLD NEW    read two files and print the numbers of deleted and inserted lines of a shortest edit
                        script, and the milliseconds that reading and comparing took; lines end with LF and
                        are compared by their bytes. Of two folders, compare the files of equal path: a line
                        `deleted inserted path` for each that changed, `- - path` if it is binary, and at last
                        the milliseconds
      --help            print this text

    Progress goes to standard error, the tables to standard output.

    exit code: 0 all results are right, whatever the times; 1 a result is wrong, or the guard found
      the diff slow; 2 the command is invalid

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
                        medianSeconds, timesScan, timesJoin, closuresTimesCall, keyPathTimesCall,
                        sections, sectionChanges: {as changes}, timesFlatDiff, planningTimesCall, batches,
                        standardLibrarySeconds, heckelSeconds, skippedPeers: [peer], peakBytesPerRow,
                        targetBytesPerRow, target, shareOfTarget, missed: [target], wrong: [problem],
                        measureSeconds: {measure: seconds}, counts}}; what was not measured is absent
        counts          of one call, on one thread: {allocations, allocatedBytes, peakBytes: the most bytes
                        allocated at one time, with the result, retains, releases, instructions}; the same
                        in each run, hash tables apart, and those too if SWIFT_DETERMINISTIC_HASHING is 1
    """
}
