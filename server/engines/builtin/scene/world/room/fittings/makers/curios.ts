import type { Colour } from '../../../../words/idea.ts';
import { tallClock } from '../../furnishings/old-clock.ts';
import { type Furnished, floorLamp, OAK } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { dummy } from '../../shops/tailor-tools.ts';
import { bust } from '../../shows/museum.ts';
import type { Point } from '../../solids/solid.ts';
import { turned } from '../../solids/turned.ts';
import { easel } from '../../work/easel.ts';
import { rockingHorse } from '../../work/santa-toys.ts';
import type { FittingWish } from '../fitting.ts';
import { around, ringOf } from './around.ts';

const BRASS: Colour = [0.86, 0.66, 0.28];

/** A lamp on a tall stand. */
export const standingLamp = ({ at: [x, y, z] }: FittingWish): Furnished => ({
  lamps: [[x, y + 1.62, z]],
  solids: floorLamp(x, z, 1.5),
});

/** A tall clock with its pendulum. */
export const grandfatherClock = ({ at, noise, random }: FittingWish): Furnished => ({
  lamps: [],
  solids: tallClock(at, 0.92, 12 * random.unit(), noise),
});

/** Head and shoulders of marble on a plinth. */
export const marbleBust = ({ at: [x, , z], noise }: FittingWish): Furnished => ({
  lamps: [],
  solids: bust(x, z, noise),
});

/** A tailor's dummy; in a dress where a colour is said. */
export const mannequin = ({ at, colour, noise }: FittingWish): Furnished => ({
  lamps: [],
  solids: dummy(at, colour === null ? 'bare' : 'dress', colour ?? [0.9, 0.9, 0.9], noise),
});

/** A painter's easel with a landscape on it. */
export const standingEasel = ({ at, noise }: FittingWish): Furnished => ({
  lamps: [],
  solids: easel(
    at,
    0.86,
    (u, v) => {
      const hill = 0.42 + 0.12 * Math.sin(u * 5 + 1);
      if (Math.hypot(u - 0.68, v - 0.76) < 0.08) return [1, 0.86, 0.4];
      if (v > hill) return [0.55 + 0.3 * (1 - v), 0.72, 0.86];
      return v > 0.24 ? [0.32, 0.52, 0.3] : [0.74, 0.62, 0.26];
    },
    noise,
  ),
});

/** A rocking horse. */
export const horseOnRockers = ({ at }: FittingWish): Furnished => ({
  lamps: [],
  solids: rockingHorse(at, -1),
});

/** A spinning wheel: the great wheel, its bench on three legs, the distaff with wool, the spindle. */
export function spinningWheel({ at, noise }: FittingWish): Furnished {
  const { bone, limb, ball, drum } = around(at);
  const grain = wood([0.5, 0.3, 0.16], noise);
  const wool: Colour = [0.93, 0.9, 0.82];
  const hub: Point = [0.2, 0.72, 0];
  const rim = ringOf(hub, 0.34, 26);
  return {
    lamps: [],
    solids: [
      ...limb(rim, [0.026, 0.026], grain),
      ...rim
        .filter((_, n) => n < 26 && n % 3 === 0)
        .map((to) => bone(hub, to, [0.014, 0.012], grain)),
      bone([hub[0], hub[1], -0.06], [hub[0], hub[1], 0.06], [0.04, 0.04], grain),
      bone([-0.48, 0.44, 0], [0.46, 0.34, 0], [0.05, 0.05], grain),
      ...[-0.07, 0.07].map((z) => bone([0.2, 0.36, z], [0.2, 0.76, z], [0.02, 0.018], grain)),
      bone([-0.4, 0.42, 0], [-0.5, 0.01, -0.1], [0.026, 0.02], grain),
      bone([0.36, 0.34, -0.03], [0.42, 0.01, -0.2], [0.026, 0.02], grain),
      bone([0.36, 0.34, 0.03], [0.42, 0.01, 0.2], [0.026, 0.02], grain),
      bone([-0.36, 0.42, 0], [-0.36, 0.72, 0], [0.02, 0.016], grain),
      bone([-0.5, 0.7, 0], [-0.22, 0.72, 0], [0.014, 0.014], grain),
      drum([-0.36, 0], [0.68, 0.76], [0.03, 0.05], wool),
      bone([-0.16, 0.42, 0], [-0.22, 1.06, 0], [0.016, 0.012], grain),
      ball([-0.215, 1, 0], [0.085, 0.15, 0.08], wool),
      bone([-0.36, 0.75, -0.01], [hub[0] - 0.05, hub[1] + 0.335, -0.01], [0.004, 0.004], wool),
      bone([-0.36, 0.69, -0.01], [hub[0] - 0.05, hub[1] - 0.335, -0.01], [0.004, 0.004], wool),
      bone([0.02, 0.06, 0], [0.34, 0.06, 0], [0.02, 0.03], grain),
    ],
  };
}

/** A stand with hooks on which a coat, a scarf and hats hang. */
export function coatRack({ at, colour, noise }: FittingWish): Furnished {
  const { bone, limb, ball, drum, pad } = around(at);
  const grain = wood(OAK, noise);
  const coat = colour ?? ([0.3, 0.36, 0.3] as const);
  const hat = (x: number, y: number, z: number, of: Colour) => [
    drum([x, z], [y, y + 0.014], [0.15, 0.15], of),
    drum([x, z], [y + 0.01, y + 0.11], [0.09, 0.075], of),
    drum([x, z], [y + 0.012, y + 0.035], [0.093, 0.09], [0.12, 0.1, 0.09]),
  ];
  return {
    lamps: [],
    solids: [
      bone([0, 0.1, 0], [0, 1.78, 0], [0.026, 0.022], grain),
      ball([0, 1.8, 0], [0.035, 0.035, 0.035], grain),
      ...[0.4, 2, 3.6, 5.2].flatMap((turn) => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return [
          ...limb(
            [
              [0, 0.26, 0],
              [0.2 * c, 0.14, 0.2 * s],
              [0.28 * c, 0.02, 0.28 * s],
            ],
            [0.02, 0.018],
            grain,
          ),
          ...limb(
            [
              [0, 1.56, 0],
              [0.14 * c, 1.58, 0.14 * s],
              [0.2 * c, 1.7, 0.2 * s],
            ],
            [0.016, 0.014],
            grain,
          ),
        ];
      }),
      // A coat on the left, a scarf on the right.
      pad([-0.34, -0.04], [0.72, 1.5], [-0.15, 0.06], coat, 0.09),
      pad([-0.31, -0.07], [1.3, 1.6], [-0.12, 0.04], coat, 0.08),
      bone([-0.34, 1.46, -0.04], [-0.36, 0.94, -0.06], [0.06, 0.05], coat),
      ...[0.95, 1.12, 1.29].map((y) => ball([-0.19, y, -0.155], [0.014, 0.014, 0.008], BRASS)),
      pad([0.1, 0.19], [0.95, 1.62], [-0.12, -0.08], [0.75, 0.24, 0.2], 0.02),
      pad([0.17, 0.25], [1.1, 1.6], [-0.1, -0.06], [0.68, 0.2, 0.17], 0.02),
      ...hat(0.18, 1.68, 0.06, [0.45, 0.34, 0.24]),
      ...hat(-0.16, 1.68, 0.06, [0.16, 0.17, 0.2]),
    ],
  };
}

/** A water pipe: a vase of coloured glass, a tall stem of brass, a bowl with embers, a hose. */
export function hookah({ at, colour }: FittingWish): Furnished {
  const { limb, drum, ball } = around(at);
  const glass = colour ?? ([0.14, 0.36, 0.66] as const);
  const hose = Array.from({ length: 15 }, (_, n): Point => {
    const t = n / 14;
    return [
      0.06 + 0.3 * Math.sin(t * 2.6),
      0.42 - 0.4 * Math.sin(t * 1.5) + 0.12 * t,
      -0.06 - 0.2 * t,
    ];
  });
  return {
    lamps: [],
    solids: [
      ...turned(
        at,
        0.34,
        [
          [0, 0.36],
          [0.2, 0.5],
          [0.42, 0.44],
          [0.7, 0.2],
          [1, 0.16],
        ],
        () => glass,
      ),
      drum([0, 0], [0.1, 0.13], [0.168, 0.168], BRASS),
      ...turned(
        [at[0], at[1] + 0.34, at[2]],
        0.44,
        [
          [0, 0.15],
          [0.12, 0.06],
          [0.3, 0.13],
          [0.45, 0.05],
          [0.7, 0.09],
          [0.86, 0.04],
          [1, 0.06],
        ],
        () => BRASS,
      ),
      drum([0, 0], [0.77, 0.785], [0.15, 0.15], BRASS),
      drum([0, 0], [0.785, 0.86], [0.035, 0.065], [0.6, 0.3, 0.2]),
      ...[-0.03, 0.02].map((x) => ball([x, 0.87, 0], [0.026, 0.02, 0.026], [1.3, 0.4, 0.12])),
      ...limb(hose, [0.018, 0.018], [0.62, 0.12, 0.16]),
      ...limb(hose.slice(-2), [0.016, 0.02], BRASS),
    ],
  };
}

/** A telescope of brass on a tripod of wood, aimed up and aside. */
export function telescope({ at, noise }: FittingWish): Furnished {
  const { bone, ball } = around(at);
  const grain = wood([0.46, 0.28, 0.15], noise);
  const mount: Point = [0, 1.12, 0];
  const way: Point = [0.62, 0.44, -0.3];
  const along = (t: number): Point => [
    mount[0] + t * way[0],
    mount[1] + 0.06 + t * way[1],
    mount[2] + t * way[2],
  ];
  return {
    lamps: [],
    solids: [
      ...[0.5, 2.6, 4.7].map((turn) =>
        bone(mount, [0.38 * Math.cos(turn), 0.02, 0.38 * Math.sin(turn)], [0.026, 0.018], grain),
      ),
      ball(mount, [0.06, 0.06, 0.06], BRASS),
      bone(along(-0.34), along(0.5), [0.05, 0.06], [0.92, 0.9, 0.84]),
      bone(along(0.48), along(0.74), [0.075, 0.078], BRASS),
      bone(along(0.74), along(0.78), [0.07, 0.07], [0.1, 0.12, 0.2]),
      bone(along(-0.36), along(-0.32), [0.056, 0.056], BRASS),
      bone(along(-0.5), along(-0.34), [0.028, 0.03], BRASS),
      bone(along(-0.56), along(-0.5), [0.04, 0.034], [0.08, 0.08, 0.08]),
      bone([0, 0.52, 0], [0, 1.1, 0], [0.012, 0.03], BRASS),
    ],
  };
}
