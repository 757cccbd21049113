import type { Colour } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** Whether a colour is that of ripe grain, dry grass and autumn's leaves: gold, yellow, orange or tan. */
export const isGolden = ([red, green, blue]: Colour): boolean =>
  red >= green && green > blue + 0.1 && green > 0.35 && red > 0.55;

/** What makes such a land golden. */
const RIPENESS: Partial<Readonly<Record<NonNullable<Meaning['land']>, Meaning>>> = {
  field: { crop: 'grain' },
  terraces: { season: 'autumn' },
  forest: { season: 'autumn' },
  woods: { season: 'autumn' },
};

const isSown = ({ crop, thing, park, garden }: Meaning): boolean =>
  (crop ?? park ?? garden) !== undefined || thing === 'vine' || thing === 'flower';

/** Makes golden fields fields of grain, golden hills dry and golden forests an autumn's: the colour is the land's, and tints no light. */
export function ripeLand(pieces: Pieces): Pieces {
  const all = pieces.flatMap(({ meanings }) => meanings);
  return pieces.map((piece, at) => {
    const colour = piece.meanings.find((one) => one.colour !== undefined)?.colour;
    if (colour === undefined || !isGolden(colour)) return piece;
    const near = [pieces[at + 1], piece.afterStop ? undefined : pieces[at - 1]];
    const lands = near.flatMap((one) =>
      one === undefined || (one === pieces[at + 1] && one.afterStop) ? [] : one.meanings,
    );
    const named = lands.find(({ land, thing }) => land !== undefined && thing === undefined);
    const ripe = named?.land === undefined ? undefined : RIPENESS[named.land];
    if (ripe === undefined || named?.ifNone === true || named?.scenery !== undefined) return piece;
    const isHilly = lands.some(({ hill }) => hill !== undefined);
    const said: Meaning = isHilly || (ripe.crop && all.some(isSown)) ? { season: 'autumn' } : ripe;
    const isDated = said.season !== undefined && all.some(({ season }) => season !== undefined);
    return isDated ? piece : { ...piece, meanings: [said] };
  });
}
