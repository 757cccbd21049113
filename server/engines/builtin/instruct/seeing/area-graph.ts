import { findSuperpixels } from '../../kernels/superpixels.ts';
import type { View } from './view.ts';

/** Two areas that touch. */
export interface Tie {
  readonly one: number;
  readonly other: number;
  /** Pixels along which they touch. */
  readonly length: number;
  /** Mean contrast across these, in colour differences as `colourOf` has them. */
  readonly edge: number;
}

/** The areas that a view is cut into, by their number from 0. */
export interface AreaGraph {
  readonly labels: Uint16Array;
  readonly count: number;
  /** Means of each area: light and two colour differences. */
  readonly colour: readonly [Float32Array, Float32Array, Float32Array];
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Pixels. */
  readonly size: Float32Array;
  readonly ties: readonly Tie[];
}

/** Light counts less than colour: light falls on things, colour is theirs. */
const LIGHT_WEIGHT = 0.75;
const COLOUR_WEIGHT = 1.3;
/** Contrast is measured between pixels so far from an edge: an edge is seldom one pixel wide. */
const ACROSS = 2;

/** A view's colours as light and two colour differences, in which distance is meant to be what is seen. */
export function colourPlanes(view: View): [Float32Array, Float32Array, Float32Array] {
  const { red, blue, luma } = view;
  return [
    luma.map((value) => LIGHT_WEIGHT * value),
    red.map((value, at) => COLOUR_WEIGHT * (value - (luma[at] as number))),
    blue.map((value, at) => COLOUR_WEIGHT * (value - (luma[at] as number))),
  ];
}

/** Cuts a view into about `wanted` areas and tells how they lie. */
export function layOutAreas(view: View, wanted: number): AreaGraph {
  const { width, height } = view;
  const { labels, count } = findSuperpixels(view, wanted);
  const planes = colourPlanes(view);
  const size = new Float32Array(count);
  const [l, u, v, x, y] = [0, 1, 2, 3, 4].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const plus = (to: Float32Array, label: number, value: number) => {
    to[label] = (to[label] as number) + value;
  };
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    plus(size, label, 1);
    plus(l, label, planes[0][at] as number);
    plus(u, label, planes[1][at] as number);
    plus(v, label, planes[2][at] as number);
    plus(x, label, at % width);
    plus(y, label, Math.floor(at / width));
  }
  for (const sums of [l, u, v, x, y])
    for (let label = 0; label < count; label++)
      sums[label] = (sums[label] as number) / Math.max(1, size[label] as number);
  const ties = tiesOf(labels, planes, width, height, count);
  return { labels, count, colour: [l, u, v], x, y, size, ties };
}

function tiesOf(
  labels: Uint16Array,
  planes: readonly [Float32Array, Float32Array, Float32Array],
  width: number,
  height: number,
  count: number,
): Tie[] {
  const found = new Map<number, { length: number; sum: number }>();
  const meet = (at: number, next: number, from: number, to: number) => {
    const [a, b] = [labels[at] as number, labels[next] as number];
    if (a === b) return;
    const key = Math.min(a, b) * count + Math.max(a, b);
    const sofar = found.get(key) ?? { length: 0, sum: 0 };
    sofar.length++;
    sofar.sum += Math.hypot(
      (planes[0][from] as number) - (planes[0][to] as number),
      (planes[1][from] as number) - (planes[1][to] as number),
      (planes[2][from] as number) - (planes[2][to] as number),
    );
    found.set(key, sofar);
  };
  for (let at = 0; at < labels.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < width - 1) {
      const from = at - Math.min(x, ACROSS - 1);
      meet(at, at + 1, from, at + Math.min(width - 1 - x, ACROSS));
    }
    if (y < height - 1) {
      const from = at - Math.min(y, ACROSS - 1) * width;
      meet(at, at + width, from, at + Math.min(height - 1 - y, ACROSS) * width);
    }
  }
  return [...found].map(([key, { length, sum }]) => ({
    one: Math.floor(key / count),
    other: key % count,
    length,
    edge: sum / length,
  }));
}

/** How unlike two areas' colours are. */
export const unlikeness = ({ colour: [l, u, v] }: AreaGraph, one: number, other: number): number =>
  Math.hypot(
    (l[one] as number) - (l[other] as number),
    (u[one] as number) - (u[other] as number),
    (v[one] as number) - (v[other] as number),
  );

/** The mean of a map (one value a view pixel) over each area. */
export function overAreas({ labels, count, size }: AreaGraph, map: Float32Array): Float32Array {
  const sums = new Float32Array(count);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    sums[label] = (sums[label] as number) + (map[at] as number);
  }
  return sums.map((sum, label) => sum / Math.max(1, size[label] as number));
}

/** A value of each area, as a map with one value a view pixel. */
export const asMap = ({ labels }: AreaGraph, values: Float32Array): Float32Array =>
  Float32Array.from(labels, (label) => values[label] as number);
