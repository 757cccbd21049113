import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { figureOf } from './figure.ts';
import { spoonFeeding } from './kitchen/spoon-feeding.ts';
import { dandelionBlowing, netting } from './pastimes/in-meadows.ts';
import { ON_ROPE, onTightrope } from './pastimes/tightrope.ts';
import { drawnWith, farFrom } from './testing/drawn-with.ts';
import type { Body } from './with-gear.ts';
import { pictureHanging } from './work/picture-hanging.ts';
import { tentPitching } from './work/pitching-tent.ts';

const MAN = figureOf([]);

describe('who walks a rope, nets, blows at a dandelion, hangs a picture, pitches a tent or feeds with a spoon', () => {
  it.each([
    ['a net', (one: Body) => netting([], one)],
    ['a dandelion', (one: Body) => dandelionBlowing(['child'], one)],
    ['a picture', (one: Body) => pictureHanging([], one)],
    ['a mallet', (one: Body) => tentPitching([], one, 0)],
    ['a spoon', (one: Body) => spoonFeeding(createRandom(1), [], one)],
  ] as const)('touches it with a hand: %s', (_, make) => {
    const { pieces, hands } = drawnWith((one) => make(one));
    const at = [hands.near, hands.far].filter((hand) => hand !== undefined);
    expect(at.length).toBeGreaterThan(0);
    for (const hand of at) expect(farFrom(pieces, hand)).toBeLessThan(0.06);
  });

  it('walks on the rope and not on the ground, a pole across it', () => {
    let lowest = Number.NaN;
    const model = onTightrope([], (_doing, { near: hand } = {}) => {
      lowest = hand?.[1] ?? 0;
      return [];
    });
    const tops = model.map(({ a, b }) => Math.max(a[1], b[1]));
    expect(lowest).toBeGreaterThan(MAN.hips);
    expect(Math.max(...tops)).toBeGreaterThan(ON_ROPE - 1 + MAN.hips);
    expect(Math.max(...model.map(({ a, b }) => Math.max(a[2], b[2])))).toBeGreaterThan(0.8);
  });

  it('holds a dandelion before the mouth and below the eyes, whose seeds fly on', () => {
    const { pieces } = drawnWith((one) => dandelionBlowing([], one));
    const ahead = pieces.map(({ middle }) => middle[0]);
    expect(Math.max(...ahead)).toBeGreaterThan(0.7);
    const clock = pieces.filter(({ middle }) => Math.abs(middle[0] - 0.25) < 0.03);
    for (const { middle } of clock) expect(middle[1]).toBeLessThan(MAN.chin + 0.8 * MAN.head);
  });

  it('hangs a picture over the head, which it does not hide', () => {
    const { pieces } = drawnWith((one) => pictureHanging([], one));
    const lowest = Math.min(...pieces.map(({ middle }) => middle[1]));
    expect(lowest).toBeGreaterThan(MAN.chin + 0.1);
  });

  it('brings a tent to several only once', () => {
    const [first, second] = [0, 1].map(
      (nth) => drawnWith((one) => tentPitching([], one, nth)).pieces,
    );
    expect(first?.some(({ shape }) => shape === 'hull')).toBe(true);
    expect(second?.some(({ shape }) => shape === 'hull')).toBe(false);
  });
});
