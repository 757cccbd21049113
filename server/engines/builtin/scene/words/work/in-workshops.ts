import { WORKER_KEYS } from '../keys/people/worker-keys.ts';
import type { Land } from '../land.ts';
import { LOOKS } from '../meals/beside-people.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Whose workshop is one of a craft: who throws pots, mends clocks, makes shoes, violins or clothes. */
const CRAFTS: Partial<Readonly<Record<Trait, Land>>> = {
  potting: 'pottery',
  clockmending: 'clockshop',
  shoemending: 'cobblershop',
  violinmending: 'carpentry',
  jewelmaking: 'carpentry',
  bookbinding: 'carpentry',
  puppetmaking: 'carpentry',
  glassmaking: 'carpentry',
  sewing: 'tailor',
};

/** Words for a room of tools that say nothing of cars; who is in it has a craft. */
const WORKSHOP =
  /^(?:workshops?|werkst[aä]tt\p{L}*|werkbank|ateliers?|établi|taller(?:es)?|мастерск\p{L}*|верстак\p{L}*|atölye\p{L}*|(?:ال)?ورشة|वर्कशॉप|कार्यशाला|工坊|作業場|工房|작업실|공방|작업장)$/iu;

/** Vehicles, beside which tyres hang. */
const VEHICLES: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  ...(['car', 'motorcycle', 'bicycle', 'tractor', 'truck', 'racecar'] as const),
]);

/** What is done in garages too. */
const OF_GARAGES: ReadonlySet<Trait> = new Set<Trait>(['repairing', 'bicyclerepair', 'welding']);

/** Whether somebody or something belongs to a garage, or somebody to a workshop of another kind, as a smith, a wizard or Santa does. */
const isElsewhere = ({ thing, trait, land, ifNone }: Meaning): boolean =>
  VEHICLES.has(thing) ||
  (trait !== undefined && OF_GARAGES.has(trait)) ||
  (thing === 'person' && trait !== undefined && !LOOKS.has(trait)) ||
  (thing === 'person' && land !== undefined && ifNone === true);

const isWorkshop = ({ land, ifNone }: Meaning): boolean => land === 'garage' && ifNone !== true;

/** The room that is meant by a workshop, by who is in it; null where it is a garage. */
function roomOf(pieces: Pieces): ((text: string) => Land | null) | null {
  const craft = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings)
    .flatMap(({ thing, trait }) => (thing === 'person' && trait && CRAFTS[trait]) || [])[0];
  if (craft !== undefined) return () => craft;
  if (says(pieces, isElsewhere) || !says(pieces, ({ thing }) => thing === 'person')) return null;
  const isCraftsman = says(pieces, (one) => one === WORKER_KEYS.craftsman);
  return (text) => (isCraftsman || WORKSHOP.test(text) ? 'carpentry' : null);
}

/** The words of a prompt: the workshop of who has a craft is that of the craft, and no garage. */
export function inWorkshops(pieces: Pieces): Pieces {
  const room = says(pieces, isWorkshop) ? roomOf(pieces) : null;
  if (room === null) return pieces;
  return pieces.map((piece) => {
    const land = piece.meanings.some(isWorkshop) ? room(piece.text) : null;
    return land === null
      ? piece
      : {
          ...piece,
          meanings: piece.meanings.map((one) => (isWorkshop(one) ? { ...one, land } : one)),
        };
  });
}
