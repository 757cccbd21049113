import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  hull,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { SKINS } from '../visage/complexion.ts';

const CHINA: Colour = [0.93, 0.92, 0.89];
const COFFEE: Colour = [0.22, 0.12, 0.06];
const CARDBOARD: Colour = [0.72, 0.54, 0.34];
const TAPE: Colour = [0.86, 0.76, 0.56];
const BLACK = plain([0.07, 0.07, 0.08], { gloss: 0.4 });
const STEEL = plain([0.72, 0.74, 0.77], { gloss: 0.8 });

/** A mug of coffee, its foot at a point. */
export function mug(foot: Vector, colour: Colour | null): Solid[] {
  const china = plain(colour ?? CHINA, { gloss: 0.5 });
  return [
    frustum(china, foot, 0.055, 0.026, 0.03),
    frustum(plain(COFFEE, { gloss: 0.4 }), add(foot, [0, 0.053, 0]), 0.003, 0.025, 0.025),
    ring(china, add(foot, [0.036, 0.028, 0]), 0.018, 0.006, pitch(Math.PI / 2)),
  ];
}

const RED_WINE: Colour = [0.36, 0.03, 0.07];

/** A glass of red wine, its foot at a point. */
export function wineGlass(foot: Vector): Solid[] {
  const glass = plain([0.84, 0.88, 0.9], { gloss: 0.9 });
  return [
    frustum(glass, foot, 0.006, 0.032, 0.026),
    limb(glass, foot, add(foot, [0, 0.07, 0]), 0.007, 0.007),
    frustum(plain(RED_WINE, { gloss: 0.8 }), add(foot, [0, 0.065, 0]), 0.046, 0.018, 0.04),
    frustum(glass, add(foot, [0, 0.111, 0]), 0.026, 0.04, 0.036),
  ];
}

const WAFER: Colour = [0.84, 0.6, 0.32];
const SCOOPS: readonly Colour[] = [
  [0.97, 0.92, 0.78],
  [0.95, 0.6, 0.68],
  [0.46, 0.28, 0.18],
];

/** A wafer cone with three scoops of ice cream in a hand. */
export function iceCream(hand: Vector): Solid[] {
  const wafer: Look = {
    paint: (x, y, z) => {
      const isLine = Math.sin((y + x) * 420) > 0.75 || Math.sin((y - z) * 420) > 0.75;
      return isLine ? [0.66, 0.42, 0.2] : WAFER;
    },
  };
  const rim = add(hand, [0.03, 0.055, 0]);
  const scoops: readonly Vector[] = [
    [0, 0.02, -0.017],
    [0.004, 0.022, 0.019],
    [0, 0.052, 0],
  ];
  return [
    limb(wafer, add(hand, [0.024, -0.05, 0]), rim, 0.005, 0.034),
    ...scoops.map((at, n) => ball(plain(SCOOPS[n] ?? WAFER, { gloss: 0.3 }), add(rim, at), 0.033)),
  ];
}

const MELON: Colour = [0.9, 0.16, 0.17];
const RIND: Colour = [0.16, 0.42, 0.14];

/** How wide a slice of melon is, half, and half its thickness. */
const SLICE = { wide: 0.11, thick: 0.014 } as const;

/** The round of its rind, below, and its cut sides, as planes. */
const SLICED: readonly number[] = [
  ...[-1, 1].flatMap((side) => [side, 0, 0, SLICE.thick]),
  ...[0, 1, 0, 0],
  ...Array.from({ length: 11 }, (_, n) => {
    const angle = ((n - 5) / 11) * Math.PI;
    return [0, -Math.cos(angle), Math.sin(angle), SLICE.wide];
  }).flat(),
];

/** A slice of watermelon, half a round with its rind below, the middle of its straight upper side at a point. */
export function melonSlice(at: Vector): Solid[] {
  const look: Look = {
    paint: (_x, y, z) => {
      const out = Math.hypot(y, z) / SLICE.wide;
      if (out > 0.9) return RIND;
      if (out > 0.8) return [0.92, 0.95, 0.8];
      const isSeed = Math.abs(out - 0.55) < 0.1 && Math.abs(Math.sin(Math.atan2(z, -y) * 4)) < 0.25;
      return isSeed ? [0.08, 0.05, 0.04] : MELON;
    },
    gloss: 0.4,
  };
  const half: Vector = [SLICE.thick, 1.05 * SLICE.wide, 1.05 * SLICE.wide];
  return moved([hull(look, [0, 0, 0], SLICED, half)], { to: at });
}

/** Half the sides of a box that is carried. */
const BOX: Vector = [0.09, 0.075, 0.125];

/** A box of cardboard closed with tape, its foot at a point. */
export function carton(foot: Vector, colour: Colour | null): Solid[] {
  const middle = add(foot, [0, BOX[1], 0]);
  return [
    box(worn(colour ?? CARDBOARD, 0.12), middle, BOX, undefined, 0.004),
    box(plain(TAPE), middle, [BOX[0] + 0.002, BOX[1] + 0.002, 0.02]),
  ];
}

/** A camera before the eye of who takes a picture, its lens ahead. */
export const photoCamera = (eye: Vector): Solid[] => [
  box(BLACK, eye, [0.02, 0.028, 0.046], undefined, 0.008),
  box(BLACK, add(eye, [0, 0.032, 0]), [0.016, 0.01, 0.018], undefined, 0.006),
  limb(BLACK, add(eye, [0.02, -0.002, 0]), add(eye, [0.075, -0.002, 0]), 0.026, 0.028),
  limb(
    plain([0.16, 0.22, 0.34], { gloss: 0.9 }),
    add(eye, [0.078, -0.002, 0]),
    add(eye, [0.082, -0.002, 0]),
    0.021,
    0.019,
  ),
  ring(STEEL, add(eye, [0.06, -0.002, 0]), 0.028, 0.004, roll(Math.PI / 2)),
];

/** A telephone at an ear. */
export const telephone = (middle: Vector): Solid[] => [
  box(BLACK, middle, [0.018, 0.044, 0.006], roll(0.25), 0.004),
];

/** A microphone in a hand, its head toward the mouth. */
export function microphone(hand: Vector): Solid[] {
  const top = add(hand, [-0.045, 0.055, 0.028]);
  return [
    limb(BLACK, add(hand, [0.02, -0.035, -0.012]), top, 0.0085, 0.0115),
    ball(STEEL, top, 0.021),
  ];
}

const BLANKET: Colour = [0.93, 0.88, 0.78];

/** A baby in a blanket across the breast of who carries it, its head at a point; looking up. */
export function swaddled(head: Vector, colour: Colour | null): Solid[] {
  const wool = worn(colour ?? BLANKET, 0.1);
  const skin: Look = { paint: () => SKINS[3] ?? CHINA, gloss: 0.1, flesh: 1 };
  const feet = add(head, [0.005, -0.055, 0.19]);
  return [
    limb(wool, add(head, [0.004, -0.03, 0.05]), feet, 0.056, 0.036, 0.02),
    ring(wool, add(head, [-0.006, -0.006, 0.012]), 0.036, 0.017, pitch(Math.PI / 2 - 0.3)),
    ellipsoid(skin, head, [0.04, 0.042, 0.044]),
    ball(skin, add(head, [0.036, 0.012, 0.004]), 0.007),
    ...[-0.014, 0.016].map((z) => ball(BLACK, add(head, [0.034, 0.022, z]), 0.0048)),
    ellipsoid(plain([0.3, 0.19, 0.11]), add(head, [-0.008, 0.012, -0.014]), [0.038, 0.036, 0.036]),
  ];
}

/** A magnifying glass in a hand, before the face. */
export function magnifier(hand: Vector): Solid[] {
  const middle = add(hand, [0.015, 0.105, 0.02]);
  const glass: Look = { paint: () => [0.82, 0.93, 1], gloss: 1, sheer: 0.6 };
  return [
    limb(BLACK, add(hand, [0, -0.03, 0]), add(hand, [0.006, 0.05, 0.01]), 0.013, 0.01),
    ring(plain([0.8, 0.62, 0.26], { gloss: 0.7 }), middle, 0.056, 0.009, roll(Math.PI / 2)),
    ellipsoid(glass, middle, [0.01, 0.054, 0.054]),
  ];
}

/** A flashlight in a hand, its lamp ahead and lit. */
export const flashlight = (hand: Vector): Solid[] => [
  limb(BLACK, add(hand, [-0.045, -0.004, 0]), add(hand, [0.075, 0.004, 0]), 0.015, 0.016),
  limb(BLACK, add(hand, [0.07, 0.004, 0]), add(hand, [0.115, 0.006, 0]), 0.017, 0.032),
  limb(
    plain([1.6, 1.5, 1.15], { glow: () => 0.4 }),
    add(hand, [0.116, 0.006, 0]),
    add(hand, [0.121, 0.006, 0]),
    0.029,
    0.027,
  ),
];
