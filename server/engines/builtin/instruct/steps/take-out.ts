import type { Pixels } from '../../../engine.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { fillArea } from '../../remove/fill.ts';
import { drawScene } from '../../scene/draw-scene.ts';
import { readPrompt } from '../../scene/words/read-prompt.ts';
import type { Matte, Sight } from '../seeing/sight.ts';
import { resample } from './resample.ts';

/** Makes what a matte marks transparent, in place. */
export function makeTransparent({ data }: Pixels, matte: Matte): void {
  for (let at = 0; at < matte.length; at++) {
    data[at * 4 + 3] = (data[at * 4 + 3] as number) * (1 - (matte[at] as number) / 255);
  }
}

/** What a matte leaves out. */
export const inverse = (matte: Matte): Matte => matte.map((value) => 255 - value);

/** White and black of a backdrop: paper and cloth would be a little off them, which shows beside a page. */
const EXTREMES = { white: 0.9, black: 0.12 } as const;

/** Puts an even colour behind the subject, in place; white and black are whole ones. */
export function plainBackground(
  picture: Pixels,
  subject: Matte,
  colour: readonly [number, number, number],
): void {
  const isWhite = colour.every((part) => part > EXTREMES.white);
  const isBlack = colour.every((part) => part < EXTREMES.black);
  const shown = colour.map((part) => (isWhite ? 255 : isBlack ? 0 : Math.round(255 * part)));
  const backdrop = { ...picture, data: new Uint8ClampedArray(picture.data.length) };
  for (let at = 0; at < backdrop.data.length; at += 4) backdrop.data.set([...shown, 255], at);
  putBehind(picture, subject, backdrop);
}

/** Largest side of a scene that is drawn as a backdrop, in pixels. */
const LARGEST = 1_200;

/** Draws a scene from words behind the subject, in place. */
export function sceneBackground(
  picture: Pixels,
  subject: Matte,
  words: string,
  seed: number,
  onShare: OnShare,
): void {
  const { width, height } = picture;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const columns = Math.max(32, Math.round(width * scale));
  const rows = Math.max(32, Math.round(height * scale));
  const request = {
    idea: readPrompt(words),
    style: 'realism',
    width: columns,
    height: rows,
    seed,
    index: 0,
  };
  // A scene has its size, whatever the picture's is.
  const [onScene, onFitted, onPut] = divideShare(onShare, [
    3 * columns * rows,
    width * height,
    width * height,
  ]);
  const scene = { width: columns, height: rows, data: drawScene(request, onScene) };
  const place = (x: number, y: number) => [(x * columns) / width, (y * rows) / height] as const;
  const fitted = resample(scene, width, height, place, onFitted);
  putBehind(picture, subject, fitted);
  onPut(1);
}

/**
 * Shows another picture behind the subject, in place. Along its edge the old background still shines
 * through the pixels: there their colour is taken from further inside.
 */
export function putBehind(picture: Pixels, subject: Matte, behind: Pixels): void {
  const { data } = picture;
  const inner = innerColours(picture, subject);
  for (let at = 0; at < subject.length; at++) {
    const share = (subject[at] as number) / 255;
    if (share === 1) continue;
    for (let c = 0; c < 3; c++) {
      const own = inner[at * 4 + c] as number;
      const other = behind.data[at * 4 + c] as number;
      data[at * 4 + c] = other + (own - other) * share;
    }
    data[at * 4 + 3] = 255;
  }
}

const REACH = 3;

/** For half-covered pixels the mean colour of the covered ones near them. */
function innerColours({ width, height, data }: Pixels, subject: Matte): Uint8ClampedArray {
  const inner = data.slice();
  for (let at = 0; at < subject.length; at++) {
    const share = subject[at] as number;
    if (share < 8 || share > 235) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let [weight, r, g, b] = [0, 0, 0, 0];
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
      for (
        let column = Math.max(0, x - REACH);
        column <= Math.min(width - 1, x + REACH);
        column++
      ) {
        const near = row * width + column;
        const own = Math.max(0, (subject[near] as number) - 200);
        weight += own;
        r += own * (data[near * 4] as number);
        g += own * (data[near * 4 + 1] as number);
        b += own * (data[near * 4 + 2] as number);
      }
    }
    if (weight === 0) continue;
    inner[at * 4] = r / weight;
    inner[at * 4 + 1] = g / weight;
    inner[at * 4 + 2] = b / weight;
  }
  return inner;
}

/** A subject's edge is filled too, this far out, as a share of the picture's mean side. */
const GROW = 0.008;

/** Takes the subject out and fills its place from the surroundings, in place. */
export function eraseSubject(
  picture: Pixels,
  sight: Sight,
  seed: number,
  onShare: OnShare,
): boolean {
  const subject = sight.subject();
  if (subject === null) return false;
  const { width, height } = picture;
  const reach = Math.max(2, Math.round(((width + height) / 2) * GROW));
  const area = new Uint8Array(subject.length);
  for (let at = 0; at < subject.length; at++) {
    if ((subject[at] as number) < 24) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      area.fill(
        255,
        row * width + Math.max(0, x - reach),
        row * width + Math.min(width, x + reach + 1),
      );
    }
  }
  if (!area.includes(0)) return false;
  fillArea(picture.data, area, width, seed, onShare);
  return true;
}
