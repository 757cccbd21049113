import { isAnimal } from '../creatures.ts';
import type { Colour, Idea, Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

const isPortrait = ({ composition }: Meaning): boolean => composition === 'portrait';

/** The pieces of a prompt with the portrait of an animal as a picture of it from close by: nobody else is in it. */
export function closeToAnimals(pieces: Pieces): Pieces {
  const things = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings.filter((one) => !isPortrait(one)))
    .flatMap(({ thing }) => thing ?? []);
  if (!things.some(isAnimal) || things.includes('person')) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) =>
      isPortrait(one) ? { composition: 'close' as const } : one,
    ),
  }));
}

/** The pieces of a prompt that asks for a portrait after who it is of: it is of them, and of nobody else. */
export function portraitOfNamed(pieces: Pieces): Pieces {
  const named = pieces.findIndex(
    ({ negated, meanings }) =>
      !negated && meanings.some((one) => one.thing === 'person' && !isPortrait(one)),
  );
  if (named < 0) return pieces;
  return pieces.map((piece, n) =>
    n < named || !piece.meanings.some(isPortrait)
      ? piece
      : {
          ...piece,
          meanings: piece.meanings.map((one) =>
            isPortrait(one) ? { composition: 'portrait' as const } : one,
          ),
        },
  );
}

/** What nobody sees of somebody who is not near. */
const OF_FACES: ReadonlySet<Trait> = new Set<Trait>(['freckled', 'earrings', 'pipe']);

/** Whether a picture is of one person of whom something small on the head is said, and no place nor deed, or who is seen from close by: it is a portrait. */
export function showsAFace({ composition, land, path, subjects }: Idea): boolean {
  const [somebody] = subjects;
  const isAlone =
    subjects.length === 1 &&
    somebody?.thing === 'person' &&
    somebody.count === 1 &&
    somebody.holds === undefined &&
    somebody.on === undefined &&
    somebody.company === undefined;
  if (!isAlone || land !== null || path !== null || somebody.posture !== null) return false;
  return (
    composition === 'close' ||
    (composition === null && somebody.traits?.some((trait) => OF_FACES.has(trait)) === true)
  );
}

/** What is worn by whom one would not know by the face: a fisherman in a knitted jersey. */
const JERSEY: Colour = [0.13, 0.19, 0.3];

/** The people of a portrait, with what shows what they are. */
export const asPortrayed = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) => {
    const { thing, traits = [], colour } = one;
    if (thing !== 'person' || !traits.includes('fisher')) return one;
    const isMan = !BEARDLESS.some((trait) => traits.includes(trait));
    const more: readonly Trait[] = isMan ? ['bearded', 'pullover'] : ['pullover'];
    return { ...one, colour: colour ?? JERSEY, traits: [...new Set([...traits, ...more])] };
  });

const BEARDLESS: readonly Trait[] = ['woman', 'girl', 'child', 'boy', 'teen'];
