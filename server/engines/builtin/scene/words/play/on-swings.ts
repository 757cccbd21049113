import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Posture } from '../trait.ts';

/** How many sit on a playground's swings. */
const SEATS = 2;

/** How somebody is of whom it may be said that they swing. */
const SWINGING: ReadonlySet<Posture | null> = new Set<Posture | null>([null, 'sitting']);

const maySwing = ({ thing, posture, count, traits = [], holds, on, far }: Subject): boolean =>
  thing === 'person' &&
  SWINGING.has(posture) &&
  count <= 3 &&
  (holds ?? on ?? far) === undefined &&
  !traits.includes('fisher');

/** Whether somebody is pushed. */
const isPush = ({ trait }: Meaning): boolean => trait === 'pushing' || trait === 'shoving';

/** Whether it is the tree that a swing may hang from. */
const isOneTree = ({ thing, count }: Subject): boolean => thing === 'tree' && count === 1;

/** Who is named with a swing is on it, and whoever is pushed where somebody else pushes: one on a tree's, about which the others stand where its tree is named, several on those of a playground, which is the swing that is named with one. */
export function onSwings(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const hung = things.find(({ thing }) => thing === 'swingtree');
  const people = says(pieces, isPush) ? things.findLast(maySwing) : things.find(maySwing);
  if (hung === undefined || people === undefined) return things;
  const frame = things.find(({ thing }) => thing === 'swings');
  const tree = frame === undefined ? things.find(isOneTree) : undefined;
  const isFrame = frame !== undefined || (people.count > 1 && tree === undefined);
  const { isDressing: _, ...own } = frame ?? hung;
  const swung: Subject = {
    ...own,
    thing: isFrame ? 'swings' : 'swingtree',
    count: 1,
    ...(people.hair !== undefined && { hair: people.hair }),
    traits: [
      ...(people.traits ?? []),
      'crewed',
      ...(isFrame && Math.min(SEATS, people.count) > 1 ? (['crowd'] as const) : []),
    ],
  };
  const others = tree === undefined ? 0 : people.count - 1;
  return things
    .filter((one) => one !== frame && one !== tree)
    .flatMap((one): readonly Subject[] => {
      if (one === hung) return [swung];
      if (one !== people) return [one];
      return others > 0 ? [{ ...people, count: others, posture: null }] : [];
    });
}
