// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// An allocator over the memory of a WebAssembly module, which only grows.
//
// The memory is a row of blocks without gaps. A block begins with its size and that of the block before it, so that a
// block that becomes free is merged with free neighbours. Free blocks stand in lists by size: four lists for each power
// of two, and a bit for each list that is not empty. The search takes the first block of a list whose blocks are all
// large enough; so each call takes constant time, but for the last resort before the memory grows.

#include "memory.h"

#include <stdint.h>

#define UNIT 16
#define HEADER 8
#define USED 1u
#define LISTS (28 * 4)

typedef struct Block {
  uint32_t before;  // The size of the block before this one.
  uint32_t size;    // The size of this block with its header, and whether it is used.
  struct Block *next, *previous;  // In the list of free blocks; the first bytes of a used block's contents.
} Block;

#define SMALLEST ((HEADER + 2 * sizeof(Block *) + UNIT - 1) / UNIT * UNIT)

static Block *lists[LISTS];
static uint64_t filled[(LISTS + 63) / 64];
static char *heap_begin, *heap_end;  // The end is that of a last block, without contents, which is always used.

static uint32_t size_of(const Block *block) { return block->size & ~USED; }
static int is_used(const Block *block) { return block->size & USED; }
static Block *after(Block *block) { return (Block *)((char *)block + size_of(block)); }
static Block *before(Block *block) { return (Block *)((char *)block - block->before); }
static void *contents(Block *block) { return (char *)block + HEADER; }

// Returns the list that a block of a size stands in.
static int list_of(uint32_t size) {
  uint32_t units = size / UNIT;
  int power = 31 - __builtin_clz(units);
  int quarter = power >= 2 ? (units >> (power - 2)) & 3 : (units << (2 - power)) & 3;
  return power * 4 + quarter;
}

static void insert(Block *block) {
  int list = list_of(size_of(block));
  block->previous = 0;
  block->next = lists[list];
  if (block->next) block->next->previous = block;
  lists[list] = block;
  filled[list / 64] |= 1ull << list % 64;
}

static void take_out(Block *block) {
  int list = list_of(size_of(block));
  if (block->next) block->next->previous = block->previous;
  if (block->previous) {
    block->previous->next = block->next;
  } else {
    lists[list] = block->next;
    if (!block->next) filled[list / 64] &= ~(1ull << list % 64);
  }
}

// Makes a block of a size and what it is, and tells the block behind it.
static void set(Block *block, uint32_t size, uint32_t use) {
  block->size = size | use;
  after(block)->before = size;
}

// Makes a block free, together with free neighbours.
static void make_free(Block *block) {
  uint32_t size = size_of(block);
  Block *next = after(block);
  if (!is_used(next)) {
    take_out(next);
    size += size_of(next);
  }
  if (block->before && !is_used(before(block))) {
    block = before(block);
    take_out(block);
    size += size_of(block);
  }
  set(block, size, 0);
  insert(block);
}

// Returns a free block of at least a size, or null.
static Block *find(uint32_t size) {
  int own = list_of(size);
  for (int list = own + 1; list < LISTS; list = (list / 64 + 1) * 64) {
    uint64_t bits = filled[list / 64] >> list % 64;
    if (bits) return lists[list + __builtin_ctzll(bits)];
  }
  for (Block *block = lists[own]; block; block = block->next) {
    if (size_of(block) >= size) return block;
  }
  return 0;
}

// Makes the memory larger, so that it ends with a free block of at least a size. Returns whether it could.
static int grow(uint32_t size) {
  if (!heap_begin) {
    // Contents are aligned, so headers are not.
    uintptr_t begin = ((uintptr_t)memory_begin() + UNIT - 1) / UNIT * UNIT + UNIT - HEADER;
    if (!memory_reach((char *)begin, HEADER)) return 0;
    heap_begin = heap_end = (char *)begin + HEADER;
    ((Block *)begin)->before = 0;
    ((Block *)begin)->size = HEADER | USED;
  }
  Block *last = (Block *)(heap_end - HEADER);
  uint32_t free = last->before && !is_used(before(last)) ? last->before : 0;
  char *end = memory_reach(heap_end, size - free);
  if (!end) return 0;
  end -= (uintptr_t)end % UNIT;
  // The last block becomes one of all the new memory, and a new last block follows it.
  uint32_t added = (uint32_t)(end - heap_end);
  heap_end = end;
  ((Block *)(end - HEADER))->size = HEADER | USED;
  set(last, added, 0);
  make_free(last);
  return 1;
}

// Returns contents of a number of bytes, or null. They are aligned by a power of two that is a multiple of the unit.
static void *allocate(size_t bytes, size_t alignment) {
  size_t spare = alignment > UNIT ? alignment + SMALLEST : 0;
  if (bytes > MOST_BYTES || spare > MOST_BYTES - bytes) return 0;
  uint32_t size = (uint32_t)((bytes + HEADER + UNIT - 1) / UNIT * UNIT);
  if (size < SMALLEST) size = SMALLEST;
  Block *block = find(size + (uint32_t)spare);
  if (!block) {
    if (!grow(size + (uint32_t)spare)) return 0;
    block = find(size + (uint32_t)spare);
  }
  take_out(block);
  uint32_t whole = size_of(block);
  uintptr_t misplaced = (uintptr_t)contents(block) % alignment;
  if (misplaced) {
    // What is in front becomes a free block, so it has room for one.
    uint32_t front = (uint32_t)(alignment - misplaced);
    while (front < SMALLEST) front += (uint32_t)alignment;
    set(block, front, 0);
    insert(block);
    block = after(block);
    whole -= front;
  }
  if (whole - size >= SMALLEST) {
    set(block, size, USED);
    Block *rest = after(block);
    set(rest, whole - size, 0);
    insert(rest);
  } else {
    set(block, whole, USED);
  }
  return contents(block);
}

void *heap_allocate(size_t bytes, size_t alignment) {
  return allocate(bytes, alignment < UNIT ? UNIT : alignment);
}

void heap_free(void *pointer) {
  if (pointer) make_free((Block *)((char *)pointer - HEADER));
}

size_t heap_used(void) {
  size_t used = 0;
  if (!heap_begin) return 0;
  for (Block *block = (Block *)(heap_begin - HEADER); (char *)block < heap_end - HEADER; block = after(block)) {
    if (is_used(block)) used += size_of(block);
  }
  return used;
}
