import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, type Part, seenPart } from '../frame.ts';
import { lookBy } from './look.ts';
import { planFor } from './plan-for.ts';

/** The sill of a window: from left to right, its height and that of the window's top, how far off it is. World units. */
export interface Sill {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly z: number;
}

/** How far before the wall things stand on a window's sill: nearer to its front edge, as what is on it is deep. */
const SILL = 0.2;

/** Where the sill of the room's window is. The setting's chance is used up. */
export function windowSill(camera: Camera, setting: Setting): Sill {
  const { window, back } = planFor(camera, setting);
  const [left, right, low, high] = window;
  return { left, right, low: low - 0.05, high, z: back - SILL };
}

/** Water outside mirrors what lies so far beyond the window's sides, as a share of the picture's width. */
const BESIDE = 0.12;

/** What a room's window takes of a frame. */
export interface Outlook {
  /** What of the land outside is painted: the window with some of what is beside it. */
  readonly seen: Part;
  /** The window itself; null where a room has no walls, and so nothing ends what is seen. */
  readonly pane: Part | null;
}

/** What two parts have in common; a part of nothing where that is nothing. */
const common = (one: Part, other: Part): Part => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    right: Math.max(left, Math.min(one.right, other.right)),
    top,
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
  };
};

/** The part of a frame in which the room's window shows what is outside; null where it has none. The setting's chance is used up. */
export function outlookIn(
  frame: Pick<Frame, 'width' | 'height' | 'seen'>,
  camera: Camera,
  setting: Setting,
): Outlook | null {
  const { width, height } = frame;
  const shown = seenPart(frame);
  const { window, back, yaw, isBare, enclosure } = planFor(camera, setting);
  const [left, right, low, high] = window;
  if (isBare || enclosure !== undefined) return { seen: shown, pane: null };
  if (left >= right) return null;
  const { seen } = lookBy(camera, yaw);
  const corners = [left, right].flatMap((x) => [low, high].map((y) => seen(x, y, back)));
  const columns = corners.map(({ column }) => column);
  const rows = corners.map(({ row }) => row);
  const part = (beside: number): Part => ({
    left: clamp(Math.floor(Math.min(...columns) - beside), 0, width - 1),
    right: clamp(Math.ceil(Math.max(...columns) + beside), 1, width),
    top: clamp(Math.floor(Math.min(...rows) - beside), 0, height - 1),
    bottom: clamp(Math.ceil(Math.max(...rows) + beside), 1, height),
  });
  return { seen: common(part(BESIDE * width), shown), pane: part(0) };
}
