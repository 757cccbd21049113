import { visitCapsule } from '../../kernels/capsule.ts';
import { UNITS_PER_PIXEL } from '../../kernels/quantise.ts';
import { type Sample, visitTaperedCapsule } from '../../kernels/tapered-capsule.ts';
import type { Edit } from './edit.ts';
import { PAINTED, type TileStore } from './tile-store.ts';

/** A stroke that grows point by point. */
export interface Stroke {
  readonly edit: Edit;
  /**
   * Adds x, y pairs in 1/16 px, with a radius each in 1/16 px, or half the stroke's diameter; the
   * way they are cut into batches makes no difference.
   */
  extend(points: Int32Array, radii?: Int32Array): void;
}

/** Begins a stroke; `diameter` in whole px, so that the radius is whole in 1/16 px. */
export function beginStroke(
  store: Pick<TileStore, 'width' | 'height'>,
  edit: Edit,
  { diameter, erase }: { readonly diameter: number; readonly erase: boolean },
): Stroke {
  const usual = (diameter * UNITS_PER_PIXEL) / 2;
  const value = erase ? 0 : PAINTED;
  const fill = (row: number, left: number, right: number): void =>
    edit.fillSpan(row, left, right, value);
  let previous: Sample | null = null;

  const join = (a: Sample, b: Sample): void => {
    if (a.radius !== b.radius) {
      visitTaperedCapsule(a, b, store.width, store.height, fill);
      return;
    }
    const capsule = { ax: a.x, ay: a.y, bx: b.x, by: b.y, radius: a.radius };
    visitCapsule(capsule, store.width, store.height, fill);
  };
  const extend = (points: Int32Array, radii?: Int32Array): void => {
    for (let i = 0; 2 * i + 1 < points.length; i += 1) {
      const sample = {
        x: points[2 * i] ?? 0,
        y: points[2 * i + 1] ?? 0,
        radius: radii?.[i] ?? usual,
      };
      if (previous === null || !isSame(previous, sample)) join(previous ?? sample, sample);
      previous = sample;
    }
  };
  return { edit, extend };
}

function isSame(a: Sample, b: Sample): boolean {
  return a.x === b.x && a.y === b.y && a.radius === b.radius;
}
