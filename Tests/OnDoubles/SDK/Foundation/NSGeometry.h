// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <CoreGraphics/CGGeometry.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/nspoint
typedef CGPoint NSPoint;

// https://developer.apple.com/documentation/foundation/nsrect
typedef CGRect NSRect;

// https://developer.apple.com/documentation/foundation/nsedgeinsets
typedef struct NSEdgeInsets {
  CGFloat top, left, bottom, right;
} NSEdgeInsets;

#pragma clang assume_nonnull end
