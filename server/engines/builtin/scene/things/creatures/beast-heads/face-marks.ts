import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import type { Coat, Head, Looks } from '../build.ts';

/** How long the fur of a face is, of that on the neck. */
const SHORT = 0.3;
/** How dark the dots are from which whiskers grow. */
const DOTS = 0.5;

/** How strokes in a face are broken; it is no part of what a seed decides. */
const broken = createNoise(6_203);

/** How much of a dark or pale mark is at a place of a face: `side` is how far it is from the face's middle, in head sizes. */
type Mark = (x: number, y: number, side: number) => number;

/** Strokes around a face, from over the eyes down the cheeks, so many in a head size and so broad; none around eyes and mouth. */
const strokes =
  (many: number, broad: number): Mark =>
  (x, y, side) => {
    const away = Math.hypot(y + 0.02, side);
    const around = Math.atan2(side, y + 0.02);
    const wave = Math.sin(many * (away - 0.62 * x) + 1.6 * broken.at(around * 1.7, 3));
    const gaps = smoothstep(-0.34, -0.1, broken.at(around * 2.6, away * 2.4));
    return smoothstep(1 - broad, 1.2 - broad, wave) * smoothstep(0.44, 0.58, away) * gaps;
  };

const tiger = strokes(23, 0.72);
const tabby = strokes(21, 0.6);

/** A mackerel tabby's: strokes at the cheeks and upright ones on the brow. */
const ofTabby: Mark = (x, y, side) => {
  const brow = smoothstep(0.34, 0.5, y);
  const upright = smoothstep(0.1, 0.6, Math.cos(side * 24)) * smoothstep(0.5, 0.42, side);
  return 0.62 * Math.max((1 - brow) * tabby(x, y, side), brow * upright);
};

/** What is dark of a dog of two colours: all but a blaze between the eyes, and the muzzle. */
const besideBlaze: Mark = (x, y, side) =>
  smoothstep(0.1, 0.17, side - 0.05 * y) * smoothstep(1.0, 0.86, x + 0.1 * side);

/** The dark mask of one with a saddle: brow and bridge of the nose, not the cheeks. */
const mask: Mark = (x, y, side) =>
  0.62 * smoothstep(-0.02, 0.3, y - 0.3 * side + 0.1 * (x - 0.6)) * smoothstep(0.9, 0.4, side);

/** A leopard's dots, close on the brow, farther apart on the cheeks. */
const spots: Mark = (x, y, side) => {
  const away = Math.hypot(y + 0.02, side);
  const dot = broken.at(y * 7.5 + 0.6 * x, side * 7.5 - 2.1 * x);
  return 0.92 * smoothstep(0.2, 0.32, dot) * smoothstep(0.4, 0.5, away);
};

/** The patches around a panda's eyes, which hang outward. */
const patches: Mark = (x, y, side) =>
  smoothstep(0.34, 0.27, Math.hypot((y - 0.13 + 0.5 * (side - 0.42)) * 0.9, (side - 0.43) * 1.25)) *
  smoothstep(0.3, 0.5, x);

const MARKS: Partial<Readonly<Record<Coat['marks'], Mark>>> = {
  bars: tiger,
  stripes: ofTabby,
  patches: besideBlaze,
  saddle: mask,
  rosettes: spots,
  panda: patches,
};

/** The surfaces of a short head's face, in head sizes around its middle: its marks, alike on both sides, and what is pale around its mouth and at its eyes. */
export function faceLook(head: Head, coat: Coat, looks: Looks): Looks {
  const { length, drop, end } = head.muzzle;
  const { eye } = head;
  const mark = MARKS[coat.marks];
  const paler = coat.marks === 'bars' || coat.marks === 'saddle' ? 0.75 : 0.36;
  const paint: Look['paint'] = (x, y, z, normal) => {
    const side = Math.abs(z);
    const bare = mark === undefined ? looks.coat.paint(x, y, z, normal) : coat.base;
    // The sides of the muzzle and the jaw, over the eyes, and beneath them.
    const jaw = smoothstep(0.02, -0.26, y + drop * 0.5 - (x - 0.7) * 0.18);
    const [ahead, aside] = [x - eye.ahead, side - eye.aside * 0.9];
    const over = smoothstep(0.24, 0.06, Math.hypot(ahead * 0.7, y - 0.2 - eye.size * 2, aside));
    const under = smoothstep(0.22, 0.06, Math.hypot(ahead * 0.6, y - 0.2 + eye.size * 1.6, aside));
    const fair = mixColour(bare, coat.pale, Math.max(jaw, paler * over, 0.5 * under));
    return mixColour(fair, coat.dark, mark === undefined ? 0 : mark(x, y, side));
  };
  const [tipX, tipY] = [length, -drop];
  const pads: Look['paint'] = (x, y, z, normal) =>
    scaleColour(
      looks.pale.paint(x, y, z, normal),
      1 - DOTS * dots((x - tipX) / end, (y - tipY) / end),
    );
  return {
    ...looks,
    coat: { ...looks.coat, fur: (looks.coat.fur ?? 0) * SHORT, paint },
    pale: {
      ...looks.pale,
      fur: (looks.pale.fur ?? 0) * SHORT,
      paint: head.whiskers === true ? pads : looks.pale.paint,
    },
  };
}

/** Rows of dots on the pads beside a nose: 0 to 1 at a place, in radii of the muzzle from its tip. */
function dots(x: number, y: number): number {
  if (x > 0.12 || x < -0.9 || y > 0.3 || y < -0.4) return 0;
  const [row, column] = [y / 0.2, x / 0.24 + 0.5 * Math.round(y / 0.2)];
  const off = Math.hypot(row - Math.round(row), column - Math.round(column));
  return smoothstep(0.26, 0.14, off);
}

/** Colour of whiskers. */
export const WHISKER: Colour = [0.8, 0.78, 0.74];
