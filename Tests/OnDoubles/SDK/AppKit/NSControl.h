// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <ObjectiveC/NSObject.h>
#import <AppKit/NSView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nscontrol
@interface NSControl : NSView
@property (copy) NSString *stringValue;
@end

// https://developer.apple.com/documentation/appkit/nstextfield
@interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue SWIFT_NAME(init(labelWithString:));
@end

// https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
@protocol NSControlTextEditingDelegate <NSObject>
@end

#pragma clang assume_nonnull end
