import { double, halve } from './double.ts';
import { kindOf, PATCH, PATCH_KINDS, PATCH_MARGIN, readPatch } from './edge-patches.ts';

/** For each kind of patch the weights by which its values say what doubling lost. */
export type DetailFilters = Float32Array;

/** Most pixels that are learned from; more add nothing but time. */
const MOST_SAMPLES = 120_000;
/** How strongly weights are held near 0: where there is little to learn from, little is changed. */
const CAUTION = 80_000;

/**
 * Learns from a picture itself what doubling loses: its planes are halved, doubled again and compared
 * with what they were, and for each kind of patch the linear filter is found that best restores the
 * difference (least squares, held near 0). What is lost between half size and full size is much like
 * what is lost between full size and double size (Glasner et al. 2009). Each plane is a luma of even
 * width and height.
 */
export function learnDetail(
  planes: readonly { readonly data: Float32Array; readonly width: number }[],
): DetailFilters {
  const sums = {
    products: new Float64Array(PATCH_KINDS * PATCH * PATCH),
    answers: new Float64Array(PATCH_KINDS * PATCH),
  };
  const pixels = planes.reduce((sum, { data }) => sum + data.length, 0);
  const stride = Math.max(1, Math.ceil(pixels / MOST_SAMPLES));
  for (const { data, width } of planes) compare(data, width, stride, sums);
  const filters = new Float32Array(PATCH_KINDS * PATCH);
  for (let kind = 0; kind < PATCH_KINDS; kind++) {
    filters.set(solve(sums, kind), kind * PATCH);
  }
  return filters;
}

/** Of each kind: the patches' products with themselves (upper half) and with what was lost. */
interface Sums {
  readonly products: Float64Array;
  readonly answers: Float64Array;
}

function compare(data: Float32Array, width: number, stride: number, sums: Sums): void {
  const height = data.length / width;
  const again = { data: double(halve(data, width), width / 2), width };
  const patch = new Float64Array(PATCH);
  for (let y = PATCH_MARGIN; y < height - PATCH_MARGIN; y++) {
    // Rows begin at different columns so that all four kinds of pixels are met.
    for (let x = PATCH_MARGIN + ((y * 5) % stride); x < width - PATCH_MARGIN; x += stride) {
      const kind = kindOf(again, x, y);
      if (kind < 0) continue;
      readPatch(again, x, y, patch);
      const lost = (data[y * width + x] as number) - (again.data[y * width + x] as number);
      add(sums, kind, patch, lost);
    }
  }
}

function add({ products, answers }: Sums, kind: number, patch: Float64Array, lost: number): void {
  for (let i = 0; i < PATCH; i++) {
    const value = patch[i] as number;
    const row = (kind * PATCH + i) * PATCH;
    answers[kind * PATCH + i] = (answers[kind * PATCH + i] as number) + value * lost;
    for (let j = i; j < PATCH; j++) {
      products[row + j] = (products[row + j] as number) + value * (patch[j] as number);
    }
  }
}

/** Least squares with the weights' squares as a penalty, by Cholesky's decomposition. */
function solve({ products, answers }: Sums, kind: number): Float64Array {
  const lower = new Float64Array(PATCH * PATCH);
  const base = kind * PATCH * PATCH;
  for (let j = 0; j < PATCH; j++) {
    for (let i = j; i < PATCH; i++) {
      let sum = (products[base + j * PATCH + i] as number) + (i === j ? CAUTION : 0);
      for (let k = 0; k < j; k++) {
        sum -= (lower[i * PATCH + k] as number) * (lower[j * PATCH + k] as number);
      }
      const pivot = i === j ? Math.sqrt(sum) : (lower[j * PATCH + j] as number);
      lower[i * PATCH + j] = i === j ? pivot : sum / pivot;
    }
  }
  const weights = answers.slice(kind * PATCH, (kind + 1) * PATCH);
  for (let i = 0; i < PATCH; i++) {
    let sum = weights[i] as number;
    for (let k = 0; k < i; k++) sum -= (lower[i * PATCH + k] as number) * (weights[k] as number);
    weights[i] = sum / (lower[i * PATCH + i] as number);
  }
  for (let i = PATCH - 1; i >= 0; i--) {
    let sum = weights[i] as number;
    for (let k = i + 1; k < PATCH; k++) {
      sum -= (lower[k * PATCH + i] as number) * (weights[k] as number);
    }
    weights[i] = sum / (lower[i * PATCH + i] as number);
  }
  return weights;
}
