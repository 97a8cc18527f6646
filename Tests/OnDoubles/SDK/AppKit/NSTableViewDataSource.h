// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSTableView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nstableviewdatasource
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSTableViewDataSource <NSObject>
@optional
- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView MAIN_ACTOR;
- (nullable id<NSPasteboardWriting>)tableView:(NSTableView *)tableView
                       pasteboardWriterForRow:(NSInteger)row MAIN_ACTOR;
- (void)tableView:(NSTableView *)tableView
     draggingSession:(NSDraggingSession *)session
    willBeginAtPoint:(NSPoint)screenPoint
       forRowIndexes:(NSIndexSet *)rowIndexes MAIN_ACTOR;
- (void)tableView:(NSTableView *)tableView
    draggingSession:(NSDraggingSession *)session
       endedAtPoint:(NSPoint)screenPoint
          operation:(NSDragOperation)operation MAIN_ACTOR;
- (NSDragOperation)tableView:(NSTableView *)tableView
                validateDrop:(id<NSDraggingInfo>)info
                 proposedRow:(NSInteger)row
       proposedDropOperation:(NSTableViewDropOperation)dropOperation MAIN_ACTOR;
- (BOOL)tableView:(NSTableView *)tableView
       acceptDrop:(id<NSDraggingInfo>)info
              row:(NSInteger)row
    dropOperation:(NSTableViewDropOperation)dropOperation MAIN_ACTOR;
- (void)tableView:(NSTableView *)tableView
    sortDescriptorsDidChange:(NSArray<NSSortDescriptor *> *)oldDescriptors MAIN_ACTOR;
@end

// https://developer.apple.com/documentation/appkit/nstableviewdelegate
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSTableViewDelegate <NSControlTextEditingDelegate>
@optional
- (nullable NSView *)tableView:(NSTableView *)tableView
            viewForTableColumn:(nullable NSTableColumn *)tableColumn
                           row:(NSInteger)row MAIN_ACTOR;
- (BOOL)tableView:(NSTableView *)tableView isGroupRow:(NSInteger)row MAIN_ACTOR;
- (NSIndexSet *)tableView:(NSTableView *)tableView
    selectionIndexesForProposedSelection:(NSIndexSet *)proposedSelectionIndexes MAIN_ACTOR;
- (nullable NSTableRowView *)tableView:(NSTableView *)tableView
                         rowViewForRow:(NSInteger)row MAIN_ACTOR;
- (CGFloat)tableView:(NSTableView *)tableView heightOfRow:(NSInteger)row MAIN_ACTOR;
- (NSArray<NSTableViewRowAction *> *)tableView:(NSTableView *)tableView
                              rowActionsForRow:(NSInteger)row
                                          edge:(NSTableRowActionEdge)edge
    MAIN_ACTOR SINCE_MACOS(10.11);
- (void)tableViewSelectionDidChange:(NSNotification *)notification MAIN_ACTOR;
@end

#pragma clang assume_nonnull end
