// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What both programs of `Scripts/compare-trees` measure with.

#pragma once

#include <malloc.h>
#include <stdint.h>
#include <time.h>

/// Bytes that the program holds.
static inline long held_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

static inline long held_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000L + time.tv_nsec;
}

/// A linear congruential generator (Knuth, MMIX).
static inline long held_random(uint64_t *state, long bound) {
  *state = *state * 6364136223846793005ULL + 1442695040888963407ULL;
  return (long)(*state >> 33) % bound;
}
