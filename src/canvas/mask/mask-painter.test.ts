import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createInlineImaging,
  type MaskCell,
  type Masks,
  type MaskView,
} from '../../workers/index.ts';
import { createMaskPainter, type MaskPainter } from './mask-painter.ts';

const [WIDTH, HEIGHT] = [600, 500];
const ALL: MaskView = { level: 3, left: 0, top: 0, right: 3, bottom: 2 };
const RIGHT: MaskView = { ...ALL, left: 1 };
const NOTHING: MaskView = { level: 0, left: 0, top: 0, right: 0, bottom: 0 };

type Look = ReadonlyMap<string, string>;

/** Cells as text, by their place: what somebody would see of them. */
function lookOf(cells: readonly MaskCell[], before: Look = new Map()): Map<string, string> {
  const look = new Map(before);
  for (const { level, column, row, pixels, value } of cells) {
    const bytes = pixels ?? new Uint8Array((256 >> level) ** 2).fill(value);
    look.set(`${column},${row}`, bytes.join());
  }
  return look;
}

async function open() {
  const { masks } = createInlineImaging({
    decode: () => Promise.reject(new Error('not part of these tests')),
    encodeLossy: () => Promise.reject(new Error('not part of these tests')),
  });
  const errors: unknown[] = [];
  let seen: Look = new Map();
  const show = (cells: readonly MaskCell[]): void => {
    seen = lookOf(cells, seen);
  };
  const painter = createMaskPainter({
    masks,
    onChange: ({ cells }) => show(cells),
    onForeseen: show,
    onError: (error) => errors.push(error),
  });
  await masks.open('m', WIDTH, HEIGHT);
  painter.use('m');
  const look = async (view: MaskView): Promise<void> => {
    const cells = await painter.look(view, false);
    seen = lookOf(cells ?? [], seen);
  };
  await look(ALL);
  return { masks, painter, look, errors, seen: (): Look => seen };
}

function draw(painter: MaskPainter, x: number, y: number, length = 90): Promise<boolean> {
  painter.send({ kind: 'begin', erase: false, diameter: 60 });
  painter.send({ kind: 'points', points: Int32Array.of(x * 16, y * 16) });
  painter.send({ kind: 'points', points: Int32Array.of((x + length) * 16, y * 16) });
  return painter.step([{ kind: 'end' }], 1);
}

async function truth(masks: Masks, view: MaskView): Promise<Look> {
  await masks.view('m', NOTHING);
  return lookOf(await masks.view('m', view));
}

describe('what is seen of undo and redo', () => {
  it('is there at once, before the worker has answered', async () => {
    const { painter, seen } = await open();
    const blank = seen();
    await draw(painter, 100, 100);
    const first = seen();
    await draw(painter, 300, 240);
    const second = seen();
    expect(second).not.toEqual(first);
    const back = painter.travel('undo');
    expect(seen()).toEqual(first);
    void painter.travel('undo');
    expect(seen()).toEqual(blank);
    void painter.travel('redo');
    expect(seen()).toEqual(first);
    void painter.travel('redo');
    expect(seen()).toEqual(second);
    expect(await back).toBe(true);
    await painter.settled();
    expect(seen()).toEqual(second);
  });

  it('waits for the worker while a stroke is not answered yet', async () => {
    const { painter, seen } = await open();
    await draw(painter, 100, 100);
    const first = seen();
    void draw(painter, 300, 240);
    const back = painter.travel('undo');
    expect(await back).toBe(true);
    expect(seen()).toEqual(first);
  });

  it('passes over strokes that changed nothing or were taken back', async () => {
    const { painter, seen } = await open();
    const blank = seen();
    await draw(painter, 100, 100);
    expect(await draw(painter, 110, 100, 20)).toBe(false);
    painter.send({ kind: 'begin', erase: false, diameter: 60 });
    painter.send({ kind: 'points', points: Int32Array.of(4800, 4800) });
    painter.send({ kind: 'cancel' });
    await painter.settled();
    void painter.travel('undo');
    expect(seen()).toEqual(blank);
  });

  it('is put right where the worker could not do it', async () => {
    const { masks, painter, seen } = await open();
    await draw(painter, 100, 100);
    const painted = seen();
    // Another hand's step is the last one now, and the painter has not heard of it.
    await masks.apply('m', [{ kind: 'rectangle', ...RECTANGLE }]);
    const back = painter.travel('undo');
    expect(seen()).not.toEqual(painted);
    expect(await back).toBe(false);
    await painter.settled();
    expect(seen()).toEqual(painted);
    expect(seen()).toEqual(await truth(masks, ALL));
  });

  it('is the mask also where another part came into view meanwhile', async () => {
    const { masks, painter, look, seen } = await open();
    await look(RIGHT);
    await draw(painter, 200, 100, 150);
    void look(ALL);
    await painter.travel('undo');
    await painter.settled();
    expect(seen()).toEqual(await truth(masks, ALL));
  });

  it('is the mask, whatever is done in whatever order', async () => {
    const place = { x: fc.integer({ min: -50, max: 600 }), y: fc.integer({ min: 0, max: 500 }) };
    const act = fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('draw' as const), ...place }) },
      { weight: 4, arbitrary: fc.constant({ kind: 'undo' as const }) },
      { weight: 3, arbitrary: fc.constant({ kind: 'redo' as const }) },
      { weight: 3, arbitrary: fc.constant({ kind: 'settle' as const }) },
      fc.constantFrom(
        ...(['invert', 'take back', 'right', 'all', 'refresh'] as const).map((kind) => ({ kind })),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 24 }), async (acts) => {
        const { masks, painter, look, errors, seen } = await open();
        let view = ALL;
        const turn = (next: MaskView): void => {
          view = next;
          void look(next);
        };
        for (const one of acts) {
          if (one.kind === 'draw') void draw(painter, one.x, one.y);
          else if (one.kind === 'invert') void painter.step([{ kind: 'invert' }], 1);
          else if (one.kind === 'undo' || one.kind === 'redo') void painter.travel(one.kind);
          else if (one.kind === 'settle') await painter.settled();
          else if (one.kind === 'refresh') painter.send({ kind: 'refresh' });
          else if (one.kind === 'right') turn(RIGHT);
          else if (one.kind === 'all') turn(ALL);
          else {
            painter.send({ kind: 'begin', erase: true, diameter: 200 });
            painter.send({ kind: 'points', points: Int32Array.of(3000, 3000) });
            painter.send({ kind: 'cancel' });
          }
        }
        await painter.settled();
        await painter.settled();
        const expected = await truth(masks, view);
        const shown = new Map([...expected.keys()].map((name) => [name, seen().get(name)]));
        expect(shown).toEqual(expected);
        expect(errors).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const RECTANGLE = { erase: false, left: 4800, top: 4800, right: 6400, bottom: 6400 } as const;

it('keeps none of what it answered, however long one looks around', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const { painter } = await open();
  await draw(painter, 100, 100);
  const lookedAt = async (): Promise<WeakRef<readonly MaskCell[]>> => {
    await painter.look(NOTHING, false);
    return new WeakRef((await painter.look(ALL, true)) ?? []);
  };
  const former = await lookedAt();
  for (let i = 0; i < 3; i += 1) await lookedAt();
  const isGone = (): boolean => {
    collect();
    return former.deref() === undefined;
  };
  await expect.poll(isGone).toBe(true);
});
