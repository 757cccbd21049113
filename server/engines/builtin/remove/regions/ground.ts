import { lumaOf } from '../../kernels/luma.ts';
import type { View } from '../contours/edges.ts';

/** Colour differences weigh more than those of light: shadows fall on things. */
const COLOUR_WEIGHT = 1.5;

/** A picture of colours with a hole, as regions are seen in. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** Luma and two weighted colour differences, a plane each. */
  readonly planes: readonly Float32Array[];
  /** 1 where pixels are to be made. */
  readonly hole: Uint8Array;
}

/** The colours of a picture. */
export function groundOf({ data, hole, width, height }: View): Ground {
  const planes = [0, 1, 2].map(() => new Float32Array(hole.length));
  const [light, blueness, redness] = planes as [Float32Array, Float32Array, Float32Array];
  for (let at = 0; at < hole.length; at++) {
    const [red, blue] = [data[at * 4] as number, data[at * 4 + 2] as number];
    const luma = lumaOf(red, data[at * 4 + 1] as number, blue);
    light[at] = luma;
    blueness[at] = COLOUR_WEIGHT * 0.564 * (blue - luma);
    redness[at] = COLOUR_WEIGHT * 0.713 * (red - luma);
  }
  return { width, height, planes, hole };
}

/** How unlike two pixels are, in grey levels. */
export function unlike({ planes }: Pick<Ground, 'planes'>, one: number, other: number): number {
  let sum = 0;
  for (const plane of planes) sum += ((plane[one] as number) - (plane[other] as number)) ** 2;
  return Math.sqrt(sum);
}

/** Pixels no more unlike than this are averaged, in grey levels; how far around, and how often. */
const ALIKE = 22;
const RADIUS = 2;
const ROUNDS = 2;

/** Averages each known pixel of a band with those around it that are like it (sigma filter, Lee 1983): texture fades, edges stay. */
export function smoothGround(ground: Ground, band: Int32Array): Ground {
  let planes = ground.planes;
  for (let round = 0; round < ROUNDS; round++) planes = smoothOnce({ ...ground, planes }, band);
  return { ...ground, planes };
}

function smoothOnce({ planes, hole, width, height }: Ground, band: Int32Array): Float32Array[] {
  const [a, b, c] = planes as [Float32Array, Float32Array, Float32Array];
  const next = planes.map((plane) => plane.slice());
  const [nextA, nextB, nextC] = next as [Float32Array, Float32Array, Float32Array];
  const limit = ALIKE ** 2;
  for (const pixel of band) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const pa = a[pixel] as number;
    const pb = b[pixel] as number;
    const pc = c[pixel] as number;
    let [sumA, sumB, sumC, count] = [0, 0, 0, 0];
    const left = Math.max(0, x - RADIUS);
    const right = Math.min(width - 1, x + RADIUS);
    const bottom = Math.min(height - 1, y + RADIUS);
    for (let row = Math.max(0, y - RADIUS); row <= bottom; row++) {
      const last = row * width + right;
      for (let at = row * width + left; at <= last; at++) {
        if (hole[at] === 1) continue;
        const da = (a[at] as number) - pa;
        const db = (b[at] as number) - pb;
        const dc = (c[at] as number) - pc;
        if (da * da + db * db + dc * dc > limit) continue;
        sumA += da;
        sumB += db;
        sumC += dc;
        count++;
      }
    }
    nextA[pixel] = pa + sumA / count;
    nextB[pixel] = pb + sumB / count;
    nextC[pixel] = pc + sumC / count;
  }
  return next;
}

/** How far two colours are from each other. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, c) => value - (other[c] ?? 0)));
