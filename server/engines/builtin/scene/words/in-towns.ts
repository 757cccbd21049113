import type { Subject, Thing } from './idea.ts';
import type { Land } from './land.ts';
import type { Town } from './place.ts';
import type { Trait } from './trait.ts';

/** What hangs or stands along the streets of a town anyway: named with it, it is seen there and not alone before the eye. */
const HAS: Partial<Readonly<Record<Town, ReadonlySet<Thing>>>> = {
  nightmarket: new Set<Thing>(['lantern', 'paperlantern', 'streetlamp']),
};

/** What is said of those who play whatever is played where they are. */
const OPEN: ReadonlySet<Trait> = new Set<Trait>([
  'woman',
  'child',
  'boy',
  'girl',
  'old',
  'playing',
]);

/** Whether somebody on a basketball court plays there. */
const isPlayer = ({ thing, posture, traits = [], on, company, holds }: Subject): boolean =>
  thing === 'person' &&
  (posture === null || posture === 'running' || posture === 'jumping') &&
  on === undefined &&
  company === undefined &&
  holds === undefined &&
  traits.every((trait) => OPEN.has(trait));

/** The same in what is worn and done there. */
const asPlayer = (one: Subject): Subject =>
  isPlayer(one)
    ? {
        ...one,
        posture: null,
        traits: [...(one.traits ?? []).filter((trait) => trait !== 'playing'), 'basketballer'],
      }
    : one;

/** The things of a prompt in the town or the hall that it names: lanterns hang in a market by night anyway, and on a basketball court basketball is played. */
export function inTowns(
  land: Land | null,
  town: Town | null,
  things: readonly Subject[],
): readonly Subject[] {
  if (town === 'streetcourt' || land === 'basketballhall') return things.map(asPlayer);
  return town === null ? things : things.filter(({ thing }) => HAS[town]?.has(thing) !== true);
}
