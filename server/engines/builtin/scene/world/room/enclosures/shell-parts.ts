import { flat, type Shell } from '../furniture.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

/** What fittings are of. */
export const BRASS: Material = flat([0.78, 0.58, 0.24]);
export const IRON: Material = flat([0.24, 0.25, 0.26]);

/** Round windows of a radius along the side walls, so far apart and so high, one wide one ahead. */
export const portholes =
  ({ left, right, back }: Shell, radius: number, apart: number, up: number, ahead: number) =>
  (axis: number, x: number, y: number, z: number, beyond = 0): boolean => {
    if (axis === 1) return false;
    if (axis === 2) return Math.hypot(x - (left + right) / 2, y - up) < ahead + beyond;
    const along = (back - z) / apart;
    const off = (along - Math.floor(along) - 0.5) * apart;
    return Math.hypot(off, y - up) < radius + beyond;
  };

/** A band of windows with round corners along the side walls and ahead. */
export const windowBand =
  ({ left, right, back }: Shell, low: number, high: number, apart: number, post: number) =>
  (axis: number, x: number, y: number, z: number, beyond = 0): boolean => {
    if (axis === 1) return false;
    const along = (axis === 0 ? back - z : x - (left + right) / 2 + apart / 2) / apart;
    const off = Math.abs(along - Math.floor(along) - 0.5) * apart;
    const [u, v] = [
      Math.max(0, off - (apart / 2 - post - 0.12)),
      Math.max(0, Math.abs(y - (low + high) / 2) - ((high - low) / 2 - 0.12)),
    ];
    return Math.hypot(u, v) < 0.12 + beyond;
  };

/** Whether a place of a wall (`axis` 0 or 2) is in a window, grown by so much all around (metres; missing: not at all). */
export type IsWindow = (axis: number, x: number, y: number, z: number, beyond?: number) => boolean;

/** A wall with a frame of another material around its windows. */
export const framed =
  (isWindow: IsWindow, wall: Material, frame: Material, wide: number): Material =>
  (x, y, z, axis) =>
    (isWindow(axis, x, y, z, wide) ? frame : wall)(x, y, z, axis);

/** Hoops across walls and ceiling, so far apart. */
export const hoops = (
  { left, right, high, back }: Shell,
  apart: number,
  material: Material,
): Solid[] =>
  Array.from({ length: Math.floor(back / apart) }, (_, n): Solid[] => {
    const z = back - apart * (n + 0.02);
    const w = 0.06;
    return [
      box([left, 0, z - w], [left + 0.09, high, z + w], material),
      box([right - 0.09, 0, z - w], [right, high, z + w], material),
      box([left, high - 0.09, z - w], [right, high, z + w], material),
    ];
  }).flat();
