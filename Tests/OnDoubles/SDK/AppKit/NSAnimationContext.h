// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSDate.h>
#import <ObjectiveC/NSObject.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsanimationcontext
@interface NSAnimationContext : NSObject
@property NSTimeInterval duration;
+ (void)runAnimationGroup:(void (NOESCAPE ^)(NSAnimationContext *context))changes
        completionHandler:(nullable SENDABLE void (^)(void))completionHandler;
+ (void)runAnimationGroup:(void (NOESCAPE ^)(NSAnimationContext *context))changes
    SINCE_MACOS(10.12);
@end

#pragma clang assume_nonnull end
