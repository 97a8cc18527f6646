// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nstableviewrowaction
SINCE_MACOS(10.11)
@interface NSTableViewRowAction : NSObject
@end

// https://developer.apple.com/documentation/appkit/nstableview/rowactionedge
typedef ENUMERATION(NSInteger, NSTableRowActionEdge) {
  NSTableRowActionEdgeLeading,
  NSTableRowActionEdgeTrailing,
} SWIFT_NAME(NSTableView.RowActionEdge) SINCE_MACOS(10.11);

#pragma clang assume_nonnull end
