import { ascending } from '../../kernels/ascending.ts';
import { type Ground, unlike } from './ground.ts';

/** How far inner difference may be exceeded by small regions (in grey levels times pixels), and the smallest that stays. */
const EAGERNESS = 110;
const LEAST_PIXELS = 14;
/** Regions that touch are one when their means and what lies along their border differ by less, in grey levels. */
const APART = 11;
/** more where they are uneven themselves: times their deviation. */
const UNEVEN = 0.8;
/** Steps in which they are joined, nearest first. */
const STEPS = 8;
/** How far from the border between two regions its contrast is measured, in pixels. */
const ACROSS = 2;

/** What a band of known pixels consists of. */
export interface Regions {
  /** Number of each pixel's region, −1 where it is not in the band. */
  readonly label: Int32Array;
  /** Mean colour of each region. */
  readonly means: readonly (readonly number[])[];
  /** Deviation of each region's luma, in grey levels. */
  readonly uneven: readonly number[];
}

/**
 * Parts the pixels of a band into regions of like colour: by the least edges between them
 * (Felzenszwalb and Huttenlocher 2004), then those joined that hardly differ, nearest first.
 */
export function segment(ground: Ground, band: Int32Array): Regions {
  const parent = new Int32Array(ground.hole.length).fill(-1);
  for (const pixel of band) parent[pixel] = pixel;
  const find = (at: number): number => {
    let root = at;
    while (parent[root] !== root) root = parent[root] as number;
    for (let below = at; below !== root; ) {
      const above = parent[below] as number;
      parent[below] = root;
      below = above;
    }
    return root;
  };
  joinByEdges(ground, band, parent, find);
  const label = new Int32Array(parent.length).fill(-1);
  const numbers = new Map<number, number>();
  for (const pixel of band) {
    const root = find(pixel);
    if (!numbers.has(root)) numbers.set(root, numbers.size);
    label[pixel] = numbers.get(root) as number;
  }
  return joinAlike(ground, band, label, numbers.size);
}

function joinByEdges(
  ground: Ground,
  band: Int32Array,
  parent: Int32Array,
  find: (at: number) => number,
): void {
  const { width } = ground;
  const from = new Int32Array(2 * band.length);
  const to = new Int32Array(2 * band.length);
  const weight = new Float64Array(2 * band.length);
  let edges = 0;
  const link = (one: number, other: number) => {
    if (other >= parent.length || (parent[other] as number) < 0) return;
    from[edges] = one;
    to[edges] = other;
    weight[edges++] = unlike(ground, one, other);
  };
  for (const pixel of band) {
    if (pixel % width !== width - 1) link(pixel, pixel + 1);
    link(pixel, pixel + width);
  }
  const order = ascending(weight.subarray(0, edges));
  const size = new Int32Array(parent.length).fill(1);
  const inner = new Float32Array(parent.length);
  for (const pass of ['alike', 'small'] as const) {
    for (const edge of order) {
      const one = find(from[edge] as number);
      const two = find(to[edge] as number);
      if (one === two) continue;
      const sizeOne = size[one] as number;
      const sizeTwo = size[two] as number;
      const isJoined =
        pass === 'alike'
          ? (weight[edge] as number) <=
            Math.min(
              (inner[one] as number) + EAGERNESS / sizeOne,
              (inner[two] as number) + EAGERNESS / sizeTwo,
            )
          : Math.min(sizeOne, sizeTwo) < LEAST_PIXELS;
      if (!isJoined) continue;
      parent[two] = one;
      size[one] = sizeOne + sizeTwo;
      inner[one] = weight[edge] as number;
    }
  }
}

/** What lies between two regions that touch. */
interface Joint {
  sum: number;
  count: number;
}

function joinAlike(ground: Ground, band: Int32Array, label: Int32Array, count: number): Regions {
  const sums = [...Array(count).keys()].map(() => [0, 0, 0, 0, 0]);
  const light = ground.planes[0] as Float32Array;
  for (const pixel of band) {
    const sum = sums[label[pixel] as number] as number[];
    ground.planes.forEach((plane, c) => {
      sum[c] = (sum[c] as number) + (plane[pixel] as number);
    });
    sum[3] = (sum[3] as number) + 1;
    sum[4] = (sum[4] as number) + (light[pixel] as number) ** 2;
  }
  const joints = jointsOf(ground, band, label, count);
  const into = Int32Array.from({ length: count }, (_, n) => n);
  const meanOf = (n: number) =>
    (sums[n] as number[]).slice(0, 3).map((v) => v / (sums[n]?.[3] as number));
  const costOf = (one: number, two: number, { sum, count: length }: Joint) => {
    const [a, b] = [meanOf(one), meanOf(two)];
    const apart = Math.hypot(...a.map((value, c) => value - (b[c] as number)));
    const uneven = (deviation(sums[one] as number[]) + deviation(sums[two] as number[])) / 2;
    return (0.5 * apart + (0.5 * sum) / length) / (1 + (UNEVEN * uneven) / APART);
  };
  const merge = (one: number, two: number) => {
    const [kept, lost] = [joints[one] as Map<number, Joint>, joints[two] as Map<number, Joint>];
    (sums[one] as number[]).forEach((value, c) => {
      (sums[one] as number[])[c] = value + (sums[two]?.[c] as number);
    });
    into[two] = one;
    kept.delete(two);
    for (const [other, joint] of lost) {
      joints[other]?.delete(two);
      if (other === one) continue;
      const sofar = kept.get(other);
      const sum = { sum: joint.sum + (sofar?.sum ?? 0), count: joint.count + (sofar?.count ?? 0) };
      kept.set(other, sum);
      joints[other]?.set(one, sum);
    }
    lost.clear();
  };
  // Nearest first, in steps.
  for (let step = 1; step <= STEPS; step++) {
    const limit = (APART * step) / STEPS;
    for (let merged = true; merged; ) {
      merged = false;
      joints.forEach((beside, one) => {
        for (const two of [...beside.keys()]) {
          const joint = beside.get(two);
          if (joint === undefined || costOf(one, two, joint) >= limit) continue;
          merge(one, two);
          merged = true;
        }
      });
    }
  }
  const rootOf = (n: number): number => (into[n] === n ? n : rootOf(into[n] as number));
  for (const pixel of band) label[pixel] = rootOf(label[pixel] as number);
  const means = sums.map((_, n) => meanOf(n));
  return { label: dissolveSlivers(ground, band, label, means), means, uneven: sums.map(deviation) };
}

/** The deviation of the luma from sums of it, of pixels and of its squares. */
function deviation([light = 0, , , count = 1, squares = 0]: readonly number[]): number {
  return Math.sqrt(Math.max(0, squares / count - (light / count) ** 2));
}

function jointsOf(
  ground: Ground,
  band: Int32Array,
  label: Int32Array,
  count: number,
): Map<number, Joint>[] {
  const joints = [...Array(count).keys()].map(() => new Map<number, Joint>());
  const { width } = ground;
  const meet = (pixel: number, step: number) => {
    const [one, two] = [label[pixel] as number, label[pixel + step] ?? -1];
    if (two < 0 || one === two) return;
    // Across a soft edge neighbours differ little: the pixels beyond are compared.
    const before = label[pixel - ACROSS * step] === one ? pixel - ACROSS * step : pixel;
    const after =
      label[pixel + (1 + ACROSS) * step] === two ? pixel + (1 + ACROSS) * step : pixel + step;
    const difference = unlike(ground, before, after);
    for (const [n, m] of [
      [one, two],
      [two, one],
    ] as const) {
      const joint = joints[n]?.get(m) ?? { sum: 0, count: 0 };
      joint.sum += difference;
      joint.count++;
      joints[n]?.set(m, joint);
    }
  };
  for (const pixel of band) {
    if (pixel % width !== width - 1) meet(pixel, 1);
    meet(pixel, width);
  }
  return joints;
}

/** A region with fewer pixels to each side that it shares with others is a sliver. */
const SLIVER = 1.7;
/** What a sliver's colour is at most off the line between those of its neighbours, in grey levels. */
const OFF_LINE = 16;

/** Gives the pixels of slivers whose colour is a mixture of that of their two neighbours to the neighbours: soft edges. */
function dissolveSlivers(
  { planes, width }: Ground,
  band: Int32Array,
  label: Int32Array,
  means: readonly (readonly number[])[],
): Int32Array {
  const sizes = new Map<number, number>();
  const touching = new Map<number, Map<number, number>>();
  for (const pixel of band) {
    const own = label[pixel] as number;
    sizes.set(own, (sizes.get(own) ?? 0) + 1);
    for (const step of [-1, 1, -width, width]) {
      const other = label[pixel + step] ?? -1;
      if (other < 0 || other === own) continue;
      const beside = touching.get(own) ?? new Map<number, number>();
      beside.set(other, (beside.get(other) ?? 0) + 1);
      touching.set(own, beside);
    }
  }
  const between = new Map<number, readonly [number, number]>();
  for (const [own, beside] of touching) {
    const sides = [...beside.values()].reduce((a, b) => a + b, 0);
    if ((sizes.get(own) as number) / sides > SLIVER / 2) continue;
    const [one, two] = [...beside].sort((a, b) => b[1] - a[1]).map(([other]) => other);
    if (one === undefined || two === undefined) continue;
    if (isMixture(means[own] ?? [], means[one] ?? [], means[two] ?? []))
      between.set(own, [one, two]);
  }
  const result = label.slice();
  for (const pixel of band) {
    let own = label[pixel] as number;
    for (let depth = 0; depth < 4; depth++) {
      const pair = between.get(own);
      if (pair === undefined) break;
      const [a, b] = pair.map((other) =>
        Math.hypot(
          ...planes.map((plane, c) => (plane[pixel] as number) - (means[other]?.[c] as number)),
        ),
      ) as [number, number];
      own = a <= b ? pair[0] : pair[1];
    }
    result[pixel] = own;
  }
  return result;
}

function isMixture(
  own: readonly number[],
  one: readonly number[],
  two: readonly number[],
): boolean {
  const along = two.map((value, c) => value - (one[c] ?? 0));
  const length = Math.hypot(...along);
  const off = own.map((value, c) => value - (one[c] ?? 0));
  const share = along.reduce((sum, value, c) => sum + value * (off[c] ?? 0), 0) / length ** 2;
  if (!(share > 0.05 && share < 0.95)) return false;
  return Math.hypot(...off.map((value, c) => value - share * (along[c] ?? 0))) < OFF_LINE;
}
