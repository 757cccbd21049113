import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame, THING } from '../../frame.ts';
import { hasSkyline, paintSkyline } from './paint-skyline.ts';

const SIDE = 240;
const HORIZON = 150;
/** A focal length at which windows are told apart. */
const CLOSE = 900;

/** A city's buildings on level ground, as they are seen over its water. */
function skylineOf(prompt: string, focal = SIDE) {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const frame = createFrame(SIDE, SIDE);
  const camera = { focal, horizon: HORIZON, height: 12, centre: SIDE / 2 };
  const heights = new Float32Array(256 * 256).fill(3);
  paintSkyline(frame, camera, { heights, sunlight: heights }, setting);
  return frame;
}

describe("a city's skyline", () => {
  it('stands all along the shore, the highest of it in the middle, sky above', () => {
    const { kind } = skylineOf('a city skyline by day');
    const tops = Array.from({ length: SIDE }, (_, column) => {
      const row = Array.from({ length: SIDE }, (_unused, at) => at).find(
        (at) => kind[at * SIDE + column] === THING,
      );
      return HORIZON - (row ?? HORIZON);
    });
    expect(tops.filter((high) => high > 2).length).toBeGreaterThan(0.9 * SIDE);
    const usual = tops.toSorted((a, b) => a - b)[SIDE / 2] ?? 0;
    expect(Math.max(...tops)).toBeGreaterThan(1.4 * usual);
    expect(kind[5 * SIDE + SIDE / 2]).not.toBe(THING);
  });

  it('is told by its lit windows at night, and not by day', () => {
    const lit = (prompt: string) => {
      const { rgb, kind } = skylineOf(prompt, CLOSE);
      const reds = Array.from(kind, (one, at) => (one === THING ? (rgb[at * 3] as number) : -1))
        .filter((red) => red >= 0)
        .toSorted((a, b) => a - b);
      const dark = reds[Math.floor(reds.length / 4)] ?? 0;
      return reds.filter((red) => red > 3 * dark).length / reds.length;
    };
    expect(lit('a city skyline by day')).toBeLessThan(0.02);
    expect(lit('a city skyline at night')).toBeGreaterThan(0.1);
  });

  it('rises higher and thinner in the future, with vehicles in the sky', () => {
    const seen = (prompt: string) => {
      const { kind } = skylineOf(prompt);
      const rows = Array.from({ length: HORIZON }, (_, row) =>
        Array.from({ length: SIDE }, (_unused, x) => kind[row * SIDE + x] === THING),
      );
      // Sky is seen between more of its buildings.
      const separate = (row: readonly boolean[]) =>
        row.filter((isBuilt, x) => isBuilt && row[x - 1] !== true).length;
      return {
        highest: rows.findIndex((row) => row.filter(Boolean).length > 2),
        most: Math.max(...rows.map(separate)),
      };
    };
    const [future, today] = [seen('a futuristic city skyline'), seen('a city skyline')];
    expect(future.highest).toBeLessThan(today.highest - 10);
    expect(future.most).toBeGreaterThan(1.3 * today.most);
  });

  it('stands behind a park and its pond, and behind no other meadow or lake', () => {
    const isSeen = (prompt: string) => hasSkyline(decide(readPrompt(prompt), null, 3, 0));
    expect(isSeen('a park in autumn')).toBe(true);
    expect(isSeen('a pond in a park')).toBe(true);
    expect(isSeen('a meadow in autumn')).toBe(false);
    expect(isSeen('a village pond')).toBe(false);
  });
});
