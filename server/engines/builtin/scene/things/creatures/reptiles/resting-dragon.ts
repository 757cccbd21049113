import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import {
  circlet,
  coined,
  goblet,
  jewel,
  spilled,
  stuckSword,
} from '../../objects/treasure/gold.ts';
import { chestModel } from '../../objects/treasure/treasure.ts';
import { plain } from '../../sculpt/looks.ts';
import { drawnIn, membrane } from '../../sculpt/membrane.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth, thicknessAlong } from '../smooth-path.ts';
import { dragonHide } from './dragon-hide.ts';

const HORN: Colour = [0.88, 0.82, 0.68];
const BELLY: Colour = [0.82, 0.62, 0.34];
/** Of a closed eye, the mouth and nostrils. */
const LINE: Colour = [0.07, 0.03, 0.03];
/** The hide of one of which no colour is said: brighter than in flight, for it lies in the dark more often. */
const SLEEPERS: Colour = [0.6, 0.15, 0.1];

/** From the tail's tip, which lies before its breast, around its rump and over the back to the neck, which bends round to the paws: places and thickness. */
const SPINE: readonly (readonly [Vector, number])[] = [
  [[-0.02, 0.05, -0.84], 0.014],
  [[0.3, 0.06, -0.9], 0.035],
  [[0.66, 0.07, -0.84], 0.056],
  [[0.96, 0.09, -0.6], 0.078],
  [[1.1, 0.12, -0.24], 0.108],
  [[0.98, 0.19, 0.12], 0.16],
  [[0.66, 0.29, 0.26], 0.25],
  [[0.24, 0.32, 0.24], 0.28],
  [[-0.2, 0.32, 0.18], 0.27],
  [[-0.54, 0.34, 0.14], 0.225],
  [[-0.86, 0.36, 0.1], 0.165],
  [[-1.14, 0.35, -0.04], 0.135],
  [[-1.28, 0.31, -0.28], 0.12],
  [[-1.18, 0.27, -0.5], 0.115],
];
/** Where the head lies in that, how much larger it is than its model and how far it is turned from facing right toward the eye, radians. */
const HEAD = { at: [-1.06, 0.27, -0.56], size: 1.36, turn: 0.2 } as const;
/** From how far above it is seen, radians. */
const ABOVE = 0.3;

/** A dragon that sleeps, its wings folded, its tail curled around before it, its head on a paw, apart from that; on a heap of gold where it lies on its treasure. */
export function restingDragon(wish: Wish): Sprite {
  const { random, rays, tall, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const body = model(wish.colour ?? SLEEPERS);
  const shown = traits.includes('hoarding')
    ? [
        ...bed(random, isLeft),
        ...moved(body, { size: ON_GOLD.size, by: roll(0.03), to: [0.08, ON_GOLD.up, 0.06] }),
      ]
    : body;
  const turned = isLeft ? -0.12 : 0.12;
  return sculpt(shown, { yaw: turned, pitch: ABOVE, away: 4 }, rays, tall, random);
}

/** How high over the ground a dragon lies on its gold, and how large it is there. */
const ON_GOLD = { up: 0.24, size: 0.92 } as const;
/** How large a coin is beside a dragon. */
const COIN = 0.04;

/** The heap of gold that a dragon lies in, higher behind it than before, with a chest and goblets. */
function bed(random: Random, isLeft: boolean): Solid[] {
  const look = coined(COIN);
  const side = isLeft ? -1 : 1;
  return [
    ellipsoid(look, [0, 0, -0.18], [1.62, 0.24, 1.16], 0.1),
    ellipsoid(look, [0, 0.02, 0.02], [1.26, 0.27, 0.92], 0.2),
    ellipsoid(look, [0.76 * side, 0.1, 0.62], [0.66, 0.5, 0.4], 0.25),
    ellipsoid(look, [-0.7 * side, 0.08, 0.6], [0.62, 0.62, 0.4], 0.25),
    ellipsoid(look, [-1.02 * side, 0.02, -0.34], [0.44, 0.32, 0.42], 0.25),
    ...spilled(random, [0, -0.18], [1.62, 1.16], COIN, 64),
    // The chest stands behind the tail, nothing before the head.
    ...moved(chestModel(random), {
      size: 0.66,
      by: after(yaw(-0.5), roll(0.12)),
      to: [1.34, 0.14, 0.3],
    }),
    ...goblet([1.2, 0.13, -0.74], 0.3, 0.2, 0),
    ...goblet([0.62, 0.13, -1.02], 0.26, 1.3, 1),
    ...goblet([-0.4, 0.1, -1.1], 0.22, -0.2, 2),
    ...circlet([0.16, 0.16, -1.04], 0.26, -0.25),
    ...stuckSword([-0.86, 0.42, 0.52], 0.72, 0.25),
    ...Array.from({ length: 10 }, (_, n): Solid => {
      const around = n * 2.4 + 0.4;
      const out = 0.72 + 0.2 * ((n * 0.382) % 1);
      const [x, z] = [
        1.62 * out * Math.cos(around),
        -0.18 - 1.16 * out * Math.abs(Math.sin(around)),
      ];
      return jewel([x, 0.24 * Math.sqrt(1 - out * out) + 0.015, z], 0.03, n);
    }),
  ];
}

/** The spine without corners. */
const PATH = smooth(SPINE.map(([place]) => place));
const thickAt = thicknessAlong(SPINE, PATH.length);
/** Over how much of its thickness a piece of the spine melts into the one before. */
const MELTS = 0.3;

function model(colour: Colour): Solid[] {
  const hide = dragonHide(colour);
  const horn = plain(HORN);
  return [
    ...wing(colour, FAR),
    ...wing(colour, NEAR),
    ...PATH.slice(1).map((to, n) => {
      const thick = thickAt(n + 1);
      return limb(hide, PATH[n] ?? to, to, thickAt(n), thick, thick * MELTS);
    }),
    // The thigh lies against the flank, its foot before it; the paws are crossed under the chin.
    ellipsoid(hide, [0.6, 0.25, -0.1], [0.3, 0.25, 0.2], 0.1),
    limb(hide, [0.72, 0.14, -0.2], [0.5, 0.09, -0.4], 0.12, 0.085, 0.08),
    ...footOf(hide, [0.5, 0.09, -0.4], [0.2, 0.06, -0.54]),
    ellipsoid(hide, [-0.46, 0.28, -0.08], [0.19, 0.22, 0.16], 0.1),
    limb(hide, [-0.42, 0.2, -0.2], [-0.24, 0.1, -0.36], 0.12, 0.085, 0.08),
    ...footOf(hide, [-0.24, 0.09, -0.38], [-0.66, 0.065, -0.7]),
    ...moved(mirrored(headOf(colour)), {
      size: HEAD.size,
      by: yaw(Math.PI + HEAD.turn),
      to: HEAD.at,
    }),
    // A crest along the back, the neck and the tail, and the tail's point.
    ...SPINE.slice(2, -1).map(([place, thick]) =>
      limb(
        horn,
        add(place, [0, thick * 0.86, 0]),
        add(place, [0.05, thick + 0.04 + 0.24 * thick, 0.02]),
        0.02 + 0.07 * thick,
        0.004,
      ),
    ),
    ellipsoid(hide, [-0.08, 0.05, -0.82], [0.1, 0.025, 0.07]),
    limb(hide, [-0.1, 0.05, -0.82], [-0.23, 0.05, -0.78], 0.045, 0.004),
  ];
}

/** A limb that lies on the ground, and its toes with their claws; from the heel to where the toes begin. */
function footOf(hide: Look, heel: Vector, toes: Vector): Solid[] {
  const claw = plain(HORN);
  return [
    limb(hide, heel, toes, 0.08, 0.06, 0.03),
    ...[-1, 0, 1].flatMap((n) => {
      const tip = add(toes, [-0.11, -0.02, n * 0.06]);
      return [
        limb(hide, toes, tip, 0.042, 0.034, 0.01),
        limb(claw, tip, add(tip, [-0.08, -0.02, n * 0.01]), 0.022, 0.004),
      ];
    }),
  ];
}

/** A sleeping head in profile, the snout to the left: skull, jaws, the closed eye under its brow, horns swept back. */
function headOf(colour: Colour): Solid[] {
  const hide = dragonHide(colour);
  const lid = plain(mixColour(colour, BELLY, 0.4));
  const line = plain(LINE);
  const horn = plain(HORN);
  return [
    ellipsoid(hide, [0, 0, 0], [0.15, 0.12, 0.125]),
    limb(hide, [-0.05, 0, 0], [-0.34, -0.045, 0], 0.1, 0.068, 0.04),
    ellipsoid(hide, [-0.36, -0.02, 0], [0.06, 0.05, 0.064], 0.03),
    limb(hide, [0.02, -0.09, 0], [-0.33, -0.11, 0], 0.062, 0.042, 0.01),
    limb(line, [-0.41, -0.078, -0.04], [-0.3, -0.082, -0.068], 0.008, 0.008),
    limb(line, [-0.3, -0.082, -0.068], [0, -0.055, -0.124], 0.008, 0.01),
    ellipsoid(line, [-0.39, 0.005, -0.05], [0.016, 0.011, 0.016]),
    ellipsoid(lid, [-0.08, 0.03, -0.092], [0.055, 0.042, 0.034]),
    limb(line, [-0.14, 0.022, -0.112], [-0.085, 0.002, -0.13], 0.009, 0.01),
    limb(line, [-0.085, 0.002, -0.13], [-0.025, 0.02, -0.124], 0.01, 0.009),
    limb(hide, [-0.16, 0.07, -0.07], [0.04, 0.1, -0.105], 0.028, 0.026, 0.01),
    ...[-1, 1].flatMap((side) => [
      limb(horn, [0.08, 0.09, side * 0.07], [0.24, 0.2, side * 0.1], 0.036, 0.024, 0.01),
      limb(horn, [0.24, 0.2, side * 0.1], [0.4, 0.24, side * 0.1], 0.024, 0.004),
      limb(horn, [0.07, -0.03, side * 0.1], [0.2, -0.02, side * 0.17], 0.028, 0.004),
    ]),
    limb(horn, [-0.33, 0.02, 0], [-0.3, 0.09, 0], 0.022, 0.004),
  ];
}

/** How thick the skin of a wing is, and how deep its free edge hangs in between two fingers, as a share of its length. */
const SKIN = 0.02;
const HANGS_IN = 0.16;

/** A folded wing: its shoulder, its wrist, the tips of its fingers from the uppermost on, and where its skin ends at the flank. */
interface Folded {
  readonly shoulder: Vector;
  readonly wrist: Vector;
  readonly tips: readonly Vector[];
}
/** The wing of the side that is seen lies along the back and the flank, the other shows its upper edge. */
const NEAR: Folded = {
  shoulder: [-0.4, 0.44, -0.06],
  wrist: [-0.5, 0.66, -0.02],
  tips: [
    [0.98, 0.52, 0.02],
    [0.62, 0.46, -0.14],
    [0.3, 0.34, -0.2],
    [0.02, 0.22, -0.2],
    [-0.24, 0.2, -0.2],
  ],
};
const FAR: Folded = {
  shoulder: [-0.34, 0.5, 0.3],
  wrist: [-0.44, 0.68, 0.34],
  tips: [
    [0.94, 0.6, 0.44],
    [0.6, 0.5, 0.5],
    [0.3, 0.4, 0.5],
  ],
};

/** From which span between two fingers on a wing's edge is clear of the thigh. */
const CLEAR_OF_THIGH = 2;

/** A wing that is folded along the back: its fingers lie side by side from the wrist, the pale skin in pleats between them. Skin first: its edge is cut. */
function wing(colour: Colour, { shoulder, wrist, tips }: Folded): Solid[] {
  const bone = plain(scaleColour(colour, 0.66));
  const skin: Look = {
    paint: (x, y, z) => {
      const away = Math.hypot(x - wrist[0], y - wrist[1], z - wrist[2]);
      const around = Math.atan2(y - wrist[1], x - wrist[0]);
      const vein = smoothstep(0.7, 1, Math.sin(around * 30 + 2 * Math.sin(away * 8)));
      const base = mixColour(colour, BELLY, 0.4 + 0.3 * smoothstep(0.1, 0.9, away));
      return scaleColour(base, 1 - 0.24 * vein);
    },
  };
  const spans = tips.slice(1).map((tip, n) => [tips[n] ?? tip, tip] as const);
  const last = tips.at(-1) ?? wrist;
  return [
    ...spans.map(([from, to]) => membrane(skin, [wrist, from, to], SKIN)),
    membrane(skin, [wrist, last, shoulder], SKIN),
    // Before the thigh the edge lies flat: a cut would be seen in the hide.
    ...spans.slice(CLEAR_OF_THIGH).map(([from, to]) => drawnIn(skin, wrist, from, to, HANGS_IN)),
    limb(bone, shoulder, wrist, 0.065, 0.05),
    ...tips.map((tip, n) => limb(bone, wrist, tip, n === 0 ? 0.042 : 0.026, 0.01)),
    limb(plain(HORN), wrist, add(wrist, [-0.06, 0.08, 0]), 0.026, 0.004),
  ];
}
