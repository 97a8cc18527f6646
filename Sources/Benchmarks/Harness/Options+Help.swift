// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Options {
  static let help = """
    Measures TableDiff, and verifies each result before its time counts.

    usage: swift run -c release Benchmarks [option]...

    Without options: the lists of Fixtures, then the speed table, of flat lists, of lists whose ids repeat
    and of lists of sections.

      --case NAME       only cases whose title holds NAME; may be given more than once
      --rows N[,N]...   the speed table at these numbers of rows, 10 to 10000000, and no fixtures;
                        cases about a number of their own take part where that is named
      --rounds N        so many rounds, 1 to 1000, instead of 11 to 31 as the time allows (5 at least)
      --data KIND       shared: new rows are copies of the old ones, their strings share buffers (default)
                        fresh: every string rebuilt, in shuffled order, as decoding anew gives
      --no-peers        without the standard library's difference(from:) and the textbook Heckel
      --peer-limit S    skips one of them if it would take more than about S seconds, 1 to 3600 (default 5)
      --fixtures DIR    where the fixtures are, if not in this package or the current folder
      --json FILE       writes the results to FILE as well
      --list            the titles of the speed table
      --check           measures nothing: verifies the results of all cases in lists of 10 to 20000 rows,
                        of both kinds of data, and of the fixtures
      --guard           fails unless equal content takes less than 10 x scan in every form of the call
      --diff OLD NEW    measures nothing of the above: reads two files, and prints how many lines are deleted and
                        how many inserted by a shortest edit script, and the milliseconds that it took, reading
                        included; a line ends behind its LF and is the same where its bytes are
      --help            this text

    Progress goes to standard error, the table to standard output.

    exit code: 0 all results are right, whatever the times; 1 a result is wrong, or the guard found
      the diff slow; 2 the command cannot be carried out

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
                        targetBytesPerRow, target, shareOfTarget, missed: [target], wrong: [problem]}};
                        what was not measured is absent
    """
}
