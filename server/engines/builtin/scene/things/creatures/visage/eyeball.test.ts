import { describe, expect, it } from 'vitest';
import type { Vector } from '../../sculpt/vector.ts';
import { eyeball } from './eyeball.ts';

const MIDDLE: Vector = [0.3, 0.5, 0.1];
const RADIUS = 0.06;
const BLUE = [0.2, 0.4, 0.7] as const;

/** The light of an eye that looks `gaze` to the near side, at an angle from straight ahead, and so far up. */
function lightAt(gaze: number, angle: number, up = 0): number {
  const toward: Vector = [Math.cos(gaze), 0, -Math.sin(gaze)];
  const { paint } = eyeball(MIDDLE, toward, RADIUS, BLUE, { edge: 0.54, lash: 0.012 });
  const level = Math.sqrt(1 - up * up) * RADIUS;
  const at: Vector = [
    MIDDLE[0] + Math.cos(angle) * level,
    MIDDLE[1] + up * RADIUS,
    MIDDLE[2] - Math.sin(angle) * level,
  ];
  const [red, green, blue] = paint(...at, [1, 0, 0]);
  return red + green + blue;
}

describe('an eye', () => {
  it.each([-0.3, 0, 0.3])(
    'has its pupil where it looks, a coloured ring, and white beside that: %d',
    (gaze) => {
      const [pupil, iris, white] = [0, 0.45, 1].map((off) => lightAt(gaze, gaze + off)) as [
        number,
        number,
        number,
      ];
      expect(pupil).toBeLessThan(0.3);
      expect(iris).toBeGreaterThan(2 * pupil);
      expect(white).toBeGreaterThan(1.3 * iris);
    },
  );

  it('is in the shade of its lid, dark at the lashes', () => {
    expect(lightAt(0, 1.1, 0.4)).toBeLessThan(0.85 * lightAt(0, 1.1, -0.3));
    expect(lightAt(0, 1.1, 0.64)).toBeLessThan(0.3);
  });
});
