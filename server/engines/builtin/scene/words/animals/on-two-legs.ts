import { ACTORS, type Actor, coatTrait, folkFor, folkOfNth, isAnimalFolk } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { MOUNTS } from '../upon/mounts.ts';
import { DRIVEN } from './as-people-do.ts';
import { HATS, isClothes, WEARERS } from './dressed-animals.ts';

/** What is of the colour that is said of who wears it. */
const COLOURED: ReadonlySet<Trait> = new Set<Trait>([
  ...(['coat', 'raincoat', 'jacket', 'shirt', 'pullover', 'cloak', 'gown', 'ballgown'] as const),
]);

/** The same with the colour that is said of such an animal as that of its coat, of all who are drawn as one. */
function inCoat(one: Subject): Subject {
  const { traits = [], colour, company } = one;
  const isCoat =
    colour !== null &&
    isAnimalFolk(traits) &&
    !MOUNTS.has(one.thing) &&
    !DRIVEN.has(one.thing) &&
    !traits.some((trait) => COLOURED.has(trait));
  if (!isCoat) return one;
  const coat = coatTrait(colour);
  const members = company?.members.map((all) => (isAnimalFolk(all) ? [...all, coat] : all));
  return {
    ...one,
    colour: null,
    traits: [...traits, coat],
    ...(company && members && { company: { ...company, members } }),
  };
}

/** The things of a prompt: animals that have something in their hands, wear clothes or wait half asleep do so on two legs. */
export const onTwoLegs = (pieces: Pieces, things: readonly Subject[]): readonly Subject[] => {
  const isPool = says(pieces, ({ gathers, land }) => gathers === true && land === 'pool');
  return standing(things)
    .map(inCoat)
    .map(eachAnother)
    .flatMap((one) => (isPool && isAnimalFolk(one.traits) ? inPool(one) : [one]));
};

/** Those at a party by a pool: the one half in the water, the other with glasses beside it. */
function inPool(one: Subject): readonly Subject[] {
  const { company: _, exact: _exact, ...rest } = one;
  const ashore = Math.ceil(one.count / 2);
  const swims: Subject = {
    ...rest,
    thing: 'swimmer',
    posture: null,
    count: Math.max(2, one.count),
  };
  return [
    swims,
    { ...rest, count: ashore, posture: 'standing', holds: { thing: 'wineglass', colour: null } },
  ];
}

/** The same with each of those who are drawn as one another animal, where they are of any kind. */
const eachAnother = (one: Subject): Subject =>
  one.company === undefined ||
  one.company.bond === 'choir' ||
  one.company.bond === 'orchestra' ||
  one.traits?.includes('anyfolk') !== true
    ? one
    : {
        ...one,
        company: {
          ...one.company,
          members: one.company.members.map((all, n) => folkOfNth(all, n)),
        },
      };

const standing = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) => {
    const { thing, traits = [], holds, treat: _treat, ...rest } = one;
    const isUpright =
      holds !== undefined ||
      traits.some(
        (trait) =>
          trait === 'drowsy' || isClothes(trait) || (HATS.has(trait) && !WEARERS.has(thing)),
      );
    if (!ACTORS.has(thing) || !isUpright || traits.includes('mounted')) return one;
    return {
      ...rest,
      ...(holds && { holds }),
      thing: 'person',
      // It does not eat off the ground.
      posture: rest.posture === 'grazing' ? null : rest.posture,
      traits: [folkFor(thing as Actor), ...traits.filter((trait) => trait !== 'young')],
    };
  });
