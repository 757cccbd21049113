import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import type { Sprite } from '../../sprite.ts';
import type { Stage } from '../stage.ts';
import { columnInside, heightInside } from './in-picture.ts';

const SIDE = 200;

/** A thing whose sprite is full from side to side. */
const full: Sprite = {
  width: 60,
  height: 100,
  sizes: [
    {
      width: 60,
      height: 100,
      rgba: new Float32Array(60 * 100 * 4).fill(1),
      glow: new Float32Array(60 * 100),
    },
  ],
};

describe('several who fly kites', () => {
  it('stay apart and in the picture, also where their strings would leave it', () => {
    const setting = decide(readPrompt('three children flying kites on the beach'), null, 3, 0);
    const [subject] = setting.subjects;
    if (subject === undefined) throw new Error('nothing was asked for');
    const stage = { frame: createFrame(SIDE, SIDE), setting } as unknown as Stage;
    const columns = [0.1, 0.3, 0.5, 0.8].map((share) =>
      columnInside(stage, subject, full, 150, share * SIDE),
    );
    for (const [n, column] of columns.entries()) {
      expect(column).toBeGreaterThan(40);
      expect(column).toBeLessThan(SIDE - 40);
      if (n > 0) expect(column - (columns[n - 1] ?? 0)).toBeGreaterThan(15);
    }
  });
});

describe('a young whale', () => {
  it('is smaller than its mother, who is cut to what fits in', () => {
    const setting = decide(readPrompt('a blue whale and her calf under water'), null, 3, 0);
    const stage = { frame: createFrame(SIDE, SIDE), setting } as unknown as Stage;
    const [mother, calf] = setting.subjects.map((one) =>
      heightInside(stage, one, { own: 90 * one.size, across: 4, row: 150, count: 1 }),
    );
    expect(calf).toBeLessThan(0.6 * (mother ?? 0));
  });
});

describe('who walks on a rope over a canyon', () => {
  it('is as far aside as wanted and seen from afar, whatever the rope is long', () => {
    const setting = decide(readPrompt('a tightrope walker above a canyon'), null, 3, 0);
    const stage = { frame: createFrame(SIDE, SIDE), setting } as unknown as Stage;
    const [walker] = setting.subjects;
    if (walker === undefined) throw new Error('nobody was asked for');
    const size = { own: SIDE, across: 9, row: 100, count: 1 };
    expect(heightInside(stage, walker, size)).toBeCloseTo(0.24 * SIDE);
    expect(columnInside(stage, walker, full, 50, 70)).toBe(70);
  });
});
