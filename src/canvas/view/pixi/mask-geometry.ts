import { MeshGeometry } from 'pixi.js';
import type { MaskRun } from '../../kernels/mask-kinds.ts';
import { MASK_TILE, type MaskWindow } from '../../kernels/mask-window.ts';

/**
 * A quad for each run, in parts of the window's extent (0 to 1); u is 1 where the run is plain, v
 * nothing. Only what is painted costs: without a GPU each pixel drawn is dear.
 * @param extent size of the window in image px, within the picture
 */
export function maskGeometry(
  runs: readonly MaskRun[],
  window: MaskWindow,
  extent: { readonly width: number; readonly height: number },
): MeshGeometry {
  const positions = new Float32Array(runs.length * 8);
  const uvs = new Float32Array(runs.length * 8);
  const indices = new Uint32Array(runs.length * 6);
  const across = (column: number): number =>
    Math.min(1, ((column - window.left) * MASK_TILE) / extent.width);
  const down = (row: number): number =>
    Math.min(1, ((row - window.top) * MASK_TILE) / extent.height);
  runs.forEach(({ left, right, row, plain }, number) => {
    const [x0, x1] = [across(left), across(right)];
    const [y0, y1] = [down(row), down(row + 1)];
    positions.set([x0, y0, x1, y0, x1, y1, x0, y1], number * 8);
    const u = plain ? 1 : 0;
    uvs.set([u, 0, u, 0, u, 0, u, 0], number * 8);
    const first = number * 4;
    indices.set([first, first + 1, first + 2, first, first + 2, first + 3], number * 6);
  });
  return new MeshGeometry({ positions, uvs, indices });
}
