// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#include <stddef.h>

// The largest block that can be asked for.
#define MOST_BYTES 0xC0000000u

// Returns the first byte that the heap may use.
char *memory_begin(void);

// Makes the memory reach at least a number of bytes behind an address. Returns its end, or null if it cannot.
char *memory_reach(char *address, size_t bytes);

// Returns a block aligned by a power of two, and by at least 16; null if there is no memory for it.
void *heap_allocate(size_t bytes, size_t alignment);

// Gives a block back. Null is allowed.
void heap_free(void *pointer);

// Returns the number of bytes in blocks that are not given back, with their headers.
size_t heap_used(void);
