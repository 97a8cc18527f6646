// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSCollections.h>
#import <Foundation/NSIndexPath.h>
#import <UIKit/UIView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
MAIN_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject
@property (nonatomic) CGRect frame;
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
MAIN_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
- (void)invalidateSupplementaryElementsOfKind:(NSString *)elementKind
                                 atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
    SINCE_IOS(8.0);
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
MAIN_ACTOR
@interface UICollectionViewLayout : NSObject
@property (class, nonatomic, readonly) Class invalidationContextClass;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context;
@end

#pragma clang assume_nonnull end
