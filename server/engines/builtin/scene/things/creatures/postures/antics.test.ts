import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Company } from '../../../words/idea.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { dressOf } from '../clothing/dress.ts';
import { onHead } from '../clothing/worn.ts';
import { swimmer } from '../sport/swimmer.ts';
import { modelFor, wishFor } from '../testing/model-of.ts';
import { DONE_TOGETHER } from '../together/done-together.ts';
import { burdenOf } from '../together/loads.ts';

const togetherFor = (
  bond: Company['bond'],
  members: Company['members'] = [[], ['woman'], [], ['woman']],
): readonly Solid[] => DONE_TOGETHER[bond]?.(createRandom(1), null, members, 0, {}).model ?? [];

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

  it('hold one canopy over the heads of two', () => {
    const model = togetherFor('sheltering', [[], ['woman']]);
    const [canopy] = model.filter(({ shape, middle }) => shape === 'ellipsoid' && middle[1] > 1.05);
    const { middle, reach } = canopy as Solid;
    for (const side of [-1, 1]) {
      const head = within(model, [Math.min(0, side * 0.3), Math.max(0, side * 0.3)], [0.85, 1]);
      expect(head.length).toBeGreaterThan(2);
      // Its rim is farther out than their heads.
      for (const part of head) expect(Math.abs(part.middle[0])).toBeLessThan(reach - 0.05);
    }
    expect(Math.abs(middle[0])).toBeLessThan(0.1);
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

  it('burst a string of crackers between those who hold their ears', () => {
    const model = togetherFor('firecrackers', [['child'], ['girl'], ['child']]);
    const glowing = within(model, [-0.5, 0.5], [0, 0.6]).filter(({ look }) => look.glow);
    expect(glowing.length).toBeGreaterThan(40);
  });

  it('hold a car over the head of one and leave the others on the ground', () => {
    const model = togetherFor('strongman');
    expect(within(model, [-1, 1], [1.1, 1.8]).length).toBeGreaterThan(30);
    expect(within(model, [0.6, 1.3], [0.1, 0.9]).length).toBeGreaterThan(30);
  });

  it('run on all sides of a fountain', () => {
    const model = togetherFor('roundfountain', [['child'], ['girl'], ['child'], ['girl']]);
    for (const [from, to] of [
      [-1.5, -0.9],
      [0.9, 1.5],
    ] as const)
      expect(within(model, [from, to], [0.3, 1]).length).toBeGreaterThan(10);
  });

  it('heap fish on the net that is hauled', () => {
    const { model, tied } = burdenOf(createRandom(1), 'net');
    expect(model.length).toBeGreaterThan(60);
    expect(tied[1]).toBeLessThan(0.3);
  });
});

describe('antics of one', () => {
  it.each([
    ['hidingbehindtree', 'child'],
    ['hidingbehindsofa', 'child'],
    ['hidingunderbed', 'girl'],
    ['peeking', 'woman'],
  ] as const)(
    'hide the body behind something nearer to the eye, and show the face: %s',
    (trait, who) => {
      const model = modelFor([trait, who]);
      const eyes = model.filter(({ star }) => star !== null);
      expect(eyes.length).toBeGreaterThan(0);
      const nearest = Math.min(...model.map(({ middle }) => middle[2]));
      expect(Math.min(...eyes.map(({ middle }) => middle[2]))).toBeGreaterThan(nearest);
    },
  );

  it('put a finger to the lips of who sneaks and a hand before the mouth of who yawns', () => {
    for (const trait of ['sneaking', 'yawning', 'stretching', 'timing'] as const) {
      const high = modelFor([trait]).filter(({ middle }) => middle[1] > 0.62).length;
      expect(high, trait).toBeGreaterThan(20);
    }
    expect(Math.max(...modelFor(['stretching']).map(({ middle }) => middle[1]))).toBeGreaterThan(
      1.05,
    );
  });

  it.each([
    ['cratecarrying', 20],
    ['hivetending', 60],
    ['bicyclerepair', 20],
    ['horsemaking', 40],
    ['chestnutroasting', 50],
  ] as const)('have what they are at before them: %s', (trait, pieces) => {
    const bare = modelFor(['stretching']).length;
    for (const who of ['woman', 'catfolk'] as const)
      expect(modelFor([trait, who]).length, who).toBeGreaterThan(bare + pieces - 40);
    const ahead = modelFor([trait]).filter(({ middle }) => middle[0] > 0.2);
    expect(ahead.length).toBeGreaterThan(pieces);
  });

  it('lie on the water or stand in it in a bathing suit', () => {
    const { face, legs } = dressOf(createRandom(5), 'afloat', [0.1, 0.2, 0.8], ['woman']);
    const at = [0.1, 0.5, 0.1, [0, 1, 0]] as const;
    expect(legs.paint(...at)).toEqual(face.skin.paint(...at));
    const [lying, standing] = (['afloat', 'splashing'] as const).map((trait) =>
      swimmer(wishFor([trait, 'woman'], { tall: 40 })),
    );
    const wide = ({ width, height }: { width: number; height: number }) => width / height;
    expect(wide(lying as Sprite)).toBeGreaterThan(2 * wide(standing as Sprite));
  });
});
