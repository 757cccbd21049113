import { clamp, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { type Frame, SKY, THING } from '../../world/frame.ts';
import { meanLight } from '../tone.ts';

/** The light of a frame's pixels, in its own units. */
export function lightOf({ rgb }: Pick<Frame, 'rgb'>): Float32Array {
  const light = new Float32Array(rgb.length / 3);
  for (let at = 0; at < light.length; at++)
    light[at] = lumaOf(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number);
  return light;
}

/**
 * Light with its range spread to 0 to 1, so that every picture has the white of its paper and deep shade, and
 * with a little more contrast to what is around. `unit` is 1 for a picture of about a megapixel.
 */
export function evenTone(light: Float32Array, width: number, unit: number): Float32Array {
  const soft = blurPlane(light, width, Math.max(1, 1.6 * unit));
  const wide = blurPlane(light, width, Math.max(2, 60 * unit));
  const local = soft.map((value, at) => value + 0.35 * (value - (wide[at] as number)));
  const sorted = someOf(local).sort();
  const low = sorted[Math.floor(sorted.length * 0.02)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.93)] ?? 1;
  return local.map((value) => clamp((value - low) / Math.max(0.2, high - low)));
}

/** Enough of the values to tell their shares. */
const someOf = (values: Float32Array): Float32Array => {
  const step = 1 + Math.floor(values.length / 100_000);
  return Float32Array.from(
    { length: Math.ceil(values.length / step) },
    (_, n) => values[n * step] ?? 0,
  );
};

/** The tone that half of a drawing is lighter than, and how far tones are bent for it at most. */
const HALF = 0.56;
const BENT = 0.55;

/** The same for drawings with black: where most is dark it is opened, so that the paper shows; nights stay darker. */
export function openTone(light: Float32Array, width: number, unit: number): Float32Array {
  const tone = evenTone(light, width, unit);
  const sorted = someOf(tone).sort();
  const middle = clamp(sorted[sorted.length >> 1] ?? HALF, 0.05, HALF);
  const power = Math.max(BENT, Math.log(HALF) / Math.log(middle));
  return tone.map((value) => value ** power);
}

/** The mean light of a picture made of stones or paper, at the least where a curve of this power brings it there. */
const OPEN = { mean: 0.42, power: 0.6 } as const;

/** Opens the tones of a dark frame of display values, in place: what it is made of is seen by the light of a room; nights stay darker. */
export function openLight(frame: Frame): void {
  const { rgb } = frame;
  const mean = clamp(meanLight(frame), 0.02, OPEN.mean);
  const power = Math.max(OPEN.power, Math.log(OPEN.mean) / Math.log(mean));
  if (power >= 1) return;
  for (let at = 0; at < rgb.length; at++) rgb[at] = clamp(rgb[at] as number) ** power;
}

/** How much of their shade whoever draws leaves to the paper, and the mean light of skies from which on: not of nights. */
const LEFT_TO_PAPER = { sky: 0.55, ground: 0.26, from: 0.2, whole: 0.42 } as const;

/** Things no larger than this, as a share of the mean side, are tufts and blossoms: they belong to the ground. */
const TUFT = 0.01;

/**
 * Lightens what lies around the things in a frame of display values, in place, the sky most: drawings leave it to the
 * paper, so that the things stand out. Nights stay dark; without a sky the ground alone is lightened.
 */
export function leaveToPaper({ rgb, kind, width, height }: Frame): void {
  let [sum, count] = [0, 0];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] !== SKY) continue;
    sum += lumaOf(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number);
    count++;
  }
  const { sky, ground, from, whole } = LEFT_TO_PAPER;
  const day = count === 0 ? 1 : smoothstep(from, whole, sum / count);
  const things = new Float32Array(kind.length);
  for (let at = 0; at < kind.length; at++) if (kind[at] === THING) things[at] = 1;
  const around = blurPlane(things, width, Math.max(1, TUFT * Math.sqrt(width * height)));
  for (let at = 0; at < kind.length; at++) {
    const thing = (things[at] as number) * smoothstep(0.45, 0.8, around[at] as number);
    const kept = 1 - day * (kind[at] === SKY ? sky : ground * (1 - thing));
    for (let c = 0; c < 3; c++) rgb[at * 3 + c] = 1 - (1 - (rgb[at * 3 + c] as number)) * kept;
  }
}
