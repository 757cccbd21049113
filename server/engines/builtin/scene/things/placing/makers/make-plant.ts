import { isSavanna } from '../../../choices/savanna.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { mushroom } from '../../objects/figures.ts';
import { vase } from '../../objects/vase.ts';
import { growAcacia } from '../../plants/acacia.ts';
import { bamboo } from '../../plants/bamboo.ts';
import { baobab } from '../../plants/baobab.ts';
import { flowers } from '../../plants/bloom.ts';
import { bough } from '../../plants/bough.ts';
import { growTree } from '../../plants/branching.ts';
import { broadleaf, type Foliage } from '../../plants/broadleaf.ts';
import { cactus } from '../../plants/cactus.ts';
import { christmasTree } from '../../plants/christmas-tree.ts';
import { conifer } from '../../plants/conifer.ts';
import { fruitTree } from '../../plants/fruit-tree.ts';
import { italianCypress } from '../../plants/italian-cypress.ts';
import { palm } from '../../plants/palm.ts';
import { singleFlower } from '../../plants/single-flower.ts';
import { WILLOW_HABIT } from '../../plants/willow.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { isPotted } from '../single-flowers.ts';
import type { Make } from './make.ts';

/** The bark of a birch. */
const BIRCH: Colour = [0.88, 0.86, 0.82];
/** The colour of a tree in blossom. */
const BLOSSOM: Colour = [0.96, 0.7, 0.78];

/** A tree in blossom, its boughs seen between the flowers. */
export const blossoming = (wish: Wish, snowy: boolean): Sprite =>
  broadleaf({ ...wish, colour: wish.colour ?? BLOSSOM }, { season: 'spring', snowy, density: 0.8 });

/** The leaves of the trees of a setting. */
export const foliageOf = ({ season, snowy }: Setting): Foliage => ({ season, snowy, density: 1 });

/** How many birds sit on a bough where no number is said. */
const BIRDS = 2;

/** Leaves of a willow, which is grown in its own way. */
const WILLOW: Colour = [0.46, 0.58, 0.22];
const LEMON: Colour = [0.95, 0.82, 0.16];
const ORANGE: Colour = [0.95, 0.5, 0.08];

/** How trees of a kind that was asked for are drawn. */
const OF_TREES: readonly (readonly [Trait, (wish: Wish, setting: Setting) => Sprite])[] = [
  [
    'willow',
    (wish, { season, snowy }) =>
      broadleaf(season === 'winter' ? wish : { ...wish, colour: wish.colour ?? WILLOW }, {
        ...{ season, snowy, density: 0.6, hanging: 'withies' },
        grow: (random) => growTree(random, WILLOW_HABIT),
      }),
  ],
  ['appletree', (wish, setting) => fruitTree(wish, setting)],
  ['lemontree', (wish, setting) => fruitTree(wish, setting, LEMON)],
  ['orangetree', (wish, setting) => fruitTree(wish, setting, ORANGE)],
];

const treeOf = ({ traits = [] }: Wish) => OF_TREES.find(([trait]) => traits.includes(trait))?.[1];

/** A tree of no kind that was asked for, as those of its land are. */
const anyTree = (wish: Wish, { idea, land, season, snowy }: Setting): Sprite =>
  broadleaf(
    wish,
    isSavanna(idea, land) || land === 'desert'
      ? { season: 'summer', snowy, density: 1, grow: growAcacia }
      : { season, snowy, density: 1 },
  );

/** How plants are drawn, and what grows as they do. */
export const PLANTS = {
  blossom: (wish, { snowy }) => blossoming(wish, snowy),
  tree: (wish, setting) => treeOf(wish)?.(wish, setting) ?? anyTree(wish, setting),
  conifer: (wish, { season, snowy }) =>
    wish.traits?.includes('cypress') ? italianCypress(wish, season, snowy) : conifer(wish, snowy),
  palm,
  cactus,
  baobab,
  birch: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 0.8, bark: BIRCH }),
  bamboo,
  vine: (wish, { season, snowy }) => broadleaf(wish, { season, snowy, density: 1 }),
  bough: (wish, { idea }) =>
    bough(wish, {
      leaf: [0.34, 0.5, 0.2],
      petal: wish.colour ?? (idea.season === null || idea.season === 'spring' ? BLOSSOM : null),
      birds: idea.flock ?? BIRDS,
    }),
  christmastree: christmasTree,
  flower: (wish, setting) => {
    if (INDOORS.includes(setting.land)) return vase(wish);
    return wish.bloom === undefined ? flowers(wish) : singleFlower(wish, isPotted(setting));
  },
  mushroom,
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
