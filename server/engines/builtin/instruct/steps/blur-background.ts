import type { Pixels } from '../../../engine.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { blurPlane } from '../../kernels/soft-copy.ts';
import type { Matte } from '../seeing/sight.ts';

/** Highlights weigh more, as they do in a lens: values are blurred as light to this power. */
const LIGHT = 2.6;

/**
 * Blurs what the keep matte does not cover, as a lens with a wide opening does, in place: farther things
 * more, and what is kept does not bleed into it. `radius` in pixels. `onShare` is told the share of the work that is done.
 */
export function blurAround(
  picture: Pixels,
  keep: Matte,
  depth: Matte | null,
  radius: number,
  onShare: OnShare,
): void {
  const { data } = picture;
  const size = keep.length;
  // Sharp, half and full blur are mixed by depth.
  const [onNear, onWide, onMixed] = divideShare(onShare, [5, 5, 1]);
  const near = blurOutside(picture, keep, radius * 0.4, onNear);
  const wide = blurOutside(picture, keep, radius, onWide);
  for (let at = 0; at < size; at++) {
    const share = 1 - (keep[at] as number) / 255;
    if (share === 0) continue;
    const far = depth === null ? 1 : Math.min(1, 0.35 + (depth[at] as number) / 300);
    for (let c = 0; c < 3; c++) {
      const half = (near[c] as Float32Array)[at] as number;
      const full = (wide[c] as Float32Array)[at] as number;
      const old = data[at * 4 + c] as number;
      const blurred =
        far < 0.5 ? old + (half - old) * far * 2 : half + (full - half) * (far * 2 - 1);
      data[at * 4 + c] = old + (blurred - old) * share;
    }
  }
  onMixed(1);
}

/** The three channels blurred, each pixel counted by how little it is kept. */
function blurOutside(
  { width, data }: Pixels,
  keep: Matte,
  radius: number,
  onShare: OnShare,
): Float32Array[] {
  const counted = Float32Array.from(keep, (value) => 1 - value / 255 + 1e-3);
  const weight = blurPlane(counted, width, radius);
  return [0, 1, 2].map((c) => {
    const light = counted.map((share, at) => share * ((data[at * 4 + c] as number) / 255) ** LIGHT);
    const sum = blurPlane(light, width, radius);
    const blurred = sum.map((value, at) => 255 * (value / (weight[at] as number)) ** (1 / LIGHT));
    onShare((c + 1) / 3);
    return blurred;
  });
}
