// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/corefoundation/cgfloat-swift.struct
typedef double CGFloat;

// https://developer.apple.com/documentation/corefoundation/cgpoint
struct CGPoint {
  CGFloat x;
  CGFloat y;
};
typedef struct CGPoint CGPoint;

// https://developer.apple.com/documentation/corefoundation/cgsize
struct CGSize {
  CGFloat width;
  CGFloat height;
};
typedef struct CGSize CGSize;

// https://developer.apple.com/documentation/corefoundation/cgrect
struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;

#pragma clang assume_nonnull end
