import { changed, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** The words of a prompt; who cooks in a hut on the legs of a hen does so in a cauldron before it: its legs are seen from there alone. */
export const atHenHuts = (pieces: Pieces): Pieces =>
  says(pieces, ({ thing }) => thing === 'henhut')
    ? changed(pieces, (one) =>
        one.trait === 'stirring' && one.land === 'kitchen' ? { thing: 'cauldron' } : one,
      )
    : pieces;
