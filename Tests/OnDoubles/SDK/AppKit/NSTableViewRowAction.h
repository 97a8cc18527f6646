// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSString.h>
#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsimage
@interface NSImage : NSObject
@end

// https://developer.apple.com/documentation/appkit/nscolor
@interface NSColor : NSObject
@end

// https://developer.apple.com/documentation/appkit/nstableviewrowaction/style-swift.enum
typedef ENUMERATION(NSInteger, NSTableViewRowActionStyle) {
  NSTableViewRowActionStyleRegular,
  NSTableViewRowActionStyleDestructive,
} SWIFT_NAME(NSTableViewRowAction.Style) SINCE_MACOS(10.11);

// https://developer.apple.com/documentation/appkit/nstableviewrowaction
SINCE_MACOS(10.11)
@interface NSTableViewRowAction : NSObject
+ (instancetype)rowActionWithStyle:(NSTableViewRowActionStyle)style
                             title:(NSString *)title
                           handler:(void (^)(NSTableViewRowAction *action, NSInteger row))handler
    SWIFT_NAME(init(style:title:handler:));
@property (nullable, copy) NSImage *image;
@property (null_resettable, copy) NSColor *backgroundColor;
@end

// https://developer.apple.com/documentation/appkit/nstableview/rowactionedge
typedef ENUMERATION(NSInteger, NSTableRowActionEdge) {
  NSTableRowActionEdgeLeading,
  NSTableRowActionEdgeTrailing,
} SWIFT_NAME(NSTableView.RowActionEdge) SINCE_MACOS(10.11);

#pragma clang assume_nonnull end
