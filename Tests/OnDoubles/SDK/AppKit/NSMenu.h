// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <Foundation/NSCollections.h>
#import <Foundation/NSString.h>
#import "../Marks.h"

#pragma clang assume_nonnull begin

@class NSMenu;

// https://developer.apple.com/documentation/appkit/nsmenuitem
MAIN_ACTOR
@interface NSMenuItem : NSObject
@end

// https://developer.apple.com/documentation/appkit/nsmenudelegate
@protocol NSMenuDelegate <NSObject>
@optional
- (void)menuNeedsUpdate:(NSMenu *)menu MAIN_ACTOR;
@end

// https://developer.apple.com/documentation/appkit/nsmenu
MAIN_ACTOR
@interface NSMenu : NSObject
- (instancetype)initWithTitle:(NSString *)title __attribute__((objc_designated_initializer));
@property (nullable, weak) id<NSMenuDelegate> delegate;
@property (copy) NSArray<NSMenuItem *> *items;
- (void)addItem:(NSMenuItem *)newItem;
- (void)removeItem:(NSMenuItem *)item;
- (void)removeAllItems SINCE_MACOS(10.6);
@end

#pragma clang assume_nonnull end
