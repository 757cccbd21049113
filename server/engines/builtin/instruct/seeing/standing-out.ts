import { centresOf, findSuperpixels } from './superpixels.ts';
import type { View } from './view.ts';

/** Areas that a view is cut into. */
const AREAS = 260;
/** Colour difference within which areas belong together, and below which there is none. */
const ALIKE = 0.09;
const SAME = 0.03;
/** How far contrast counts, as a share of the longer side. */
const REACH = 0.3;

/**
 * How much each pixel stands out, 0 to 1: contrast with what is background, where background is
 * what lies along much of the picture's border for its size (boundary connectivity, Zhu et al.
 * 2014, "Saliency optimization from robust background detection"), then evened out over areas alike.
 */
export function standingOut(view: View): Float32Array {
  const { labels, count } = findSuperpixels(view, AREAS);
  const centres = centresOf(view, labels, count);
  const { beside, border } = layOut(view, labels, count);
  const far = pathLengths(centres, beside, border, count);
  const ground = groundness(far, centres, border, count, view);
  const contrast = contrasts(centres, ground, count, Math.max(view.width, view.height));
  const smooth = evenOut(centres, beside, ground, contrast, count);
  return Float32Array.from(labels, (label) => smooth[label] as number);
}

/** Which areas touch (count × count), and the border pixels of each, the lower edge's middle left out. */
function layOut({ width, height }: View, labels: Uint16Array, count: number) {
  const beside = new Uint8Array(count * count);
  const border = new Float64Array(count);
  const touch = (one: number, other: number) => {
    beside[one * count + other] = 1;
    beside[other * count + one] = 1;
  };
  for (let at = 0; at < labels.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const label = labels[at] as number;
    if (x < width - 1) touch(label, labels[at + 1] as number);
    if (y < height - 1) touch(label, labels[at + width] as number);
    const isBelow = y === height - 1;
    if (x === 0 || y === 0 || x === width - 1 || isBelow)
      border[label] = (border[label] as number) + (isBelow ? LOWER : 1);
  }
  return { beside, border };
}

/** People stand on the lower edge: it tells less of the background than the others. */
const LOWER = 0.5;

const differ = (centres: Float64Array, one: number, other: number): number =>
  Math.hypot(
    (centres[one * 6] as number) - (centres[other * 6] as number),
    (centres[one * 6 + 1] as number) - (centres[other * 6 + 1] as number),
    (centres[one * 6 + 2] as number) - (centres[other * 6 + 2] as number),
  );

/** The least colour to be crossed from each area to each other (Floyd 1962); areas on the border touch. */
function pathLengths(
  centres: Float64Array,
  beside: Uint8Array,
  border: Float64Array,
  count: number,
): Float32Array {
  const far = new Float32Array(count * count).fill(1e6);
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < count; other++) {
      const touches =
        beside[one * count + other] === 1 ||
        ((border[one] as number) > 0 && (border[other] as number) > 0);
      if (touches) far[one * count + other] = Math.max(0, differ(centres, one, other) - SAME);
    }
    far[one * count + one] = 0;
  }
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
  centres: Float64Array,
  border: Float64Array,
  count: number,
  { width, height }: View,
): Float64Array {
  return Float64Array.from({ length: count }, (_, one) => {
    let [area, length] = [0, 0];
    for (let other = 0; other < count; other++) {
      const alike = Math.exp(-((far[one * count + other] as number) ** 2) / (2 * ALIKE * ALIKE));
      area += alike * (centres[other * 6 + 5] as number);
      length += alike * (border[other] as number);
    }
    // In units that do not depend on the picture's size.
    const ratio =
      length /
      Math.sqrt(Math.max(1, area)) /
      Math.max(0.5, Math.min(width, height) / Math.max(width, height));
    return 1 - Math.exp(-(ratio ** 2) / 2);
  });
}

/** Contrast of each area with near background, 0 to 1. */
function contrasts(
  centres: Float64Array,
  ground: Float64Array,
  count: number,
  side: number,
): Float64Array {
  const sums = Float64Array.from({ length: count }, (_, one) => {
    let [sum, weights] = [0, 1e-6];
    for (let other = 0; other < count; other++) {
      const away = Math.hypot(
        (centres[one * 6 + 3] as number) - (centres[other * 6 + 3] as number),
        (centres[one * 6 + 4] as number) - (centres[other * 6 + 4] as number),
      );
      const weight =
        Math.exp(-((away / side / REACH) ** 2) / 2) * (centres[other * 6 + 5] as number);
      sum += weight * differ(centres, one, other) * (ground[other] as number);
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
  centres: Float64Array,
  beside: Uint8Array,
  ground: Float64Array,
  contrast: Float64Array,
  count: number,
): Float64Array {
  const ties = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count }, (__, other) => other)
      .filter((other) => other !== one && beside[one * count + other] === 1)
      .map((other) => ({
        other,
        tie: Math.exp(-(differ(centres, one, other) ** 2) / (2 * ALIKE * ALIKE)) + 0.02,
      })),
  );
  const value = contrast.slice();
  for (let round = 0; round < EVENING; round++) {
    for (let one = 0; one < count; one++) {
      let [sum, weight] = [contrast[one] as number, contrast[one] as number];
      weight += (ground[one] as number) * 2 + 1e-3;
      for (const { other, tie } of ties[one] ?? []) {
        sum += tie * (value[other] as number);
        weight += tie;
      }
      value[one] = sum / weight;
    }
  }
  const top = Math.max(1e-6, ...value);
  return value.map((one) => one / top);
}
