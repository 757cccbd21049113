import type { Fitting, FittingName } from '../fitting.ts';
import type { Idea } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Folk } from '../nation.ts';
import type { Colour } from '../subject.ts';

/** Rooms that look as those of the country, and not as all of their kind do everywhere. */
const OF_COUNTRIES: ReadonlySet<Land> = new Set<Land>(['room', 'bedroom', 'kitchen', 'cafe']);

const one = (name: FittingName, colour: Colour | null = null): Fitting => ({
  name,
  colour,
  count: 1,
});

/** What rooms have there, by whose home the country is; missing: what they have everywhere. */
const MANNERS: Partial<Readonly<Record<Folk, readonly Fitting[]>>> = {
  arab: [
    one('walls', [0.84, 0.62, 0.4]),
    one('archedwindow'),
    one('tiledfloor', [0.24, 0.46, 0.56]),
    one('rug', [0.62, 0.12, 0.12]),
    one('tapestry', [0.7, 0.3, 0.12]),
  ],
  indian: [
    one('walls', [0.16, 0.56, 0.56]),
    one('archedwindow'),
    one('stonefloor'),
    one('rug', [0.78, 0.24, 0.36]),
    one('ceilingfan'),
  ],
  latin: [
    one('walls', [0.9, 0.64, 0.22]),
    one('tiledfloor', [0.66, 0.32, 0.2]),
    one('beams'),
    one('rug', [0.74, 0.16, 0.3]),
    one('tapestry', [0.16, 0.44, 0.5]),
  ],
};

/** An idea whose room looks as such rooms do where it is, but for what is said of it. */
export function inTheirManner(idea: Idea, folk: Folk | null): Idea {
  const { land, decor, fittings, outlook } = idea;
  const manner = folk === null ? undefined : MANNERS[folk];
  if (manner === undefined || land === null || !OF_COUNTRIES.has(land) || decor.manner !== null)
    return idea;
  const said = new Set(fittings.map(({ name }) => name));
  const own = manner.filter(({ name }) => !said.has(name));
  const town = outlook === 'desert' && folk === 'arab' ? ('souk' as const) : idea.town;
  return {
    ...idea,
    fittings: [...fittings, ...own],
    ...(town !== idea.town && { town, outlook: 'street' as const }),
  };
}
