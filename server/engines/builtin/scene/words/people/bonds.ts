import { SELLING } from '../deeds-by-hand.ts';
import type { Company, Game, Subject } from '../idea.ts';
import { namesTable } from '../meals/at-coffee.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { gatheringOf, UPRIGHT } from './gatherings.ts';

/** Most who sit around a table at a game. */
export const AT_TABLE = 6;

/** The same around a laid table. */
const AT_MEAL = 4;

/** What is played at a table. */
export const GAMES = ['chess', 'cards', 'dice', 'boardgame'] as const satisfies readonly Game[];

/** What a grown person and a child do with each other, and how they are drawn as one for it. */
export const PAIRINGS: readonly (readonly [Trait, Company['bond']])[] = [
  ['shouldering', 'shoulders'],
  ['cyclelesson', 'lesson'],
  ['bedtime', 'bedtime'],
  ['examining', 'checkup'],
  ['wheeling', 'wheelchair'],
  ['hairbrushing', 'combing'],
  ['combing', 'combing'],
  ['carrying', 'carry'],
];

/** As what so many of those people are drawn as one, by what is said of them and whether cups are there; null: each by themselves. */
export function bondOf(
  pieces: Pieces,
  people: readonly Subject[],
  count: number,
  hasCups: boolean,
): Company['bond'] | null {
  const traits = new Set(people.flatMap(({ traits: own = [] }) => own));
  const stands = people.every(({ posture, on }) => UPRIGHT.has(posture) && on === undefined);
  const isPair = count === 2;
  const pairing = PAIRINGS.find(
    ([trait]) => traits.has(trait) && (isPair || (trait === 'bedtime' && count > 2)),
  );
  if (pairing !== undefined) return pairing[1];
  const game = GAMES.find((one) => traits.has(one));
  if (game !== undefined && count <= AT_TABLE) return game;
  const gathering = gatheringOf(people);
  if (gathering !== undefined) return gathering;
  // Those who marry run hand in hand too.
  const isWedding = traits.has('wedding') || (traits.has('bride') && traits.has('groom'));
  const run = people.every(({ posture, on }) => posture === 'running' && on === undefined);
  if (isPair && run && (isWedding || traits.has('handinhand') || traits.has('couple')))
    return 'hands';
  if (count > 1 && stands && traits.has('selfie')) return 'selfie';
  if (count > 1 && stands && SELLING.some((trait) => traits.has(trait))) return 'vending';
  if (count > 1 && stands) {
    if (traits.has('hugging')) return 'hug';
    if (traits.has('dancing') && isPair) return 'dance';
    if (isPair && traits.has('greeting')) return 'greet';
    if (isPair && traits.has('proposing')) return 'propose';
    const isUnderWay = traits.has('hiker') || people.some(({ posture }) => posture === 'walking');
    if (isPair && traits.has('talking') && !isUnderWay) return 'talk';
    if (isPair && isParentWithChild(people)) return 'hands';
    const belong = ['handinhand', 'couple', 'family', 'wedding'] as const;
    if (belong.some((trait) => traits.has(trait))) return 'hands';
    if (isWedding) return 'hands';
  }
  const isAtTable = namesTable(pieces) || (hasCups && isPair);
  const sits = people.every(({ posture }) => posture === 'sitting');
  const areFew = count <= 2 || people.every(({ exact }) => exact === undefined);
  if (!isAtTable || !sits || traits.has('reading')) return null;
  // Two face each other over their cups; more are around a laid table.
  if (areFew && !traits.has('family')) return 'table';
  return count <= AT_MEAL ? 'meal' : null;
}

/** Whether a grown person and a child are named with each other, and nothing of what either does. */
function isParentWithChild(people: readonly Subject[]): boolean {
  const isChild = ({ traits = [] }: Subject) => traits.includes('child') || traits.includes('girl');
  const isPlain = ({ traits = [], posture, relation, exact }: Subject) =>
    posture === null &&
    relation === undefined &&
    exact !== undefined &&
    traits.every((one) => OF_AGE.has(one));
  return (
    people.length === 2 &&
    people.every(isPlain) &&
    isChild(people[0] as Subject) !== isChild(people[1] as Subject)
  );
}

/** What says no more than how old somebody is. */
const OF_AGE: ReadonlySet<Trait> = new Set<Trait>(['woman', 'girl', 'child', 'boy']);
