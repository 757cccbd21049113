import { type Frame, SKY } from '../../world/frame.ts';
import { lightDisc } from '../lens.ts';
import { lightOf } from './tones.ts';

/** How many stars have halos, how far apart they are and how large, in pixels of a megapixel. */
const MOST = 16;
const APART = 110;
const HALO = { radius: 40, least: 0.55 } as const;
/** How much lighter than the mean sky a star is, and below which mean light it is night. */
const LIGHTER = 0.28;
const NIGHT = 0.35;
const YELLOW = [1, 0.86, 0.42] as const;
const PALE = [0.75, 0.88, 1] as const;

/** Gives the brightest stars of a night (a frame of display values) round halos, in place: fine points would be painted over. */
export function haloStars(frame: Frame, unit: number): void {
  const { kind, width } = frame;
  const light = lightOf(frame);
  let [sum, count] = [0, 0];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] !== SKY) continue;
    sum += light[at] as number;
    count++;
  }
  const mean = sum / Math.max(1, count);
  if (count === 0 || mean > NIGHT) return;
  const bright: number[] = [];
  for (let at = 0; at < kind.length; at++)
    if (kind[at] === SKY && (light[at] as number) > mean + LIGHTER) bright.push(at);
  bright.sort((a, b) => (light[b] as number) - (light[a] as number) || a - b);
  const placed: { x: number; y: number }[] = [];
  for (const at of bright) {
    if (placed.length === MOST) break;
    const star = { x: at % width, y: Math.floor(at / width) };
    if (placed.some(({ x, y }) => Math.hypot(x - star.x, y - star.y) < APART * unit)) continue;
    placed.push(star);
  }
  placed.forEach((star, n) => {
    const radius = HALO.radius * unit * (HALO.least + (1 - HALO.least) * (1 - n / MOST));
    if (radius < 1) return;
    lightDisc(frame, star, radius, n % 3 === 2 ? PALE : YELLOW, 0.5, 0.5);
    lightDisc(frame, star, radius * 0.45, YELLOW, 0.9, 0);
  });
}
