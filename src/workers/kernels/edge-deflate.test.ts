import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFLATE_END } from './deflate-block.ts';
import { BRIEF, createEdgeDeflate, type SearchEffort, THOROUGH } from './edge-deflate.ts';
import { quickDeflate } from './quick-deflate.ts';

/** The sizes of the parts, and whether another library makes the blocks of them. */
function packed(...blocks: Uint8Array[]): { isSame: boolean; sizes: number[] } {
  return packedWith(THOROUGH, ...blocks);
}

function packedWith(
  effort: SearchEffort,
  ...blocks: Uint8Array[]
): { isSame: boolean; sizes: number[] } {
  const deflate = createEdgeDeflate(effort);
  const parts = blocks.map((block) => deflate(block));
  const read = inflateRawSync(Buffer.concat([...parts, DEFLATE_END]));
  const isSame = Buffer.compare(read, Buffer.concat(blocks)) === 0;
  return { isSame, sizes: parts.map(({ length }) => length) };
}

/** Bytes that repeat nowhere. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

/** Unfiltered scanlines of a 1-bit disc that fills them, a filter's number of 0 in front of each. */
function disc(side: number): Uint8Array<ArrayBuffer> {
  const row = 1 + side / 8;
  const bytes = new Uint8Array(side * row);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (Math.hypot(x - side / 2, y - side / 2) > side / 2) continue;
      const at = y * row + 1 + (x >> 3);
      bytes[at] = (bytes[at] ?? 0) | (128 >> (x & 7));
    }
  }
  return bytes;
}

/** Pieces of a mask's scanlines: runs of all or nothing, edges, and what came so many bytes before. */
const pieces = fc.array(
  fc.record({
    byte: fc.constantFrom(0, 255, 1, 3, 7, 15, 31, 63, 127, 254, 248, 224, 128),
    length: fc.oneof(fc.constant(1), fc.nat(5), fc.nat(80), fc.nat(900)),
    again: fc.nat(400),
    back: fc.nat(3_000),
  }),
  { maxLength: 60 },
);
const masks = pieces.map((list) => {
  const bytes: number[] = [];
  for (const { byte, length, again, back } of list) {
    for (let i = 0; i < length; i += 1) bytes.push(byte);
    const from = Math.max(0, bytes.length - back);
    bytes.push(...bytes.slice(from, from + again));
  }
  return Uint8Array.from(bytes);
});

describe('the deflate of edges', () => {
  it('gives back any mask, in one block or several', () => {
    fc.assert(
      fc.property(masks, fc.array(fc.nat(20_000), { maxLength: 3 }), (bytes, cuts) => {
        const ends = [...cuts.sort((a, b) => a - b), bytes.length];
        const blocks = ends.map((end, i) => bytes.slice(ends[i - 1] ?? 0, end));
        expect(packed(...blocks).isSame).toBe(true);
      }),
    );
  });

  it('gives back any bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 3 }), (blocks) => {
        expect(packed(...blocks).isSame).toBe(true);
      }),
    );
  });

  it('gives back runs of every length that has an end of its own, across blocks too', () => {
    const runs = Array.from({ length: 600 }, (_, length) =>
      new Uint8Array(length + 1).fill(length % 2 === 0 ? 0 : 255, 0, length).fill(7, length),
    );
    expect(packed(Uint8Array.from(runs.flatMap((run) => [...run])), ...runs).isSame).toBe(true);
  });

  it.each([
    ['nothing', 0],
    ['all', 255],
  ])('makes next to nothing of a mask with %s painted', (_, byte) => {
    const block = new Uint8Array(100_000).fill(byte);
    const { isSame, sizes } = packed(block, block);
    expect(isSame).toBe(true);
    // Two bits for every 258 bytes, and what a block's head takes.
    expect(Math.max(...sizes)).toBeLessThan(100_000 / 258 / 4 + 30);
  });

  it('finds what is in earlier blocks, as far back as deflate can say', () => {
    // Some edges that look like no others, and a blank stretch.
    const rows = [...noise(1_500)].flatMap((byte) => [byte, ...Array<number>(9).fill(0)]);
    const edges = Uint8Array.from(rows);
    const blank = (length: number): Uint8Array => new Uint8Array(length);
    const near = packed(edges, blank(32_768 - edges.length), edges);
    const far = packed(edges, blank(32_768 + 300), edges);
    expect([near.isSame, far.isSame]).toEqual([true, true]);
    expect(near.sizes[2]).toBeLessThan((far.sizes[2] ?? 0) / 5);
  });

  it('makes a mask much smaller than runs alone', () => {
    const bytes = disc(512);
    const { isSame, sizes } = packed(bytes);
    expect(isSame).toBe(true);
    expect(sizes[0]).toBeLessThan(0.75 * quickDeflate(bytes).length);
  });

  it('does no more than look for runs in noise, and goes on after it', () => {
    const [bytes, mask] = [noise(50_000), disc(256)];
    const { isSame, sizes } = packed(mask, bytes, mask);
    expect(isSame).toBe(true);
    expect(sizes[1]).toBe(quickDeflate(bytes).length);
    expect(sizes[2]).toBeLessThan(1.2 * (sizes[0] ?? 0));
  });

  it('makes the same of the same every time', () => {
    const bytes = disc(256);
    const [one, other] = [createEdgeDeflate(THOROUGH), createEdgeDeflate(THOROUGH)];
    expect(Buffer.compare(one(bytes), other(bytes))).toBe(0);
    expect(Buffer.compare(one(bytes), other(bytes))).toBe(0);
  });

  it('is read by another library when it searches briefly, a little larger', () => {
    fc.assert(fc.property(masks, (bytes) => packedWith(BRIEF, bytes).isSame));
    const round = disc(1024);
    const [brief, thorough] = [packedWith(BRIEF, round), packedWith(THOROUGH, round)];
    expect(brief.isSame).toBe(true);
    expect(brief.sizes[0]).toBeGreaterThanOrEqual(thorough.sizes[0] ?? 0);
    expect(brief.sizes[0]).toBeLessThan(1.2 * (thorough.sizes[0] ?? 0));
  });
});
