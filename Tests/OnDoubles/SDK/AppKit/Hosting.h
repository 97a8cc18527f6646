// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What lists of SwiftUI name, and the adapter does not.

#import <AppKit/NSScrollView.h>
#import <AppKit/NSTableView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nstableview/selectionhighlightstyle-swift.enum
typedef ENUMERATION(NSInteger, NSTableViewSelectionHighlightStyle) {
  NSTableViewSelectionHighlightStyleNone = -1,
  NSTableViewSelectionHighlightStyleRegular = 0,
} SWIFT_NAME(NSTableView.SelectionHighlightStyle);

// https://developer.apple.com/documentation/appkit/nstableview/gridlinestyle
typedef FLAGS(NSUInteger, NSTableViewGridLineStyle) {
  NSTableViewGridNone = 0,
  NSTableViewSolidVerticalGridLineMask = 1 << 0,
  NSTableViewSolidHorizontalGridLineMask = 1 << 1,
} SWIFT_NAME(NSTableView.GridLineStyle);

// https://developer.apple.com/documentation/appkit/nsimage
@interface NSImage (Hosting)
+ (nullable instancetype)imageWithSystemSymbolName:(NSString *)symbolName
                          accessibilityDescription:(nullable NSString *)description
    SWIFT_NAME(init(systemSymbolName:accessibilityDescription:)) SINCE_MACOS(11.0);
@end

// https://developer.apple.com/documentation/appkit/nstableview
@interface NSTableView (Hosting)
@property NSTableViewSelectionHighlightStyle selectionHighlightStyle;
@property NSTableViewGridLineStyle gridStyleMask;
@property BOOL usesAutomaticRowHeights SINCE_MACOS(10.13);
- (void)enumerateAvailableRowViewsUsingBlock:
    (NOESCAPE void (^)(__kindof NSTableRowView *rowView, NSInteger row))handler SINCE_MACOS(10.7);
@end

// https://developer.apple.com/documentation/appkit/nsscrollview
@interface NSScrollView (Hosting)
@property BOOL hasVerticalScroller;
@end

#pragma clang assume_nonnull end
