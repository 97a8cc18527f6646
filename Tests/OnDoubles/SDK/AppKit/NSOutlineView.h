// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSTableView.h>

#pragma clang assume_nonnull begin

@protocol NSOutlineViewDataSource;
@protocol NSOutlineViewDelegate;

// https://developer.apple.com/documentation/appkit/nsoutlineview
@interface NSOutlineView : NSTableView
@property (nullable, weak) id<NSOutlineViewDataSource> dataSource;
@property (nullable, weak) id<NSOutlineViewDelegate> delegate;

// Items
- (nullable id)itemAtRow:(NSInteger)row;
- (NSInteger)rowForItem:(nullable id)item;
- (BOOL)isItemExpanded:(nullable id)item;

// Changes
- (void)expandItem:(nullable id)item;
- (void)collapseItem:(nullable id)item;
- (void)reloadItem:(nullable id)item reloadChildren:(BOOL)reloadChildren;
- (void)insertItemsAtIndexes:(NSIndexSet *)indexes
                    inParent:(nullable id)parent
               withAnimation:(NSTableViewAnimationOptions)animationOptions SINCE_MACOS(10.7);
- (void)removeItemsAtIndexes:(NSIndexSet *)indexes
                    inParent:(nullable id)parent
               withAnimation:(NSTableViewAnimationOptions)animationOptions SINCE_MACOS(10.7);
- (void)moveItemAtIndex:(NSInteger)fromIndex
               inParent:(nullable id)oldParent
                toIndex:(NSInteger)toIndex
               inParent:(nullable id)newParent SINCE_MACOS(10.7);
@end

#pragma clang assume_nonnull end
