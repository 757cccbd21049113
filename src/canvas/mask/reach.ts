import type { PixelBounds } from '../../workers/index.ts';

/** Bounds of sample points in 1/16 px. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounds with some points more: x, y pairs in 1/16 px. */
export function growReach(reach: Reach | null, points: Int32Array): Reach {
  const none = Number.POSITIVE_INFINITY;
  const grown = reach ?? { left: none, top: none, right: -none, bottom: -none };
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    grown.left = Math.min(grown.left, x);
    grown.right = Math.max(grown.right, x);
    grown.top = Math.min(grown.top, y);
    grown.bottom = Math.max(grown.bottom, y);
  }
  return grown;
}

/** What lies within `diameter / 2` px of it, image px, clipped to the image; null if nothing. */
export function boundsOf(
  reach: Reach,
  diameter: number,
  size: { width: number; height: number },
): PixelBounds | null {
  const bounds = {
    left: Math.max(0, Math.floor(reach.left / 16 - diameter / 2)),
    top: Math.max(0, Math.floor(reach.top / 16 - diameter / 2)),
    right: Math.min(size.width, Math.ceil(reach.right / 16 + diameter / 2)),
    bottom: Math.min(size.height, Math.ceil(reach.bottom / 16 + diameter / 2)),
  };
  return bounds.left < bounds.right && bounds.top < bounds.bottom ? bounds : null;
}
