import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const GOLD: Colour = [1.15, 0.8, 0.2];
const STEEL: Colour = [0.62, 0.65, 0.69];
const DARK: Material = flat([0.2, 0.22, 0.25]);
const BRASS: Material = flat([0.85, 0.62, 0.22]);

/** The round opening: its radius, how high its middle is, how far off its wall stands and how thick that is, metres. */
const MOUTH = { radius: 1.18, high: 1.3, away: 4.1, thick: 0.5 } as const;
/** A bar of gold: half its length, its width at the foot, its height, metres. */
const BAR = { half: 0.15, wide: 0.085, high: 0.075 } as const;

/** Safe deposit boxes of steel up both sides, a shining floor. */
export function vaultSurfaces(noise: Noise): Surfaces {
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [u, v] = [along / 0.36, y / 0.2];
    const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
    if (Math.min(a, 1 - a) < 0.025 || Math.min(b, 1 - b) < 0.04) return [0.18, 0.19, 0.21];
    if (Math.hypot((a - 0.22) * 0.36, (b - 0.5) * 0.2) < 0.022) return [0.82, 0.6, 0.22];
    if (Math.abs(a - 0.6) < 0.14 && Math.abs(b - 0.66) < 0.1) return [0.86, 0.84, 0.74];
    return scaleColour(
      STEEL,
      0.86 + 0.2 * chance(Math.floor(u), Math.floor(v)) + 0.05 * noise.at(along * 40, y * 4),
    );
  };
  return {
    walls,
    floor: tiles([0.5, 0.48, 0.46], [0.42, 0.41, 0.4], 0.6),
    ceiling: flat([0.6, 0.61, 0.62]),
  };
}

/** A bank's vault: the round door of steel swung open, its wheel and bolts, gold bars stacked in the round opening's light and before it. */
export function bankVault({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const mouth: Point = [at(0.72), MOUTH.high, MOUTH.away];
  const wall: Material = (x, y, z, axis) => {
    const out = Math.hypot(x - mouth[0], y - mouth[1]);
    if (axis === 2 && out < MOUTH.radius + 0.16) return scaleColour(STEEL, 1.3);
    const seam = Math.abs((x / 0.9) % 1) < 0.012 || Math.abs((y / 0.9) % 1) < 0.012 ? 0.7 : 1;
    return scaleColour(
      [0.44, 0.47, 0.51],
      seam * (axis === 2 ? 1 : 1.25) * (0.96 + 0.06 * Math.sin(y * 60 + z)),
    );
  };
  return {
    lamps: [
      [mouth[0], 2.1, MOUTH.away + 1.5],
      [middle, high - 0.2, 2.2],
      [at(-1), 2, 2.4],
    ],
    solids: [
      plate(
        2,
        [left, 0, MOUTH.away],
        [right, high, MOUTH.away + MOUTH.thick],
        (x, y) => Math.hypot(x - mouth[0], y - mouth[1]) > MOUTH.radius,
        wall,
      ),
      ...Array.from({ length: 20 }, (_, n) => {
        const turn = (n / 20) * 2 * Math.PI;
        const [bx, by] = [
          mouth[0] + (MOUTH.radius + 0.09) * Math.cos(turn),
          mouth[1] + (MOUTH.radius + 0.09) * Math.sin(turn),
        ];
        return ball(
          [bx - 0.03, by - 0.03, MOUTH.away - 0.03],
          [bx + 0.03, by + 0.03, MOUTH.away + 0.02],
          DARK,
        );
      }),
      ...door([at(-1.42), MOUTH.high, MOUTH.away - 0.45]),
      ...hinge(at(-0.4), side),
      ...within(mouth, back),
      ...stack([at(-0.35), 0, 2.75], 5, 4),
      ...stack([at(1.75), 0, 3.1], 4, 5),
      ...cart([at(1.02), 0, 2.6]),
      ...[2.2].map((z) => ({
        ...box(
          [middle - 0.7, high - 0.05, z - 0.14],
          [middle + 0.7, high - 0.02, z + 0.14],
          flat([1.15, 1.12, 1.05]),
        ),
        glow: 0.9,
      })),
    ],
  };
}

/** The door, seen on its inner side: a thick disc in steps, bolts around its rim, a wheel with spokes. */
function door([x, y, z]: Point): Solid[] {
  const face: Material = (px, py, _z, axis) => {
    if (axis !== 2) return scaleColour(STEEL, 0.8);
    const out = Math.hypot(px - x, py - y);
    const turn = Math.atan2(py - y, px - x);
    const ring = Math.abs(out - 0.86) < 0.03 || Math.abs(out - 0.5) < 0.02;
    return scaleColour(
      STEEL,
      (ring ? 0.55 : 1.02) * (0.92 + 0.14 * Math.abs(Math.cos(turn * 2 + 0.6))),
    );
  };
  const around = (n: number, many: number, r: number): readonly [number, number] => [
    x + r * Math.cos((n / many) * 2 * Math.PI + 0.13),
    y + r * Math.sin((n / many) * 2 * Math.PI + 0.13),
  ];
  return [
    roll(2, [x, y], [z, z + 0.34], [1.12, 1.2], face),
    roll(2, [x, y], [z - 0.12, z], [0.98, 0.98], face),
    ...Array.from({ length: 16 }, (_, n) => {
      const turn = (n / 16) * 2 * Math.PI + 0.13;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return limb(
        [
          [x + 0.8 * c, y + 0.8 * s, z - 0.13],
          [x + 1.14 * c, y + 1.14 * s, z - 0.13],
        ],
        [0.06, 0.06],
        flat([0.84, 0.87, 0.9]),
      );
    }).flat(),
    ...limb(
      Array.from({ length: 25 }, (_, n): Point => [...around(n, 24, 0.4), z - 0.32]),
      [0.035, 0.035],
      BRASS,
    ),
    ...Array.from({ length: 5 }, (_, n) => {
      const [ex, ey] = around(n, 5, 0.54);
      return [
        ...limb(
          [
            [x, y, z - 0.32],
            [ex, ey, z - 0.32],
          ],
          [0.03, 0.028],
          BRASS,
        ),
        ball([ex - 0.05, ey - 0.05, z - 0.37], [ex + 0.05, ey + 0.05, z - 0.27], BRASS),
      ];
    }).flat(),
    roll(2, [x, y], [z - 0.38, z - 0.1], [0.12, 0.16], flat([0.75, 0.78, 0.82])),
    roll(2, [x, y + 0.68], [z - 0.2, z - 0.1], [0.08, 0.1], flat([0.1, 0.1, 0.12])),
  ];
}

/** The hinge between the door and its wall. */
const hinge = (x: number, side: number): Solid[] => [
  drum([x, MOUTH.away - 0.2], [0.5, 2.1], [0.09, 0.09], DARK),
  ...[0.6, 1.8].map((y) =>
    box(
      [Math.min(x, x - side * 0.3), y, MOUTH.away - 0.26],
      [Math.max(x, x - side * 0.3), y + 0.18, MOUTH.away - 0.14],
      DARK,
    ),
  ),
  ...[0.6, 1.8].map((y) =>
    box([x - 0.1, y, MOUTH.away - 0.2], [x + 0.1, y + 0.18, MOUTH.away], DARK),
  ),
];

/** What the opening shows: gold on shelves up to the ceiling, and heaped on the floor. */
const within = ([x, , z]: Point, back: number): Solid[] => [
  ...[0.5, 1.1, 1.7].flatMap((y) => [
    box([x - 1.5, y - 0.04, z + 1.4], [x + 1.5, y, back - 0.1], flat([0.32, 0.34, 0.37])),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 11 - row }, (_, n) =>
        oneBar([x - 1.1 + 0.21 * n + 0.1 * row, y + row * BAR.high, z + 1.58], 2),
      ),
    ),
  ]),
  ...stack([x - 0.4, 0.1, z + 1], 4, 4),
  ...stack([x + 0.5, 0.1, z + 1.05], 4, 4),
  box([x - 1.3, 0, z + 0.5], [x + 1.3, 0.1, back], flat([0.3, 0.31, 0.33])),
];

/** A bar of gold with slanting sides that lies along an axis, 0 sideways or 2 ahead. */
function oneBar([x, y, z]: Point, axis: 0 | 2): Solid {
  const [dx, dz] = axis === 0 ? [BAR.half, BAR.wide] : [BAR.wide, BAR.half];
  return box([x - dx, y, z - dz], [x + dx, y + BAR.high - 0.008, z + dz], (px, py, pz, side) => {
    const edge = side === 1 ? Math.min(dx - Math.abs(px - x), dz - Math.abs(pz - z)) : py - y;
    const shine = side === 1 ? 1.25 : 0.72 + 2.6 * Math.max(0, py - y);
    return scaleColour(GOLD, edge < 0.008 ? 0.55 : shine);
  });
}

/** A pyramid of bars on a low pallet, so many in its lowest row and so many rows, crossed row by row. */
function stack([x, y, z]: Point, many: number, rows: number): Solid[] {
  return [
    ...(y === 0
      ? [box([x - 0.5, 0, z - 0.36], [x + 0.5, 0.08, z + 0.36], flat([0.46, 0.32, 0.18]))]
      : []),
    ...Array.from({ length: rows }, (_, row) => {
      const [across, deep] = [many - row, 2];
      return Array.from({ length: across * deep }, (_, n) => {
        const [i, j] = [n % across, Math.floor(n / across)];
        const base = (y === 0 ? 0.08 : y) + row * BAR.high;
        return oneBar([x + (i - (across - 1) / 2) * 0.185, base, z - 0.16 + j * 0.32], 2);
      });
    }).flat(),
  ];
}

/** A trolley with bars. */
const cart = ([x, , z]: Point): Solid[] => [
  box([x - 0.42, 0.3, z - 0.26], [x + 0.42, 0.34, z + 0.26], flat([0.5, 0.53, 0.56])),
  ...[-0.36, 0.36].flatMap((dx) =>
    [-0.2, 0.2].map((dz) =>
      ball(
        [x + dx - 0.07, 0, z + dz - 0.04],
        [x + dx + 0.07, 0.14, z + dz + 0.04],
        flat([0.1, 0.1, 0.1]),
      ),
    ),
  ),
  ...[-0.36, 0.36].flatMap((dx) =>
    [-0.2, 0.2].map((dz) => drum([x + dx, z + dz], [0.1, 0.3], [0.02, 0.02], DARK)),
  ),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 4 - row }, (_, n) =>
      oneBar([x + (n - (3 - row) / 2) * 0.19, 0.34 + row * BAR.high, z], 2),
    ),
  ),
];
