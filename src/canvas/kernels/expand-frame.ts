import {
  EXPAND_HANDLES,
  type ExpandHandle,
  sidesOf,
} from '../../workers/kernels/expansion-drag.ts';
import { type Camera, toCanvas } from './camera.ts';
import type { Rectangle } from './drag-rectangle.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** Side of what takes a finger, CSS px. */
export const HANDLE_SIZE = 44;

/** The frame around a picture on the canvas, CSS px. `padding` in image px. */
export function frameOnCanvas(
  camera: Camera,
  picture: { readonly width: number; readonly height: number },
  padding: Rectangle,
): Rectangle {
  const from = toCanvas(camera, -padding.left, -padding.top);
  const to = toCanvas(camera, picture.width + padding.right, picture.height + padding.bottom);
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/**
 * Where the middle of each handle lies, canvas CSS px: at its corner, or in the middle of the part
 * of its side that is in `free`. Around a small frame they move apart, so that none covers another.
 */
export function handlePlaces(
  frame: Rectangle,
  free: Rectangle,
): Readonly<Record<ExpandHandle, Position>> {
  const [left, right] = spread(frame.left, frame.right);
  const [top, bottom] = spread(frame.top, frame.bottom);
  const middle = {
    x: middleOfSeen(left, right, free.left, free.right),
    y: middleOfSeen(top, bottom, free.top, free.bottom),
  };
  const places = EXPAND_HANDLES.map((handle) => {
    const { across, down } = sidesOf(handle);
    const x = across === null ? middle.x : across === 'left' ? left : right;
    const y = down === null ? middle.y : down === 'top' ? top : bottom;
    return [handle, { x, y }] as const;
  });
  return Object.fromEntries(places) as Record<ExpandHandle, Position>;
}

/** A side that has room for three handles. */
function spread(from: number, to: number): readonly [number, number] {
  const missing = Math.max(0, 3 * HANDLE_SIZE - (to - from));
  return [from - missing / 2, to + missing / 2];
}

function middleOfSeen(from: number, to: number, freeFrom: number, freeTo: number): number {
  const middle = (Math.max(from, freeFrom) + Math.min(to, freeTo)) / 2;
  return Math.min(Math.max(middle, from + HANDLE_SIZE), to - HANDLE_SIZE);
}

/** Longer than any window, CSS px. */
const FAR = 20_000;

/**
 * The line that a drag is drawn to: through the corner and the one across from it, on which the
 * shape stays the same, or the side.
 */
export function snapLine(frame: Rectangle, handle: ExpandHandle): readonly [Position, Position] {
  const { across, down } = sidesOf(handle);
  const { left, right, top, bottom } = frame;
  if (across === null) {
    const y = down === 'top' ? top : bottom;
    return [
      { x: left - FAR, y },
      { x: right + FAR, y },
    ];
  }
  const x = across === 'left' ? left : right;
  if (down === null) {
    return [
      { x, y: top - FAR },
      { x, y: bottom + FAR },
    ];
  }
  const from = { x: across === 'left' ? right : left, y: down === 'top' ? bottom : top };
  const y = down === 'top' ? top : bottom;
  const longer = FAR / Math.max(1, Math.abs(x - from.x), Math.abs(y - from.y));
  return [from, { x: x + (x - from.x) * longer, y: y + (y - from.y) * longer }];
}

/** CSS px by which the view moves so that a handle is wholly in `free`. */
export function wayIntoView({ x, y }: Position, free: Rectangle): { dx: number; dy: number } {
  const half = HANDLE_SIZE / 2;
  const way = (at: number, from: number, to: number): number => {
    if (to - from < HANDLE_SIZE) return 0;
    return Math.min(Math.max(at, from + half), to - half) - at;
  };
  return { dx: way(x, free.left, free.right), dy: way(y, free.top, free.bottom) };
}
