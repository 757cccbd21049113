import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPackedTiles, type MaskTiles } from './packed-tiles.ts';
import { MASK_TILE_BYTES } from './tile-store.ts';

const TILES = 7;
const COLUMNS = 3;

/** Bytes that are all or nothing, or not. */
const someBytes = fc
  .tuple(fc.nat(255), fc.nat(MASK_TILE_BYTES), fc.boolean())
  .map(([seed, at, isSoft]) => {
    const bytes = Uint8Array.from({ length: MASK_TILE_BYTES }, (_, i) =>
      ((i * (seed + 3)) >> 5) % 3 === 0 ? 255 : 0,
    );
    if (isSoft) bytes[at % MASK_TILE_BYTES] = 1 + (seed % 254);
    return bytes;
  });
const actions = fc.array(
  fc.oneof(
    fc.record({ tile: fc.nat(TILES - 1), bytes: someBytes }),
    fc.record({ tile: fc.nat(TILES - 1), bytes: fc.constant(null) }),
    fc.record({ kept: fc.nat(3) }),
    fc.record({ tile: fc.nat(TILES - 1), at: fc.nat(MASK_TILE_BYTES - 1) }),
  ),
  { maxLength: 12 },
);
const contentOf = (tiles: MaskTiles): (readonly [number, Buffer])[] =>
  [...tiles.keys()]
    .sort((a, b) => a - b)
    .map((tile) => [tile, Buffer.from(tiles.get(tile) ?? new Uint8Array())]);

it('Tiles are what was set last and written since, packed or not, and a copy stays as it was', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const tiles = createPackedTiles(COLUMNS, () => false);
      const plain = new Map<number, Uint8Array<ArrayBuffer>>();
      const copies: [MaskTiles, (readonly [number, Buffer])[]][] = [];
      for (const action of all) {
        if ('kept' in action) {
          tiles.pack(action.kept);
          copies.push([tiles.copy(), contentOf(plain)]);
        } else if ('at' in action) {
          // As a store writes: what is packed or may be a copy's is replaced.
          const own = tiles.get(action.tile)?.slice();
          if (own === undefined) continue;
          tiles.set(action.tile, own);
          for (const bytes of [own, plain.get(action.tile)]) if (bytes) bytes[action.at] = 77;
        } else if (action.bytes === null) {
          tiles.delete(action.tile);
          plain.delete(action.tile);
        } else {
          tiles.set(action.tile, action.bytes.slice());
          plain.set(action.tile, action.bytes.slice());
        }
      }
      expect(contentOf(tiles)).toEqual(contentOf(plain));
      expect(tiles.size).toBe(plain.size);
      for (const [copy, content] of copies) expect(contentOf(copy)).toEqual(content);
    }),
    { numRuns: 12 },
  );
});

it('What was set longest ago is packed; soft and shared tiles stay, and a soft one that is painted over does not', () => {
  const painted = (): Uint8Array<ArrayBuffer> => new Uint8Array(MASK_TILE_BYTES).fill(255);
  const shared = painted();
  const tiles = createPackedTiles(COLUMNS, (bytes) => bytes === shared);
  const soft = painted();
  soft[9] = 128;
  tiles.set(0, soft);
  tiles.set(1, shared);
  for (const tile of [2, 3, 4]) tiles.set(tile, painted());
  tiles.pack(1);
  const openTiles = (): number[] =>
    [0, 1, 2, 3, 4].filter((tile) => tiles.open(tile) !== undefined);
  expect(openTiles()).toEqual([0, 1, 4]);
  expect([tiles.bits(0), tiles.bits(2)?.length]).toEqual([null, MASK_TILE_BYTES / 8]);
  soft[9] = 255;
  tiles.pack(0);
  expect(openTiles()).toEqual([1]);
});
