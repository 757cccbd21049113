import { clamp, smoothstep } from '../../arithmetic.ts';

/** Where a line of an old face begins and ends beside its middle (up, aside), and how deep it is. Heights of the head. */
type Line = readonly [from: readonly [number, number], to: readonly [number, number], deep: number];

const LINES: readonly Line[] = [
  // Across the brow.
  [[0.7, 0], [0.69, 0.19], 0.6],
  [[0.745, 0], [0.735, 0.2], 0.75],
  [[0.79, 0], [0.78, 0.17], 0.5],
  // From the nose to the corners of the mouth, beneath the eyes, and at their outer corners.
  [[0.34, 0.082], [0.2, 0.145], 1],
  [[0.428, 0.09], [0.432, 0.2], 0.8],
  [[0.5, 0.235], [0.53, 0.29], 0.6],
  [[0.485, 0.235], [0.47, 0.29], 0.6],
];

/** How wide lines are, and how much darker the deepest is. */
const WIDE = 0.011;
const DARKER = 0.34;

/** How light the skin of an old face is there, beside what it is elsewhere: `aside` is from its middle. */
export function wrinkledAt(y: number, aside: number): number {
  let deepest = 0;
  for (const [[y1, z1], [y2, z2], deep] of LINES) {
    const [dy, dz] = [y2 - y1, z2 - z1];
    const share = clamp(((y - y1) * dy + (aside - z1) * dz) / (dy * dy + dz * dz));
    const away = Math.hypot(y - y1 - share * dy, aside - z1 - share * dz);
    // It fades to its end.
    const line = deep * (1 - 0.7 * share) * (1 - smoothstep(0, WIDE, away));
    if (line > deepest) deepest = line;
  }
  return 1 - DARKER * deepest;
}
