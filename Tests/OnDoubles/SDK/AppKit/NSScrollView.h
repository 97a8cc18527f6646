// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <AppKit/NSView.h>
#import <Foundation/NSNotification.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/appkit/nsclipview
@interface NSClipView : NSView
@property NSEdgeInsets contentInsets SINCE_MACOS(10.10);
- (void)scrollToPoint:(NSPoint)newOrigin SWIFT_NAME(scroll(to:));
@end

// https://developer.apple.com/documentation/appkit/nsscrollview
@interface NSScrollView : NSView
@property (strong) NSClipView *contentView;
@property (nullable, strong) NSView *documentView;
- (void)reflectScrolledClipView:(NSClipView *)cView;
@end

// https://developer.apple.com/documentation/appkit/nsscrollview/willstartlivescrollnotification
extern NSNotificationName const NSScrollViewWillStartLiveScrollNotification
    SWIFT_NAME(NSScrollView.willStartLiveScrollNotification) SINCE_MACOS(10.9);

// https://developer.apple.com/documentation/appkit/nsscrollview/didendlivescrollnotification
extern NSNotificationName const NSScrollViewDidEndLiveScrollNotification
    SWIFT_NAME(NSScrollView.didEndLiveScrollNotification) SINCE_MACOS(10.9);

#pragma clang assume_nonnull end
