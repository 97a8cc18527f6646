// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <UIKit/UIView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uiedgeinsets
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

// https://developer.apple.com/documentation/uikit/uiscrollview
MAIN_ACTOR
@interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset SINCE_IOS(11.0) SINCE_TVOS(11.0);
@end

// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
MAIN_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@end

#pragma clang assume_nonnull end
