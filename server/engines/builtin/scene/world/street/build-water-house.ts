import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import { plainFront } from './front.ts';
import { roundLantern } from './round-lantern.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from './solid.ts';
import { TILES, tiledAt, type WaterLook, waterWall } from './water-front.ts';

/** How high the quay is above the water. World units. */
export const QUAY = 0.8;
/** How steep a roof is above and toward its eaves, how far it stands out, and how far its ends turn up. */
const ROOF = { steep: 0.62, flat: 0.34, out: 1.05, upturn: 0.5 } as const;
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
    ...roof(body, look),
    ...(hasGables
      ? [0, body.wide - 0.36].flatMap((at) => horseHead(within(body, at, -0.3, 0.36, 8.6), look))
      : []),
    ...(isHigh && look.hasShop ? [canopy(body, look)] : []),
    ...(plot.z < LANTERNS_TO ? lanterns(body, look, lamps) : []),
  ];
}

const tiles =
  (number: number): Paint =>
  ({ role }, place) =>
    plainFront(
      role === 'roof' ? tiledAt(place, number) : scaleColour(TILES, role === 'level' ? 0.7 : 1),
    );

/** A roof that grows flatter toward its eaves, a ridge with ends that turn up, corners that do. */
function roof(body: Plot, { eaves, number }: WaterLook): Solid[] {
  const paint = tiles(number);
  const out = within(body, -0.25, -ROOF.out, body.wide + 0.5, body.deep + 2 * ROOF.out);
  const sides = ['front', 'back'] as const;
  const low = eaves - ROOF.flat * ROOF.out;
  const skirt = low + 0.14 + ROOF.flat * (ROOF.out + 1);
  const inner = within(body, -0.25, 0.5, body.wide + 0.5, body.deep - 1);
  const from = low + 0.14 + ROOF.flat * (ROOF.out + 0.5);
  const top = from + (ROOF.steep * inner.deep) / 2;
  const ridge = within(body, -0.3, body.deep / 2 - 0.16, body.wide + 0.6, 0.32);
  const ends = [
    { at: within(ridge, -0.25, 0.02, 1.1, 0.28), side: 'end' },
    { at: within(ridge, ridge.wide - 0.85, 0.02, 1.1, 0.28), side: 'start' },
  ] as const;
  const corners = [
    { at: within(out, -0.12, 0, 0.9, 0.34), side: 'end' },
    { at: within(out, out.wide - 0.78, 0, 0.9, 0.34), side: 'start' },
  ] as const;
  const turned = ({ at, side }: { at: Plot; side: 'start' | 'end' }, foot: number, pitch: number) =>
    roofOn(at, foot - 0.1, foot + 1.2, [{ side, pitch, from: foot }], plainPaint(TILES));
  return [
    roofOn(
      out,
      low,
      skirt,
      sides.map((side) => ({ side, pitch: ROOF.flat, from: low + 0.14 })),
      paint,
    ),
    roofOn(
      inner,
      from - 0.3,
      top,
      sides.map((side) => ({ side, pitch: ROOF.steep, from })),
      paint,
    ),
    boxOn(ridge, top - 0.25, top + 0.16, plainPaint(TILES)),
    ...ends.map((one) => turned(one, top + 0.14, ROOF.upturn)),
    ...corners.map((one) => turned(one, low + 0.12, ROOF.upturn * 0.75)),
  ];
}

/** A white wall in steps that rises over the roof at an end of a house, each step under tiles. */
function horseHead(end: Plot, { eaves, number }: WaterLook): Solid[] {
  const rise = ROOF.steep * 3.6;
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

/** A narrow roof of tiles between the floors, over the quay. */
function canopy(body: Plot, { floor, number }: WaterLook): Solid {
  const place = within(body, 0.1, -1.1, body.wide - 0.2, 1.1);
  const low = floor - 0.42;
  return roofOn(
    place,
    low,
    low + 0.6,
    [{ side: 'front', pitch: 0.42, from: low + 0.12 }],
    tiles(number),
  );
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
