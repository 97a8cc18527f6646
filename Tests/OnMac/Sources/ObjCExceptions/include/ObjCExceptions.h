// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Runs a block, and returns the reason of the exception that it throws; `nil` if it throws none.
///
/// Swift cannot catch exceptions of Objective-C. One that passes through frames of Swift skips what
/// they would release, so that objects may leak.
FOUNDATION_EXPORT NSString *_Nullable TDExceptionReason(void (NS_NOESCAPE ^block)(void));

NS_ASSUME_NONNULL_END
