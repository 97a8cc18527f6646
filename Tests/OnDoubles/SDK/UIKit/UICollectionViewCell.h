// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <UIKit/UIView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uicollectionreusableview
MAIN_ACTOR
@interface UICollectionReusableView : UIView
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewcell
MAIN_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@end

#pragma clang assume_nonnull end
