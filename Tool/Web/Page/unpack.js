// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Unpacks the module. Browsers unpack deflate, whose window of 32 KB is small for a module: LZMA makes a third less of
// it, and takes no more code than this. Packed are the size, as four bytes, and a stream of LZMA whose literals depend
// on three bits of the byte before and on no position; Scripts/pack-page writes it.

const unpack = (packed) => {
  const size = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const out = new Uint8Array(size);
  // The first byte of the stream is zero.
  let [at, range, code] = [5, 2 ** 32 - 1, 0];
  for (let i = 0; i < 4; i++) code = (code << 8 | packed[at++]) >>> 0;

  // What is expected of each bit: groups of 12 states, then trees of bits, which begin at 1.
  const isMatch = 0, isRepeat = 12, isOlder = 24, isThird = 36, isFourth = 48, isLong = 60;
  const slots = 72, special = slots + 4 * 64, aligned = special + 128;
  const lengths = aligned + 16, repeatLengths = lengths + 2 + 16 + 256, literals = repeatLengths + 2 + 16 + 256;
  const expected = new Uint16Array(literals + 8 * 0x300).fill(1024);

  const refill = () => {
    if (range >= 2 ** 24) return;
    range = range * 256;
    code = (code << 8 | packed[at++]) >>> 0;
  };
  const bit = (index) => {
    const chance = expected[index];
    const bound = (range >>> 11) * chance;
    if (code < bound) {
      range = bound;
      expected[index] = chance + (2048 - chance >> 5);
      refill();
      return 0;
    }
    range -= bound;
    code -= bound;
    expected[index] = chance - (chance >> 5);
    refill();
    return 1;
  };
  const tree = (start, bits) => {
    let node = 1;
    for (let i = 0; i < bits; i++) node = node << 1 | bit(start + node);
    return node - (1 << bits);
  };
  // The lowest bit comes first.
  const reversed = (start, bits) => {
    let [node, value] = [1, 0];
    for (let i = 0; i < bits; i++) {
      const next = bit(start + node);
      node = node << 1 | next;
      value |= next << i;
    }
    return value;
  };
  const direct = (bits) => {
    let value = 0;
    for (let i = 0; i < bits; i++) {
      range >>>= 1;
      const next = code >= range ? 1 : 0;
      if (next) code -= range;
      value = value << 1 | next;
      refill();
    }
    return value;
  };
  const length = (start) => {
    if (!bit(start)) return tree(start + 2, 3);
    return bit(start + 1) ? 16 + tree(start + 18, 8) : 8 + tree(start + 10, 3);
  };
  const distance = (length) => {
    const slot = tree(slots + 64 * Math.min(length, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 | slot & 1) << bits;
    if (slot < 14) return base + reversed(special + base - slot, bits);
    return base + (direct(bits - 4) << 4) + reversed(aligned, 4);
  };

  let [state, count] = [0, 0];
  let [last, second, third, fourth] = [0, 0, 0, 0];
  while (count < size) {
    if (!bit(isMatch + state)) {
      const start = literals + 0x300 * (count ? out[count - 1] >> 5 : 0);
      let symbol = 1;
      // Behind a match, the byte that would have gone on is a hint, until a bit differs.
      if (state >= 7) {
        for (let hint = out[count - last - 1] << 1; symbol < 0x100; hint <<= 1) {
          const next = bit(start + 0x100 + (hint & 0x100) + symbol);
          symbol = symbol << 1 | next;
          if (next !== (hint >> 8 & 1)) break;
        }
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(start + symbol);
      out[count++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let left = 0;
    if (!bit(isRepeat + state)) {
      [second, third, fourth] = [last, second, third];
      left = length(lengths);
      last = distance(left);
      state = state < 7 ? 7 : 10;
    } else {
      const isLast = !bit(isOlder + state);
      if (isLast && !bit(isLong + state)) {
        left = -1;
      } else if (!isLast) {
        if (!bit(isThird + state)) {
          [last, second] = [second, last];
        } else if (!bit(isFourth + state)) {
          [last, second, third] = [third, last, second];
        } else {
          [last, second, third, fourth] = [fourth, last, second, third];
        }
      }
      if (left < 0) {
        state = state < 7 ? 9 : 11;
      } else {
        left = length(repeatLengths);
        state = state < 7 ? 8 : 11;
      }
    }
    for (left += 2; left > 0; left--, count++) out[count] = out[count - last - 1];
  }
  return out;
};
