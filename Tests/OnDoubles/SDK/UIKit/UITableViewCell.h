// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <UIKit/UIView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
typedef ENUMERATION(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone,
  UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert,
} SWIFT_NAME(UITableViewCell.EditingStyle);

// https://developer.apple.com/documentation/uikit/uitableviewcell
MAIN_ACTOR
@interface UITableViewCell : UIView
@end

// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
MAIN_ACTOR
@interface UITableViewHeaderFooterView : UIView
@property (nullable, nonatomic, readonly) UILabel *textLabel;
@end

#pragma clang assume_nonnull end
