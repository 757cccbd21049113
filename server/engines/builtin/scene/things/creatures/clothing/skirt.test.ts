import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { subtract, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Doing } from '../postures/doings.ts';
import { inLongSkirt } from '../postures/phases.ts';
import { type Bent, stanceOf } from '../stance.ts';
import { dressOf } from './dress.ts';
import { isTrailing, skirtOf } from './skirt.ts';

const away = (a: Vector, b: Vector): number => Math.hypot(...subtract(a, b));

/** Joints of a leg and places between them. */
const along = ([hip, knee, ankle]: Bent): Vector[] =>
  [
    [hip, knee],
    [knee, ankle],
  ].flatMap(([from = hip, to = hip]) =>
    [0, 0.25, 0.5, 0.75, 1].map(
      (share): Vector => [
        from[0] + share * (to[0] - from[0]),
        from[1] + share * (to[1] - from[1]),
        from[2] + share * (to[2] - from[2]),
      ],
    ),
  );

describe.each(['crosslegged', 'leaning', 'sitting', 'seated', 'perched'] as const)(
  'who sits, %s',
  (doing) => {
    const figure = figureOf(['woman']);
    const stance = stanceOf(figure, doing);
    const everyday = dressOf(createRandom(3), doing, null, ['woman']);
    const onLegs = stance.legs.flatMap(along);

    it.each(['coat', 'dress'] as const)('has the cloth on the legs: %s', (kind) => {
      const skirt = skirtOf({ ...everyday, kind }, figure, stance);
      expect(skirt.length).toBeGreaterThan(1);
      for (const { a, b } of skirt)
        for (const end of [a, b])
          expect(Math.min(...onLegs.map((place) => away(place, end)))).toBeLessThan(0.08);
    });

    it('has no leg end at the hem of a robe', () => {
      const skirt = skirtOf({ ...everyday, kind: 'dress', costume: 'monk' }, figure, stance);
      for (const [, , ankle] of stance.legs)
        expect(Math.min(...skirt.map(({ b, r2 }) => away(b, ankle) - r2))).toBeLessThan(0);
    });
  },
);

describe.each(['running', 'jumping', 'bounding'] as const)('who wears a dress, %s', (doing) => {
  it('has cloth over the knee that is raised out of the skirt', () => {
    const figure = figureOf(['woman', 'girl']);
    const stance = stanceOf(figure, doing);
    const dress = dressOf(createRandom(3), doing, null, ['woman', 'gown']);
    const skirt = skirtOf({ ...dress, kind: 'dress' }, figure, stance);
    const [raised] = stance.legs.map(([, knee]) => knee).toSorted((a, b) => b[0] - a[0]);
    const covers = skirt.filter(({ b, r2 }) => away(b, raised ?? [0, 0, 0]) < 0.01 && r2 > 0.05);
    expect(covers).not.toHaveLength(0);
  });
});

describe.each(['running', 'bounding', 'sprinting'] as const)(
  'who wears a ballgown, %s',
  (doing) => {
    it('has one skirt that hangs over both legs', () => {
      const figure = figureOf(['woman']);
      const dress = dressOf(createRandom(3), doing, null, ['woman', 'ballgown']);
      expect(isTrailing(dress)).toBe(true);
      const skirtIn = (moment: Doing) => skirtOf(dress, figure, stanceOf(figure, moment));
      // Of the tube and its folds alone, as of who stands.
      expect(skirtIn(inLongSkirt(doing))).toHaveLength(skirtIn(inLongSkirt('standing')).length);
    });
  },
);
