import { components } from '../../kernels/components.ts';
import { type BesideOutline, nearestPlaces } from './beside-outline.ts';
import type { Place } from './endings.ts';
import { OVERLAP } from './seen-outline.ts';
import type { Regions } from './segment.ts';

/** How an outline that leaves the picture parts a hole. */
interface Parted {
  /** The pixels that show the thing in front, all to the border of the hole. */
  readonly front: readonly number[];
  /** All that hang together with what is right behind the outline. */
  readonly behind: readonly number[];
  /** The bits of the grounds that are seen beside those, away from the thing in front. */
  readonly grounds: number;
}

/**
 * Parts a hole (1 where it is) by an outline, of which the pixels right before and right behind are told: the mask ends soon before the
 * outline, and what lies behind it goes on as far as the hole does. `bitOf` is the bit of a region's ground.
 */
export function behindSideOutline(
  hole: Uint8Array,
  { label }: Regions,
  { front, behind: rightBehind }: Pick<BesideOutline, 'front' | 'behind'>,
  way: readonly Place[],
  bitOf: (region: number) => number,
  width: number,
): Parted {
  const map = hole.slice();
  for (const at of front) map[at] = 0;
  for (const { x, y } of way) map[Math.floor(y) * width + Math.floor(x)] = 0;
  const { labels } = components(map, width);
  const parts = new Set(rightBehind.map((at) => labels[at] as number));
  const parted = [...labels.keys()].filter((at) => labels[at] !== 0);
  const isBehind = (at: number) => parts.has(labels[at] as number);
  const behind = parted.filter(isBehind);
  const near = nearestPlaces(way, width, hole.length / width, OVERLAP);
  let grounds = 0;
  for (const at of behind) {
    const x = at % width;
    const beside = [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width];
    for (const other of beside) {
      const region = hole[other] === 0 && !near.has(other) ? (label[other] ?? -1) : -1;
      if (region >= 0) grounds |= bitOf(region);
    }
  }
  return { front: [...front, ...parted.filter((at) => !isBehind(at))], behind, grounds };
}
