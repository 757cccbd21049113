import type { Colour } from '../../words/idea.ts';
import {
  besideWall,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  rose,
  WALNUT,
} from './furniture.ts';
import { paint, wood } from './materials.ts';
import { ball, box, type Material, type Point, type Solid } from './solids/solid.ts';

const STEEL: Material = flat([0.6, 0.62, 0.65]);
const IRON: Material = flat([0.2, 0.22, 0.25]);
const SHADE: Material = flat([0.2, 0.32, 0.28]);
const BOARD: Colour = [0.62, 0.5, 0.36];
/** What handles, boxes and tins are painted in. */
const PAINTS: readonly Colour[] = [
  [0.72, 0.2, 0.14],
  [0.86, 0.62, 0.16],
  [0.16, 0.4, 0.56],
  [0.28, 0.46, 0.28],
  [0.5, 0.5, 0.5],
];

/** How high a workbench is, and how deep, world units. */
const BENCH = { high: 0.9, deep: 0.68 } as const;

/** A workbench below a board of tools, shelves with tins and boxes, tyres on the wall, a lamp over the bench. */
export function garage(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { back, left, right, high, window } = shell;
  // The board hangs on that part of the wall ahead where no window is.
  const [from, to] = side > 0 ? [left + 0.3, window[0] - 0.3] : [window[1] + 0.3, right - 0.3];
  const middle = (from + to) / 2;
  const lamp: Point = [middle, 1.98, back - 0.75];
  const far = side > 0 ? left + 0.75 : right - 0.75;
  return {
    lamps: [lamp, [(left + right) / 2, high - 1.1, 2.4]],
    solids: [
      ...workbench(furnishing, from, to),
      ...toolBoard(furnishing, from, to),
      ...hangingLamp(lamp, high),
      ...shelves(furnishing),
      ...tyre(furnishing, 1.7, back - 0.9),
      ...tyre(furnishing, 1.7, back - 1.75),
      // A chest of drawers on the floor, a can of oil beside it.
      ...toolChest(far, back - 1.7),
      box(
        [middle - 0.15, 0, back - 1.1],
        [middle + 0.17, 0.3, back - 0.8],
        paint(PAINTS[2] as Colour, noise),
      ),
    ],
  };
}

/** A bench of thick planks along the wall ahead, a vice and boxes on it. */
function workbench({ shell: { back }, noise }: Furnishing, from: number, to: number): Solid[] {
  const { high, deep } = BENCH;
  const plank = wood(OAK, noise);
  const leg = wood(WALNUT, noise);
  const front = back - deep;
  return [
    box([from, high - 0.08, front], [to, high, back], plank),
    ...[from + 0.04, to - 0.16].flatMap((x) =>
      [front + 0.04, back - 0.16].map((z) =>
        box([x, 0, z], [x + 0.12, high - 0.08, z + 0.12], leg),
      ),
    ),
    box([from + 0.1, 0.22, front + 0.08], [to - 0.1, 0.27, back - 0.04], leg),
    ...[0.16, 0.5, 0.78].map((share, n) =>
      box(
        [from + (to - from) * share, 0.27, front + 0.16],
        [from + (to - from) * share + 0.34, 0.5 + 0.06 * n, back - 0.16],
        paint(PAINTS[(n * 2 + 1) % PAINTS.length] as Colour, noise),
      ),
    ),
    // The vice: jaws, a screw and its handle.
    box([from + 0.3, high, front + 0.02], [from + 0.46, high + 0.16, front + 0.2], IRON),
    box([from + 0.3, high + 0.04, front - 0.12], [from + 0.46, high + 0.16, front - 0.05], IRON),
    box([from + 0.36, high + 0.08, front - 0.24], [from + 0.4, high + 0.12, front + 0.05], STEEL),
    box([from + 0.28, high + 0.09, front - 0.26], [from + 0.48, high + 0.11, front - 0.24], STEEL),
    ...[0.48, 0.6, 0.72].map((share, n) => {
      const x = from + (to - from) * share;
      const tin = paint(PAINTS[n] as Colour, noise);
      return box([x, high, back - 0.3], [x + 0.14, high + 0.18 + 0.05 * (n % 2), back - 0.16], tin);
    }),
  ];
}

/** A board on the wall ahead with saws, hammers, spanners and screwdrivers in rows. */
function toolBoard({ shell: { back }, noise }: Furnishing, from: number, to: number): Solid[] {
  const [low, high] = [1.18, 2.2];
  const board = box([from, low, back - 0.04], [to, high, back], pegged(noise));
  const many = Math.max(4, Math.floor((to - from - 0.1) / 0.2));
  const step = (to - from - 0.1) / many;
  const tools = Array.from({ length: many }, (_, n) => {
    const x = from + 0.05 + (n + 0.5) * step;
    const colour = paint(PAINTS[(n * 3) % PAINTS.length] as Colour, noise);
    return [
      ...hung(TOOLS[n % TOOLS.length] as Tool, x, 2.1, back - 0.05, colour),
      ...hung(TOOLS[(n + 2) % TOOLS.length] as Tool, x, 1.62, back - 0.05, colour),
    ];
  });
  return [board, ...tools.flat()];
}

type Tool = 'hammer' | 'spanner' | 'screwdriver' | 'saw';
const TOOLS: readonly Tool[] = ['hammer', 'spanner', 'screwdriver', 'saw', 'spanner'];

/** A tool that hangs from a place. */
function hung(tool: Tool, x: number, y: number, z: number, handle: Material): Solid[] {
  const part = (dx: number, from: number, to: number, half: number, material: Material) =>
    box([x + dx - half, y - to, z - 0.03], [x + dx + half, y - from, z], material);
  switch (tool) {
    case 'hammer':
      return [part(0, 0, 0.07, 0.075, IRON), part(0, 0.07, 0.36, 0.018, handle)];
    case 'spanner':
      return [
        part(0, 0.05, 0.3, 0.014, STEEL),
        ball([x - 0.04, y - 0.08, z - 0.03], [x + 0.04, y, z], STEEL),
        ball([x - 0.04, y - 0.36, z - 0.03], [x + 0.04, y - 0.28, z], STEEL),
      ];
    case 'screwdriver':
      return [part(0, 0, 0.12, 0.028, handle), part(0, 0.12, 0.3, 0.009, STEEL)];
    case 'saw':
      return [
        part(0, 0, 0.1, 0.055, handle),
        part(0.01, 0.1, 0.28, 0.045, STEEL),
        part(0.025, 0.28, 0.4, 0.03, STEEL),
      ];
  }
}

/** A board with a grid of holes. */
const pegged =
  (noise: Furnishing['noise']): Material =>
  (x, y, z, axis) => {
    const [u, v] = [x / 0.09, y / 0.09].map((at) => Math.abs(at - Math.round(at)));
    const hole = Math.hypot(u ?? 1, v ?? 1) < 0.12;
    return hole ? [0.3, 0.23, 0.16] : paint(BOARD, noise)(x, y, z, axis);
  };

/** A lamp with a shade of tin on a cord from the ceiling. */
const hangingLamp = ([x, y, z]: Point, high: number): Solid[] => [
  box([x - 0.008, y, z - 0.008], [x + 0.008, high, z + 0.008], IRON),
  rose(x, z, high, IRON),
  ...Array.from({ length: 9 }, (_, n) => {
    const half = 0.24 - 0.022 * n;
    return box(
      [x - half, y + 0.018 * n, z - half],
      [x + half, y + 0.018 * (n + 1), z + half],
      SHADE,
    );
  }),
  ball([x - 0.08, y - 0.1, z - 0.08], [x + 0.08, y + 0.06, z + 0.08], flat([1, 0.9, 0.7]), 2),
];

/** Shelves on the wall of the heavy side, tins and boxes on them. */
function shelves(furnishing: Furnishing): Solid[] {
  const { part } = besideWall(furnishing);
  const { noise, random, shell } = furnishing;
  const plank = wood(WALNUT, noise);
  const [near, far] = [2.4, shell.back - 0.5];
  return [0.12, 0.72, 1.32, 1.92].flatMap((y) => [
    part(0, 0.42, [y, y + 0.05], [near, far], plank),
    ...Array.from({ length: Math.floor((far - near) / 0.34) }, (_, n) => {
      const z = near + 0.05 + 0.34 * n;
      const colour = PAINTS[Math.floor(random.unit() * PAINTS.length)] as Colour;
      const tall = 0.16 + 0.26 * random.unit();
      return part(
        0.06,
        0.38,
        [y + 0.05, y + 0.05 + tall],
        [z, z + 0.2 + 0.1 * random.unit()],
        paint(colour, noise),
      );
    }),
    part(0.02, 0.06, [0, 2.3], [near, near + 0.05], plank),
    part(0.36, 0.42, [0, 2.3], [near, near + 0.05], plank),
  ]);
}

/** A tyre that hangs flat on the wall of the light side, its middle so high and so far ahead. */
function tyre({ shell, side }: Furnishing, y: number, z: number): Solid[] {
  const wall = side > 0 ? shell.left : shell.right;
  const rubber: Material = (_x, at, ahead) => {
    const out = Math.hypot(at - y, ahead - z) / 0.36;
    if (out > 0.62) return out > 0.8 && out < 0.84 ? [0.16, 0.16, 0.17] : [0.07, 0.07, 0.075];
    return out > 0.55 ? [0.3, 0.31, 0.33] : out > 0.16 ? [0.58, 0.59, 0.62] : [0.24, 0.25, 0.27];
  };
  return [ball([wall - 0.13, y - 0.36, z - 0.36], [wall + 0.13, y + 0.36, z + 0.36], rubber)];
}

/** A red chest of drawers for tools. */
const toolChest = (x: number, z: number): Solid[] => {
  const red = flat([0.66, 0.13, 0.1]);
  return [
    box([x - 0.36, 0.06, z - 0.24], [x + 0.36, 0.92, z + 0.24], red),
    ...[0.2, 0.38, 0.56, 0.74].map((y) =>
      box([x - 0.3, y, z - 0.26], [x + 0.3, y + 0.025, z - 0.24], STEEL),
    ),
    ...[0.15, 0.33, 0.51, 0.69].map((y) =>
      box([x - 0.36, y, z - 0.245], [x + 0.36, y + 0.012, z - 0.24], IRON),
    ),
  ];
};
