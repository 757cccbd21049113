import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../engine.ts';
import { disc, paint, speck } from '../../testing/pictures.ts';
import { chainsAround } from '../contours/chains.ts';
import { fillArea } from '../fill.ts';
import { guideByRegions } from './guide.ts';

const SIZE = 200;
const RED = [170, 60, 50] as const;
const DARK = [50, 50, 65] as const;
const BLUE = [90, 120, 200] as const;

const softly = (inside: number) => Math.max(0, Math.min(1, 0.5 + inside / 1.4));

/** A ball before an edge between two grounds; the edge meets its outline at (100 − 100·lean, 100) or so. */
function scene(lean: number): Pixels {
  return paint(SIZE, SIZE, (x, y) => {
    const ball = softly(80 - Math.hypot(x - 180, y - 100));
    const above = softly(-(y - 100 - lean * (x - 100)));
    const grain = 14 * speck(x, y);
    return [0, 1, 2].map((c) => {
      const behind = (DARK[c] as number) * above + (BLUE[c] as number) * (1 - above);
      return (RED[c] as number) * ball + behind * (1 - ball) + grain;
    }) as [number, number, number];
  });
}

const hole = disc(SIZE, SIZE, 96, 100, 26).data.map((value) => (value === 0 ? 0 : 1));

/** The picture with the hole painted over. */
function hidden(truth: Pixels): Uint8ClampedArray {
  const data = new Uint8ClampedArray(truth.data);
  hole.forEach((value, at) => {
    if (value === 1) data.set([255, 0, 255, 255], at * 4);
  });
  return data;
}

const LEANS = [0, 0.35, -0.5];

describe('an edge that goes behind a thing within a hole', () => {
  it.each(LEANS)('is continued to the outline of that (%d)', (lean) => {
    const view = { data: hidden(scene(lean)), hole, width: SIZE, height: SIZE };
    const [meeting] = guideByRegions(view, chainsAround(view))?.meetings ?? [];
    const { x, y } = meeting ?? { x: Number.NaN, y: Number.NaN };
    expect(Math.abs(Math.hypot(x - 180, y - 100) - 80)).toBeLessThan(2.5);
    expect(Math.abs(y - 100 - lean * (x - 100))).toBeLessThan(3);
  });

  it.each(LEANS)('leaves no colours of one ground in another (%d)', (lean) => {
    const truth = scene(lean);
    const made = hidden(truth);
    fillArea(made, hole, SIZE, 1, () => {});
    const wrong = [...hole.keys()].filter((at) => {
      if (hole[at] === 0) return false;
      const apart = [0, 1, 2].map((c) => (made[at * 4 + c] ?? 0) - (truth.data[at * 4 + c] ?? 0));
      return Math.hypot(...apart) > 60;
    });
    expect(wrong.length).toBeLessThan(0.002 * hole.reduce((sum, value) => sum + value, 0));
  });
});
