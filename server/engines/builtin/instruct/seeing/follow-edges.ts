import type { Pixels } from '../../../engine.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import type { View } from './view.ts';

/** For each pixel of a view, how a map's value depends on the colour there: `red·r + green·g + blue·b + offset`. */
interface Fit {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly offset: Float32Array;
}

/** How far the filter looks, in view pixels, and how much contrast counts as an edge (variance, 0 to 1). */
export interface EdgeOptions {
  readonly radius: number;
  readonly epsilon: number;
}

/**
 * Makes the values of a map (one a view pixel) follow the edges of the view: guided filter with a
 * colour guide (He, Sun and Tang 2013). Returns a map of the view's size.
 */
export function followEdges(view: View, map: Float32Array, options: EdgeOptions): Float32Array {
  const fit = fitColours(view, map, options);
  return map.map(
    (_, at) =>
      (fit.red[at] as number) * (view.red[at] as number) +
      (fit.green[at] as number) * (view.green[at] as number) +
      (fit.blue[at] as number) * (view.blue[at] as number) +
      (fit.offset[at] as number),
  );
}

/**
 * Brings a map (0 to 1, one a view pixel) to the picture's own size, following its edges down to
 * single pixels: the fit is made in the view, applied to the picture (He and Sun 2015). One byte a pixel.
 */
export function enlargeMap(
  picture: Pixels,
  view: View,
  map: Float32Array,
  options: EdgeOptions,
): Uint8Array<ArrayBuffer> {
  const { width, height, data } = picture;
  const fit = fitColours(view, map, options);
  const result = new Uint8Array(width * height);
  const across = stretch(width, view.width);
  const down = stretch(height, view.height);
  const rows = [fit.red, fit.green, fit.blue, fit.offset].map(() => new Float32Array(view.width));
  const planes = [fit.red, fit.green, fit.blue, fit.offset];
  for (let y = 0, at = 0; y < height; y++) {
    const upper = (down.first[y] as number) * view.width;
    const lower = (down.second[y] as number) * view.width;
    const share = down.share[y] as number;
    for (let p = 0; p < 4; p++) {
      const [plane, row] = [planes[p] as Float32Array, rows[p] as Float32Array];
      for (let x = 0; x < view.width; x++) {
        const top = plane[upper + x] as number;
        row[x] = top + ((plane[lower + x] as number) - top) * share;
      }
    }
    const [red, green, blue, offset] = rows as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    for (let x = 0; x < width; x++, at++) {
      const left = across.first[x] as number;
      const right = across.second[x] as number;
      const u = across.share[x] as number;
      const v = 1 - u;
      const value =
        ((red[left] as number) * v + (red[right] as number) * u) * (data[at * 4] as number) +
        ((green[left] as number) * v + (green[right] as number) * u) *
          (data[at * 4 + 1] as number) +
        ((blue[left] as number) * v + (blue[right] as number) * u) * (data[at * 4 + 2] as number) +
        ((offset[left] as number) * v + (offset[right] as number) * u) * 255;
      result[at] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5;
    }
  }
  return result;
}

/** Between which two of `count` places each of `length` lies, and how near the second. */
function stretch(length: number, count: number) {
  const first = new Uint32Array(length);
  const second = new Uint32Array(length);
  const share = new Float32Array(length);
  for (let index = 0; index < length; index++) {
    const place = Math.min(count - 1, Math.max(0, ((index + 0.5) * count) / length - 0.5));
    first[index] = Math.floor(place);
    second[index] = Math.min(count - 1, Math.floor(place) + 1);
    share[index] = place - Math.floor(place);
  }
  return { first, second, share };
}

function fitColours(view: View, map: Float32Array, { radius, epsilon }: EdgeOptions): Fit {
  const { width, red, green, blue } = view;
  const mean = (plane: Float32Array) => blurBox(plane, width, radius);
  const product = (a: Float32Array, b: Float32Array) => mean(multiply(a, b));
  const [r, g, b, p] = [mean(red), mean(green), mean(blue), mean(map)];
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const [rp, gp, bp] = [product(red, map), product(green, map), product(blue, map)];
  const fit = { red: r.slice(), green: g.slice(), blue: b.slice(), offset: p.slice() };
  const solution = new Float64Array(3);
  for (let at = 0; at < map.length; at++) {
    const mr = r[at] as number;
    const mg = g[at] as number;
    const mb = b[at] as number;
    const mp = p[at] as number;
    solve(
      solution,
      (rr[at] as number) - mr * mr + epsilon,
      (rg[at] as number) - mr * mg,
      (rb[at] as number) - mr * mb,
      (gg[at] as number) - mg * mg + epsilon,
      (gb[at] as number) - mg * mb,
      (bb[at] as number) - mb * mb + epsilon,
      (rp[at] as number) - mr * mp,
      (gp[at] as number) - mg * mp,
      (bp[at] as number) - mb * mp,
    );
    const red = solution[0] as number;
    const green = solution[1] as number;
    const blue = solution[2] as number;
    fit.red[at] = red;
    fit.green[at] = green;
    fit.blue[at] = blue;
    fit.offset[at] = mp - red * mr - green * mg - blue * mb;
  }
  return {
    red: mean(fit.red),
    green: mean(fit.green),
    blue: mean(fit.blue),
    offset: mean(fit.offset),
  };
}

function multiply(one: Float32Array, other: Float32Array): Float32Array {
  const product = new Float32Array(one.length);
  for (let at = 0; at < one.length; at++) product[at] = (one[at] as number) * (other[at] as number);
  return product;
}

/** Solves a symmetric 3×3 system (a b c; b d e; c e f) by its adjugate; the solution is written to `to`. */
function solve(
  to: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  x: number,
  y: number,
  z: number,
): void {
  const aa = d * f - e * e;
  const ab = c * e - b * f;
  const ac = b * e - c * d;
  const determinant = a * aa + b * ab + c * ac;
  const bc = b * c - a * e;
  to[0] = (aa * x + ab * y + ac * z) / determinant;
  to[1] = (ab * x + (a * f - c * c) * y + bc * z) / determinant;
  to[2] = (ac * x + bc * y + (a * d - b * b) * z) / determinant;
}
