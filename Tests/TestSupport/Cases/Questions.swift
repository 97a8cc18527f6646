// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Stops a call at its questions in turn, and returns how many it asks and what is wrong: it must ask
/// no more after it was stopped, give nothing then, and otherwise what is expected.
///
/// - Parameters:
///   - step: How many questions further the call is stopped next, after the one of a number.
///   - call: Asks its parameter whether to stop; returns `nil` if it was stopped.
package func questions<Result: Equatable>(
  giving expected: Result, step: (_ question: Int) -> Int = { _ in 1 },
  of call: (_ shouldStop: @escaping () -> Bool) -> Result?
) -> (count: Int, problem: String?) {
  var count = 0
  let result = call {
    count += 1
    return false
  }
  if result != expected { return (count, "\(String(describing: result)), not \(expected)") }
  var question = 1
  while question <= count {
    var asked = 0
    let result = call {
      asked += 1
      return asked >= question
    }
    if result != nil || asked != question {
      return (
        count,
        "stopped at question \(question), it asked \(asked) times: \(String(describing: result))"
      )
    }
    question += step(question)
  }
  return (count, nil)
}
