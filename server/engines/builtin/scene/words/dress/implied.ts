import type { Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What belongs to who is known by clothes, unless something else is said. */
const IMPLIED: Partial<Readonly<Record<Trait, readonly Trait[]>>> = {
  santa: ['old', 'bearded'],
  viking: ['bearded'],
  fairy: ['woman'],
  ballet: ['woman', 'dancing'],
  sari: ['woman'],
};

/** What a beard or a woman's name is not added to. */
const AGAINST: Partial<Readonly<Record<Trait, readonly Trait[]>>> = {
  bearded: ['woman', 'girl', 'child'],
  old: ['woman', 'girl', 'child'],
  woman: ['child', 'girl'],
};

/** The things of a prompt, people with what belongs to what they are: Father Christmas is old and has a beard. */
export const withImplied = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) => {
    const { traits = [] } = one;
    const more = traits
      .flatMap((trait) => IMPLIED[trait] ?? [])
      .filter((trait) => !traits.includes(trait))
      .filter((trait) => !(AGAINST[trait] ?? []).some((other) => traits.includes(other)));
    return more.length === 0 ? one : { ...one, traits: [...traits, ...more] };
  });
