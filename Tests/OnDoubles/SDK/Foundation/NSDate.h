// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/timeinterval
typedef double NSTimeInterval;

#pragma clang assume_nonnull end
