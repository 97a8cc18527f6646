// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Runs random programs on the allocator of the module for JavaScript, and compares the heap with a model: the blocks
// that are in use, each full of a byte of its own. Under the address sanitizer nothing outside of the heap is touched.

#include "../../Web/Engine/memory.c"

#include <sanitizer/asan_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ARENA (1 << 22)
#define SLOTS 400

static char *arena;
static size_t reached;

char *memory_begin(void) { return arena; }

// A heap of pages of 512 bytes, of which those that are not asked for may not be touched.
char *memory_reach(char *address, size_t bytes) {
  size_t needed = ((size_t)(address - arena) + bytes + 511) / 512 * 512;
  if (needed > ARENA) return 0;
  if (needed > reached) reached = needed;
  __asan_unpoison_memory_region(arena, reached);
  return arena + reached;
}

static uint64_t state;

static uint32_t random_below(uint32_t limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((state >> 33) % limit);
}

#define REQUIRE(condition) \
  do { \
    if (!(condition)) { \
      fprintf(stderr, "allocator: program %d, step %d: %s is false\n", program, step, #condition); \
      exit(1); \
    } \
  } while (0)

static struct {
  unsigned char *contents;
  size_t bytes;
  unsigned char fill;
} slots[SLOTS];

// Walks over all blocks: their sizes fit, neighbours are not both free, and all free ones are in the list for their size.
static void check_heap(int program, int step) {
  size_t free_blocks = 0, listed = 0, used = 0;
  uint32_t size_before = 0;
  int is_before_free = 0;
  if (!heap_begin) return;
  Block *block = (Block *)(heap_begin - HEADER);
  for (; (char *)block < heap_end - HEADER; block = after(block)) {
    REQUIRE(size_of(block) >= SMALLEST && size_of(block) % UNIT == 0);
    REQUIRE(block->before == size_before);
    REQUIRE(is_used(block) || !is_before_free);
    is_before_free = !is_used(block);
    free_blocks += is_before_free;
    used += is_used(block);
    size_before = size_of(block);
  }
  REQUIRE((char *)block == heap_end - HEADER && block->before == size_before && block->size == (HEADER | USED));
  for (int list = 0; list < LISTS; list++) {
    REQUIRE(!lists[list] == !(filled[list / 64] >> list % 64 & 1));
    for (Block *entry = lists[list]; entry; entry = entry->next) {
      REQUIRE(!is_used(entry) && list_of(size_of(entry)) == list);
      REQUIRE(!entry->next || entry->next->previous == entry);
      listed++;
    }
  }
  REQUIRE(listed == free_blocks);
  size_t in_model = 0;
  for (int slot = 0; slot < SLOTS; slot++) in_model += slots[slot].contents != 0;
  REQUIRE(used == in_model);
}

static size_t random_size(void) {
  switch (random_below(12)) {
    case 0: return 0;
    case 1: return random_below(ARENA / 4);
    case 2: case 3: return random_below(20000);
    default: return random_below(300);
  }
}

static void run(int program, int steps) {
  int live_limit = 1 + (int)random_below(SLOTS);
  for (int step = 0; step < steps; step++) {
    int slot = (int)random_below((uint32_t)live_limit);
    unsigned char *contents = slots[slot].contents;
    if (contents) {
      for (size_t index = 0; index < slots[slot].bytes; index++) REQUIRE(contents[index] == slots[slot].fill);
      heap_free(contents);
      slots[slot].contents = 0;
    } else {
      size_t bytes = random_size(), alignment = (size_t)1 << random_below(random_below(8) ? 5 : 13);
      contents = heap_allocate(bytes, alignment);
      if (contents) {
        REQUIRE((uintptr_t)contents % alignment == 0 && (uintptr_t)contents % 16 == 0);
        REQUIRE((char *)contents >= arena && (char *)contents + bytes <= arena + reached);
        slots[slot].contents = contents;
        slots[slot].bytes = bytes;
        slots[slot].fill = (unsigned char)random_below(256);
        memset(contents, slots[slot].fill, bytes);
      }
    }
    if (step % 16 == 0) check_heap(program, step);
  }
  int step = steps;
  REQUIRE(!heap_allocate(MOST_BYTES, 16) && !heap_allocate((size_t)-1, 16) && !heap_allocate(16, (size_t)1 << 31));
  for (int slot = 0; slot < SLOTS; slot++) {
    heap_free(slots[slot].contents);
    slots[slot].contents = 0;
  }
  heap_free(0);
  check_heap(program, step);
  // All that was asked for is one free block, and a large block has room in it without more memory.
  REQUIRE(heap_used() == 0);
  if (!heap_begin) return;
  size_t before_last = reached;
  void *all = heap_allocate((size_t)(heap_end - heap_begin) - HEADER, 16);
  REQUIRE(all && reached == before_last && heap_used() == (size_t)(heap_end - heap_begin));
  heap_free(all);
}

int main(int count, char **arguments) {
  int programs = count > 1 ? atoi(arguments[1]) : 300;
  arena = malloc(ARENA);
  for (int program = 0; program < programs; program++) {
    state = (uint64_t)program * 77777 + 1;
    // Each program begins with an empty heap, at another alignment.
    memset(lists, 0, sizeof lists);
    memset(filled, 0, sizeof filled);
    heap_begin = heap_end = 0;
    reached = 0;
    __asan_poison_memory_region(arena, ARENA);
    run(program, 1 + (int)random_below(4000));
  }
  __asan_unpoison_memory_region(arena, ARENA);
  free(arena);
  printf("allocator: %d random programs\n", programs);
  return 0;
}
