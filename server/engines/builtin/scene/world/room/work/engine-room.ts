import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { gear, handWheel } from '../furnishings/wheels.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Half as wide as the room, its height, how far its end is; metres. */
export const ENGINE_ROOM = { half: 3, high: 3.7, back: 7 } as const;
/** The boiler: its radius, how high its middle is, from where to where it lies. */
const BOILER = { radius: 1.02, up: 1.45, near: 4.6, far: 6.6 } as const;

const IRON: Colour = [0.2, 0.19, 0.19];
const COPPER: Colour = [0.78, 0.4, 0.2];
const BRASS: Colour = [0.92, 0.68, 0.28];

/** Riveted plates of dark iron, a floor of grating. */
export function engineRoomSurfaces(noise: Noise): Surfaces {
  const plates: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [u, v] = [((along + 50) % 1) - 0.5, (y % 0.92) - 0.46];
    const isSeam = Math.abs(u) > 0.488 || Math.abs(v) > 0.448;
    const isRivet =
      Math.abs(Math.abs(u) - 0.44) < 0.02 && Math.abs(((y + 0.04) % 0.115) - 0.05) < 0.02;
    const rust = 0.5 + 0.5 * noise.fbm(along * 1.3, y * 1.8, 3);
    const base: Colour = [0.3 + 0.1 * rust, 0.24 + 0.03 * rust, 0.2];
    return scaleColour(base, isSeam ? 0.45 : isRivet ? 1.7 : 0.85);
  };
  return {
    walls: plates,
    floor: (x, _y, z) => {
      const [u, v] = [((x + 50) % 0.12) / 0.12, ((z + 50) % 0.12) / 0.12];
      return u < 0.3 || v < 0.3 ? [0.34, 0.32, 0.3] : [0.1, 0.08, 0.07];
    },
    ceiling: flat(scaleColour(IRON, 0.8)),
  };
}

/** An engine room of the age of steam: a great copper boiler with its fire, gears that mesh on the wall, pipes with wheels, gauges, a row of levers; who shovels coal where nobody is named. */
export function engineRoom({ shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.below(16);
  const wall = side > 0 ? right : left;
  const other = side > 0 ? left : right;
  const fire = at(0.75);
  return {
    lamps: [
      [fire, 0.95, BOILER.near - 0.7],
      [at(-1.6), 2.6, 3],
      [at(1.4), 2.9, 3],
    ],
    solids: [
      ...boiler([fire, 0, 0]),
      ...gears(at, back, side),
      ...pipes([left, right], wall, other, side, high),
      ...gauges(at, back),
      ...levers([at(-1.75), 0, 3.9], side),
      ...coal([at(2.25), 0, 3.7], key),
      ...[-1.6, 1.4].flatMap((out) => [
        bone([at(out), high, 3], [at(out), 2.75, 3], [0.012, 0.012], flat(IRON)),
        ball(
          [at(out) - 0.13, 2.48, 2.87],
          [at(out) + 0.13, 2.76, 3.13],
          flat([1.6, 1.15, 0.5]),
          1.1,
        ),
      ]),
      ...(isAttended === true
        ? posed(
            {
              at: [at(1.75), 3.75],
              turn: side > 0 ? Math.PI - 0.7 : 0.7,
              lean: 0.16,
              hands: [
                [0.42, 0.16, 0.98],
                [0.3, -0.2, 0.8],
              ],
            },
            attireOf(key, {
              top: [0.76, 0.7, 0.58],
              legs: [0.22, 0.2, 0.2],
              apron: [0.36, 0.22, 0.12],
              hat: ['cap', [0.26, 0.18, 0.12]],
            }),
          )
        : []),
    ],
  };
}

/** The boiler lies with its round front to the eye: bands of brass, rivets, the door of its furnace open on the fire. */
function boiler([x]: Point): Solid[] {
  const { radius, up, near, far } = BOILER;
  const front: Material = (px, py, _z, axis) => {
    if (axis !== 2) return COPPER;
    const [u, v] = [px - x, py - up];
    const away = Math.hypot(u, v);
    const turn = (Math.atan2(v, u) / (2 * Math.PI)) * 28;
    if (Math.abs(away - radius * 0.9) < 0.035 && Math.abs(turn - Math.round(turn)) < 0.22)
      return BRASS;
    if (away > radius * 0.96) return BRASS;
    const [du, dv] = [Math.abs(u), v + 0.42];
    if (du < 0.46 && Math.abs(dv) < 0.34) {
      if (du > 0.38 || Math.abs(dv) > 0.26) return scaleColour(IRON, 0.8);
      const flame = -0.12 + 0.26 * Math.abs(Math.sin(u * 14 + 1)) - 0.3 * du;
      return dv < flame
        ? [2.6, 1.8, 0.6]
        : dv < flame + 0.12
          ? [2.2, 0.8, 0.14]
          : [0.5, 0.12, 0.04];
    }
    return scaleColour(COPPER, 0.86 + 0.2 * (v / radius));
  };
  return [
    { ...roll(2, [x, up], [near, far], [radius, radius], front), glow: 0.05 },
    ...[near + 0.5, near + 1.1].map((z) =>
      roll(2, [x, up], [z, z + 0.1], [radius + 0.03, radius + 0.03], flat(BRASS)),
    ),
    ...[-0.7, 0.7].map((dx) =>
      box([x + dx - 0.14, 0, near + 0.1], [x + dx + 0.14, 0.9, far], flat(IRON)),
    ),
    drum([x, near + 0.7], [up + radius - 0.1, 3.7], [0.2, 0.2], flat(COPPER)),
    drum([x, near + 0.7], [up + radius - 0.05, up + radius + 0.12], [0.3, 0.24], flat(BRASS)),
    // The open door of the furnace.
    box([x + 0.48, up - 0.74, near - 0.34], [x + 0.52, up - 0.1, near], flat(IRON)),
  ];
}

/** Gears of brass and iron that mesh, on the wall ahead. */
const gears = (at: (out: number) => number, back: number, side: number): Solid[] => [
  ...gear(
    [at(-1.5), 2.1, back - 0.35],
    0.92,
    0.16,
    { teeth: 28, spokes: 6, rim: 0.8, hub: 0.24 },
    0.1,
    flat(BRASS),
  ),
  ...gear(
    [at(-0.42), 2.98, back - 0.34],
    0.44,
    0.16,
    { teeth: 14, spokes: 5, rim: 0.74, hub: 0.28 },
    side * 0.2,
    flat(scaleColour(COPPER, 0.9)),
  ),
  ...gear(
    [at(-2.42), 1, back - 0.34],
    0.5,
    0.16,
    { teeth: 16, spokes: 5, rim: 0.76, hub: 0.26 },
    0.05,
    flat([0.42, 0.4, 0.4]),
  ),
  ...gear(
    [at(-2.4), 3.1, back - 0.5],
    0.4,
    0.12,
    { teeth: 12, spokes: 4, rim: 0.72, hub: 0.3 },
    0.3,
    flat(BRASS),
  ),
];

/** Pipes along the walls and under the ceiling, wheels to turn on them. */
function pipes(
  [left, right]: readonly [number, number],
  wall: number,
  other: number,
  side: number,
  high: number,
): Solid[] {
  const copper = flat(COPPER);
  const brass = flat(BRASS);
  return [
    roll(0, [5.2, high - 0.25], [left, right], [0.13, 0.13], copper),
    roll(0, [4.4, high - 0.5], [left, right], [0.08, 0.08], brass),
    ...[0.6, 0.95, 2.9].map((y, n) =>
      roll(
        2,
        [other + side * (0.14 + 0.05 * n), y],
        [1.2, ENGINE_ROOM.back],
        [0.09 - 0.015 * n, 0.09 - 0.015 * n],
        n === 1 ? brass : copper,
      ),
    ),
    ...[2.6, 3.9, 5.2].map((z, n) =>
      drum([wall - side * 0.16, z], [0, high], [0.1, 0.1], n === 1 ? brass : copper),
    ),
    ...[2.6, 5.2].map((z) =>
      handWheel(0, [wall - side * 0.34, 1.5, z], 0.26, 5, flat([0.7, 0.12, 0.1])),
    ),
    ...[3, 4.8].map((z) =>
      handWheel(0, [other + side * 0.36, 0.95, z], 0.22, 5, flat([0.7, 0.12, 0.1])),
    ),
    ...limb(
      [
        [wall - side * 0.16, 2.2, 2.6],
        [wall - side * 0.6, 2.2, 2.6],
        [wall - side * 0.6, 2.9, 2.6],
        [wall - side * 0.16, 2.9, 2.6],
      ],
      [0.06, 0.06],
      copper,
    ),
  ];
}

/** Round gauges in rims of brass on the wall ahead, their hands in the red or before it. */
const gauges = (at: (out: number) => number, back: number): Solid[] =>
  (
    [
      [-0.45, 1.85, 0.24],
      [-0.45, 1.25, 0.2],
      [2.3, 2.5, 0.26],
      [2.3, 1.85, 0.2],
    ] as const
  ).flatMap(([out, y, radius], n) => {
    const x = at(out);
    const hand = 2.4 - 2.2 * chance(n, 9);
    const face: Material = (px, py) => {
      const [u, v] = [(px - x) / radius, (py - y) / radius];
      const [away, turn] = [Math.hypot(u, v), Math.atan2(v, u)];
      if (away > 0.86) return BRASS;
      if (Math.abs(Math.atan2(Math.sin(turn - hand), Math.cos(turn - hand))) < 0.09 && away < 0.66)
        return [0.1, 0.08, 0.08];
      const tick = (turn / Math.PI) * 8;
      if (away > 0.66 && Math.abs(tick - Math.round(tick)) < 0.13) return [0.1, 0.1, 0.1];
      return away > 0.7 && turn > -0.6 && turn < 0.5 ? [0.85, 0.14, 0.1] : [0.97, 0.94, 0.84];
    };
    return [roll(2, [x, y], [back - 0.2, back - 0.04], [radius, radius], face)];
  });

/** Three long levers with red grips on their stand. */
const levers = ([x, y, z]: Point, side: number): Solid[] => [
  box([x - 0.42, y, z - 0.2], [x + 0.42, y + 0.55, z + 0.2], flat(IRON)),
  box([x - 0.46, y + 0.55, z - 0.24], [x + 0.46, y + 0.6, z + 0.24], flat(BRASS)),
  ...[-0.26, 0, 0.26].flatMap((dx, n) => {
    const lean = side * (n - 1) * 0.16;
    return [
      bone(
        [x + dx, y + 0.5, z],
        [x + dx + lean, y + 1.22, z - 0.12],
        [0.024, 0.02],
        flat([0.7, 0.7, 0.72]),
      ),
      ball(
        [x + dx + lean - 0.055, y + 1.18, z - 0.18],
        [x + dx + lean + 0.055, y + 1.34, z - 0.06],
        flat([0.8, 0.12, 0.1]),
      ),
    ];
  }),
];

/** A heap of coal. */
const coal = ([x, y, z]: Point, key: number): Solid[] =>
  Array.from({ length: 26 }, (_, n) => {
    const [a, r] = [chance(n, key) * 6.28, 0.5 * chance(n, 4)];
    const size = 0.1 + 0.07 * chance(n, 6);
    const up = y + 0.34 * (1 - r / 0.5);
    const [px, pz] = [x + r * Math.cos(a), z + r * Math.sin(a)];
    return ball(
      [px - size, up - 0.04, pz - size],
      [px + size, up + size * 1.3, pz + size],
      flat(scaleColour([0.09, 0.09, 0.1], 0.8 + 0.6 * chance(n, 8))),
    );
  });
