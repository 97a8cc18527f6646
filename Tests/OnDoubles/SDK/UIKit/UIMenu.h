// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#import <UIKit/UIView.h>

#pragma clang assume_nonnull begin

// https://developer.apple.com/documentation/uikit/uimenuelement
MAIN_ACTOR SINCE_IOS(13.0) SINCE_TVOS(13.0)
@interface UIMenuElement : NSObject
@end

// https://developer.apple.com/documentation/uikit/uimenu
MAIN_ACTOR SINCE_IOS(13.0) SINCE_TVOS(13.0)
@interface UIMenu : UIMenuElement
@end

// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
MAIN_ACTOR SINCE_IOS(13.0) SINCE_TVOS(17.0)
@interface UIContextMenuConfiguration : NSObject
@end

#pragma clang assume_nonnull end
