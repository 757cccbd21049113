import type { Random } from '../../kernels/random.ts';
import type { MediumName } from '../../words/lists/media.ts';
import type { Mood } from '../words/idea.ts';
import { type Frame, THING } from '../world/frame.ts';
import { paintOver } from './brush.ts';
import { darkMarks, drawMarks } from './dark-marks.ts';
import { brush, findFlow } from './flow.ts';
import { focusOn, subjectDistance } from './focus.ts';
import { inkLines } from './ink.ts';
import { brightestSky, lensFlare, lightShafts, streaks } from './lens.ts';
import { MEDIA } from './media/media.ts';
import { setMood } from './moods.ts';
import { motes } from './motes.ts';
import { pixelArt } from './pixel-art.ts';
import { posterise } from './posterise.ts';
import { lightRims, shadeCorners } from './studio.ts';
import { bloom, grade, meanLight, quietGreens, shoulder, veil, vignette } from './tone.ts';

/** What a rendering depends on beside the scene. */
export interface Look {
  readonly random: Random;
  readonly mood: Mood | null;
  /** What it is painted in beside the style; null: as the style does. */
  readonly medium: MediumName | null;
}

type Render = (frame: Frame, look: Look, unit: number) => void;

const NONE = [0, 0, 0] as const;
/** How much darker than the paint eyes and mouths are drawn that a brush does not reach. */
const INKED = 0.8;

/** Each style as what it does to the scene; `unit` is 1 for a picture of about a megapixel. */
const STYLES: Readonly<Record<string, Render>> = {
  plain(frame, _, unit) {
    bloom(frame, 0.8, 0.5, 50 * unit);
    paintOver(frame, Math.round(2 * unit));
    grade(frame, { contrast: 1.06, saturation: 1.1, shadows: NONE, lights: NONE });
  },
  /** Concept art: bristly strokes, light against darkness, amber on teal. */
  midjourney(frame, { random }, unit) {
    bloom(frame, 0.6, 0.9, 100 * unit);
    paintOver(frame, Math.round(3 * unit));
    brush(frame, findFlow(frame, 4), { length: Math.round(9 * unit), bristle: 0.085 }, random.unit);
    grade(frame, {
      contrast: 1.34,
      saturation: 1.2,
      shadows: [-0.03, 0.01, 0.06],
      lights: [0.09, 0.02, -0.07],
    });
    quietGreens(frame, 0.6);
    vignette(frame, 0.62);
  },
  /** A painted background of an animated film: gouache, lush and sunny, soft brown lines. */
  ghibsky(frame, { random }, unit) {
    paintOver(frame, Math.round(5 * unit));
    brush(frame, findFlow(frame, 3), { length: Math.round(4 * unit), bristle: 0.03 }, random.unit);
    grade(frame, {
      contrast: 0.98,
      saturation: 1.46,
      shadows: [0.06, 0.09, 0.1],
      lights: [0.16, 0.16, 0.06],
    });
    quietGreens(frame, 0.42);
    inkLines(frame, {
      radius: 0.9 * unit,
      strength: 0.5,
      colour: [0.24, 0.17, 0.12],
      contrast: 9,
    });
    bloom(frame, 0.85, 0.3, 40 * unit);
  },
  /** A photograph: what is not the subject softens, quiet colours, a little grain. */
  realism(frame, _, unit) {
    bloom(frame, 0.92, 0.3, 36 * unit);
    focusOn(frame, subjectDistance(frame, THING), 5, 5 * unit);
    grade(frame, {
      contrast: 1.14,
      saturation: 0.86,
      shadows: [0.008, 0.01, 0.018],
      lights: [0.01, 0.0, -0.015],
    });
    vignette(frame, 0.28);
  },
  /** A frame of a film: wide bars, amber on teal, streaks from lights, shallow focus. */
  movie(frame, _, unit) {
    focusOn(frame, subjectDistance(frame, THING), 3, 8 * unit);
    streaks(frame, 0.78, 1.5, 130 * unit);
    bloom(frame, 0.7, 0.7, 70 * unit);
    grade(frame, {
      contrast: 1.24,
      saturation: 0.8,
      shadows: [-0.04, 0.03, 0.07],
      lights: [0.11, 0.02, -0.1],
    });
    vignette(frame, 0.55);
  },
  /** A fairy tale: violet and gold, shafts of light, sparks in the air. */
  fantasy(frame, { random }, unit) {
    // A bright land glows by itself.
    bloom(frame, 0.5, 0.9 * Math.min(1, Math.max(0.2, 1.5 - 1.7 * meanLight(frame))), 110 * unit);
    paintOver(frame, Math.round(3 * unit));
    veil(frame, [0.74, 0.55, 0.95], 0.32);
    const light = brightestSky(frame);
    if (light !== null) lightShafts(frame, light, 0.9, [1, 0.75, 0.95]);
    quietGreens(frame, 0.4);
    grade(frame, {
      contrast: 1.12,
      saturation: 1.34,
      shadows: [0.08, -0.01, 0.17],
      lights: [0.09, -0.02, 0.05],
    });
    motes(frame, random, 130, SPARKS, unit);
    vignette(frame, 0.5);
  },
  /** A comic: flat colours between black lines. */
  cartoon(frame, _, unit) {
    const marks = darkMarks(frame.rgb, frame.width, unit, frame.kind);
    paintOver(frame, Math.round(5 * unit));
    paintOver(frame, Math.round(4 * unit));
    quietGreens(frame, 0.3);
    grade(frame, { contrast: 1.08, saturation: 1.55, shadows: [0.06, 0.06, 0.08], lights: NONE });
    posterise(frame, 5);
    drawMarks(frame.rgb, marks, INKED);
    inkLines(frame, {
      radius: Math.max(0.75, 2.1 * unit),
      strength: 1,
      colour: [0.05, 0.04, 0.07],
      contrast: 0.5,
    });
  },
  /** An animated film by computer: smooth, lit softly from all sides, with bright rims and shade in corners, softer far away. */
  '3d'(frame, _, unit) {
    paintOver(frame, Math.max(1, Math.round(2 * unit)));
    shadeCorners(frame, unit);
    lightRims(frame, unit);
    focusOn(frame, subjectDistance(frame, THING), 3, 6 * unit);
    bloom(frame, 0.75, 0.4, 60 * unit);
    quietGreens(frame, 0.3);
    grade(frame, {
      contrast: 1.05,
      saturation: 1.3,
      shadows: [0.05, 0.04, 0.08],
      lights: [0.05, 0.03, 0],
    });
  },
  /** A game of the eighties. */
  pixel(frame, { random }) {
    quietGreens(frame, 0.5);
    grade(frame, { contrast: 1.2, saturation: 1.45, shadows: [0.0, 0.0, 0.04], lights: NONE });
    pixelArt(frame, random);
  },
  /** Anime: cobalt shade, rose light, a flare across the picture, every edge crisp. */
  'makoto shinkai'(frame, _, unit) {
    paintOver(frame, Math.round(2 * unit));
    bloom(frame, 0.62, 0.9, 80 * unit);
    const light = brightestSky(frame);
    if (light !== null) lightShafts(frame, light, 0.6, [1, 0.85, 0.9]);
    quietGreens(frame, 0.35);
    grade(frame, {
      contrast: 1.16,
      saturation: 1.42,
      shadows: [0.0, 0.03, 0.17],
      lights: [0.06, -0.01, 0.07],
    });
    inkLines(frame, {
      radius: 0.6 * unit,
      strength: 0.42,
      colour: [0.06, 0.06, 0.2],
      contrast: 9,
    });
    if (light !== null) lensFlare(frame, light, Math.min(1, light.light) * 0.8, unit);
  },
};

/** The colours of sparks: gold, rose, ice, mint. */
const SPARKS = [
  [1, 0.84, 0.45],
  [1, 0.6, 0.9],
  [0.6, 0.85, 1],
  [0.7, 1, 0.75],
] as const;

/** The noise of half a step that keeps even paint from banding. */
const HALF_STEP = 0.004;

/**
 * Renders the scene in its mood and a style (an unknown one or null is the plain painting) to opaque RGBA. A medium
 * paints what the style makes of the scene; squares of few colours are made of what it painted.
 */
export function applyStyle(
  frame: Frame,
  look: Look,
  style: string | null,
): Uint8ClampedArray<ArrayBuffer> {
  const unit = Math.sqrt((frame.width * frame.height) / 1_048_576);
  const { random, mood, medium } = look;
  setMood(frame, mood, unit);
  if (medium === null) {
    renderIn(style ?? 'plain', frame, look, unit);
    if (style === 'movie') letterbox(frame);
    return toPixels(frame, random, grain(style), shoulder);
  }
  const { base, paint } = MEDIA[medium];
  const under = style === 'pixel' ? 'plain' : (style ?? base);
  if (under !== null) renderIn(under, frame, look, unit);
  paint(frame, random, unit);
  if (style === 'movie') letterbox(frame);
  if (style === 'pixel') renderIn(style, frame, look, unit);
  return toPixels(frame, random, style === 'pixel' ? 0 : HALF_STEP, (shown) => shown);
}

function renderIn(style: string, frame: Frame, look: Look, unit: number): void {
  const render = STYLES[style] ?? STYLES['plain'];
  render?.(frame, look, unit);
}

const grain = (style: string | null): number =>
  style === 'movie'
    ? 0.06
    : style === 'realism'
      ? 0.03
      : style === 'pixel' || style === 'cartoon' || style === '3d'
        ? 0
        : 0.014;

/** How many rows a film's bar hides at the top, and at the bottom, of a frame so large. */
export const barOf = ({ width, height }: Pick<Frame, 'width' | 'height'>): number =>
  Math.round(Math.max(0, (height - width / 2.39) / 2) * (width > height ? 1 : 0.28));

function letterbox({ rgb, width, height }: Frame): void {
  const bar = barOf({ width, height });
  rgb.fill(0, 0, bar * width * 3);
  rgb.fill(0, (height - bar) * width * 3);
}

function toPixels(
  { rgb, width, height }: Frame,
  random: Random,
  strength: number,
  shown: (value: number) => number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    // The last half step of noise keeps skies from banding.
    const speck = (random.unit() - 0.5) * (strength + (strength > 0 ? HALF_STEP : 0));
    for (let c = 0; c < 3; c++)
      pixels[at * 4 + c] = shown((rgb[at * 3 + c] as number) + speck) * 255;
    pixels[at * 4 + 3] = 255;
  }
  return pixels;
}
