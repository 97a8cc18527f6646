// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What the tests on a Mac name, and the adapter does not.

#import <AppKit/NSCollectionViewDataSource.h>
#import <AppKit/NSTableViewDataSource.h>
#import <Foundation/NSCoder.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/foundation/nssize
typedef CGSize NSSize;

// https://developer.apple.com/documentation/appkit/nsapplication
@interface NSApplication : NSResponder
@property (class, readonly, strong) __kindof NSApplication *sharedApplication;
@end

// https://developer.apple.com/documentation/appkit/nswindow/stylemask-swift.struct
typedef FLAGS(NSUInteger, NSWindowStyleMask) {
  NSWindowStyleMaskTitled = 1 << 0,
} SWIFT_NAME(NSWindow.StyleMask);

// https://developer.apple.com/documentation/appkit/nswindow/backingstoretype
typedef ENUMERATION(NSUInteger, NSBackingStoreType) {
  NSBackingStoreBuffered = 2,
} SWIFT_NAME(NSWindow.BackingStoreType);

// https://developer.apple.com/documentation/appkit/nswindow
@interface NSWindow (TestsOnMac)
- (instancetype)initWithContentRect:(NSRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag;
@property (nullable, strong) __kindof NSView *contentView;
@property (getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
- (void)layoutIfNeeded SINCE_MACOS(10.7);
@end

// https://developer.apple.com/documentation/appkit/nsview
@interface NSView (TestsOnMac)
@property NSRect frame;
- (void)scrollPoint:(NSPoint)point;
@end

// https://developer.apple.com/documentation/appkit/nsscrollview
@interface NSScrollView (TestsOnMac)
@property (nullable, strong) __kindof NSView *documentView;
@end

// https://developer.apple.com/documentation/appkit/nsanimationcontext
@interface NSAnimationContext (TestsOnMac)
@property (class, readonly, strong) NSAnimationContext *currentContext SWIFT_NAME(current);
+ (void)beginGrouping;
+ (void)endGrouping;
@end

// https://developer.apple.com/documentation/appkit/nstableheaderview
@interface NSTableHeaderView : NSView
@end

// https://developer.apple.com/documentation/appkit/nstableview/style-swift.enum
typedef ENUMERATION(NSInteger, NSTableViewStyle) {
  NSTableViewStyleAutomatic,
  NSTableViewStyleFullWidth,
  NSTableViewStyleInset,
  NSTableViewStyleSourceList,
  NSTableViewStylePlain,
} SWIFT_NAME(NSTableView.Style) SINCE_MACOS(11.0);

// https://developer.apple.com/documentation/appkit/nstableview
@interface NSTableView (TestsOnMac)
@property (nullable, strong) NSTableHeaderView *headerView;
@property NSSize intercellSpacing;
@property BOOL allowsMultipleSelection;
@property NSTableViewStyle style SINCE_MACOS(11.0);
@property (readonly) NSInteger selectedRow;
- (void)addTableColumn:(NSTableColumn *)tableColumn;
@end

// https://developer.apple.com/documentation/appkit/nstablecolumn
@interface NSTableColumn (TestsOnMac)
- (instancetype)initWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
@end

// https://developer.apple.com/documentation/appkit/nstablecellview
@interface NSTableCellView : NSView
@end

// https://developer.apple.com/documentation/appkit/nscollectionview
@interface NSCollectionView (TestsOnMac)
@property (getter=isSelectable) BOOL selectable;
@property BOOL allowsMultipleSelection;
@end

// https://developer.apple.com/documentation/appkit/nscollectionview/elementkindsectionheader
extern NSCollectionViewSupplementaryElementKind const NSCollectionElementKindSectionHeader
    SWIFT_NAME(NSCollectionView.elementKindSectionHeader) SINCE_MACOS(10.11);

// https://developer.apple.com/documentation/appkit/nscollectionviewflowlayout
SINCE_MACOS(10.11)
@interface NSCollectionViewFlowLayout : NSCollectionViewLayout
@property CGFloat minimumLineSpacing;
@property NSSize itemSize;
@property NSSize headerReferenceSize;
@end

#pragma clang assume_nonnull end
