import { createRandom } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import type { Letters } from '../../words/letters.ts';
import { buildSuburb } from './america/build-suburb.ts';
import { floweredBalcony } from './america/flowered-balconies.ts';
import { alongKerb } from './america/suburb-kerb.ts';
import { suburbLots } from './america/suburb-lots.ts';
import { buildArena } from './arenas/arena.ts';
import { ARENAS } from './arenas/arena-styles.ts';
import { rinkBoards, rinkOf } from './arenas/ice-rink.ts';
import { buildStadium } from './arenas/stadium.ts';
import { buildWaterHouse } from './asia/build-water-house.ts';
import { neonHouse } from './asia/neon-alley.ts';
import { neonBuilding } from './asia/neon-avenue.ts';
import { buildPalaceCourt } from './asia/palace.ts';
import { PALACES } from './asia/palace-styles.ts';
import { quays } from './asia/quay.ts';
import { buildCourt } from './bazaar/build-court.ts';
import { COURTS } from './bazaar/court-styles.ts';
import { overGrandBazaar } from './bazaar/grand-bazaar.ts';
import { alongDutchCanal } from './europe/dutch-canal.ts';
import { buildDutchHouse } from './europe/dutch-house.ts';
import { flowerPots } from './europe/flower-pots.ts';
import { buildHaussmann } from './europe/haussmann.ts';
import { ivyAndPots, washingOver } from './europe/italian-lane.ts';
import { mooredShips } from './europe/moored-ships.ts';
import { futureBuilding, overAvenue } from './future/future-avenue.ts';
import { buildBridge, OF_BRICK, OF_STONE } from './houses/build-bridge.ts';
import { buildHouse } from './houses/build-house.ts';
import { buildPalace } from './houses/build-palace.ts';
import { cityHouse, skyline } from './houses/city-house.ts';
import { fallenIn } from './houses/forsaken.ts';
import { hasOwnQuarter, quarterOf } from './houses/quarters.ts';
import { bladeSign } from './kerb/blade-signs.ts';
import { busStop } from './kerb/bus-stop.ts';
import { awningCloth, cafeAwning } from './kerb/cafe-awning.ts';
import { wallLanterns } from './kerb/lanterns.ts';
import { palmsAlong } from './kerb/palms.ts';
import { vendingMachines } from './kerb/vending.ts';
import { landmark } from './landmark.ts';
import {
  hasBalconies,
  hasPalms,
  hasVaults,
  landmarkOver,
  moorsShips,
  type Seen,
} from './landmarks/over-roofs.ts';
import { isInParis, leadsToLandmark } from './leads-to.ts';
import { overSea } from './over-sea.ts';
import { type Build, rowAlong, rowsAcross } from './rows.ts';
import type { Solid } from './solid.ts';
import { isEnclosed, isSea, isWater } from './street-kind.ts';
import { TOWN_STREETS } from './town-streets.ts';
import { type Way } from './way.ts';

/** How far off signs are seen that stand out from the houses. */
const SIGNS_TO = 90;
/** The same of machines that sell drinks. */
const MACHINES_TO = 90;
/** The share of windows that are lit at Halloween. */
const FESTIVE = 0.72;
/** How far off a canal's bridge is. World units. */
const BRIDGE = 46;
/** The same of the nearer and the farther bridge of a water town. */
const STONE_BRIDGES = [27, 68] as const;

/** Builds all that stands along a street, and the landmark of its city behind it; `lamps` is the share of lit windows, `reach` how high the picture shows what is so far off, missing: all of it. */
export function planStreet(
  way: Way,
  setting: Setting,
  lamps: number,
  reach: (z: number) => number = () => Infinity,
): Solid[] {
  const over = overRoofs(way, setting, lamps, reach);
  const rink = rinkOf(way, setting);
  return [
    ...alongStreet(way, setting, lamps, reach, over),
    ...(over?.solids ?? []),
    ...(rink === null ? [] : rinkBoards(rink, 0, lamps)),
  ];
}

/** The landmark of a city that is seen over its streets and canals, and not from a court, an arena or the open sea. */
const overRoofs = (
  way: Way,
  { idea }: Setting,
  lamps: number,
  reach: (z: number) => number,
): Seen | null =>
  isEnclosed(way) || isSea(way) ? null : landmarkOver(way, idea.city, lamps, reach);

/** What stands along a street before the landmark of its city. */
function alongStreet(
  way: Way,
  setting: Setting,
  lamps: number,
  reach: (z: number) => number,
  over: Seen | null,
): Solid[] {
  const { random, noise, season } = setting;
  if (way.kind === 'court')
    return buildCourt(way, COURTS[setting.idea.town === 'patio' ? 'patio' : 'riad'], lamps);
  if (way.kind === 'palace')
    return buildPalaceCourt(
      way,
      PALACES[setting.idea.town === 'forbidden' ? 'forbidden' : 'gyeongbok'],
      lamps,
    );
  if (way.kind === 'arena')
    return buildArena(way, ARENAS[setting.idea.town === 'bullring' ? 'bullring' : 'colosseum']);
  if (way.kind === 'stadium') return buildStadium(way, lamps);
  if (way.kind === 'suburb') {
    const lots = suburbLots(way, noise);
    // Who waits for children has the lamps on.
    const lit = setting.idea.halloween && lamps > 0.2 ? FESTIVE : lamps;
    return [...lots.flatMap((lot) => buildSuburb(lot, lit)), ...alongKerb(lots)];
  }
  const own = () => createRandom(random.uint32());
  const atSea = overSea(setting);
  if (atSea !== null) return atSea.build(setting, own(), lamps);
  const quarter = quarterOf(way.kind, setting, own());
  const isWhite = setting.idea.manner === 'white';
  const isItalian = setting.idea.manner === 'southern' && way.kind === 'lane';
  const hasOwnHouses = hasOwnQuarter(setting.idea.city);
  // A country's or a city's cafés are in its own houses.
  const isOwnCafe = way.kind === 'cafes' && (setting.idea.manner !== null || hasOwnHouses);
  const isFlowered = hasBalconies(setting.idea.city);
  const house: Build = (plot, chance) => [
    ...buildHouse(chance, quarter, plot, 0, lamps),
    ...(isWhite ? flowerPots(plot, chance) : []),
    ...(isItalian && season !== 'winter' ? ivyAndPots(plot, chance) : []),
    ...(isOwnCafe ? [cafeAwning(plot, awningCloth(chance), chance.unit() < 0.6)] : []),
    ...(isFlowered ? floweredBalcony(plot, chance) : []),
  ];
  const town = TOWN_STREETS[way.kind];
  const isAvenue = way.kind === 'avenue';
  const whole: Build =
    town !== undefined && !isOwnCafe
      ? (plot, chance) => town.house(plot, chance, lamps)
      : setting.idea.neon
        ? inNeon(way, house, lamps, setting.idea.letters)
        : isInParis(setting, way)
          ? (plot, chance) => buildHaussmann(plot, chance, lamps)
          : leadsToLandmark(setting, way)
            ? house
            : isAvenue && setting.idea.future
              ? (plot, chance) => futureBuilding(plot, chance, lamps)
              : usual(way, house, lamps, hasOwnHouses);
  const { forsaken } = setting.idea;
  const built: Build = forsaken
    ? (plot, chance) => [...fallenIn(whole(plot, chance), chance)]
    : whole;
  const sides = [-1, 1].flatMap((side) => rowAlong(way, side, own(), built));
  const isBridged = isWater(way) && !setting.idea.without.includes('bridge');
  if (way.kind === 'amsterdam')
    return [
      ...sides,
      ...rowsAcross(way, own(), built, over),
      ...quays(way),
      ...(moorsShips(setting.idea.city)
        ? mooredShips(way, own())
        : alongDutchCanal(way, own(), lamps, isBridged)),
    ];
  if (way.kind === 'watertown') {
    const bridges = isBridged ? STONE_BRIDGES : [];
    return [
      ...sides,
      ...rowsAcross(way, own(), built, over),
      ...quays(way),
      ...bridges.flatMap((z) => buildBridge(way.middle(z), way.road, z, OF_STONE)),
    ];
  }
  const isVaulted = way.kind === 'souk' && hasVaults(setting.idea.city);
  if (way.kind === 'neon') return [...sides, ...rowsAcross(way, own(), built, over)];
  if (town !== undefined)
    return [
      ...sides,
      ...(town.isOpen === true ? [] : rowsAcross(way, own(), built, over)),
      ...(isVaulted ? overGrandBazaar(way, own()) : town.along(way, own(), lamps)),
    ];
  if (isInParis(setting, way) || leadsToLandmark(setting, way)) return sides;
  if (isAvenue)
    return [
      ...sides,
      ...(setting.idea.future
        ? overAvenue(way, own(), lamps, setting.idea.neon)
        : hasOwnHouses
          ? []
          : skyline(way, own(), lamps, forsaken)),
      ...(hasPalms(setting.idea.city) ? palmsAlong(way, own()) : []),
    ];
  if (way.kind === 'busstop')
    return [...sides, ...rowsAcross(way, own(), built, over), ...busStop(way, lamps)];
  const lanterns = way.kind === 'lane' ? wallLanterns(way, lamps) : [];
  const bridge = isBridged ? buildBridge(way.middle(BRIDGE), way.front, BRIDGE, OF_BRICK) : [];
  return [
    ...sides,
    ...rowsAcross(way, own(), built, over),
    ...(over === null ? landmark(way, setting, own(), lamps, reach) : []),
    ...lanterns,
    ...(isItalian ? washingOver(way, own()) : []),
    ...bridge,
  ];
}

/** The houses of a street of which no neon is said. */
function usual(way: Way, house: Build, lamps: number, hasOwnHouses: boolean): Build {
  if (way.kind === 'watertown') return (plot, random) => buildWaterHouse(random, plot, lamps);
  if (way.kind === 'amsterdam')
    return hasOwnHouses ? house : (plot, random) => buildDutchHouse(plot, random, lamps);
  if (way.kind === 'canal') return (plot, random) => buildPalace(random, plot, lamps);
  if (way.kind !== 'avenue' || hasOwnHouses) return house;
  return (plot, random) => [
    ...cityHouse(plot, random, house, lamps),
    ...(plot.z < SIGNS_TO ? bladeSign(random, plot, lamps) : []),
  ];
}

/** The houses of a street full of neon signs, machines that sell drinks at their feet; other streets are as usual. */
function inNeon(way: Way, house: Build, lamps: number, letters: Letters): Build {
  if (way.kind !== 'neon' && way.kind !== 'avenue') return usual(way, house, lamps, false);
  const build = way.kind === 'neon' ? neonHouse : neonBuilding;
  return (plot, random) => [
    ...build(plot, random, lamps, letters),
    ...(plot.z < MACHINES_TO && letters !== 'latin' ? vendingMachines(plot, random, lamps) : []),
  ];
}
