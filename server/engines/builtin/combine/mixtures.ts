import type { Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { createSight } from '../instruct/seeing/sight.ts';
import { putBehind } from '../instruct/steps/take-out.ts';
import { blurPlane, planeOf } from '../kernels/soft-copy.ts';
import { paintOver } from '../scene/styles/brush.ts';
import { fromOpponent, matchColours, toOpponent } from './colour-statistics.ts';
import { cover, scaleTo } from './fit.ts';
import { layTexture } from './lay-texture.ts';
import type { Corner } from './read-combination.ts';
import { matchDetail } from './texture-statistics.ts';

/** A picture, and what there is to say about it. */
export interface Mixture {
  readonly picture: Pixels;
  readonly notes: readonly Note[];
}

/** How far a cut-out is moved toward the colours of its new surroundings. */
const HARMONY = 0.3;

/** Cuts out what a picture is of and puts it before another picture, in its light. */
export async function putOnBackground(content: Pixels, background: Pixels): Promise<Mixture> {
  const { width, height } = content;
  const behind = await cover(background, width, height);
  const subject = createSight(content).subject();
  const picture = { ...content, data: content.data.slice() };
  const matched = matchColours(toOpponent(content), toOpponent(behind));
  fromOpponent(matched, picture, HARMONY);
  if (subject === null) {
    putBehind(picture, fadingEdges(width, height), behind);
    return { picture, notes: [note('combine.fades')] };
  }
  putBehind(picture, subject, behind);
  return { picture, notes: [note('combine.cut-out')] };
}

function fadingEdges(width: number, height: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const u = ((at % width) + 0.5) / width - 0.5;
    const v = (Math.floor(at / width) + 0.5) / height - 0.5;
    const away = Math.sqrt(u * u + v * v) * 2;
    return 255 * Math.min(1, Math.max(0, (1.02 - away) / 0.45));
  });
}

/** How much of the detail that mixing loses is given back. */
const DETAIL = 0.5;

/**
 * Mixes two pictures: all over by the share of the second, or, where a side is named, fading from
 * one to the other across the picture. Detail of both is kept up, so that nothing turns to grey.
 */
export async function blendPictures(
  first: Pixels,
  second: Pixels,
  share: number,
  corner: Corner,
): Promise<Pixels> {
  const { width, height } = first;
  const other = await cover(second, width, height);
  const data = first.data.slice();
  const shareAt = fadeOf(corner, share, width, height);
  const radius = Math.max(2, Math.sqrt(width * height) * 0.03);
  for (let c = 0; c < 3; c++) {
    const [one, two] = [planeOf(first, c), planeOf(other, c)];
    const [softOne, softTwo] = [blurPlane(one, width, radius), blurPlane(two, width, radius)];
    for (let at = 0; at < one.length; at++) {
      const part = shareAt(at);
      const both = 4 * part * (1 - part) * DETAIL;
      const [a, b] = [one[at] as number, two[at] as number];
      const detail =
        (a - (softOne[at] as number)) * part + (b - (softTwo[at] as number)) * (1 - part);
      data[at * 4 + c] = a * (1 - part) + b * part + detail * both;
    }
  }
  for (let at = 3; at < data.length; at += 4) {
    const part = shareAt((at - 3) / 4);
    data[at] = (first.data[at] as number) * (1 - part) + (other.data[at] as number) * part;
  }
  return { width, height, data };
}

function fadeOf(
  corner: Corner,
  share: number,
  width: number,
  height: number,
): (at: number) => number {
  const ramp = (place: number) => {
    const value = Math.min(1, Math.max(0, (place + share - 0.75) / 0.5));
    return value * value * (3 - 2 * value);
  };
  if (corner.across === 'left' || corner.across === 'right') {
    const flips = corner.across === 'left';
    return (at) => {
      const place = ((at % width) + 0.5) / width;
      return ramp(flips ? 1 - place : place);
    };
  }
  if (corner.down === 'top' || corner.down === 'bottom') {
    const flips = corner.down === 'top';
    return (at) => {
      const place = (Math.floor(at / width) + 0.5) / height;
      return ramp(flips ? 1 - place : place);
    };
  }
  return () => share;
}

/** Statistics of a style are taken from a copy of at most this many pixels. */
const STYLE_PIXELS = 400_000;
/** Radius of the brush that flattens a picture for a style with little fine detail, in pixels of a megapixel. */
const BRUSH = 3;

/** Gives a picture the colours and the texture's strength of another; its drawing stays. */
export async function applyStyleOf(
  content: Pixels,
  style: Pixels,
  amount: number,
): Promise<Pixels> {
  const scale = Math.min(1, Math.sqrt(STYLE_PIXELS / (style.width * style.height)));
  const small = await scaleTo(
    style,
    Math.max(1, Math.round(style.width * scale)),
    Math.max(1, Math.round(style.height * scale)),
  );
  const picture = { ...content, data: content.data.slice() };
  const wanted = toOpponent(small);
  if (fineness(small) < 0.7 * fineness(content)) flatten(picture);
  const matched = matchColours(toOpponent(picture), wanted);
  const detailed = matchDetail(matched, wanted);
  const [, blue, red] = detailed.planes;
  const textured = { ...detailed, planes: [layTexture(detailed, wanted), blue, red] as const };
  fromOpponent(textured, picture, Math.min(1, 0.92 * amount));
  return picture;
}

/** Mean difference between neighbouring pixels' greens, 0 to 255. */
function fineness({ data }: Pixels): number {
  let sum = 0;
  for (let at = 1; at + 4 < data.length; at += 4)
    sum += Math.abs((data[at] as number) - (data[at + 4] as number));
  return (sum * 4) / data.length;
}

function flatten(picture: Pixels): void {
  const { width, height, data } = picture;
  const rgb = new Float32Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (data[at * 4 + c] as number) / 255;
  const radius = Math.max(1, Math.round((BRUSH * Math.sqrt(width * height)) / 1000));
  paintOver({ width, height, rgb, depth: new Float32Array(0), kind: new Uint8Array(0) }, radius);
  for (let at = 0; at < width * height; at++)
    for (let c = 0; c < 3; c++) data[at * 4 + c] = 255 * (rgb[at * 3 + c] as number);
}

/** Width of a pattern's tile as a share of the picture's width. */
const TILE = 0.22;

/** Fills a picture's background (or, without a clear subject, its light areas) with a repeated picture. */
export async function fillWithPattern(
  content: Pixels,
  pattern: Pixels,
  amount: number,
): Promise<Mixture> {
  const { width, height } = content;
  const side = Math.max(4, Math.round(width * TILE * amount));
  const tile = await scaleTo(
    pattern,
    side,
    Math.max(4, Math.round((side * pattern.height) / pattern.width)),
  );
  const behind = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const light = blurPlane(planeOf(content, 1), width, Math.max(1, width * 0.02));
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    // Every other tile is mirrored: so no seams show.
    const u = mirrored(x, tile.width);
    const v = mirrored(y, tile.height);
    const from = (v * tile.width + u) * 4;
    const shade = Math.min(1.25, 0.55 + 0.45 * ((light[at] as number) / Math.max(24, mean)));
    for (let c = 0; c < 3; c++) behind.data[at * 4 + c] = (tile.data[from + c] as number) * shade;
    behind.data[at * 4 + 3] = 255;
  }
  const subject = createSight(content).subject();
  const picture = { ...content, data: content.data.slice() };
  if (subject !== null) {
    putBehind(picture, subject, behind);
    return { picture, notes: [note('combine.behind')] };
  }
  const dark = Uint8Array.from(
    { length: width * height },
    (_, at) => 255 - (content.data[at * 4 + 1] as number),
  );
  putBehind(picture, dark, behind);
  return { picture, notes: [note('combine.light')] };
}

function mirrored(place: number, length: number): number {
  const turn = Math.floor(place / length);
  const within = place % length;
  return turn % 2 === 0 ? within : length - 1 - within;
}
