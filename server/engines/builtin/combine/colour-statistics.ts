import type { Pixels } from '../../engine.ts';
import { mix, smoothstep } from '../scene/arithmetic.ts';

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

/** Turns of the colour space along which distributions are matched, and how often. */
const TURNS = [0, 0.6, 1.2, 2.1] as const;

/**
 * Gives a picture the distribution of another's colours: along several turned axes in turn, each value takes
 * the one of the same rank (iterative distribution transfer, Pitié, Kokaram and Dahyot 2005), softened so
 * that flat areas do not break into bands.
 */
export function matchColours(content: Opponent, style: Opponent): Opponent {
  let planes = content.planes.map((plane) => plane.slice()) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const target = style.planes;
  for (const turn of TURNS) {
    const own = turned(planes, turn);
    const wanted = turned(target, turn);
    const matched = own.map((plane, axis) => matchRanks(plane, wanted[axis] as Float32Array)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    planes = turned(matched, -turn);
  }
  const [light, blue, red] = planes;
  return {
    ...content,
    planes: [
      light,
      calmed(blue, content.planes[1], target[1]),
      calmed(red, content.planes[2], target[2]),
    ],
  };
}

/** Colours are spread at most so much wider than they were, 1 being as wide. */
const MOST_SPREAD = 1.7;

/**
 * Where the wanted colours are much more varied than the picture's own, ranks alone would make hues of
 * grey stone's faintest tinges: there the colour is moved and spread within a limit instead.
 */
function calmed(matched: Float32Array, own: Float32Array, wanted: Float32Array): Float32Array {
  const [from, to] = [spreadOf(own), spreadOf(wanted)];
  const ratio = to.spread / Math.max(1e-3, from.spread);
  const share = smoothstep(1.3, 2.2, ratio);
  const gain = Math.min(MOST_SPREAD, ratio);
  return matched.map((value, at) =>
    mix(value, to.mean + ((own[at] as number) - from.mean) * gain, share),
  );
}

/** Mean and standard deviation of a plane. */
function spreadOf(plane: Float32Array): { mean: number; spread: number } {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  const square = plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length;
  return { mean, spread: Math.sqrt(square) };
}

type Planes = readonly [Float32Array, Float32Array, Float32Array];

/** Turns the two colour axes about the light axis, and a little of it into them. */
function turned(
  [light, blue, red]: Planes,
  angle: number,
): [Float32Array, Float32Array, Float32Array] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    light.slice(),
    blue.map((value, at) => value * cos - (red[at] as number) * sin),
    blue.map((value, at) => value * sin + (red[at] as number) * cos),
  ];
}

const RANKS = 256;

function matchRanks(plane: Float32Array, wanted: Float32Array): Float32Array {
  const own = quantiles(plane);
  const goal = quantiles(wanted);
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
