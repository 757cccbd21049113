import type { Subject } from '../idea.ts';
import { isPerson, saysPerson } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** What somebody on foot does for who rides, or where they go: right before who rides is named. */
const LEADS =
  /^(?:lead(?:s|ing)|guid(?:es|ing)|pull(?:s|ing)|walks|beside|alongside|next|führt|führend|neben|conduit|guide|guidant|lleva|llevando|guía|guiando|conduce|guida|conduz|conduzindo|guia|вед[её]т|везёт|рядом|возле)$/iu;

/** How many words may stand between that and who rides. */
const NEAR = 3;

/** Whether who is named last before the mount of an index, or before the word for riding there, is led or walked beside by who is named first. */
function isLed(pieces: Pieces, at: number): boolean {
  const last = pieces.slice(0, at).findLastIndex(saysPerson);
  return (
    pieces.slice(0, last).some(saysPerson) &&
    pieces.slice(Math.max(0, last - NEAR), last).some(({ text }) => LEADS.test(text))
  );
}

/** Who rides of several: whoever is led, or walked beside, by the first ("a girl leading a boy on a pony"); null: none is. */
export function ledRider(pieces: Pieces, at: number, things: readonly Subject[]): Subject | null {
  const people = things.filter((one) => isPerson(one) && one.isDressing === undefined);
  return people.length === 2 && isLed(pieces, at) ? (people[1] ?? null) : null;
}

/** How many words may stand between a number and what it counts. */
const COUNTED = 3;

/** How many are ridden of the mounts of an index: as many as ride them, where several do and no number is said of what they ride ("two men on camels"). */
export function countRidden(pieces: Pieces, at: number, mount: Subject, riders: number): number {
  const piece = pieces[at];
  if (piece === undefined || !piece.plural || riders < 2) return mount.count;
  const before = pieces.slice(0, at);
  const own = before.slice(before.findLastIndex(({ role }) => role === 'with') + 1);
  const isCounted = own
    .slice(-COUNTED)
    .some(({ meanings }) => meanings.some(({ count }) => count !== undefined));
  const isMany = piece.meanings.some(({ count }) => count !== undefined);
  return isCounted || isMany ? mount.count : riders;
}
