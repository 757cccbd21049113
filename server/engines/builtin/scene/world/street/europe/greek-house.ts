import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import { ellipsoidAt, FINE, frustumAt } from '../round-solid.ts';
import { boxOn, grown, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';

/** Lime wash, and the paint of doors, shutters and domes. */
export const LIME: Colour = [0.95, 0.94, 0.91];
const BLUES: readonly Colour[] = [
  [0.06, 0.24, 0.62],
  [0.1, 0.36, 0.7],
  [0.04, 0.2, 0.5],
];
/** Of the few houses that are not white. */
const WASHES: readonly Colour[] = [
  [0.92, 0.78, 0.6],
  [0.9, 0.7, 0.62],
  [0.8, 0.86, 0.92],
];
const WASHED = 0.13;
const DARK: Colour = [0.12, 0.14, 0.2];
const PETALS: readonly Colour[] = [
  [0.82, 0.08, 0.46],
  [0.7, 0.06, 0.5],
  [0.9, 0.2, 0.5],
];
const LEAF: Colour = [0.26, 0.42, 0.16];
const LAMP: Colour = [1.1, 0.78, 0.4];
/** How far a house goes down into the slope, world units. */
const FOOTING = 9;
/** The share of houses that are churches with a dome, and of those with a vaulted roof. */
const CHURCHES = 0.13;
const VAULTS = 0.24;

/** How high a storey is, world units, and the share of houses that have two. */
const STOREY = 3;
const TALL = 0.45;

/** Builds a house of an island of Greece on a plot whose ground is at a height: a white cube, a vault, or a church under a blue dome; `lamps` is the share of lit windows. */
export function greekHouse(plot: Plot, ground: number, random: Random, lamps: number): Solid[] {
  const kind = random.unit();
  const number = random.below(4096);
  const wash = random.unit() < WASHED ? pick(random, WASHES) : LIME;
  const floors = random.unit() < TALL ? 2 : 1;
  const high = ground + floors * STOREY + 0.5 + 0.5 * random.unit();
  if (kind < CHURCHES) return domedChurch(plot, ground, number, lamps);
  const wall = limed(wash, number, ground, lamps);
  const body = boxOn(plot, ground - FOOTING, high, wall);
  if (kind < CHURCHES + VAULTS) return [body, ...vault(plot, high, wash, wall)];
  const rim = plainPaint(scaleColour(wash, 0.98));
  const upper = within(plot, plot.wide * 0.3, plot.deep * 0.35, plot.wide * 0.62, plot.deep * 0.6);
  const isHigh = number % 3 === 0;
  return [
    body,
    boxOn(within(plot, 0, 0, plot.wide, 0.24), high, high + 0.4, rim),
    boxOn(within(plot, 0, 0, 0.24, plot.deep), high, high + 0.4, rim),
    boxOn(within(plot, plot.wide - 0.24, 0, 0.24, plot.deep), high, high + 0.4, rim),
    ...(isHigh ? [boxOn(upper, high, high + 2.6, limed(LIME, number + 9, high, lamps))] : []),
    ...(number % 4 === 1 ? chimney(plot, high) : []),
  ];
}

/** A round chimney with a cap, as those of islands are. */
const chimney = (plot: Plot, high: number): Solid[] => {
  const at = within(plot, plot.wide * 0.7, plot.deep * 0.4, 0, 0);
  return [
    frustumAt([at.x, high, at.z], 1, 0.3, 0.24, plainPaint(LIME)),
    frustumAt([at.x, high + 1, at.z], 0.3, 0.4, 0.12, plainPaint(LIME)),
  ];
};

/** Of how many straight pieces the round of a vault is. */
const ROUND = 8;

function vault(plot: Plot, high: number, wash: Colour, wall: Paint): Solid[] {
  const half = plot.wide / 2;
  const rise = half * 0.72;
  const top = (x: number) => high + rise * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
  const paint: Paint = (face, place) =>
    face.role === 'level' ? plainFront(wash) : wall(face, { ...place, up: place.up + 99 });
  return Array.from({ length: ROUND }, (_, n) => {
    const from = -half + (plot.wide * n) / ROUND;
    const at = { middle: plot.x + half, z: plot.z, from, to: from + plot.wide / ROUND };
    return pieceAcross(at, 0, plot.deep, () => high - 0.1, top, paint);
  });
}

/** A church: its dome on a drum, a cross, and a wall with bells. */
export function domedChurch(plot: Plot, ground: number, number: number, lamps: number): Solid[] {
  const blue = BLUES[number % BLUES.length] as Colour;
  const high = ground + 4.6;
  const { x, z } = within(plot, plot.wide / 2, plot.deep / 2, 0, 0);
  const radius = Math.min(plot.wide, plot.deep) * 0.42;
  const drum = high + 1.3;
  const white = plainPaint(LIME);
  const dome: Paint = () => ({ colour: blue, glass: 0.05, glow: NO_GLOW });
  const windows: Paint = (_, { along, up, pixel }) =>
    plainFront(
      mixColour(LIME, DARK, inside(Math.abs(along), -1, 0.2, pixel) * inside(up, 0.3, 1, pixel)),
    );
  const crown = drum + radius * 0.92;
  const rod = within({ ...plot, x: x - 0.07, z }, 0, 0, 0.14, 0.14);
  const bells = within(plot, plot.wide * 0.08, -0.1, 2.2, 0.6);
  return [
    boxOn(plot, ground - FOOTING, high, limed(LIME, number, ground, lamps)),
    boxOn(grown(plot, 0.16), high - 0.3, high, white),
    frustumAt([x, high, z], 1.3, radius, radius, windows),
    frustumAt([x, drum - 0.12, z], 0.16, radius * 1.07, radius * 1.07, white),
    ellipsoidAt([x, drum, z], radius, radius * 0.92, dome, FINE),
    boxOn(rod, crown - 0.1, crown + 1.15, white),
    boxOn({ ...rod, x: x - 0.4, wide: 0.8 }, crown + 0.62, crown + 0.78, white),
    ...[0, 0.84, 1.68].map((at) => boxOn(within(bells, at, 0, 0.52, 0.6), high, high + 1.5, white)),
    boxOn(bells, high + 1.5, high + 2.1, white),
    boxOn(within(bells, 0.5, 0, 1.2, 0.6), high + 2.1, high + 2.7, white),
  ];
}

/** White walls with a blue door and a few small windows, above a height of the slope. */
function limed(wash: Colour, number: number, ground: number, lamps: number): Paint {
  const blue = BLUES[number % BLUES.length] as Colour;
  return (face, { along, up: rise, pixel }) => {
    if (face.role === 'level') return plainFront(scaleColour(wash, 0.97));
    const up = rise + face.origin[1] - ground;
    const stain = 0.5 + 0.5 * Math.sin(along * 1.7 + number) * Math.sin(up * 1.3 + number * 0.7);
    const bare = scaleColour(wash, 1 - 0.05 * stain - 0.06 * smoothstep(0.6, -2, up));
    const bays = Math.max(1, Math.floor(face.long / 2.6));
    const wide = face.long / bays;
    const column = Math.floor(along / wide);
    const off = along - (column + 0.5) * wide;
    const floor = Math.floor(Math.max(0, up) / STOREY);
    const isDoor = floor === 0 && column === number % bays && face.role === 'front';
    const paint = { bare, blue, number: number + floor, lamps };
    return opening(paint, isDoor, column, off, up - floor * STOREY, pixel);
  };
}

function opening(
  { bare, blue, number, lamps }: { bare: Colour; blue: Colour; number: number; lamps: number },
  isDoor: boolean,
  column: number,
  off: number,
  up: number,
  pixel: number,
): Front {
  const arch = (half: number, low: number, high: number) => {
    const reach = up > high ? Math.sqrt(Math.max(0, half ** 2 - (up - high) ** 2)) : half;
    return inside(Math.abs(off), -1, reach, pixel) * inside(up, low, high + half, pixel);
  };
  if (isDoor) {
    const planks = 0.85 + 0.25 * Math.abs(Math.sin(off * 14)) * smoothstep(0.1, 0.03, pixel);
    return plainFront(mixColour(bare, scaleColour(blue, planks), arch(0.6, -0.2, 1.85)));
  }
  if (chance(number, column, 17) < 0.28) return plainFront(bare);
  const pane = arch(0.42, 0.95, 1.85);
  const wing =
    inside(Math.abs(off), 0.48, 0.9, pixel) * inside(up, 0.92, 2.1, pixel) * (number % 2);
  const isLit = chance(column, number, 5) < lamps * 2;
  return {
    colour: mixColour(mixColour(bare, blue, wing), DARK, pane),
    glass: 0.5 * pane,
    glow: isLit ? scaleColour(LAMP, pane) : NO_GLOW,
  };
}

/** Bougainvillea that grows over walls round a place, so many clusters within a reach, its petals of a colour: green ones are ivy. World units. */
export function bougainvillea(
  [x, y, z]: readonly [number, number, number],
  reach: number,
  count: number,
  random: Random,
  petal: Colour = pick(random, PETALS),
): Solid[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = random.unit() * 2 * Math.PI;
    const far = reach * Math.sqrt(random.unit());
    const radius = reach * (0.1 + 0.1 * random.unit());
    const isLeaf = n % 5 === 4;
    const paint: Paint = ({ normal }, { along, up, pixel }) => {
      const size = 0.055 + 0.012 * reach;
      const [u, v] = [Math.floor(along / size), Math.floor(up / size)];
      const draw = chance(u + Math.round(normal[2] * 9), v, n);
      const fine = smoothstep(size * 2, size * 0.5, pixel);
      const shown = draw < (isLeaf ? 0.75 : 0.1) ? LEAF : scaleColour(petal, 0.72 + 0.55 * draw);
      return plainFront(mixColour(isLeaf ? LEAF : petal, shown, fine));
    };
    const at = [
      x + far * Math.cos(turn),
      y + 0.72 * far * Math.sin(turn),
      z + 0.3 * (random.unit() - 0.5),
    ] as const;
    return ellipsoidAt(at, radius, radius * 0.85, paint);
  });
}
