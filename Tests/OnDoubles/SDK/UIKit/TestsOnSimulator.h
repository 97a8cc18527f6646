// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What the tests on a simulator name, and the adapter does not.

#import <Foundation/NSCoder.h>
#import <UIKit/UICollectionView.h>
#import <UIKit/UITableView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uiview
@interface UIView (TestsOnSimulator)
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (nonatomic) CGRect frame;
@property (nonatomic, getter=isHidden) BOOL hidden;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
+ (void)setAnimationsEnabled:(BOOL)enabled;
@end

// https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
typedef ENUMERATION(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways,
} SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior) SINCE_IOS(11.0) SINCE_TVOS(11.0);

// https://developer.apple.com/documentation/uikit/uiscrollview
@interface UIScrollView (TestsOnSimulator)
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior
    SINCE_IOS(11.0) SINCE_TVOS(11.0);
@end

// https://developer.apple.com/documentation/uikit/uitableview
@interface UITableView (TestsOnSimulator)
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic) CGFloat sectionHeaderTopPadding SINCE_IOS(15.0) SINCE_TVOS(15.0);
@property (nonatomic) BOOL allowsMultipleSelection;
@end

// https://developer.apple.com/documentation/uikit/uitableviewcell
@interface UITableViewCell (TestsOnSimulator)
@property (nullable, nonatomic, readonly) UILabel *textLabel;
@end

// https://developer.apple.com/documentation/uikit/uicollectionview
@interface UICollectionView (TestsOnSimulator)
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout;
@end

// https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionheader
extern NSString *const UICollectionElementKindSectionHeader
    SWIFT_NAME(UICollectionView.elementKindSectionHeader);

// https://developer.apple.com/documentation/uikit/uicollectionview/elementkindsectionfooter
extern NSString *const UICollectionElementKindSectionFooter
    SWIFT_NAME(UICollectionView.elementKindSectionFooter);

// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@interface UICollectionViewCell (TestsOnSimulator)
@property (nonatomic, readonly) UIView *contentView;
@end

// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
MAIN_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize headerReferenceSize;
@end

#pragma clang assume_nonnull end
