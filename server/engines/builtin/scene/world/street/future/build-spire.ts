import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { boxOn, grown, type Plot, plainPaint, roofOn, type Solid } from '../solid.ts';
import { type Ring, turned } from '../turned.ts';
import { type SpireLook, spireFront } from './spire-front.ts';

const SHELLS: readonly Colour[] = [
  [0.86, 0.88, 0.9],
  [0.78, 0.8, 0.84],
  [0.9, 0.88, 0.84],
  [0.5, 0.55, 0.62],
];
const GLASSES: readonly Colour[] = [
  [0.1, 0.3, 0.38],
  [0.12, 0.22, 0.36],
  [0.16, 0.36, 0.36],
  [0.24, 0.2, 0.36],
];
/** The light of bands: cyan, violet, white, magenta. */
export const LIGHTS: readonly Colour[] = [
  [0.25, 0.95, 1.1],
  [0.62, 0.42, 1.15],
  [0.95, 0.98, 1.05],
  [1.1, 0.3, 0.8],
];
const METAL: Colour = [0.7, 0.73, 0.77];
/** How many sides what is round has. */
const SIDES = 12;
/** The share of buildings on whose terraces something grows. */
const GREENED = 0.5;

/** Outlines of high buildings: shares of the radius and of the height. */
const OUTLINES: readonly (readonly Ring[])[] = [
  // A spire that grows thinner in a curve, a disc to look out from two thirds up.
  [
    [1, 0],
    [0.8, 0.12],
    [0.62, 0.34],
    [0.5, 0.58],
    [0.98, 0.615],
    [1, 0.635],
    [0.46, 0.665],
    [0.34, 0.8],
    [0.12, 0.92],
    [0.03, 0.94],
    [0.02, 1.1],
  ],
  // A stem that opens into a crown.
  [
    [0.9, 0],
    [0.56, 0.1],
    [0.44, 0.4],
    [0.46, 0.66],
    [0.66, 0.8],
    [1.05, 0.9],
    [1.1, 0.93],
    [0.7, 0.965],
    [0.2, 0.99],
    [0.05, 1],
    [0.03, 1.08],
  ],
  // A globe on a stalk, a ring below it.
  [
    [0.7, 0],
    [0.36, 0.08],
    [0.26, 0.42],
    [0.72, 0.44],
    [0.72, 0.46],
    [0.24, 0.48],
    [0.2, 0.74],
    [0.62, 0.775],
    [0.86, 0.83],
    [0.86, 0.885],
    [0.62, 0.94],
    [0.16, 0.975],
    [0.03, 0.98],
    [0.02, 1.12],
  ],
  // A shaft that swells and closes to a point, as a bud.
  [
    [0.74, 0],
    [0.9, 0.18],
    [0.96, 0.38],
    [0.88, 0.58],
    [0.68, 0.76],
    [0.4, 0.9],
    [0.08, 1],
  ],
  // Drums on drums, a terrace around each.
  [
    [1, 0],
    [1, 0.3],
    [1.06, 0.305],
    [1.06, 0.32],
    [0.74, 0.321],
    [0.74, 0.58],
    [0.82, 0.585],
    [0.82, 0.6],
    [0.5, 0.601],
    [0.5, 0.82],
    [0.58, 0.825],
    [0.58, 0.84],
    [0.24, 0.841],
    [0.2, 0.97],
    [0.03, 0.98],
    [0.02, 1.1],
  ],
];

/** A dome: shares of its radius. */
const DOME: readonly Ring[] = [0, 0.22, 0.42, 0.6, 0.78, 0.92, 1].map(
  (up): Ring => [Math.cos(Math.asin(up)), up * 0.86],
);
/** How high the storeys of a hall are. World units. */
const HALL = 4.6;
/** Lower than this a building of the future is a dome or stands on drums. World units. */
const LOW = 26;

/** Builds a building of the future of about that height on a plot; `lamps` is the share of lit windows. */
export function buildSpire(
  random: Random,
  plot: Plot,
  high: number,
  lamps: number,
  base = 0,
): Solid[] {
  const look = lookOf(random);
  const paint = spireFront(look, lamps);
  const { x, z, u, w, wide, deep } = plot;
  const at = [x + (u[0] * wide + w[0] * deep) / 2, z + (u[1] * wide + w[1] * deep) / 2] as const;
  const round = Math.min(wide, deep) / 2;
  const form = random.unit();
  const sized = (rings: readonly Ring[], radius: number, to: number): Ring[] =>
    rings.map(([share, up]) => [share * radius, base + up * to]);
  if (high < LOW)
    return form < 0.4
      ? turned(at, sized(DOME, wide / 2, wide / 2), SIDES, paint)
      : turned(at, sized(OUTLINES[4] as readonly Ring[], round, high), SIDES, paint);
  if (form < 0.2) return sail(plot, high, base, look, lamps);
  return turned(at, sized(pick(random, OUTLINES), round, high), SIDES, paint);
}

/** Builds a glazed hall of that height on a plot, its entrance floor higher than the others. */
export function buildHall(random: Random, plot: Plot, high: number, lamps: number): Solid[] {
  const look = lookOf(random);
  // Halls are open until late.
  const paint = spireFront({ ...look, storey: HALL, bands: 2 }, Math.min(1, lamps * 2));
  return [
    boxOn(plot, 0, high, paint),
    boxOn(grown(plot, 0.5), high, high + 0.7, spireFront(look, lamps)),
  ];
}

/** Two blades that lean together, the one higher than the other, a slit of light between them. */
function sail(plot: Plot, high: number, base: number, look: SpireLook, lamps: number): Solid[] {
  const { wide } = plot;
  const paint = spireFront(look, lamps);
  const slit = wide * 0.08;
  const half = (wide - slit) / 2;
  const core = { colour: look.glass, glass: 0.5, glow: scaleColour(look.light, lamps * 2) };
  const part = (from: number, width: number): Plot => ({
    ...plot,
    x: plot.x + plot.u[0] * from,
    z: plot.z + plot.u[1] * from,
    wide: width,
  });
  const blade = (ground: Plot, top: number, side: 'start' | 'end') =>
    roofOn(
      ground,
      base,
      base + top,
      [{ side, pitch: (top * 0.55) / half, from: base + top * 0.45 }],
      // The slope is glazed as the walls are.
      (face, place) => paint(face.role === 'roof' ? { ...face, role: 'front' } : face, place),
    );
  return [
    blade(part(0, half), high, 'start'),
    boxOn(part(half, slit), base, base + high * 0.86, () => core),
    blade(part(half + slit, half), high * 0.84, 'end'),
    boxOn(part(half - 0.2, 0.4), base, base + high * 1.12, plainPaint(METAL)),
  ];
}

const lookOf = (random: Random): SpireLook => ({
  shell: scaleColour(pick(random, SHELLS), 0.92 + 0.12 * random.unit()),
  glass: pick(random, GLASSES),
  light: pick(random, LIGHTS),
  storey: 3.4 + 0.6 * random.unit(),
  bands: 4 + random.below(6),
  number: random.below(4096),
  isGreen: random.unit() < GREENED,
});
