import { awayFromHole } from './hole.ts';
import type { Level } from './level.ts';

/** A straight edge that enters the hole on one side and leaves it on the other, in pixels. */
export interface CrossingLine {
  /** A point on the line, and the line's direction as a unit vector. */
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  /** Where it enters and leaves the hole, along the line from the point. */
  readonly enter: number;
  readonly leave: number;
}

/** How far around the hole edges are looked at, and how close to it, in pixels. */
const FAR = 28;
const NEAR = 2;
/** Least difference of luma over two pixels. */
const STRENGTH = 16;
/** Steps of the vote: directions in a full turn, and pixels between lines. */
const DIRECTIONS = 180;
const SPACING = 2;
/** Pixels of edge that a line must have on both sides of the hole. */
const SUPPORT = 15;
/** Largest distance of an edge pixel from its line, and the sine of the largest difference in direction. */
const CLOSE = 1.6;
const TILT = 0.2;
/** Most colour, per channel, by which the two ends may differ beside the line. */
const ALIKE = 24;
const MOST_LINES = 40;
/** Lines that are looked into, and the longest way through the hole that is believed, in pixels. */
const MOST_VOTED = 600;
const LONGEST = 4 * FAR;
const SHORTEST = 6;

/** A pixel on an edge; the normal points to the lighter side. */
interface Edgel {
  readonly x: number;
  readonly y: number;
  readonly normalX: number;
  readonly normalY: number;
}

/** A line by its normal, which points to the lighter side, and its distance from the origin. */
interface Normal {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

/**
 * Finds straight edges that are seen on both sides of the hole with the same colours beside them
 * (Hough's vote over the edges around the hole), the best supported first.
 */
export function findCrossingLines(level: Level): CrossingLine[] {
  const edgels = edgelsAround(level);
  const found: CrossingLine[] = [];
  const tried: Normal[] = [];
  for (const start of votedLines(edgels, level)) {
    if (found.length === MOST_LINES) break;
    if (tried.some((other) => isSame(other, start, level))) continue;
    const normal = fitted(edgels, fitted(edgels, start));
    const isNew = !tried.some((other) => isSame(other, normal, level));
    tried.push(start, normal);
    const line = isNew ? crossing(level, edgels, normal) : null;
    if (line !== null) found.push(line);
  }
  return found;
}

function edgelsAround({ width, height, feature, hole }: Level): Edgel[] {
  const away = awayFromHole(hole, width, FAR);
  const luma = (at: number) => feature[at * 4] as number;
  const edgels: Edgel[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const distance = away[at] as number;
      if (distance < NEAR || distance > FAR) continue;
      const across = luma(at + 1) - luma(at - 1);
      const down = luma(at + width) - luma(at - width);
      if (across * across + down * down < STRENGTH ** 2) continue;
      const strength = Math.hypot(across, down);
      edgels.push({ x, y, normalX: across / strength, normalY: down / strength });
    }
  }
  return edgels;
}

/** Lines with many votes, most first. */
function votedLines(edgels: readonly Edgel[], { width, height }: Level): Normal[] {
  const reach = Math.ceil(Math.hypot(width, height) / SPACING);
  const votes = new Uint16Array(DIRECTIONS * 2 * reach);
  const angles = Array.from({ length: DIRECTIONS }, (_, n) => (n / DIRECTIONS) * 2 * Math.PI);
  const [cosines, sines] = [angles.map(Math.cos), angles.map(Math.sin)];
  for (const { x, y, normalX, normalY } of edgels) {
    const turn = (Math.atan2(normalY, normalX) / (2 * Math.PI)) * DIRECTIONS;
    for (let shift = -3; shift <= 3; shift++) {
      const direction = (Math.round(turn) + shift + DIRECTIONS) % DIRECTIONS;
      const distance = x * (cosines[direction] as number) + y * (sines[direction] as number);
      const bin = direction * 2 * reach + reach + Math.round(distance / SPACING);
      votes[bin] = (votes[bin] as number) + 1;
    }
  }
  const bins: number[] = [];
  for (let bin = 0; bin < votes.length; bin++)
    if ((votes[bin] as number) >= 2 * SUPPORT) bins.push(bin);
  bins.sort((a, b) => (votes[b] as number) - (votes[a] as number) || a - b);
  return bins.slice(0, MOST_VOTED).map((bin) => {
    const angle = (Math.floor(bin / (2 * reach)) / DIRECTIONS) * 2 * Math.PI;
    const distance = ((bin % (2 * reach)) - reach) * SPACING;
    return { x: Math.cos(angle), y: Math.sin(angle), distance };
  });
}

const isOn = (edgel: Edgel, { x, y, distance }: Normal, close: number): boolean =>
  Math.abs(edgel.x * x + edgel.y * y - distance) <= close &&
  edgel.normalX * x + edgel.normalY * y > 0 &&
  Math.abs(edgel.normalX * y - edgel.normalY * x) < TILT;

/** The line of least squared distances to the edge pixels near a line. */
function fitted(edgels: readonly Edgel[], normal: Normal): Normal {
  const near: Edgel[] = [];
  for (const edgel of edgels) if (isOn(edgel, normal, 2 * CLOSE)) near.push(edgel);
  if (near.length < SUPPORT) return normal;
  const mean = (read: (edgel: Edgel) => number) =>
    near.reduce((sum, edgel) => sum + read(edgel), 0) / near.length;
  const [x, y] = [mean((edgel) => edgel.x), mean((edgel) => edgel.y)];
  const xx = mean((edgel) => (edgel.x - x) ** 2);
  const yy = mean((edgel) => (edgel.y - y) ** 2);
  const xy = mean((edgel) => (edgel.x - x) * (edgel.y - y));
  const along = 0.5 * Math.atan2(2 * xy, xx - yy);
  const sign = -Math.sin(along) * normal.x + Math.cos(along) * normal.y < 0 ? -1 : 1;
  const [normalX, normalY] = [-Math.sin(along) * sign, Math.cos(along) * sign];
  return { x: normalX, y: normalY, distance: x * normalX + y * normalY };
}

/** Whether two lines run side by side within the level, too close to tell apart. */
function isSame(a: Normal, b: Normal, { width, height }: Level): boolean {
  const [x, y] = [width / 2, height / 2];
  const apart = x * (a.x - b.x) + y * (a.y - b.y) - (a.distance - b.distance);
  return a.x * b.x + a.y * b.y > 0.985 && Math.abs(apart) < 3;
}

/** The line's way through the hole if edges on both sides support it, else null. */
function crossing(level: Level, edgels: readonly Edgel[], normal: Normal): CrossingLine | null {
  const [alongX, alongY] = [-normal.y, normal.x];
  const [x, y] = [normal.x * normal.distance, normal.y * normal.distance];
  const way = longestWay(level, { x, y, alongX, alongY });
  if (way === null) return null;
  const line = { x, y, alongX, alongY, ...way };
  const [before, after] = [new Set<number>(), new Set<number>()];
  for (const edgel of edgels) {
    if (!isOn(edgel, normal, CLOSE)) continue;
    const along = Math.round(edgel.x * alongX + edgel.y * alongY);
    if (along < way.enter && along > way.enter - FAR) before.add(along);
    if (along > way.leave && along < way.leave + FAR) after.add(along);
  }
  if (before.size < SUPPORT || after.size < SUPPORT) return null;
  return looksAlike(level, line, normal) ? line : null;
}

/** The longest stretch of the line within the hole. */
function longestWay(
  { width, height, hole }: Level,
  { x, y, alongX, alongY }: Pick<CrossingLine, 'x' | 'y' | 'alongX' | 'alongY'>,
): { enter: number; leave: number } | null {
  const reach = Math.ceil(Math.hypot(width, height));
  let best: { enter: number; leave: number } | null = null;
  let enter: number | null = null;
  for (let along = -reach; along <= 2 * reach; along++) {
    const [column, row] = [Math.round(x + along * alongX), Math.round(y + along * alongY)];
    const inside = column >= 0 && row >= 0 && column < width && row < height;
    const isHole = inside && hole[row * width + column] === 1;
    if (isHole) enter ??= along;
    else if (enter !== null) {
      if (inside && (best === null || along - enter > best.leave - best.enter)) {
        best = { enter, leave: along };
      }
      enter = null;
    }
  }
  if (best === null) return null;
  const length = best.leave - best.enter;
  return length >= SHORTEST && length <= LONGEST ? best : null;
}

/** Whether the colours beside the line are alike where it enters and where it leaves. */
function looksAlike(level: Level, line: CrossingLine, normal: Normal): boolean {
  return [-4, 4].every((side) => {
    const [before, after] = [
      meanBeside(level, line, normal, line.enter - 16, side),
      meanBeside(level, line, normal, line.leave + 4, side),
    ];
    return before.every((value, channel) => Math.abs(value - (after[channel] ?? 0)) <= ALIKE);
  });
}

/** Mean luma and chromas of twelve pixels along the line, some pixels to its side. */
function meanBeside(
  { width, height, feature }: Level,
  { x, y, alongX, alongY }: CrossingLine,
  normal: Normal,
  from: number,
  side: number,
): number[] {
  const sums = [0, 0, 0];
  for (let along = from; along < from + 12; along++) {
    const column = Math.round(x + along * alongX + side * normal.x);
    const row = Math.round(y + along * alongY + side * normal.y);
    const at =
      Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column));
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (feature[at * 4 + c] as number) / 12;
  }
  return sums;
}
