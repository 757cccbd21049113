import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Company } from '../../words/idea.ts';
import type { Solid } from '../sculpt/solid.ts';
import { DONE_TOGETHER } from './done-together.ts';
import { onHead } from './worn.ts';

const togetherFor = (
  bond: Company['bond'],
  members: Company['members'] = [[], ['woman'], [], ['woman']],
): readonly Solid[] => DONE_TOGETHER[bond]?.(createRandom(1), null, members, 0).model ?? [];

/** The pieces of a model whose middles are in that box. */
const within = (
  model: readonly Solid[],
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): readonly Solid[] =>
  model.filter(({ middle: [x, y] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);

const isBall = ({ shape, a, b, r1 }: Solid, radius: number): boolean =>
  shape === 'cone' && Math.abs(r1 - radius) < 0.001 && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;

describe('antics of several', () => {
  it('lay five balls around a jack before those who play boules, and one in the air', () => {
    const model = togetherFor('boules');
    const balls = model.filter((piece) => isBall(piece, 0.052));
    expect(balls.filter(({ middle }) => middle[1] < 0.06)).toHaveLength(5);
    expect(balls.filter(({ middle }) => middle[1] > 0.5)).toHaveLength(1);
    expect(model.filter((piece) => isBall(piece, 0.03) && piece.middle[1] < 0.04)).toHaveLength(1);
  });

  it('fill the air with feathers around pillows that are swung over the head', () => {
    const model = togetherFor('pillowfight', [['child'], ['girl']]);
    const held = within(model, [-0.7, -0.2], [1.1, 1.4]);
    expect(held.some(({ shape, h }) => shape === 'box' && h === 0.05)).toBe(true);
    expect(model.filter(({ flat }) => flat === 0.3).length).toBeGreaterThan(40);
  });

  it('let food fly between those who throw it', () => {
    expect(within(togetherFor('foodfight'), [-0.4, 0.4], [0.7, 1.2]).length).toBeGreaterThan(20);
  });

  it('hang a piñata of many pieces over a child whose eyes are bound', () => {
    const bare = onHead([], [1, 1, 1]);
    expect(onHead(['blindfolded'], [1, 1, 1]).length).toBeGreaterThan(bare.length + 2);
    const model = togetherFor('pinata', [['girl'], ['child'], ['girl']]);
    expect(within(model, [-0.3, 0.5], [1.15, 1.75]).length).toBeGreaterThan(11);
  });

  it('bring the mouth of who whispers to the ear of the other, whichever is taller', () => {
    for (const members of [
      [['woman'], ['woman']],
      [['girl'], []],
      [[], ['child']],
    ] as const) {
      const model = togetherFor('whispering', members);
      const lowest = Math.min(...model.map(({ middle, reach }) => middle[1] + reach));
      expect(Number.isFinite(lowest)).toBe(true);
      const tops = model.filter(({ middle }) => middle[0] < -0.1).map(({ middle }) => middle[1]);
      const others = model.filter(({ middle }) => middle[0] > -0.05).map(({ middle }) => middle[1]);
      expect(Math.abs(Math.max(...tops) - Math.max(...others))).toBeLessThan(0.2);
    }
  });

  it('hold a tape along an arm that is stretched out', () => {
    const model = togetherFor('fitting', [[], []]);
    const tape = model.filter(
      ({ shape, r1, r2 }) => shape === 'cone' && r1 === 0.013 && r2 === 0.013,
    );
    expect(
      tape.some(({ a, b }) => Math.abs(a[0] - b[0]) > 0.2 && Math.abs(a[1] - b[1]) < 0.02),
    ).toBe(true);
  });

  it('seat who is combed on a stool before who stands', () => {
    const model = togetherFor('combing', [['woman'], ['girl']]);
    expect(within(model, [0.15, 0.45], [0.2, 0.3]).some(({ shape }) => shape === 'frustum')).toBe(
      true,
    );
  });
});
