import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { type Camera, createFrame, LAND, SKY } from '../frame.ts';
import { createGround } from '../ground.ts';
import { layCloudsAmong } from '../lands/clouds-among.ts';
import { paintHighRanges } from '../lands/high-ranges.ts';

const SIZE = 96;
const HORIZON = 40;
const camera: Camera = { focal: 90, horizon: HORIZON, height: 1_504, centre: SIZE / 2 };
const settingOf = (seed: number, index: number) =>
  decide(readPrompt('standing on a summit at noon'), null, seed, index);

describe('a summit', () => {
  it.each([0, 1])('has air beside who stands there (ridge: %i)', (ridge) => {
    const { noise } = settingOf(3, 0);
    const ground = createGround('summit', noise, { side: 1, relief: 1, isRidge: ridge === 1 });
    const feet = ground(0, 6);
    expect(feet - ground(-90, 30)).toBeGreaterThan(25);
    expect(feet - ground(90, 30)).toBeGreaterThan(25);
  });

  it.each([1, 2, 3])(
    'looks out on ranges kilometres away, most of them lower (seed %i)',
    (seed) => {
      const frame = createFrame(SIZE, SIZE);
      paintHighRanges(frame, camera, settingOf(seed, 0));
      const shareOf = (from: number, to: number) => {
        let far = 0;
        for (let at = from * SIZE; at < to * SIZE; at++)
          if (frame.kind[at] === LAND && (frame.depth[at] as number) > 1_500) far++;
        return far / ((to - from) * SIZE);
      };
      expect(shareOf(HORIZON + 5, HORIZON + 20)).toBeGreaterThan(0.9);
      expect(shareOf(0, HORIZON - 20)).toBeLessThan(0.1);
    },
  );

  it('has clouds behind a near slope and before a far one', () => {
    const frame = createFrame(SIZE, SIZE);
    const low = (HORIZON + 40) * SIZE;
    for (let at = low; at < low + SIZE; at++) {
      frame.kind[at] = at % SIZE < SIZE / 2 ? LAND : SKY;
      frame.depth[at] = frame.kind[at] === LAND ? 800 : Number.POSITIVE_INFINITY;
    }
    layCloudsAmong(frame, camera, settingOf(3, 0));
    const lightAt = (column: number) => frame.rgb[(low + column) * 3 + 1] as number;
    expect(lightAt(20)).toBe(0);
    expect(lightAt(76)).toBeGreaterThan(0.3);
  });
});
