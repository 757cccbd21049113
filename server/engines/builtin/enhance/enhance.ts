import type { EnhanceRequest, Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { addDetail } from './add-detail.ts';
import { chooseScale, type Scale } from './choose-scale.ts';
import { clean, type Dirt, deviationOf, findBlocks } from './clean.ts';
import { deblur } from './deblur.ts';
import { backProject, double, doublePlain } from './double.ts';
import { estimateBlur } from './estimate-blur.ts';
import { estimateNoise } from './estimate-noise.ts';
import { type DetailFilters, learnDetail } from './learn-detail.ts';
import { isPixelArt, repeatPixels } from './pixel-art.ts';
import { cutBand, type Planes, writeBand } from './planes.ts';
import { sampleLuma } from './sample-luma.ts';
import { sharpen } from './sharpen.ts';

/** Rows beyond a band that what is done within it can depend on. */
const MARGIN = 40;
/** Pixels of a band at its final size, to bound memory whatever the picture's size. */
const BAND_PIXELS = 2_000_000;
/** Bands of fewer rows would be margin for the most part. */
const LEAST_ROWS = 64;
/** Noise (standard deviation of the luma, 0 to 255) up to the first is fine texture; from the second on it is all noise. */
const TEXTURE_NOISE = 2;
const SURE_NOISE = 5;
/**
 * How much edges are sharpened, and what sticks out of its wide surroundings is raised. Doubling has
 * made edges as sharp as they were: more of either takes the result away from the truth.
 */
const SHARPENING = { enlarged: 0.04, same: 0.6 } as const;
const LOCAL_CONTRAST = { enlarged: 0, same: 0.06 } as const;
/** The most that local contrast may raise a value by, before it is multiplied. */
const LOCAL_LIMIT = 40;
const LOCAL_RADIUS = 12;
/** Work on one pixel of what each step begins with, in units of sharpening it; measured. */
const WORK = { clean: 10, deblur: 12, enlarge: 25, sharpen: 1, contrast: 1 } as const;
/** Shares of enlarging that are done when the plane is doubled, and when detail is added. */
const ENLARGED = { doubled: 0.2, detailed: 0.8 } as const;

const CLEAN: Dirt = { noise: 0, compression: null };

/** A clearer picture, and notes on what was done. */
export interface Enhanced {
  readonly image: Pixels;
  readonly notes: readonly Note[];
}

/**
 * Makes a picture clearer without a model: noise and the traces of compression are measured and reduced
 * in proportion; a blur that lies over all of it is measured and undone; the picture is doubled, once or twice, so that scaled down it is the same again, with what doubling loses
 * learned from the picture itself; edges are sharpened within their local range, and where nothing is
 * enlarged local contrast is raised a little. Pixel art keeps its pixels. Deterministic; works in bands of
 * rows of about `bandPixels`, and where they are cut does not show.
 */
export function enhance(
  { image, scale: wanted }: Pick<EnhanceRequest, 'image' | 'scale'>,
  onProgress: (share: number) => void,
  bandPixels: number = BAND_PIXELS,
): Enhanced {
  const { scale, note: onSize } = chooseScale(image, wanted);
  if (isPixelArt(image)) {
    onProgress(1);
    return { image: repeatPixels(image, scale), notes: [note('enhance.pixels'), onSize] };
  }
  const noise = estimateNoise(image);
  const dirt = { noise: amountOf(noise), compression: findBlocks(image) };
  const radius = estimateBlur(image, dirt);
  const [onSharp, onMade] = divideShare(onProgress, [
    radius === 0 ? 0 : WORK.deblur,
    WORK.enlarge * scale * scale,
  ]);
  // A blur is undone in what is clean: what is made of it needs no cleaning more.
  const source =
    radius === 0
      ? { image, dirt }
      : { image: deblur(image, { radius, noise, dirt }, onSharp), dirt: CLEAN };
  const made = enhanceBands({ ...source, noise, scale }, onMade, bandPixels);
  const onBlur = radius === 0 ? [] : [note('enhance.deblurred', { radius: radius.toFixed(1) })];
  return {
    image: made,
    notes: [...notesOn(noise, dirt), ...onBlur, onSize, noteOnFinish(scale)],
  };
}

interface Source {
  readonly image: Pixels;
  readonly dirt: Dirt;
  readonly noise: number;
  readonly scale: Scale;
}

function enhanceBands(
  { image, dirt, noise, scale }: Source,
  onProgress: OnShare,
  bandPixels: number,
): Pixels {
  const { width, height } = image;
  const filters = scale === 1 ? null : learnDetail(sampleLuma(image, dirt));
  const data = new Uint8ClampedArray(width * height * 4 * scale * scale);
  const result = { width: width * scale, height: height * scale, data };
  const rows = Math.max(LEAST_ROWS, Math.floor(bandPixels / (width * scale * scale)));
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(height, top + rows);
    const first = Math.max(0, top - MARGIN);
    const band = cutBand(image, first, Math.min(height, bottom + MARGIN));
    const made = enhanceBand(band, { noise, dirt, scale, filters, top: first }, (share) =>
      onProgress((top + share * (bottom - top)) / height),
    );
    writeBand(made, result, {
      from: (top - first) * scale,
      to: top * scale,
      rows: (bottom - top) * scale,
    });
    onProgress(bottom / height);
  }
  return result;
}

interface Manner {
  readonly noise: number;
  readonly dirt: Dirt;
  readonly scale: Scale;
  /** Null where nothing is enlarged. */
  readonly filters: DetailFilters | null;
  /** The band's first row in its picture. */
  readonly top: number;
}

function enhanceBand(
  band: Planes,
  { noise, dirt, scale, filters, top }: Manner,
  onProgress: (share: number) => void,
): Planes {
  const size = scale === 1 ? 'same' : 'enlarged';
  const strength = LOCAL_CONTRAST[size];
  const cleaning = deviationOf(dirt) === 0 ? 0 : WORK.clean;
  const enlarging = filters === null ? 0 : (WORK.enlarge * (scale * scale - 1)) / 3;
  const finishing = (WORK.sharpen + (strength === 0 ? 0 : WORK.contrast)) * scale * scale;
  let done = 0;
  const tell = (work: number) => onProgress((done + work) / (cleaning + enlarging + finishing));
  const finish = (work: number) => {
    done += work;
    tell(0);
  };

  let planes = clean(band, dirt, { left: 0, top });
  finish(cleaning);
  if (filters !== null) {
    for (let times = 1; times < scale; times *= 2) {
      const work = WORK.enlarge * times * times;
      planes = enlarge(planes, filters, (share) => tell(share * work));
      finish(work);
    }
  }
  const sharp = sharpen(planes.luma, planes.width, SHARPENING[size] * calmness(noise));
  finish(WORK.sharpen * scale * scale);
  if (strength === 0) return { ...planes, luma: sharp };
  return { ...planes, luma: raiseLocalContrast(sharp, planes.width, strength) };
}

/** How much noise is taken away: none of what may be texture, all of what cannot be. */
function amountOf(noise: number): number {
  const sure = (noise - TEXTURE_NOISE) / (SURE_NOISE - TEXTURE_NOISE);
  return noise * Math.min(1, Math.max(0, sure));
}

/** Twice as wide and high. Colours carry less detail than light and are doubled plainly. */
function enlarge(
  { width, height, luma, blue, red, alpha }: Planes,
  filters: DetailFilters,
  onShare: (share: number) => void,
): Planes {
  const { doubled, detailed } = ENLARGED;
  const plain = double(luma, width);
  const large = addDetail({ data: plain, width: width * 2 }, filters, (share) =>
    onShare(doubled + (detailed - doubled) * share),
  );
  backProject(large, luma, width, 1);
  return {
    width: width * 2,
    height: height * 2,
    luma: large,
    blue: doublePlain(blue, width),
    red: doublePlain(red, width),
    alpha: doublePlain(alpha, width),
  };
}

/** Sharpening raises noise too: the more there was, the less of it. */
const calmness = (noise: number): number => Math.min(1, Math.max(0.2, 1 - (noise - 2) / 8));

function raiseLocalContrast(luma: Float32Array, width: number, strength: number): Float32Array {
  const base = blurBox(luma, width, LOCAL_RADIUS, 2);
  return luma.map((value, at) => {
    const over = value - (base[at] ?? value);
    return value + strength * Math.min(LOCAL_LIMIT, Math.max(-LOCAL_LIMIT, over));
  });
}

function notesOn(measured: number, { noise, compression }: Dirt): Note[] {
  const level = measured.toFixed(1);
  const onNoise = note(noise === 0 ? 'enhance.noise-kept' : 'enhance.noise-reduced', { level });
  if (compression === null) return [onNoise];
  return [onNoise, note('enhance.compression', { quality: compression.quality })];
}

const noteOnFinish = (scale: Scale): Note =>
  note(scale === 1 ? 'enhance.sharpened-contrast' : 'enhance.sharpened');
