import { scaleColour } from '../../../arithmetic.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

import { BLACK, BLUE, GOLD, isGlyph, OCHRE } from './tomb-paintings.ts';

/** Half the width, the height and where the far wall is; metres. */
export const TOMB = { half: 3, high: 3.3, back: 6.4 } as const;

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
