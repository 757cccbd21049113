import type { Piece } from '../../words/reader.ts';
import { ACTORS } from './creatures.ts';
import { KNEADING } from './deeds.ts';
import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import type { Trait } from './trait.ts';

type Pieces = readonly Piece<Meaning>[];

/** Who is drawn with what a sport needs. */
const ATHLETES: ReadonlySet<Thing> = new Set<Thing>([
  'skier',
  'snowboarder',
  'skater',
  'skateboarder',
]);

/** What people do that an animal is drawn doing of which it is said. */
const DEEDS: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...KNEADING,
  ...(['sledding', 'boxing', 'juggling', 'skipping', 'yoga', 'karate', 'tennis', 'golf'] as const),
  ...(['archery', 'dancing', 'cakecutting', 'teapouring', 'sweeping', 'watering'] as const),
  ...(['dishwashing', 'vacuuming', 'packing', 'kimchimaking', 'wellwater', 'parachuting'] as const),
  ...(['ironing', 'mowing', 'sawing', 'dribbling', 'lifting', 'meditating', 'blowing'] as const),
  ...(['toothbrushing', 'conducting', 'planting', 'footballer', 'dunking', 'selfie'] as const),
]);

const said = (pieces: Pieces): readonly Meaning[] =>
  pieces.flatMap(({ meanings, negated }) => (negated ? [] : meanings));

/** Whether it is a match of football and not who plays it. */
const isMatch = ({ trait, scenery, count = 1 }: Meaning): boolean =>
  trait === 'footballer' && scenery === 'villagepitch' && count > 1;

/** Whether football is played, by whomever. */
const isFootball = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ scenery, trait }) => scenery === 'villagepitch' && trait === undefined) &&
  meanings.some(({ trait }) => trait === 'playing');

/**
 * The things of a prompt: an animal that is said to skate, ski or play football, or to do what else
 * only people do, does it itself where nobody else is named who could.
 */
export function asPeople(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const meanings = said(pieces);
  const animal = things.find(
    ({ thing, on, treat, carries }) => ACTORS.has(thing) && (on ?? treat ?? carries) === undefined,
  );
  const isOthers = meanings.some(
    (one) =>
      (one.thing === 'person' && !isMatch(one)) || one.athlete === true || one.trait === 'mounted',
  );
  if (animal === undefined || isOthers || animal.traits?.includes('watching') === true)
    return things;
  const { thing, count, colour, exact, size } = animal;
  const own = { count, colour, rider: thing, ...(exact !== undefined && { exact }) };
  // Skaters and skiers in the plural are people who are named beside it.
  const athlete = things.find(
    (one) =>
      ATHLETES.has(one.thing) &&
      !pieces.some(
        ({ plural, meanings: all }) => plural && all.some((other) => other.thing === one.thing),
      ),
  );
  if (athlete !== undefined)
    return things
      .filter((one) => one !== animal)
      .map((one) => (one === athlete ? { ...one, ...own } : one));
  const deed =
    meanings.map(({ trait }) => trait).find((trait) => DEEDS.has(trait)) ??
    (isFootball(meanings) ? 'footballer' : undefined);
  if (deed === undefined) return things;
  const doing: Subject = {
    ...{ thing: 'person', posture: null, size, ...own },
    traits: [deed],
  };
  return things.flatMap((one) => (one === animal ? [doing] : one.thing === 'person' ? [] : [one]));
}
