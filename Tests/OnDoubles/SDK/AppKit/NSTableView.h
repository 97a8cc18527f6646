// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSControl.h>
#import <AppKit/NSDragging.h>
#import <AppKit/NSNib.h>
#import <AppKit/NSTableColumn.h>
#import <AppKit/NSTableRowView.h>
#import <AppKit/NSTableViewRowAction.h>
#import <Foundation/NSIndexSet.h>
#import <Foundation/NSNotification.h>
#import <Foundation/NSRange.h>
#import <Foundation/NSSortDescriptor.h>

#pragma clang assume_nonnull begin

@protocol NSTableViewDataSource;
@protocol NSTableViewDelegate;

// https://developer.apple.com/documentation/appkit/nstableview/animationoptions
typedef FLAGS(NSUInteger, NSTableViewAnimationOptions) {
  NSTableViewAnimationEffectNone = 0x0,
  NSTableViewAnimationEffectFade = 0x1,
  NSTableViewAnimationEffectGap = 0x2,
  NSTableViewAnimationSlideUp = 0x10,
  NSTableViewAnimationSlideDown = 0x20,
  NSTableViewAnimationSlideLeft = 0x30,
  NSTableViewAnimationSlideRight = 0x40,
} SWIFT_NAME(NSTableView.AnimationOptions);

// https://developer.apple.com/documentation/appkit/nstableview/dropoperation
typedef ENUMERATION(NSUInteger, NSTableViewDropOperation) {
  NSTableViewDropOn,
  NSTableViewDropAbove,
} SWIFT_NAME(NSTableView.DropOperation);

// https://developer.apple.com/documentation/appkit/nstableview
@interface NSTableView : NSControl
@property (nullable, weak) id<NSTableViewDataSource> dataSource;
@property (nullable, weak) id<NSTableViewDelegate> delegate;

// Rows
@property (readonly, copy) NSArray<NSTableColumn *> *tableColumns;
@property (readonly) NSInteger numberOfRows;
- (NSRect)rectOfRow:(NSInteger)row;
- (NSRange)rowsInRect:(NSRect)rect;
@property (readonly, copy) NSIndexSet *selectedRowIndexes;
@property (readonly) NSInteger clickedRow;
- (void)selectRowIndexes:(NSIndexSet *)indexes byExtendingSelection:(BOOL)extend;
- (void)deselectRow:(NSInteger)row;
- (void)scrollRowToVisible:(NSInteger)row;

@property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
@property CGFloat rowHeight;
@property BOOL rowActionsVisible SINCE_MACOS(10.11);

// Views
- (nullable __kindof NSView *)viewAtColumn:(NSInteger)column
                                       row:(NSInteger)row
                           makeIfNecessary:(BOOL)makeIfNecessary;
- (nullable __kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier
                                               owner:(nullable id)owner
    SWIFT_NAME(makeView(withIdentifier:owner:));
- (void)registerNib:(nullable NSNib *)nib
      forIdentifier:(NSUserInterfaceItemIdentifier)identifier SINCE_MACOS(10.8);

// Changes
- (void)reloadData;
- (void)reloadDataForRowIndexes:(NSIndexSet *)rowIndexes columnIndexes:(NSIndexSet *)columnIndexes;
- (void)noteHeightOfRowsWithIndexesChanged:(NSIndexSet *)indexSet;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertRowsAtIndexes:(NSIndexSet *)indexes
              withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)removeRowsAtIndexes:(NSIndexSet *)indexes
              withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)moveRowAtIndex:(NSInteger)oldIndex toIndex:(NSInteger)newIndex;
@end

#pragma clang assume_nonnull end
