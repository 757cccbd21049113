import type { Pixels } from '../../../engine.ts';
import { type Note, note } from '../../../note.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { createNoise } from '../../scene/noise.ts';
import type { Season } from '../../scene/words/idea.ts';
import type { Sight } from '../seeing/sight.ts';
import { eachPixel, lumaIn, type Rgb } from './each-pixel.ts';
import { layFrost, laySnow } from './snow.ts';
import { adjustTone } from './tone.ts';
import { sayHardly } from './weather.ts';

/** Leaves in autumn: each tree takes its own of these. */
const AUTUMN: readonly Readonly<Rgb>[] = [
  [0.86, 0.62, 0.12],
  [0.85, 0.42, 0.1],
  [0.68, 0.2, 0.1],
  [0.78, 0.55, 0.2],
];
const DRY_GRASS: Readonly<Rgb> = [0.7, 0.58, 0.27];
const SPRING_LEAF: Readonly<Rgb> = [0.55, 0.74, 0.26];
const SUMMER_LEAF: Readonly<Rgb> = [0.25, 0.48, 0.13];
const BARE: Readonly<Rgb> = [0.42, 0.38, 0.33];
const BLOSSOM: readonly Readonly<Rgb>[] = [
  [0.98, 0.78, 0.86],
  [0.99, 0.93, 0.96],
];

/**
 * Moves a picture to another season, in place: leaves and grass change their colour and keep their
 * light and shade, the light follows; winter lays snow. Answers notes. `onShare` is told the share of the work that is done.
 */
export function changeSeason(
  picture: Pixels,
  sight: Sight,
  season: Season,
  amount: number,
  seed: number,
  onShare: OnShare,
): Note[] {
  const [onLeaves, onLight, onSnow] = divideShare(
    onShare,
    season === 'winter' ? [2, 2, 6] : [3, 2, 0],
  );
  const plants = sight.plants();
  const share = plants.reduce((sum, value) => sum + value, 0) / (255 * plants.length);
  const strength = clamp(0.4 + 0.6 * amount);
  const noise = createNoise(seed);
  const unit = Math.sqrt(picture.width * picture.height);
  const paint = (
    choose: (at: number, x: number, y: number, luma: number) => Readonly<Rgb>,
    by: number,
  ) => {
    paintLeaves(picture, plants, choose, by * strength);
    onLeaves(1);
  };
  switch (season) {
    case 'autumn': {
      const ground = sight.ground();
      paint((at, x, y) => {
        if ((ground[at] as number) > 127) return DRY_GRASS;
        const tree = noise.fbm((x / unit) * 6, (y / unit) * 6, 3) + 0.5;
        const leaf = noise.at((x / unit) * 90, (y / unit) * 90) * 0.22;
        return between(AUTUMN, clamp(tree + leaf) * (AUTUMN.length - 1));
      }, 0.92);
      adjustTone(picture, null, 'warmth', 0.45 * strength);
      break;
    }
    case 'spring': {
      paint(() => SPRING_LEAF, 0.75);
      scatterBlossom(picture, sight, seed, strength);
      adjustTone(picture, null, 'brightness', 0.18 * strength);
      break;
    }
    case 'summer': {
      paint(() => SUMMER_LEAF, 0.6);
      adjustTone(picture, null, 'warmth', 0.3 * strength);
      adjustTone(picture, null, 'saturation', 0.35 * strength);
      adjustTone(picture, null, 'contrast', 0.2 * strength);
      break;
    }
    case 'winter': {
      paint(() => BARE, 0.8);
      adjustTone(picture, null, 'warmth', -0.45 * strength);
      adjustTone(picture, sight.sky(), 'saturation', -0.9 * strength);
      onLight(1);
      const covered = laySnow(picture, sight, 0.95 * amount, seed, onSnow);
      layFrost(picture, strength);
      return sayHardly(covered);
    }
  }
  return share < 0.01 ? [note('edit.hardly-leaves')] : [];
}

/** Gives leaves another colour; their shading and a little of their own hue stay. */
function paintLeaves(
  picture: Pixels,
  plants: Uint8Array<ArrayBuffer>,
  choose: (at: number, x: number, y: number, luma: number) => Readonly<Rgb>,
  strength: number,
): void {
  eachPixel(picture, plants, (colour, at, x, y) => {
    const luma = lumaIn(colour);
    const wanted = choose(at, x, y, luma);
    const light = lumaIn(wanted);
    // Dark leaves stay dark; those in the light come near the wanted colour's own light.
    const factor = clamp((luma * 1.12 + 0.02) / light, 0, 1.9);
    for (let c = 0; c < 3; c++) {
      const part = Math.min(1, (wanted[c] as number) * factor);
      colour[c] = mix(colour[c] as number, part, strength);
    }
  });
}

/** Clouds of blossom on the sunny upper leaves. */
function scatterBlossom(picture: Pixels, sight: Sight, seed: number, strength: number): void {
  const noise = createNoise(seed + 1);
  const unit = Math.sqrt(picture.width * picture.height);
  eachPixel(picture, sight.plants(), (colour, _, x, y) => {
    const luma = lumaIn(colour);
    const cluster = noise.fbm((x / unit) * 9, (y / unit) * 9, 3);
    const petals = noise.at((x / unit) * 130, (y / unit) * 130);
    const here =
      smoothstep(0.12, 0.42, cluster) *
      smoothstep(-0.1, 0.35, petals) *
      smoothstep(0.12, 0.4, luma);
    const bloom = between(BLOSSOM, clamp(0.5 + noise.at((x / unit) * 60, (y / unit) * 60)));
    const lit = clamp(0.62 + luma * 0.7);
    for (let c = 0; c < 3; c++)
      colour[c] = mix(colour[c] as number, (bloom[c] as number) * lit, here * 0.85 * strength);
  });
}

function between(colours: readonly Readonly<Rgb>[], place: number): Readonly<Rgb> {
  const first = Math.min(colours.length - 1, Math.floor(place));
  const [a, b] = [colours[first], colours[Math.min(colours.length - 1, first + 1)]];
  if (a === undefined || b === undefined) return [0.5, 0.5, 0.5];
  const share = place - first;
  return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}
