import type { Pixels } from '../../../engine.ts';
import { smoothstep } from '../../kernels/arithmetic.ts';
import { createNoise } from '../../scene/noise.ts';
import { eachPixel } from './each-pixel.ts';

/** Darkens (above 0) or lightens (below 0) toward the corners, in place. */
export function addVignette(picture: Pixels, amount: number): void {
  const { width, height } = picture;
  eachPixel(picture, null, (colour, _, x, y) => {
    const u = (x + 0.5) / width - 0.5;
    const v = (y + 0.5) / height - 0.5;
    const away = Math.sqrt(u * u + v * v) / Math.SQRT1_2;
    const factor = 1 - 0.72 * amount * smoothstep(0.32, 1.06, away) ** 1.25;
    for (let c = 0; c < 3; c++) colour[c] = (colour[c] as number) * factor;
  });
}

/** Width of a frame as a share of the picture's mean side. */
const FRAME = 0.045;
/** A mount of paper between frame and picture is this many times as wide as the frame. */
const MOUNT = 0.9;
const OAK = [0.46, 0.3, 0.18] as const;
const PAPER = [0.965, 0.955, 0.93] as const;

/**
 * Hangs a picture in a frame and returns it, larger by the frame: of the colour with bevelled edges,
 * or (null) of wood with a paper mount that throws its shadow.
 */
export function addFrame(
  picture: Pixels,
  colour: readonly [number, number, number] | null,
  amount: number,
  seed: number,
): Pixels {
  const mean = (picture.width + picture.height) / 2;
  const band = Math.max(2, Math.round(mean * FRAME * amount));
  const mount = colour === null ? Math.round(band * MOUNT) : 0;
  const edge = band + mount;
  const [width, height] = [picture.width + 2 * edge, picture.height + 2 * edge];
  const data = new Uint8ClampedArray(width * height * 4);
  const noise = createNoise(seed);
  const unit = mean / 1000;
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [dx, dy] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)];
      const inward = Math.min(dx, dy);
      const to = at * 4;
      data[to + 3] = 255;
      if (inward >= edge) {
        const from = ((y - edge) * picture.width + x - edge) * 4;
        data.set(picture.data.subarray(from, from + 4), to);
        continue;
      }
      const along = dx < dy ? y : x;
      const light =
        inward < band
          ? moulding(inward / band, dx < dy ? x < width / 2 : y < height / 2)
          : shadow(inward, band, edge, dx <= dy ? x < width / 2 : y < height / 2);
      const grain =
        colour === null && inward < band
          ? 1 + 0.16 * noise.fbm(along / (60 * unit + 1), inward / (2.5 * unit + 0.5), 3)
          : 1;
      const base = inward < band ? (colour ?? OAK) : PAPER;
      for (let c = 0; c < 3; c++) data[to + c] = 255 * (base[c] as number) * light * grain;
    }
  }
  return { width, height, data };
}

/** Light on a moulding from its outer (0) to its inner edge (1); lit from the upper left. */
function moulding(place: number, isLit: boolean): number {
  const outer = 1 - smoothstep(0, 0.16, place);
  const inner = smoothstep(0.8, 0.95, place);
  const side = isLit ? 1 : -1;
  return 0.97 + 0.2 * side * outer - 0.2 * side * inner;
}

/** The mount: the frame's shadow on it, and the bevel around the picture. */
function shadow(inward: number, band: number, edge: number, isLit: boolean): number {
  const cast = isLit ? 0.2 * (1 - smoothstep(0, (edge - band) * 0.35, inward - band)) : 0.04;
  const bevel = inward >= edge - 2 ? (isLit ? -0.14 : 0.02) : 0;
  return 1 - cast + bevel;
}
