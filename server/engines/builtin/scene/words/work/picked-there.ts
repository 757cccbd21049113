import type { Picking } from '../deeds-by-hand.ts';
import { isPicker } from '../keys/places/field-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Words that say that something is picked, and who does so, in the languages. */
const PICKS =
  /^(?:pick|pluck|harvest|cueill|récolt|pflück|ernt|recog|recolect|cosech|colh|colet|racco|собира|собирающ|сборщ|срыва|topla|hasat)|(?:[采摘收]|摘|採|따는|따고|수확|قطف|يقطف|تقطف|جني|तोड़|चुन)/iu;

const isDrunk = ({ thing, held }: Meaning): boolean => thing === 'cup' || held === 'cup';

/** What is picked where no more is said than where that is. */
function cropOf(pieces: Pieces): Picking | undefined {
  if (says(pieces, ({ tea }) => tea === true)) return 'teapicking';
  if (says(pieces, ({ thing }) => thing === 'vine')) return 'grapepicking';
  if (says(pieces, ({ scenery }) => scenery === 'orchard')) return 'applepicking';
  if (says(pieces, ({ scenery }) => scenery === 'olives')) return 'olivepicking';
  if (says(pieces, ({ crop }) => crop === 'coffee')) return 'coffeepicking';
  if (says(pieces, ({ crop }) => crop === 'cotton')) return 'cottonpicking';
  return says(pieces, ({ crop }) => crop === 'strawberry') ? 'berrypicking' : undefined;
}

/** The words of a prompt: who picks or harvests, whatever that is called ("women picking leaves"), picks what grows at the place that is named, a tea plantation, an orchard or a field. */
export function pickedThere(pieces: Pieces): Pieces {
  const isSaid = says(pieces, ({ trait }) => trait !== undefined && isPicker([trait]));
  const crop = isSaid ? undefined : cropOf(pieces);
  if (crop === undefined) return pieces;
  const isDone = pieces.some(({ text }) => PICKS.test(text));
  return pieces.map((piece) => {
    // It is on its bushes, and in no cup.
    if (isDone && crop === 'teapicking' && piece.meanings.some(isDrunk))
      return { ...piece, meanings: [] };
    const isVerb = piece.meanings.every(({ trait }) => trait === 'working');
    return isVerb && !piece.negated && PICKS.test(piece.text)
      ? { ...piece, meanings: [{ trait: crop }], role: null }
      : piece;
  });
}
