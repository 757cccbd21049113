import { isBeast, isWalker } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Feasts of a village or a street by their names, and not what hangs there or a feast that is known for something else. */
const OF_VILLAGES =
  /^(?:(?:village|street) festival|fiesta(?: del pueblo| mayor)?|las fiestas|verbena|fete|fête d[eu] village|kermesse|bal populaire|(?:dorf|straßen|sommer)fest|festa (?:di|del) (?:paese|piazza)|sagra|festa da aldeia|quermesse|деревенский праздник|народное гулянье|köy şenliği|마을 축제|عيد القرية|مهرجان القرية)$/iu;
/** Words for what comes after one, when all have left. */
const AFTER = /^(?:after|nach|après|después|depois|dopo|после|بعد)$/iu;
/** How many words before it that may stand. */
const NEAR = 2;
/** How many dance at one where nobody is named. */
const DANCERS = 6;

const isAlive = ({ thing }: Subject): boolean => isWalker(thing) || isBeast(thing);

/** Lanterns named with a festival hang on cords across it, in all colours; on the square of a village people dance where nobody is named who is there. */
export function atFestivals(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isFestive = ({ meanings }: Piece) => meanings.some(({ festive }) => festive === true);
  if (!pieces.some(isFestive)) return things;
  const isDanced =
    !things.some(isAlive) &&
    !says(pieces, ({ vacant }) => vacant === true) &&
    pieces.some(
      (piece, at) =>
        !piece.negated &&
        isFestive(piece) &&
        OF_VILLAGES.test(piece.text) &&
        !pieces.slice(Math.max(0, at - NEAR), at).some(({ text }) => AFTER.test(text)),
    );
  return [
    ...things
      .filter(({ thing }) => thing !== 'lantern')
      .map(
        (one): Subject =>
          one.thing === 'paperlantern' ? { ...one, traits: ['festive'], isDressing: true } : one,
      ),
    ...(isDanced
      ? [
          {
            ...{ thing: 'person', count: DANCERS, posture: null, colour: null, size: 1 },
            ...{ traits: ['dancing'], isDressing: true },
          } as const satisfies Subject,
        ]
      : []),
  ];
}
