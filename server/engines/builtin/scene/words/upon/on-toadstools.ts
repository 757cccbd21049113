import type { Piece } from '../../../words/reader.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { namesThing } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

/** Words that put somebody on what is named behind them. */
const ON =
  /^(?:on|upon|atop|onto|on top of|top|sur|auf|sobre|en|encima|su|sul|sulla|na|no|num|em|cima|на|على|فوق)$/iu;

/** What puts somebody on what is named right before it, in the languages that say it so. */
const ON_BEHIND = /^(?:üst|üzeri|上|の ?上|위|के ऊपर|पर|में?|에|に)/u;

/** The same at the end of the word for it: "mantarda", "버섯에". */
const ON_ENDING = /(?:mantar[dt]a|上|に|에)$/iu;

/** Whether "on" is said of the mushroom: right before it, with nothing else named between, or right behind it. */
function isSaidOnIt(pieces: Pieces): boolean {
  return pieces.some((piece, at) => {
    if (piece.negated || !piece.meanings.some(({ thing }) => thing === 'mushroom')) return false;
    const next = pieces[at + 1];
    if (ON_ENDING.test(piece.text) || (next?.afterStop === false && ON_BEHIND.test(next.text)))
      return true;
    const before = pieces.slice(0, at);
    const named = before.findLastIndex(namesThing);
    const stop = before.findLastIndex(({ afterStop }) => afterStop);
    return before.slice(Math.max(named + 1, stop, 0)).some(({ text }) => ON.test(text));
  });
}

/** Somebody who sits on one mushroom is drawn with it as one; beside it, under it or at a table they stay apart. */
export function onToadstools(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const mushroom = things.find(({ thing, count }) => thing === 'mushroom' && count === 1);
  const sitter = things.find(
    ({ thing, company, on, holds }) =>
      thing === 'person' && company === undefined && on === undefined && holds === undefined,
  );
  // The word for sitting may be told of what it stands beside.
  const isSaid = [mushroom, sitter].some((one) => one?.posture === 'sitting');
  if (mushroom === undefined || sitter === undefined || !isSaid || !isSaidOnIt(pieces))
    return things;
  return things
    .filter((one) => one !== mushroom)
    .map((one) =>
      one === sitter
        ? { ...one, posture: null, traits: ['ontoadstool', ...(one.traits ?? [])] }
        : one,
    );
}
