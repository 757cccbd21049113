import type { Meaning } from '../meaning.ts';
import { says, saysPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

const isPaperBoat = ({ thing }: Meaning): boolean => thing === 'paperboat';

/** What is said of the boats and not of who lets them swim: "Papierschiffchen schwimmen lassen", "floating paper boats". */
const isOfBoats = ({ trait, aloft }: Meaning): boolean => trait === 'swimming' || aloft === true;

/** Whether somebody is said to do something else than that, or to be somewhere. */
const isBusy = ({ trait, posture, held, pairing }: Meaning): boolean =>
  (posture ?? held ?? pairing) !== undefined ||
  (trait !== undefined && !['child', 'girl', 'boy', 'woman', 'old', 'swimming'].includes(trait));

/** Words for folding them, and for heads and hands, which have them out of the water: as they begin, in all languages. */
const DRY =
  /^(?:fold|heads?$|hands?$|falte|kopf|händen?$|hand$|pli|tête|mains?$|dobl|cabeza|manos?$|piega|testa$|mani?$|dobra|cabeça|mãos?$|склад|голов|рук|katla|baş|el(?:inde|lerinde)|يطوي|تطوي|رأس|折|头|頭|手|접|머리|손|मोड़|सिर|हाथ)/iu;

/** How many words may stand between boats and the verb that is said of them. */
const NEAR = 2;

/** Whether a word beside a paper boat tells that it floats. */
const isFloating = (pieces: Pieces, at: number): boolean =>
  pieces[at]?.meanings.some(isOfBoats) === true &&
  pieces
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(({ meanings }) => meanings.some(isPaperBoat));

/** The words of a prompt; who is named with paper boats kneels at the water and lets them swim, and swims in it no more than they fly. */
export function paperBoats(pieces: Pieces): Pieces {
  const who = pieces.findIndex(saysPerson);
  if (who < 0 || !says(pieces, isPaperBoat)) return pieces;
  const kneels = !says(pieces, isBusy) && !pieces.some(({ text }) => DRY.test(text));
  return pieces.map((piece, at): Piece => {
    if (isFloating(pieces, at)) return { ...piece, meanings: [{ praise: true }] };
    return at === who && kneels
      ? { ...piece, meanings: [...piece.meanings, { trait: 'kneeling' }] }
      : piece;
  });
}
