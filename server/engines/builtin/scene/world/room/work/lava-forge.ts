import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { barrel } from '../furnishings/cask.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { anvil } from './anvil.ts';
import { ANVIL, sparks } from './forge.ts';
import { toolsInRow } from './smith-tools.ts';

/** A smithy in a volcano: half its width, its height, where its far wall is; metres. */
export const LAVA_FORGE = { half: 3.6, high: 4.6, back: 7 } as const;

const BASALT: Colour = [0.4, 0.35, 0.34];
const OAK: Colour = [0.4, 0.26, 0.15];
const IRON: Material = flat([0.15, 0.15, 0.16]);
const GLOW: Colour = [1.25, 0.4, 0.05];
const BRIGHT: Colour = [1.5, 1, 0.26];
const CRUST: Colour = [0.3, 0.07, 0.04];

/** Columns of basalt, the cracks between them aglow near the floor; slabs of it on the ground. */
export function lavaForgeSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = (axis === 0 ? z : x) / 0.55;
      const column = Math.floor(along + 0.2 * noise.at(Math.floor(along) * 3, 1));
      const edge = Math.abs(along - Math.floor(along) - 0.5) * 2;
      const joint = Math.abs((y / 0.9 + chance(column, 5)) % 1) < 0.03 ? 0.6 : 1;
      const lit = smoothstep(0.86, 0.98, edge) * smoothstep(1.5, 0.1, y + 0.8 * chance(column, 7));
      const stone = scaleColour(
        BASALT,
        (0.8 + 0.4 * chance(column, 2) + 0.35 * noise.fbm(x * 3 + z * 3, y * 3, 3)) *
          joint *
          (1 - 0.6 * smoothstep(0.8, 1, edge)),
      );
      return mixColour(stone, GLOW, 0.85 * lit);
    },
    floor: (x, _y, z) => {
      const crack = Math.abs(noise.fbm(x * 0.9 + 4, z * 0.9, 3));
      const stone = scaleColour(BASALT, 0.95 + 0.5 * noise.fbm(x * 4, z * 4, 3));
      return mixColour(stone, GLOW, 0.9 * smoothstep(0.03, 0.008, crack));
    },
    ceiling: (x, _y, z) => scaleColour(BASALT, 0.5 + 0.4 * noise.fbm(x * 2, z * 2, 3)),
  };
}

/** Lava that flows along one coordinate, darker crust adrift on it; `u` across and `v` along the flow, metres. */
const lava = (noise: Noise, u: number, v: number): Colour => {
  const flow = noise.fbm(u * 3.2, v * 0.9 + 0.5 * noise.at(u * 2, v), 4);
  const crust = smoothstep(0.02, 0.2, flow);
  return mixColour(mixColour(GLOW, BRIGHT, smoothstep(-0.1, -0.45, flow)), CRUST, 0.75 * crust);
};

/** A smithy in a volcano: lava that falls down the far wall and runs in a channel beside the anvil, chains, tools on the rock, a trough, heaps of ore. */
export function lavaForge({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hot: Point = [at(ANVIL.out), 0.86, ANVIL.away];
  const fall = at(1.3);
  return {
    lamps: [
      [fall, 1.4, back - 1.2],
      [at(1.7), 0.8, 3.6],
      [hot[0], 1.3, hot[2] - 0.35],
    ],
    solids: [
      ...lavaFall(fall, back, high, noise),
      ...channel(at(1.75), back, noise),
      ...anvil([hot[0], 0, hot[2]], side, noise),
      ...sparks([hot[0], hot[1] + 0.04, hot[2] - 0.06]),
      ...barrel([at(-1.85), 0, 2.9], 0.72, 0.32, OAK, noise),
      ...toolsInRow([at(-2.7), at(-0.6)], 2.3, back, 'tongs'),
      ...toolsInRow([at(-2.7), at(-0.6)], 1.6, back, 'hammers'),
      ...[-2.4, -0.2, 2.7].flatMap((out, n) => chain(at(out), 4.6 - 0.5 * n, high, 2.2 - 0.25 * n)),
      ...[-2.9, 2.9].flatMap((out) => pillar(at(out), 5.4, high, noise)),
      ...ore(at(-2.5), 4.3),
    ],
  };
}

/** A fall of lava down the far wall over ledges of rock. */
function lavaFall(x: number, back: number, high: number, noise: Noise): Solid[] {
  const half = (y: number) => 0.62 + 0.1 * Math.sin(y * 2.6) + 0.2 * smoothstep(0.7, 0, y);
  return [
    plate(
      2,
      [x - 1.1, 0, back - 0.22],
      [x + 1.1, high, back - 0.04],
      (u, y) => Math.abs(u - x) < half(y),
      (u, y) => lava(noise, u, y),
      0.45,
    ),
    ...[0.9, 2.1, 3.2].flatMap((y, n) =>
      [-1, 1].map((way) =>
        box(
          [x + way * 0.95 - 0.42, y - 0.3, back - 0.5],
          [x + way * 0.95 + 0.36, y + 0.12 - 0.05 * n, back],
          flat(scaleColour(BASALT, 0.9 + 0.1 * n)),
        ),
      ),
    ),
  ];
}

/** The channel that leads it across the floor, between blocks of stone. */
function channel(x: number, back: number, noise: Noise): Solid[] {
  const bed: Material = (u, _y, z) => lava(noise, u, z);
  return [
    { ...box([x - 0.5, 0, 0.4], [x + 0.5, 0.07, back - 0.2], bed), glow: 0.4 },
    ...[-1, 1].flatMap((way) =>
      Array.from({ length: 9 }, (_, n) => {
        const z = 0.5 + n * 0.74;
        const high = 0.16 + 0.1 * chance(n, way + 3);
        return box(
          [x + way * 0.62 - 0.14, 0, z],
          [x + way * 0.62 + 0.14, high, z + 0.66],
          flat(scaleColour(BASALT, 0.8 + 0.5 * chance(n, way + 9))),
        );
      }),
    ),
  ];
}

/** A chain that hangs from above, with a hook. */
const chain = (x: number, z: number, high: number, low: number): Solid[] => [
  ...Array.from({ length: Math.floor((high - low) / 0.13) }, (_, n) => {
    const y = low + 0.13 * n;
    const wide = n % 2 === 0;
    return box(
      [x - (wide ? 0.035 : 0.012), y, z - (wide ? 0.012 : 0.035)],
      [x + (wide ? 0.035 : 0.012), y + 0.11, z + (wide ? 0.012 : 0.035)],
      IRON,
    );
  }),
  ...limb(
    [
      [x, low, z],
      [x + 0.08, low - 0.09, z],
      [x, low - 0.17, z],
      [x - 0.07, low - 0.1, z],
    ],
    [0.025, 0.015],
    IRON,
  ),
];

/** A pillar of rock, from floor to ceiling. */
const pillar = (x: number, z: number, high: number, noise: Noise): Solid[] => {
  const rock: Material = (u, y, w) =>
    scaleColour(BASALT, 0.8 + 0.6 * noise.fbm(u * 4 + w * 3, y * 2, 4));
  return [
    drum([x, z], [0, high * 0.45], [0.6, 0.36], rock),
    drum([x, z], [high * 0.45, high], [0.36, 0.62], rock),
  ];
};

/** Lumps of ore, some with metal in them. */
const ore = (x: number, z: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const [dx, dz] = [0.5 * (chance(n, 1) - 0.5), 0.5 * (chance(n, 2) - 0.5)];
    const r = 0.12 + 0.08 * chance(n, 3);
    const y = n > 5 ? 0.2 : 0;
    return box(
      [x + dx - r, y, z + dz - r],
      [x + dx + r, y + 1.3 * r, z + dz + r],
      flat(n % 3 === 0 ? [0.62, 0.42, 0.2] : scaleColour(BASALT, 1.2)),
    );
  });
