import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, grown, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';

/** Hollow bricks that nobody plastered, their mortar, the concrete of pillars and slabs. */
const BRICK: Colour = [0.72, 0.38, 0.24];
const MORTAR: Colour = [0.6, 0.55, 0.49];
const CONCRETE: Colour = [0.62, 0.6, 0.56];
const PAINTS: readonly Colour[] = [
  [0.2, 0.56, 0.78],
  [0.95, 0.72, 0.2],
  [0.9, 0.4, 0.44],
  [0.36, 0.7, 0.46],
  [0.94, 0.9, 0.8],
  [0.24, 0.68, 0.66],
  [0.93, 0.52, 0.22],
  [0.62, 0.4, 0.66],
  [0.96, 0.84, 0.5],
  [0.84, 0.28, 0.24],
];
/** The share of houses whose brick is bare, and of walls of others that are. */
const BARE = 0.34;
const TANK: Colour = [0.1, 0.34, 0.72];
const IRON: Colour = [0.58, 0.57, 0.56];
const STOREY = 2.9;
/** How far a house goes down into its slope. World units. */
const FOOTING = 9;

/** Builds a house of a favela on a plot whose ground is at a height: boxes of one to three storeys, painted or of bare brick, tanks and iron sheets on their roofs; `lamps` is the share of lit windows. */
export function favelaHouse(plot: Plot, ground: number, random: Random, lamps: number): Solid[] {
  const number = random.below(4096);
  const storeys = 1 + Math.floor(2.2 * random.unit());
  const high = ground + storeys * STOREY;
  const wall = wallOf(colourOf(random), number, ground, lamps);
  const slab = plainPaint(CONCRETE);
  const top = random.unit();
  return [
    boxOn(plot, ground - FOOTING, high, wall),
    boxOn(grown(plot, 0.16), high, high + 0.18, slab),
    ...(top < 0.36
      ? upper(plot, high + 0.18, random, lamps)
      : top < 0.62
        ? shed(plot, high + 0.18)
        : [boxOn(within(plot, 0, 0, plot.wide, 0.16), high + 0.18, high + 0.95, wall)]),
    ...(number % 3 === 0 ? tank(within(plot, plot.wide * 0.74, plot.deep * 0.4, 0, 0), high) : []),
  ];
}

const colourOf = (random: Random): Colour | null =>
  random.unit() < BARE ? null : scaleColour(pick(random, PAINTS), 0.86 + 0.2 * random.unit());

/** A storey that was built later, set back behind a terrace. */
function upper(plot: Plot, low: number, random: Random, lamps: number): Solid[] {
  const share = 0.5 + 0.3 * random.unit();
  const room = within(
    plot,
    random.unit() < 0.5 ? 0 : plot.wide * (1 - share),
    plot.deep * 0.25,
    plot.wide * share,
    plot.deep * 0.75,
  );
  const wall = wallOf(colourOf(random), random.below(4096), low, lamps);
  return [
    boxOn(room, low, low + STOREY, wall),
    boxOn(grown(room, 0.14), low + STOREY, low + STOREY + 0.14, plainPaint(CONCRETE)),
  ];
}

/** A roof of iron sheets on posts over a terrace. */
const shed = (plot: Plot, low: number): Solid[] => [
  ...[0.1, plot.wide - 0.25].map((at) =>
    boxOn(within(plot, at, 0.1, 0.15, 0.15), low, low + 2.1, plainPaint(CONCRETE)),
  ),
  boxOn(within(plot, 0, plot.deep - 0.3, plot.wide, 0.3), low, low + 2.2, plainPaint(BRICK)),
  boxOn(grown(plot, 0.2), low + 2.1, low + 2.2, sheets),
];

const sheets: Paint = (_, { along, pixel }) =>
  plainFront(scaleColour(IRON, pixel < 0.15 && Math.sin(along * 12) > 0.3 ? 0.84 : 1));

/** A water tank of blue plastic under its lid. */
export const tank = ({ x, z }: Pick<Plot, 'x' | 'z'>, low: number): Solid[] => [
  frustumAt([x, low, z], 1.15, 0.5, 0.66, plainPaint(TANK)),
  frustumAt([x, low + 1.15, z], 0.25, 0.7, 0.3, plainPaint(scaleColour(TANK, 1.15))),
];

/** A wall of bare bricks without an opening. */
export const bareBrick: Paint = ({ role, long }, { along, up, pixel }) =>
  plainFront(role === 'level' ? CONCRETE : bricks(along, up, long, pixel));

/** A wall of a paint, or bare bricks between pillars of concrete, with small windows and a door above a height of the slope. */
function wallOf(paint: Colour | null, number: number, ground: number, lamps: number): Paint {
  return (face, { along, up: rise, pixel }): Front => {
    if (face.role === 'level') return plainFront(CONCRETE);
    const up = rise + face.origin[1] - ground;
    const isBare = paint === null || (face.role !== 'front' && number % 3 === 0);
    const wall = isBare ? bricks(along, up, face.long, pixel) : plastered(paint, along, up, number);
    if (up < 0) return plainFront(mixColour(wall, CONCRETE, 0.5));
    const bays = Math.max(1, Math.round(face.long / 2.3));
    const wide = face.long / bays;
    const [column, storey] = [Math.floor(along / wide), Math.floor(up / STOREY)];
    const [off, high] = [Math.abs(along - (column + 0.5) * wide), up - storey * STOREY];
    const has = chance(number + storey, column, 3);
    if (has < 0.2) return plainFront(wall);
    const isDoor = has > 0.78 && face.role === 'front';
    const [half, low, top] = isDoor ? [0.42, 0, 2.05] : [0.5, 0.95, 1.95];
    const hole = inside(off, -1, half, pixel) * inside(high, low, top, pixel);
    const frame = inside(off, -1, half + 0.1, pixel) * inside(high, low - 0.1, top + 0.1, pixel);
    const leaf: Colour = isDoor
      ? (PAINTS[(number + column) % PAINTS.length] as Colour)
      : inside(off, -1, 0.03, pixel) > 0.5
        ? IRON
        : DARK;
    const isLit = !isDoor && chance(column, number, storey + 9) < lamps * 1.6;
    return {
      colour: mixColour(mixColour(wall, [0.9, 0.89, 0.86], 0.7 * frame), leaf, hole),
      glass: isDoor ? 0 : 0.35 * hole,
      glow: isLit ? scaleColour(LAMP, hole) : NO_GLOW,
    };
  };
}

function plastered(paint: Colour, along: number, up: number, number: number): Colour {
  const stain = Math.sin(along * 1.9 + number) * Math.sin(up * 1.3 + number * 0.3);
  const foot = up < 0.5 ? 0.84 : 1;
  return scaleColour(paint, foot * (1 + 0.06 * stain));
}

function bricks(along: number, up: number, long: number, pixel: number): Colour {
  const pillar = Math.max(
    inside(along, -1, 0.2, pixel),
    inside(along, long - 0.2, long + 1, pixel),
    inside(up - Math.floor(up / STOREY) * STOREY, STOREY - 0.28, STOREY, pixel),
  );
  const row = Math.floor(up / 0.2);
  const across = along / 0.3 + 0.5 * (row & 1);
  const joint =
    inside(up / 0.2 - row, 0.12, 0.9, pixel / 0.2) *
    inside(across - Math.floor(across), 0.07, 0.95, pixel / 0.3);
  const fine = pixel < 0.12 ? 1 - pixel / 0.12 : 0;
  const tone = scaleColour(BRICK, 0.9 + 0.2 * chance(row, Math.floor(across), 1) * fine);
  return mixColour(
    mixColour(tone, MORTAR, fine * (1 - joint) + 0.16 * (1 - fine)),
    CONCRETE,
    pillar,
  );
}
