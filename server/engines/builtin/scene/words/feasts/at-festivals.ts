import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** Lanterns named with a festival hang on cords across it, in all colours. */
export function atFestivals(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (!pieces.some(({ meanings }) => meanings.some(({ festive }) => festive === true)))
    return things;
  return things
    .filter(({ thing }) => thing !== 'lantern')
    .map((one) =>
      one.thing === 'paperlantern' ? { ...one, traits: ['festive'], isDressing: true } : one,
    );
}
