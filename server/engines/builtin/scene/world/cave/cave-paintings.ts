import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { EYE_IN_CAVE } from '../eye.ts';
import type { Place } from './cave-plan.ts';

const OCHRE: Colour = [0.5, 0.2, 0.09];
const RUST: Colour = [0.62, 0.33, 0.12];
const SOOT: Colour = [0.09, 0.07, 0.06];

/** A stroke between two places, as thick as a radius; in halves of a figure's width, right and up. */
type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number, radius: number];

const BISON: readonly Stroke[] = [
  [-0.3, 0.1, 0.4, 0.02, 0.27],
  [-0.3, 0.24, -0.12, 0.22, 0.24],
  [-0.68, -0.08, -0.6, 0.06, 0.17],
  [-0.74, 0.14, -0.9, 0.3, 0.04],
  [-0.62, 0.2, -0.7, 0.36, 0.04],
  [-0.4, -0.1, -0.46, -0.56, 0.06],
  [-0.26, -0.1, -0.2, -0.56, 0.06],
  [0.42, -0.1, 0.36, -0.56, 0.06],
  [0.54, -0.06, 0.6, -0.54, 0.06],
  [0.64, 0.16, 0.86, -0.06, 0.035],
];

const DEER: readonly Stroke[] = [
  [-0.24, 0, 0.4, 0.02, 0.19],
  [-0.3, 0.08, -0.56, 0.38, 0.1],
  [-0.54, 0.42, -0.78, 0.36, 0.075],
  [-0.54, 0.46, -0.5, 0.9, 0.028],
  [-0.52, 0.6, -0.74, 0.84, 0.024],
  [-0.51, 0.7, -0.3, 0.92, 0.024],
  [-0.58, 0.46, -0.84, 0.76, 0.024],
  [-0.28, -0.1, -0.44, -0.66, 0.045],
  [-0.16, -0.1, -0.12, -0.68, 0.045],
  [0.42, -0.1, 0.34, -0.68, 0.045],
  [0.5, -0.06, 0.64, -0.64, 0.045],
];

const HORSE: readonly Stroke[] = [
  [-0.26, 0, 0.4, 0.02, 0.23],
  [-0.36, 0.12, -0.6, 0.44, 0.13],
  [-0.62, 0.44, -0.84, 0.24, 0.09],
  [-0.3, -0.14, -0.5, -0.56, 0.05],
  [-0.18, -0.14, -0.26, -0.6, 0.05],
  [0.42, -0.12, 0.42, -0.6, 0.05],
  [0.54, -0.08, 0.7, -0.54, 0.05],
  [0.6, 0.12, 0.84, -0.2, 0.05],
];

const HUNTER: readonly Stroke[] = [
  [0, 0.2, 0.02, -0.16, 0.09],
  [0, 0.46, 0, 0.46, 0.11],
  [0, -0.16, -0.24, -0.66, 0.05],
  [0.02, -0.16, 0.22, -0.66, 0.05],
  [0, 0.18, -0.34, 0.28, 0.04],
  [0, 0.18, 0.32, 0.06, 0.04],
  [-0.72, 0.42, 0.7, -0.06, 0.025],
];

const HAND: readonly Stroke[] = [
  [0, -0.2, 0.02, -0.02, 0.26],
  [-0.2, 0.08, -0.3, 0.5, 0.075],
  [-0.06, 0.16, -0.08, 0.66, 0.075],
  [0.1, 0.16, 0.13, 0.62, 0.075],
  [0.22, 0.06, 0.32, 0.46, 0.07],
  [0.2, -0.2, 0.5, 0.06, 0.08],
  [0, -0.4, 0, -0.7, 0.18],
];

/** What is painted, by rows from below and from the mouth outward, and whether it is a hand held against the rock while paint was blown around it. */
const FIGURES = [
  [BISON, DEER, HORSE, HAND],
  [HORSE, HAND, BISON, DEER],
  [DEER, HUNTER, HAND, BISON],
] as const;

/** How wide and high the place of a figure is as the eye sees it, where the first begins aside of straight ahead, and the lowest over the eye's level: radians. */
const CELL = { wide: 0.17, high: 0.135, aside: 0.2, low: -0.03 } as const;
/** How much of its place a figure fills. */
const FILLS = 0.86;

/** How far a place is outside of the strokes; below 0 within them. */
function outside(strokes: readonly Stroke[], x: number, y: number): number {
  let least = 9;
  for (const [fromX, fromY, toX, toY, radius] of strokes) {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1));
    least = Math.min(least, Math.hypot(x - fromX - along * dx, y - fromY - along * dy) - radius);
  }
  return least;
}

/**
 * Rock as people of the ice age have painted it: beasts in ochre with outlines of soot, hunters, hands with paint blown around
 * them, in rows on both walls. They are drawn as the eye of the cave sees them, so that no bend of the rock hides what they are.
 */
export function paintedRock(noise: Noise, rock: Colour, [x, y, z]: Place): Colour {
  const away = Math.hypot(x, z);
  const aside = (Math.abs(Math.atan2(x, z)) - CELL.aside) / CELL.wide;
  const up = ((y - EYE_IN_CAVE) / away - CELL.low) / CELL.high;
  const [column, row] = [Math.floor(aside), Math.floor(up)];
  const figure = FIGURES[row]?.[column];
  if (figure === undefined || y < 0.7) return rock;
  const facing = Math.sign(x) * ((row + column) % 2 === 0 ? 1 : -1);
  const [u, v] = [
    ((aside - column - 0.5) * 2 * facing) / FILLS,
    ((up - row - 0.5) * 2 * (CELL.high / CELL.wide)) / FILLS,
  ];
  const worn = 0.72 + 0.5 * noise.fbm(x * 3 + z * 2, y * 3, 2);
  const off = outside(figure, u, v);
  if (figure === HAND) {
    const blown = smoothstep(0.42, 0.02, off) * smoothstep(-0.03, 0.03, off);
    return mixColour(rock, OCHRE, clamp(0.85 * blown * worn));
  }
  const fill = smoothstep(0.03, -0.03, off);
  const line = fill * smoothstep(-0.07, -0.03, off);
  const tone = mixColour(
    (row + column) % 3 === 1 ? RUST : OCHRE,
    SOOT,
    figure === HUNTER ? 1 : line,
  );
  return mixColour(rock, tone, clamp(0.9 * fill * worn));
}
