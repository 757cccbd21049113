import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { components } from '../../kernels/components.ts';
import { lumaOf } from '../../kernels/luma.ts';
import { blurPlane, lumaPlane } from '../../kernels/soft-copy.ts';
import { findPlants } from '../seeing/find-plants.ts';
import type { Sight } from '../seeing/sight.ts';

/** Windows that are ready to shine. */
export interface Windows {
  readonly count: number;
  /** Lights them, in place, with a glow around. */
  shine(): void;
}

/** A window covers at least and at most this share of the view. */
const SIZES = { least: 0.0004, most: 0.03 } as const;
const MOST_WINDOWS = 60;
/** A wall around a window has hardly a leaf: this share of plants around it at most. */
const MOST_LEAVES = 0.06;
/** The light of a lamp near it and at the room's walls, and around the window. */
const NEAR_LAMP = [1, 0.87, 0.62] as const;
const FROM_WALLS = [0.93, 0.56, 0.22] as const;
const LAMP = [1, 0.72, 0.36] as const;
/** How much of the panes' own light and shade (curtains, what is mirrored) shows before the lamp. */
const OWN = 0.9;
const MOST_DETAIL = 0.25;

/**
 * Finds what may be windows: upright patches, darker than the wall around them, that fill their box
 * and are neither sky nor plants. Their own light and shade (bars, curtains) is kept.
 */
export function lightWindows(picture: Pixels, sight: Sight, strength: number): Windows {
  const { view } = sight;
  const map = findWindows(sight);
  const { width, data } = picture;
  const scale = view.width / width;
  const marks = new Float32Array(data.length / 4);
  const near = new Float32Array(data.length / 4);
  if (map.count > 0) {
    for (let at = 0; at < marks.length; at++) {
      const x = Math.min(view.width - 1, Math.floor(((at % width) + 0.5) * scale));
      const y = Math.min(view.height - 1, Math.floor((Math.floor(at / width) + 0.5) * scale));
      marks[at] = map.marks[y * view.width + x] as number;
      near[at] = map.near[y * view.width + x] as number;
    }
  }
  const before = map.count > 0 ? data.slice() : data;
  return {
    count: map.count,
    shine() {
      const soft = blurPlane(marks, width, Math.max(1, 0.6 / scale));
      const lumas = lumaPlane({ ...picture, data: before }).map((value) => value / 255);
      // What is usual among the panes around: walls are no part of it.
      const reach = Math.max(2, 8 / scale);
      const panes = blurPlane(marks, width, reach);
      const sums = blurPlane(
        lumas.map((value, at) => value * (marks[at] as number)),
        width,
        reach,
      );
      const glow = blurPlane(marks, width, Math.max(2, Math.sqrt(marks.length) * 0.018));
      for (let at = 0; at < marks.length; at++) {
        const inside = soft[at] as number;
        const around = (glow[at] as number) * 0.5;
        if (inside + around < 0.004) continue;
        const from = at * 4;
        const [r, g, b] = [
          before[from] as number,
          before[from + 1] as number,
          before[from + 2] as number,
        ];
        const luma = lumaOf(r, g, b) / 255;
        // Bars and frames are brighter than panes by day; against the lamp they are dark.
        const pane = 0.62 + 0.38 * (1 - smoothstep(0.3, 0.75, luma));
        const lamp = clamp(inside * strength) * pane;
        const close = near[at] as number;
        const colour = (c: number) => mix(FROM_WALLS[c] as number, NEAR_LAMP[c] as number, close);
        const usual = (sums[at] as number) / Math.max(1e-3, panes[at] as number);
        const detail = clamp(luma - usual, -MOST_DETAIL, MOST_DETAIL) * OWN;
        const shade = Math.max(0.3, (0.5 + 0.5 * close) * (1 + 2 * detail));
        for (let c = 0; c < 3; c++) {
          const own = data[from + c] as number;
          const lit = own + (255 * colour(c) * shade - own) * lamp;
          data[from + c] = lit + (255 - lit) * around * (LAMP[c] as number) * 0.55 * strength;
        }
      }
    },
  };
}

/** Where windows are, how near to the lamp behind them each place is, 0 to 1, and how many they are. */
interface WindowMap {
  readonly marks: Float32Array;
  readonly near: Float32Array;
  readonly count: number;
}

function findWindows({ view, skyMap }: Sight): WindowMap {
  const { width, luma } = view;
  const sky = skyMap();
  const wide = blurBox(luma, width, 9, 2);
  const leaves = blurBox(findPlants(view, sky), width, 12);
  const dark = luma.map((value, at) => {
    const leaf =
      (view.green[at] as number) - Math.max(view.red[at] as number, view.blue[at] as number);
    const top = Math.max(view.red[at] as number, view.green[at] as number, view.blue[at] as number);
    const bottom = Math.min(
      view.red[at] as number,
      view.green[at] as number,
      view.blue[at] as number,
    );
    // Glass has hardly a colour; leaves and painted doors have one.
    const isGlass = leaf < 0.03 && top - bottom < 0.14;
    const isWall = (sky?.[at] ?? 0) < 0.2 && isGlass;
    return isWall && value < (wide[at] as number) * 0.8 && (wide[at] as number) > 0.24 ? 1 : 0;
  });
  const { labels, sizes } = components(dark, width);
  const boxes = boxesOf(labels, sizes.length, width);
  const edges = edgesOf(luma, sky, labels, sizes.length, width);
  const panes = new Set<number>();
  for (const [label, box] of boxes.entries()) {
    const middle = ((box.top + box.bottom) >> 1) * width + ((box.left + box.right) >> 1);
    const isLeafy = (leaves[middle] ?? 0) > MOST_LEAVES;
    const isCrisp = (edges[label] as number) > LEAST_EDGE;
    const isWhole = !isCutOff(box, width, luma.length / width);
    if (!isLeafy && isCrisp && isWhole && isWindow(box, sizes[label] ?? 0, luma.length))
      panes.add(label);
  }
  const windows = joinPanes([...panes].map((label) => boxes[label] as Bounds)).slice(
    0,
    MOST_WINDOWS,
  );
  return { ...markWindows(windows, panes, labels, width), count: windows.length };
}

/** So much lighter (0 to 1) a frame or wall is than the glass beside it: blurred spots have no such edge. */
const LEAST_EDGE = 0.1;
const EDGE_REACH = 2;

/** For each part how much lighter its surroundings are within a step or two, on average along its border. */
function edgesOf(
  luma: Float32Array,
  sky: Float32Array | null,
  labels: Uint32Array,
  count: number,
  width: number,
) {
  const [sums, lengths] = [new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if (label === 0) continue;
    for (const way of [1, -1, width, -width]) {
      const beyond = at + way * EDGE_REACH;
      if (labels[at + way] === label || beyond < 0 || beyond >= luma.length) continue;
      // What stands before the sky is dark beside it, and no glass.
      const step = (sky?.[beyond] ?? 0) > 0.2 ? 0 : (luma[beyond] as number) - (luma[at] as number);
      sums[label] = (sums[label] as number) + step;
      lengths[label] = (lengths[label] as number) + 1;
    }
  }
  return sums.map((sum, label) => sum / Math.max(1, lengths[label] as number));
}

const isCutOff = ({ left, top, right, bottom }: Bounds, width: number, height: number): boolean =>
  left === 0 || top === 0 || right === width - 1 || bottom === height - 1;

interface Window extends Bounds {
  readonly panes: number;
}

/** Bars between panes are at most so wide, in view pixels. */
const BAR = 8;

/** Joins panes that only bars part to windows. */
function joinPanes(panes: readonly Bounds[]): Window[] {
  const windows: Window[] = [];
  for (const pane of panes) {
    let whole: Window = { ...pane, panes: 1 };
    for (let index = 0; index < windows.length; index++) {
      const other = windows[index] as Window;
      if (!areNear(whole, other)) continue;
      windows.splice(index, 1);
      whole = joined(whole, other);
      index = -1;
    }
    windows.push(whole);
  }
  return windows;
}

const areNear = (one: Bounds, other: Bounds): boolean =>
  one.left - other.right <= BAR &&
  other.left - one.right <= BAR &&
  one.top - other.bottom <= BAR &&
  other.top - one.bottom <= BAR;

const joined = (one: Window, other: Window): Window => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  panes: one.panes + other.panes,
});

/** A lamp hangs this far down a window, shines so far (both as shares of it), and each at another place across. */
const LAMP_HEIGHT = 0.34;
const LAMP_REACH = 0.42;
const lampAt = (left: number, top: number): number =>
  0.3 + 0.4 * (((left * 7 + top * 13) % 10) / 10);

/** 1 where windows shine: all of those with several panes, what is dark of the others. */
function markWindows(
  windows: readonly Window[],
  panes: ReadonlySet<number>,
  labels: Uint32Array,
  width: number,
): Omit<WindowMap, 'count'> {
  const marks = new Float32Array(labels.length);
  const near = new Float32Array(labels.length);
  for (const { left, top, right, bottom, panes: count } of windows) {
    for (let y = top; y <= bottom; y++) {
      for (let at = y * width + left; at <= y * width + right; at++)
        if (count > 1 || panes.has(labels[at] as number)) {
          marks[at] = 1;
          const u = ((at % width) - left) / Math.max(1, right - left) - lampAt(left, top);
          const v = (y - top) / Math.max(1, bottom - top) - LAMP_HEIGHT;
          near[at] = Math.exp(-(u * u + v * v) / (2 * LAMP_REACH * LAMP_REACH));
        }
    }
  }
  return { marks, near };
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxesOf(labels: Uint32Array, count: number, width: number): Bounds[] {
  const boxes = Array.from({ length: count }, () => ({
    left: width,
    top: Number.MAX_SAFE_INTEGER,
    right: -1,
    bottom: -1,
  }));
  for (let at = 0; at < labels.length; at++) {
    const box = boxes[labels[at] as number] as Bounds;
    const x = at % width;
    const y = (at - x) / width;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return boxes;
}

function isWindow({ left, top, right, bottom }: Bounds, size: number, total: number): boolean {
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const aspect = columns / rows;
  const filled = size / (columns * rows);
  return (
    size > total * SIZES.least &&
    size < total * SIZES.most &&
    aspect > 0.3 &&
    aspect < 1.6 &&
    filled > 0.6
  );
}
