import { type Doubled, isEdge, kindOf, PATCH, PATCH_MARGIN, readPatch } from './edge-patches.ts';
import type { DetailFilters } from './learn-detail.ts';

/**
 * How much of what was learned at half size is believed at full size: edges look alike at both,
 * regular texture (windows, fences) not always. Measured on photographs and our own scenes.
 */
const TRUST = { edge: 0.8, texture: 0.3 } as const;

/** Rows between two reports of progress. */
const ROWS_A_REPORT = 32;

/**
 * Adds to a doubled plane what its patches say was lost. The outermost pixels stay as they are.
 * `onShare` is told the share of rows that are done, 0 to 1.
 */
export function addDetail(
  doubled: Doubled,
  filters: DetailFilters,
  onShare: (share: number) => void,
): Float32Array {
  const { data, width } = doubled;
  const height = data.length / width;
  const result = data.slice();
  const patch = new Float64Array(PATCH);
  for (let y = PATCH_MARGIN; y < height - PATCH_MARGIN; y++) {
    if (y % ROWS_A_REPORT === 0) onShare(y / height);
    for (let x = PATCH_MARGIN; x < width - PATCH_MARGIN; x++) {
      const kind = kindOf(doubled, x, y);
      if (kind < 0) continue;
      readPatch(doubled, x, y, patch);
      let lost = 0;
      for (let at = 0, from = kind * PATCH; at < PATCH; at++, from++) {
        lost += (patch[at] as number) * (filters[from] as number);
      }
      const trust = isEdge(kind) ? TRUST.edge : TRUST.texture;
      result[y * width + x] = (data[y * width + x] as number) + trust * lost;
    }
  }
  return result;
}
