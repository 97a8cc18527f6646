// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSCollectionView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nscollectionviewdatasource
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSCollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(NSCollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section MAIN_ACTOR;
- (NSCollectionViewItem *)collectionView:(NSCollectionView *)collectionView
     itemForRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath MAIN_ACTOR;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(NSCollectionView *)collectionView MAIN_ACTOR;
- (NSView *)collectionView:(NSCollectionView *)collectionView
    viewForSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind
                          atIndexPath:(NSIndexPath *)indexPath MAIN_ACTOR;
@end

// https://developer.apple.com/documentation/appkit/nscollectionviewprefetching
//
// Not the protocol is bound to the main actor, but each of its methods.
@protocol NSCollectionViewPrefetching <NSObject>
- (void)collectionView:(NSCollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths MAIN_ACTOR;
@optional
- (void)collectionView:(NSCollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths MAIN_ACTOR;
@end

#pragma clang assume_nonnull end
