import type { Thing } from '../../../words/idea.ts';
import { MARTIAN_STONE } from '../../../world/lands/mars.ts';
import { boulder } from '../../boulder.ts';
import { bandstand } from '../../outdoors/bandstand.ts';
import { beanstalk } from '../../outdoors/beanstalk.ts';
import { campfire, haybale, parasol } from '../../outdoors/camp.ts';
import { floatingIsland } from '../../outdoors/floating-island.ts';
import { gravestone } from '../../outdoors/gravestone.ts';
import { hoodoo } from '../../outdoors/hoodoo.ts';
import { hammock, swingTree, treehouse } from '../../outdoors/hung.ts';
import { iceberg, igloo } from '../../outdoors/ice.ts';
import { mech } from '../../outdoors/mech.ts';
import { bench, fountain, goal, slide, swings } from '../../outdoors/park.ts';
import { picnic } from '../../outdoors/picnic.ts';
import { portal } from '../../outdoors/portal.ts';
import { sandCastle } from '../../outdoors/sand-castle.ts';
import { scarecrow } from '../../outdoors/scarecrow.ts';
import { beachBasket } from '../../outdoors/seaside/beach-basket.ts';
import { skystairs } from '../../outdoors/skystairs.ts';
import { spiderWeb } from '../../outdoors/spider-web.ts';
import { sprinkler } from '../../outdoors/sprinkler.ts';
import { barbecue, bouncyCastle, clothesLine, washingLines } from '../../outdoors/yard-things.ts';
import type { Make } from './make.ts';
import { foliageOf } from './make-plant.ts';

/** How what stands about in the open is drawn. */
export const OUTDOORS = {
  scarecrow,
  mech,
  bandstand,
  beanstalk,
  skystairs,
  barbecue,
  bouncycastle: bouncyCastle,
  clothesline: clothesLine,
  washinglines: washingLines,
  spiderweb: spiderWeb,
  bench,
  fountain,
  sprinkler,
  swings,
  slide,
  grave: (wish) => gravestone(wish),
  goal,
  campfire,
  portal,
  iceberg,
  igloo,
  hammock,
  treehouse: (wish, setting) => treehouse(wish, foliageOf(setting)),
  swingtree: (wish, setting) => swingTree(wish, foliageOf(setting)),
  floatingisland: (wish, setting) =>
    floatingIsland({
      ...{ random: wish.random, rays: wish.rays, built: [], wooded: 0, trees: [], falls: 1 },
      ...{ season: setting.season, snowy: setting.snowy },
      radius: Math.max(24, wish.tall / 3),
    }),
  parasol: (wish) => (wish.traits?.includes('hooded') ? beachBasket(wish) : parasol(wish)),
  picnic,
  sandcastle: sandCastle,
  haybale,
  hoodoo,
  rock: (wish, { idea }) =>
    boulder({ ...wish, colour: wish.colour ?? (idea.martian ? MARTIAN_STONE : null) }),
} as const satisfies Partial<Readonly<Record<Thing, Make>>>;
