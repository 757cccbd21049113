import {
  expandedSize,
  limited,
  type Padding,
  proportional,
  RATIO_LINES,
  RATIO_TERMS,
  type RatioLine,
  type Size,
} from './expansion.ts';

/** The parts of the frame that can be moved, round it from the top left. */
export const EXPAND_HANDLES = [
  'top-left',
  'top-middle',
  'top-right',
  'middle-right',
  'bottom-right',
  'bottom-middle',
  'bottom-left',
  'middle-left',
] as const;
/** See {@link EXPAND_HANDLES}. */
export type ExpandHandle = (typeof EXPAND_HANDLES)[number];

/** The sides that a handle moves: a corner two, a middle one. */
export interface GrabbedSides {
  readonly across: 'left' | 'right' | null;
  readonly down: 'top' | 'bottom' | null;
}

/** With the modifier sizes are multiples of this, px. */
export const GRID = 8;

/** What a drag is drawn to: a ratio within `reach` image px, multiples of {@link GRID}, nothing. */
export type Snap =
  | { readonly to: 'ratio'; readonly reach: number }
  | { readonly to: 'grid' | 'none' };

/** Where a drag leads. */
export interface Dragged {
  readonly padding: Padding;
  /** The ratio that the size was drawn to. */
  readonly snapped: RatioLine | null;
}

/** Which sides a handle moves. */
export function sidesOf(handle: ExpandHandle): GrabbedSides {
  const [down, across] = handle.split('-');
  return {
    across: across === 'left' || across === 'right' ? across : null,
    down: down === 'top' || down === 'bottom' ? down : null,
  };
}

/**
 * The padding after a handle was moved by (dx, dy) image px from where it was at `from`. Only its
 * sides move, never into the picture, and the dimension is 50 px at least.
 */
export function dragPadding(
  picture: Size,
  from: Padding,
  handle: ExpandHandle,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  snap: Snap,
): Dragged {
  const { across, down } = sidesOf(handle);
  const size = expandedSize(picture, from);
  const least = {
    width: across === null ? size.width : size.width - from[across],
    height: down === null ? size.height : size.height - from[down],
  };
  const wanted = {
    width: across === null ? size.width : limited(size.width + outwards(across, dx), least.width),
    height: down === null ? size.height : limited(size.height + outwards(down, dy), least.height),
  };
  const line = snap.to === 'ratio' ? nearestLine(wanted, least, handle, snap.reach) : null;
  const to = line?.size ?? (snap.to === 'grid' ? onGrid(wanted, least, handle) : rounded(wanted));
  const padding = { ...from };
  if (across !== null) padding[across] += to.width - size.width;
  if (down !== null) padding[down] += to.height - size.height;
  return { padding, snapped: line?.ratio ?? null };
}

function outwards(side: 'left' | 'right' | 'top' | 'bottom', by: number): number {
  return side === 'left' || side === 'top' ? -by : by;
}

function rounded({ width, height }: Size): Size {
  return { width: Math.round(width), height: Math.round(height) };
}

function onGrid(wanted: Size, least: Size, handle: ExpandHandle): Size {
  const { across, down } = sidesOf(handle);
  const step = (extent: number, smallest: number): number =>
    limited(Math.round(extent / GRID) * GRID, smallest);
  return {
    width: across === null ? wanted.width : step(wanted.width, least.width),
    height: down === null ? wanted.height : step(wanted.height, least.height),
  };
}

interface OnLine {
  readonly ratio: RatioLine;
  readonly size: Size;
}

/** The nearest ratio within reach that the handle can get to. */
function nearestLine(
  wanted: Size,
  least: Size,
  handle: ExpandHandle,
  reach: number,
): OnLine | null {
  const found = RATIO_LINES.map((ratio) => ({ ratio, size: pointOnLine(ratio, wanted, handle) }))
    .map((one) => ({ ...one, away: distance(one.size, wanted) }))
    .filter(({ size, away }) => away <= reach && isReachable(size, least, handle))
    .sort((one, other) => one.away - other.away);
  return found[0] ?? null;
}

/** The point of a ratio's line that is nearest to a size, of those that a handle can move to. */
function pointOnLine(ratio: RatioLine, { width, height }: Size, handle: ExpandHandle): Size {
  const [across, down] = RATIO_TERMS[ratio];
  const sides = sidesOf(handle);
  if (sides.down === null) return { width: proportional(height, across, down), height };
  if (sides.across === null) return { width, height: proportional(width, down, across) };
  const share = (across * width + down * height) / (across * across + down * down);
  const whole = Math.round(share * down);
  return { width: proportional(whole, across, down), height: whole };
}

function isReachable({ width, height }: Size, least: Size, handle: ExpandHandle): boolean {
  const { across, down } = sidesOf(handle);
  return (
    (across === null || width === limited(width, least.width)) &&
    (down === null || height === limited(height, least.height))
  );
}

function distance(one: Size, other: Size): number {
  const across = one.width - other.width;
  const down = one.height - other.height;
  return Math.sqrt(across * across + down * down);
}
