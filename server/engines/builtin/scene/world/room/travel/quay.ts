import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const STONE: Colour = [0.44, 0.42, 0.38];
const IRON: Material = flat([0.14, 0.14, 0.15]);
/** Where the quay ends at the water, how thick its coping is, and how far it goes on to both sides; metres. */
const EDGE = { at: 4.6, wide: 0.34, half: 30 } as const;

/** A harbour's quay before the eye: setts, a coping of stone, iron bollards, nets in a heap, pots for lobsters, crates and a coil of rope. */
export function quay({ side, noise }: Furnishing): Furnished {
  const { at, wide, half } = EDGE;
  return {
    lamps: [],
    solids: [
      box([-half, -1.6, 0], [half, 0, at], setts(noise)),
      box([-half, -1.6, at - wide], [half, 0.07, at], coping(noise)),
      ...[-3.4, -0.2, 3].flatMap((x) => bollard(x + 0.3 * side, at - wide / 2 - 0.05)),
      ...lobsterPots(-side * 2.2, 3.5),
      ...crates(side * 2.7, 3.2),
      ...coil(side * 1.2, 3.75),
    ],
  };
}

/** Small squared stones in rows, worn and a little wet. */
const setts =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    if (axis !== 1) return scaleColour(STONE, 0.5 + 0.2 * noise.fbm(x * 3, y * 3 + z, 2));
    const row = Math.floor(z / 0.2);
    const [a, b] = [x / 0.27 + 0.5 * (row % 2), z / 0.2];
    const [u, v] = [a - Math.floor(a), b - row];
    if (u < 0.06 || v < 0.08) return [0.2, 0.19, 0.17];
    return scaleColour(
      STONE,
      0.72 + 0.34 * chance(Math.floor(a), row) + 0.12 * noise.fbm(x * 2, z * 2, 2),
    );
  };

const coping =
  (noise: Noise): Material =>
  (x, _y, z) => {
    const u = x / 1.3 - Math.floor(x / 1.3);
    return scaleColour(STONE, u < 0.015 ? 0.5 : 1.12 + 0.16 * noise.fbm(x * 4, z * 4, 2));
  };

/** An iron post with a round head, to which ships are made fast. */
const bollard = (x: number, z: number): Solid[] => [
  drum([x, z], [0.06, 0.12], [0.19, 0.17], IRON),
  drum([x, z], [0.12, 0.46], [0.12, 0.105], IRON),
  ball([x - 0.17, 0.4, z - 0.17], [x + 0.17, 0.6, z + 0.17], IRON),
];

/** Pots for lobsters, woven over hoops, two below and one on top, and a heap of net beside them with its floats. */
function lobsterPots(x: number, z: number): Solid[] {
  const woven: Material = (px, y, pz) => {
    const [a, b] = [(px + pz) / 0.055, y / 0.055];
    const isCord = Math.abs(a - Math.round(a)) < 0.2 || Math.abs(b - Math.round(b)) < 0.2;
    return isCord ? [0.16, 0.36, 0.38] : [0.09, 0.1, 0.1];
  };
  const pot = (dx: number, y: number) => [
    box([x + dx - 0.3, y, z - 0.22], [x + dx + 0.3, y + 0.05, z + 0.22], flat([0.42, 0.3, 0.18])),
    ball([x + dx - 0.29, y - 0.2, z - 0.21], [x + dx + 0.29, y + 0.36, z + 0.21], woven),
  ];
  const net = Array.from({ length: 26 }, (_, n) => {
    const [px, pz] = [
      x + 1 + 0.5 * (2 * chance(n, 2) - 1),
      z - 0.35 + 0.28 * (2 * chance(n, 3) - 1),
    ];
    const y = 0.1 + 0.22 * chance(n, 4) * (1 - Math.abs(px - x - 1) / 0.7);
    const isFloat = n % 6 === 0;
    const r = isFloat ? 0.065 : 0.17;
    return ball(
      [px - r, Math.max(0, y - r * 0.6), pz - r],
      [px + r, y + r * 0.6, pz + r],
      isFloat ? flat([0.92, 0.45, 0.12]) : meshed,
    );
  });
  return [...pot(-0.34, 0), ...pot(0.34, 0), ...pot(0, 0.38), ...net];
}

/** Net of green cord, seen through between its meshes as dark. */
const meshed: Material = (x, y, z) => {
  const [a, b] = [(x + y) / 0.035, (x - y + z) / 0.035];
  return Math.abs(a - Math.round(a)) < 0.2 || Math.abs(b - Math.round(b)) < 0.2
    ? [0.24, 0.5, 0.42]
    : [0.1, 0.2, 0.18];
};

/** Crates for fish, one with fish in it. */
function crates(x: number, z: number): Solid[] {
  const slats: Material = (_x, y, _z, axis) =>
    axis !== 1 && (y / 0.1) % 1 < 0.14 ? [0.2, 0.13, 0.08] : [0.56, 0.4, 0.24];
  return [
    box([x - 0.4, 0, z - 0.28], [x + 0.4, 0.3, z + 0.28], slats),
    box([x - 0.36, 0.3, z - 0.26], [x + 0.42, 0.58, z + 0.26], slats),
    box([x - 0.95, 0, z - 0.3], [x - 0.45, 0.24, z + 0.24], flat([0.2, 0.42, 0.62])),
    ...Array.from({ length: 10 }, (_, n) => {
      const [px, pz] = [x - 0.88 + 0.36 * chance(n, 5), z - 0.24 + 0.4 * chance(n, 6)];
      return ball(
        [px - 0.13, 0.2, pz - 0.035],
        [px + 0.13, 0.29, pz + 0.035],
        flat([0.66, 0.7, 0.74]),
      );
    }),
  ];
}

/** A rope laid round in rings. */
const coil = (x: number, z: number): Solid[] =>
  [0, 1, 2, 3].flatMap((ring) => {
    const [radius, y] = [0.3 - 0.025 * ring, 0.035 + 0.055 * ring];
    const around = Array.from({ length: 25 }, (_, n) => {
      const turn = (2 * Math.PI * n) / 24;
      return [x + radius * Math.cos(turn), y, z + radius * Math.sin(turn)] as const;
    });
    return limb(around, [0.032, 0.032], flat([0.66, 0.54, 0.36]));
  });
