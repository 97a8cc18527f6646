// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What Objective-C includes; Swift sees the headers one by one.

#pragma once

#import <Foundation/NSException.h>
#import <Foundation/NSString.h>

// https://developer.apple.com/documentation/foundation/ns_assume_nonnull_begin
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_NOESCAPE NOESCAPE
#define nil ((id)0)
#define FOUNDATION_EXPORT extern
