// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSPasteboard.h>
#import <AppKit/NSUserInterfaceItemIdentification.h>
#import <Foundation/NSCollections.h>
#import <Foundation/NSGeometry.h>

#pragma clang assume_nonnull begin

@class NSScrollView;
@class NSWindow;

// https://developer.apple.com/documentation/appkit/nsresponder
MAIN_ACTOR
@interface NSResponder : NSObject
@end

// https://developer.apple.com/documentation/appkit/nsanimatablepropertycontainer
@protocol NSAnimatablePropertyContainer
- (instancetype)animator;
@end

// https://developer.apple.com/documentation/appkit/nsview
MAIN_ACTOR
@interface NSView : NSResponder <NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification>
- (instancetype)initWithFrame:(NSRect)frameRect __attribute__((objc_designated_initializer));
@property NSRect bounds;
@property (readonly) NSRect visibleRect;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, strong) NSScrollView *enclosingScrollView;
- (NSRect)convertRect:(NSRect)rect fromView:(nullable NSView *)view;
- (NSRect)convertRect:(NSRect)rect toView:(nullable NSView *)view;
- (void)layoutSubtreeIfNeeded;
- (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)newTypes
    SWIFT_NAME(registerForDraggedTypes(_:));
@end

// https://developer.apple.com/documentation/appkit/nswindow
MAIN_ACTOR
@interface NSWindow : NSResponder
@end

#pragma clang assume_nonnull end
