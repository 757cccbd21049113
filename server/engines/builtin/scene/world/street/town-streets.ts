import type { Random } from '../../../kernels/random.ts';
import { buildAfricanShop } from './africa/african-street.ts';
import { buildBackAlley } from './america/back-alley.ts';
import { capitolAtEnd } from './america/capitol.ts';
import { buildCaribbeanHouse } from './america/caribbean.ts';
import { alongDesertTown, buildDesertShop } from './america/desert-town.ts';
import { buildHavanaHouse } from './america/havana.ts';
import { alongPlaza, buildMexicanHouse } from './america/mexican-plaza.ts';
import { buildWestern } from './america/western.ts';
import { alongWestern } from './america/western-land.ts';
import { brickHouse, onStreetCourt } from './arenas/street-court.ts';
import { buildEastHouse } from './asia/build-east-house.ts';
import { pagodaBehind } from './asia/build-pagoda.ts';
import type { EastTown } from './asia/east-front.ts';
import { buildIndianHouse } from './asia/indian-house.ts';
import { buildMarketHouse, overMarket } from './asia/night-market.ts';
import { yataiStalls } from './asia/yatai.ts';
import { buildSouk } from './bazaar/build-souk.ts';
import { overSouk } from './bazaar/souk-roof.ts';
import { alongGreekLane, buildGreekLane } from './europe/greek-lane.ts';
import { buildHaussmann } from './europe/haussmann.ts';
import { cafeTerraces } from './kerb/cafe-terrace.ts';
import type { Plot, Solid } from './solid.ts';
import type { StreetKind } from './street-kind.ts';
import type { Way } from './way.ts';

/** A town's street that is known by its houses; `lamps` is the share of lit windows. */
export interface TownStreet {
  /** Builds a house with what stands before it. */
  readonly house: (plot: Plot, random: Random, lamps: number) => Solid[];
  /** What is over the way and along it. */
  readonly along: (way: Way, random: Random, lamps: number) => Solid[];
  /** Whether nothing stands across its far end; missing: houses do. */
  readonly isOpen?: true;
}

const eastern = (town: EastTown, along: TownStreet['along']): TownStreet => ({
  house: (plot, random, lamps) => buildEastHouse(random, plot, town, lamps),
  along,
});

/** Towns whose streets are built of houses of their own, closed at the far end. */
export const TOWN_STREETS: Partial<Readonly<Record<StreetKind, TownStreet>>> = {
  souk: { house: (plot, random) => buildSouk(random, plot), along: overSouk },
  nightmarket: { house: buildMarketHouse, along: overMarket },
  cafes: { house: buildHaussmann, along: cafeTerraces },
  indian: { house: buildIndianHouse, along: () => [] },
  plaza: { house: buildMexicanHouse, along: alongPlaza },
  havana: { house: buildHavanaHouse, along: capitolAtEnd, isOpen: true },
  african: { house: buildAfricanShop, along: () => [] },
  caribbean: { house: buildCaribbeanHouse, along: () => [] },
  greeklane: { house: buildGreekLane, along: alongGreekLane, isOpen: true },
  backalley: { house: buildBackAlley, along: () => [] },
  streetcourt: { house: brickHouse, along: onStreetCourt },
  western: { house: buildWestern, along: alongWestern, isOpen: true },
  hanok: eastern('hanok', () => []),
  machiya: eastern('machiya', pagodaBehind),
  hutong: eastern('hutong', () => []),
  deserttown: { house: buildDesertShop, along: alongDesertTown, isOpen: true },
  yatai: eastern('machiya', yataiStalls),
};
