import type { Subject } from './idea.ts';
import type { Land } from './land.ts';
import type { Town } from './place.ts';
import type { Trait } from './trait.ts';

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

/** The things of a prompt in the town or the hall that it names: on a basketball court basketball is played. */
export const onCourts = (
  land: Land | null,
  town: Town | null,
  things: readonly Subject[],
): readonly Subject[] =>
  town === 'streetcourt' || land === 'basketballhall' ? things.map(asPlayer) : things;
