import { isBeast, isWalker, PETS } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Whoever can look at somebody or be run after. */
const isParty = ({ thing, isDressing, far, company }: Subject): boolean =>
  (isWalker(thing) || isBeast(thing)) &&
  isDressing !== true &&
  far !== true &&
  company === undefined;

const relationIn = ({ meanings }: Piece): Meaning['relation'] =>
  meanings.find(({ relation }) => relation !== undefined)?.relation ??
  (isOfAnother(meanings) ? 'meets' : undefined);

/** Whether it is done to one who is named too, and by each of two by themselves: who takes a picture. */
const isOfAnother = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ ofAnother }) => ofAnother === true);

/** Words for a deed that stand behind whom it is done to and before who does it, unless they end the sentence: in Japanese, Korean, Hindi and Turkish. */
const OBJECT_FIRST =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]|(yan|yen|şan|eden|giden)$/u;

/** Whether who does it is named behind the word at that place. */
function isBehindItsObject(pieces: Pieces, at: number): boolean {
  const word = pieces[at];
  if (word === undefined || !OBJECT_FIRST.test(word.text)) return false;
  return pieces
    .slice(at + 1)
    .some(({ meanings }) => meanings.some(({ thing }) => thing !== undefined && isWalker(thing)));
}

/** What one does to a small animal on one knee. */
const isTender = (trait: Trait): boolean => trait === 'hugging' || trait === 'stroking';

/** Whether somebody goes on what slides, and on no feet. */
const isSliding = ({ traits = [] }: Subject): boolean => traits.includes('sledding');

/** Turns the first two who are named, or the two who are named as one, toward each other where one feeds or faces the other, and lets one run or walk after the other where that is said. */
export function related(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const at = pieces.findIndex((piece) => !piece.negated && relationIn(piece) !== undefined);
  const said = pieces[at] && relationIn(pieces[at]);
  const gait = pieces[at]?.meanings.find(({ posture }) => posture !== undefined)?.posture;
  const named = things.filter(isParty).slice(0, 2);
  const [first, second] = isBehindItsObject(pieces, at) ? named.toReversed() : named;
  if (said === undefined || first === undefined) return things;
  // Two who feed or watch look to what that is, not at each other.
  const isPair =
    second === undefined &&
    first.count === 2 &&
    !isOfAnother(pieces[at]?.meanings ?? []) &&
    !first.traits?.some((trait) => trait === 'feeding' || trait === 'watching');
  // Who is alone runs after what is no animal: a ball, a butterfly.
  if (second === undefined && !isPair)
    return said === 'chases' && (first.posture === null || first.posture === 'walking')
      ? things.map((one) => (one === first ? { ...one, posture: gait ?? 'running' } : one))
      : things;
  // Who does it comes first, and so is put on that side of the picture.
  const ordered = things.map((one) =>
    one === named[0] ? first : one === named[1] ? (second ?? one) : one,
  );
  return ordered.map((one): Subject => {
    if (one !== first && one !== second) return one;
    const party = isPair ? 'both' : one === first ? 'first' : 'second';
    const chasing = isSliding(one) ? null : (gait ?? 'running');
    const usual = said === 'chases' ? chasing : one.thing === 'person' ? 'standing' : null;
    const low = second !== undefined && PETS.has(second.thing) && one === first;
    return {
      ...one,
      ...(low &&
        one.traits?.some(isTender) && {
          traits: ['cuddling', ...one.traits.filter((trait) => trait !== 'stroking')],
        }),
      posture: one.posture ?? usual,
      relation: { is: said, party },
    };
  });
}
