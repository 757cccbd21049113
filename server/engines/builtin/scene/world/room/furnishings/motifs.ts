import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';

/** What a painting shows at a place of 0 to 1 across and up. */
export type Motif = (u: number, v: number, noise: Noise) => Colour;

const landscape: Motif = (u, v, noise) => {
  const hill = 0.4 + 0.2 * noise.fbm(u * 3, 3, 3);
  if (v > hill)
    return Math.hypot(u - 0.7, v - 0.78) < 0.07
      ? [1, 0.92, 0.7]
      : mixColour([0.95, 0.76, 0.5], [0.34, 0.54, 0.76], (v - hill) * 2);
  return mixColour(
    [0.16, 0.28, 0.2],
    [0.52, 0.56, 0.26],
    v / hill + 0.2 * noise.at(u * 18, v * 18),
  );
};
const seascape: Motif = (u, v, noise) => {
  const sail = u > 0.4 && u < 0.62 && v > 0.4 && v < 0.4 + (0.62 - u) * 1.7;
  if (sail) return [0.95, 0.92, 0.84];
  if (u > 0.32 && u < 0.68 && v > 0.34 && v < 0.4) return [0.3, 0.16, 0.1];
  const wave = 0.07 * noise.fbm(u * 6, v * 26, 3);
  return v < 0.38
    ? mixColour([0.05, 0.2, 0.32], [0.3, 0.55, 0.6], v * 2 + 3 * wave)
    : mixColour([0.86, 0.82, 0.72], [0.44, 0.6, 0.74], v + 4 * wave);
};
const portrait: Motif = (u, v, noise) => {
  const [dx, dy] = [(u - 0.5) / 0.15, (v - 0.62) / 0.17];
  const away = Math.hypot(dx, dy);
  const isHair = Math.hypot(dx / 1.22, (dy - 0.32) / 1.1) < 1 && (dy > 0.45 || Math.abs(dx) > 0.86);
  if (isHair) return [0.2, 0.11, 0.06];
  if (away < 1) {
    const isEye = Math.abs(Math.abs(dx) - 0.4) < 0.13 && Math.abs(dy - 0.12) < 0.07;
    const isMouth = Math.abs(dx) < 0.28 && Math.abs(dy + 0.5) < 0.05;
    if (isEye) return [0.12, 0.08, 0.06];
    return isMouth
      ? [0.62, 0.24, 0.2]
      : scaleColour([0.88, 0.68, 0.52], 1.06 - 0.26 * Math.max(0, dx));
  }
  if (Math.abs(u - 0.5) < 0.07 && v > 0.4 && v < 0.5) return [0.76, 0.56, 0.42];
  const shoulder = 0.42 - 1.1 * (u - 0.5) ** 2;
  if (v < shoulder) return scaleColour([0.36, 0.07, 0.1], 1 + 0.3 * noise.at(u * 9, v * 9));
  return scaleColour([0.2, 0.17, 0.12], 1 + 0.5 * noise.fbm(u * 3, v * 3, 2));
};
const blocks: Motif = (u, v) => {
  const isLine =
    [0.3, 0.72].some((at) => Math.abs(u - at) < 0.02) ||
    [0.24, 0.66].some((at) => Math.abs(v - at) < 0.02);
  if (isLine) return [0.06, 0.06, 0.07];
  if (u < 0.3 && v > 0.66) return [0.84, 0.12, 0.1];
  if (u > 0.72 && v < 0.24) return [0.95, 0.78, 0.1];
  return u < 0.3 && v < 0.24 ? [0.1, 0.24, 0.62] : [0.94, 0.93, 0.88];
};
const swirls: Motif = (u, v, noise) => {
  const turn = noise.fbm(u * 3, v * 3, 2) * 5 + 6 * Math.hypot(u - 0.62, v - 0.6);
  return mixColour([0.1, 0.2, 0.5], [0.96, 0.8, 0.3], 0.5 + 0.5 * Math.sin(turn * 3));
};
/** What paintings show. */
export const MOTIFS: readonly Motif[] = [landscape, portrait, seascape, blocks, swirls];

/** Whether a painting is a modern one. */
export const isModern = (motif: Motif): boolean => motif === blocks || motif === swirls;
