// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <CoreGraphics/CGGeometry.h>
#import <Foundation/NSDate.h>
#import <Foundation/NSString.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

@class UIWindow;

// https://developer.apple.com/documentation/uikit/uiresponder
MAIN_ACTOR
@interface UIResponder : NSObject
@end

// https://developer.apple.com/documentation/uikit/uiview/animationoptions
typedef FLAGS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
} SWIFT_NAME(UIView.AnimationOptions);

// https://developer.apple.com/documentation/uikit/uiview
MAIN_ACTOR
@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
@property (nonatomic) CGRect bounds;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
+ (void)performWithoutAnimation:(void (NOESCAPE ^)(void))actionsWithoutAnimation;
@end

// https://developer.apple.com/documentation/uikit/uiwindow
MAIN_ACTOR
@interface UIWindow : UIView
@end

// https://developer.apple.com/documentation/uikit/uilabel
MAIN_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end

#pragma clang assume_nonnull end
