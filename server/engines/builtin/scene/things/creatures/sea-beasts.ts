import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { membrane } from '../sculpt/membrane.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, cut, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { smooth } from './smooth-path.ts';

const SHELL: Colour = [0.4, 0.34, 0.16];
const SEAM: Colour = [0.66, 0.58, 0.32];
const SKIN: Colour = [0.42, 0.5, 0.3];
const BACK: Colour = [0.2, 0.25, 0.32];
const GREY: Colour = [0.42, 0.5, 0.58];
const BELLY: Colour = [0.9, 0.9, 0.88];
const FOAM: Colour = [0.93, 0.96, 0.98];
const EYE: Colour = [0.03, 0.03, 0.03];

const sideways = (wish: Wish, model: Solid[], above = 0.05): Sprite => {
  const turned = wish.random.unit() < 0.5 ? 0.35 : Math.PI - 0.35;
  return sculpt(model, { yaw: turned, pitch: above, away: 4 }, wish.rays, wish.tall, wish.random);
};

/** A sea turtle as it swims. */
export function turtle(wish: Wish): Sprite {
  const shell: Look = {
    paint: (x, y, z) => {
      const [u, v] = [x * 5.2, z * 5.2 + (Math.floor(x * 5.2) % 2) * 0.5];
      const edge = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      const plate = mixColour(SEAM, wish.colour ?? SHELL, smoothstep(0.04, 0.14, edge));
      return y < 0.36 ? BELLY : plate;
    },
    gloss: 0.2,
  };
  const skin: Look = {
    paint: (x, y, z) =>
      scaleColour(SKIN, 1 + 0.3 * Math.sign(Math.sin(x * 50) * Math.sin(z * 50 + y * 40))),
  };
  return sideways(
    wish,
    [
      ellipsoid(shell, [0, 0.4, 0], [0.44, 0.17, 0.34]),
      limb(skin, [0.36, 0.4, 0], [0.56, 0.46, 0], 0.08, 0.075, 0.05),
      ellipsoid(skin, [0.62, 0.47, 0], [0.12, 0.085, 0.085], 0.04),
      ...[-1, 1].flatMap((side) => [
        ellipsoid(
          skin,
          [0.2, 0.3 - side * 0.05, side * 0.5],
          [0.12, 0.035, 0.34],
          0.04,
          yaw(side * 0.5),
        ),
        ellipsoid(skin, [-0.42, 0.34, side * 0.22], [0.16, 0.03, 0.09], 0.04, yaw(side * 0.5)),
        ball(plain(EYE, { gloss: 0.9 }), [0.67, 0.5, side * 0.068], 0.02),
      ]),
    ],
    0.3,
  );
}

/** A whale that leaps out of the water, spray at its tail. */
export function whale(wish: Wish): Sprite {
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
  const up = roll(1);
  const model: Solid[] = [
    ellipsoid(skin, [0.08, 0.52, 0], [0.56, 0.24, 0.22], 0, up),
    ellipsoid(skin, [0.3, 0.86, 0], [0.26, 0.15, 0.15], 0.16, roll(0.75)),
    limb(skin, [-0.12, 0.24, 0], [-0.34, -0.06, 0], 0.16, 0.08, 0.14),
    ellipsoid(skin, [0.16, 0.4, -0.34], [0.1, 0.03, 0.26], 0.04, pitch(0.4)),
    ellipsoid(skin, [0.1, 0.4, 0.3], [0.1, 0.03, 0.26], 0.04, pitch(-0.5)),
    ellipsoid(skin, [-0.16, 0.56, 0], [0.08, 0.05, 0.02], 0.03, up),
    ball(plain(EYE, { gloss: 0.9 }), [0.31, 0.78, -0.135], 0.016),
    cut(box(skin, [0, -0.5, 0], [2, 0.5, 2])),
  ];
  return sideways(wish, [...model, ...spray(wish)]);
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
  const thick = (n: number): number => {
    const at = (n / (spine.length - 1)) * (ARC.length - 1);
    const first = Math.min(ARC.length - 2, Math.floor(at));
    return mix(ARC[first]?.[1] ?? 0, ARC[first + 1]?.[1] ?? 0, at - first);
  };
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
