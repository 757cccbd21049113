import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { fillArea } from '../fill.ts';
import { hidingPixels } from './behind-front.ts';
import type { Front } from './beside-outline.ts';

const [WIDTH, HEIGHT] = [60, 50];
const ROW = 25;
const OUTLINE = 30;

/** Straight down the middle, with what is in front at the left. */
const FRONT: Front = {
  way: [...Array(91).keys()].map((n) => ({ x: OUTLINE, y: 10 + n / 3 })),
  side: 1,
};

type Colour = readonly [number, number, number];
const THING: Colour = [220, 210, 200];
const GROUND: Colour = [60, 90, 50];

/** A picture of rows that are alike between the way's ends, and unknown there where it is told. */
function view(colourAt: (x: number) => Colour, isUnknown: (x: number) => boolean) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    data.set([...colourAt(x), 255], at * 4);
    hole[at] = y >= 10 && y < 40 && isUnknown(x) ? 1 : 0;
  }
  return { data, hole, width: WIDTH, height: HEIGHT };
}

const isBehind = (x: number) => x >= OUTLINE && x < OUTLINE + 16;
const halves = (x: number) => (x < OUTLINE ? THING : GROUND);
/** Columns that hide something in a row, and the columns as far behind the outline. */
const inRow = (found: ReturnType<typeof hidingPixels>) =>
  found
    .filter(({ at }) => Math.floor(at / WIDTH) === ROW)
    .map(({ at, mirror }) => [at % WIDTH, mirror % WIDTH])
    .sort(([a = 0], [b = 0]) => a - b);

describe('a thing in front', () => {
  it('hides the ground that goes on behind its outline', () => {
    const found = inRow(hidingPixels(view(halves, isBehind), FRONT));
    expect(found.map(([at]) => at)).toEqual([...Array(12).keys()].map((n) => 18 + n));
    expect(found.every(([at = 0, mirror]) => mirror === 2 * OUTLINE - 1 - at)).toBe(true);
  });

  it('hides nothing beyond its other side, where the same ground is seen', () => {
    const thin = (x: number) => (x >= OUTLINE - 6 && x < OUTLINE ? THING : GROUND);
    const found = inRow(hidingPixels(view(thin, isBehind), FRONT));
    expect(found.map(([at]) => at)).toEqual([24, 25, 26, 27, 28, 29]);
  });

  it('stays around what is to be made of itself', () => {
    const known = (pixels: number) => (x: number) => isBehind(x) || x < OUTLINE - pixels;
    const found = inRow(hidingPixels(view(halves, known(11)), FRONT));
    expect(found.map(([at]) => at)).toEqual([24, 25, 26, 27, 28, 29]);
    expect(hidingPixels(view(halves, known(8)), FRONT)).toEqual([]);
    const gap = view(halves, isBehind);
    gap.hole[ROW * WIDTH + OUTLINE - 6] = 1;
    const beside = hidingPixels(gap, FRONT).map(({ at }) => Math.floor(at / WIDTH));
    expect(beside.filter((row) => Math.abs(row - ROW) < 3)).toEqual([]);
    expect(beside.filter((row) => row === ROW - 6)).toHaveLength(12);
  });

  it('hides nothing that is known', () => {
    const isFar = (x: number) => x >= OUTLINE + 8 && x < OUTLINE + 16;
    expect(hidingPixels(view(halves, isFar), FRONT)).toEqual([]);
  });

  it('leaves none of its colour in the two grounds that its outline parts from it', () => {
    const size = 160;
    const random = createRandom(5);
    const data = new Uint8ClampedArray(size * size * 4);
    const hole = new Uint8Array(size * size);
    const away = (at: number) => Math.hypot((at % size) - 40, Math.floor(at / size) - 80);
    for (let at = 0; at < hole.length; at++) {
      const y = Math.floor(at / size);
      const grain = 10 * random.unit() - 5;
      const ground = y < 84 ? [150, 95, 50] : [60, 70, 90];
      const isAside = Math.abs(Math.atan2(y - 80, (at % size) - 40)) < 0.75;
      hole[at] = isAside && away(at) > 38 && away(at) < 66 ? 1 : 0;
      const colour = hole[at] === 1 ? [120, 200, 120] : away(at) < 46 ? [235, 225, 205] : ground;
      data.set([...colour.map((value) => value + grain), 255], at * 4);
    }
    fillArea(data, hole, size, 1, () => {});
    const behind = [...hole.keys()].filter((at) => hole[at] === 1 && away(at) > 48);
    const pale = behind.filter((at) => (data[at * 4 + 2] as number) > 125);
    // A tenth, where patches that show both are sought.
    expect(pale.length / behind.length).toBeLessThan(0.04);
  });
});
