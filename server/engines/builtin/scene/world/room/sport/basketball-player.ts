import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { limb } from '../solids/limb.ts';
import { ball, type Material, type Point, type Solid } from '../solids/solid.ts';

/** What a player does: leaps with a hand over the ring, guards with arms held out, runs. */
export type Play = 'dunks' | 'guards' | 'runs';

/** Places in metres: toward where the player goes, up from the soles, ahead. */
type Joint = readonly [out: number, up: number, ahead: number];

/** Knees and feet, elbows and hands of a play, the left one first. */
interface Pose {
  readonly legs: readonly (readonly [knee: Joint, foot: Joint])[];
  readonly arms: readonly (readonly [elbow: Joint, hand: Joint])[];
}

const POSES: Readonly<Record<Play, Pose>> = {
  dunks: {
    legs: [
      [
        [0.3, 0.72, -0.12],
        [0.06, 0.38, -0.12],
      ],
      [
        [-0.06, 0.5, 0.12],
        [-0.34, 0.16, 0.12],
      ],
    ],
    arms: [
      [
        [0.34, 1.94, -0.1],
        [0.5, 2.32, -0.04],
      ],
      [
        [-0.1, 1.34, 0.36],
        [0.2, 1.22, 0.44],
      ],
    ],
  },
  guards: {
    legs: [
      [
        [0.14, 0.5, -0.26],
        [0.02, 0.05, -0.34],
      ],
      [
        [0.14, 0.5, 0.26],
        [0.02, 0.05, 0.34],
      ],
    ],
    arms: [
      [
        [0.12, 1.62, -0.5],
        [0.16, 2.06, -0.5],
      ],
      [
        [0.2, 1.3, 0.5],
        [0.36, 1.52, 0.72],
      ],
    ],
  },
  runs: {
    legs: [
      [
        [0.36, 0.62, -0.1],
        [0.3, 0.16, -0.1],
      ],
      [
        [-0.12, 0.46, 0.1],
        [-0.52, 0.3, 0.1],
      ],
    ],
    arms: [
      [
        [-0.26, 1.2, -0.28],
        [-0.02, 1.02, -0.3],
      ],
      [
        [0.2, 1.16, 0.28],
        [0.5, 1.06, 0.22],
      ],
    ],
  },
};

/** Skins and heads of players, each the next. */
const SKINS: readonly Colour[] = [
  [0.36, 0.22, 0.15],
  [0.8, 0.58, 0.46],
  [0.5, 0.32, 0.22],
];
const HAIR = flat([0.06, 0.045, 0.04]);
const SHOES = flat([0.95, 0.95, 0.95]);

/** A basketball player of two metres whose soles are at a place, in a vest and shorts, going to the side that `way` says. */
export function basketballPlayer(
  [x, y, z]: Point,
  { way, play, shirt, number }: { way: number; play: Play; shirt: Colour; number: number },
): Solid[] {
  const at = ([out, up, ahead]: Joint): Point => [x + way * out, y + up, z + ahead];
  const skin = flat(SKINS[number % SKINS.length] as Colour);
  const vest: Material = (px, py) =>
    Math.abs(py - y - 1.36) < 0.09 && Math.abs(px - x - way * 0.06) < 0.1
      ? [0.97, 0.97, 0.95]
      : shirt;
  const pose = POSES[play];
  const orb = (centre: Point, r: Joint, of: Material): Solid =>
    ball(
      [centre[0] - r[0], centre[1] - r[1], centre[2] - r[2]],
      [centre[0] + r[0], centre[1] + r[1], centre[2] + r[2]],
      of,
    );
  const [hip, chest, head] = [at([0, 1.02, 0]), at([0.08, 1.44, 0]), at([0.14, 1.82, 0])];
  return [
    ...limb([hip, chest], [0.16, 0.19], vest),
    orb(chest, [0.19, 0.24, 0.24], vest),
    ...limb([chest, head], [0.075, 0.075], skin),
    orb(head, [0.12, 0.155, 0.12], skin),
    orb([head[0] - way * 0.025, head[1] + 0.05, head[2]], [0.125, 0.13, 0.126], HAIR),
    ...pose.legs.flatMap(([knee, foot], n) => {
      const top = at([0, 1.0, n === 0 ? -0.11 : 0.11]);
      const [k, f] = [at(knee), at(foot)];
      return [
        ...limb([top, k], [0.15, 0.13], flat(shirt)),
        ...limb([k, f], [0.075, 0.05], skin),
        orb([f[0] + way * 0.06, f[1], f[2]], [0.15, 0.07, 0.065], SHOES),
      ];
    }),
    ...pose.arms.flatMap(([elbow, hand], n) => {
      const shoulder = at([0.08, 1.58, n === 0 ? -0.22 : 0.22]);
      const [e, h] = [at(elbow), at(hand)];
      return [...limb([shoulder, e, h], [0.075, 0.045], skin), orb(h, [0.07, 0.07, 0.07], skin)];
    }),
  ];
}
