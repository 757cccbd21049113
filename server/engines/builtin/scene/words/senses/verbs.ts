import { TRADE_KEYS } from '../keys/people/trade-keys.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import { isBeing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';

/** A verb that is written like something else without the marks and the ending of that: how it is written, and what that is. */
interface Verb {
  readonly text: RegExp;
  readonly looksLike: (meaning: Meaning) => boolean;
  /** What stands right behind it as behind no noun, if what does it is named right before it; missing: anything may. */
  readonly before?: RegExp;
}

const VERBS: readonly Verb[] = [
  // German: to drive is no ferry and no driver, to wash no laundry, to say no saw, to look no shower of rain, to cut no tailor, to
  // give no tavern, to dig no graves, to comb no chamber, to fill up no tanker.
  {
    text: /fahre(?:n|nd)?$/iu,
    looksLike: ({ thing, trait }) =>
      thing === 'ferry' || (thing === 'person' && trait === undefined),
  },
  { text: /^waschen$/iu, looksLike: ({ thing }) => thing === 'clothesline' },
  { text: /^sagen$/iu, looksLike: ({ trait }) => trait === 'sawing' },
  { text: /schauen$/iu, looksLike: ({ weather }) => weather === 'rain' },
  { text: /^schneiden$/iu, looksLike: ({ trait }) => trait === 'sewing' },
  { text: /^schenken$/iu, looksLike: ({ land }) => land === 'tavern' },
  { text: /^graben$/iu, looksLike: ({ thing }) => thing === 'grave' },
  { text: /^kämmen$/iu, looksLike: ({ land }) => land === 'bedroom' },
  { text: /^tanken$/iu, looksLike: ({ thing }) => thing === 'freighter' },
  // English: what a storm rocks is no stones.
  {
    text: /^rocks$/u,
    looksLike: ({ thing }) => thing === 'rock',
    before: /^(?:the|his|her|our|their|my)$/iu,
  },
  // Spanish: "they mount" is no mountain.
  { text: /^montan$/iu, looksLike: ({ land }) => land === 'mountain' },
];

/** What stands before the noun in Spanish and Portuguese: an article, whose it is, which it is. */
const BEFORE_NOUN =
  /^(?:una?|uma|la|las|a|as|mi|mis|tu|tus|su|sus|minha|tua|sua|nuestra|vuestra|nossa|esta|esa|essa|aquella|aquela|otra|outra)$/iu;

/** "They go" in Spanish, before where or how. */
const GO_TO = /^(?:al?|de|en|por|con|hacia|juntos|juntas)(?= |$)/iu;
const goesInSpanish = (pieces: Pieces, at: number): boolean => {
  const next = pieces[at + 1];
  return (
    /^van$/iu.test(pieces[at]?.text ?? '') &&
    !BEFORE_NOUN.test(pieces[at - 1]?.text ?? '') &&
    next?.afterStop === false &&
    GO_TO.test(next.text)
  );
};

/** "Reads" in French, right behind who does: a bed stands behind an article or a preposition. */
const isReadingInFrench = (pieces: Pieces, at: number): boolean =>
  /^lit$/iu.test(pieces[at]?.text ?? '') &&
  pieces[at]?.afterStop === false &&
  pieces[at - 1]?.meanings.some(isBeing) === true;

/** Who washes a vehicle in German scrubs that. */
const washes = (pieces: Pieces, piece: Piece): readonly Meaning[] =>
  /^waschen$/iu.test(piece.text) && says(pieces, ({ thing }) => ROAD_VEHICLES.has(thing))
    ? [TRADE_KEYS.scrubbing]
    : [];

/** Whether somebody, a thing, weather or water is named, and not several. */
const namesDoer = (piece: Piece | undefined): boolean =>
  piece?.plural === false &&
  piece.meanings.some(({ thing, weather, land }) => (thing ?? weather ?? land) !== undefined);

/** Whether a word at an index stands between what does it and what must stand behind it. */
const isBehind = (pieces: Pieces, at: number, must: RegExp | undefined): boolean => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  return (
    must === undefined ||
    (piece?.afterStop === false &&
      namesDoer(pieces[at - 1]) &&
      next?.afterStop === false &&
      must.test(next.text))
  );
};

/** The words of a prompt, verbs among them that are written like a thing or a place as what is done: who drives ("fahren") is on no ferry ("Fähre"). */
export const verbs = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (isReadingInFrench(pieces, at)) return { ...piece, meanings: [SCENE_MEANINGS.reading] };
    const looksLike = goesInSpanish(pieces, at)
      ? ({ thing }: Meaning) => thing === 'car'
      : VERBS.find(({ text, before }) => text.test(piece.text) && isBehind(pieces, at, before))
          ?.looksLike;
    if (looksLike === undefined || !piece.meanings.some(looksLike)) return piece;
    const rest = piece.meanings.filter((one) => !looksLike(one));
    const meanings = [...rest, ...washes(pieces, piece)];
    return { ...piece, meanings, role: meanings.length === 0 ? ('other' as const) : piece.role };
  });
