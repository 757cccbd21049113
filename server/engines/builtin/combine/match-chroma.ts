/** The two colour axes of a picture and its light, of equal length. */
export interface Toned {
  readonly light: Float32Array;
  readonly chroma: readonly [Float32Array, Float32Array];
}

/** Steps of light for which a colour's middle is known, and how many of them a middle is spread over. */
const STEPS = 24;
const SMOOTH = 3;
/** What counts as so many pixels toward a step's middle is the middle of all. */
const FAINT = 0.01;
/** Colours are spread at most so much wider than they were, 1 being as wide. */
const MOST_SPREAD = 1.7;
/** Spread below which there is nothing but noise, of −1 to 1. */
const LEAST = 2e-3;

/**
 * Gives a picture the colours that another has at the same light, and about them the other's spread: the
 * middle colour of each light is the other's, what differs from it is turned and stretched by the linear
 * map of least change between the two distributions (Monge-Kantorovitch; Pitié and Kokaram 2007). All of
 * it is smooth, so that even skies do not break into bands.
 */
export function matchChroma(own: Toned, wanted: Toned): [Float32Array, Float32Array] {
  const [from, to] = [middlesOf(own), middlesOf(wanted)];
  const map = leastChange(spreadAbout(own, from), spreadAbout(wanted, to));
  const [first, second] = own.chroma;
  const result = [new Float32Array(first.length), new Float32Array(first.length)] as const;
  for (let at = 0; at < first.length; at++) {
    const light = own.light[at] as number;
    const off0 = (first[at] as number) - middleAt(from[0], light);
    const off1 = (second[at] as number) - middleAt(from[1], light);
    result[0][at] = middleAt(to[0], light) + map[0] * off0 + map[1] * off1;
    result[1][at] = middleAt(to[1], light) + map[1] * off0 + map[2] * off1;
  }
  return [result[0], result[1]];
}

type Middles = readonly [Float32Array, Float32Array];

/** The middle colour of each step of light, smoothed over its neighbours. */
function middlesOf({ light, chroma }: Toned): Middles {
  const count = new Float32Array(STEPS + 1);
  const sums = [new Float32Array(STEPS + 1), new Float32Array(STEPS + 1)] as const;
  for (let at = 0; at < light.length; at++) {
    const step = Math.round(Math.min(1, Math.max(0, light[at] as number)) * STEPS);
    count[step] = (count[step] as number) + 1;
    for (const axis of [0, 1] as const)
      sums[axis][step] = (sums[axis][step] as number) + (chroma[axis][at] as number);
  }
  const all = light.length;
  const smoothed = (sum: Float32Array): Float32Array => {
    const mean = sum.reduce((total, part) => total + part, 0) / all;
    return Float32Array.from({ length: STEPS + 1 }, (_, step) => {
      let [weight, colour] = [FAINT * all, FAINT * all * mean];
      for (let other = 0; other <= STEPS; other++) {
        const near = Math.exp(-(((other - step) / SMOOTH) ** 2));
        weight += near * (count[other] as number);
        colour += near * (sum[other] as number);
      }
      return colour / weight;
    });
  };
  return [smoothed(sums[0]), smoothed(sums[1])];
}

/** The middle at a light, between steps. */
function middleAt(middles: Float32Array, light: number): number {
  const place = Math.min(1, Math.max(0, light)) * STEPS;
  const low = Math.min(STEPS - 1, Math.floor(place));
  const from = middles[low] as number;
  return from + ((middles[low + 1] as number) - from) * (place - low);
}

/** A symmetric matrix of two rows: upper left, the one beside it, lower right. */
type Symmetric = readonly [a: number, b: number, c: number];

/** Covariance of what differs from the middle of its light. */
function spreadAbout({ light, chroma }: Toned, middles: Middles): Symmetric {
  let [a, b, c] = [0, 0, 0];
  for (let at = 0; at < light.length; at++) {
    const tone = light[at] as number;
    const off0 = (chroma[0][at] as number) - middleAt(middles[0], tone);
    const off1 = (chroma[1][at] as number) - middleAt(middles[1], tone);
    a += off0 * off0;
    b += off0 * off1;
    c += off1 * off1;
  }
  const noise = LEAST ** 2;
  return [a / light.length + noise, b / light.length, c / light.length + noise];
}

/** The symmetric map that turns one covariance into another, stretched no more than is allowed. */
function leastChange(from: Symmetric, to: Symmetric): Symmetric {
  const root = power(from, 0.5);
  const back = power(from, -0.5);
  return limited(around(back, power(around(root, to), 0.5)));
}

/** `outer` · `inner` · `outer`, which is symmetric. */
function around([a, b, c]: Symmetric, [p, q, r]: Symmetric): Symmetric {
  const [one, two] = [a * p + b * q, a * q + b * r];
  const [three, four] = [b * p + c * q, b * q + c * r];
  return [one * a + two * b, one * b + two * c, three * b + four * c];
}

/** Stretches along the two main directions: a function of each. */
function along([a, b, c]: Symmetric, change: (stretch: number) => number): Symmetric {
  const angle = 0.5 * Math.atan2(2 * b, a - c);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const high = change(a * cos * cos + 2 * b * cos * sin + c * sin * sin);
  const low = change(a * sin * sin - 2 * b * cos * sin + c * cos * cos);
  return [
    high * cos * cos + low * sin * sin,
    (high - low) * cos * sin,
    high * sin * sin + low * cos * cos,
  ];
}

const power = (matrix: Symmetric, exponent: number): Symmetric =>
  along(matrix, (stretch) => Math.max(1e-12, stretch) ** exponent);

const limited = (matrix: Symmetric): Symmetric =>
  along(matrix, (stretch) => Math.min(MOST_SPREAD, stretch));
