import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

const PAPER: Colour = [0.96, 0.95, 0.91];
const WOOD: Colour = [0.62, 0.43, 0.22];
const WATER: Colour = [0.56, 0.68, 0.78];
const GLASS: Colour = [0.84, 0.88, 0.9];

/** Half the sides of the sheet that is painted, in a man's heights. */
const SHEET = { deep: 0.082, wide: 0.115 } as const;

/** Where the tip of the brush is on the sheet, and the hand that holds it: forward, up and aside of the sheet's middle. */
export const BRUSH = { tip: [0.012, 0.008, 0.02], hand: [-0.035, 0.048, 0.05] } as const;

/** The paints in their jars. */
const PAINTS: readonly Colour[] = [
  [0.86, 0.14, 0.12],
  [0.97, 0.8, 0.12],
  [0.12, 0.36, 0.8],
  [0.18, 0.6, 0.24],
];

/** A picture that a child has painted: the colour so far to the right and up, both from −1 to 1. */
type Picture = (u: number, v: number) => Colour;

const [RED, YELLOW, BLUE, GREEN] = PAINTS as [Colour, Colour, Colour, Colour];

/** What each of several paints: a house in the sun, a flower, a rainbow, a cat, a boat, a tree. */
const PICTURES: readonly Picture[] = [
  (u, v) => {
    if (Math.hypot(u - 0.62, v - 0.6) < 0.24) return YELLOW;
    if (Math.abs(u + 0.2) < 0.42 && v > -0.55 && v < 0.1)
      return Math.abs(u + 0.2) < 0.1 ? BLUE : RED;
    if (v >= 0.1 && v < 0.62 && Math.abs(u + 0.2) < (0.64 - v) * 1.05) return [0.5, 0.28, 0.16];
    return v < -0.55 ? GREEN : PAPER;
  },
  (u, v) => {
    const [r, a] = [Math.hypot(u * 1.3, v - 0.3), Math.atan2(v - 0.3, u * 1.3)];
    if (r < 0.16) return YELLOW;
    if (r < 0.4 + 0.1 * Math.cos(6 * a)) return [0.9, 0.3, 0.62];
    if (Math.abs(u) < 0.06 && v < 0.2 && v > -0.8) return GREEN;
    if (Math.hypot((u - 0.24) * 1.1, (v + 0.35) * 2.2) < 0.24) return GREEN;
    return v < -0.76 ? [0.5, 0.34, 0.2] : PAPER;
  },
  (u, v) => {
    const r = Math.hypot(u, (v + 0.7) * 0.72);
    if (v > -0.7 && r > 0.34 && r < 0.94)
      return [[0.5, 0.3, 0.7] as Colour, BLUE, GREEN, YELLOW, RED][
        Math.floor((r - 0.34) / 0.12)
      ] as Colour;
    return v < -0.7 ? GREEN : PAPER;
  },
  (u, v) => {
    const ear = Math.min(Math.abs(u - 0.26), Math.abs(u + 0.26));
    if (Math.hypot(Math.abs(u) - 0.15, v - 0.28) < 0.06) return [0.1, 0.3, 0.16];
    if (Math.hypot(u, v - 0.2) < 0.42 || (v > 0.3 && v < 0.82 - 1.6 * ear))
      return [0.93, 0.55, 0.14];
    if (Math.hypot(u * 1.1, (v + 0.55) * 1.05) < 0.44) return [0.93, 0.55, 0.14];
    return PAPER;
  },
  (u, v) => {
    if (v < -0.42 + 0.06 * Math.sin(u * 9)) return BLUE;
    if (v < -0.12 && Math.abs(u) < 0.55 + 0.6 * (v + 0.12)) return RED;
    if (Math.abs(u) < 0.035 && v < 0.75) return [0.45, 0.28, 0.16];
    if (u > 0.05 && v > -0.02 && v < 0.72 && u < 0.6 * (0.78 - v)) return YELLOW;
    return PAPER;
  },
  (u, v) => {
    if (Math.hypot(u - 0.14, v - 0.42) < 0.07 || Math.hypot(u + 0.22, v - 0.2) < 0.07) return RED;
    if (Math.hypot(u, (v - 0.3) * 1.1) < 0.5) return GREEN;
    if (Math.abs(u) < 0.1 && v < 0 && v > -0.75) return [0.5, 0.32, 0.18];
    return v < -0.72 ? [0.36, 0.68, 0.3] : PAPER;
  },
];

/** A sheet that is being painted, the brush on it, jars of paint and a glass of water; sizes by a man's height, who sits on the left. `nth` tells one's picture from the others'. */
export function paints(at: Vector, nth: number): Solid[] {
  const [x, , z] = at;
  const picture = PICTURES[nth % PICTURES.length] as Picture;
  // Who paints sits on the left: up on the sheet is away from there.
  const sheet: Look = {
    paint: (px, _y, pz) => picture((pz - z) / SHEET.wide, (px - x) / SHEET.deep),
  };
  const tip = add(at, BRUSH.tip as unknown as Vector);
  const hand = add(at, BRUSH.hand as unknown as Vector);
  const along: Vector = [hand[0] - tip[0], hand[1] - tip[1], hand[2] - tip[2]];
  const paint = PAINTS[nth % PAINTS.length] as Colour;
  const glass = add(at, [0.15, 0, -0.17]);
  return [
    box(sheet, add(at, [0, 0.003, 0]), [SHEET.deep, 0.003, SHEET.wide]),
    limb(
      plain(WOOD),
      tip,
      add(hand, [0.7 * along[0], 0.9 * along[1], 0.7 * along[2]]),
      0.0045,
      0.0055,
    ),
    ball(plain(paint), tip, 0.009),
    ...PAINTS.flatMap((colour, n) => {
      const foot = add(at, [0.135 + 0.035 * (n % 2), 0, -0.09 + 0.082 * n]);
      return [
        frustum(plain(GLASS, { gloss: 0.5 }), foot, 0.012, 0.027, 0.027),
        frustum(plain(colour, { gloss: 0.3 }), add(foot, [0, 0.012, 0]), 0.034, 0.027, 0.027),
        ellipsoid(plain(colour), add(foot, [0, 0.046, 0]), [0.027, 0.004, 0.027]),
      ];
    }),
    frustum(plain(WATER, { gloss: 0.7 }), glass, 0.05, 0.023, 0.027),
    limb(plain(WOOD), add(glass, [0, 0.03, 0]), add(glass, [0.03, 0.13, 0.02]), 0.004, 0.005),
  ];
}
