import type { Random } from '../../../../kernels/random.ts';
import { boxOn, grown, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { roundLantern } from './round-lantern.ts';
import { canopy, eastRoof, STEEP, tiles } from './tiled-roof.ts';
import { TILES, type WaterLook, waterWall } from './water-front.ts';

/** How high the quay is above the water. World units. */
export const QUAY = 0.8;
/** From which height on, and how far off at the most, houses have lanterns. */
const LANTERNS_TO = 75;

/** Builds a house of a water town on a plot: white walls under black tiles whose ends turn up; `lamps` is the share of lit windows. */
export function buildWaterHouse(random: Random, plot: Plot, lamps: number): Solid[] {
  const number = random.below(4096);
  const floor = QUAY + 2.7 + 0.4 * random.unit();
  const isHigh = random.unit() < 0.6;
  const look: WaterLook = {
    foot: QUAY + 0.25 * random.unit(),
    floor,
    eaves: floor + (isHigh ? 2.5 + 0.5 * random.unit() : 0.3),
    hasShop: random.unit() < 0.66,
    number,
  };
  const hasGables = random.unit() < 0.42;
  const wall = waterWall(look, lamps);
  const body = within(plot, 0.05, 0, plot.wide - 0.1, 8);
  return [
    boxOn(body, 0, look.eaves, wall),
    ...eastRoof(body, look),
    ...(hasGables
      ? [0, body.wide - 0.36].flatMap((at) => horseHead(within(body, at, -0.3, 0.36, 8.6), look))
      : []),
    ...(isHigh && look.hasShop ? [canopy(body, look)] : []),
    ...(plot.z < LANTERNS_TO ? lanterns(body, look, lamps) : []),
  ];
}

/** A white wall in steps that rises over the roof at an end of a house, each step under tiles. */
function horseHead(end: Plot, { eaves, number }: WaterLook): Solid[] {
  const rise = STEEP * 3.6;
  const steps = [
    { inward: 0, high: eaves + 0.55 },
    { inward: 1.5, high: eaves + 0.55 + rise * 0.42 },
    { inward: 3, high: eaves + 0.75 + rise * 0.86 },
  ];
  return steps.flatMap(({ inward, high }) => {
    const wall = within(end, 0, inward, end.wide, end.deep - 2 * inward);
    const cap = grown(wall, 0.17);
    const white = plainPaint([0.88, 0.87, 0.83]);
    const tip = within(cap, 0, -0.12, cap.wide, 0.7);
    return [
      boxOn(wall, eaves - 1.2, high, white),
      roofOn(
        cap,
        high,
        high + 0.34,
        (['start', 'end'] as const).map((side) => ({ side, pitch: 0.7, from: high + 0.12 })),
        tiles(number),
      ),
      roofOn(
        tip,
        high + 0.1,
        high + 0.75,
        [{ side: 'back', pitch: 0.5, from: high + 0.2 }],
        plainPaint(TILES),
      ),
    ];
  });
}

/** Red lanterns under the eaves. */
function lanterns(
  body: Plot,
  { floor, eaves, hasShop, number }: WaterLook,
  lamps: number,
): Solid[] {
  if (number % 5 === 0) return [];
  const apart = 1.9 + 0.5 * (number % 3);
  const count = Math.max(1, Math.floor((body.wide - 0.8) / apart));
  const high = hasShop ? floor - 0.95 : Math.min(eaves, floor + 0.4) - 0.75;
  return Array.from({ length: count }, (_, n) => {
    const at = within(body, body.wide / 2 + (n - (count - 1) / 2) * apart, -0.75, 0, 0);
    return roundLantern([at.x, high, at.z], 0.33, lamps);
  }).flat();
}
