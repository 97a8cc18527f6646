// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What compiled Swift needs of a C library, in a WebAssembly module without one.

#include "memory.h"

#include <stdint.h>

#define PAGE 65536u
#define EXPORT(name) __attribute__((export_name(name)))

extern char __heap_base;

char *memory_begin(void) { return &__heap_base; }

char *memory_reach(char *address, size_t bytes) {
  uint32_t pages = __builtin_wasm_memory_size(0);
  uint32_t needed = (uint32_t)(((uint64_t)(uintptr_t)address + bytes + PAGE - 1) / PAGE);
  // The last page stays out of use, since an address behind it is no number of 32 bits.
  if (needed >= PAGE) return 0;
  if (needed > pages) {
    // More than is needed, so that an array which grows does not ask for each page.
    uint32_t generous = needed + needed / 8;
    if (generous < PAGE && __builtin_wasm_memory_grow(0, generous - pages) != SIZE_MAX) {
      pages = generous;
    } else if (__builtin_wasm_memory_grow(0, needed - pages) != SIZE_MAX) {
      pages = needed;
    } else {
      return 0;
    }
  }
  return (char *)(uintptr_t)(pages * PAGE);
}

// Swift does not expect that there is no memory. A trap ends the call, and the module is not used again.
static int is_exhausted;

EXPORT("isExhausted") int exhausted(void) { return is_exhausted; }

static void *allocated(size_t bytes, size_t alignment) {
  void *block = heap_allocate(bytes, alignment);
  if (!block) {
    is_exhausted = 1;
    __builtin_trap();
  }
  return block;
}

void *malloc(size_t bytes) { return allocated(bytes, 16); }

int posix_memalign(void **block, size_t alignment, size_t bytes) {
  *block = allocated(bytes, alignment);
  return 0;
}

void free(void *block) { heap_free(block); }

EXPORT("usedBytes") size_t used_bytes(void) { return heap_used(); }

// These become single instructions of WebAssembly.
void *memcpy(void *to, const void *from, size_t bytes) { return __builtin_memcpy(to, from, bytes); }
void *memmove(void *to, const void *from, size_t bytes) { return __builtin_memmove(to, from, bytes); }
void *memset(void *to, int byte, size_t bytes) { return __builtin_memset(to, byte, bytes); }

int memcmp(const void *left, const void *right, size_t bytes) {
  const unsigned char *a = left, *b = right;
  size_t index = 0;
  // Words of eight bytes while they are equal.
  for (uint64_t one, other; index + 8 <= bytes; index += 8) {
    __builtin_memcpy(&one, a + index, 8);
    __builtin_memcpy(&other, b + index, 8);
    if (one != other) break;
  }
  for (; index < bytes; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

void *memchr(const void *bytes, int wanted, size_t count) {
  const unsigned char *start = bytes;
  const uint64_t ones = 0x0101010101010101u, pattern = ones * (unsigned char)wanted;
  size_t index = 0;
  // A word has the byte if a difference from the pattern is zero, from which a subtraction borrows.
  for (uint64_t word; index + 8 <= count; index += 8) {
    __builtin_memcpy(&word, start + index, 8);
    word ^= pattern;
    if ((word - ones) & ~word & ones << 7) break;
  }
  for (; index < count; index++) {
    if (start[index] == (unsigned char)wanted) return (void *)(start + index);
  }
  return 0;
}

// Returns a product of 128 bits, which checks of products of 64 bits need.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX);
  uint64_t middle = (a >> 32) * (b & UINT32_MAX) + (low >> 32);
  uint64_t other = (a & UINT32_MAX) * (b >> 32) + (middle & UINT32_MAX);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)((unsigned __int128)high << 64 | other << 32 | (low & UINT32_MAX));
}

// The state of the generator of random numbers, which only seeds hashes. JavaScript sets it.
static uint64_t random_state;

EXPORT("seed") void seed(uint32_t low, uint32_t high) { random_state = (uint64_t)high << 32 | low; }

void arc4random_buf(void *buffer, size_t bytes) {
  unsigned char *next = buffer;
  for (size_t index = 0; index < bytes; index++) {
    uint64_t mixed = random_state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    next[index] = (unsigned char)(mixed >> 56);
  }
}

// Messages of traps have no reader; the checks of tablediff.js say what is wrong with a call.
int putchar(int character) { return character; }
