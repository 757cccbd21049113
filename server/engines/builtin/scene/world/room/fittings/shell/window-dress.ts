import { pick, type Random } from '../../../../../kernels/random.ts';
import { scaleColour } from '../../../../arithmetic.ts';
import type { Noise } from '../../../../noise.ts';
import type { Colour } from '../../../../words/idea.ts';
import { CLOTHS, flat, OAK, type Shell, WALNUT } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { box, type Material, type Point, pad, roll, type Solid } from '../../solids/solid.ts';

/** Pleats of a curtain, and pieces of each from top to bottom. */
const PLEATS = 15;
const PIECES = 9;

/** How a curtain is patterned. */
export type Pattern = 'plain' | 'flowery' | 'chequered';

/** A colour that was named as cloth has it: deeper. */
const asCloth = (colour: Colour): Colour => scaleColour(colour, 0.82);

/** The look of a curtain's cloth. */
function fabric(colour: Colour, pattern: Pattern): Material {
  if (pattern === 'plain') return (x, y) => scaleColour(colour, 0.96 + 0.04 * Math.sin(x * 60 + y));
  if (pattern === 'chequered')
    return (x, y) => {
      const [u, v] = [x / 0.09, y / 0.09].map((at) => at - Math.floor(at) < 0.5);
      return u && v ? colour : u || v ? scaleColour([1, 0.95, 0.9], 0.8) : [0.93, 0.91, 0.87];
    };
  return (x, y) => {
    const row = Math.floor(y / 0.2);
    const at = x / 0.17 + 0.5 * (row & 1);
    const [u, v] = [at - Math.floor(at) - 0.5, y / 0.2 - row - 0.5];
    const away = Math.hypot(u * 0.85, v);
    if (away < 0.08) return [0.95, 0.82, 0.36];
    return away < 0.24 + 0.07 * Math.cos(5 * Math.atan2(v, u)) ? colour : [0.92, 0.9, 0.85];
  };
}

/** Curtains on a rod, drawn to both sides of a window; `isBlown`: the wind lifts them far into the room. */
export function hungCurtains(
  { window: [left, right, , high], left: from, right: to, back, high: ceiling }: Shell,
  colour: Colour | null,
  {
    pattern,
    isBlown,
    random,
  }: { readonly pattern: Pattern; readonly isBlown: boolean; readonly random: Random },
): Solid[] {
  if (left >= right) return [];
  const usual: Colour = isBlown
    ? [0.92, 0.91, 0.88]
    : pattern === 'plain'
      ? pick(random, CLOTHS)
      : [0.76, 0.2, 0.2];
  const cloth = fabric(colour === null ? usual : asCloth(colour), pattern);
  const top = Math.min(high + 0.16, ceiling - 0.06);
  const wide = Math.min(0.95, 0.16 * (right - left) + 0.42);
  const ends = [Math.max(left - 0.42, from + 0.05), Math.min(right + 0.42, to - 0.05)] as const;
  const sides = (
    [
      [ends[0], 1],
      [ends[1], -1],
    ] as const
  ).flatMap(([outer, way]) =>
    Array.from({ length: PLEATS }, (_, n): Solid[] => {
      const share = n / (PLEATS - 1);
      const x = outer + way * wide * share;
      const sway = isBlown ? 0.35 + 0.65 * share : 0;
      const at = (down: number): Point => {
        const fold = 0.035 * Math.cos(n * Math.PI);
        const lift = sway * down ** 1.4;
        return [
          x + way * (0.5 * lift + 0.05 * Math.sin(down * 5 + n * 0.6) * sway),
          Math.max(0.05, top - down * (top - 0.05) * (1 - 0.34 * lift)),
          back - 0.13 + fold - 1.15 * lift - 0.09 * sway * Math.sin(down * 6 + share * 3),
        ];
      };
      return Array.from({ length: PIECES }, (__, k) =>
        bone(at(k / PIECES), at((k + 1) / PIECES), [0.052, 0.052], cloth),
      );
    }).flat(),
  );
  const rod = [ends[0] - 0.08, ends[1] + 0.08] as const;
  return [
    ...sides,
    roll(0, [back - 0.13, top + 0.05], [rod[0], rod[1]], [0.02, 0.02], flat(WALNUT)),
    ...rod.map((x) =>
      pad(
        [x - 0.035, top + 0.015, back - 0.165],
        [x + 0.035, top + 0.085, back - 0.095],
        flat(WALNUT),
        0.03,
      ),
    ),
  ];
}

/** A Venetian blind before a window, let down two thirds: narrow slats on two cords, light between them. */
export function blinds(
  { window: [left, right, low, high], back }: Shell,
  colour: Colour | null,
): Solid[] {
  if (left >= right) return [];
  const slat = flat(colour ?? [0.86, 0.84, 0.78]);
  const foot = low + 0.3 * (high - low);
  const [x0, x1] = [left - 0.04, right + 0.04];
  const z = back - 0.1;
  const count = Math.floor((high - foot) / 0.062);
  return [
    box([x0, high - 0.02, z - 0.05], [x1, high + 0.07, z + 0.04], slat),
    ...Array.from({ length: count }, (_, n) => {
      const y = high - 0.05 - 0.062 * n;
      return box([x0, y - 0.022, z - 0.012], [x1, y + 0.012, z + 0.006], slat);
    }),
    box([x0, foot - 0.05, z - 0.02], [x1, foot - 0.015, z + 0.012], slat),
    ...[0.16, 0.84].map((share) => {
      const x = x0 + share * (x1 - x0);
      return box(
        [x - 0.006, foot, z - 0.022],
        [x + 0.006, high, z - 0.014],
        flat([0.5, 0.48, 0.44]),
      );
    }),
  ];
}

/** Shutters of slats, folded open on the wall at both sides of a window. */
export function shutters(
  { window: [left, right, low, high], left: from, right: to, back }: Shell,
  colour: Colour | null,
): Solid[] {
  if (left >= right) return [];
  const tint = colour ?? ([0.3, 0.46, 0.5] as const);
  const wide = Math.min(0.62, (right - left) * 0.36);
  const at = [
    [Math.max(from + 0.02, left - wide - 0.05), left - 0.05],
    [right + 0.05, Math.min(to - 0.02, right + wide + 0.05)],
  ] as const;
  return at.map(([x0, x1]) =>
    box([x0, low - 0.05, back - 0.05], [x1, high + 0.05, back - 0.01], (x, y) => {
      const edge = Math.min(
        x - x0,
        x1 - x,
        y - low + 0.05,
        high + 0.05 - y,
        Math.abs(y - (low + high) / 2) + 0.02,
      );
      if (edge < 0.055) return tint;
      const row = y / 0.045;
      return scaleColour(tint, row - Math.floor(row) < 0.3 ? 0.52 : 0.95);
    }),
  );
}

/** A box of earth with flowers on a window's sill, before the pane. */
export function flowerBox(
  { window: [left, right, low], back }: Shell,
  colour: Colour | null,
  random: Random,
  noise: Noise,
): Solid[] {
  if (left >= right) return [];
  const [x0, x1] = [left + 0.06, right - 0.06];
  const [foot, top] = [low - 0.05, low + 0.13];
  const [near, far] = [back - 0.23, back - 0.03];
  const petals: readonly Colour[] =
    colour === null
      ? [
          [0.86, 0.14, 0.2],
          [0.95, 0.5, 0.62],
          [0.95, 0.9, 0.85],
        ]
      : [colour];
  const blossoms = Array.from({ length: Math.round((x1 - x0) * 26) }, (): Solid[] => {
    const x = x0 + 0.04 + (x1 - x0 - 0.08) * random.unit();
    const z = near + 0.03 + (far - near - 0.06) * random.unit();
    const y = top + 0.07 + 0.16 * random.unit();
    const size = 0.028 + 0.016 * random.unit();
    return [
      bone([x, top - 0.02, z], [x, y, z], [0.005, 0.005], flat([0.24, 0.42, 0.16])),
      pad(
        [x - size, y - size * 0.7, z - size],
        [x + size, y + size * 0.7, z + size],
        flat(pick(random, petals)),
        size * 0.7,
      ),
      pad(
        [x - 0.05, top - 0.01, z - 0.03],
        [x + 0.05, top + 0.05, z + 0.03],
        flat([0.2, 0.4 + 0.1 * random.unit(), 0.14]),
        0.025,
      ),
    ];
  }).flat();
  return [box([x0, foot, near], [x1, top, far], wood(scaleColour(OAK, 0.8), noise)), ...blossoms];
}
