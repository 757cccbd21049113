import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** The hollow of an old trunk: half its width, its height, where its far wall is; metres. */
export const HOLLOW_TREE = { half: 1.9, high: 3.4, back: 3.9 } as const;

/** How far behind the eye the round of its wall reaches, metres. */
const BEHIND = 1.1;

const WOOD: Colour = [0.5, 0.36, 0.23];
const BARK: Colour = [0.3, 0.2, 0.12];
const MOSS: Colour = [0.34, 0.46, 0.14];
const CAP: Colour = [0.78, 0.12, 0.08];
const STEM: Colour = [0.94, 0.89, 0.77];
const CHINA: Colour = [0.93, 0.91, 0.86];

/** Walls of wood whose fibres run up, with knots and moss at their foot; a floor of rings. */
export function hollowTreeSurfaces(noise: Noise, middle: number): Surfaces {
  const centre = (HOLLOW_TREE.back - BEHIND) / 2;
  const wall: Material = (x, y, z) => {
    const around = 3.2 * Math.atan2(x - middle, z - centre);
    const drift = 0.5 * noise.fbm(around * 0.7, y * 0.5, 2);
    const knot = Math.hypot((around - 2.1) * 1.5, y - 1.9);
    const other = Math.hypot((around + 2.3) * 1.5, y - 1.1);
    const swirl = Math.min(knot, other);
    const grain = Math.sin((around + drift) * 23 + 1.4 / (0.22 + swirl) + 0.5 * Math.sin(y * 2));
    const fine = noise.fbm(around * 14, y * 1.3, 4);
    const crack = smoothstep(0.55, 0.9, noise.fbm(around * 3.4 + 5, y * 0.5, 3));
    const shade =
      (0.86 + 0.17 * grain + 0.3 * fine) * (1 - 0.45 * crack) * (swirl < 0.13 ? 0.45 : 1);
    const dusk = 1 - 0.55 * smoothstep(1.6, 3.3, y);
    const moss = smoothstep(0.55, 0.05, y - 0.35 * noise.fbm(around * 2, 3, 3));
    return mixColour(
      scaleColour(WOOD, shade * dusk),
      scaleColour(MOSS, 0.8 + 0.6 * fine),
      0.8 * moss,
    );
  };
  return {
    walls: wall,
    floor: (x, _y, z) => {
      const out = Math.hypot(x - middle, z - centre) + 0.06 * noise.fbm(x * 2, z * 2, 3);
      const ring = 0.86 + 0.14 * Math.sin(out * 42) + 0.2 * noise.fbm(x * 6, z * 6, 3);
      return scaleColour([0.6, 0.4, 0.22], ring);
    },
    ceiling: (x, _y, z) => scaleColour(BARK, 0.5 + 0.3 * noise.fbm(x * 3, z * 3, 3)),
  };
}

/** The hollow of an old tree from within: a round wall of wood, an opening through which the bright wood is seen, fungi that step up the wall, a stump laid for tea among mushrooms to sit on, lanterns, a bed of leaves, acorns. */
export function hollowTree({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high, walls } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const lit: readonly Point[] = [
    [at(-0.55), 1.95, 2.3],
    [at(1.15), 1.6, 2.5],
  ];
  const table = [at(-0.62), 2.35] as const;
  return {
    lamps: lit.map(([x, y, z]) => [x, y, z]),
    solids: [
      hollow(1, [left, -0.01, -BEHIND], [right, high, back], walls),
      ...opening(at(0.35), back, noise),
      ...steps(at, back),
      ...stumpTable(table),
      ...SEATS.flatMap(([out, ahead, size]) =>
        mushroom(table[0] + side * out, table[1] + ahead, size),
      ),
      ...mushroom(at(1.35), 1.75, 0.62),
      ...mushroom(at(1.52), 2.05, 0.4),
      ...leafBed(at(1.05), 2.75),
      ...acorns(at(-1.3), 1.55),
      ...shelf(at(-1.05), back - 0.72, side),
      ...lit.flatMap((point) => lantern(point, high)),
    ],
  };
}

/** Where mushrooms stand to sit on around the table: aside, ahead of its middle, how large. */
const SEATS = [
  [-0.5, 0.28, 0.95],
  [0.52, 0.3, 1],
  [-0.42, -0.42, 0.85],
  [0.46, -0.46, 0.9],
] as const;

/** A knothole that is a door: the bright wood outside, its rim of bark, ivy around it. */
function opening(x: number, back: number, noise: Noise): Solid[] {
  const [y, wide, tall] = [0.78, 0.62, 0.86];
  const z = back - 0.16;
  const out = (px: number, py: number) => {
    const angle = Math.atan2(py - y, px - x);
    const odd = 1 + 0.07 * Math.sin(3 * angle + 1) + 0.05 * Math.sin(5 * angle);
    return Math.hypot((px - x) / wide, (py - y) / tall) / odd;
  };
  const view: Material = (px, py) => {
    const trunk = Math.abs(Math.sin((px - x) * 7.1 + 0.9)) > 0.93 && py > 0.42;
    if (trunk) return [0.2, 0.15, 0.09];
    if (py < 0.42) {
      const way = smoothstep(0.3, 0.12, Math.abs(px - x - 0.25 * (0.42 - py)) * (1.2 + 2 * py));
      return mixColour([0.26, 0.5, 0.12], [0.62, 0.5, 0.3], way);
    }
    const leaves = noise.fbm(px * 9, py * 9, 4);
    const light = smoothstep(0.5, 1.5, py);
    return mixColour([0.2 + 0.34 * leaves, 0.44 + 0.4 * leaves, 0.12], [0.86, 0.94, 0.62], light);
  };
  const rim: Material = (px, py) =>
    scaleColour(BARK, 0.9 + 0.5 * noise.fbm(Math.atan2(py - y, px - x) * 6, out(px, py) * 6, 3));
  return [
    plate(2, [x - 0.8, -0.02, z], [x + 0.8, 1.8, z + 0.02], (px, py) => out(px, py) < 1, view, 0.3),
    plate(
      2,
      [x - 0.95, -0.05, z - 0.22],
      [x + 0.95, 2, z + 0.1],
      (px, py) => out(px, py) > 0.96 && out(px, py) < 1.17,
      rim,
    ),
    ...Array.from({ length: 26 }, (_, n) => {
      const angle = 0.5 + 2.4 * (n / 25);
      const far = 1.12 + 0.12 * chance(n, 1);
      const [lx, ly] = [x + wide * far * Math.cos(angle), y + tall * far * Math.sin(angle)];
      const r = 0.045 + 0.03 * chance(n, 2);
      return ball(
        [lx - r, ly - r, z - 0.27],
        [lx + r, ly + r, z - 0.21],
        flat([0.2 + 0.14 * chance(n, 3), 0.42 + 0.16 * chance(n, 4), 0.12]),
      );
    }),
  ];
}

/** Fungi that grow from the wall like shelves, a stair of them upward. */
const steps = (at: (out: number) => number, back: number): Solid[] =>
  Array.from({ length: 7 }, (_, n) => {
    const angle = 0.55 + 0.24 * n;
    const centre = (back - BEHIND) / 2;
    const x = at(HOLLOW_TREE.half * 0.97 * Math.cos(angle));
    const z = centre + ((back + BEHIND) / 2) * 0.97 * Math.sin(angle);
    const y = 0.62 + 0.36 * n;
    const r = 0.34 - 0.02 * n;
    const band: Material = (px, _y, pz) =>
      Math.sin(Math.hypot(px - x, pz - z) * 46) > 0.2 ? [0.9, 0.66, 0.34] : [0.72, 0.44, 0.2];
    return [
      drum([x, z], [y - 0.09, y - 0.02], [r * 0.7, r], flat([0.95, 0.9, 0.76])),
      drum([x, z], [y - 0.02, y + 0.02], [r, r * 0.94], band),
    ];
  }).flat();

/** A stump that is a table, laid for tea: a pot, cups, a cake with berries. */
function stumpTable([x, z]: readonly [number, number]): Solid[] {
  const top = 0.46;
  const rings: Material = (px, _y, pz) =>
    scaleColour([0.84, 0.64, 0.4], 0.84 + 0.16 * Math.sin(Math.hypot(px - x, pz - z) * 78));
  const bark: Material = (px, py, pz) =>
    scaleColour(
      BARK,
      0.8 + 0.5 * chance(Math.floor(Math.atan2(pz - z, px - x) * 9), Math.floor(py * 5)),
    );
  const pot = flat([0.3, 0.5, 0.62]);
  return [
    drum([x, z], [0, 0.1], [0.42, 0.34], bark),
    drum([x, z], [0.1, top - 0.02], [0.34, 0.38], bark),
    drum([x, z], [top - 0.02, top], [0.38, 0.38], rings),
    ball([x - 0.15, top, z - 0.1], [x + 0.07, top + 0.2, z + 0.12], pot),
    ball(
      [x - 0.07, top + 0.18, z - 0.02],
      [x - 0.01, top + 0.24, z + 0.04],
      flat([0.9, 0.72, 0.3]),
    ),
    ...limb(
      [
        [x + 0.05, top + 0.07, z],
        [x + 0.15, top + 0.11, z - 0.01],
        [x + 0.18, top + 0.18, z - 0.01],
      ],
      [0.028, 0.014],
      pot,
    ),
    ...CUPS.flatMap(([dx, dz]) => [
      drum([x + dx, z + dz], [top, top + 0.012], [0.075, 0.075], flat(CHINA)),
      drum([x + dx, z + dz], [top + 0.012, top + 0.08], [0.036, 0.055], flat(CHINA)),
      drum([x + dx, z + dz], [top + 0.07, top + 0.082], [0.045, 0.045], flat([0.55, 0.28, 0.1])),
    ]),
    drum([x + 0.18, z + 0.17], [top, top + 0.1], [0.11, 0.1], flat([0.88, 0.66, 0.36])),
    drum([x + 0.18, z + 0.17], [top + 0.1, top + 0.13], [0.105, 0.1], flat([0.97, 0.93, 0.88])),
    ...[0, 1, 2, 3, 4].map((n) => {
      const [bx, bz] = [x + 0.18 + 0.06 * Math.cos(n * 1.26), z + 0.17 + 0.06 * Math.sin(n * 1.26)];
      return ball(
        [bx - 0.02, top + 0.12, bz - 0.02],
        [bx + 0.02, top + 0.16, bz + 0.02],
        flat(CAP),
      );
    }),
  ];
}

/** Where the cups stand. */
const CUPS = [
  [-0.24, -0.16],
  [0.24, -0.12],
  [-0.22, 0.2],
  [0.02, -0.27],
] as const;

/** A mushroom with a red cap and white spots, so large that one sits on it. */
export function mushroom(x: number, z: number, size: number): Solid[] {
  const [r, low, high] = [0.24 * size, 0.24 * size, 0.42 * size];
  const cap: Material = (px, py, pz) => {
    const spots = Math.sin((px - x) * 34) * Math.sin((pz - z) * 34 + 1) * Math.cos((py - low) * 20);
    return spots > 0.4 ? [0.97, 0.95, 0.9] : CAP;
  };
  return [
    drum([x, z], [0, low + 0.03], [0.11 * size, 0.085 * size], flat(STEM)),
    drum([x, z], [low - 0.015, low + 0.01], [r * 0.8, r], flat([0.95, 0.86, 0.72])),
    ball([x - r, 2 * low - high, z - r], [x + r, high, z + r], (px, py, pz) =>
      py < low ? [0.93, 0.84, 0.7] : cap(px, py, pz, 1),
    ),
  ];
}

/** A bed of leaves in a bowl of bark. */
function leafBed(x: number, z: number): Solid[] {
  const leaves: readonly Colour[] = [
    [0.78, 0.44, 0.12],
    [0.86, 0.62, 0.16],
    [0.62, 0.24, 0.1],
    [0.5, 0.54, 0.16],
  ];
  return [
    drum([x, z], [0, 0.2], [0.4, 0.5], flat(BARK)),
    ...Array.from({ length: 40 }, (_, n) => {
      const [out, turn] = [0.44 * Math.sqrt(chance(n, 1)), n * 2.4];
      const [lx, lz] = [x + out * Math.cos(turn), z + out * Math.sin(turn)];
      const y = 0.2 + 0.1 * chance(n, 2) * (1 - out);
      return ball(
        [lx - 0.1, y - 0.02, lz - 0.06],
        [lx + 0.1, y + 0.035, lz + 0.06],
        flat(leaves[n % leaves.length] as Colour),
      );
    }),
  ];
}

/** Acorns in a heap. */
const acorns = (x: number, z: number): Solid[] =>
  Array.from({ length: 14 }, (_, n) => {
    const [dx, dz] = [
      0.2 * Math.cos(n * 2.4) * Math.sqrt(n / 14),
      0.2 * Math.sin(n * 2.4) * Math.sqrt(n / 14),
    ];
    const y = n < 5 ? 0.08 : 0;
    return ball(
      [x + dx - 0.05, y, z + dz - 0.05],
      [x + dx + 0.05, y + 0.11, z + dz + 0.05],
      (_px, py) => (py > y + 0.07 ? [0.4, 0.27, 0.14] : [0.72, 0.47, 0.2]),
    );
  });

/** A board in the wall with jars, a book and a candle. */
function shelf(x: number, z: number, side: number): Solid[] {
  const y = 1.18;
  const jars: readonly Colour[] = [
    [0.64, 0.1, 0.14],
    [0.92, 0.58, 0.12],
    [0.3, 0.16, 0.42],
  ];
  return [
    box([x - 0.5, y - 0.05, z - 0.14], [x + 0.5, y, z + 0.3], flat([0.44, 0.29, 0.16])),
    ...jars.flatMap((colour, n) => {
      const px = x + side * (-0.36 + n * 0.19);
      return [
        drum([px, z], [y, y + 0.16], [0.068, 0.068], flat(colour)),
        drum([px, z], [y + 0.16, y + 0.2], [0.076, 0.05], flat([0.9, 0.84, 0.72])),
      ];
    }),
    ...[0, 1, 2].map((n) => {
      const px = x + side * (0.2 + 0.07 * n);
      return box(
        [px - 0.028, y, z - 0.08],
        [px + 0.028, y + 0.2 - 0.02 * n, z + 0.1],
        flat(
          [[0.26, 0.42, 0.5] as Colour, [0.74, 0.24, 0.2] as Colour, [0.46, 0.54, 0.26] as Colour][
            n
          ] as Colour,
        ),
      );
    }),
  ];
}

/** A lantern that hangs from above on a cord. */
const lantern = ([x, y, z]: Point, high: number): Solid[] => [
  drum([x, z], [y + 0.22, high], [0.007, 0.007], flat([0.2, 0.15, 0.1])),
  drum([x, z], [y + 0.13, y + 0.24], [0.11, 0.02], flat([0.5, 0.34, 0.14])),
  drum([x, z], [y - 0.08, y + 0.13], [0.085, 0.085], flat([1.7, 1.2, 0.5]), 1.2),
  ...[0, 1, 2, 3].map((n) =>
    drum(
      [x + 0.092 * Math.cos(n * 1.57 + 0.6), z + 0.092 * Math.sin(n * 1.57 + 0.6)],
      [y - 0.1, y + 0.15],
      [0.008, 0.008],
      flat([0.4, 0.27, 0.1]),
    ),
  ),
  drum([x, z], [y - 0.12, y - 0.08], [0.11, 0.11], flat([0.5, 0.34, 0.14])),
];
