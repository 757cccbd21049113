import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { membrane } from '../sculpt/membrane.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, blade, box, cut, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { smooth, thicknessAlong } from './smooth-path.ts';

const BACK: Colour = [0.2, 0.25, 0.32];
const GREY: Colour = [0.42, 0.5, 0.58];
const BELLY: Colour = [0.9, 0.9, 0.88];
const FOAM: Colour = [0.93, 0.96, 0.98];
const EYE: Colour = [0.03, 0.03, 0.03];

const sideways = (wish: Wish, model: Solid[], above = 0.05): Sprite => {
  const turned = looksLeft(wish) ? Math.PI - 0.35 : 0.35;
  return sculpt(model, { yaw: turned, pitch: above, away: 4 }, wish.rays, wish.tall, wish.random);
};

/** A whale: one that swims, or that leaps out of the water with spray at its tail. */
export function whale(wish: Wish, swims: boolean): Sprite {
  const skin: Look = {
    paint: (x, y, _z, normal) => {
      const grooves = normal[1] < -0.1 && Math.sin(y * 70 + x * 20) > 0.3 ? 0.8 : 1;
      return scaleColour(
        mixColour(
          wish.colour ?? BACK,
          BELLY,
          smoothstep(0.02, -0.5, normal[1] - 0.5 * normal[0] * 0.3),
        ),
        grooves,
      );
    },
    gloss: 0.5,
  };
  return swims
    ? sideways(wish, swimming(skin, wish.colour ?? BACK), 0.12)
    : sideways(wish, [...leaping(skin), ...spray(wish)]);
}

/** A whale under water, its length 1.6: a long body, a narrow stem and flat flukes. */
function swimming(skin: Look, colour: Colour): Solid[] {
  const fin = plain(scaleColour(colour, 0.85), { gloss: 0.4 });
  return [
    ellipsoid(skin, [0.12, 0.4, 0], [0.56, 0.2, 0.2]),
    ellipsoid(skin, [0.5, 0.37, 0], [0.3, 0.13, 0.16], 0.16),
    limb(skin, [-0.26, 0.42, 0], [-0.62, 0.5, 0], 0.14, 0.06, 0.2),
    limb(skin, [-0.6, 0.5, 0], [-0.84, 0.58, 0], 0.06, 0.03, 0.08),
    ...[-1, 1].flatMap((side) => [
      membrane(
        fin,
        [
          [-0.78, 0.57, 0],
          [-1.02, 0.66, side * 0.3],
          [-0.9, 0.61, 0],
        ],
        0.03,
      ),
      blade(
        fin,
        [0.34, 0.3, side * 0.15],
        [0.08, 0.12, side * 0.42],
        0.07,
        0.03,
        0.4,
        0.04,
        pitch(Math.PI / 2),
      ),
      ball(plain(EYE, { gloss: 0.9 }), [0.5, 0.37, side * 0.152], 0.016),
    ]),
    membrane(
      fin,
      [
        [-0.2, 0.54, 0],
        [-0.36, 0.64, 0],
        [-0.38, 0.5, 0],
      ],
      0.03,
    ),
  ];
}

function leaping(skin: Look): Solid[] {
  const up = roll(1);
  return [
    ellipsoid(skin, [0.08, 0.52, 0], [0.56, 0.24, 0.22], 0, up),
    ellipsoid(skin, [0.3, 0.86, 0], [0.26, 0.15, 0.15], 0.16, roll(0.75)),
    limb(skin, [-0.12, 0.24, 0], [-0.34, -0.06, 0], 0.16, 0.08, 0.14),
    ellipsoid(skin, [0.16, 0.4, -0.34], [0.1, 0.03, 0.26], 0.04, pitch(0.4)),
    ellipsoid(skin, [0.1, 0.4, 0.3], [0.1, 0.03, 0.26], 0.04, pitch(-0.5)),
    ellipsoid(skin, [-0.16, 0.56, 0], [0.08, 0.05, 0.02], 0.03, up),
    ball(plain(EYE, { gloss: 0.9 }), [0.31, 0.78, -0.135], 0.016),
    cut(box(skin, [0, -0.5, 0], [2, 0.5, 2])),
  ];
}

/** A dolphin in the middle of its leap. */
export function dolphin(wish: Wish): Sprite {
  const skin: Look = {
    paint: (_x, _y, _z, normal) =>
      mixColour(wish.colour ?? GREY, BELLY, smoothstep(-0.15, -0.65, normal[1])),
    gloss: 0.55,
  };
  const fin = plain(scaleColour(wish.colour ?? GREY, 0.8), { gloss: 0.4 });
  const spine = smooth(ARC.map(([place]) => place));
  const thick = thicknessAlong(ARC, spine.length);
  return sideways(wish, [
    ...spine
      .slice(1)
      .map((to, n) => limb(skin, spine[n] ?? to, to, thick(n), thick(n + 1), n === 0 ? 0 : 0.06)),
    limb(skin, [0.5, 0.52, 0], [0.7, 0.36, 0], 0.062, 0.026, 0.06),
    ...[-1, 1].flatMap((side) => [
      membrane(
        fin,
        [
          [-0.6, 0.25, 0],
          [-0.76, 0.14, side * 0.24],
          [-0.69, 0.16, 0],
        ],
        0.024,
      ),
      membrane(
        fin,
        [
          [0.28, 0.56, side * 0.12],
          [0.02, 0.36, side * 0.24],
          [0.14, 0.55, side * 0.12],
        ],
        0.026,
      ),
      ball(plain(EYE, { gloss: 0.9 }), [0.47, 0.575, side * 0.092], 0.015),
    ]),
    membrane(
      fin,
      [
        [0.1, 0.82, 0],
        [-0.16, 0.96, 0],
        [-0.14, 0.77, 0],
      ],
      0.024,
    ),
  ]);
}

/** A dolphin's body in its leap: places and thickness from the tail to the brow. */
const ARC: readonly (readonly [Vector, number])[] = [
  [[-0.64, 0.2, 0], 0.026],
  [[-0.46, 0.43, 0], 0.066],
  [[-0.22, 0.61, 0], 0.125],
  [[0.06, 0.69, 0], 0.16],
  [[0.3, 0.66, 0], 0.145],
  [[0.48, 0.56, 0], 0.1],
];

/** Foam thrown up around where something leaves the water. */
const spray = ({ random }: Wish): Solid[] =>
  Array.from({ length: 110 }, (_, n) => {
    const angle = n * 2.4;
    const out = 0.16 + 0.34 * random.unit();
    const up = (0.56 - out) * 1.3 * random.unit() ** 1.6;
    const at = [-0.28 + Math.cos(angle) * out, up + 0.01, Math.sin(angle) * out * 0.7] as const;
    return ball(plain(FOAM), at, 0.005 + 0.015 * random.unit() ** 2, 0.012);
  });
