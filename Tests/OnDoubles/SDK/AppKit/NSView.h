// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSMenu.h>
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
@property (nullable, strong) NSMenu *menu;
@end

// https://developer.apple.com/documentation/appkit/nsanimatablepropertycontainer
@protocol NSAnimatablePropertyContainer
- (instancetype)animator;
@end

// https://developer.apple.com/documentation/appkit/nsview/autoresizingmask-swift.struct
typedef FLAGS(NSUInteger, NSAutoresizingMaskOptions) {
  NSViewNotSizable = 0,
  NSViewMinXMargin = 1,
  NSViewWidthSizable SWIFT_NAME(width) = 2,
  NSViewMaxXMargin = 4,
  NSViewMinYMargin = 8,
  NSViewHeightSizable SWIFT_NAME(height) = 16,
  NSViewMaxYMargin = 32,
} SWIFT_NAME(NSView.AutoresizingMask);

// https://developer.apple.com/documentation/appkit/nsview
MAIN_ACTOR
@interface NSView : NSResponder <NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification>
- (instancetype)initWithFrame:(NSRect)frameRect __attribute__((objc_designated_initializer));
@property NSRect frame;
@property NSRect bounds;
@property NSAutoresizingMaskOptions autoresizingMask;
@property (nullable, readonly, assign) NSView *superview;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
@property (readonly) NSRect visibleRect;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, strong) NSScrollView *enclosingScrollView;
- (NSRect)convertRect:(NSRect)rect fromView:(nullable NSView *)view;
- (NSRect)convertRect:(NSRect)rect toView:(nullable NSView *)view;
- (void)layoutSubtreeIfNeeded;
- (void)invalidateIntrinsicContentSize SINCE_MACOS(10.7);
- (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)newTypes
    SWIFT_NAME(registerForDraggedTypes(_:));
@end

// https://developer.apple.com/documentation/appkit/nswindow
MAIN_ACTOR
@interface NSWindow : NSResponder
@end

#pragma clang assume_nonnull end
