import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { ACTORS, type Actor, folkFor } from '../../../words/creatures.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';
import { actorBody } from './actor-body.ts';
import { inPaws } from './in-paws.ts';

const one = (traits: readonly Trait[], near?: Vector): Solid[] =>
  human(createRandom(5), 'standing', null, traits, near === undefined ? {} : { near });

const topOf = (model: readonly Solid[]): number =>
  Math.max(...model.map(({ middle, reach }) => middle[1] + reach));

/** How many large pieces have hair. */
const furred = (model: readonly Solid[]): number =>
  model.filter(({ look, reach }) => (look.fur ?? 0) > 0.001 && reach > 0.06).length;

describe('an animal that does as people do', () => {
  it('wears glasses as an owl too, whose head is its own', () => {
    const rims = (traits: readonly Trait[]) =>
      one([folkFor('owl'), ...traits]).filter(({ shape }) => shape === 'ring').length;
    expect(rims(['glasses'])).toBe(rims([]) + 2);
  });

  it.each([...ACTORS] as Actor[])(
    'has a body that is finite and as high as somebody: %s',
    (actor) => {
      const model = one([folkFor(actor)]);
      for (const { middle, reach } of model)
        expect([...middle, reach].every(Number.isFinite)).toBe(true);
      expect(topOf(model)).toBeGreaterThan(0.85);
      expect(topOf(model)).toBeLessThan(1.5);
    },
  );

  it.each(['monkeyfolk', 'robotfolk', undefined] as const)(
    'has the hands on what is held: %s',
    (trait) => {
      const grip: Vector = [0.18, 0.6, -0.12];
      const nearest = Math.min(
        ...one(trait === undefined ? [] : [trait], grip).map(({ a }) =>
          Math.hypot(a[0] - grip[0], a[1] - grip[1], a[2] - grip[2]),
        ),
      );
      expect(nearest).toBeLessThan(0.035);
    },
  );

  it('has its own coat where nothing is worn, and clothes by which somebody is known', () => {
    expect(furred(one(['bearfolk']))).toBeGreaterThan(8);
    expect(furred(one(['bearfolk', 'doctor']))).toBeLessThan(furred(one(['bearfolk'])));
    expect(one(['mousefolk', 'chef']).length).toBeGreaterThan(one(['mousefolk']).length);
    expect(furred(one([]))).toBe(0);
  });

  it.each(['chef', 'firefighter', 'royal', 'police'] as const)('has its hat on: %s', (trait) => {
    const headOf = (actor: Actor, traits: readonly Trait[]) =>
      actorBody(actor, null, createRandom(5), { traits, sleeps: false }).head.length;
    for (const actor of ['cat', 'dinosaur', 'frog', 'robot'] as const)
      expect(headOf(actor, [trait]), actor).toBeGreaterThan(headOf(actor, []));
  });

  it('has legs of its own length', () => {
    expect(hipsOf(figureOf(['monkeyfolk']), 'riding')).toBeLessThan(hipsOf(figureOf([]), 'riding'));
    expect(figureOf(['spacesuit'])).toEqual(figureOf([]));
  });

  it.each(['cup', 'book'] as const)('has a larger %s than people, lower where it sits', (thing) => {
    const held = (sits: boolean) =>
      inPaws(createRandom(3), { thing, colour: null }, figureOf(['bearfolk']), sits);
    expect(topOf(held(true).pieces)).toBeLessThan(topOf(held(false).pieces));
  });
});
