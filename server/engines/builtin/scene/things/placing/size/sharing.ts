import type { Subject, Thing } from '../../../words/idea.ts';
import { fillsPicture, isBand } from '../groups/arrange.ts';

const STEMS: ReadonlySet<Thing> = new Set<Thing>(['palm', 'birch', 'conifer', 'bamboo']);

/** How much less each of several needs a place of its own: crowns on slender stems may well overlap, and musicians stand close. */
export const crowding = ({ thing, traits }: Subject): number =>
  STEMS.has(thing)
    ? 0.4
    : traits?.includes('musician') === true
      ? 0.5
      : thing === 'person'
        ? PERSON
        : 1;

/** The same of people, who are slender. */
const PERSON = 0.66;

/** What is left of the height of the first of several who go one behind the other. */
const FILES: Partial<Readonly<Record<Thing, number>>> = { bicycle: 0.82, penguin: 0.9 };

/** As how many of another thing several share the width, at the most: a bunch of flowers is one thing, and kites rise over each other's heads. */
const AS_FEW: Partial<Readonly<Record<Thing, number>>> = { flower: 1, kite: 1.7 };

/** How much each more of a group needs a place of its own: they stand before and behind each other. */
const OVERLAP = 0.36;

/** The same of a herd of animals, which are long. */
const OVERLAP_IN_HERD = 0.62;

/** What is left of the height of each of several, who share the width. */
export function sharing(subject: Subject): number {
  // Who is drawn as one shares with nobody, and who listens is as large as who reads.
  if (subject.company !== undefined || subject.traits?.includes('listening')) return 1;
  // Those of a file become smaller behind the first anyway.
  const ofFile = subject.inLine === true ? FILES[subject.thing] : undefined;
  if (ofFile !== undefined) return ofFile;
  if (fillsPicture(subject)) return 1.4 / (0.4 + subject.count ** OVERLAP);
  if (isBand(subject)) return 1.4 / (0.4 + subject.count ** OVERLAP_IN_HERD);
  const counted = Math.min(subject.count, AS_FEW[subject.thing] ?? subject.count);
  return Math.min(1, 1.55 / (0.55 + counted ** (0.8 * crowding(subject))));
}
