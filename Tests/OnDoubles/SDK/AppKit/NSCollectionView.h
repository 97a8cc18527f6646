// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSCollectionViewItem.h>
#import <AppKit/NSCollectionViewLayout.h>
#import <Foundation/NSIndexPath.h>
#import <Foundation/NSIndexSet.h>

#pragma clang assume_nonnull begin

@protocol NSCollectionViewDataSource;

// https://developer.apple.com/documentation/appkit/nscollectionview/supplementaryelementkind
typedef NSString *NSCollectionViewSupplementaryElementKind
    BRIDGED_NAME SWIFT_NAME(NSCollectionView.SupplementaryElementKind);

// https://developer.apple.com/documentation/appkit/nscollectionview
MAIN_ACTOR
@interface NSCollectionView : NSView
@property (nullable, weak) id<NSCollectionViewDataSource> dataSource SINCE_MACOS(10.11);
@property (nullable, strong) NSCollectionViewLayout *collectionViewLayout SINCE_MACOS(10.11);

// Items
- (void)registerClass:(nullable Class)itemClass
    forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier SINCE_MACOS(10.11);
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind
                withIdentifier:(NSUserInterfaceItemIdentifier)identifier SINCE_MACOS(10.11);
- (__kindof NSCollectionViewItem *)makeItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier
                                             forIndexPath:(NSIndexPath *)indexPath
    SINCE_MACOS(10.11);
- (__kindof NSView *)
    makeSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)elementKind
                 withIdentifier:(NSUserInterfaceItemIdentifier)identifier
                   forIndexPath:(NSIndexPath *)indexPath SINCE_MACOS(10.11);
- (nullable NSCollectionViewItem *)itemAtIndexPath:(NSIndexPath *)indexPath SINCE_MACOS(10.11);
- (nullable NSView<NSCollectionViewElement> *)
    supplementaryViewForElementKind:(NSCollectionViewSupplementaryElementKind)elementKind
                        atIndexPath:(NSIndexPath *)indexPath SINCE_MACOS(10.11);
@property (readonly) NSInteger numberOfSections SINCE_MACOS(10.11);
- (NSInteger)numberOfItemsInSection:(NSInteger)section SINCE_MACOS(10.11);
- (NSSet<NSIndexPath *> *)indexPathsForVisibleItems SINCE_MACOS(10.11);
- (NSSet<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:
    (NSCollectionViewSupplementaryElementKind)elementKind SINCE_MACOS(10.11);
- (nullable NSCollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath SINCE_MACOS(10.11);
@property (copy) NSSet<NSIndexPath *> *selectionIndexPaths SINCE_MACOS(10.11);

// Changes
- (void)reloadData SINCE_MACOS(10.11);
- (void)performBatchUpdates:(void (NOESCAPE ^_Nullable)(void))updates
          completionHandler:(void (^_Nullable)(BOOL finished))completionHandler
    SINCE_MACOS(10.11);
- (void)insertSections:(NSIndexSet *)sections SINCE_MACOS(10.11);
- (void)deleteSections:(NSIndexSet *)sections SINCE_MACOS(10.11);
- (void)reloadSections:(NSIndexSet *)sections SINCE_MACOS(10.11);
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection SINCE_MACOS(10.11);
- (void)insertItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SINCE_MACOS(10.11);
- (void)deleteItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SINCE_MACOS(10.11);
- (void)reloadItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SINCE_MACOS(10.11);
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath
                toIndexPath:(NSIndexPath *)newIndexPath SINCE_MACOS(10.11);
@end

#pragma clang assume_nonnull end
