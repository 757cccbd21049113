import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { fillArea } from '../fill.ts';
import { besideOutline, softenEdge } from './beside-outline.ts';
import type { Ending } from './endings.ts';
import { type SeenOutline, seenOutlines } from './seen-outline.ts';

const SIZE = 140;
const MIDDLE = SIZE / 2;
const FRONT = [200, 150, 90] as const;
const GROUND = [90, 120, 190] as const;
const THING = [250, 250, 250] as const;

/** The outline of what is in front waves, so that its ends do not tell its way. */
const outlineAt = (y: number) => MIDDLE - 4 + 7 * Math.sin((y - MIDDLE) / 9);
const isFront = (x: number, y: number) => x < outlineAt(y);
const isThing = (x: number, y: number) => Math.hypot(x - MIDDLE, y - MIDDLE) < 26;
const isMarked = (x: number, y: number) => Math.hypot(x - MIDDLE, y - MIDDLE) < 32;
/** A mask that covers the thing to the right of the outline, and eight pixels of what is in front. */
const isBeside = (x: number, y: number) => isMarked(x, y) && x > outlineAt(y) - 8;

/** A picture with sensor's grain of something in front, at the left, and a thing behind it or before it. */
function scene(
  thingIs: 'behind' | 'before' | 'gone',
  frontAt: (y: number) => readonly number[] = () => FRONT,
  isHole = isMarked,
) {
  const random = createRandom(3);
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const hole = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const grain = 6 * random.unit() - 3;
    const isHidden = thingIs === 'behind' && isFront(x, y);
    const hasThing = thingIs !== 'gone' && isThing(x, y) && !isHidden;
    const colour = hasThing ? THING : isFront(x, y) ? frontAt(y) : GROUND;
    data.set([...colour.map((value) => value + grain), 255], at * 4);
    hole[at] = isHole(x, y) ? 1 : 0;
  }
  return { data, hole, width: SIZE, height: SIZE };
}

/** Where the outline comes to the mask from above and from below. */
function endings(): Ending[] {
  return ([-1, 1] as const).map((way) => {
    let y = MIDDLE;
    while (isMarked(outlineAt(y), y)) y += way;
    const slope = (outlineAt(y + 0.5) - outlineAt(y - 0.5)) * -way;
    const length = Math.hypot(1, slope);
    return {
      ...{ x: outlineAt(y), y, inX: slope / length, inY: -way / length, bend: 0 },
      ...{ seen: 20, rough: 0.2, contrast: 80, sharpness: 1 },
      // Around the hole with it to the right: at the top from the left to the right.
      ...(way < 0 ? { before: 0, after: 1 } : { before: 1, after: 0 }),
    };
  });
}

describe('an outline below the mask', () => {
  it('is followed before what is behind it, with what is in front to its right', () => {
    const [found, ...others] = seenOutlines(scene('behind'), endings());
    expect(others).toEqual([]);
    expect(found?.ends).toEqual([0, 1]);
    // Downward the left is to the right.
    expect(found?.side).toBe(1);
    const errors = found?.way.map(({ x, y }) => Math.abs(x - outlineAt(y))) ?? [];
    expect(Math.max(...errors)).toBeLessThan(1.5);
  });

  it('is not told where the thing hides it', () => {
    expect(seenOutlines(scene('before'), endings())).toEqual([]);
  });

  it('is followed before something uneven where it is long and what is behind is quite another', () => {
    // A third of it is darker than what its ends show.
    const uneven = (y: number) => (Math.abs(y - MIDDLE) < 11 ? [150, 110, 60] : FRONT);
    expect(seenOutlines(scene('behind', uneven), endings()).map(({ side }) => side)).toEqual([1]);
    const mostly = (y: number) => (Math.abs(y - MIDDLE) < 18 ? [150, 110, 60] : FRONT);
    expect(seenOutlines(scene('behind', mostly), endings())).toEqual([]);
  });

  it('is followed whatever changes along it where the mask covers little of what is in front', () => {
    const changing = (y: number) => (y < MIDDLE ? [60, 150, 40] : [60, 130, 200]);
    const found = seenOutlines(scene('behind', changing, isBeside), endings());
    expect(found.map(({ side }) => side)).toEqual([1]);
    expect(seenOutlines(scene('behind', changing), endings())).toEqual([]);
    // The mask's own border is no outline, if what it covers was painted over.
    const painted = scene('gone', changing, isBeside);
    painted.hole.forEach((value, at) => {
      if (value === 1) painted.data.set([255, 0, 255, 255], at * 4);
    });
    expect(seenOutlines(painted, endings())).toEqual([]);
  });

  it('is not that of the thing itself where a tight mask bends, and edges come to it along its border', () => {
    const centre = { x: MIDDLE, y: 30 };
    const isArch = (x: number, y: number) =>
      y > centre.y && Math.abs(Math.hypot(x - centre.x, y - centre.y) - 38) < 12;
    const painted = (groundAt: (y: number) => readonly number[]) => {
      const view = scene('gone', () => GROUND, isArch);
      view.hole.forEach((value, at) => {
        const colour = value === 1 ? [255, 0, 255] : groundAt(Math.floor(at / SIZE));
        view.data.set([...colour, 255], at * 4);
      });
      return view;
    };
    const along = ([1, -1] as const).map((way) => {
      const angle = way > 0 ? 0.35 : Math.PI - 0.35;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      return {
        ...{ x: centre.x + 50 * across, y: centre.y + 50 * down, inX: -way * down },
        ...{ inY: way * across, bend: 0, seen: 20, rough: 0.2, contrast: 80, sharpness: 1 },
        ...(way > 0 ? { before: 0, after: 1 } : { before: 1, after: 0 }),
      };
    });
    expect(
      seenOutlines(
        painted(() => GROUND),
        along,
      ),
    ).toEqual([]);
    // Where what lies around changes, the thing alone is the same all along.
    const striped = (y: number) => (y % 24 < 12 ? [60, 150, 40] : [230, 210, 90]);
    expect(seenOutlines(painted(striped), along)).toEqual([]);
  });

  it('stays in what is filled', () => {
    const truth = scene('gone').data;
    const { data, hole } = scene('behind');
    const before = data.slice();
    const { beside } = fillArea(data, hole, SIZE, 1, () => {}, { isBlended: true });
    const wrong = [...hole.keys()].filter(
      (at) => hole[at] === 1 && Math.abs((data[at * 4] as number) - (truth[at * 4] as number)) > 40,
    );
    expect(wrong.length / hole.filter((value) => value === 1).length).toBeLessThan(0.03);
    // What was not brushed has changed only where that is told.
    const changed = [...hole.keys()].filter(
      (at) => hole[at] === 0 && [0, 1, 2].some((c) => data[at * 4 + c] !== before[at * 4 + c]),
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((at) => beside?.[at] === 1)).toBe(true);
  });
});

/** Straight down the middle, with what is in front at the left. */
const STRAIGHT: SeenOutline = {
  ends: [0, 1],
  way: [...Array(91).keys()].map((n) => ({ x: 20, y: 5 + n / 3 })),
  side: 1,
};

describe('pixels beside an outline', () => {
  const [width, height] = [40, 40];
  const hole = Uint8Array.from({ length: width * height }, (_, at) => (at % width >= 14 ? 1 : 0));
  const view = { data: new Uint8ClampedArray(width * height * 4), hole, width, height };
  const away = Float32Array.from(hole, (_, at) => Math.max(0, 14 - (at % width)));
  const inRow = (found: readonly number[]) =>
    found.filter((at) => Math.floor(at / width) === 20).map((at) => at % width);

  it('show what is in front nearby, but for those that mix with what is behind', () => {
    expect(inRow(besideOutline(view, away, STRAIGHT).front).sort()).toEqual([16, 17, 18]);
  });

  it('are behind up to some way beyond it', () => {
    const found = inRow(besideOutline(view, away, STRAIGHT).behind).sort((a, b) => a - b);
    expect(found).toEqual([...Array(12).keys()].map((n) => 20 + n));
  });

  it('are filled too where the brush ended on its edge', () => {
    const shifted = { ...STRAIGHT, way: STRAIGHT.way.map(({ y }) => ({ x: 14, y })) };
    const { loose } = besideOutline(view, away, shifted);
    expect(inRow(loose)).toEqual([13]);
    expect(inRow(besideOutline(view, away, STRAIGHT).loose)).toEqual([]);
  });

  it('are mixed by how far they lie to its sides', () => {
    const { edge } = besideOutline(view, away, STRAIGHT);
    const data = new Uint8ClampedArray(width * height * 4);
    for (let at = 0; at < width * height; at++)
      data.set(at % width < 20 ? [200, 0, 0, 255] : [0, 100, 0, 255], at * 4);
    softenEdge(data, edge);
    const red = [17, 18, 19, 20, 21, 22].map((x) => data[(20 * width + x) * 4]);
    // Half a pixel from the edge, which is 1.8 pixels wide.
    expect(red).toEqual([
      200,
      200,
      Math.round(200 * (0.5 + 0.5 / 1.8)),
      Math.round(200 * (0.5 - 0.5 / 1.8)),
      0,
      0,
    ]);
  });
});
