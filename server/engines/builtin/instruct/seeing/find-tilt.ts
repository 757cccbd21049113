import { slopesOf } from '../../kernels/slopes.ts';
import type { View } from './view.ts';

/** Angles that are tried, in degrees. */
const MOST = 15;
const STEP = 0.25;
/** Slopes that count as an edge, in units of the strongest hundredth. */
const LEAST_SLOPE = 0.25;
/** How much the best angle must stand out from the usual one. */
const LEAST_PEAK = 1.25;
/** A best angle so many steps from the last one is none. */
const FROM_END = 8;

/**
 * By how many degrees a picture leans clockwise, −15 to 15; null where nothing tells. Long straight edges that
 * are nearly level or nearly upright vote for lines (Hough 1962): at the right angle the votes of
 * one line fall together.
 */
export function findTilt(view: View): number | null {
  const { width, height } = view;
  const { across, down } = slopesOf(view.luma, width, height);
  const strength = across.map((value, at) => Math.sqrt(value * value + (down[at] as number) ** 2));
  const sorted = Float32Array.from(strength).sort();
  const least = LEAST_SLOPE * (sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  if (least <= 0.002) return null;
  const edges: { x: number; y: number; angle: number; weight: number; level: boolean }[] = [];
  for (let at = 0; at < strength.length; at++) {
    if ((strength[at] as number) < least) continue;
    const [gx, gy] = [across[at] as number, down[at] as number];
    const level = Math.abs(gy) >= Math.abs(gx);
    // The edge runs across its slope.
    const angle = (level ? Math.atan2(-gx, gy) : Math.atan2(gy, gx)) * (180 / Math.PI);
    const folded = ((((angle + 90) % 180) + 180) % 180) - 90;
    if (Math.abs(folded) > MOST + 3) continue;
    edges.push({
      x: at % width,
      y: Math.floor(at / width),
      angle: folded,
      weight: Math.sqrt(strength[at] as number),
      level,
    });
  }
  const scores: number[] = [];
  for (let degrees = -MOST; degrees <= MOST; degrees += STEP)
    scores.push(scoreAt(edges, degrees, width + height));
  return peakOf(scores);
}

function scoreAt(
  edges: readonly { x: number; y: number; angle: number; weight: number; level: boolean }[],
  degrees: number,
  size: number,
): number {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const levels = new Float64Array(size * 2 + 2);
  const uprights = new Float64Array(size * 2 + 2);
  for (const { x, y, angle: own, weight, level } of edges) {
    const away = Math.abs(own - degrees);
    if (away > 4) continue;
    const place = Math.round((level ? y * cos - x * sin : x * cos + y * sin) + size / 2);
    const into = level ? levels : uprights;
    into[place] = (into[place] ?? 0) + weight * (1 - away / 4);
  }
  let sum = 0;
  for (let at = 0; at < levels.length; at++)
    sum += (levels[at] as number) ** 2 + 0.7 * (uprights[at] as number) ** 2;
  return sum;
}

function peakOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  const usual = [...scores].sort((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
  if (best <= 0 || best < usual * LEAST_PEAK) return null;
  const at = scores.indexOf(best);
  // Where votes only grow toward the last angle, its lines were never meant to be level.
  if (Math.min(at, scores.length - 1 - at) < FROM_END) return null;
  const [before, after] = [scores[at - 1] ?? 0, scores[at + 1] ?? 0];
  const bend = before - 2 * best + after;
  const shift = bend === 0 ? 0 : (0.5 * (before - after)) / bend;
  return -MOST + (at + shift) * STEP;
}
