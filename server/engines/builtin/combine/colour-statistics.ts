import type { Pixels } from '../../engine.ts';
import { matchChroma } from './match-chroma.ts';

/** A picture in a space whose axes are nearly independent in natural pictures: light, blue-yellow, red-green. */
export interface Opponent {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** Turns bytes into opponent colours; 0 to 1 for light, about −1 to 1 for the others. */
export function toOpponent({ width, height, data }: Pixels): Opponent {
  const size = width * height;
  const planes = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const;
  for (let at = 0; at < size; at++) {
    const [r, g, b] = [0, 1, 2].map((c) => (data[at * 4 + c] as number) / 255) as [
      number,
      number,
      number,
    ];
    planes[0][at] = (r + g + b) / 3;
    planes[1][at] = b - (r + g) / 2;
    planes[2][at] = r - g;
  }
  return { width, height, planes };
}

/** Writes opponent colours back into a picture's bytes, mixed in by a share; alpha stays. */
export function fromOpponent({ planes }: Opponent, { data }: Pixels, share: number): void {
  for (let at = 0; at < planes[0].length; at++) {
    const [light, blue, red] = [planes[0][at], planes[1][at], planes[2][at]] as [
      number,
      number,
      number,
    ];
    const b = light + (2 / 3) * blue;
    const sum = 3 * light - b;
    const colour = [(sum + red) / 2, (sum - red) / 2, b];
    for (let c = 0; c < 3; c++) {
      const old = data[at * 4 + c] as number;
      data[at * 4 + c] = old + ((colour[c] as number) * 255 - old) * share;
    }
  }
}

/** Gives a picture about the distribution of another's light, and its colours at each light. */
export function matchColours(content: Opponent, style: Opponent): Opponent {
  const [own, ...chroma] = content.planes;
  const [wanted, ...goal] = style.planes;
  const light = matchLight(own, wanted);
  const [blue, red] = matchChroma({ light, chroma }, { light: wanted, chroma: goal });
  return { ...content, planes: [light, blue, red] };
}

/** Steps of light of a curve, and how flat and how steep it may be. */
const STEPS = 128;
const FLATTEST = 0.45;
const STEEPEST = 1.8;

/**
 * Gives light about the distribution of another picture's by a curve that is nowhere so steep that grain
 * turns to noise, nor so flat that shapes are lost; the middle value becomes the other's.
 */
function matchLight(own: Float32Array, wanted: Float32Array): Float32Array {
  const levels = Float32Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const goal = quantiles(wanted);
  const ranks = mapRanks(levels, quantiles(own), goal);
  const curve = new Float32Array(STEPS + 1);
  for (let step = 1; step <= STEPS; step++) {
    const rise = ((ranks[step] as number) - (ranks[step - 1] as number)) * STEPS;
    const slope = Math.min(STEEPEST, Math.max(FLATTEST, rise));
    curve[step] = (curve[step - 1] as number) + slope / STEPS;
  }
  const at = (value: number) => {
    const place = Math.min(STEPS, Math.max(0, value * STEPS));
    const low = Math.min(STEPS - 1, Math.floor(place));
    const [from, to] = [curve[low] as number, curve[low + 1] as number];
    return from + (to - from) * (place - low);
  };
  const middle = quantiles(own)[RANKS / 2] as number;
  const shift = (goal[RANKS / 2] as number) - at(middle);
  return own.map((value) => soften(at(value) + shift));
}

/** Beyond these light is pressed together: a curve of limited slope may lead out of what can be shown. */
const DARKEST = 0.06;
const LIGHTEST = 0.92;

function soften(light: number): number {
  if (light > LIGHTEST)
    return LIGHTEST + (1 - LIGHTEST) * Math.tanh((light - LIGHTEST) / (1 - LIGHTEST));
  if (light < DARKEST) return DARKEST + DARKEST * Math.tanh((light - DARKEST) / DARKEST);
  return light;
}

const RANKS = 256;

/** Gives each value the one of the same rank. */
function mapRanks(plane: Float32Array, own: Float32Array, goal: Float32Array): Float32Array {
  return plane.map((value) => {
    let [low, high] = [0, RANKS];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((own[middle] as number) <= value) low = middle;
      else high = middle;
    }
    const [from, to] = [own[low] as number, own[high] as number];
    const share = to > from ? (value - from) / (to - from) : 0.5;
    return (
      (goal[low] as number) +
      ((goal[high] as number) - (goal[low] as number)) * Math.min(1, Math.max(0, share))
    );
  });
}

/** The values that 0, 1/256, … of the values stay below, smoothed along their order. */
function quantiles(plane: Float32Array): Float32Array {
  const step = Math.max(1, Math.floor(plane.length / 60_000));
  const some = Float32Array.from(
    { length: Math.ceil(plane.length / step) },
    (_, at) => plane[at * step] as number,
  ).sort();
  const raw = Float32Array.from(
    { length: RANKS + 1 },
    (_, rank) =>
      some[Math.min(some.length - 1, Math.round((rank / RANKS) * (some.length - 1)))] as number,
  );
  return raw.map((_, rank) => {
    let [sum, count] = [0, 0];
    for (let by = -4; by <= 4; by++) {
      const near = raw[rank + by];
      if (near === undefined) continue;
      sum += near;
      count++;
    }
    return sum / count;
  });
}
