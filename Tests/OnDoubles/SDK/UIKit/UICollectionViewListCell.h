// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <UIKit/UICollectionViewCell.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
MAIN_ACTOR SINCE_IOS(14.0) SINCE_TVOS(14.0)
@interface UICollectionViewListCell : UICollectionViewCell
@property (nonatomic) NSInteger indentationLevel;
@end

#pragma clang assume_nonnull end
