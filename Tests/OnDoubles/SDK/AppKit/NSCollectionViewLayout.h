// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSGeometry.h>
#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nscollectionviewlayoutattributes
MAIN_ACTOR
@interface NSCollectionViewLayoutAttributes : NSObject
@property NSRect frame;
@end

// https://developer.apple.com/documentation/appkit/nscollectionviewlayout
MAIN_ACTOR
@interface NSCollectionViewLayout : NSObject
- (void)invalidateLayout;
@end

#pragma clang assume_nonnull end
