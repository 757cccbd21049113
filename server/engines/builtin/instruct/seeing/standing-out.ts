import { type AreaGraph, unlikeness } from './area-graph.ts';
import type { View } from './view.ts';

/** Colour difference within which areas belong together, and below which there is none. */
const ALIKE = 0.09;
const SAME = 0.02;
/** How far contrast counts, as a share of the longer side. */
const REACH = 0.3;
/** A step from sharp to soft counts as such a difference of colours, where focus tells. */
const FOCUS_STEP = 0.1;
/** People stand on the lower edge: it tells less of the background than the others. */
const LOWER = 0.4;
/** An area in focus tells so much less of the background, where focus tells. */
const IN_FOCUS = 0.9;

/** How sharp each area is (0 to 2, 1 between sharp and soft), and whether that tells (0 to 1). */
export interface AreaFocus {
  readonly sharp: Float32Array;
  readonly telling: number;
}

/**
 * How much each area stands out, 0 to 1: contrast with what is background, where background is what lies
 * along much of the picture's border for its size (boundary connectivity, Zhu et al. 2014, "Saliency
 * optimization from robust background detection"), then evened out over areas alike. What is in focus
 * where the border is not is no background, even if it reaches the border.
 */
export function standingOut(view: View, areas: AreaGraph, focus: AreaFocus): Float32Array {
  const differ = (one: number, other: number) =>
    unlikeness(areas, one, other) +
    FOCUS_STEP *
      focus.telling *
      Math.abs((focus.sharp[one] as number) - (focus.sharp[other] as number));
  const border = borderOf(view, areas, focus);
  const far = pathLengths(areas, border, differ);
  const ground = groundness(far, areas, border, view);
  const contrast = contrasts(areas, ground, differ, Math.max(view.width, view.height));
  return evenOut(areas, ground, contrast, differ);
}

/** How many border pixels each area has, those in focus and along the lower edge counted in part. */
function borderOf(
  { width, height }: View,
  { labels, count }: AreaGraph,
  { sharp, telling }: AreaFocus,
): Float32Array {
  const border = new Float32Array(count);
  for (let at = 0; at < labels.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isBelow = y === height - 1;
    if (x !== 0 && y !== 0 && x !== width - 1 && !isBelow) continue;
    const label = labels[at] as number;
    const inFocus = Math.min(1, Math.max(0, (sharp[label] as number) - 0.6) / 0.6);
    const counts = (isBelow ? LOWER : 1) * (1 - IN_FOCUS * telling * inFocus);
    border[label] = (border[label] as number) + counts;
  }
  return border;
}

type Differ = (one: number, other: number) => number;

/** The least difference to be crossed from each area to each other (Floyd 1962); areas on the border touch. */
function pathLengths(
  { count, ties }: AreaGraph,
  border: Float32Array,
  differ: Differ,
): Float32Array {
  const far = new Float32Array(count * count).fill(1e6);
  const touch = (one: number, other: number) => {
    const step = Math.max(0, differ(one, other) - SAME);
    far[one * count + other] = step;
    far[other * count + one] = step;
  };
  for (const { one, other } of ties) touch(one, other);
  const onBorder = [...border.keys()].filter((one) => (border[one] as number) > 0);
  for (const one of onBorder) for (const other of onBorder) touch(one, other);
  for (let one = 0; one < count; one++) far[one * count + one] = 0;
  for (let by = 0; by < count; by++) {
    for (let one = 0; one < count; one++) {
      const first = far[one * count + by] as number;
      if (first >= 1e6) continue;
      for (let other = 0; other < count; other++) {
        const whole = first + (far[by * count + other] as number);
        if (whole < (far[one * count + other] as number)) far[one * count + other] = whole;
      }
    }
  }
  return far;
}

/** How likely each area is background, 0 to 1. */
function groundness(
  far: Float32Array,
  { count, size }: AreaGraph,
  border: Float32Array,
  { width, height }: View,
): Float32Array {
  return Float32Array.from({ length: count }, (_, one) => {
    let [area, length] = [0, 0];
    for (let other = 0; other < count; other++) {
      const alike = Math.exp(-((far[one * count + other] as number) ** 2) / (2 * ALIKE * ALIKE));
      area += alike * (size[other] as number);
      length += alike * (border[other] as number);
    }
    // In units that do not depend on the picture's shape.
    const ratio =
      length /
      Math.sqrt(Math.max(1, area)) /
      Math.max(0.5, Math.min(width, height) / Math.max(width, height));
    return 1 - Math.exp(-(ratio ** 2) / 2);
  });
}

/** Contrast of each area with near background, 0 to 1. */
function contrasts(
  { count, x, y, size }: AreaGraph,
  ground: Float32Array,
  differ: Differ,
  side: number,
): Float32Array {
  const sums = Float32Array.from({ length: count }, (_, one) => {
    let [sum, weights] = [0, 1e-6];
    for (let other = 0; other < count; other++) {
      const away = Math.hypot(
        (x[one] as number) - (x[other] as number),
        (y[one] as number) - (y[other] as number),
      );
      const weight =
        Math.exp(-((away / side / REACH) ** 2) / 2) *
        (size[other] as number) *
        (ground[other] as number);
      sum += weight * differ(one, other);
      weights += weight;
    }
    return sum / weights;
  });
  const top = [...sums].sort((a, b) => a - b)[Math.floor(count * 0.97)] ?? 1;
  return sums.map((sum) => Math.min(1, sum / Math.max(1e-6, top)));
}

const EVENING = 60;

/** Least squares: background to 0, contrast to 1, areas alike to the same (Gauss-Seidel). */
function evenOut(
  { count, ties }: AreaGraph,
  ground: Float32Array,
  contrast: Float32Array,
  differ: Differ,
): Float32Array {
  const around: { other: number; tie: number }[][] = Array.from({ length: count }, () => []);
  for (const { one, other } of ties) {
    const tie = Math.exp(-(differ(one, other) ** 2) / (2 * ALIKE * ALIKE)) + 0.02;
    around[one]?.push({ other, tie });
    around[other]?.push({ other: one, tie });
  }
  const value = contrast.slice();
  for (let round = 0; round < EVENING; round++) {
    for (let one = 0; one < count; one++) {
      let sum = contrast[one] as number;
      let weight = (contrast[one] as number) + (ground[one] as number) * 2 + 1e-3;
      for (const { other, tie } of around[one] ?? []) {
        sum += tie * (value[other] as number);
        weight += tie;
      }
      value[one] = sum / weight;
    }
  }
  const top = Math.max(1e-6, ...value);
  return value.map((one) => one / top);
}
