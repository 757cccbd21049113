import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { distanceToAll, distanceToNearest } from './distance.ts';
import { createField, groupOf } from './field.ts';
import { plain } from './looks.ts';
import { ball, box, limb } from './solid.ts';

const look = plain([0.5, 0.5, 0.5]);

describe('the distance from pieces that stand apart', () => {
  it('is that from all of them, wherever it is asked next, and no piece is lost', () => {
    const field = createField([
      box(look, [0, 0.5, 0], [0.5, 0.02, 0.3]),
      limb(look, [0.4, 0, 0], [0.4, 0.9, 0], 0.03, 0.02),
      ...[-0.3, -0.1, 0.1, 0.3].map((x) => ball(look, [x, 0.6, 0], 0.08)),
    ]);
    const random = createRandom(4);
    const place = () => 2 * random.unit() - 1;
    const pieces = field.all.slice();
    const whole = groupOf(field, field.all);
    for (let n = 0; n < 500; n++) {
      const [x, y, z] = [place(), place(), place()];
      expect(distanceToNearest(field, pieces, x, y, z)).toBe(distanceToAll(field, whole, x, y, z));
    }
    expect([...pieces].sort((one, other) => one - other)).toEqual([...field.all]);
    expect([...pieces]).not.toEqual([...field.all]);
  });
});

describe('the distance from pieces that melt together', () => {
  it('is the same wherever they were asked before', () => {
    const field = createField([
      limb(look, [-0.6, 0, 0], [0.6, 0.1, 0], 0.2, 0.1, 0.15),
      ...[-0.5, -0.2, 0.1, 0.4].map((x) => ball(look, [x, 0.25, 0.1], 0.15, 0.1)),
      ball(look, [0, -0.6, 0.5], 0.1),
    ]);
    const random = createRandom(7);
    const place = () => 2 * random.unit() - 1;
    const group = groupOf(field, field.all);
    for (let n = 0; n < 500; n++) {
      const [x, y, z] = [place(), place(), place()];
      const fresh = { ...groupOf(field, field.all), cuts: true };
      expect(distanceToAll(field, group, x, y, z)).toBeCloseTo(
        distanceToAll(field, fresh, x, y, z),
        6,
      );
    }
  });
});

describe('the distance from the piece that was nearest last', () => {
  it('is never lost where it is just the limit of what counts', () => {
    const field = createField([-0.5, 0.1, 0.4].map((x) => ball(look, [x, 0.3 * x, 0.1], 0.15)));
    const random = createRandom(9);
    const place = () => 2 * random.unit() - 1;
    const group = groupOf(field, field.all);
    for (let n = 0; n < 2000; n++)
      expect(distanceToAll(field, group, place(), place(), place())).toBeLessThan(4);
  });
});
