import { isInstrument } from '../dress/holding.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isIdle } from '../work/beside-repairs.ts';

const isTeacher = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'teacher');

const namesInstrument = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ held }) => isInstrument(held)) === true;

/** How many words what somebody teaches is off the word for who does at the most ("professeure de violon"). */
const NEAR = 2;

/** The words of a prompt; who is said to teach an instrument is in a room for music, and in no classroom. */
export const musicTeachers = (pieces: Pieces): Pieces =>
  pieces.map((piece, at): Piece => {
    const around = pieces.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    if (!isTeacher(piece) || !around.some(namesInstrument)) return piece;
    const meanings = piece.meanings.map(
      (one): Meaning => (one.trait === 'teacher' ? { ...one, land: 'musicroom' } : one),
    );
    return { ...piece, meanings };
  });

const isPlayer = ({ thing, holds }: Subject): boolean =>
  thing === 'person' && isInstrument(holds?.thing);

/** The things of a prompt in a room for music: who teaches with an instrument in the hands writes on no blackboard, and of two people of whom one has one and the other nothing, both have it. */
export function musicLessons(things: readonly Subject[]): readonly Subject[] {
  const people = things.filter(({ thing }) => thing === 'person');
  const player = people.find(isPlayer);
  const learner = people.find(
    (one) => one !== player && one.count === 1 && isIdle({ ...one, traits: [] }),
  );
  const areTwo = people.length === 2;
  return things.map((one): Subject => {
    if (areTwo && one === learner && player?.holds !== undefined)
      return { ...one, holds: player.holds };
    if (one !== player) return one;
    return { ...one, traits: (one.traits ?? []).filter((trait) => trait !== 'teacher') };
  });
}
