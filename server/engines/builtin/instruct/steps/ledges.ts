import { smoothstep } from '../../kernels/arithmetic.ts';
import { blurPlane } from '../../kernels/soft-copy.ts';
import type { Noise } from '../../scene/noise.ts';

/** A ledge is at least this long, and snow on it this thick, as shares of the picture's mean side. */
const LENGTH = 0.07;
const THICK = 0.011;
/** How much darker (0 to 255) the front of a ledge is than its upper side, at least and for sure. */
const STEP = [14, 36] as const;

/**
 * Finds what snow lies on above the ground, 0 to 1 for each pixel: the upper edges of what stands
 * before the sky, and long level ledges: light from above and dark below, as sills, lintels and
 * steps are by day. Its thickness varies along them.
 */
export function findLedges(
  luma: Float32Array,
  width: number,
  sky: Uint8Array | null,
  noise: Noise,
): Float32Array {
  const height = luma.length / width;
  const unit = Math.sqrt(luma.length);
  const most = Math.max(1, Math.round(unit * THICK));
  const edges = longEdges(luma, width, Math.max(1, Math.round((unit * LENGTH) / 2)));
  const caps = new Float32Array(luma.length);
  for (let x = 0; x < width; x++) {
    const wave =
      0.6 + 0.4 * noise.fbm((x / unit) * 12, 2.5, 3) + 0.25 * noise.at((x / unit) * 45, 9.5);
    const thick = Math.max(1, Math.round(most * Math.min(1, wave)));
    for (let y = most; y < height - most; y++) {
      const at = y * width + x;
      if (underSky(sky, at, thick * width)) caps[at] = 0.95;
      const edge = edges[at] as number;
      if (edge <= 0.05) continue;
      // It lies on the ledge and hangs a little over its edge.
      for (let row = -thick; row <= thick / 3; row++) {
        const there = at + row * width;
        caps[there] = Math.max(caps[there] as number, edge);
      }
    }
  }
  return blurPlane(caps, width, 1).map((value) => smoothstep(0.25, 0.7, value));
}

const underSky = (sky: Uint8Array | null, at: number, up: number): boolean =>
  sky !== null && (sky[at - up] as number) > 150 && (sky[at] as number) < 110;

/** Level edges with light above and dark below that go on for `reach` pixels to both sides, 0 to 1. */
function longEdges(luma: Float32Array, width: number, reach: number): Float32Array {
  const soft = blurPlane(luma, width, 1);
  const found = new Float32Array(luma.length);
  for (let at = 2 * width; at < luma.length - 2 * width; at++) {
    const down = (soft[at - width] as number) - (soft[at + 2 * width] as number);
    if (down < STEP[0]) continue;
    const isSteepest =
      down >= (soft[at - 2 * width] as number) - (soft[at + width] as number) &&
      down > (soft[at] as number) - (soft[Math.min(luma.length - 1, at + 3 * width)] as number);
    if (isSteepest) found[at] = smoothstep(STEP[0], STEP[1], down);
  }
  return keepLong(found, width, reach);
}

/** Keeps runs along a row (a row up or down counts as the same) that are long on the whole. */
function keepLong(edges: Float32Array, width: number, reach: number): Float32Array {
  const near = edges.map((value, at) =>
    Math.max(value, edges[at - width] ?? 0, edges[at + width] ?? 0),
  );
  const kept = new Float32Array(edges.length);
  for (let row = 0; row < edges.length; row += width) {
    let run = 0;
    for (let x = 0; x <= width; x++) {
      const goesOn = x < width && (near[row + x] as number) > 0.25;
      if (goesOn) run++;
      else {
        if (run >= 2 * reach)
          for (let n = 1; n <= run; n++) kept[row + x - n] = edges[row + x - n] as number;
        run = 0;
      }
    }
  }
  return kept;
}
