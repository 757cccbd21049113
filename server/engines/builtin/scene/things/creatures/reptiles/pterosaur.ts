import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { drawnIn, membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, pitch, roll, subtract, turn, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { spine } from '../spine.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const BROWN: Colour = [0.5, 0.36, 0.24];
const BEAK: Colour = [0.86, 0.7, 0.36];
const CREST: Colour = [0.8, 0.3, 0.14];
const BLACK: Colour = [0.04, 0.035, 0.03];

const SHOULDER: Vector = [0.12, 0.03, 0.09];
const WRIST: Vector = [0.3, 0.03, 0.62];
/** The tip of the one long finger that bears the wing, and where its skin ends at the body. */
const TIP: Vector = [-0.28, 0.03, 1.6];
const ANKLE: Vector = [-0.5, -0.02, 0.1];

/** How thick the skin of a wing is, and how deep its free edge hangs in, as a share of its length. */
const THIN = 0.02;
const HANGS_IN = 0.16;

/** Where one sits on it. */
const BACK: Back = { at: [0.08, 0.12, 0], man: 0.74 };

/** So high that all of it is above the model's ground. */
const ALOFT = 2;

/** A pteranodon that glides or beats its wings: a long beak, a crest behind it, skin from one long finger to the leg. */
export function pterosaur(wish: Wish): Sprite {
  const { random } = wish;
  const base = wish.colour ?? BROWN;
  const isLeft = looksLeft(wish);
  const arm = 0.1 + 0.35 * random.unit();
  const bank = 0.35 + 0.3 * random.unit();
  const flown = after(pitch(isLeft ? bank : -bank), roll(0.12));
  const model = [
    ...[-1, 1].flatMap((side) => wing(side, base, arm)),
    ...bodyOf({ ...plain(base), fur: 0.02 }),
    ...headOf(plain(base)),
    ...ridersOn(wish, BACK),
  ].map((piece) => carry(piece, flown, [0, ALOFT, 0]));
  const turned = 0.55 + 0.4 * random.unit();
  const yaw = isLeft ? Math.PI - turned : turned;
  return sculpt(model, { yaw, pitch: -0.3, away: 5 }, wish.rays, wish.tall, random);
}

/** A slight body and its short legs, stretched behind it. */
const bodyOf = (coat: Look): Solid[] => [
  ellipsoid(coat, [0.05, 0, 0], [0.26, 0.13, 0.12], 0.03),
  ellipsoid(coat, [-0.2, 0, 0], [0.2, 0.08, 0.08], 0.06),
  ...[-1, 1].flatMap((side) => [
    limb(coat, [-0.3, 0, side * 0.05], [ANKLE[0], ANKLE[1], side * ANKLE[2]], 0.035, 0.016),
    limb(coat, [ANKLE[0], ANKLE[1], side * ANKLE[2]], [-0.64, -0.05, side * 0.12], 0.018, 0.01),
  ]),
];

/** A bent neck, a beak as long as it, and a crest that sweeps back. */
function headOf(skin: Look): Solid[] {
  const beak = plain(BEAK, { gloss: 0.4 });
  const crest = plain(CREST, { gloss: 0.2 });
  return [
    ...spine(
      skin,
      [
        [[0.22, 0.02, 0], 0.08],
        [[0.42, 0.1, 0], 0.055],
        [[0.6, 0.16, 0], 0.055],
      ],
      0.04,
    ),
    ellipsoid(skin, [0.66, 0.17, 0], [0.11, 0.075, 0.06], 0.04),
    limb(beak, [0.7, 0.17, 0], [1.2, 0.08, 0], 0.05, 0.008, 0.02),
    limb(beak, [0.7, 0.12, 0], [1.12, 0.02, 0], 0.032, 0.007, 0.01),
    limb(crest, [0.64, 0.22, 0], [0.26, 0.42, 0], 0.05, 0.012, 0.02),
    ...[-1, 1].map((side) => ball(plain(BLACK, { gloss: 0.9 }), [0.7, 0.195, side * 0.052], 0.018)),
  ];
}

/** An arm, three small fingers and the long one, and the skin behind them. Skin first: its edge is cut. */
function wing(side: number, base: Colour, arm: number): Solid[] {
  const bone = plain(scaleColour(base, 0.75));
  const raised = (at: Vector, by: number): Vector =>
    add(SHOULDER, turn(pitch(by), subtract(at, SHOULDER)));
  const aside = ([x, y, z]: Vector): Vector => [x, y, side * z];
  const [root, wrist] = [aside(SHOULDER), aside(raised(WRIST, arm))];
  const [tip, ankle] = [aside(raised(TIP, arm * 0.75)), aside(ANKLE)];
  const skin: Look = {
    paint: (x, y, z) => {
      const out = Math.hypot(x - root[0], y - root[1], z - root[2]);
      const ribs = 0.92 + 0.08 * Math.sin(out * 34);
      return scaleColour(mixColour(base, BEAK, 0.45 * smoothstep(1.4, 0.2, out)), ribs);
    },
    gloss: 0.12,
  };
  return [
    membrane(skin, [wrist, tip, ankle], THIN),
    membrane(skin, [root, wrist, ankle], THIN),
    drawnIn(skin, wrist, tip, ankle, HANGS_IN),
    limb(bone, root, wrist, 0.045, 0.03),
    limb(bone, wrist, tip, 0.028, 0.006),
    ...[-0.06, 0, 0.06].map((out) =>
      limb(bone, wrist, add(wrist, [0.1, -0.02, out]), 0.014, 0.004),
    ),
  ];
}
