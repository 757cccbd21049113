import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { SELLING } from '../../../words/deeds-by-hand.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Wish } from '../../wish.ts';
import { featOf } from '../at-feat.ts';
import { vending } from './selling.ts';

/** The model of somebody who is like that, of a seed. */
const modelOf = (trait: Trait): readonly Solid[] =>
  featOf({
    random: createRandom(3),
    colour: null,
    posture: null,
    traits: [trait],
  } as unknown as Wish)?.model ?? [];

/** What stands or lies ahead of somebody, beyond the toes. */
const ahead = (trait: Trait) => modelOf(trait).filter(({ middle }) => middle[0] > 0.2);

describe('who sells', () => {
  it.each(SELLING)('stands behind heaps that are wider than the shoulders: %s', (trait) => {
    const sides = ahead(trait).map(({ middle, reach }) => Math.abs(middle[2]) + reach);
    expect(Math.max(...sides)).toBeGreaterThan(0.35);
    // Hardly anything of it hides the chest.
    const high = ahead(trait).filter(({ middle }) => Math.abs(middle[2]) < 0.12 && middle[1] > 0.7);
    expect(high).toEqual([]);
  });
});

describe('who sells over a glass of tea', () => {
  it('has it at the mouth behind the wares', () => {
    const wish = (holds?: Wish['holds']) =>
      ({
        ...{ random: createRandom(3), colour: null, posture: null, traits: ['spiceselling'] },
        ...(holds && { holds }),
      }) as unknown as Wish;
    const drinking = featOf(wish({ thing: 'cup', colour: null }))?.model ?? [];
    const selling = featOf(wish())?.model ?? [];
    expect(drinking.length).toBe(selling.length + 2);
  });
});

describe('several who sell', () => {
  it('stand behind one table with the wares of the one who is said to', () => {
    const all = [['child', 'drinkselling'], ['child'], ['girl', 'child']] as const;
    const { model } = vending(createRandom(3), null, all, 0);
    const lemons = ({ middle }: Solid) => middle[0] > 0.2 && middle[1] > 0.4;
    const one = modelOf('drinkselling').filter(lemons).length;
    expect(model.filter(lemons).length).toBeGreaterThanOrEqual(one);
    expect(model.length).toBeGreaterThan(2.2 * modelOf('drinkselling').length - 2 * one);
  });
});

describe('who scoops goldfish', () => {
  it('has a low basin at the foot, and many fish in it', () => {
    const low = ahead('scooping').filter(({ middle }) => middle[1] < 0.2);
    expect(low.filter(({ shape }) => shape === 'ellipsoid').length).toBeGreaterThan(20);
    expect(Math.max(...low.map(({ r2 }) => r2))).toBeGreaterThan(0.3);
  });
});
