import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { inRoom, lookBy } from './look.ts';
import { planFor } from './plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

describe('an eye that is turned aside in a room', () => {
  it('sees a place in the pixel whose ray leads to it', () => {
    const { toRoom, seen } = lookBy(CAMERA, 0.36);
    const { column, row, ahead } = seen(1.2, 0.4, 4.5);
    const along = toRoom(
      (column - CAMERA.centre) / CAMERA.focal,
      (CAMERA.horizon - row) / CAMERA.focal,
    );
    expect(along[0] * ahead).toBeCloseTo(1.2);
    expect(CAMERA.height + along[1] * ahead).toBeCloseTo(0.4);
    expect(along[2] * ahead).toBeCloseTo(4.5);
  });

  it('sees what is to its right in the middle when it is turned right', () => {
    expect(lookBy(CAMERA, 0.5).seen(Math.sin(0.5), 1, Math.cos(0.5)).column).toBeCloseTo(256);
    expect(inRoom([0, 0, 1], 0.5)[0]).toBeCloseTo(Math.sin(0.5));
  });
});

describe('the four pictures of a room', () => {
  const yaws = (prompt: string) =>
    [0, 1, 2, 3].map((index) => {
      const setting = decide(readPrompt(prompt), null, 3, index);
      return { yaw: planFor(CAMERA, setting).yaw, side: setting.side };
    });

  it.each(['a living room', 'a kitchen', 'a bedroom', 'a café'])(
    'of %s are two straight ahead and two into the corner with the furniture',
    (prompt) => {
      const aside = yaws(prompt).filter(({ yaw }) => yaw !== 0);
      expect(aside).toHaveLength(2);
      for (const { yaw, side } of aside) expect(Math.sign(yaw)).toBe(side);
    },
  );

  it('are all straight ahead where somebody is in it', () => {
    expect(yaws('a woman in a kitchen').every(({ yaw }) => yaw === 0)).toBe(true);
  });

  it('all look toward a sofa that is named', () => {
    for (const { yaw, side } of yaws('a living room with a green sofa'))
      expect(side * yaw).toBeGreaterThan(0.4);
  });
});
