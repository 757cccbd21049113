import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as oracle from '../../e2e/oracle/operations-oracle.ts';
import type { MaskOperation } from './shared/imaging.ts';
import { createMaskSession, type MaskSession } from './shared/mask/mask-session.ts';
import { readMask } from './shared/mask/tile-store.ts';

// The oracle decides every pixel with whole numbers of any size; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A change as operations and as the oracle makes it. */
interface Change {
  readonly operations: MaskOperation[];
  readonly expected: (mask: oracle.OracleMask) => oracle.OracleMask;
}

/** One pixel; a strip over two tile borders; four tiles' corner; a tile exactly. */
const SIZES: readonly Size[] = [
  { width: 1, height: 1 },
  { width: 515, height: 6 },
  { width: 5, height: 258 },
  { width: 256, height: 4 },
  { width: 23, height: 31 },
];

function bytesOf(session: MaskSession): Uint8Array {
  return readMask(session.freeze(), session.width, session.height);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** Samples cut into batches of `cut`, with a radius each unless it is null. */
function strokeOperations(
  samples: readonly oracle.OracleSample[],
  erase: boolean,
  diameter: number | null,
  cut: number,
): MaskOperation[] {
  const operations: MaskOperation[] = [{ kind: 'begin', erase, diameter: diameter ?? 7 }];
  for (let i = 0; i < samples.length; i += cut) {
    const batch = samples.slice(i, i + cut);
    const points = Int32Array.from(batch.flatMap(({ x, y }) => [x, y]));
    const radii = Int32Array.from(batch, ({ radius }) => radius);
    operations.push(
      diameter === null ? { kind: 'points', points, radii } : { kind: 'points', points },
    );
  }
  return [...operations, { kind: 'end' }];
}

/** Coordinates in 1/16 px about an extent, some of them exactly on pixel centres and borders. */
function along(pixels: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: -100, max: 16 * pixels + 100 }),
    fc.integer({ min: -2, max: 2 * pixels + 2 }).map((halves) => 8 * halves),
    fc.integer({ min: -100_000, max: 100_000 }),
  );
}

function pointsIn(
  { width, height }: Size,
  maxLength: number,
): fc.Arbitrary<Int32Array<ArrayBuffer>> {
  return fc
    .array(fc.tuple(along(width), along(height)), { minLength: 1, maxLength })
    .map((pairs) => Int32Array.from(pairs.flat()));
}

const radius = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constantFrom(0, 8, 16, 80));
const cut = fc.integer({ min: 1, max: 4 });
const reach = fc.integer({ min: 1, max: 7 });

const strokes = (size: Size): fc.Arbitrary<Change> =>
  fc
    .record({
      points: pointsIn(size, 6),
      radii: fc.array(radius, { minLength: 6, maxLength: 6 }),
      erase: fc.boolean(),
      diameter: fc.option(fc.integer({ min: 1, max: 40 })),
      cut,
    })
    .map(({ points, radii, erase, diameter, cut: batch }) => {
      const samples = Array.from({ length: points.length / 2 }, (_, i) => ({
        x: points[2 * i] ?? 0,
        y: points[2 * i + 1] ?? 0,
        radius: diameter === null ? (radii[i] ?? 0) : 8 * diameter,
      }));
      return {
        operations: strokeOperations(samples, erase, diameter, batch),
        expected: (mask) => oracle.strokeOf(mask, samples, erase),
      };
    });

const rectangles = ({ width, height }: Size): fc.Arbitrary<Change> =>
  fc
    .record({
      left: along(width),
      right: along(width),
      top: along(height),
      bottom: along(height),
      erase: fc.boolean(),
    })
    .map((edges) => ({
      operations: [{ kind: 'rectangle', ...edges }],
      expected: (mask) => oracle.rectangleOf(mask, edges, edges.erase),
    }));

const lassos = (size: Size): fc.Arbitrary<Change> =>
  fc.record({ points: pointsIn(size, 9), erase: fc.boolean() }).map(({ points, erase }) => ({
    operations: [{ kind: 'lasso', points, erase }],
    expected: (mask) => oracle.lassoOf(mask, points, erase),
  }));

const grows: fc.Arbitrary<Change> = reach.map((by) => ({
  operations: [{ kind: 'grow', by }],
  expected: (mask) => oracle.growOf(mask, by),
}));

const shrinks: fc.Arbitrary<Change> = reach.map((by) => ({
  operations: [{ kind: 'shrink', by }],
  expected: (mask) => oracle.shrinkOf(mask, by),
}));

const feathers: fc.Arbitrary<Change> = reach.map((by) => ({
  operations: [{ kind: 'feather', by }],
  expected: (mask) => oracle.featherOf(mask, by),
}));

const inverts: fc.Arbitrary<Change> = fc.constant({
  operations: [{ kind: 'invert' }],
  expected: oracle.invertOf,
});

const clears: fc.Arbitrary<Change> = fc.constant({
  operations: [{ kind: 'clear' }],
  expected: ({ width, height }) => oracle.blankMask(width, height),
});

/** Some changes to paint on, so that later ones have edges, grey and holes to work with. */
function scene(size: Size): fc.Arbitrary<Change[]> {
  const paint = fc.oneof(strokes(size), rectangles(size), lassos(size));
  const soften = fc.oneof(feathers, inverts);
  return fc
    .tuple(fc.array(paint, { minLength: 1, maxLength: 3 }), fc.array(soften, { maxLength: 1 }))
    .map(([painted, softened]) => [...painted, ...softened]);
}

/** A size, a scene and, after it, one change of a kind. */
function caseOf(
  kind: (size: Size) => fc.Arbitrary<Change>,
): fc.Arbitrary<{ size: Size; changes: Change[] }> {
  return fc
    .constantFrom(...SIZES)
    .chain((size) =>
      fc
        .tuple(scene(size), kind(size))
        .map(([before, last]) => ({ size, changes: [...before, last] })),
    );
}

/** Does the changes one by one; the number of the first that differs from the oracle, or −1. */
function firstDifference({ size, changes }: { size: Size; changes: Change[] }): number {
  const session = createMaskSession(size.width, size.height);
  let expected = oracle.blankMask(size.width, size.height);
  return changes.findIndex((change) => {
    session.apply(change.operations);
    expected = change.expected(expected);
    return !isSame(bytesOf(session), expected.data);
  });
}

describe.each([
  { name: 'a stroke with and without pressure, cut anywhere', kind: strokes, numRuns: 80 },
  { name: 'a rectangle', kind: rectangles, numRuns: 80 },
  { name: 'a lasso that may cross itself and leave the image', kind: lassos, numRuns: 80 },
  { name: 'growing', kind: () => grows, numRuns: 60 },
  { name: 'shrinking', kind: () => shrinks, numRuns: 60 },
  { name: 'feathering', kind: () => feathers, numRuns: 60 },
  { name: 'inverting', kind: () => inverts, numRuns: 30 },
])('$name', ({ kind, numRuns }) => {
  it('makes the bytes of the oracle', () => {
    fc.assert(
      fc.property(caseOf(kind), (example) => {
        expect(firstDifference(example)).toBe(-1);
      }),
      { numRuns },
    );
  });
});

describe('a distance of 256 px', () => {
  const size = { width: 700, height: 600 };
  const painted: MaskOperation[] = [
    {
      kind: 'rectangle',
      erase: false,
      left: 16 * 290,
      top: 16 * 280,
      right: 16 * 400,
      bottom: 16 * 285,
    },
    { kind: 'rectangle', erase: false, left: 0, top: 0, right: 16 * 60, bottom: 16 * 10 },
  ];
  const spots = fc.sample(
    fc.tuple(fc.integer({ min: 0, max: 699 }), fc.integer({ min: 0, max: 599 })),
    { numRuns: 12, seed: 20 },
  );

  it('is felt exactly by feathering', () => {
    const session = createMaskSession(size.width, size.height);
    session.apply(painted);
    const before = { ...size, data: bytesOf(session) };
    session.apply([{ kind: 'feather', by: 256 }]);
    const after = bytesOf(session);
    const got = spots.map(([x, y]) => after[y * size.width + x]);
    expect(got).toEqual(spots.map(([x, y]) => oracle.featheredAt(before, 256, x, y)));
    expect(new Set(got).size).toBeGreaterThan(3);
  });

  it('is felt exactly by growing', () => {
    const session = createMaskSession(size.width, size.height);
    const dot: MaskOperation = {
      kind: 'rectangle',
      erase: false,
      left: 16 * 300,
      top: 16 * 290,
      right: 16 * 301,
      bottom: 16 * 291,
    };
    session.apply([dot, { kind: 'grow', by: 256 }]);
    const expected = new Uint8Array(size.width * size.height).map((_, at) => {
      const [x, y] = [(at % size.width) - 300, Math.floor(at / size.width) - 290];
      return x * x + y * y <= 256 * 256 ? 255 : 0;
    });
    expect(isSame(bytesOf(session), expected)).toBe(true);
    session.apply([{ kind: 'shrink', by: 256 }]);
    expect(bytesOf(session).filter((byte) => byte > 0).length).toBe(1);
  });
});

/** What may be done to one region: how the product is told, and what the oracle makes of it. */
const regionChange = fc.oneof(
  reach.map((by) => ({
    step: (at: Place): MaskOperation => ({ kind: 'grow', by, at }),
    expected: (region: oracle.OracleMask) => oracle.growOf(region, by),
  })),
  reach.map((by) => ({
    step: (at: Place): MaskOperation => ({ kind: 'shrink', by, at }),
    expected: (region: oracle.OracleMask) => oracle.shrinkOf(region, by),
  })),
  fc.constant({
    step: (at: Place): MaskOperation => ({ kind: 'clear-region', ...at }),
    expected: ({ width, height }: oracle.OracleMask) => oracle.blankMask(width, height),
  }),
  fc
    .record({ dx: fc.integer({ min: -300, max: 300 }), dy: fc.integer({ min: -30, max: 30 }) })
    .map(({ dx, dy }) => ({
      step: (at: Place): MaskOperation => ({ kind: 'move-region', ...at, dx, dy }),
      expected: (region: oracle.OracleMask) => oracle.shiftOf(region, dx, dy),
    })),
);

describe('a region', () => {
  const scenes = fc.constantFrom(...SIZES).chain((size) =>
    fc.record({
      size: fc.constant(size),
      before: fc.array(scene(size), { minLength: 1, maxLength: 2 }).map((scenes) => scenes.flat()),
      pick: fc.nat(),
      change: regionChange,
    }),
  );

  it('is listed, and changed without the others, as by the oracle', () => {
    fc.assert(
      fc.property(scenes, ({ size, before, pick, change }) => {
        const session = createMaskSession(size.width, size.height);
        for (const { operations } of before) session.apply(operations);
        const mask = { ...size, data: bytesOf(session) };
        const regions = oracle.regionsOf(mask);
        expect(session.regions(50)).toEqual(regions.slice(0, 50));
        expect(session.regions(2)).toEqual(regions.slice(0, 2));
        const region = regions[pick % Math.max(1, regions.length)];
        const at = region === undefined ? { x: 0, y: 0 } : { x: region.x, y: region.y };
        const { undoSteps } = session.apply([]);
        const after = session.apply([change.step(at)]);
        const expected = oracle.changeRegion(mask, at, change.expected).data;
        expect(isSame(bytesOf(session), expected)).toBe(true);
        expect(after.undoSteps).toBe(undoSteps + (isSame(expected, mask.data) ? 0 : 1));
      }),
      { numRuns: 80 },
    );
  });

  it('is found across wholly painted tiles and named by any of its pixels', () => {
    const session = createMaskSession(1100, 900);
    const box = (left: number, top: number, right: number, bottom: number): MaskOperation => ({
      kind: 'rectangle',
      erase: false,
      left: 16 * left,
      top: 16 * top,
      right: 16 * right,
      bottom: 16 * bottom,
    });
    session.apply([box(100, 100, 1000, 800), box(1040, 10, 1060, 30)]);
    expect(session.regions(50)).toEqual([
      {
        bounds: { left: 100, top: 100, right: 1000, bottom: 800 },
        pixels: 630_000,
        x: 100,
        y: 100,
      },
      { bounds: { left: 1040, top: 10, right: 1060, bottom: 30 }, pixels: 400, x: 1040, y: 10 },
    ]);
    session.apply([{ kind: 'clear-region', x: 600, y: 500 }]);
    expect(session.regions(50).map(({ pixels }) => pixels)).toEqual([400]);
    session.apply([{ kind: 'clear-region', x: 5000, y: -3 }, { kind: 'undo' }]);
    expect(session.regions(1).map(({ pixels }) => pixels)).toEqual([630_000]);
  });
});

describe('any operations', () => {
  const size = { width: 300, height: 9 };
  const change = fc.oneof(
    strokes(size),
    rectangles(size),
    lassos(size),
    grows,
    shrinks,
    feathers,
    inverts,
    clears,
  );
  const move = fc.constantFrom<'undo' | 'redo' | 'do'>('undo', 'undo', 'redo', 'do', 'do');

  it('with undo and redo in any order leave the bytes of those that are done', () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 7 }),
        fc.array(move, { maxLength: 16 }),
        (changes, moves) => {
          const session = createMaskSession(size.width, size.height);
          const waiting = [...changes];
          let done: Change[] = [];
          let undone: Change[] = [];
          for (const kind of moves) {
            if (kind === 'do') {
              const next = waiting.shift();
              if (next === undefined) continue;
              const { undoSteps } = session.apply([]);
              if (session.apply(next.operations).undoSteps === undoSteps) continue;
              done.push(next);
              undone = [];
            } else {
              session.apply([{ kind }]);
              const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
              const last = from.pop();
              if (last !== undefined) to.push(last);
            }
          }
          const replayed = createMaskSession(size.width, size.height);
          for (const each of done) replayed.apply(each.operations);
          expect(isSame(bytesOf(session), bytesOf(replayed))).toBe(true);
          for (const _ of done) session.apply([{ kind: 'undo' }]);
          expect(session.apply([])).toMatchObject({ hasPixels: false, undoSteps: 0 });
        },
      ),
      { numRuns: 80 },
    );
  });

  it('are unchanged by inverting twice', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const session = createMaskSession(size.width, size.height);
        for (const { operations } of changes) session.apply(operations);
        const before = bytesOf(session);
        session.apply([{ kind: 'invert' }, { kind: 'invert' }]);
        expect(isSame(bytesOf(session), before)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
