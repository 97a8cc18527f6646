// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSOutlineView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsoutlineviewdatasource
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSOutlineViewDataSource <NSObject>
@optional
- (NSInteger)outlineView:(NSOutlineView *)outlineView
    numberOfChildrenOfItem:(nullable id)item MAIN_ACTOR;
- (id)outlineView:(NSOutlineView *)outlineView
            child:(NSInteger)index
           ofItem:(nullable id)item MAIN_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView isItemExpandable:(id)item MAIN_ACTOR;
@end

// https://developer.apple.com/documentation/appkit/nsoutlineviewdelegate
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSOutlineViewDelegate <NSControlTextEditingDelegate>
@optional
- (nullable NSView *)outlineView:(NSOutlineView *)outlineView
              viewForTableColumn:(nullable NSTableColumn *)tableColumn
                            item:(id)item MAIN_ACTOR SINCE_MACOS(10.7);
- (void)outlineViewSelectionDidChange:(NSNotification *)notification MAIN_ACTOR;
- (void)outlineViewItemDidExpand:(NSNotification *)notification MAIN_ACTOR;
- (void)outlineViewItemDidCollapse:(NSNotification *)notification MAIN_ACTOR;
@end

#pragma clang assume_nonnull end
