// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSCollectionViewItem.h>
#import <AppKit/NSCollectionViewLayout.h>
#import <AppKit/NSNib.h>
#import <Foundation/NSIndexPath.h>
#import <Foundation/NSIndexSet.h>

#pragma clang assume_nonnull begin

@protocol NSCollectionViewDataSource;
@protocol NSCollectionViewPrefetching;

// https://developer.apple.com/documentation/appkit/nscollectionview/supplementaryelementkind
typedef NSString *NSCollectionViewSupplementaryElementKind
    BRIDGED_NAME SWIFT_NAME(NSCollectionView.SupplementaryElementKind);

// https://developer.apple.com/documentation/appkit/nscollectionview/scrollposition
typedef FLAGS(NSUInteger, NSCollectionViewScrollPosition) {
  NSCollectionViewScrollPositionNone = 0,
  NSCollectionViewScrollPositionTop = 1 << 0,
  NSCollectionViewScrollPositionCenteredVertically = 1 << 1,
  NSCollectionViewScrollPositionBottom = 1 << 2,
  NSCollectionViewScrollPositionNearestHorizontalEdge = 1 << 9,
  NSCollectionViewScrollPositionLeft = 1 << 3,
  NSCollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  NSCollectionViewScrollPositionRight = 1 << 5,
  NSCollectionViewScrollPositionLeadingEdge = 1 << 6,
  NSCollectionViewScrollPositionTrailingEdge = 1 << 7,
  NSCollectionViewScrollPositionNearestVerticalEdge = 1 << 8,
} SWIFT_NAME(NSCollectionView.ScrollPosition) SINCE_MACOS(10.11);

// https://developer.apple.com/documentation/appkit/nscollectionview
@interface NSCollectionView : NSView
@property (nullable, weak) id<NSCollectionViewDataSource> dataSource SINCE_MACOS(10.11);
@property (nullable, weak) id<NSCollectionViewPrefetching> prefetchDataSource SINCE_MACOS(10.13);
@property (nullable, strong) NSView *backgroundView SINCE_MACOS(10.11);
@property (nullable, strong) NSCollectionViewLayout *collectionViewLayout SINCE_MACOS(10.11);

// Items
- (void)registerClass:(nullable Class)itemClass
    forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier SINCE_MACOS(10.11);
- (void)registerNib:(nullable NSNib *)nib
    forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier SINCE_MACOS(10.11);
- (void)registerNib:(nullable NSNib *)nib
    forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind
                withIdentifier:(NSUserInterfaceItemIdentifier)identifier SINCE_MACOS(10.11);
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
- (void)selectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
                 scrollPosition:(NSCollectionViewScrollPosition)scrollPosition SINCE_MACOS(10.11);
- (void)deselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SINCE_MACOS(10.11);
- (void)scrollToItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths
                   scrollPosition:(NSCollectionViewScrollPosition)scrollPosition
    SINCE_MACOS(10.11);

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
