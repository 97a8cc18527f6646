// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSCollections.h>
#import <Foundation/NSIndexSet.h>
#import <UIKit/UICollectionViewDataSource.h>
#import <UIKit/UICollectionViewLayout.h>
#import <UIKit/UINib.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
typedef FLAGS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0,
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
} SWIFT_NAME(UICollectionView.ScrollPosition);

// https://developer.apple.com/documentation/uikit/uicollectionview
MAIN_ACTOR
@interface UICollectionView : UIScrollView
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource
    SINCE_IOS(10.0) SINCE_TVOS(10.0);
@property (nonatomic, getter=isEditing) BOOL editing SINCE_IOS(14.0) SINCE_TVOS(14.0);
@property (nonatomic) BOOL selectionFollowsFocus SINCE_IOS(14.0) NOT_ON_TVOS;
@property (nonatomic, strong, nullable) UIView *backgroundView;

// Cells
- (void)registerClass:(nullable Class)cellClass
    forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib
    forSupplementaryViewOfKind:(NSString *)kind
           withReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)
    dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath;
- (__kindof UICollectionReusableView *)
    dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                       withReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath
    SINCE_IOS(9.0);

// Items
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:
    (NSString *)elementKind SINCE_IOS(9.0);
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated;

// Changes
- (void)reloadData;
- (void)performBatchUpdates:(void (NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates SINCE_IOS(11.0) SINCE_TVOS(11.0);
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    SINCE_IOS(15.0) SINCE_TVOS(15.0);

// Dragging
@property (nonatomic) BOOL dragInteractionEnabled SINCE_IOS(11.0) NOT_ON_TVOS;
@property (nonatomic, readonly) BOOL hasActiveDrag SINCE_IOS(11.0) NOT_ON_TVOS;
@property (nonatomic, readonly) BOOL hasActiveDrop SINCE_IOS(11.0) NOT_ON_TVOS;
@end

#pragma clang assume_nonnull end
