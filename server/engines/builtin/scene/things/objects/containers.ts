import type { Colour, Container } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import {
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import { wicker } from './wicker.ts';

const CHINA: Colour = [0.93, 0.9, 0.84];
const BAND: Colour = [0.34, 0.52, 0.7];
const CARDBOARD: Colour = [0.72, 0.54, 0.34];
const LEATHER: Colour = [0.42, 0.24, 0.12];
const SOLE: Colour = [0.12, 0.09, 0.07];
const TIN: Colour = [0.62, 0.66, 0.7];

/** What an animal looks out of: its pieces, open above, and how high and wide its rim is: half its width ahead and aside. */
export interface Vessel {
  readonly pieces: readonly Solid[];
  readonly rim: number;
  readonly ahead: number;
  readonly aside: number;
}

/** How thick its wall is. */
const WALL = 0.035;

/** A round wall from a foot that opens to its rim, hollow within. */
const round = (look: Look, within: Look, high: number, low: number, wide: number): Solid[] => [
  frustum(look, [0, 0, 0], high, low, wide),
  cut(frustum(within, [0, 0.06, 0], high, low - WALL, wide - WALL)),
];

/** China with a coloured band, a handle and a saucer. */
function teacup(wide: number, colour: Colour | null): Vessel {
  const [high, low, top] = [0.5, 0.27 * wide, 0.46 * wide];
  const china: Look = {
    ...plain(colour ?? CHINA, { gloss: 0.6 }),
    paint: (_x, y) => (y > 0.36 && y < 0.43 ? BAND : (colour ?? CHINA)),
  };
  const saucer = plain(CHINA, { gloss: 0.6 });
  return {
    rim: high,
    ahead: top,
    aside: top,
    pieces: [
      ...round(china, saucer, high, low, top),
      ring(china, [0, high, 0], top - WALL / 2, WALL / 2),
      ring(china, [-top - 0.02, 0.28, 0], 0.14, 0.036, pitch(Math.PI / 2)),
      frustum(saucer, [0, -0.05, 0], 0.05, 0.3 * wide, 0.62 * wide),
    ],
  };
}

/** Cardboard with its flaps open. */
function carton(wide: number, colour: Colour | null): Vessel {
  const board = worn(colour ?? CARDBOARD, 0.08);
  const dark = plain([0.34, 0.24, 0.15]);
  const [high, ahead, aside] = [0.46, 0.4, 0.46 * wide];
  const flap = (at: Vector, half: Vector, by: ReturnType<typeof roll>): Solid =>
    box(board, at, half, by);
  return {
    rim: high,
    ahead,
    aside,
    pieces: [
      box(board, [0, high / 2, 0], [ahead, high / 2, aside]),
      cut(box(dark, [0, high / 2 + 0.06, 0], [ahead - 0.02, high / 2, aside - 0.02])),
      flap([ahead + 0.1, high - 0.05, 0], [0.13, 0.01, aside * 0.98], roll(-0.55)),
      flap([-ahead - 0.1, high + 0.02, 0], [0.13, 0.01, aside * 0.98], roll(-0.25)),
      ...[-1, 1].map((side) =>
        flap(
          [0, high - 0.03, side * (aside + 0.11)],
          [ahead * 0.98, 0.01, 0.13],
          pitch(side * 0.45),
        ),
      ),
    ],
  };
}

/** Willow with a thick rim and a handle over it. */
function basket(wide: number, colour: Colour | null): Vessel {
  const woven = wicker([0, 0, 0], colour);
  const [high, top] = [0.42, 0.48 * wide];
  const arch = Array.from({ length: 15 }, (_, n): Vector => {
    const turn = (Math.PI * n) / 14;
    return [-0.05, high + 0.86 * Math.sin(turn), top * Math.cos(turn)];
  });
  return {
    rim: high,
    ahead: top,
    aside: top,
    pieces: [
      ...round(woven, plain([0.3, 0.2, 0.1]), high, 0.37 * wide, top),
      ring(woven, [0, high, 0], top - 0.01, 0.036),
      ...arch.slice(1).map((to, n) => limb(woven, arch[n] ?? to, to, 0.028, 0.028)),
    ],
  };
}

/** A boot of leather with its laces. */
function boot(colour: Colour | null): Vessel {
  const leather = worn(colour ?? LEATHER, 0.1, { gloss: 0.25 });
  const sole = plain(SOLE);
  const lace = plain([0.86, 0.78, 0.6]);
  const high = 0.72;
  return {
    rim: high,
    ahead: 0.3,
    aside: 0.3,
    pieces: [
      frustum(leather, [0, 0.06, 0], high - 0.06, 0.27, 0.31),
      limb(leather, [0.02, 0.24, 0], [0.46, 0.18, 0], 0.22, 0.17, 0.08),
      cut(frustum(plain([0.2, 0.12, 0.07]), [0, 0.34, 0], 0.5, 0.25, 0.28)),
      ring(leather, [0, high, 0], 0.29, 0.026),
      ellipsoid(sole, [0.18, 0.04, 0], [0.5, 0.06, 0.24]),
      box(sole, [-0.16, 0.02, 0], [0.13, 0.08, 0.19], undefined, 0.04),
      ...[0.34, 0.44, 0.54, 0.64].map((y) =>
        limb(lace, [0.27, y, -0.1], [0.28, y + 0.02, 0.1], 0.016, 0.016),
      ),
    ],
  };
}

/** Tin with two hoops and a handle that hangs beside it. */
function bucket(wide: number, colour: Colour | null): Vessel {
  const tin = worn(colour ?? TIN, 0.08, { gloss: 0.6 });
  const [high, low, top] = [0.54, 0.33 * wide, 0.45 * wide];
  const bail = Array.from({ length: 11 }, (_, n): Vector => {
    const turn = (Math.PI * n) / 10;
    return [top * 0.9 * Math.sin(turn), high - 0.3 * Math.sin(turn), top * 1.04 * Math.cos(turn)];
  });
  return {
    rim: high,
    ahead: top,
    aside: top,
    pieces: [
      ...round(tin, plain([0.3, 0.32, 0.35]), high, low, top),
      ring(tin, [0, high, 0], top - 0.012, 0.022),
      ring(tin, [0, high * 0.4, 0], low + 0.4 * (top - low), 0.014),
      ...bail.slice(1).map((to, n) => limb(tin, bail[n] ?? to, to, 0.013, 0.013)),
    ],
  };
}

/** In what animals sit, so many times as wide as for one; null colour: its usual one. */
export function vesselOf(container: Container, wide: number, colour: Colour | null = null): Vessel {
  if (container === 'teacup') return teacup(wide, colour);
  if (container === 'box') return carton(wide, colour);
  if (container === 'basket') return basket(wide, colour);
  return container === 'boot' ? boot(colour) : bucket(wide, colour);
}
