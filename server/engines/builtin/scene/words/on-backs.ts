import type { Piece } from '../../words/reader.ts';
import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';

/** Whose backs are broad enough to carry a building. */
const CARRIERS: readonly Thing[] = ['dragon', 'turtle', 'whale', 'elephant'];

/** What they carry. */
const LOADS: readonly Thing[] = [
  'castle',
  'temple',
  'tower',
  'church',
  'monastery',
  'house',
  'windmill',
  'treehouse',
  'mosque',
  'tree',
];

/** A building named with the words for it stands on the back of the beast that is named with it. */
export function onBacks(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isSaid = pieces.some(({ meanings }) => meanings.some(({ onBack }) => onBack === true));
  const carrier = things.find(({ thing }) => CARRIERS.includes(thing));
  const load = things.find(({ thing }) => LOADS.includes(thing));
  if (!isSaid || carrier === undefined || load === undefined) return things;
  return things
    .filter((one) => one !== load)
    .map((one) => (one === carrier ? { ...one, carries: load.thing } : one));
}
