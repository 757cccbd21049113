import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginEdit } from './edit.ts';
import { createPatchHistory } from './patch-history.ts';
import { MEMORY_JOURNAL } from './step-journal.ts';
import { createTileStore, MASK_TILE, type PixelBytes, type TileStore } from './tile-store.ts';

const [WIDTH, HEIGHT] = [600, 300];

/** A span of a row, or some bytes of a tile. */
type Change =
  | { readonly row: number; readonly left: number; readonly right: number; readonly value: number }
  | { readonly tile: number; readonly at: number; readonly bytes: Uint8Array };

const changes = fc.array(
  fc.oneof(
    fc
      .tuple(fc.nat(HEIGHT - 1), fc.nat(WIDTH - 1), fc.nat(WIDTH - 1), fc.boolean())
      .map(([row, a, b, isPainted]) => ({
        row,
        left: Math.min(a, b),
        right: Math.max(a, b),
        value: isPainted ? 255 : 0,
      })),
    fc.record({
      tile: fc.nat(5),
      at: fc.nat(40 * MASK_TILE),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 9 }),
    }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** Everything in the store, a missing tile as zeros. */
function contentOf(store: TileStore): string {
  const all = Array.from({ length: store.columns * store.rows }, (_, tile) =>
    Buffer.from(store.tiles.get(tile) ?? new Uint8Array(store.tileBytes)).toString('latin1'),
  );
  return all.join('');
}

describe.each([1, 4] as const)('a store of %i bytes a pixel', (pixelBytes: PixelBytes) => {
  it('is after undoing and redoing, in any order, what it was each time', () => {
    fc.assert(
      fc.property(
        fc.array(changes, { maxLength: 5 }),
        fc.infiniteStream(fc.boolean()),
        (steps, ways) => {
          const store = createTileStore(WIDTH, HEIGHT, pixelBytes);
          const history = createPatchHistory(store, () => undefined);
          const states = [contentOf(store)];
          for (const step of steps) {
            const edit = beginEdit(store, () => undefined);
            for (const change of step) perform(edit, change);
            const before = history.undoSteps();
            history.record(edit, MEMORY_JOURNAL);
            // What is at rest is packed, if it is a mask's.
            if (pixelBytes === 1) store.freeze();
            if (history.undoSteps() > before) states.push(contentOf(store));
          }
          const seen: string[] = [];
          const meant: (string | undefined)[] = [];
          for (let turn = 0; turn < 8; turn += 1) {
            const way = ways.next().value === true ? 'undo' : 'redo';
            history.travel(way, MEMORY_JOURNAL);
            seen.push(contentOf(store));
            meant.push(states[history.undoSteps()]);
          }
          expect(seen.every((content, i) => content === meant[i])).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps frozen tiles as they were, and wholly painted ones once', () => {
    const store = createTileStore(WIDTH, HEIGHT, pixelBytes);
    const edit = beginEdit(store, () => undefined);
    for (let row = 0; row < MASK_TILE; row += 1) edit.fillSpan(row, 0, 2 * MASK_TILE - 1, 255);
    for (const tile of [0, 1]) store.collapse(tile);
    expect(store.tiles.get(0)).toBe(store.tiles.get(1));
    expect(store.tiles.get(0)?.length).toBe(MASK_TILE * MASK_TILE * pixelBytes);
    const frozen = store.freeze();
    store.writable(0)[5] = 7;
    expect([frozen.get(0)?.[5], store.tiles.get(0)?.[5], store.tiles.get(1)?.[5]]).toEqual([
      255, 7, 255,
    ]);
  });
});

function perform(edit: ReturnType<typeof beginEdit>, change: Change): void {
  if ('row' in change) edit.fillSpan(change.row, change.left, change.right, change.value);
  else edit.touch(change.tile).set(change.bytes, change.at);
}
