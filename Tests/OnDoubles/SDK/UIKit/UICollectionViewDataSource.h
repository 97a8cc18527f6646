// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSCollections.h>
#import <Foundation/NSIndexPath.h>
#import <UIKit/UICollectionViewCell.h>
#import <UIKit/UIMenu.h>
#import <UIKit/UIScrollView.h>

#pragma clang assume_nonnull begin

@class UICollectionView;

// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
MAIN_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    canMoveItemAtIndexPath:(NSIndexPath *)indexPath SINCE_IOS(9.0);
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
            toIndexPath:(NSIndexPath *)destinationIndexPath SINCE_IOS(9.0);
- (nullable NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)collectionView
    SINCE_IOS(14.0) SINCE_TVOS(10.2);
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
         indexPathForIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index SINCE_IOS(14.0) SINCE_TVOS(10.2);
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
MAIN_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
MAIN_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
             contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath
                                                  point:(CGPoint)point
    SINCE_IOS(13.0) NOT_ON_TVOS;
@end

#pragma clang assume_nonnull end
