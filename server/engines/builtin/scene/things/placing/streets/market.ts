import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import type { Idea } from '../../../words/idea.ts';
import type { Town } from '../../../words/place.ts';
import { lookUp } from '../../../world/height-map.ts';
import { type Way, wayOf } from '../../../world/street/way.ts';
import { stall } from '../../buildings/stall.ts';
import type { Goods } from '../../buildings/stall-goods.ts';
import { christmasTree } from '../../plants/christmas-tree.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { type Crowd, strollers } from '../strollers.ts';
import { peopleOf } from './town-life.ts';

/** Height of a stall, how far from the middle of the way it stands, and how far from the next, world units. */
const HEIGHT = 2.7;
const ASIDE = 5.4;
const APART = 4.3;
/** How far a stall reaches to either side, in heights of it: less than that, about 0.64. */
const REACH = 0.8;
/** The nearest and the farthest stalls, and the most in pixels that one is drawn. */
const NEAR = 7;
const FAR = 66;
const TALLEST = 300;
/** The same as a share of the picture's height. */
const MOST = 0.5;
/** How many different stalls look each way. */
const KINDS = 4;
/** On a square a second row stands on each side so far from the middle; the rows end before the houses. */
const SQUARE = { second: 13.5, near: 11, end: 14 } as const;
/** Between which places people are in the middle of a market, from the first on, and how close together. */
const CROWD = { near: 5.6, far: 62, apart: 0.8, aside: 3.9 } as const;
/** The same on a square between its rows, and beyond the stalls. */
const BEHIND = { near: 9, far: 46, apart: 1.5, from: 7.5, to: 11.5 } as const;
const BEYOND = { near: 14, far: 48, apart: 2.2, from: 16, to: 20.5 } as const;

/** The tree of a Christmas market: how high, how far off and how far aside of the way's middle, world units. */
const TREE = { size: 9.5, off: 22, aside: 1.2 } as const;

/** Whether a market is one of Christmas: a tree stands there. */
export const isChristmasMarket = ({ subjects }: Idea): boolean =>
  subjects.some(({ thing }) => thing === 'stall') &&
  subjects.some(({ thing }) => thing === 'christmastree');

/** Towns that have room for stalls; a bazaar's and those of a market by night are built with their houses. */
const MARKET_TOWNS: ReadonlySet<Town> = new Set<Town>([
  'plaza',
  'cafes',
  'indian',
  'hutong',
  'machiya',
  'hanok',
  'havana',
  'caribbean',
  'african',
]);
const hasOwnStalls = ({ town }: Idea): boolean => town !== null && !MARKET_TOWNS.has(town);

/** How far from a way's middle its stalls stand: before its houses, and on a street of cafés before the tables. World units. */
const asideOf = ({ kind, front }: Way): number =>
  kind === 'cafes' ? 3.1 : Math.min(ASIDE, front - 0.8);

/** Rows of market stalls on both sides of the way ahead and people between them, where a market was asked for. */
export function market(stage: Stage): Planted[] {
  const { frame, camera, setting } = stage;
  const { random, idea } = setting;
  const wished = idea.subjects.find(({ thing }) => thing === 'stall');
  if (wished === undefined || hasOwnStalls(idea)) return [];
  const isChristmas = isChristmasMarket(idea);
  const wish = wishIn(setting, {
    colour: wished.colour,
    posture: null,
    tall: Math.min(TALLEST, MOST * frame.height, (HEIGHT * camera.focal) / NEAR),
    isPortrait: false,
  });
  const way = wayOf(setting);
  const isSquare = way.form === 'square';
  const isWide = isSquare || way.kind === 'plaza';
  const near = asideOf(way);
  const kinds = (faces: number) =>
    Array.from({ length: KINDS }, (): Drawing => {
      const seed = random.uint32();
      const goods = isChristmas ? 'christmas' : goodsIn(idea.town, wished.goods);
      return (tall) => stall({ ...wish, tall, random: createRandom(seed) }, faces, goods);
    });
  const [left, right] = [kinds(-1), kinds(1)];
  const second = Math.min(SQUARE.second, way.front - 1.6);
  const asides = isWide ? [-near, near, -second, second] : [-near, near];
  const tree = isChristmas ? [treeOf(stage)] : [];
  const { middle } = way;
  // On a square, whose middle may be far aside, every row shows its front to the eye.
  const looksRight = (aside: number) => (isSquare ? middle(SQUARE.near) + aside : aside) < 0;
  const rows = asides.flatMap((aside) =>
    row(stage, random, looksRight(aside) ? left : right, aside),
  );
  const stalls = drawAsSeen(stage, rows, wish.tall);
  if (idea.without.includes('person')) return [...tree, ...stalls];
  return [...tree, ...stalls, ...strollers(stage, crowdsOf(way), peopleOf(idea.town))];
}

/** What stalls sell: in the Caribbean fruit is that of the tropics. */
const goodsIn = (town: Town | null, goods: Goods | undefined): Goods | undefined =>
  town === 'caribbean' && (goods === undefined || goods === 'fruit') ? 'tropical fruit' : goods;

/** Where people are on a market: between its rows, and on a square behind and beyond them. */
function crowdsOf(way: Way): Crowd[] {
  if (way.form === 'square') return [CROWD, BEHIND, BEYOND];
  if (way.kind === 'plaza') return [CROWD, BEHIND];
  return [{ ...CROWD, aside: Math.min(CROWD.aside, asideOf(way) - 1.4) }];
}

/** The tree that stands in the middle of a Christmas market. */
function treeOf({ camera, map, setting }: Stage): Planted {
  const { random, side } = setting;
  const tall = (TREE.size * camera.focal) / TREE.off;
  const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const way = wayOf(setting);
  const z = Math.min(TREE.off, way.end - 4);
  const x = way.middle(z) + side * TREE.aside;
  const sprite = christmasTree({ ...wish, random: createRandom(random.uint32()) });
  return { sprite, x, z, base: lookUp(map.heights, x, z), size: TREE.size, boost: 1.1 };
}

/** Stalls one behind the other so far aside of the way's middle. */
function row(stage: Stage, random: Random, kinds: readonly Drawing[], aside: number): Draft[] {
  const { map, setting } = stage;
  const way = wayOf(setting);
  const isSquare = way.form === 'square';
  const far = isSquare ? way.end - SQUARE.end : Math.min(FAR, way.end - 2);
  const all: Draft[] = [];
  for (let z = (isSquare ? SQUARE.near : NEAR) + random.unit(); z < far; ) {
    const x = way.middle(z) + aside + Math.sign(aside) * 0.3 * random.unit();
    const base = lookUp(map.heights, x, z);
    all.push({ draw: pick(random, kinds), x, z, base, size: HEIGHT, boost: 1.05, reach: REACH });
    z += APART + 0.5 * random.unit();
  }
  return all;
}
