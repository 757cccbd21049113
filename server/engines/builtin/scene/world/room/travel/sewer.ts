import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { brick } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** A sewer's tunnel: half its width, its height over the walkway, how far below that its lowest is, where it ends; metres. */
export const SEWER = { half: 3.1, high: 3.2, keel: 1.3, back: 12.5 } as const;
/** The channel: from where to where it is beside the tunnel's middle, and how high the ledge beyond it is; metres. */
const CHANNEL = { near: 0.25, far: 1.95, ledge: 0.5 } as const;

const BRICK: Colour = [0.44, 0.31, 0.24];
const STONE: Colour = [0.36, 0.35, 0.31];
const SLIME: Colour = [0.2, 0.5, 0.12];
const IRON: Material = flat([0.2, 0.19, 0.18]);
const RUST: Colour = [0.42, 0.25, 0.15];
const DARK: Material = flat([0.015, 0.02, 0.015]);
const GLASS: Material = flat([1.5, 1.25, 0.75]);

/** A vault of damp bricks under slime, a walkway of flagstones. */
export function sewerSurfaces(noise: Noise): Surfaces {
  const bricks = brick(BRICK, noise);
  const vault: Material = (x, y, z) => {
    // Rows of bricks along the tunnel, counted around its vault.
    const around = 2.5 * Math.atan2(x, y - 0.9);
    const own = bricks(z, around, 0, 2);
    const wet = smoothstep(0.05, 0.5, noise.fbm(z * 0.7, around * 1.2, 3) + 0.45 - 0.5 * y);
    const run = smoothstep(0.3, 0.6, noise.fbm(z * 3.2, around * 0.35, 2));
    return scaleColour(mixColour(own, SLIME, 0.75 * wet + 0.3 * run), 0.95);
  };
  return {
    walls: vault,
    floor: (x, _y, z) => {
      const row = Math.floor(z / 0.62);
      const [u, v] = [x / 0.8 + 0.5 * (row & 1), z / 0.62 - row];
      const isSeam = u - Math.floor(u) < 0.03 || v < 0.04;
      const damp = smoothstep(0, 0.4, noise.fbm(x * 1.1, z * 1.1, 3));
      const own = scaleColour(STONE, 0.85 + 0.25 * noise.fbm(Math.floor(u) * 3.1, row * 2.3, 2));
      return scaleColour(mixColour(own, [0.2, 0.26, 0.15], 0.6 * damp), isSeam ? 0.45 : 1);
    },
    ceiling: vault,
  };
}

/** A sewer: a long vault of brick, a channel of green water beside the walkway, round outfalls that pour into it, pipes along the wall, a ladder up to an open manhole, a barred mouth at its end. */
export function sewer({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const { half, high, keel } = SEWER;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [at(-1.3), 2.1, 2.4],
      [at(-1.3), 2.1, 5.6],
      [at(-0.9), 2.4, 8.6],
      [at(1.2), 1.5, 3.6],
      [middle, 1.8, 11.4],
    ],
    solids: [
      hollow(2, [middle - half, -keel, -2], [middle + half, high, back + 0.1], (x, y, z, axis) =>
        shell.walls(x - middle, y, z, axis),
      ),
      ...[3.1, 6.2, 9.3].map((z) => rib(middle, z)),
      ...channel(at, back, noise),
      ...[4.3, 8.1].flatMap((z) => outfall(at, z, side, noise)),
      ...pipes(at, back),
      ...[2.4, 5.6].flatMap((z) => lamp([at(-2.05), 2.05, z], side)),
      ...manhole(at(-1.15), 7.2, high),
      ...end(middle, back),
    ],
  };
}

/** A share of the vault's radii in its section, 1 on it. */
const shareOf = (middle: number, x: number, y: number): number => {
  const { half, high, keel } = SEWER;
  const tall = (high + keel) / 2;
  return Math.hypot((x - middle) / half, (y + keel - tall) / tall);
};

/** An arch of cut stones that carries the vault. */
const rib = (middle: number, z: number): Solid =>
  plate(
    2,
    [middle - SEWER.half, 0, z - 0.2],
    [middle + SEWER.half, SEWER.high, z + 0.2],
    (x, y) => {
      const share = shareOf(middle, x, y);
      return share > 0.9 && share < 1.01;
    },
    (x, y) => {
      const turn = Math.atan2(x - middle, y - 0.9) / 0.16;
      return scaleColour([0.5, 0.46, 0.38], turn - Math.floor(turn) < 0.08 ? 0.45 : 1);
    },
  );

/** Green water between its kerb and the raised ledge on the far side. */
function channel(at: (out: number) => number, back: number, noise: Noise): Solid[] {
  const water: Material = (x, _y, z) => {
    const swirl = noise.fbm(x * 1.6, z * 0.5, 3);
    const ripple = Math.sin(z * 7 + 6 * swirl + x * 2);
    const scum = smoothstep(0.25, 0.4, noise.fbm(x * 2.4 + 9, z * 0.9, 3));
    const own = mixColour([0.12, 0.36, 0.07], [0.46, 0.86, 0.2], 0.5 + 0.5 * swirl);
    return scaleColour(mixColour(own, [0.62, 0.72, 0.34], 0.6 * scum), 1 + 0.35 * ripple ** 3);
  };
  const stone: Material = (x, y, z) =>
    scaleColour(
      y < 0.2 ? mixColour(STONE, SLIME, 0.7) : STONE,
      Math.abs(z / 0.9 - Math.round(z / 0.9)) < 0.02 ? 0.5 : 1 + 0.2 * noise.fbm(x * 2, z * 2, 2),
    );
  const { near, far, ledge } = CHANNEL;
  return [
    { ...slab([at(near), at(far)], [0, 0.012], [-1, back], water), glow: 0.12 },
    slab([at(near - 0.22), at(near)], [0, 0.09], [-1, back], stone),
    slab([at(far), at(SEWER.half)], [0, ledge], [-1, back], stone),
  ];
}

/** A round pipe out of the wall beyond the channel, and what pours from it. */
function outfall(at: (out: number) => number, z: number, side: number, noise: Noise): Solid[] {
  const y = 1.28;
  const [mouth, wall] = [at(2.02), at(3)];
  const span: readonly [number, number] = [Math.min(mouth, wall), Math.max(mouth, wall)];
  const lip: readonly [number, number] = [
    Math.min(mouth, mouth + side * 0.14),
    Math.max(mouth, mouth + side * 0.14),
  ];
  const rusty: Material = (x, py, pz) =>
    scaleColour(RUST, 0.8 + 0.5 * noise.fbm(x * 3, py * 6 + pz * 6, 3));
  const flow: Material = (_x, py, pz) =>
    scaleColour([0.5, 0.92, 0.24], 0.7 + 0.5 * noise.fbm(pz * 16, py * 1.6, 2));
  const reach = mouth - side * 0.46;
  return [
    roll(0, [z, y], span, [0.56, 0.56], rusty),
    roll(0, [z, y], lip, [0.64, 0.64], flat([0.3, 0.27, 0.25])),
    roll(0, [z, y], [mouth - 0.012, mouth + 0.012], [0.5, 0.5], DARK),
    // What falls bends over the lip, then down.
    ...Array.from({ length: 9 }, (_, n): Solid => {
      const share = n / 8;
      const x = mouth + side * 0.05 - side * 0.42 * Math.sqrt(share);
      const top = Math.max(0.06, y - 0.2 - (y - 0.2) * share ** 1.4);
      const wide = 0.36 - 0.05 * share;
      return {
        ...box([x - 0.06, Math.max(0, top - 0.36), z - wide], [x + 0.06, top, z + wide], flow),
        glow: 0.15,
      };
    }),
    ...[-0.3, -0.1, 0.12, 0.3].map((dz, n) =>
      ball(
        [reach - 0.2, -0.05, z + dz - 0.16],
        [reach + 0.12, 0.1 + 0.03 * (n % 2), z + dz + 0.16],
        flat([0.82, 1, 0.6]),
      ),
    ),
  ];
}

/** Pipes along the wall of the walkway with their collars, one of them dripping slime. */
function pipes(at: (out: number) => number, back: number): Solid[] {
  const lines = [
    { out: -2.55, y: 1.02, r: 0.17, look: flat(RUST) },
    { out: -2.62, y: 1.42, r: 0.1, look: flat([0.33, 0.36, 0.33]) },
    { out: -1.55, y: 2.72, r: 0.14, look: flat([0.36, 0.3, 0.22]) },
  ];
  return lines.flatMap(({ out, y, r, look }) => [
    roll(2, [at(out), y], [-1, back], [r, r], look),
    ...[1.6, 3.8, 6, 8.2, 10.4].map((z) =>
      roll(2, [at(out), y], [z, z + 0.14], [r * 1.3, r * 1.3], IRON),
    ),
  ]);
}

/** A lamp in its cage on the wall. */
const lamp = ([x, y, z]: Point, side: number): Solid[] => [
  slab([x - side * 0.5, x], [y + 0.16, y + 0.2], [z - 0.03, z + 0.03], IRON),
  drum([x, z], [y + 0.1, y + 0.2], [0.14, 0.08], IRON),
  ball([x - 0.1, y - 0.14, z - 0.1], [x + 0.1, y + 0.12, z + 0.1], GLASS, 1.3),
  ...[-0.11, 0.11].map((dx) =>
    box([x + dx - 0.01, y - 0.16, z - 0.12], [x + dx + 0.01, y + 0.12, z - 0.1], IRON),
  ),
];

/** A ladder up to an open manhole, and the daylight in its shaft. */
const manhole = (x: number, z: number, high: number): Solid[] => [
  ...[-0.24, 0.24].map((dx) =>
    box([x + dx - 0.03, 0, z - 0.03], [x + dx + 0.03, high - 0.2, z + 0.03], IRON),
  ),
  ...Array.from({ length: 9 }, (_, n) =>
    box([x - 0.24, 0.3 + 0.3 * n, z - 0.02], [x + 0.24, 0.34 + 0.3 * n, z + 0.02], IRON),
  ),
  drum([x, z - 0.1], [high - 0.52, high - 0.44], [0.42, 0.42], flat([1.1, 1.25, 1.3]), 1.1),
  drum([x, z - 0.1], [high - 0.45, high], [0.52, 0.52], IRON),
];

/** The tunnel's end: a round mouth behind bars, and pale light beyond it. */
function end(middle: number, back: number): Solid[] {
  const out = (x: number, y: number) => Math.hypot(x - middle, y - 1.2);
  const low: Point = [middle - SEWER.half, 0, back - 0.12];
  const high: Point = [middle + SEWER.half, SEWER.high, back - 0.02];
  const light: Material = (x, y) =>
    scaleColour([0.5, 0.78, 0.66], 1.3 - 0.55 * Math.min(1.4, out(x, y)));
  return [
    plate(2, low, high, () => true, light, 0.6),
    plate(
      2,
      [low[0], 0, back - 0.3],
      [high[0], SEWER.high, back - 0.2],
      (x, y) => out(x, y) > 1.15,
      flat([0.26, 0.2, 0.16]),
    ),
    plate(
      2,
      [low[0], 0, back - 0.36],
      [high[0], SEWER.high, back - 0.26],
      (x, y) => out(x, y) > 1.15 && out(x, y) < 1.4,
      flat([0.42, 0.38, 0.32]),
    ),
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((dx) => {
      const tall = Math.sqrt(1.15 ** 2 - dx ** 2);
      return box(
        [middle + dx - 0.04, Math.max(0, 1.2 - tall), back - 0.3],
        [middle + dx + 0.04, 1.2 + tall, back - 0.24],
        IRON,
      );
    }),
  ];
}
