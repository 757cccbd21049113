import { scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { flat, type Furnished, type Furnishing } from './furniture.ts';
import { limb } from './limb.ts';
import { chance } from './materials.ts';
import type { Surfaces } from './room-kind.ts';
import { ball, box, drum, type Material, pad, type Point, type Solid } from './solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const TOMB = { half: 3, high: 3.3, back: 6.4 } as const;
/** How wide a painted figure's panel is, where its feet and its head are. */
const PANEL = { wide: 1.15, low: 0.62, high: 2.3 } as const;

const OCHRE: Colour = [0.86, 0.68, 0.4];
const GOLD: Colour = [1, 0.74, 0.2];
const BLUE: Colour = [0.1, 0.24, 0.56];
const SKIN: Colour = [0.6, 0.3, 0.16];
const BLACK: Colour = [0.06, 0.05, 0.06];

/** A figure in profile as Egypt painted it, at a place across (±½) and up (0 to 1) its panel: a god with the head of a jackal or a falcon, a king, a queen; null beside it. */
function figureAt(u: number, v: number, number: number): Colour | null {
  const kind = number % 4;
  const dress: Colour =
    kind === 1 ? [0.93, 0.9, 0.82] : kind === 2 ? [0.7, 0.16, 0.1] : [0.95, 0.92, 0.84];
  // The head looks sideways.
  if (v > 0.84) {
    if (kind === 0) {
      const isJackal =
        Math.hypot((u - 0.01) / 0.07, (v - 0.89) / 0.045) < 1 ||
        (u > 0 && u < 0.2 && Math.abs(v - 0.875 + u * 0.08) < 0.022) ||
        (Math.abs(u + 0.03) < 0.025 && v < 1) ||
        (Math.abs(u - 0.03) < 0.02 && v < 0.99);
      return isJackal ? BLACK : null;
    }
    if (kind === 3) {
      if (Math.hypot(u, (v - 0.98) * 1) < 0.05) return [0.85, 0.2, 0.1];
      return Math.hypot(u / 0.09, (v - 0.89) / 0.05) < 1 ||
        (u > 0.05 && u < 0.15 && Math.abs(v - 0.885) < 0.016)
        ? u > 0.07
          ? [0.9, 0.6, 0.1]
          : BLUE
        : null;
    }
    const isHair = Math.hypot((u + 0.03) / 0.09, (v - 0.9) / 0.06) < 1 && (u < 0.03 || v > 0.925);
    if (isHair) return kind === 2 ? BLACK : BLUE;
    if (kind === 1 && v > 0.94 && Math.abs(u) < 0.06) return [0.93, 0.9, 0.82];
    if (Math.hypot(u - 0.055, (v - 0.908) * 1.4) < 0.012) return BLACK;
    return Math.hypot((u - 0.03) / 0.065, (v - 0.89) / 0.045) < 1 ? SKIN : null;
  }
  if (v > 0.8) return Math.abs(u) < 0.1 ? (v > 0.815 ? GOLD : BLUE) : null;
  // Shoulders from the front, a narrow waist.
  const arm = Math.abs(v - 0.66 - (u - 0.1) * 0.35) < 0.022 && u > 0.08 && u < 0.36;
  if (arm) return SKIN;
  if (u > 0.33 && u < 0.355 && v > 0.05 && v < 0.95) return GOLD;
  if (Math.abs(u + 0.17 + (0.8 - v) * 0.1) < 0.025 && v > 0.44) return SKIN;
  if (v > 0.5)
    return Math.abs(u) < 0.06 + (v - 0.5) * 0.32
      ? kind === 2
        ? dress
        : v < 0.54
          ? GOLD
          : SKIN
      : null;
  if (kind === 2)
    return Math.abs(u) < 0.085 + (0.5 - v) * 0.06 ? (Math.sin(v * 90) > 0.6 ? GOLD : dress) : null;
  if (v > 0.27)
    return Math.abs(u) < 0.07 + (0.5 - v) * 0.26
      ? Math.sin((u + v) * 120) > 0.5
        ? scaleColour(dress, 0.75)
        : dress
      : null;
  const isLeg = Math.abs(u + 0.09) < 0.03 || Math.abs(u - 0.1) < 0.03;
  const isFoot = v < 0.03 && ((u > -0.12 && u < 0) || (u > 0.07 && u < 0.2));
  return isLeg || isFoot ? (kind === 0 ? BLACK : SKIN) : null;
}

/** A hieroglyph in its cell, −1 to 1 both: an eye, an ankh, a bird, water, a reed, a sun, a loaf; whether there is ink. */
function isGlyph(kind: number, u: number, v: number): boolean {
  const r = Math.hypot(u, v);
  switch (kind) {
    case 0:
      return Math.abs(Math.abs(v) - 0.5 * (1 - u * u)) < 0.13 || r < 0.24;
    case 1:
      return (
        (Math.abs(u) < 0.13 && v < 0.2) ||
        (Math.abs(v - 0.1) < 0.12 && Math.abs(u) < 0.55) ||
        Math.abs(Math.hypot(u * 1.4, v - 0.55) - 0.34) < 0.12
      );
    case 2:
      return (
        Math.hypot(u / 0.6, (v + 0.05 - u * 0.4) / 0.3) < 1 ||
        Math.hypot(u - 0.5, v - 0.5) < 0.24 ||
        (Math.abs(u) < 0.08 && v < -0.2)
      );
    case 3:
      return [-0.4, 0.05, 0.5].some((row) => Math.abs(v - row - 0.14 * Math.sin(u * 14)) < 0.09);
    case 4:
      return (
        Math.abs(u - 0.1 * v) < 0.1 || (Math.hypot((u - 0.2) / 0.3, (v - 0.35) / 0.5) < 1 && u > 0)
      );
    case 5:
      return Math.abs(r - 0.5) < 0.14 || r < 0.15;
    default:
      return r < 0.6 && v > -0.1;
  }
}

/** Walls painted with gods and kings between columns of hieroglyphs, sand on the floor, a ceiling of night with stars. */
export function tombSurfaces(noise: Noise): Surfaces {
  const ink: readonly Colour[] = [BLUE, BLACK, [0.66, 0.16, 0.1], [0.1, 0.4, 0.3]];
  const walls: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const worn = 0.84 + 0.2 * noise.fbm(along * 1.6, y * 1.6, 4);
    const column = Math.floor(along / PANEL.wide);
    const u = along / PANEL.wide - column - 0.5;
    const paint = (): Colour => {
      if (y < 0.5) return Math.abs((along / 0.18) % 1) < 0.5 ? [0.5, 0.14, 0.1] : [0.78, 0.58, 0.3];
      if (y < 0.58 || (y > 2.42 && y < 2.48) || y > 3.1) return BLUE;
      if (y > 2.48) {
        const [a, b] = [along / 0.26, (y - 2.5) / 0.29];
        const cell = Math.floor(chance(Math.floor(a), Math.floor(b) + 50) * 7);
        return isGlyph(
          cell,
          ((a - Math.floor(a)) * 2 - 1) * 1.25,
          ((b - Math.floor(b)) * 2 - 1) * 1.25,
        )
          ? (ink[cell % 4] as Colour)
          : OCHRE;
      }
      if (Math.abs(u) > 0.4) {
        const row = Math.floor(y / 0.2);
        const [gu, gv] = [(0.5 - Math.abs(u)) * 20 * (u < 0 ? 1 : -1), (y / 0.2 - row) * 2 - 1];
        if (Math.abs(Math.abs(u) - 0.4) < 0.012) return [0.5, 0.3, 0.14];
        const one = (u < 0 ? gu - 1 : gu + 1) * 1.1;
        const cell = Math.floor(chance(column * 3 + (u < 0 ? 1 : 2), row) * 7);
        return isGlyph(cell, one, gv * 1.2)
          ? (ink[(cell + row) % 4] as Colour)
          : scaleColour(OCHRE, 1.06);
      }
      return figureAt(u, (y - PANEL.low) / (PANEL.high - PANEL.low), Math.abs(column)) ?? OCHRE;
    };
    return scaleColour(paint(), worn);
  };
  return {
    walls,
    floor: (x, _y, z) =>
      scaleColour(
        [0.76, 0.6, 0.38],
        0.86 + 0.22 * noise.fbm(x * 1.5, z * 1.5, 4) + 0.06 * Math.sin(z * 20 + 4 * noise.at(x, z)),
      ),
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.34 - Math.floor(x / 0.34) - 0.5, z / 0.34 - Math.floor(z / 0.34) - 0.5];
      const turn = Math.atan2(v, u);
      return Math.hypot(u, v) < 0.16 + 0.12 * Math.cos(5 * turn)
        ? [0.95, 0.78, 0.3]
        : scaleColour(BLUE, 0.6);
    },
  };
}

/** A king's tomb: the mummy's golden case on its stone, Anubis on his shrine beside it, jars with heads, chests and gold, torches. */
export function egyptianTomb({ shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [at(-2.3), 1.7, 3.4],
      [at(2.3), 1.7, 3.4],
      [middle, 1.8, 2.2],
    ],
    solids: [
      ...coffin(at(-0.1), back - 1.05),
      ...anubis(at(1.65), 3.9, -side),
      ...jars(at(-1.2), 3),
      ...treasure(at(1.4), 2.5),
      ...chest(at(-2.1), 4.7),
      ...torch(at(-2.3), 3.7),
      ...torch(at(2.45), 5.2),
      ...pillar(left + 0.35, 2.2),
      ...pillar(right - 0.35, 2.2),
    ],
  };
}

/** The case upright in its niche on a step: the striped headcloth, the face, the crossed arms with crook and flail, feathers below. */
function coffin(x: number, z: number): Solid[] {
  const low = 0.3;
  const outline = (v: number): number =>
    v > 0.86
      ? 0.27 * Math.sqrt(Math.max(0, 1 - ((v - 0.86) / 0.15) ** 2))
      : v > 0.7
        ? 0.27 + 0.17 * ((0.86 - v) / 0.16) ** 0.6
        : 0.44 - 0.2 * ((0.7 - v) / 0.7);
  const tall = 2.05;
  const face: Material = (px, py) => {
    const [u, v] = [px - x, (py - low) / tall];
    if (v > 0.78) {
      const isFace = Math.hypot(u / 0.14, (v - 0.87) / 0.075) < 1;
      if (isFace) {
        const isEye = Math.abs(Math.abs(u) - 0.055) < 0.035 && Math.abs(v - 0.883) < 0.009;
        const isBrow = Math.abs(Math.abs(u) - 0.055) < 0.042 && Math.abs(v - 0.903) < 0.004;
        const isMouth = Math.abs(u) < 0.035 && Math.abs(v - 0.832) < 0.005;
        return isEye || isBrow ? BLACK : isMouth ? [0.6, 0.28, 0.1] : scaleColour(GOLD, 1.1);
      }
      return Math.floor(v * 62 + Math.abs(u) * 14) % 2 === 0 ? BLUE : GOLD;
    }
    if (v > 0.7)
      return Math.floor(Math.hypot(u * 1.2, v - 0.82) * 46) % 2 === 0
        ? [0.1, 0.46, 0.44]
        : Math.floor(Math.hypot(u * 1.2, v - 0.82) * 46) % 4 === 1
          ? [0.76, 0.16, 0.1]
          : GOLD;
    if (v > 0.55) {
      const isArm = Math.abs(v - 0.63 - u * 0.14) < 0.022 || Math.abs(v - 0.63 + u * 0.14) < 0.022;
      const isCrook =
        Math.abs(v - 0.66 - (u + 0.12) * 0.34) < 0.008 ||
        Math.abs(v - 0.66 + (u - 0.12) * 0.34) < 0.008;
      return isArm ? scaleColour(GOLD, 1.2) : isCrook ? BLUE : scaleColour(GOLD, 0.82);
    }
    if (Math.abs(u) < 0.06)
      return isGlyph(
        Math.floor(chance(Math.floor(v * 16), 3) * 7),
        u * 20,
        ((v * 16) % 1) * 2.4 - 1.2,
      )
        ? BLACK
        : [0.96, 0.88, 0.6];
    const [a, b] = [
      Math.floor(Math.abs(u) / 0.05),
      Math.floor(v * 22 + (Math.floor(Math.abs(u) / 0.05) & 1) * 0.5),
    ];
    return (a + b) % 3 === 0 ? BLUE : (a + b) % 3 === 1 ? GOLD : [0.72, 0.15, 0.1];
  };
  return [
    box([x - 0.95, 0, z - 0.6], [x + 0.95, 0.16, z + 0.6], flat(scaleColour(OCHRE, 0.9))),
    box([x - 0.7, 0.16, z - 0.42], [x + 0.7, low, z + 0.42], flat(scaleColour(OCHRE, 0.8))),
    ...Array.from({ length: 26 }, (_, n): Solid => {
      const [a, b] = [n / 26, (n + 1) / 26];
      const half = Math.max(0.05, outline((a + b) / 2));
      return pad(
        [x - half, low + tall * a, z - half * 0.55],
        [x + half, low + tall * b + 0.004, z + half * 0.5],
        face,
        0.04,
      );
    }),
    // The cobra on the brow, the beard.
    ...limb(
      [
        [x, low + tall * 0.95, z - 0.16],
        [x, low + tall * 0.985, z - 0.22],
        [x, low + tall * 1.01, z - 0.16],
      ],
      [0.02, 0.028],
      flat(GOLD),
    ),
    ...limb(
      [
        [x, low + tall * 0.8, z - 0.15],
        [x, low + tall * 0.72, z - 0.24],
      ],
      [0.028, 0.02],
      flat(BLUE),
    ),
  ];
}

/** Anubis as a jackal that lies on a shrine and looks along the room. */
function anubis(x: number, z: number, to: number): Solid[] {
  const black = flat([0.07, 0.065, 0.075]);
  const gold = flat(GOLD);
  const top = 0.92;
  const shrine: Material = (px, py, _z, axis) => {
    if (axis === 1 || py > top - 0.08 || py < 0.1) return GOLD;
    return Math.abs(((px / 0.16) % 1) + (px < 0 ? 1 : 0) - 0.5) < 0.16 && py > 0.2 && py < 0.74
      ? BLUE
      : scaleColour(GOLD, 0.8);
  };
  const at = (out: number, up: number, dz = 0): Point => [x + to * out, top + up, z + dz];
  return [
    box([x - 0.72, 0, z - 0.3], [x + 0.72, top, z + 0.3], shrine),
    ...limb([at(-0.5, 0.16), at(0.1, 0.17), at(0.3, 0.26)], [0.15, 0.12], black),
    ...limb([at(0.3, 0.26), at(0.4, 0.52), at(0.44, 0.62)], [0.11, 0.085], black),
    ...limb([at(0.44, 0.62), at(0.68, 0.57)], [0.085, 0.035], black),
    ...[-0.05, 0.05].flatMap((dz) => [
      ...limb([at(0.4, 0.66, dz), at(0.36, 0.92, dz * 1.2)], [0.045, 0.012], black),
      ...limb([at(0.28, 0.12, dz * 1.6), at(0.7, 0.05, dz * 1.6)], [0.06, 0.045], black),
    ]),
    ...limb([at(-0.52, 0.12), at(-0.66, 0, 0.02), at(-0.68, -0.4, -0.3)], [0.05, 0.035], black),
    ...[-0.14, 0.14].map((dz) =>
      ball(
        [x - to * 0.42 - 0.2, top, z + dz - 0.08],
        [x - to * 0.42 + 0.2, top + 0.24, z + dz + 0.08],
        black,
      ),
    ),
    ball(
      [x + to * 0.36 - 0.11, top + 0.34, z - 0.11],
      [x + to * 0.36 + 0.11, top + 0.42, z + 0.11],
      gold,
    ),
    ball(
      [x + to * 0.5 - 0.02, top + 0.63, z - 0.095],
      [x + to * 0.5 + 0.02, top + 0.67, z - 0.06],
      gold,
    ),
  ];
}

/** Four jars of alabaster whose lids are heads. */
const jars = (x: number, z: number): Solid[] =>
  [-0.45, -0.15, 0.15, 0.45].flatMap((dx, n) => {
    const stone = flat([0.92, 0.86, 0.72]);
    const px = x + dx;
    return [
      drum([px, z], [0, 0.3], [0.08, 0.125], (mx, my) =>
        Math.abs(my - 0.16) < 0.07 && Math.abs(mx - px) < 0.05 && Math.sin(my * 120) > 0
          ? BLUE
          : [0.92, 0.86, 0.72],
      ),
      drum([px, z], [0.3, 0.34], [0.125, 0.09], stone),
      ball(
        [px - 0.085, 0.32, z - 0.09],
        [px + 0.085, 0.5, z + 0.09],
        n === 1 ? flat(BLACK) : stone,
      ),
      ...(n === 1
        ? [-0.04, 0.04].flatMap((ex) =>
            limb(
              [
                [px + ex, 0.46, z],
                [px + ex, 0.58, z],
              ],
              [0.026, 0.008],
              flat(BLACK),
            ),
          )
        : [
            ball(
              [px - 0.1, 0.34, z - 0.04],
              [px + 0.1, 0.47, z + 0.08],
              flat(n % 2 === 0 ? BLUE : [0.8, 0.74, 0.6]),
            ),
          ]),
      ball([px - 0.03, 0.36, z - 0.15], [px + 0.03, 0.42, z - 0.06], n === 1 ? flat(BLACK) : stone),
    ];
  });

/** A heap of gold: vessels, coins, a collar. */
const treasure = (x: number, z: number): Solid[] => [
  ...Array.from({ length: 40 }, (_, n) => {
    const [r, turn] = [0.5 * Math.sqrt(n / 40), n * 2.4];
    const y = 0.16 * (1 - r / 0.5);
    return drum(
      [x + r * Math.cos(turn), z + r * 0.7 * Math.sin(turn)],
      [y, y + 0.035],
      [0.065, 0.065],
      flat(scaleColour(GOLD, 0.85 + 0.3 * chance(n, 3))),
    );
  }),
  drum([x - 0.15, z + 0.1], [0.1, 0.26], [0.06, 0.12], flat(GOLD)),
  drum([x - 0.15, z + 0.1], [0.26, 0.42], [0.12, 0.05], flat(GOLD)),
  drum([x + 0.2, z], [0.1, 0.22], [0.04, 0.14], flat(scaleColour(GOLD, 1.1))),
  ball([x + 0.36, 0, z - 0.2], [x + 0.46, 0.1, z - 0.1], flat([0.1, 0.5, 0.46])),
  ball([x - 0.4, 0, z - 0.16], [x - 0.31, 0.09, z - 0.07], flat([0.7, 0.1, 0.12])),
];

/** A painted chest. */
const chest = (x: number, z: number): Solid[] => [
  box([x - 0.5, 0.08, z - 0.28], [x + 0.5, 0.6, z + 0.28], (px, py) =>
    Math.abs(py - 0.34) > 0.2
      ? GOLD
      : isGlyph(
            Math.floor(chance(Math.floor(px / 0.2), 8) * 7),
            (px / 0.2 - Math.floor(px / 0.2)) * 2.4 - 1.2,
            (py - 0.34) * 6,
          )
        ? BLUE
        : [0.9, 0.82, 0.62],
  ),
  box([x - 0.54, 0.6, z - 0.32], [x + 0.54, 0.68, z + 0.32], flat(GOLD)),
  drum([x, z], [0.68, 0.86], [0.1, 0.16], flat([0.92, 0.86, 0.72])),
];

/** A torch on a stand. */
const torch = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 1.35], [0.03, 0.024], flat([0.4, 0.26, 0.14])),
  ...[0, 1, 2].flatMap((n) =>
    limb(
      [
        [x, 0.4, z],
        [x + 0.24 * Math.cos(n * 2.1 + 0.5), 0, z + 0.24 * Math.sin(n * 2.1 + 0.5)],
      ],
      [0.02, 0.018],
      flat([0.4, 0.26, 0.14]),
    ),
  ),
  drum([x, z], [1.3, 1.44], [0.07, 0.16], flat([0.7, 0.46, 0.16])),
  ball([x - 0.12, 1.36, z - 0.12], [x + 0.12, 1.78, z + 0.12], flat([1.7, 0.8, 0.16]), 1.2),
  ball([x - 0.06, 1.4, z - 0.15], [x + 0.06, 1.68, z - 0.03], flat([2, 1.5, 0.6]), 1.2),
];

/** A pillar like a bundle of papyrus. */
const pillar = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.14], [0.34, 0.34], flat(scaleColour(OCHRE, 0.8))),
  drum([x, z], [0.14, 2.5], [0.26, 0.22], (px, y, pz) => {
    const turn = Math.atan2(pz - z, px - x) * 3.2;
    const [a, b] = [Math.floor(turn), Math.floor(y / 0.22)];
    if (Math.floor(y / 0.55) % 2 === 0)
      return isGlyph(
        Math.floor(chance(a + 7, b) * 7),
        (turn - a) * 2.4 - 1.2,
        (y / 0.22 - b) * 2.4 - 1.2,
      )
        ? BLUE
        : OCHRE;
    return Math.floor(y * 22) % 2 === 0 ? [0.66, 0.18, 0.1] : [0.12, 0.42, 0.34];
  }),
  drum([x, z], [2.5, 3], [0.22, 0.42], (_px, y) =>
    Math.floor(y * 14) % 2 === 0 ? [0.12, 0.42, 0.34] : GOLD,
  ),
  box([x - 0.3, 3, z - 0.3], [x + 0.3, TOMB.high, z + 0.3], flat(scaleColour(OCHRE, 0.85))),
];
