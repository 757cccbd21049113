import type { Idea } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { isUpon } from './said-on.ts';

const isScooter = ({ trait }: Meaning): boolean => trait === 'scooter';
/** What is ridden on two wheels. */
const isCycle = ({ thing }: Meaning): boolean => thing === 'bicycle' || thing === 'motorcycle';
const isWasp = ({ thing }: Meaning): boolean => thing === 'bee';

/** Words right before a scooter by which somebody is on it, where "on" is not said ("in Vespa", "en scooter", "de lambreta"). */
const BY: ReadonlySet<string> = new Set(['in', 'en', 'à', 'de']);

/** In Italian and Portuguese a scooter is called a wasp: it is one beside flowers and fruit where nobody is named, and no street. */
const isAmongFlowers = (pieces: Pieces): boolean =>
  says(pieces, ({ thing }) => thing === 'flower' || thing === 'fruit' || thing === 'blossom') &&
  !says(pieces, ({ thing, land }) => thing === 'person' || land === 'street');

/** The words of a prompt; a scooter that is called a wasp is none, and who is on one, on a bicycle or on a motorcycle rides it. */
export function onScooters(pieces: Pieces): Pieces {
  const isInsect = isAmongFlowers(pieces);
  return pieces.map((piece, at) => {
    if (piece.negated || !piece.meanings.some((one) => isScooter(one) || isCycle(one)))
      return piece;
    if (isInsect && piece.meanings.some(isWasp))
      return { ...piece, meanings: piece.meanings.filter(isWasp) };
    const meanings = piece.meanings.filter((one) => !isWasp(one));
    const before = pieces[at - 1]?.text.toLowerCase() ?? '';
    const isRidden =
      says(pieces, ({ thing }) => thing === 'person') &&
      (isUpon(pieces, piece) || (BY.has(before) && !piece.afterStop));
    return { ...piece, meanings: isRidden ? [...meanings, { trait: 'mounted' }] : meanings };
  });
}

/** Towns on cliffs that are seen across the sea, where nobody drives. */
const OVER_SEA: ReadonlySet<Idea['scenery']> = new Set<Idea['scenery']>(['amalfi', 'cinqueterre']);

/** What a prompt asks for in which somebody rides through a town on a cliff: in one of its lanes. */
export const ridingThroughLanes = (idea: Idea): Idea =>
  OVER_SEA.has(idea.scenery) &&
  idea.subjects.some(
    ({ thing, traits = [] }) =>
      thing === 'motorcycle' && (traits.includes('mounted') || traits.includes('scooter')),
  )
    ? {
        ...idea,
        ...{ land: 'street', alley: true, manner: 'southern', scenery: null, ground: false },
      }
    : idea;
