import { COLOURS } from '../../../words/lists/colours.ts';
import type { Meaning } from '../meaning.ts';
import { changed, namesThing, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Animals that drink at waterholes. */
const OF_SAVANNA: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['lion', 'elephant', 'hippo', 'giraffe', 'zebra'] as const),
]);
/** Words for puddles and ponds that are waterholes too. */
const PUDDLE = /^(?:su birikinti|물웅덩이|물구덩이|水洼|水坑|पोखर|poça|charco|pozza)/iu;
/** Words for crystal of which something is, none of which is one in a cave. */
const CRYSTAL = /^(?:cristal|cristallo)$/iu;
/** What is of glass in Turkish, which is folded like a pine. */
const OF_GLASS = /^cam(?:dan|lı)$/u;
/** "The red one" in Arabic, which is the Alhambra by itself. */
const RED = /^الحمراء$/u;
const PALACES: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>(['castle', 'ruin']);

/** The words of a prompt; a puddle is no waterhole but where animals of the savanna drink, a house of crystal in no cave of it, one of glass under no pine, and a red car not in Granada. */
export function lookalikeMatter(pieces: Pieces): Pieces {
  const isSavanna = says(
    pieces,
    ({ savanna, waterhole, thing }) =>
      (savanna === true && waterhole !== true) || OF_SAVANNA.has(thing),
  );
  const hasThing = pieces.some(namesThing);
  return pieces.map((piece, at) => {
    const only = (those: (one: Meaning) => boolean) =>
      changed([piece], (one) => (those(one) ? one : null))[0] ?? piece;
    const { text } = piece;
    if (PUDDLE.test(text) && !isSavanna) return only(({ waterhole }) => waterhole !== true);
    if (CRYSTAL.test(text) && hasThing)
      return { ...only(({ crystals }) => crystals !== true), role: 'other' };
    if (OF_GLASS.test(text)) return { ...only(({ thing }) => thing !== 'conifer'), role: 'other' };
    const before = pieces[at - 1];
    const isOfThing =
      RED.test(text) &&
      !piece.afterStop &&
      before?.meanings.some(({ thing }) => thing !== undefined && !PALACES.has(thing)) === true;
    return isOfThing ? { ...piece, meanings: [{ colour: COLOURS.red }] } : piece;
  });
}
