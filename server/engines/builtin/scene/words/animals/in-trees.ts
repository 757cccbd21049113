import type { Idea, Subject, Thing } from '../idea.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Who climbs trees. */
const CLIMBERS: ReadonlySet<Thing> = new Set<Thing>([
  ...([
    'goat',
    'cat',
    'leopard',
    'monkey',
    'squirrel',
    'raccoon',
    'lion',
    'panda',
    'bear',
  ] as const),
]);

/** Words for being in a tree, before it. */
const INTO: ReadonlySet<string> = new Set(
  'in on up into dans sur auf in im einem en sobre su sull sul in em no na на على فوق في'.split(
    ' ',
  ),
);
/** The same behind it. */
const UPON: ReadonlySet<string> = new Set(
  'üstünde üzerinde içinde पर 上 上的 树上 上の 위 위에 위의'.split(' '),
);

/** How many climb a tree together where nobody counts them, and how much larger that tree is shown than another. */
const CLIMB_TOGETHER = 5;
const LARGER = 1.25;

const saysTree = ({ meanings, negated, plural }: Piece): boolean =>
  !negated && !plural && meanings.some(({ thing }) => thing === 'tree');

const saysClimbing = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'climbing');

/** Whether a word right before the tree, or right behind it, says that somebody is in it, or any that somebody climbs. */
function isInTree(pieces: Pieces): boolean {
  const at = pieces.findIndex(saysTree);
  if (at < 0) return false;
  if (pieces.some(saysClimbing)) return true;
  const before = pieces.slice(0, at).findLast(({ role }) => role !== 'other');
  const [next] = pieces.slice(at + 1).filter(({ text }) => text !== 'の');
  return (
    (before !== undefined && INTO.has(before.text.toLowerCase())) ||
    (next !== undefined && UPON.has(next.text))
  );
}

/** Animals that climb and are said to be in a tree stand in its crown: the tree is drawn with them. */
export function inTrees(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const tree = things.find(({ thing, count }) => thing === 'tree' && count === 1);
  const climber = things.find(({ thing, on }) => CLIMBERS.has(thing) && on === undefined);
  const rescuer = things.find(
    ({ thing, traits = [] }) =>
      thing === 'person' && (traits.includes('rescuing') || traits.includes('firefighter')),
  );
  if (rescuer !== undefined && tree !== undefined && climber !== undefined)
    return fetchedDown(things, { rescuer, tree, climber });
  if (tree === undefined || climber === undefined || !isInTree(pieces)) return things;
  const { colour, thing, exact } = climber;
  const count = exact === undefined ? Math.max(CLIMB_TOGETHER, climber.count) : climber.count;
  return things
    .filter((one) => one !== climber)
    .map((one) =>
      one === tree
        ? { ...one, size: one.size * LARGER, carries: thing, load: { count, colour } }
        : one,
    );
}

/** What somebody is like who fetches an animal out of a tree. */
const fetching = ({ traits = [] }: Subject): readonly Trait[] =>
  traits.includes('rescuing') ? traits : [...traits, 'rescuing'];

/** Somebody is up a ladder in the tree out of which an animal is fetched: all three are drawn as one. */
function fetchedDown(
  things: readonly Subject[],
  { rescuer, tree, climber }: Readonly<Record<'rescuer' | 'tree' | 'climber', Subject>>,
): readonly Subject[] {
  const { thing, colour } = climber;
  return things
    .filter((one) => one !== tree && one !== climber)
    .map((one) =>
      one === rescuer
        ? { ...one, count: 1, traits: fetching(one), carries: thing, load: { count: 1, colour } }
        : one,
    );
}

/** What a prompt asks for in which a firefighter fetches an animal out of a tree: trees stand by houses, and none in the middle of a street. */
export function byHouses(idea: Idea): Idea {
  const isFetched = idea.subjects.some(
    ({ thing, carries }) => thing === 'person' && carries !== undefined,
  );
  return isFetched && idea.land === 'street' && idea.town === null
    ? { ...idea, land: 'field', scenery: 'backyard' }
    : idea;
}
