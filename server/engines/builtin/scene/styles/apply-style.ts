import type { Setting } from '../setting.ts';
import type { Frame } from '../world/frame.ts';
import { paintOver } from './brush.ts';
import { facet, pixelate } from './mosaic.ts';
import { outline, posterise } from './outline.ts';
import { bloom, grade, shoulder, vignette } from './tone.ts';

type Render = (frame: Frame, setting: Setting, unit: number) => void;

const NONE = [0, 0, 0] as const;

/** Each style as what it does to the scene; `unit` is 1 for a picture of about a megapixel. */
const STYLES: Readonly<Record<string, Render>> = {
  plain(frame, _, unit) {
    bloom(frame, 0.8, 0.5, 50 * unit);
    paintOver(frame, Math.round(2 * unit));
    grade(frame, { contrast: 1.06, saturation: 1.1, shadows: NONE, lights: NONE });
  },
  midjourney(frame, _, unit) {
    bloom(frame, 0.62, 0.9, 90 * unit);
    paintOver(frame, Math.round(3 * unit));
    grade(frame, {
      contrast: 1.26,
      saturation: 1.22,
      shadows: [-0.02, 0.0, 0.05],
      lights: [0.06, 0.02, -0.04],
    });
    vignette(frame, 0.6);
  },
  ghibsky(frame, _, unit) {
    paintOver(frame, Math.round(4 * unit));
    grade(frame, {
      contrast: 1.04,
      saturation: 1.42,
      shadows: [0.02, 0.05, 0.07],
      lights: [0.02, 0.02, -0.01],
    });
    bloom(frame, 0.82, 0.35, 40 * unit);
  },
  realism(frame, _, unit) {
    bloom(frame, 0.9, 0.35, 36 * unit);
    grade(frame, { contrast: 1.12, saturation: 0.96, shadows: NONE, lights: NONE });
    vignette(frame, 0.18);
  },
  movie(frame, _, unit) {
    bloom(frame, 0.7, 0.7, 70 * unit);
    grade(frame, {
      contrast: 1.2,
      saturation: 0.86,
      shadows: [-0.03, 0.025, 0.055],
      lights: [0.09, 0.02, -0.07],
    });
    vignette(frame, 0.5);
    letterbox(frame);
  },
  fantasy(frame, _, unit) {
    bloom(frame, 0.5, 1.0, 110 * unit);
    paintOver(frame, Math.round(3 * unit));
    grade(frame, {
      contrast: 1.12,
      saturation: 1.36,
      shadows: [0.07, -0.02, 0.13],
      lights: [0.06, -0.01, 0.07],
    });
    vignette(frame, 0.4);
  },
  cartoon(frame, _, unit) {
    paintOver(frame, Math.round(4 * unit));
    grade(frame, { contrast: 1.05, saturation: 1.5, shadows: [0.05, 0.05, 0.07], lights: NONE });
    posterise(frame, 7);
    outline(frame, 0.9);
  },
  '3d'(frame, { random }, unit) {
    bloom(frame, 0.8, 0.4, 50 * unit);
    grade(frame, { contrast: 1.12, saturation: 1.25, shadows: [0.02, 0.02, 0.04], lights: NONE });
    facet(frame, 20 * unit, random.uint32());
  },
  pixel(frame, _, unit) {
    grade(frame, { contrast: 1.16, saturation: 1.3, shadows: [0.0, 0.0, 0.03], lights: NONE });
    pixelate(frame, Math.max(2, Math.round(6 * unit)), 8);
  },
  'makoto shinkai'(frame, _, unit) {
    bloom(frame, 0.62, 0.95, 80 * unit);
    paintOver(frame, Math.round(2 * unit));
    grade(frame, {
      contrast: 1.14,
      saturation: 1.5,
      shadows: [0.01, 0.02, 0.11],
      lights: [0.05, 0.0, 0.05],
    });
  },
};

/** Renders the scene in a style (an unknown one or null is the plain painting) to opaque RGBA. */
export function applyStyle(
  frame: Frame,
  setting: Setting,
  style: string | null,
): Uint8ClampedArray<ArrayBuffer> {
  const render = STYLES[style ?? 'plain'] ?? STYLES['plain'];
  render?.(frame, setting, Math.sqrt((frame.width * frame.height) / 1_048_576));
  return toPixels(frame, setting, grain(style));
}

const grain = (style: string | null): number =>
  style === 'movie'
    ? 0.05
    : style === 'realism'
      ? 0.022
      : style === 'pixel' || style === 'cartoon' || style === '3d'
        ? 0
        : 0.014;

function letterbox({ rgb, width, height }: Frame): void {
  const bar = Math.round(Math.max(0, (height - width / 2.39) / 2) * (width > height ? 1 : 0.28));
  rgb.fill(0, 0, bar * width * 3);
  rgb.fill(0, (height - bar) * width * 3);
}

function toPixels(
  { rgb, width, height }: Frame,
  { random }: Setting,
  strength: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    // The last half step of noise keeps skies from banding.
    const speck = (random.unit() - 0.5) * (strength + (strength > 0 ? 0.004 : 0));
    for (let c = 0; c < 3; c++)
      pixels[at * 4 + c] = shoulder((rgb[at * 3 + c] as number) + speck) * 255;
    pixels[at * 4 + 3] = 255;
  }
  return pixels;
}
