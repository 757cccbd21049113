import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

/** Words that put somebody on what is named behind them, riding among them. */
const ON =
  /^(?:on|upon|atop|onto|on top of|top|sur|auf|sobre|en|encima|su|sul|sulla|na|no|num|em|cima|на|على|فوق|骑|骑着|騎|騎著)$/iu;

/** What puts somebody on what is named right before it, in the languages that say it so. */
const ON_BEHIND =
  /^(?:üst|üzeri|bin(?:en|miş|iyor)|上|の ?上|乗|위|탄|타고|타는|के ऊपर|पर|में?|에|に)/u;

/** Whether "on" is said of what a piece names: before it, with nothing between that `names` something, or right behind it. */
export function isSaidOn(
  pieces: readonly Piece<Meaning>[],
  piece: Piece<Meaning>,
  names: (one: Piece<Meaning>) => boolean,
): boolean {
  const at = pieces.indexOf(piece);
  const next = pieces[at + 1];
  if (next?.afterStop === false && ON_BEHIND.test(next.text)) return true;
  const before = pieces.slice(0, at);
  const named = before.findLastIndex((one) => names(one) && !ON.test(one.text));
  const stop = before.findLastIndex(({ afterStop }) => afterStop);
  return before.slice(Math.max(named + 1, stop, 0)).some(({ text }) => ON.test(text));
}
