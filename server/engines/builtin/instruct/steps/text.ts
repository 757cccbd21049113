import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pixels } from '../../../engine.ts';
import { type Note, note } from '../../../note.ts';
import { lumaAt, lumaOf } from '../../kernels/luma.ts';
import type { NamedColour, Place } from '../language/instruction.ts';

/** What is to be written, and where. */
export interface Writing {
  readonly words: string;
  /** Null: white or black, by what stands out. */
  readonly colour: NamedColour | null;
  readonly place: Place;
  /** 1 is the usual size. */
  readonly amount: number;
}

const FAMILY = 'Overpaint Inter';
/** The product's own font; the letters of other scripts come from the system, where it has them. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'] as const;
/** Height of letters as a share of the picture's shorter side, and the widest a line may be. */
const SIZE = 0.085;
const WIDEST = 0.88;
const MARGIN = 0.055;
const LINE = 1.22;

/** Writes words on a picture, in place. Answers notes; where letters are missing nothing is written. */
export function writeText(picture: Pixels, writing: Writing): Note[] {
  loadFonts();
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const missing = missingLetters(writing.words);
  if (missing.length > 0) {
    const letters = missing.slice(0, 8).join('');
    return [note('edit.no-font', { letters })];
  }
  const layout = layOut(context, writing, width, height);
  const under = meanLuma(picture, layout);
  const colour = writing.colour?.rgb ?? (under > 0.58 ? [0.06, 0.06, 0.07] : [1, 1, 1]);
  const light = lumaOf(colour[0], colour[1], colour[2]);
  // A soft shade of the opposite light keeps letters readable on anything.
  const shade = light > 0.45 ? '0,0,0' : '255,255,255';
  context.shadowColor = `rgba(${shade},0.55)`;
  context.shadowBlur = layout.size * 0.16;
  context.shadowOffsetY = light > 0.45 ? layout.size * 0.03 : 0;
  context.fillStyle = `rgb(${colour.map((part) => Math.round(part * 255)).join(',')})`;
  context.textAlign = layout.align;
  context.textBaseline = 'middle';
  layout.lines.forEach((line, index) => {
    context.fillText(line, layout.x, layout.top + (index + 0.5) * layout.size * LINE);
  });
  layOver(picture, context.getImageData(0, 0, width, height).data);
  return [];
}

interface Layout {
  readonly lines: readonly string[];
  readonly size: number;
  readonly align: 'left' | 'center' | 'right';
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function layOut(
  context: SKRSContext2D,
  { words, place, amount }: Writing,
  width: number,
  height: number,
): Layout {
  let size = Math.max(6, Math.min(width, height) * SIZE * amount);
  const font = (pixels: number) => `700 ${pixels}px "${FAMILY}", sans-serif`;
  context.font = font(size);
  let lines = wrap(context, words, width * WIDEST);
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  const fit = Math.min(1, (width * WIDEST) / widest, (height * 0.8) / (lines.length * size * LINE));
  if (fit < 1) {
    size *= fit;
    context.font = font(size);
    lines = wrap(context, words, width * WIDEST + 1);
  }
  const tall = lines.length * size * LINE;
  const edge = Math.min(width, height) * MARGIN;
  const align = place.across === 'left' ? 'left' : place.across === 'right' ? 'right' : 'center';
  const x = align === 'left' ? edge : align === 'right' ? width - edge : width / 2;
  const down = place.down ?? 'bottom';
  const top =
    down === 'top' ? edge : down === 'middle' ? (height - tall) / 2 : height - edge - tall;
  return { lines, size, align, x, top, bottom: top + tall };
}

/** Breaks words into lines; where words are not spaced, between letters. */
function wrap(context: SKRSContext2D, words: string, most: number): string[] {
  const pieces = /\s/.test(words) ? words.split(/(?<=\s)/) : [words];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && context.measureText((line + piece).trimEnd()).width > most) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

function meanLuma({ width, height, data }: Pixels, { top, bottom }: Layout): number {
  let [sum, count] = [0, 0];
  const last = Math.min(height, Math.ceil(bottom));
  for (let y = Math.max(0, Math.floor(top)); y < last; y++) {
    for (let x = 0; x < width; x += 3) {
      sum += lumaAt(data, y * width + x);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count / 255;
}

/** Lays straight-alpha pixels over a picture, in place. */
function layOver({ data }: Pixels, over: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const share = (over[at + 3] as number) / 255;
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) {
      const old = data[at + c] as number;
      data[at + c] = old + ((over[at + c] as number) - old) * share;
    }
    data[at + 3] = Math.max(data[at + 3] as number, over[at + 3] as number);
  }
}

let loaded = false;

function loadFonts(): void {
  if (loaded) return;
  loaded = true;
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@fontsource-variable/inter/package.json')), 'files');
  for (const subset of SUBSETS) {
    GlobalFonts.registerFromPath(join(folder, `inter-${subset}-wght-normal.woff2`), FAMILY);
  }
}

/** Letters that come out as the sign for a missing one: no font here has them. */
function missingLetters(words: string): string[] {
  const empty = inkOf('\u{10fffd}');
  const letters = new Set(words.replace(/[\s\p{M}\p{C}]/gu, ''));
  return [...letters].filter((letter) => inkOf(letter) === empty);
}

function inkOf(letter: string): string {
  const canvas = createCanvas(28, 28);
  const context = canvas.getContext('2d');
  context.font = `700 20px "${FAMILY}", sans-serif`;
  context.textBaseline = 'middle';
  context.fillText(letter, 4, 14);
  return Buffer.from(context.getImageData(0, 0, 28, 28).data).toString('base64');
}
