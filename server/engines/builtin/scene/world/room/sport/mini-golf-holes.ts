import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** How high the turf of a hole lies, how wide and high its border is; metres. */
export const TURF = { high: 0.06, border: 0.14, rim: 0.17 } as const;

const RED: Colour = [0.84, 0.16, 0.14];
/** A white of paint. */
export const WHITE: Colour = [0.96, 0.95, 0.92];
/** A yellow of paint. */
export const YELLOW: Colour = [1, 0.8, 0.14];
const BLUE: Colour = [0.14, 0.4, 0.8];
const FELT: Colour = [0.12, 0.56, 0.24];

/** A hole: felt between red and white borders, the tee's mat, the cup. */
export function hole(x: number, [near, far]: readonly [number, number], half: number): Solid[] {
  const { high, border, rim } = TURF;
  const felt: Material = (px, _y, pz) => {
    if (Math.hypot(px - x, pz - far + 0.4) < 0.09) return [0.03, 0.03, 0.03];
    if (Math.abs(pz - near - 0.6) < 0.22 && Math.abs(px - x) < 0.26) return [0.1, 0.14, 0.12];
    return scaleColour(FELT, Math.floor(pz / 0.8) % 2 === 0 ? 1.08 : 0.94);
  };
  const brick: Material = (px, _y, pz) => (Math.floor((px + pz) / 0.5) % 2 === 0 ? RED : WHITE);
  return [
    box([x - half, 0, near], [x + half, high, far], felt),
    ...[-1, 1].map((to) =>
      slab(
        [x + to * half, x + to * (half + border)],
        [0, rim],
        [near - border, far + border],
        brick,
      ),
    ),
    box([x - half, 0, near - border], [x + half, rim, near], brick),
    box([x - half, 0, far], [x + half, rim, far + border], brick),
  ];
}

/** A windmill over a hole: a tunnel for the ball, a cap of red, four sails of lattice. */
export function windmill(x: number, z: number): Solid[] {
  const wall: Material = (px, y, _pz, axis) => {
    if (axis !== 1 && Math.abs(px - x) < 0.24 && y < 0.5) return [0.04, 0.04, 0.04];
    if (Math.hypot(px - x, y - 1.25) < 0.17) return [0.2, 0.34, 0.52];
    return y < 0.7 ? [0.95, 0.92, 0.84] : scaleColour(WHITE, 0.98);
  };
  const hub: Point = [x, 2.1, z - 0.74];
  const sails = [0, 1, 2, 3].flatMap((n) => {
    const turn = 0.5 + (n * Math.PI) / 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const on = (along: number, aside: number): Point => [
      hub[0] + c * along - s * aside,
      hub[1] + s * along + c * aside,
      hub[2] - 0.06,
    ];
    return [
      bone(hub, on(1.45, 0), [0.035, 0.03], flat([0.5, 0.34, 0.2])),
      ...[0.4, 0.62, 0.84, 1.06, 1.28].map((at) =>
        bone(on(at, 0), on(at, 0.34), [0.075, 0.075], flat(n % 2 === 0 ? RED : WHITE)),
      ),
      bone(on(0.34, 0.36), on(1.4, 0.36), [0.025, 0.025], flat([0.5, 0.34, 0.2])),
    ];
  });
  return [
    drum([x, z], [0, 2], [0.82, 0.56], wall),
    box([x - 0.95, 0, z - 0.86], [x - 0.26, 0.62, z + 0.5], flat([0.78, 0.36, 0.28])),
    box([x + 0.26, 0, z - 0.86], [x + 0.95, 0.62, z + 0.5], flat([0.78, 0.36, 0.28])),
    box([x - 0.26, 0.46, z - 0.86], [x + 0.26, 0.62, z + 0.5], flat([0.78, 0.36, 0.28])),
    drum([x, z], [2, 2.65], [0.7, 0.06], flat(RED)),
    ball(
      [hub[0] - 0.1, hub[1] - 0.1, hub[2] - 0.14],
      [hub[0] + 0.1, hub[1] + 0.1, hub[2] + 0.06],
      flat(YELLOW),
    ),
    bone([x, 2.1, z], hub, [0.06, 0.06], flat([0.4, 0.3, 0.2])),
    ...sails,
  ];
}

/** A loop through which the ball must run. */
export const loop = (x: number, z: number): Solid[] =>
  Array.from({ length: 18 }, (_, n) => {
    const [a, b] = [n, n + 1].map((at) => (at / 18) * 2 * Math.PI) as [number, number];
    const on = (turn: number): Point => [
      x + 0.3 * (turn / Math.PI - 1),
      0.68 - 0.6 * Math.cos(turn),
      z + 0.6 * Math.sin(turn),
    ];
    return bone(on(a), on(b), [0.1, 0.1], flat(n % 2 === 0 ? BLUE : YELLOW));
  });

/** A hump over which the ball must roll. */
export const ramp = (x: number, z: number): Solid[] => [
  ball([x - 0.84, -0.3, z - 0.8], [x + 0.84, 0.42, z + 0.8], flat(scaleColour(FELT, 1.15))),
];

/** A small lighthouse in bands of red and white. */
export const lighthouse = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 2.9], [0.62, 0.4], (_px, y) => (Math.floor(y / 0.48) % 2 === 0 ? RED : WHITE)),
  drum([x, z], [2.9, 3], [0.58, 0.58], flat([0.15, 0.16, 0.18])),
  drum([x, z], [3, 3.4], [0.3, 0.3], flat([1.3, 1.15, 0.6])),
  drum([x, z], [3.4, 3.85], [0.42, 0.04], flat(RED)),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    ball(
      [x + 0.9 * Math.cos(n) - 0.24, 0, z + 0.9 * Math.sin(n) - 0.24],
      [x + 0.9 * Math.cos(n) + 0.24, 0.36, z + 0.9 * Math.sin(n) + 0.24],
      flat([0.52, 0.52, 0.5]),
    ),
  ),
];

/** A flag in the cup. */
export const flag = (x: number, z: number, n: number): Solid[] => [
  drum([x, z], [0.05, 1.5], [0.02, 0.02], flat(WHITE)),
  box([x, 1.16, z - 0.01], [x + 0.46, 1.48, z + 0.01], flat([YELLOW, RED, BLUE][n % 3] as Colour)),
];
