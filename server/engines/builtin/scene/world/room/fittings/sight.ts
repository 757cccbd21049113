import type { Camera, Frame } from '../../frame.ts';
import { lookBy } from '../look.ts';
import type { Room } from '../plan-room.ts';
import { createHides } from '../solids/hides.ts';
import type { Point, Solid } from '../solids/solid.ts';

/** A part of the picture, in shares of its width and its height from the top left. */
export interface Shown {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the eye sees of a room. */
export interface Sight {
  /** What of the picture a box of the room takes; null where it reaches behind the eye. */
  readonly shown: (low: Point, high: Point) => Shown | null;
  /** The share of a box, 0 to 1, that no other solid's box is before. */
  readonly visible: (low: Point, high: Point, among: readonly Solid[]) => number;
}

/** What is nearer than this to the plane of the eye is not placed in the picture, metres. */
const AT_EYE = 0.4;

/** Where on a box it is looked for, as shares of its width and height. */
const LOOKS = [0.12, 0.5, 0.88] as const;

/** The sight of a camera in a room. */
export function sightOf(
  { width, height }: Pick<Frame, 'width' | 'height'>,
  camera: Camera,
  { yaw }: Pick<Room, 'yaw'>,
): Sight {
  const { seen } = lookBy(camera, yaw);
  const eye: Point = [0, camera.height, 0];
  return {
    shown: (low, high) => {
      const corners = [low[0], high[0]].flatMap((x) =>
        [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => seen(x, y, z))),
      );
      if (corners.some(({ ahead }) => ahead < AT_EYE)) return null;
      const columns = corners.map(({ column }) => column / width);
      const rows = corners.map(({ row }) => row / height);
      return {
        left: Math.min(...columns),
        right: Math.max(...columns),
        top: Math.min(...rows),
        bottom: Math.max(...rows),
      };
    },
    visible: (low, high, among) => {
      const hides = createHides(among);
      const middle = (low[2] + high[2]) / 2;
      const looks = LOOKS.flatMap((u) =>
        LOOKS.map(
          (v): Point => [low[0] + u * (high[0] - low[0]), low[1] + v * (high[1] - low[1]), middle],
        ),
      );
      const open = looks.filter(([x, y, z]) => !hides(eye, [x, y - eye[1], z]));
      return open.length / looks.length;
    },
  };
}

/** The share of one part of the picture that another covers. */
export function covered(one: Shown, by: Shown): number {
  const wide = Math.min(one.right, by.right) - Math.max(one.left, by.left);
  const high = Math.min(one.bottom, by.bottom) - Math.max(one.top, by.top);
  if (wide <= 0 || high <= 0) return 0;
  return (wide * high) / ((one.right - one.left) * (one.bottom - one.top));
}
