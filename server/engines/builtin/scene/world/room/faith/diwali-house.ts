import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Solid, sphere } from '../solids/solid.ts';

/** The court: how far off its end is, half its width, how high its walls are; metres. */
export const DIWALI_COURT = { back: 8.4, half: 3.7, walls: 5.4 } as const;
/** The plaster of its walls. */
export const PLASTER: Colour = [0.86, 0.6, 0.38];
const TRIM: Colour = [0.96, 0.9, 0.78];
const GLOW: Colour = [1.5, 0.92, 0.36];
const MARIGOLD: readonly Colour[] = [
  [1, 0.52, 0.04],
  [1, 0.76, 0.08],
];
/** An arch with scalloped edges: whether a place is within it, from the middle of its foot, half as wide, so high. */
const isArch = (u: number, y: number, half: number, high: number): boolean => {
  const spring = high * 0.62;
  if (y < spring) return Math.abs(u) < half;
  const v = (y - spring) / (high - spring);
  const edge = half * Math.sqrt(Math.max(0, 1 - v ** 1.5));
  return v < 1 && Math.abs(u) < edge - 0.05 * Math.abs(Math.sin(v * 9));
};

/** The house around the court: arches below, windows with screens above, a cornice. */
export function house(middle: number): Solid[] {
  const { half, back, walls } = DIWALI_COURT;
  const face =
    (from: number, bay: number): Material =>
    (x, y, z, axis) => {
      const along = ((axis === 0 ? z : x) - from) / bay;
      const u = (along - Math.floor(along) - 0.5) * bay;
      if (y > walls - 0.3) return TRIM;
      if (Math.abs(y - 2.95) < 0.13) return TRIM;
      if (y < 2.8) {
        const w = bay * 0.36;
        if (isArch(u, y - 0.3, w, 2.25))
          return mixColour(GLOW, [0.5, 0.22, 0.08], Math.min(1, Math.max(0, (y - 0.4) / 2.4)));
        return isArch(u, y - 0.3, w + 0.11, 2.4) ? TRIM : PLASTER;
      }
      const v = y - 3.3;
      if (isArch(u, v, bay * 0.2, 1.35)) {
        const isScreen = Math.sin(u * 40) * Math.sin(y * 40) > 0.1;
        return isScreen ? [0.55, 0.3, 0.14] : scaleColour(GLOW, 0.85);
      }
      return isArch(u, v, bay * 0.2 + 0.1, 1.48) && v > -0.06 ? TRIM : PLASTER;
    };
  return [
    box(
      [middle - half - 3, 0, back - 0.5],
      [middle + half + 3, walls, back - 0.1],
      face(middle - half, (2 * half) / 3),
    ),
    ...[-1, 1].map((to) =>
      slab(
        [middle + to * half, middle + to * (half + 0.5)],
        [0, walls],
        [2.2, back - 0.4],
        face(2.2, (back - 2.6) / 3),
      ),
    ),
    box(
      [middle - half - 3, walls, back - 0.8],
      [middle + half + 3, walls + 0.14, back],
      flat(TRIM),
    ),
    ...[-1.6, 1.6].flatMap((dx) => [
      drum([middle + dx, back - 0.3], [walls + 0.1, walls + 0.5], [0.36, 0.36], flat(TRIM)),
      ball(
        [middle + dx - 0.42, walls + 0.3, back - 0.72],
        [middle + dx + 0.42, walls + 1.2, back + 0.1],
        flat(PLASTER),
      ),
    ]),
  ];
}

/** Two steps before the wall ahead, a row of lamps on each. */
export const steps = (middle: number): Solid[] =>
  [0, 1].flatMap((n) => {
    const [half, z, y] = [2.7 - 0.3 * n, 6.7 + 0.4 * n, 0.17 * (n + 1)];
    return [
      box([middle - half, 0, z], [middle + half, y, 7.95], flat([0.7, 0.6, 0.48])),
      ...Array.from({ length: 9 }, (_, k) =>
        diya(middle - half + 0.25 + (k * (2 * half - 0.5)) / 8, y, z + 0.14),
      ).flat(),
    ];
  });

/** A lamp of clay with its flame. */
export const diya = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.055], [0.05, 0.09], flat([0.72, 0.36, 0.2])),
  {
    ...bone([x, y + 0.075, z], [x, y + 0.17, z], [0.03, 0.008], flat([2.2, 1.5, 0.5])),
    glow: 1,
  },
];

/** Garlands of marigolds that hang in swags from arch to arch, and down beside them. */
export function garlands(middle: number): Solid[] {
  const { half, back } = DIWALI_COURT;
  const z = back - 0.62;
  const bead = (x: number, y: number, n: number): Solid =>
    sphere([x, y, z], 0.085, flat(MARIGOLD[Math.floor(n / 3) % 2] as Colour));
  return [0, 1, 2].flatMap((bay) => {
    const x0 = middle - half + (bay * 2 * half) / 3;
    const wide = (2 * half) / 3;
    return [
      ...Array.from({ length: 17 }, (_, n) => {
        const t = n / 16;
        return bead(x0 + t * wide, 2.78 - 1.5 * t * (1 - t), n);
      }),
      ...Array.from({ length: 9 }, (_, n) => bead(x0 + 0.02, 2.66 - 0.15 * n, n)),
    ];
  });
}

/** Strings of small lights across the court. */
export const strings = (middle: number): Solid[] =>
  [3.4, 5, 6.6].flatMap((z, k) =>
    Array.from({ length: 19 }, (_, n) => {
      const t = n / 18;
      const [x, y] = [
        middle - DIWALI_COURT.half + t * 2 * DIWALI_COURT.half,
        4.4 - 2.2 * t * (1 - t),
      ];
      const colour = (
        [
          [2, 1.4, 0.5],
          [2, 0.5, 0.9],
          [0.5, 1.6, 0.7],
          [0.6, 0.9, 2],
        ] as const
      )[(n + k) % 4] as Colour;
      return ball([x - 0.05, y - 0.06, z - 0.05], [x + 0.05, y + 0.06, z + 0.05], flat(colour), 1);
    }),
  );
