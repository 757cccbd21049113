import type { Unwanted } from './idea.ts';
import type { Pieces } from './pieces.ts';

/** What the pieces say that the picture is to do without, each once. */
export function unwanted(pieces: Pieces): Unwanted[] {
  const meanings = pieces.filter(({ negated }) => negated).flatMap((piece) => piece.meanings);
  const all = meanings.flatMap(({ thing, sky, weather, snowy }): Unwanted[] =>
    [thing, sky, weather, snowy === true ? ('snow' as const) : undefined].filter(
      (one) => one !== undefined,
    ),
  );
  return [...new Set(all)];
}
