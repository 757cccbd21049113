import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../block-letters.ts';
import { type Front, inside, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
  within,
} from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import type { Way } from '../way.ts';

const STEEL: Colour = [0.2, 0.23, 0.26];
const BLUE: Colour = [0.1, 0.3, 0.62];
const WHITE: Colour = [0.93, 0.93, 0.9];
const GLASS: Colour = [0.42, 0.5, 0.54];
const WOOD: Colour = [0.6, 0.4, 0.24];
/** The shelter: from where ahead it stands, how far from the road, how long, deep and high. World units. */
const SHELTER = { from: 5.2, out: 0.8, long: 4.4, deep: 1.5, high: 2.45 } as const;
/** Where people wait: how far along the shelter, and how far in from its front; the first before it, that one is seen in the open; none is seen behind another. World units. */
const WAITING = [
  [-1.5, 0.5],
  [0.9, 0.05],
  [2.5, -0.2],
  [-0.4, 0.25],
  [4.8, -0.6],
] as const;

/** Which side of its street a bus stop is on, 1 right, −1 left: that of the eye. */
const sideOf = (way: Way): number => (way.middle(0) > 0 ? -1 : 1);

/** The shelter's plot, its front toward the road. */
function shelterPlot(way: Way): Plot {
  const side = sideOf(way);
  const x = way.middle(SHELTER.from) + side * (way.road + SHELTER.out);
  return { x, z: SHELTER.from, u: [0, 1], w: [side, 0], wide: SHELTER.long, deep: SHELTER.deep };
}

/** The places at a bus stop where people wait, best first; right, up, ahead. */
export const waitingAt = (way: Way): readonly Point[] =>
  WAITING.map(([along, inward]): Point => {
    const { x, z } = within(shelterPlot(way), along, inward, 0, 0);
    return [x, 0, z];
  });

/** A shelter of steel and glass with a bench and a lit poster, and the sign of the stop beside it; `lamps` is how much lamps shine. */
export function busStop(way: Way, lamps: number): Solid[] {
  const plot = shelterPlot(way);
  const { long, deep, high } = SHELTER;
  const power = Math.min(1, lamps * 2.4);
  const steel = plainPaint(STEEL);
  const posts = [0, long / 2 - 0.04, long - 0.08].map((along) =>
    boxOn(within(plot, along, deep - 0.1, 0.08, 0.08), 0, high, steel),
  );
  const front = [0, long - 0.08].map((along) =>
    boxOn(within(plot, along, 0.12, 0.08, 0.08), 0, high, steel),
  );
  const roofed: Paint = ({ role, normal }) =>
    role === 'level' && normal[1] < 0
      ? { colour: WHITE, glass: 0, glow: scaleColour(LAMP, 0.55 * power) }
      : plainFront(role === 'level' ? STEEL : BLUE);
  const slats: Paint = (_, { up, pixel }) =>
    plainFront(
      scaleColour(WOOD, 1 - 0.4 * inside(Math.abs(((up / 0.12) % 1) - 0.5), 0.4, 1, pixel / 0.12)),
    );
  const bench = within(plot, 0.9, deep - 0.62, long - 1.6, 0.42);
  return [
    ...posts,
    ...front,
    boxOn(within(plot, -0.25, -0.3, long + 0.5, deep + 0.4), high, high + 0.22, roofed),
    boxOn(within(plot, 0.08, deep - 0.05, long - 0.16, 0.03), 0.3, high - 0.08, glazed(power)),
    boxOn(within(plot, long - 0.12, 0.25, 0.14, deep - 0.4), 0.25, high - 0.2, poster(power)),
    boxOn(bench, 0.42, 0.48, slats),
    ...[0.2, bench.wide - 0.28].map((along) =>
      boxOn(within(bench, along, 0.1, 0.08, 0.2), 0, 0.42, steel),
    ),
    ...sign(plot, power),
  ];
}

/** Panes in thin frames, in which the street is mirrored. */
const glazed =
  (power: number): Paint =>
  ({ long }, { along, up, pixel }): Front => {
    const bay = long / 3;
    const off = Math.abs(along - (Math.floor(along / bay) + 0.5) * bay);
    const frame = Math.max(inside(off, bay / 2 - 0.03, 9, pixel), inside(up, -1, 0.05, pixel));
    const band = inside(up, 1, 1.1, pixel);
    const shown = mixColour(mixColour(GLASS, WHITE, 0.7 * band), STEEL, frame);
    return { colour: shown, glass: 0.4 * (1 - frame), glow: scaleColour(LAMP, 0.1 * power) };
  };

/** A poster behind glass, lit from within. */
const poster =
  (power: number): Paint =>
  ({ long }, { along, up, pixel }) => {
    const [u, v] = [along / long, up / 2];
    const edge = Math.max(
      inside(Math.abs(u - 0.5), 0.44, 1, pixel),
      inside(Math.abs(v - 0.5), 0.46, 1, pixel / 2),
    );
    const sun = inside(Math.hypot((u - 0.5) * long, (v - 0.62) * 2), -1, 0.3, pixel);
    const hill = v < 0.36 + 0.08 * Math.sin(u * 7) ? 1 : 0;
    const sky = mixColour([0.96, 0.62, 0.3], [0.3, 0.62, 0.84], v);
    const shown = mixColour(mixColour(sky, [0.98, 0.9, 0.5], sun), [0.14, 0.42, 0.4], hill);
    const own = mixColour(shown, STEEL, edge);
    return { colour: own, glass: 0, glow: scaleColour(own, 0.7 * power * (1 - edge)) };
  };

/** The sign of the stop on its pole: a bus and the word, toward who comes along the street. */
function sign(plot: Plot, power: number): Solid[] {
  const { x, z } = within(plot, SHELTER.long + 0.6, -0.62, 0, 0);
  const board: Plot = { x: x - 0.42, z: z - 0.14, u: [1, 0], w: [0, 1], wide: 0.84, deep: 0.06 };
  const face: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STEEL);
    const [u, v] = [along - 0.42, up];
    const body = inside(Math.abs(u), -1, 0.27, pixel) * inside(v, 0.52, 0.92, pixel);
    const window = inside(Math.abs(u), -1, 0.22, pixel) * inside(v, 0.7, 0.86, pixel);
    const wheels = inside(Math.hypot(Math.abs(u) - 0.15, v - 0.51), -1, 0.06, pixel);
    const ink =
      role === 'front' ? inkAt('BUS', (along - 0.14) / 0.56, (up - 0.1) / 0.3, pixel / 0.3) : 0;
    const white = Math.max(body * (1 - window), wheels, ink);
    const edge = Math.max(
      inside(Math.abs(u), 0.385, 1, pixel),
      inside(Math.abs(v - 0.53), 0.5, 1, pixel),
    );
    const shown = mixColour(BLUE, WHITE, Math.max(white, edge));
    return { colour: shown, glass: 0, glow: scaleColour(shown, 0.12 + 0.3 * power) };
  };
  return [
    frustumAt([x, 0, z], 3.2, 0.05, 0.045, plainPaint([0.6, 0.62, 0.64])),
    boxOn(board, 2.1, 3.16, face),
  ];
}
