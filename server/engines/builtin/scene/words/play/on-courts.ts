import { isAnimalFolk } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Town } from '../place.ts';
import type { Trait } from '../trait.ts';

/** What is said of those who play whatever is played where they are. */
const OPEN: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'child',
  'teen',
  'boy',
  'girl',
  'old',
  'playing',
  'dunking',
]);

/** Whether somebody on a basketball court plays there. */
const isPlayer = ({ thing, posture, traits = [], on, company, holds }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'running' || posture === 'jumping') &&
  on === undefined &&
  company === undefined &&
  holds === undefined &&
  traits.every((trait) => OPEN.has(trait) || isAnimalFolk([trait]));

/** The same in what is worn and done there. */
const asPlayer = (one: Subject): Subject =>
  isPlayer(one) ? { ...one, posture: null, traits: [...ownOf(one), 'basketballer'] } : one;

const ownOf = ({ traits = [] }: Subject): readonly Trait[] =>
  traits.filter((trait) => trait !== 'playing');

/** The same without what friends do beside it: they talk and look at each other. */
function alone({ relation: _, company, ...one }: Subject): Subject {
  const traits = one.traits?.filter((trait) => trait !== 'talking');
  return {
    ...one,
    ...(company !== undefined && company.bond !== 'talk' && { company }),
    ...(traits !== undefined && { traits }),
    posture: one.posture === 'standing' ? null : one.posture,
  };
}

/** Those who play with each other on a tennis court: whoever is there upright where one of them plays. */
function atNet(things: readonly Subject[]): readonly Subject[] {
  const plays = ({ traits = [] }: Subject) =>
    traits.includes('playing') || traits.includes('tennis');
  if (!things.some(plays)) return things;
  return things.map((one) => {
    const player = alone(one);
    return isPlayer(player)
      ? { ...player, posture: null, traits: [...ownOf(player), 'tennis'] }
      : one;
  });
}

/** Who plays on a golf course plays golf. */
const atHole = (one: Subject): Subject =>
  isPlayer(one) && one.traits?.includes('playing') === true
    ? { ...one, posture: null, traits: [...ownOf(one), 'golf'] }
    : one;

/** Animals that play on a pitch are dressed for football. */
const onPitch = (one: Subject): Subject =>
  isAnimalFolk(one.traits) && isPlayer(one)
    ? { ...one, posture: null, traits: [...ownOf(one), 'footballer'] }
    : one;

/** The things of a prompt in the town, the hall or the scenery that it names: on a basketball court basketball is played, on a tennis court tennis, on a golf course golf. */
export const onCourts = (
  land: Land | null,
  town: Town | null,
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] =>
  town === 'streetcourt' || land === 'basketballhall'
    ? things.map(asPlayer)
    : meanings.some(({ scenery }) => scenery === 'tenniscourt')
      ? atNet(things)
      : meanings.some(({ scenery }) => scenery === 'golfcourse')
        ? things.map(atHole)
        : meanings.some(({ scenery }) => scenery === 'villagepitch')
          ? things.map(onPitch)
          : things;
