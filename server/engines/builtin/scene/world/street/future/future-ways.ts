import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, NO_GLOW } from '../front.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
} from '../solid.ts';
import { turned } from '../turned.ts';
import { LIGHTS } from './build-spire.ts';

const DECK: Colour = [0.8, 0.82, 0.85];
const HULLS: readonly Colour[] = [
  [0.82, 0.84, 0.88],
  [0.16, 0.2, 0.28],
  [0.7, 0.2, 0.16],
  [0.12, 0.3, 0.5],
  [0.88, 0.5, 0.1],
  [0.72, 0.14, 0.44],
  [0.1, 0.52, 0.56],
];
/** Head lamps before, tail lamps behind. */
const HEAD: Colour = [1.3, 1.25, 1.1];
const TAIL: Colour = [1.3, 0.2, 0.12];
/** The light below a hull that floats. */
const GLIDE: Colour = [0.24, 0.86, 1.2];
/** What is seen of such lamps by day. */
const BY_DAY = 0.16;
/** How long, wide and high a flier is. World units. */
const FLIER = { long: 4.8, wide: 2.1, high: 1.2 } as const;
/** How wide and how thick a way in the air is. */
const WAY = { wide: 3.2, thick: 1.1 } as const;
/** How far its pillars are apart. */
const PILLARS = 34;

/** Ways that cross a whole view on pillars, so far off and so high, with trains on them; `lamps` as the share of lit windows. */
export function railsInTheAir(
  random: Random,
  half: number,
  tracks: readonly (readonly [z: number, high: number])[],
  lamps: number,
): Solid[] {
  return tracks.flatMap(([z, high]) => {
    const light = pick(random, LIGHTS);
    const pillars = Array.from({ length: Math.ceil((2 * half) / PILLARS) }, (_, n) =>
      turned(
        [-half + n * PILLARS, z + WAY.wide / 2],
        [
          [1.2, 0],
          [0.5, high * 0.6],
          [1.6, high],
        ],
        8,
        plainPaint(DECK),
      ),
    ).flat();
    const train = -half * 0.7 + random.unit() * half;
    return [
      ...pillars,
      boxOn(plotAt(-half, z, 2 * half, WAY.wide), high, high + WAY.thick, lined(light, lamps)),
      ...[0, 1, 2, 3].map((n) =>
        boxOn(
          plotAt(train + n * 11.4, z + 0.6, 11, 2),
          high + WAY.thick,
          high + WAY.thick + 2.4,
          glazed(lamps),
        ),
      ),
    ];
  });
}

/** A glazed bridge across a street: where the street's middle is, how far it goes to each side, how far off and how high. */
export const skyBridge = (
  middle: number,
  reach: number,
  z: number,
  high: number,
  lamps: number,
): Solid[] => [
  boxOn(plotAt(middle - reach, z, 2 * reach, 3), high, high + 0.8, plainPaint(DECK)),
  boxOn(plotAt(middle - reach, z + 0.3, 2 * reach, 2.4), high + 0.8, high + 3.2, glazed(lamps)),
  boxOn(plotAt(middle - reach, z, 2 * reach, 3), high + 3.2, high + 3.6, plainPaint(DECK)),
];

/** Where vehicles are in the air: to each side at the far end, how far off, how high; whether they fly along the view or across it. World units. */
export interface Airspace {
  readonly count: number;
  readonly aside: number;
  readonly near: number;
  readonly far: number;
  readonly low: number;
  readonly high: number;
  readonly isAlong: boolean;
}

/** Vehicles in an airspace, where there is room for them; `lamps` as the share of lit windows. */
export function fliers(
  random: Random,
  air: Airspace,
  lamps: number,
  isFree: (high: number, z: number) => boolean = () => true,
): Solid[] {
  return Array.from({ length: air.count }, () => {
    const own = createRandom(random.uint32());
    const share = own.unit();
    const z = air.near + (air.far - air.near) * share;
    const x = air.aside * (2 * own.unit() - 1) * (air.isAlong ? 1 : z / air.far);
    const y = air.low + (air.high - air.low) * own.unit() ** 1.4;
    return isFree(y, z) ? flierAt(own, [x, y, z], air.isAlong, lamps) : [];
  }).flat();
}

/** One vehicle: a tapered hull under a canopy, lamps at both ends. Those to the left come toward the eye, those to the right go away. */
function flierAt(random: Random, [x, y, z]: Point, isAlong: boolean, lamps: number): Solid[] {
  const hull = pick(random, HULLS);
  const isAhead = isAlong ? x > 0 : random.unit() < 0.5;
  const power = BY_DAY + (1 - BY_DAY) * Math.min(1, lamps * 2.4);
  const { long, wide, high } = FLIER;
  const part = (from: number, side: number, length: number, width: number): Plot =>
    isAlong
      ? { x: x + side, z: z + from, u: [0, 1], w: [1, 0], wide: length, deep: width }
      : { x: x + from, z: z + side, u: [1, 0], w: [0, 1], wide: length, deep: width };
  const wedge = (ground: Plot, low: number, top: number, paint: Paint, pitch: number) =>
    roofOn(
      ground,
      low,
      top,
      (['start', 'end', 'front', 'back'] as const).map((side) => ({
        side,
        pitch: side === 'start' || side === 'end' ? pitch * 0.5 : pitch,
        from: low + 0.1,
      })),
      paint,
    );
  const lamp =
    (colour: Colour): Paint =>
    () => ({
      colour: scaleColour(colour, 0.4),
      glass: 0,
      glow: scaleColour(colour, power),
    });
  const [start, end] = isAhead ? [TAIL, HEAD] : [HEAD, TAIL];
  return [
    wedge(part(0, 0, long, wide), y, y + high * 0.6, plainPaint(hull), 1.4),
    boxOn(part(1, 0.7, long - 2, wide - 1.4), y - 0.12, y, lamp(GLIDE)),
    wedge(part(long * 0.22, 0.35, long * 0.5, wide - 0.7), y + high * 0.5, y + high, canopy, 1.6),
    boxOn(part(-0.12, 0.3, 0.3, wide - 0.6), y + 0.02, y + 0.26, lamp(start)),
    boxOn(part(long - 0.18, 0.3, 0.3, wide - 0.6), y + 0.02, y + 0.26, lamp(end)),
  ];
}

/** Dark glass that mirrors the sky. */
const canopy: Paint = () => ({ colour: [0.05, 0.07, 0.1], glass: 0.9, glow: NO_GLOW });

/** A deck with a line of light along it. */
const lined =
  (light: Colour, lamps: number): Paint =>
  (_, { up, pixel }) => {
    const line = inside(up, 0.35, 0.75, Math.max(0.1, pixel));
    return { colour: DECK, glass: 0, glow: scaleColour(light, line * (0.12 + 3 * lamps)) };
  };

/** Windows all along, in a light shell. */
const glazed =
  (lamps: number): Paint =>
  ({ role }, { up, pixel }) => {
    const pane = role === 'level' ? 0 : inside(up, 0.6, 1.7, Math.max(0.1, pixel));
    return {
      colour: scaleColour(DECK, 1 - 0.8 * pane),
      glass: 0.8 * pane,
      glow: scaleColour([1.1, 0.95, 0.7], pane * Math.min(1, 2 * lamps)),
    };
  };

const plotAt = (x: number, z: number, wide: number, deep: number): Plot => ({
  x,
  z,
  u: [1, 0],
  w: [0, 1],
  wide,
  deep,
});
