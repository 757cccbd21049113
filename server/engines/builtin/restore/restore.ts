import type { EngineStage, Pixels } from '../../engine.ts';
import { type Note, note } from '../../note.ts';
import { clean, type Dirt, deviationOf, findBlocks } from '../enhance/clean.ts';
import { estimateNoise } from '../enhance/estimate-noise.ts';
import type { Compression } from '../enhance/find-compression.ts';
import { cutBand, writeBand } from '../enhance/planes.ts';
import { lumaAt } from '../kernels/luma.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { fillArea } from '../remove/fill.ts';
import { applyTones, gainOf, judgeTones, type Toning } from './fading.ts';
import { findCreases } from './find-creases.ts';
import { type Damage, findDamage } from './find-damage.ts';
import { findStains, liftStains } from './stains.ts';
import { type Tint, tintOf } from './tint.ts';

/** So much noise, or error of compression (standard deviation of the luma, 0 to 255), is left alone: it may be fine texture. */
const VISIBLE_NOISE = 4;
/** Share of the noise that is taken for noise: a little grain hides better than none. */
const NOISE_SHARE = 0.85;
/** Rows that are freed of noise at once, and rows beyond them that their blocks reach. */
const BAND = 256;
const MARGIN = 16;
/** More of a picture than this is not dust and scratches: it is what the picture shows. */
const MOST_DAMAGE = 0.12;
/** The share of all that creases take first. */
const CREASES = 0.1;
/** How long it takes then, beside each other, to look at the tones, to free of noise and blocks where there are any, to find damage and to mend it. */
const WEIGHTS = { look: 3, noise: 14, find: 10, mend: 14 } as const;

/**
 * Mends a picture in place as an old photograph and returns what there is to say about it: stains of
 * pictures of one tint are lightened, creases of old ones are filled, noise and the blocks of a strong
 * compression are reduced, fading and a cast are corrected, scratches and dust are filled; what is in good order is left as it is. Grey stays grey. `onProgress` is told the share of the work that is
 * done, and what is done next.
 */
export function restore(
  image: Pixels,
  seed: number,
  onProgress: (share: number, stage: EngineStage) => void,
): Note[] {
  const { data, width } = image;
  const stains = findStains(data, width);
  if (stains) liftStains(data, width, stains);
  const finding = (share: number) => onProgress(share, 'finding');
  const creases = mendCreases(image, seed, (share) => finding(CREASES * share));
  const tint = tintOf(data);
  const noise = estimateNoise(image);
  // What is brought to full contrast brings its noise with it.
  const gain = gainOf(judgeTones(data, tint));
  const isNoisy = noise * gain > VISIBLE_NOISE;
  const compression = findBlocks(image);
  const isBlocky = deviationOf({ noise: 0, compression }) * gain > VISIBLE_NOISE;
  const dirt = {
    noise: isNoisy ? noise * NOISE_SHARE : 0,
    compression: isBlocky ? compression : null,
  };
  const isDirty = deviationOf(dirt) > 0;
  const cleaning = isDirty ? WEIGHTS.noise : 0;
  const weights = [WEIGHTS.look, cleaning, WEIGHTS.find, WEIGHTS.mend] as const;
  const rest = (share: number) => CREASES + (1 - CREASES) * share;
  const [onLook, onNoise, onFind] = divideShare((share) => finding(rest(share)), weights);
  const [, , , onMend] = divideShare((share) => onProgress(rest(share), 'mending'), weights);
  onLook(1);
  if (isDirty) reduceDirt(image, dirt, onNoise);
  const toning = judgeTones(data, tint);
  if (toning) applyTones(data, toning);
  // Scratches stand out better from clean, full tones.
  const damage = findDamage(data, width, onFind);
  const mended = mendDamage(image, damage, seed, onMend);
  if (tint === 'grey' && (mended || isDirty || creases > 0)) makeGrey(data);
  onProgress(1, 'finishing');
  return notesOn({
    damage: mended ? damage : null,
    stains: stains?.count ?? 0,
    creases,
    noise: isNoisy ? noise : null,
    compression: dirt.compression,
    toning,
    tint,
  });
}

/**
 * Fills creases and returns how many there were. Only old pictures have them: of one tint, faded, or with a cast; in
 * others a light line from side to side is shown.
 */
function mendCreases({ data, width }: Pixels, seed: number, onProgress: OnShare): number {
  const tint = tintOf(data);
  if (tint === 'colour' && judgeTones(data, tint) === null) return 0;
  const { mask, count } = findCreases(data, width);
  if (count > 0) fillArea(data, mask, width, seed, onProgress);
  return count;
}

/** Returns whether there was any to mend. */
function mendDamage(
  { data, width }: Pixels,
  { mask, scratches, specks }: Damage,
  seed: number,
  onProgress: OnShare,
): boolean {
  const damaged = mask.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  if (scratches + specks === 0 || damaged > MOST_DAMAGE * mask.length) return false;
  fillArea(data, mask, width, seed, onProgress);
  return true;
}

function reduceDirt(image: Pixels, dirt: Dirt, onProgress: OnShare): void {
  const source = { ...image, data: new Uint8ClampedArray(image.data) };
  for (let top = 0; top < image.height; top += BAND) {
    const bottom = Math.min(image.height, top + BAND);
    const first = Math.max(0, top - MARGIN);
    const band = cutBand(source, first, Math.min(image.height, bottom + MARGIN));
    const rows = { from: top - first, to: top, rows: bottom - top };
    writeBand(clean(band, dirt, { left: 0, top: first }), image, rows);
    onProgress(bottom / image.height);
  }
}

function makeGrey(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length / 4; at++) {
    const luma = lumaAt(data, at);
    data.fill(luma, at * 4, at * 4 + 3);
  }
}

/** What was found and mended; null or 0 where there was none. */
interface Mended {
  readonly damage: Damage | null;
  readonly stains: number;
  readonly creases: number;
  readonly noise: number | null;
  readonly compression: Compression | null;
  readonly toning: Toning | null;
  readonly tint: Tint;
}

function notesOn({ damage, stains, creases, noise, compression, toning, tint }: Mended): Note[] {
  const notes: Note[] = [];
  if (stains > 0) notes.push(note('restore.stains', { count: stains }));
  if (creases > 0) notes.push(note('restore.creases', { count: creases }));
  if (damage) notes.push(note('restore.filled', { damage: counted(damage) }));
  if (noise !== null) notes.push(note('restore.noise', { level: noise.toFixed(1) }));
  if (compression) notes.push(note('enhance.compression', { quality: compression.quality }));
  if (toning?.faded) notes.push(note('restore.faded'));
  if (toning?.cast) notes.push(note('restore.cast', { colour: note(`colour.${toning.cast}`) }));
  if (notes.length === 0) return [note('restore.nothing')];
  if (tint === 'grey') notes.push(note('restore.grey'));
  if (tint === 'tinted') notes.push(note('restore.tint'));
  return notes;
}

function counted(damage: Damage): Note {
  const scratches = note('restore.scratches', { count: damage.scratches });
  const specks = note('restore.specks', { count: damage.specks });
  if (damage.specks === 0) return scratches;
  return damage.scratches === 0 ? specks : note('restore.both', { scratches, specks });
}
