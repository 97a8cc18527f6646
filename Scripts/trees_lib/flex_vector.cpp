// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What `Scripts/compare-trees` runs for immer's flex_vector; see Trees.swift.

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <immer/algorithm.hpp>
#include <immer/flex_vector.hpp>
#include <immer/flex_vector_transient.hpp>

#include "Held/held.h"

struct Row {
  long id, title = 0, author = 0, date = 0, state = 0;
};

using List = immer::flex_vector<Row>;

static uint64_t state = 42;

static long checksum = 0;

template <typename Body>
static void measure(long count, const char *operation, long rows, Body body) {
  double times[5];
  for (auto &result : times) {
    long start = held_nanoseconds(), end = start, calls = 0;
    while (end - start < 100000000L) {
      body();
      ++calls;
      end = held_nanoseconds();
    }
    result = double(end - start) / double(calls * rows);
  }
  std::sort(times, times + 5);
  std::printf("flex_vector\t%ld\t%s\t%f\n", count, operation, times[2]);
}

static void run(long count) {
  state = 42;
  long before = held_bytes();
  List list;
  {
    auto transient = list.transient();
    for (long id = 0; id < count; ++id) transient.push_back(Row{id});
    list = transient.persistent();
  }
  std::printf("flex_vector\t%ld\tbytes\t%f\n", count, double(held_bytes() - before) / double(count));
  List kept = list;
  auto edit = [&](const char *operation, auto body) {
    measure(count, operation, 1, [&] {
      kept = list;
      list = body(list);
    });
  };
  edit("update", [&](const List &rows) {
    return rows.update(held_random(&state, count), [](Row row) {
      ++row.title;
      return row;
    });
  });
  edit("move", [&](const List &rows) {
    long offset = held_random(&state, count);
    Row row = rows[offset];
    return rows.erase(offset).insert(held_random(&state, count), row);
  });
  measure(count, "read all", count, [&] {
    immer::for_each(list, [](const Row &row) { checksum += row.id; });
  });
  measure(count, "read at random", 1000, [&] {
    for (int index = 0; index < 1000; ++index) checksum += list[held_random(&state, count)].id;
  });
  long next = count;
  edit("insert", [&](const List &rows) { return rows.insert(held_random(&state, count), Row{next++}); });
}

int main(int count, char **words) {
  for (int index = 1; index < count; ++index) run(std::atol(words[index]));
  if (checksum == 1) std::puts("");
}
