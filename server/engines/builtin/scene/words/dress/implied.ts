import type { Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What belongs to who is known by clothes, unless something else is said. */
const IMPLIED: Partial<Readonly<Record<Trait, readonly Trait[]>>> = {
  santa: ['old', 'bearded'],
  viking: ['bearded'],
  fairy: ['woman'],
  ballet: ['woman', 'dancing'],
  sari: ['woman'],
  caveman: ['bearded'],
  cinderella: ['woman', 'ballgown'],
  snowwhite: ['woman', 'royal', 'blackhaired'],
  alice: ['girl', 'gown', 'longhaired'],
  peterpan: ['child', 'boy', 'elf'],
  ganesha: ['elephantfolk', 'royal'],
  nasreddin: ['old', 'bearded', 'kurta'],
  momotaro: ['child', 'boy', 'samurai'],
  littleprince: ['child', 'boy', 'coat'],
  zeus: ['old', 'bearded', 'senator'],
  monkeyking: ['monkeyfolk', 'royal'],
  babayaga: ['old', 'woman', 'headscarf'],
  pinocchio: ['child', 'boy'],
  befana: ['old', 'woman', 'headscarf'],
  snowmaiden: ['woman', 'coat', 'braided'],
  moonlady: ['woman', 'kimono', 'longhaired', 'blackhaired'],
  goddess: ['woman', 'senator', 'longhaired'],
  hanuman: ['monkeyfolk', 'royal'],
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
      .flatMap((trait) => {
        const own = IMPLIED[trait] ?? [];
        // What one is by the same name is against nothing of it: Baba Yaga is old and a woman.
        const isAgainst = (other: Trait) => traits.includes(other) && !own.includes(other);
        return own.filter((one) => !(AGAINST[one] ?? []).some(isAgainst));
      })
      .filter((trait) => !traits.includes(trait));
    return more.length === 0 ? one : { ...one, traits: [...traits, ...more] };
  });
