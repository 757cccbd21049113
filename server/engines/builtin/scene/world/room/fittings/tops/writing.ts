import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { flat } from '../../furniture.ts';
import { chance } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { box, drum, type Material, type Point, pad, roll, type Solid } from '../../solids/solid.ts';
import { BLACK, BRASS, block, DARK_WOOD, orb, PAPER, STEEL } from './shapes.ts';

const ENAMEL: Colour = [0.16, 0.3, 0.3];
const IVORY: Material = flat([0.92, 0.9, 0.82]);

/** Lines of writing on a page that faces up or toward the eye: `along` across its lines, `down` from one to the next, metres. */
const written = (along: number, down: number, apart: number): boolean => {
  const line = Math.floor(down / apart);
  const share = down / apart - line;
  const word = Math.floor(along / 0.017 + 3 * chance(line, 2));
  return share > 0.3 && share < 0.62 && chance(word, line) > 0.24;
};

/** A typewriter: keys in four rows that rise, a basket of type, a platen with knobs, a sheet with lines of type in it. */
export function typewriter(colour: Colour | null): Solid[] {
  const shell = flat(colour ?? ENAMEL);
  const rows = [0, 1, 2, 3].flatMap((row): Solid[] =>
    Array.from({ length: 10 }, (_, n): Solid[] => {
      const x = -0.135 + 0.029 * n + 0.008 * (row % 2);
      const [y, z] = [0.05 + 0.017 * row, -0.135 + 0.029 * row];
      return [
        drum([x, z], [y - 0.02, y], [0.003, 0.003], STEEL),
        drum([x, z], [y, y + 0.006], [0.0115, 0.0105], IVORY),
      ];
    }).flat(),
  );
  return [
    block([0, 0, 0], [0.36, 0.035, 0.34], shell, 0.015),
    pad([-0.18, 0.02, -0.02], [0.18, 0.13, 0.17], shell, 0.03),
    box([-0.11, 0.13, 0.0], [0.11, 0.134, 0.07], BLACK),
    pad([-0.18, 0.02, -0.17], [-0.155, 0.09, 0], shell, 0.01),
    pad([0.155, 0.02, -0.17], [0.18, 0.09, 0], shell, 0.01),
    ...rows,
    block([0, 0.035, -0.155], [0.2, 0.012, 0.022], IVORY, 0.005),
    // The carriage.
    roll(0, [0.11, 0.17], [-0.2, 0.2], [0.026, 0.026], BLACK),
    ...[-1, 1].map((to) =>
      roll(0, [0.11, 0.17], [to * 0.215 - 0.015, to * 0.215 + 0.015], [0.03, 0.03], BLACK),
    ),
    box([-0.2, 0.135, 0.12], [0.2, 0.15, 0.16], STEEL),
    bone([-0.2, 0.17, 0.1], [-0.25, 0.2, 0.03], [0.006, 0.005], STEEL),
    box([-0.105, 0.16, 0.135], [0.105, 0.36, 0.138], (x, y) =>
      Math.abs(x) < 0.085 && y < 0.3 && written(x + 0.1, 0.36 - y, 0.02) ? [0.2, 0.2, 0.22] : PAPER,
    ),
    ...[-0.13, 0.13].map((x) => drum([x, 0.04], [0.13, 0.145], [0.035, 0.035], STEEL)),
  ];
}

/** Sheets of paper that lie over one another, written on, some of them aslant. */
export function papers(): Solid[] {
  return [
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const [dx, dz] = [0.05 * (chance(n, 3) - 0.5), 0.04 * (chance(n, 5) - 0.5)];
      return block([dx, 0.006 * n, dz], [0.24, 0.005, 0.31], (x, _y, z, axis) =>
        axis === 1 &&
        Math.abs(x - dx) < 0.095 &&
        Math.abs(z - dz) < 0.12 &&
        written(x, 0.2 - z, 0.024)
          ? [0.3, 0.3, 0.36]
          : scaleColour(PAPER, n % 2 === 0 ? 1 : 0.9),
      );
    }),
    ...sheet([0.26, 0.002, -0.04], 0.5, 3),
    ...sheet([-0.25, 0.002, 0.02], -0.35, 5),
  ];
}

/** A sheet on a table that is turned by an angle, radians: strips of it beside one another. */
function sheet([x, y, z]: Point, turn: number, number: number): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: 16 }, (_, n) => {
    // Along the sheet's length, across which it is cut into strips at right angles to the table's sides.
    const dz = -0.2 + (0.4 * (n + 0.5)) / 16;
    const across = [-0.105 / c + (dz * s) / c, 0.105 / c + (dz * s) / c];
    const along =
      s === 0 ? [-9, 9] : [(-0.148 - dz * c) / s, (0.148 - dz * c) / s].sort((a, b) => a - b);
    const left = Math.max(across[0] as number, along[0] as number);
    const right = Math.min(across[1] as number, along[1] as number);
    if (right <= left) return [];
    return [
      box(
        [x + left, y, z + dz - 0.0126],
        [x + right, y + 0.003, z + dz + 0.0126],
        (px, _py, pz) => {
          const [dx, ez] = [px - x, pz - z];
          const [u, v] = [dx * c - ez * s, dx * s + ez * c];
          return Math.abs(u) < 0.085 && Math.abs(v) < 0.115 && written(u + number, 0.2 - v, 0.024)
            ? [0.3, 0.3, 0.36]
            : PAPER;
        },
      ),
    ];
  }).flat();
}

/** A bundle of letters tied with a ribbon, one with a seal before it. */
export function letters(colour: Colour | null): Solid[] {
  const ribbon = colour ?? [0.7, 0.14, 0.16];
  const bundle = [0, 1, 2, 3, 4, 5].map((n) => {
    const dx = 0.012 * (chance(n, 7) - 0.5);
    const tone = 0.86 + 0.16 * chance(n, 2);
    return block([dx, 0.012 * n, 0.05], [0.24, 0.011, 0.15], (x, _y, z) =>
      Math.abs(x) < 0.012 || Math.abs(z - 0.05) < 0.012 ? ribbon : scaleColour(PAPER, tone),
    );
  });
  const seal: Material = (x, _y, z, axis) => {
    const [u, v] = [(x - 0.03) / 0.12, (z + 0.1) / 0.075];
    const isFlap = v < 0.9 && Math.abs(Math.abs(u) - (v + 1) * 0.5) < 0.03;
    return axis === 1 && isFlap ? [0.66, 0.6, 0.48] : PAPER;
  };
  return [
    ...bundle,
    ...[-1, 1].map((to) => orb([to * 0.03, 0.085, 0.05], [0.034, 0.014, 0.02], flat(ribbon))),
    block([0.03, 0, -0.1], [0.24, 0.006, 0.15], seal),
    drum([0.03, -0.1], [0.006, 0.014], [0.024, 0.02], flat([0.66, 0.1, 0.1])),
  ];
}

/** An open book: two halves that bulge to the fold, lines of print, a ribbon. */
export function openBook(colour: Colour | null): Solid[] {
  const cover = flat(colour ?? [0.5, 0.13, 0.12]);
  const steps = 10;
  const page: Material = (x, _y, z, axis) => {
    const out = Math.abs(x);
    return axis === 1 &&
      out > 0.03 &&
      out < 0.165 &&
      Math.abs(z) < 0.105 &&
      written(x, 0.2 - z, 0.017)
      ? [0.34, 0.32, 0.3]
      : PAPER;
  };
  return [
    block([0, 0, 0], [0.4, 0.008, 0.28], cover),
    ...[-1, 1].flatMap((to) =>
      Array.from({ length: steps }, (_, n) => {
        const [a, b] = [(n / steps) * 0.19, ((n + 1) / steps) * 0.19];
        const high = 0.018 + 0.03 * Math.sin(Math.PI * (0.1 + 0.75 * ((n + 0.5) / steps)));
        return box(
          [Math.min(to * a, to * b), 0.008, -0.13],
          [Math.max(to * a, to * b), high, 0.13],
          page,
        );
      }),
    ),
    box([0.03, 0.03, -0.19], [0.042, 0.05, -0.02], flat([0.8, 0.62, 0.2])),
  ];
}

/** An old map that lies half unrolled: coasts, a course of dots, a compass's rose. */
export function unrolledMap(): Solid[] {
  const land = (x: number, z: number): number =>
    Math.sin(x * 13 + 1) * Math.cos(z * 15) +
    0.55 * Math.sin(x * 31 + z * 22) +
    0.3 * Math.sin(z * 47);
  const chart: Material = (x, _y, z, axis) => {
    if (axis !== 1) return [0.78, 0.66, 0.44];
    if (Math.abs(x) > 0.27 || Math.abs(z) > 0.17) return [0.7, 0.55, 0.32];
    const rose = Math.hypot(x - 0.18, z + 0.1);
    const turn = Math.atan2(z + 0.1, x - 0.18);
    if (rose < 0.045 && rose > 0.012 && Math.abs(Math.cos(2 * turn)) > 0.86)
      return [0.6, 0.16, 0.12];
    if (Math.abs(z - 0.08 * Math.sin(9 * x)) < 0.006 && Math.floor(x / 0.018) % 2 === 0)
      return [0.62, 0.12, 0.1];
    const here = land(x, z);
    if (Math.abs(here - 0.18) < 0.09) return [0.34, 0.22, 0.12];
    return here > 0.18 ? [0.76, 0.64, 0.36] : [0.62, 0.72, 0.66];
  };
  return [
    block([0, 0, 0], [0.6, 0.006, 0.4], chart),
    ...[-1, 1].map((to) =>
      roll(2, [to * 0.31, 0.03], [-0.2, 0.2], [0.03, 0.03], (_x, y) =>
        Math.floor(y / 0.009) % 3 === 0 ? [0.66, 0.52, 0.32] : [0.86, 0.74, 0.52],
      ),
    ),
    drum([-0.15, -0.11], [0.006, 0.03], [0.035, 0.035], BRASS),
    drum([-0.15, -0.11], [0.03, 0.033], [0.028, 0.028], IVORY),
  ];
}

/** Pens and brushes that stand in a jar, one leaning out. */
export function brushes(colour: Colour | null): Solid[] {
  const inks: readonly Colour[] = [
    [0.8, 0.2, 0.16],
    [0.16, 0.4, 0.7],
    [0.9, 0.7, 0.2],
    [0.2, 0.5, 0.3],
    [0.5, 0.3, 0.16],
    [0.86, 0.5, 0.2],
    [0.3, 0.2, 0.5],
  ];
  return [
    drum([0, 0], [0, 0.13], [0.048, 0.056], flat(colour ?? [0.32, 0.48, 0.58])),
    ...inks.flatMap((ink, n): Solid[] => {
      const turn = n * 2.4;
      const lean = 0.035 + 0.03 * chance(n, 4);
      const [dx, dz] = [Math.cos(turn) * lean, Math.sin(turn) * lean];
      const high = 0.24 + 0.06 * chance(n, 9);
      const tip: Point = [dx * 2, high, dz * 2];
      const isBrush = n % 2 === 0;
      return [
        bone([dx * 0.6, 0.1, dz * 0.6], tip, [0.005, 0.006], flat(isBrush ? DARK_WOOD : ink)),
        ...(isBrush
          ? [
              bone(tip, [tip[0] * 1.06, high + 0.02, tip[2] * 1.06], [0.008, 0.009], STEEL),
              orb([tip[0] * 1.12, high + 0.05, tip[2] * 1.12], [0.013, 0.03, 0.013], flat(ink)),
            ]
          : [orb([tip[0], high + 0.006, tip[2]], [0.006, 0.014, 0.006], BLACK)]),
      ];
    }),
  ];
}
