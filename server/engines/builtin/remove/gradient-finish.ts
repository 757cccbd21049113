import type { Level } from './level.ts';
import type { Field } from './matcher.ts';

/** Pull toward the voted colour: bends drift back without showing seams again. */
const PULL = 0.002;
/** Over-relaxation of the Gauss-Seidel sweeps. */
const RELAXATION = 1.85;
/** Most sweeps; with the pull, what is farther than about 1/√PULL pixels has no say anyway. */
const SWEEPS = 120;

/**
 * Gradient-domain finish (Darabi et al. 2012): moves the hole's colours so that their gradients are
 * those of the best sources and their border values those of the surroundings, which removes the
 * last seams and drifts of colour. `pixels` is RGBA, written within the hole only.
 */
export function finishGradients(
  level: Level,
  field: Field,
  pixels: Uint8ClampedArray,
  channels: 3 | 4,
  onSweep: (share: number) => void,
): void {
  const links = linkHole(level);
  const sweeps = Math.min(SWEEPS, 20 + Math.round(4 * Math.sqrt(level.holePixels.length)));
  for (let channel = 0; channel < channels; channel++) {
    const solution = solve(level, field, pixels, channel, links, sweeps, (sweep) =>
      onSweep((channel + sweep / sweeps) / channels),
    );
    level.holePixels.forEach((pixel, index) => {
      pixels[pixel * 4 + channel] = solution[index] as number;
    });
  }
}

/** For each hole pixel the four neighbours: index into the hole, −1 known, −2 outside the picture. */
function linkHole({ width, height, holePixels }: Level): Int32Array {
  const number = new Int32Array(width * height).fill(-1);
  holePixels.forEach((pixel, index) => {
    number[pixel] = index;
  });
  const links = new Int32Array(holePixels.length * 4);
  holePixels.forEach((pixel, index) => {
    const x = pixel % width;
    links[index * 4] = x > 0 ? (number[pixel - 1] as number) : -2;
    links[index * 4 + 1] = x + 1 < width ? (number[pixel + 1] as number) : -2;
    links[index * 4 + 2] = pixel >= width ? (number[pixel - width] as number) : -2;
    links[index * 4 + 3] = pixel + width < width * height ? (number[pixel + width] as number) : -2;
  });
  return links;
}

function solve(
  level: Level,
  field: Field,
  pixels: Uint8ClampedArray,
  channel: number,
  links: Int32Array,
  sweeps: number,
  onSweep: (sweep: number) => void,
): Float32Array {
  const { holePixels, width } = level;
  const steps = [-1, 1, -width, width];
  const value = Float32Array.from(holePixels, (pixel) => pixels[pixel * 4 + channel] as number);
  const fixed = new Float32Array(holePixels.length);
  const divisor = new Float32Array(holePixels.length);
  holePixels.forEach((pixel, index) => {
    let sum = PULL * (value[index] as number);
    let weight = PULL;
    for (let side = 0; side < 4; side++) {
      const link = links[index * 4 + side] as number;
      if (link === -2) continue;
      const step = steps[side] as number;
      weight++;
      sum += guide(field, pixels, channel, pixel, pixel + step);
      if (link === -1) sum += pixels[(pixel + step) * 4 + channel] as number;
    }
    fixed[index] = sum;
    divisor[index] = weight;
  });
  for (let sweep = 1; sweep <= sweeps; sweep++) {
    for (let index = 0; index < value.length; index++) {
      let sum = fixed[index] as number;
      for (let side = index * 4; side < index * 4 + 4; side++) {
        const link = links[side] as number;
        if (link >= 0) sum += value[link] as number;
      }
      const old = value[index] as number;
      value[index] = old + RELAXATION * (sum / (divisor[index] as number) - old);
    }
    if (sweep % 20 === 0) onSweep(sweep);
  }
  return value;
}

/** The wanted difference of a pixel to its neighbour: the mean of what both their sources show. */
function guide(
  { source }: Field,
  pixels: Uint8ClampedArray,
  channel: number,
  pixel: number,
  neighbour: number,
): number {
  const own = source[pixel] as number;
  const other = source[neighbour] as number;
  const step = neighbour - pixel;
  const at = (index: number) => pixels[index * 4 + channel] as number;
  const byOwn = own < 0 ? null : at(own) - at(own + step);
  const byOther = other < 0 ? null : at(other - step) - at(other);
  if (byOwn === null && byOther === null) return at(pixel) - at(neighbour);
  return ((byOwn ?? byOther ?? 0) + (byOther ?? byOwn ?? 0)) / 2;
}
