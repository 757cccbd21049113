import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
  within,
} from '../../street/solid.ts';
import { panel } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';

export const MARBLE: Colour = [0.9, 0.87, 0.8];
const CLAY: Colour = [0.66, 0.35, 0.22];
const RED: Colour = [0.6, 0.16, 0.12];
const BLUE: Colour = [0.16, 0.3, 0.5];

/** Fluted stone. */
const fluted =
  (stone: Colour): Paint =>
  (_, { along, pixel }) =>
    plainFront(scaleColour(stone, 0.95 + (pixel < 0.05 ? 0.09 * Math.sin(along * 34) : 0)));

/** A round column from a foot, so high, on a square plinth, with a slab on its capital. World units. */
export function columnAt(
  [x, low, z]: Point,
  high: number,
  radius: number,
  stone: Colour = MARBLE,
): Solid[] {
  const plain = plainPaint(stone);
  const square = (half: number, from: number, to: number) =>
    boxOn(plotOf(x - half, z - half, x + half, z + half), low + from, low + to, plain);
  return [
    square(radius * 1.4, 0, 0.3),
    frustumAt([x, low + 0.3, z], high - 0.85, radius, radius * 0.84, fluted(stone), 12),
    frustumAt([x, low + high - 0.55, z], 0.35, radius * 0.85, radius * 1.3, plain, 12),
    square(radius * 1.35, high - 0.2, high),
  ];
}

/** A place on a plot: so far along its front and inward from it. World units. */
export const on = ({ x, z, u, w }: Plot, along: number, inward: number): [number, number] => [
  x + u[0] * along + w[0] * inward,
  z + u[1] * along + w[1] * inward,
];

/** A painted band under the eaves: slabs with three grooves, red and blue between. */
export const painted: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(MARBLE);
  const u = along / 1.1;
  const cell = u - Math.floor(u);
  const isGroove = up > 0.6 && cell < 0.42;
  const stripe = isGroove ? inside(Math.abs(((cell * 7.2) % 1) - 0.5), 0.34, 9, pixel * 3) : 0;
  const field = up > 0.6 && !isGroove ? 1 : 0;
  const tone = Math.floor(u) % 2 === 0 ? RED : BLUE;
  return plainFront(
    mixColour(mixColour(MARBLE, scaleColour(MARBLE, 0.7), stripe), tone, 0.75 * field),
  );
};

/** Rows of tiles of burnt clay, seen from anywhere. */
export const tiles: Paint = (_, { along, up, pixel }) => {
  const row = Math.floor(up / 0.5);
  const wave = pixel < 0.12 ? 0.1 * Math.cos((along / 0.34) * 2 * Math.PI) : 0;
  return plainFront(
    scaleColour(CLAY, 0.92 + wave + 0.2 * (chance(Math.floor(along / 0.9), row, 5) - 0.5)),
  );
};

/** How a temple is built. World units. */
export interface TempleLook {
  /** How many columns stand before it, how high and how thick they are. */
  readonly columns: number;
  readonly high: number;
  readonly radius: number;
  /** How high its foot is, with steps up to it before its front alone or all round. */
  readonly foot: number;
  readonly isSteppedAround?: true;
  readonly wall: Colour;
}

/** A temple on a plot, its front to the plot's front: columns before it and along its sides, its hall, a gable under a roof of tiles. World units. */
export function templeOn(plot: Plot, base: number, look: TempleLook): Solid[] {
  const { columns, high, radius, foot, wall } = look;
  const marble = plainPaint(MARBLE);
  const steps = 6;
  const top = base + foot;
  const eaves = top + high;
  const stairs = Array.from({ length: steps }, (_, n) => {
    const out = (steps - n) * 0.42;
    const rise = base + (foot * (n + 1)) / steps;
    return look.isSteppedAround
      ? boxOn(
          within(plot, -out, -out, plot.wide + 2 * out, plot.deep + 2 * out),
          base - 1,
          rise,
          marble,
        )
      : boxOn(
          within(plot, plot.wide * 0.12, -out, plot.wide * 0.76, out + 0.1),
          base - 1,
          rise,
          marble,
        );
  });
  const inset = radius * 1.5;
  const gap = (plot.wide - 2 * inset) / (columns - 1);
  const sides = Math.max(2, Math.round((plot.deep - 2 * inset) / gap));
  const places = [
    ...Array.from({ length: columns }, (_, n) => on(plot, inset + n * gap, inset)),
    ...Array.from({ length: sides }, (_, n) =>
      [inset, plot.wide - inset].map((a) =>
        on(plot, a, inset + ((n + 1) * (plot.deep - 2 * inset)) / sides),
      ),
    ).flat(),
  ];
  const hall = within(
    plot,
    inset + gap * 0.8,
    inset + gap * 1.1,
    plot.wide - 2 * inset - gap * 1.6,
    plot.deep - inset * 2 - gap * 1.4,
  );
  const rise = plot.wide * 0.19;
  const edge = (along: number, up: number): Point => {
    const [x, z] = on(plot, along, plot.deep / 2);
    return [x, eaves + 1.5 + up, z];
  };
  const gable: Paint = (face, place) => {
    if (face.role !== 'front') return tiles(face, place);
    const off = Math.abs(place.along - plot.wide / 2 - 0.5);
    const slope = rise - (off * 2 * rise) / (plot.wide + 1);
    const rim = inside(Math.min(slope - place.up, place.up), -9, 0.36, place.pixel);
    const figures =
      chance(Math.floor(place.along * 1.6), Math.floor(place.up * 1.1), 3) > 0.45 ? 1 : 0;
    const ground = mixColour(BLUE, MARBLE, 0.9 * figures);
    return plainFront(mixColour(ground, MARBLE, Math.max(rim, place.pixel > 0.2 ? 0.7 : 0)));
  };
  const door: Paint = ({ role, long }, { along, up, pixel }) => {
    const hole =
      role === 'front'
        ? inside(Math.abs(along - long / 2), -1, 1.3, pixel) * inside(up, -1, high * 0.66, pixel)
        : 0;
    return plainFront(mixColour(wall, [0.2, 0.13, 0.09], hole));
  };
  return [
    ...stairs,
    boxOn(plot, base - 1, top, marble),
    ...places.flatMap(([x, z]) => columnAt([x, top, z], high, radius)),
    boxOn(hall, top, eaves, door),
    boxOn(plot, eaves, eaves + 1.2, painted),
    boxOn(
      within(plot, -0.4, -0.4, plot.wide + 0.8, plot.deep + 0.8),
      eaves + 1.2,
      eaves + 1.5,
      marble,
    ),
    panel(
      [edge(-0.5, 0), edge(plot.wide + 0.5, 0), edge(plot.wide / 2, rise)],
      plot.deep + 0.7,
      gable,
    ),
  ];
}

/** A figure of marble or bronze on its pedestal: its folds hang to its feet, one arm is raised. World units. */
export function statueAt([x, low, z]: Point, high: number, metal: Colour = MARBLE): Solid[] {
  const paint = plainPaint(metal);
  const foot = high * 0.42;
  const s = high * 0.58;
  const up = low + foot;
  return [
    boxOn(plotOf(x - 0.3 * s, z - 0.3 * s, x + 0.3 * s, z + 0.3 * s), low, up, plainPaint(MARBLE)),
    boxOn(
      plotOf(x - 0.36 * s, z - 0.36 * s, x + 0.36 * s, z + 0.36 * s),
      up - 0.1,
      up,
      plainPaint(MARBLE),
    ),
    boxOn(
      plotOf(x - 0.38 * s, z - 0.38 * s, x + 0.38 * s, z + 0.38 * s),
      low,
      low + 0.25,
      plainPaint(MARBLE),
    ),
    frustumAt([x, up, z], 0.56 * s, 0.16 * s, 0.11 * s, paint, 10),
    frustumAt([x, up + 0.54 * s, z], 0.28 * s, 0.11 * s, 0.17 * s, paint, 10),
    frustumAt([x, up + 0.81 * s, z], 0.06 * s, 0.15 * s, 0.05 * s, paint, 8),
    frustumAt([x, up + 0.85 * s, z], 0.15 * s, 0.06 * s, 0.055 * s, paint, 8),
    panel(
      [
        [x + 0.12 * s, up + 0.8 * s, z],
        [x + 0.2 * s, up + 0.78 * s, z],
        [x + 0.34 * s, up + 1.06 * s, z],
        [x + 0.28 * s, up + 1.08 * s, z],
      ],
      0.08 * s,
      paint,
    ),
  ];
}
