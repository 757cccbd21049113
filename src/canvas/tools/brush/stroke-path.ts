import { quantise } from '../../../workers/kernels/quantise.ts';
import type { Point } from '../../editor-types.ts';
import { alongDirection, type Direction, directionOf } from '../../kernels/direction.ts';
import { pressureRadius } from '../../kernels/pressure.ts';
import { pullString, stringLength } from '../../kernels/pulled-string.ts';
import type { PointerPoint } from '../tool.ts';
import type { BrushSettings } from './brush.ts';

/** How far, CSS px, a straight drag goes before it has a direction. */
const DIRECTION_AFTER = 6;

/** Samples as the mask worker takes them. */
export interface StrokeSamples {
  readonly points: Int32Array<ArrayBuffer>;
  readonly radii?: Int32Array<ArrayBuffer>;
}

/** Makes samples of the hand's way: straightened, smoothed, weighed, then quantised. */
export interface StrokePath {
  /** @param straight holds the way to one of eight directions from where that began */
  add(point: PointerPoint, straight: boolean): void;
  /** The hand is off: the line catches up with it. */
  finish(): void;
  /** What was made since the last time; null if nothing. */
  take(): StrokeSamples | null;
  /** Where the line ends, image px. */
  end(): Point;
}

/** @param first where the hand went down; `from` joins that to an earlier point, image px */
export function createStrokePath(
  settings: BrushSettings,
  first: PointerPoint,
  from: Point | null,
): StrokePath {
  const { diameter, smoothing, pressureCurve, scale } = settings;
  const string = stringLength(smoothing, scale);
  const points: number[] = [];
  const radii: number[] = [];
  let hand = first.image;
  let line = first.image;
  let pressure = first.pressure;
  let straightFrom: Point | null = null;
  let direction: Direction | null = null;

  const draw = (to: Point): void => {
    line = to;
    points.push(quantise(to.x), quantise(to.y));
    if (pressureCurve !== null) radii.push(pressureRadius(diameter, pressure, pressureCurve));
  };
  const straightened = (point: Point): Point | null => {
    const anchor = straightFrom ?? hand;
    straightFrom = anchor;
    const way = Math.max(Math.abs(point.x - anchor.x), Math.abs(point.y - anchor.y));
    if (direction === null && way * scale < DIRECTION_AFTER) return null;
    direction ??= directionOf(anchor, point);
    return alongDirection(anchor, direction, point);
  };
  const free = (point: Point): Point => {
    straightFrom = null;
    direction = null;
    return point;
  };

  if (from !== null) draw(from);
  draw(first.image);
  return {
    add(point, straight) {
      const next = straight ? straightened(point.image) : free(point.image);
      if (next === null) return;
      hand = next;
      // A pen that is lifted presses no more; its last press counts.
      if (point.pressure > 0) pressure = point.pressure;
      const pulled = pullString(line, hand, string);
      if (pulled !== line) draw(pulled);
    },
    finish() {
      if (line.x !== hand.x || line.y !== hand.y) draw(hand);
    },
    take() {
      if (points.length === 0) return null;
      const taken = Int32Array.from(points.splice(0));
      if (pressureCurve === null) return { points: taken };
      return { points: taken, radii: Int32Array.from(radii.splice(0)) };
    },
    end: () => line,
  };
}
