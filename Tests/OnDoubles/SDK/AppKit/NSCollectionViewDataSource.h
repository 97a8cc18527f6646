// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSCollectionView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nscollectionviewdatasource
MAIN_ACTOR
@protocol NSCollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(NSCollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (NSCollectionViewItem *)collectionView:(NSCollectionView *)collectionView
     itemForRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(NSCollectionView *)collectionView;
- (NSView *)collectionView:(NSCollectionView *)collectionView
    viewForSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind
                          atIndexPath:(NSIndexPath *)indexPath;
@end

// https://developer.apple.com/documentation/appkit/nscollectionviewprefetching
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSCollectionViewPrefetching <NSObject>
- (void)collectionView:(NSCollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    MAIN_ACTOR SINCE_MACOS(10.13);
@optional
- (void)collectionView:(NSCollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    MAIN_ACTOR SINCE_MACOS(10.13);
@end

#pragma clang assume_nonnull end
