import { visitCapsule } from '../../kernels/capsule.ts';
import { UNITS_PER_PIXEL } from '../../kernels/quantise.ts';
import type { Edit } from './edit.ts';
import { PAINTED, type TileStore } from './tile-store.ts';

/** A stroke that grows point by point. */
export interface Stroke {
  readonly edit: Edit;
  /** Adds x, y pairs in 1/16 px; the way they are cut into batches makes no difference. */
  extend(points: Int32Array): void;
}

/** Begins a stroke; `diameter` in whole px, so that the radius is whole in 1/16 px. */
export function beginStroke(
  store: Pick<TileStore, 'width' | 'height'>,
  edit: Edit,
  { diameter, erase }: { readonly diameter: number; readonly erase: boolean },
): Stroke {
  const radius = (diameter * UNITS_PER_PIXEL) / 2;
  const value = erase ? 0 : PAINTED;
  const fill = (row: number, left: number, right: number): void =>
    edit.fillSpan(row, left, right, value);
  let previous: { readonly x: number; readonly y: number } | null = null;

  const extend = (points: Int32Array): void => {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const point = { x: points[i] ?? 0, y: points[i + 1] ?? 0 };
      const from = previous ?? point;
      previous = point;
      if (from !== point && from.x === point.x && from.y === point.y) continue;
      const capsule = { ax: from.x, ay: from.y, bx: point.x, by: point.y, radius };
      visitCapsule(capsule, store.width, store.height, fill);
    }
  };
  return { edit, extend };
}
