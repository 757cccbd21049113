import type { Pixels } from '../../../engine.ts';
import { type Note, note } from '../../../note.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { divideShare, type OnShare } from '../../kernels/share.ts';
import { createNoise } from '../../scene/noise.ts';
import type { WeatherName } from '../../words/lists/weather.ts';
import type { Sight } from '../seeing/sight.ts';
import { clearAir } from './clear-air.ts';
import { addClouds, drawLightning } from './clouds.ts';
import { daylight, dimmed, dimmedLook, shareOfLight } from './daylight.ts';
import { eachPixel, lumaIn, type Rgb } from './each-pixel.ts';
import { drawFlakes, drawStreaks } from './falling.ts';
import { regradeSky, type SkyLook, skyRows } from './sky.ts';
import { laySnow } from './snow.ts';
import { adjustTone } from './tone.ts';

const BLUE: SkyLook = {
  zenith: [0.27, 0.5, 0.8],
  middle: [0.47, 0.68, 0.89],
  horizon: [0.78, 0.89, 0.96],
  cloudLit: [1, 1, 1],
  cloudShade: [0.72, 0.8, 0.9],
  clouds: 0.5,
};
const OVERCAST: SkyLook = {
  zenith: [0.5, 0.53, 0.58],
  middle: [0.62, 0.65, 0.69],
  horizon: [0.76, 0.78, 0.8],
  cloudLit: [0.84, 0.85, 0.87],
  cloudShade: [0.42, 0.45, 0.5],
  clouds: 0.8,
};
const STORM: SkyLook = {
  zenith: [0.17, 0.19, 0.24],
  middle: [0.3, 0.33, 0.38],
  horizon: [0.55, 0.57, 0.58],
  cloudLit: [0.6, 0.62, 0.64],
  cloudShade: [0.1, 0.11, 0.15],
  clouds: 1,
};

/** Changes the weather of a picture, in place. Answers notes. `onShare` is told the share of the work that is done. */
export function changeWeather(
  picture: Pixels,
  sight: Sight,
  weather: WeatherName,
  amount: number,
  onlySky: boolean,
  seed: number,
  onShare: OnShare,
): Note[] {
  const sky = sight.sky();
  const noSky = sky === null ? [note('edit.no-sky')] : [];
  const unit = Math.sqrt(picture.width * picture.height);
  const light = daylight(picture, sky);
  switch (weather) {
    case 'clear':
      if (sky !== null) regradeSky(picture, sky, BLUE);
      if (onlySky) return noSky;
      clearAir(picture, sight, 0.35 * amount);
      warm(picture, [1.1, 1.04, 0.95], 0.16 * amount);
      adjustTone(picture, null, 'saturation', 0.3 * amount);
      return noSky;
    case 'cloudy':
      if (sky !== null) addClouds(picture, sky, seed, amount);
      if (!onlySky) dull(picture, 0.3 * amount, 0.94);
      return noSky;
    case 'rain': {
      const [onSky, onClouds, onGround, onAir] = divideShare(onShare, [4, 2, 5, 4]);
      const share = shareOfLight(OVERCAST, light);
      if (sky !== null) regradeSky(picture, sky, dimmedLook(OVERCAST, share));
      onSky(1);
      if (sky !== null)
        addClouds(picture, sky, seed, 0.5 * amount, dimmed([0.6, 0.62, 0.66], share));
      onClouds(1);
      if (onlySky) return noSky;
      dull(picture, 0.62, 0.8, share);
      wetGround(picture, sight, 0.6 * Math.min(1.4, amount));
      onGround(1);
      addFog(picture, sight, 0.45 * amount, dimmed([0.66, 0.69, 0.73], share), seed);
      onAir(1);
      drawStreaks(picture, amount, unit, seed);
      return [];
    }
    case 'storm': {
      const [onSky, onClouds, onGround, onAir] = divideShare(onShare, [4, 2, 5, 4]);
      const share = shareOfLight(STORM, light);
      if (sky !== null) regradeSky(picture, sky, dimmedLook(STORM, share));
      onSky(1);
      if (sky !== null) addClouds(picture, sky, seed, 0.7, dimmed([0.36, 0.38, 0.43], share));
      onClouds(1);
      if (!onlySky) {
        dull(picture, 0.6, 0.6, share);
        wetGround(picture, sight, 0.7);
        onGround(1);
        addFog(picture, sight, 0.35 * amount, dimmed([0.4, 0.43, 0.48], share), seed);
      }
      onAir(1);
      if (sky !== null) drawLightning(picture, sky, unit, seed);
      if (!onlySky) drawStreaks(picture, 1.1 * amount, unit, seed);
      return noSky;
    }
    case 'snow': {
      const [onLight, onSnow] = divideShare(onShare, [1, 4]);
      dull(picture, 0.22, 1.02);
      onLight(1);
      const notes = sayHardly(laySnow(picture, sight, amount, seed, onSnow));
      drawFlakes(picture, (notes.length > 0 ? 0.8 : 0.4) * amount, unit, seed);
      return notes;
    }
    case 'snowfall': {
      const [onSky, onSnow, onLight, onAir] = divideShare(onShare, [4, 6, 1, 3]);
      const share = shareOfLight(OVERCAST, light);
      if (sky !== null) regradeSky(picture, sky, dimmedLook(OVERCAST, share));
      onSky(1);
      laySnow(picture, sight, 0.7 * amount, seed, onSnow);
      dull(picture, 0.4, 0.98, share);
      onLight(1);
      addFog(picture, sight, 0.5 * amount, dimmed([0.84, 0.87, 0.91], share), seed);
      onAir(1);
      drawFlakes(picture, amount, unit, seed);
      return [];
    }
    case 'fog':
      if (!onlySky) dull(picture, 0.25, 1);
      addFog(picture, sight, 1.1 * amount, airColour(picture, sight), seed);
      return [];
    case 'wind':
      return [note('edit.no-wind')];
  }
}

/** A picture of which less than this share was covered shows hardly any snow on the ground. */
const HARDLY = 0.04;

/** Says where hardly anything was found that snow lies on. */
export const sayHardly = (covered: number): Note[] =>
  covered > HARDLY ? [] : [note('edit.hardly-ground')];

/** Multiplies light by a colour, mixed in by a share. */
function warm(picture: Pixels, colour: Readonly<Rgb>, share: number): void {
  eachPixel(picture, null, (own) => {
    for (let c = 0; c < 3; c++)
      own[c] = mix(
        own[c] as number,
        Math.min(1, (own[c] as number) * (colour[c] as number) * 1.06),
        share * 3,
      );
  });
}

/** Takes colour and light away, as clouds before the sun do; shadows fill up, less where there is but a share of the light. */
function dull(picture: Pixels, grey: number, level: number, light = 1): void {
  eachPixel(picture, null, (colour) => {
    const luma = lumaIn(colour);
    for (let c = 0; c < 3; c++) {
      const flat = mix(
        colour[c] as number,
        luma * (c === 2 ? 1.06 : c === 0 ? 0.96 : 1),
        grey * 0.75,
      );
      colour[c] = mix(flat, 0.5 * light, 0.18 * grey) * level;
    }
  });
}

/** The colour of the air: a light mixture of the sky, most of it low down (or of all of the picture), with white. */
function airColour(picture: Pixels, sight: Sight): Rgb {
  const sky = sight.sky();
  const low = sky === null ? 1 : skyRows(sky, picture.width).horizon * picture.width;
  const sum: Rgb = [0, 0, 0];
  let weight = 1e-6;
  for (let at = 0; at * 4 < picture.data.length; at += 7) {
    const share = sky === null ? 1 : ((sky[at] as number) / 255) * Math.min(1, at / low) ** 3;
    for (let c = 0; c < 3; c++)
      sum[c] = (sum[c] as number) + share * ((picture.data[at * 4 + c] as number) / 255);
    weight += share;
  }
  const mean: Rgb = [sum[0] / weight, sum[1] / weight, sum[2] / weight];
  const luma = lumaIn(mean);
  const level = clamp(0.35 + 0.65 * luma + (sky === null ? 0.12 : 0), 0.12, 0.93);
  const air: Rgb = [0, 0, 0];
  for (let c = 0; c < 3; c++)
    air[c] = clamp(mix(level, ((mean[c] as number) / Math.max(0.05, luma)) * level, 0.3));
  return air;
}

/** Fills the air with fog of a colour: the farther away, the thicker, in drifts. */
export function addFog(
  picture: Pixels,
  sight: Sight,
  amount: number,
  air: Readonly<Rgb>,
  seed: number,
): void {
  const depth = sight.depth();
  const noise = createNoise(seed);
  const { width, height } = picture;
  eachPixel(picture, null, (colour, at, x, y) => {
    const far = (depth[at] as number) / 255;
    const drift = 1 + 0.55 * noise.fbm((x / width) * 3, (y / height) * 7, 4);
    const through = Math.exp(-amount * drift * (0.12 + 2.3 * far ** 1.4));
    for (let c = 0; c < 3; c++) colour[c] = mix(air[c] as number, colour[c] as number, through);
  });
}

/** Wet ground is darker, has more contrast and mirrors what is above it. */
function wetGround(picture: Pixels, sight: Sight, strength: number): void {
  const { width, height, data } = picture;
  const depth = sight.depth();
  const plants = sight.plants();
  const sky = sight.sky();
  const before = data.slice();
  const horizon = height * 0.5;
  eachPixel(picture, null, (colour, at, x, y) => {
    if (sky !== null && (sky[at] as number) > 60) return;
    const below = smoothstep(horizon, height * 0.8, y) * (1 - (plants[at] as number) / 400);
    if (below <= 0) return;
    const flat = 1 - smoothstep(0.5, 0.9, (depth[at] as number) / 255);
    const mirror = Math.max(0, Math.round(2 * horizon - y * 0.62));
    const from = (Math.min(height - 1, mirror) * width + x) * 4;
    const luma = lumaIn(colour);
    for (let c = 0; c < 3; c++) {
      const dark = (colour[c] as number) * (1 - 0.3 * strength * below * flat);
      const shine = ((before[from + c] as number) / 255) * 0.22 * strength * below * flat;
      colour[c] = dark + shine * (1 - luma);
    }
  });
}
