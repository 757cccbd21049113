import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { OwnHead } from '../own-head.ts';
import { spine, type Vertebra } from '../spine.ts';
import { type Back, NO_RIDERS, type Riders } from '../with-animals/back.ts';

const OLIVE: Colour = [0.34, 0.36, 0.2];
const GREEN: Colour = [0.46, 0.52, 0.24];
const BELLY: Colour = [0.84, 0.8, 0.56];
const IVORY: Colour = [0.95, 0.92, 0.82];
const AMBER: Colour = [0.88, 0.66, 0.14];
const BLACK: Colour = [0.04, 0.04, 0.035];

const noise = createNoise(20_273);

/** Scales in rows across the body, dark bands on the back, a pale belly. */
function scales(base: Colour, size: number, bands: number): Look {
  const rows = (x: number, y: number, z: number) =>
    Math.abs(Math.sin(x * size) * Math.sin((z + y) * size * 0.9));
  return {
    paint: (x, y, z, normal) => {
      const seam = 0.84 + 0.2 * smoothstep(0.02, 0.5, rows(x, y, z));
      const band = smoothstep(0.1, 0.5, Math.sin(x * bands + 2 * noise.fbm(x * 3, z * 3 + y, 2)));
      const back = mixColour(
        base,
        scaleColour(base, 0.48),
        0.7 * band * smoothstep(-0.2, 0.5, normal[1]),
      );
      return mixColour(scaleColour(back, seam), BELLY, 0.85 * smoothstep(-0.15, -0.65, normal[1]));
    },
    bump: (x, y, z) => (0.18 / size) * rows(x, y, z),
    gloss: 0.28,
  };
}

const shown = (wish: Wish, model: readonly Solid[], above: number): Sprite => {
  const turn = 0.5 + 0.25 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: above, away: 4 }, wish.rays, wish.tall, wish.random);
};

/** A leg that stands out from the body: elbow high beside it, toes spread on the ground. */
function sprawled(skin: Look, root: Vector, side: number, thick: number, ahead: number): Solid[] {
  const [x, y, z] = root;
  const elbow: Vector = [x + ahead * thick, y * 0.86, z + side * thick * 2.1];
  const foot: Vector = [x + ahead * thick * 0.2 + thick, thick * 0.3, z + side * thick * 2.5];
  return [
    limb(skin, root, elbow, thick * 1.2, thick * 0.85, thick * 0.6),
    limb(skin, elbow, foot, thick * 0.82, thick * 0.55, thick * 0.3),
    ...[-0.8, -0.25, 0.3, 0.85].map((turn) =>
      limb(
        skin,
        foot,
        [
          foot[0] + 1.9 * thick * Math.cos(turn),
          thick * 0.14,
          foot[2] + side * thick * (0.2 + 1.5 * Math.sin(turn)),
        ],
        thick * 0.36,
        thick * 0.1,
        thick * 0.2,
      ),
    ),
  ];
}

const CROCODILE: readonly Vertebra[] = [
  [[-1.62, 0.1, 0.34], 0.02],
  [[-1.36, 0.12, 0.22], 0.06],
  [[-1.02, 0.16, 0.04], 0.105],
  [[-0.66, 0.21, 0], 0.165],
  [[-0.24, 0.25, 0], 0.215],
  [[0.16, 0.25, 0], 0.2],
  [[0.46, 0.27, 0], 0.155],
  [[0.62, 0.29, 0], 0.14],
];

/** Where one sits on it. */
const BACK: Back = { at: [0.02, 0.45, 0], man: 0.7 };

/** A crocodile on a bank: long and low, two rows of keels along its back, its toothed jaws ajar. */
export function crocodile(wish: Wish, riders: Riders = NO_RIDERS): Sprite {
  const base = wish.colour ?? OLIVE;
  const skin = scales(base, 74, 9);
  const keel = plain(scaleColour(base, 0.62), { gloss: 0.2 });
  const keels = Array.from({ length: 22 }, (_, n) => {
    const x = 0.4 - n * 0.088;
    const [behind, before] = neighbours(CROCODILE, x);
    const share = (x - behind[0][0]) / (before[0][0] - behind[0][0]);
    const mid = (axis: 1 | 2) => behind[0][axis] + (before[0][axis] - behind[0][axis]) * share;
    const radius = behind[1] + (before[1] - behind[1]) * share;
    return (x < -0.95 ? [0] : [-1, 1]).map((side): Solid => {
      const [y, z] = [mid(1) + radius * 0.9, mid(2) + side * radius * 0.36];
      return limb(keel, [x, y, z], [x - 0.035, y + 0.055, z], 0.034, 0.006, 0.012);
    });
  }).flat();
  return shown(
    wish,
    [
      ...spine(skin, CROCODILE, 0.08),
      ...keels,
      ...jaws(skin),
      ...riders(BACK),
      ...[-1, 1].flatMap((side) => [
        ...sprawled(skin, [0.3, 0.2, side * 0.13], side, 0.068, -0.6),
        ...sprawled(skin, [-0.56, 0.19, side * 0.12], side, 0.08, -0.4),
      ]),
    ],
    0.2,
  );
}

/** The two places between which a body is at `x`. */
function neighbours(places: readonly Vertebra[], x: number): [Vertebra, Vertebra] {
  const next = Math.max(
    1,
    places.findIndex(([at]) => at[0] >= x),
  );
  const [first, second] = [places[next - 1], places[next]];
  if (first === undefined || second === undefined) throw new RangeError('a body has two places');
  return [first, second];
}

/** The head of a crocodile of a colour, null its natural one, and its scales. */
export function crocodileHead(colour: Colour | null): OwnHead {
  const coat = scales(colour ?? OLIVE, 74, 9);
  return { coat, pieces: jaws(coat) };
}

/** Long flat jaws, a knob at the tip of the snout, eyes on top, teeth outside the lips. */
function jaws(skin: Look): Solid[] {
  const tooth = plain(IVORY, { gloss: 0.5 });
  const gum = plain([0.72, 0.4, 0.36]);
  return [
    ellipsoid(skin, [0.66, 0.32, 0], [0.17, 0.11, 0.15], 0.06),
    limb(skin, [0.74, 0.34, 0.05], [1.2, 0.385, 0.025], 0.075, 0.04, 0.04),
    limb(skin, [0.74, 0.34, -0.05], [1.2, 0.385, -0.025], 0.075, 0.04, 0.04),
    ellipsoid(skin, [1.2, 0.4, 0], [0.06, 0.045, 0.07], 0.03),
    limb(gum, [0.72, 0.28, 0], [1.14, 0.3, 0], 0.055, 0.03),
    limb(skin, [0.62, 0.25, 0.06], [1.17, 0.2, 0.02], 0.062, 0.03, 0.04),
    limb(skin, [0.62, 0.25, -0.06], [1.17, 0.2, -0.02], 0.062, 0.03, 0.04),
    ...[-1, 1].flatMap((side) => [
      ball(skin, [0.72, 0.425, side * 0.085], 0.052, 0.03),
      ball(plain(AMBER, { gloss: 0.8 }), [0.738, 0.435, side * 0.1], 0.037),
      ellipsoid(plain(BLACK, { gloss: 0.9 }), [0.748, 0.437, side * 0.123], [0.01, 0.028, 0.016]),
      ball(plain(BLACK), [1.225, 0.432, side * 0.03], 0.012),
      ...Array.from({ length: 8 }, (_, n) => {
        const [x, z] = [0.8 + n * 0.055, side * (0.105 - n * 0.0075)];
        const top = 0.3 + n * 0.0065;
        return [
          limb(tooth, [x, top, z], [x + 0.004, top - 0.05, z], 0.014, 0.003),
          limb(
            tooth,
            [x + 0.026, 0.245 - n * 0.006, z],
            [x + 0.026, 0.295 - n * 0.006, z],
            0.012,
            0.003,
          ),
        ];
      }).flat(),
    ]),
  ];
}

/** A lizard that holds its head up, its long tail curved behind it. */
export function lizard(wish: Wish): Sprite {
  const base = wish.colour ?? GREEN;
  const skin = scales(base, 120, 15);
  return shown(
    wish,
    [
      ...spine(
        skin,
        [
          [[-1.18, 0.03, -0.34], 0.008],
          [[-1.04, 0.03, -0.16], 0.026],
          [[-0.88, 0.05, 0.02], 0.045],
          [[-0.62, 0.09, 0.06], 0.068],
          [[-0.36, 0.15, 0], 0.105],
          [[-0.06, 0.2, 0], 0.135],
          [[0.22, 0.25, 0], 0.115],
          [[0.4, 0.34, 0], 0.088],
        ],
        0.05,
      ),
      ellipsoid(skin, [0.5, 0.4, 0], [0.14, 0.085, 0.105], 0.04),
      limb(skin, [0.56, 0.395, 0], [0.68, 0.38, 0], 0.075, 0.036, 0.04),
      ...[-1, 1].flatMap((side) => [
        ball(skin, [0.53, 0.445, side * 0.078], 0.045, 0.02),
        ball(plain(AMBER, { gloss: 0.8 }), [0.54, 0.45, side * 0.094], 0.033),
        ball(plain(BLACK, { gloss: 0.9 }), [0.549, 0.452, side * 0.109], 0.022),
        limb(
          plain(scaleColour(base, 0.35)),
          [0.705, 0.366, side * 0.012],
          [0.56, 0.364, side * 0.088],
          0.007,
          0.007,
        ),
        ball(plain(BLACK), [0.706, 0.39, side * 0.018], 0.007),
        ...sprawled(skin, [0.22, 0.2, side * 0.07], side, 0.052, 0.4),
        ...sprawled(skin, [-0.34, 0.13, side * 0.07], side, 0.06, -0.4),
      ]),
    ],
    0.07,
  );
}
