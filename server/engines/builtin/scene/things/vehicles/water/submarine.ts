import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const HULL: Colour = [0.93, 0.68, 0.1];
const IRON: Colour = [0.22, 0.24, 0.27];
const BRASS: Colour = [0.72, 0.5, 0.2];
const PANE: Colour = [0.98, 0.9, 0.62];

/** How high its middle is, half its length and half its height. */
const MIDDLE = 0.3;
const LONG = 0.86;
const HIGH = 0.24;
/** Where its round windows are, along it. */
const WINDOWS = [-0.26, 0.0, 0.26] as const;

/** A submarine that goes to the right: a plated hull with round windows, a tower with a periscope, rudders and a screw. */
export function submarine(wish: Wish): Sprite {
  const colour = wish.colour ?? HULL;
  const yawed = looksLeft(wish) ? Math.PI - 0.46 : 0.46;
  const model = [...hull(colour), ...tower(colour), ...stern(colour), ...windows()];
  return sculpt(model, { yaw: yawed, pitch: 0.1, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** Plates with seams between them and rows of rivets, darker below where the weed grows. */
function plated(colour: Colour): Look {
  const paint = worn(colour, 0.1);
  const seam = (x: number) => Math.abs(x / 0.22 - Math.round(x / 0.22)) * 0.22;
  return {
    paint: (x, y, z, normal) => {
      const line = 0.62 + 0.38 * smoothstep(0.003, 0.009, seam(x));
      const low = 1 - 0.45 * smoothstep(MIDDLE - 0.06, MIDDLE - 0.18, y);
      return scaleColour(paint.paint(x, y, z, normal), line * low);
    },
    bump: (x, y, z) => {
      const around = Math.atan2(y - MIDDLE, z) * 9;
      const rivet = Math.hypot((seam(x) - 0.022) * 90, (around - Math.round(around)) * 5.5);
      return 0.004 * smoothstep(1, 0.4, rivet);
    },
    gloss: 0.4,
  };
}

function hull(colour: Colour): Solid[] {
  const plate = plated(colour);
  const iron = plain(IRON, { gloss: 0.4 });
  return [
    limb(plate, [-0.34, MIDDLE, 0], [0.5, MIDDLE, 0], HIGH * 0.97, HIGH, 0),
    ellipsoid(plate, [0.52, MIDDLE, 0], [LONG - 0.5, HIGH * 0.98, HIGH * 0.98], 0.05),
    limb(plate, [-0.36, MIDDLE, 0], [-0.92, MIDDLE + 0.02, 0], HIGH * 0.94, 0.06, 0.1),
    // A keel to rest on, and a rail along the deck.
    box(iron, [0.05, 0.055, 0], [0.42, 0.03, 0.07], undefined, 0.02),
    box(iron, [0.05, MIDDLE + HIGH - 0.005, 0], [0.5, 0.018, 0.07], undefined, 0.012),
    ...[-1, 1].map((side) =>
      blade(
        plate,
        [0.46, MIDDLE - 0.08, side * 0.18],
        [0.38, MIDDLE - 0.1, side * 0.4],
        0.09,
        0.055,
        0.25,
        0.03,
        pitch(Math.PI / 2),
      ),
    ),
    // The lamp at its bow.
    frustum(iron, [0.78, MIDDLE + 0.13, 0], 0.09, 0.05, 0.056, roll(-Math.PI / 2)),
    ball(plain(PANE, { gloss: 0.9, glow: () => 1 }), [0.86, MIDDLE + 0.13, 0], 0.048),
  ];
}

function tower(colour: Colour): Solid[] {
  const paint = plated(scaleColour(colour, 0.96));
  const iron = plain(IRON, { gloss: 0.5 });
  const top = MIDDLE + HIGH;
  return [
    blade(paint, [-0.1, top - 0.04, 0], [0.2, top - 0.04, 0], 0.13, 0.14, 0.72, 0.03),
    box(paint, [0.05, top + 0.1, 0], [0.2, 0.12, 0.085], roll(0), 0.07),
    box(iron, [0.05, top + 0.215, 0], [0.17, 0.014, 0.075], undefined, 0.012),
    limb(iron, [0.1, top + 0.2, 0], [0.1, top + 0.46, 0], 0.018, 0.018),
    limb(iron, [0.1, top + 0.46, 0], [0.2, top + 0.475, 0], 0.022, 0.026, 0.01),
    limb(iron, [-0.02, top + 0.2, 0.02], [-0.02, top + 0.36, 0.02], 0.01, 0.008),
    ...rail([-0.1, top + 0.225, 0]),
    ...porthole([0.1, top + 0.11, -0.085], 0.042),
  ];
}

const rail = ([x, y]: Vector): Solid[] => {
  const iron = plain(IRON);
  return [-1, 1].flatMap((side) => [
    limb(iron, [x, y + 0.07, side * 0.06], [x + 0.14, y + 0.07, side * 0.06], 0.007, 0.007),
    ...[0, 0.07, 0.14].map((at) =>
      limb(iron, [x + at, y, side * 0.06], [x + at, y + 0.07, side * 0.06], 0.006, 0.006),
    ),
  ]);
};

const windows = (): Solid[] =>
  WINDOWS.flatMap((x) =>
    [-1, 1].flatMap((side) => porthole([x, MIDDLE + 0.05, side * (HIGH - 0.012)], 0.068)),
  );

/** A round window in a frame of brass, lit from within. */
function porthole([x, y, z]: Vector, radius: number): Solid[] {
  const brass = plain(BRASS, { gloss: 0.6 });
  const glass = plain(PANE, { gloss: 0.8, glow: () => 0.9 });
  const flat = pitch(Math.PI / 2);
  return [
    ring(brass, [x, y, z], radius, radius * 0.24, flat),
    ellipsoid(glass, [x, y, z], [radius * 0.95, radius * 0.95, radius * 0.25]),
  ];
}

/** Rudders crosswise about the tail, and a screw of four blades behind them. */
function stern(colour: Colour): Solid[] {
  const paint = plated(scaleColour(colour, 0.9));
  const brass = plain(BRASS, { gloss: 0.6 });
  const y = MIDDLE + 0.02;
  const tail: Vector = [-0.78, y, 0];
  return [
    ...[-1, 1].flatMap((side) => [
      blade(paint, tail, [-0.9, y + side * 0.24, 0], 0.12, 0.07, 0.22, 0.02),
      blade(paint, tail, [-0.88, y, side * 0.26], 0.11, 0.065, 0.22, 0.02, pitch(Math.PI / 2)),
    ]),
    ball(brass, [-0.99, y, 0], 0.04),
    ...[0, 1, 2, 3].map((n): Solid => {
      const turn = n * (Math.PI / 2) + 0.5;
      const tip: Vector = [-1.0, y + Math.cos(turn) * 0.15, Math.sin(turn) * 0.15];
      return blade(brass, [-0.99, y, 0], tip, 0.02, 0.06, 0.25, 0, after(yaw(0.6), roll(0)));
    }),
  ];
}
