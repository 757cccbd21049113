import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Material } from './solids/solid.ts';

/** 0 to 1, the same for the same two numbers. */
export function chance(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a + 17, 0x9e3779b1) ^ Math.imul(b + 5, 0x85ebca6b), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 15)) >>> 8) / 0x1000000;
}

/** One colour, a little uneven as paint is. */
export const paint =
  (colour: Colour, noise: Noise): Material =>
  (x, y, z) =>
    scaleColour(colour, 1 + 0.035 * noise.fbm(x * 1.7 + z, y * 1.7 + z * 0.7, 2));

/** Wood with its grain along the longest way of floors (ahead) and of furniture (sideways). */
export const wood =
  (colour: Colour, noise: Noise): Material =>
  (x, y, z, axis) => {
    const across = axis === 1 ? z : y;
    const grain = noise.at(x * 1.3, across * 26) * 0.6 + noise.at(x * 3 + 9, across * 70) * 0.4;
    return scaleColour(colour, 1 + 0.16 * grain);
  };

/** Floorboards that run ahead. */
export const boards =
  (colour: Colour, noise: Noise): Material =>
  (x, _, z) => {
    const plank = Math.floor(x / 0.17);
    const end = Math.floor(z / 1.7 + chance(plank, 3));
    const u = x / 0.17 - plank;
    const v = z / 1.7 + chance(plank, 3) - end;
    const seam = u < 0.05 || v < 0.006 ? 0.6 : 1;
    const grain = noise.at(x * 34, z * 1.6 + plank * 7.3);
    return scaleColour(colour, seam * (0.84 + 0.3 * chance(plank, end) + 0.1 * grain));
  };

/** Tiles of two colours, as a chess board. */
export const tiles =
  (light: Colour, dark: Colour, size: number): Material =>
  (x, y, z, axis) => {
    const [a, b] =
      axis === 1 ? [x / size, z / size] : axis === 0 ? [z / size, y / size] : [x / size, y / size];
    const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
    const joint = u < 0.03 || v < 0.03 ? 0.75 : 1;
    const isDark = (Math.floor(a) + Math.floor(b)) % 2 !== 0;
    return scaleColour(
      isDark ? dark : light,
      joint * (0.96 + 0.08 * chance(Math.floor(a), Math.floor(b))),
    );
  };

/** Cloth with a weave. */
export const cloth =
  (colour: Colour, noise: Noise): Material =>
  (x, y, z) =>
    scaleColour(
      colour,
      0.94 + 0.09 * noise.at(x * 60, (y + z) * 60) + 0.08 * noise.at(x * 3, (y + z) * 3),
    );

/** Hanging cloth in folds. */
export const folds =
  (colour: Colour): Material =>
  (x, y) =>
    scaleColour(
      colour,
      0.86 + 0.2 * Math.sin(x * 46 + Math.sin(y * 1.3)) + 0.06 * Math.sin(x * 110),
    );

/** A carpet with a border, between x and z limits. */
export const carpet =
  (
    ground: Colour,
    border: Colour,
    [left, right, near, far]: readonly [number, number, number, number],
    noise: Noise,
  ): Material =>
  (x, _, z) => {
    const edge = Math.min(x - left, right - x, z - near, far - z);
    const band = edge < 0.1 || (edge > 0.2 && edge < 0.26);
    const diamond = (Math.abs(((x * 2.2) % 1) - 0.5) + Math.abs(((z * 2.2) % 1) - 0.5)) % 1 < 0.42;
    const pattern = diamond && edge > 0.3 ? mixColour(ground, border, 0.35) : ground;
    return scaleColour(band ? border : pattern, 0.92 + 0.16 * noise.at(x * 40, z * 40));
  };

const SPINES: readonly Colour[] = [
  [0.5, 0.16, 0.13],
  [0.16, 0.28, 0.4],
  [0.2, 0.34, 0.22],
  [0.66, 0.5, 0.26],
  [0.74, 0.68, 0.56],
  [0.28, 0.18, 0.24],
  [0.42, 0.3, 0.2],
];

/** A wall of books between shelves `level` apart, standing along a side wall or the back one. */
export const books =
  (level: number, shelf: Colour): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / level);
    const up = y / level - row;
    if (up < 0.07 || axis === 1) return shelf;
    const upright = along / 1.1 - Math.floor(along / 1.1);
    if (upright < 0.035) return shelf;
    const book = Math.floor(along / 0.052 + 0.4 * Math.sin(along * 5 + row));
    const u = along / 0.052 - Math.floor(along / 0.052);
    const tall = 0.62 + 0.3 * chance(book, row);
    if (up > tall + 0.07) return scaleColour(shelf, 0.28);
    const spine = SPINES[Math.floor(chance(row + 9, book) * SPINES.length)] ?? shelf;
    const title = up > 0.4 && up < 0.5 && chance(book, row + 5) < 0.5 ? 1.5 : 1;
    return scaleColour(spine, title * (0.8 + 0.4 * chance(book + 3, row)) * (u < 0.12 ? 0.6 : 1));
  };

/** A small painting in a frame: land and sky in a few strokes, between its sides and edges. */
export const canvas =
  ([left, right, low, high]: readonly [number, number, number, number], noise: Noise): Material =>
  (x, y) => {
    const edge = Math.min(x - left, right - x, y - low, high - y);
    if (edge < 0.05) return [0.36, 0.25, 0.13];
    if (edge < 0.09) return [0.9, 0.88, 0.82];
    const up = (y - low) / (high - low);
    const hill = 0.42 + 0.22 * noise.fbm(x * 2.6, 3, 3);
    return up > hill
      ? mixColour([0.93, 0.78, 0.56], [0.42, 0.6, 0.76], (up - hill) * 2)
      : mixColour([0.22, 0.34, 0.26], [0.5, 0.56, 0.3], up / hill);
  };

/** Bricks in rows, mortar between them. */
export const brick =
  (colour: Colour, noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.085);
    const at = along / 0.26 + 0.5 * (row & 1);
    const [u, v] = [at - Math.floor(at), y / 0.085 - row];
    if (u < 0.05 || v < 0.14) return [0.66, 0.62, 0.57];
    const grain = 0.06 * noise.at(along * 30, y * 30);
    return scaleColour(colour, 0.8 + 0.34 * chance(Math.floor(at), row) + grain);
  };

/** Panes of glass, so far apart, between iron bars; brighter than what they light. */
export const panes =
  (glass: Colour, apart: number): Material =>
  (x, y, z, axis) => {
    const [a, b] = axis === 0 ? [z, y] : axis === 1 ? [x, z] : [x, y];
    const [u, v] = [a / apart, b / (apart * 1.3)].map(
      (at) => Math.abs(at - Math.round(at)) * apart,
    );
    if (Math.min(u ?? 1, v ?? 1) < 0.028) return [0.3, 0.34, 0.34];
    return scaleColour(glass, 0.9 + 0.12 * chance(Math.floor(a / apart), Math.floor(b / apart)));
  };

/** A blackboard between its edges, with lines of chalk on it. */
export const chalkboard =
  ([left, right, low, high]: readonly [number, number, number, number]): Material =>
  (x, y) => {
    const edge = Math.min(x - left, right - x, y - low, high - y);
    if (edge < 0.06) return [0.5, 0.36, 0.22];
    const line = Math.floor((high - y) / 0.2);
    const up = ((high - y) / 0.2) % 1;
    const long = 0.35 + 0.6 * chance(line, 4);
    const isText = x - left > 0.2 && (x - left) / (right - left) < long && line > 0 && line < 5;
    const stroke = Math.sin(x * 58 + 7 * Math.sin(x * 21 + line)) * 0.26 + 0.5;
    const isWord = chance(Math.floor(x / 0.22), line) > 0.22;
    const chalk = isText && isWord && Math.abs(up - stroke) < 0.1;
    const smear = 0.05 * chance(Math.floor(x / 0.5), Math.floor(y / 0.3));
    return chalk ? [0.9, 0.9, 0.86] : [0.13 + smear, 0.24 + smear, 0.2 + smear];
  };
