// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a ``MeasuredArray`` knows of any range of its rows, such as how high they are together.
///
///     struct MailSummary: RowSummary {
///       var height = 0.0
///       var unreadCount = 0
///
///       mutating func append(_ mail: Mail) {
///         height += mail.height
///         unreadCount += mail.isUnread ? 1 : 0
///       }
///
///       mutating func append(contentsOf next: MailSummary) {
///         height += next.height
///         unreadCount += next.unreadCount
///       }
///     }
///
/// A summary is a small value without references: sums, counts, a smallest and a largest value, several of
/// them at once. Each branch of the tree keeps those of up to 16 children. A `public` type says that it is
/// `BitwiseCopyable`; the compiler finds out for others.
///
/// To append must be associative: the summary of "abc" is the same, whether that of "bc" is appended to
/// that of "a" or that of "c" to that of "ab". It need not be commutative. Sums of floating-point
/// numbers are associative up to rounding, which is enough: a sum is made from its parts anew after
/// each edit, never by a difference, so errors do not add up.
public protocol RowSummary: BitwiseCopyable, Sendable {
  /// A row of the list.
  associatedtype Row

  /// Creates the summary of no rows, which changes none to which it is appended.
  init()

  /// Adds a row that follows.
  mutating func append(_ row: Row)

  /// Adds the rows of a summary, which follow.
  mutating func append(contentsOf next: Self)
}
