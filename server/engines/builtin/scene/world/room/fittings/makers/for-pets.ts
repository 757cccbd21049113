import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import { cloth } from '../../materials.ts';
import type { Point } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const BRASS: Colour = [0.86, 0.68, 0.32];

/** A cage with a domed top on a tall stand, a bird on its perch. */
export function birdCage({ at, colour }: FittingWish): Furnished {
  const { drum, bone, limb, ball } = around(at);
  const bird = colour ?? ([0.98, 0.8, 0.16] as const);
  const [low, wall, r] = [0.98, 1.42, 0.22];
  const bars = Array.from({ length: 18 }, (_, n) => {
    const turn = (n * 2 * Math.PI) / 18;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const joints = [0, 0.45, 0.8, 1.15, 1.5].map(
      (lift): Point => [
        r * Math.cos(lift) * c,
        wall + 0.24 * Math.sin(lift),
        r * Math.cos(lift) * s,
      ],
    );
    return [
      bone([r * c, low, r * s], [r * c, wall, r * s], [0.006, 0.006], BRASS),
      ...limb(joints, [0.006, 0.006], BRASS),
    ];
  }).flat();
  const hoop = (y: number) => {
    const joints = Array.from(
      { length: 19 },
      (_, n): Point => [
        r * Math.cos((n * 2 * Math.PI) / 18),
        y,
        r * Math.sin((n * 2 * Math.PI) / 18),
      ],
    );
    return limb(joints, [0.009, 0.009], BRASS);
  };
  return {
    lamps: [],
    solids: [
      drum([0, 0], [0, 0.03], [0.2, 0.17], BRASS),
      drum([0, 0], [0.03, 0.94], [0.018, 0.018], BRASS),
      drum([0, 0], [0.94, 1], [0.235, 0.235], scaleColour(BRASS, 0.75)),
      ...bars,
      ...hoop(1.1),
      ...hoop(wall),
      ball([0, 1.69, 0], [0.03, 0.03, 0.03], BRASS),
      bone([-0.2, 1.19, 0], [0.2, 1.19, 0], [0.008, 0.008], [0.5, 0.34, 0.18]),
      ball([-0.02, 1.27, 0], [0.055, 0.07, 0.05], bird),
      ball([-0.045, 1.355, 0], [0.04, 0.04, 0.038], bird),
      bone([-0.08, 1.355, 0], [-0.115, 1.345, 0], [0.012, 0.004], [0.95, 0.5, 0.14]),
      ball([-0.065, 1.365, -0.03], [0.008, 0.008, 0.008], [0.03, 0.03, 0.03]),
      bone([0.01, 1.24, 0], [0.07, 1.13, 0], [0.025, 0.012], scaleColour(bird, 0.8)),
      ball([0.01, 1.28, -0.042], [0.04, 0.045, 0.016], scaleColour(bird, 0.75)),
    ],
  };
}

/** A cat tree: posts wound with rope, a house, platforms, a ball on a cord. */
export function catTree({ at, colour, noise }: FittingWish): Furnished {
  const { box, drum, roll, ball, bone, pad, look } = around(at);
  const plush = cloth(colour ?? [0.82, 0.74, 0.62], noise);
  const rope = look((_x, y) => scaleColour([0.72, 0.56, 0.36], 0.82 + 0.2 * Math.sin(y * 190)));
  return {
    lamps: [],
    solids: [
      pad([-0.34, 0.34], [0, 0.05], [-0.26, 0.28], plush, 0.02),
      box([-0.3, 0.04], [0.05, 0.4], [-0.18, 0.24], plush),
      roll(2, [-0.13, 0.22], [-0.19, -0.17], [0.115, 0.115], [0.08, 0.06, 0.05]),
      drum([0.21, 0.1], [0.05, 0.78], [0.055, 0.055], rope),
      drum([-0.17, 0.12], [0.42, 1.16], [0.055, 0.055], rope),
      pad([-0.32, 0.06], [0.39, 0.44], [-0.2, 0.26], plush, 0.02),
      pad([0.02, 0.38], [0.77, 0.83], [-0.1, 0.27], plush, 0.025),
      pad([-0.38, 0.06], [1.15, 1.2], [-0.1, 0.3], plush, 0.025),
      drum([-0.16, 0.1], [1.19, 1.28], [0.19, 0.22], plush),
      drum([-0.16, 0.1], [1.24, 1.285], [0.17, 0.19], scaleColour([0.82, 0.74, 0.62], 0.5)),
      bone([0.3, 0.77, -0.06], [0.3, 0.6, -0.06], [0.004, 0.004], [0.9, 0.9, 0.9]),
      ball([0.3, 0.57, -0.06], [0.035, 0.035, 0.035], [0.85, 0.25, 0.2]),
    ],
  };
}

/** A dog's round bed of plush with a bone in it. */
export function dogBed({ at, colour, noise }: FittingWish): Furnished {
  const { ball, bone, drum, limb } = around(at);
  const plush = cloth(colour ?? [0.46, 0.4, 0.36], noise);
  const rim = Array.from({ length: 25 }, (_, n): Point => {
    const turn = (n * 2 * Math.PI) / 24;
    return [0.38 * Math.cos(turn), 0.12, 0.28 * Math.sin(turn)];
  });
  return {
    lamps: [],
    solids: [
      ball([0, 0.06, 0], [0.42, 0.06, 0.32], cloth([0.84, 0.78, 0.68], noise)),
      ...limb(rim, [0.105, 0.105], plush),
      drum([0, 0], [0.08, 0.11], [0.3, 0.24], cloth([0.9, 0.85, 0.76], noise)),
      bone([-0.09, 0.15, 0], [0.09, 0.15, 0.02], [0.024, 0.024], [0.96, 0.93, 0.84]),
      ...[-1, 1].flatMap((s) =>
        [-0.03, 0.03].map((dz) =>
          ball([s * 0.1, 0.155, dz + 0.01], [0.035, 0.033, 0.03], [0.96, 0.93, 0.84]),
        ),
      ),
    ],
  };
}
