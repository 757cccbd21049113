import { isBeast } from '../creatures.ts';
import { isUpright } from '../dress/holding.ts';
import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** Words that say that somebody waits, who stands then. */
const WAITS =
  /^(wait|wart|attend|esper|aspett|жд[её]т|ждут|ожида|bekle|ينتظر|تنتظر|इंतज|प्रतीक्ष|等|待|기다리)/u;

/** How many words may stand between "sleepy" and the animal that is. */
const NEAR = 2;

/** Whether an animal is called sleepy, and nobody else ("with a sleepy ginger cat"). */
const isSleepyBeast = (pieces: Pieces): boolean =>
  pieces.some(
    ({ meanings, negated }, at) =>
      !negated &&
      meanings.some(({ drowsy: isDrowsy }) => isDrowsy === true) &&
      pieces
        .slice(at + 1, at + 2 + NEAR)
        .find((piece) => piece.meanings.some(({ thing }) => thing !== undefined))
        ?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)) === true,
  );

/** The things of a prompt: an animal that is sleepy sleeps where nothing else is said of it; one that waits or has something in its hands stands, its eyes shut. */
export function drowsy(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isSaid = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some((one) => one.drowsy === true),
  );
  const first = things.find(({ thing }) => isBeast(thing));
  const hasPeople = things.some(({ thing }) => thing === 'person');
  if (!isSaid || first === undefined || (hasPeople && !isSleepyBeast(pieces))) return things;
  const waits = pieces.some(({ text }) => WAITS.test(text.toLowerCase()));
  return things.map((one): Subject => {
    if (one !== first) return one;
    const stands = one.holds !== undefined || (waits && isUpright(one.thing));
    if (stands) return { ...one, posture: null, traits: [...(one.traits ?? []), 'drowsy'] };
    return one.posture === null ? { ...one, posture: 'sleeping' } : one;
  });
}
