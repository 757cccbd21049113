import { createRandom, seedOf } from '../kernels/random.ts';
import { clamp, smoothstep } from './arithmetic.ts';
import { createNoise } from './noise.ts';
import { decide, type Setting } from './setting.ts';
import { applyStyle } from './styles/apply-style.ts';
import { populate } from './things/populate.ts';
import type { Colour, Idea } from './words/idea.ts';
import { paintBackdrop } from './world/backdrop.ts';
import { paintCloudscape } from './world/cloudscape.ts';
import { type Camera, createFrame, type Frame } from './world/frame.ts';
import { createGround } from './world/ground.ts';
import { paintHeavens } from './world/heavens.ts';
import { createHeightMap, type HeightMap, lookUp } from './world/height-map.ts';
import { paintLand } from './world/paint-land.ts';
import { paintSky } from './world/sky.ts';
import { createSoil } from './world/soil.ts';
import { createSwell } from './world/swell.ts';
import { paintWater, type Water } from './world/water.ts';
import { paintWeather } from './world/weather.ts';

/** What is drawn, and how large. */
export interface SceneRequest {
  readonly idea: Idea;
  /** A style name, or null for the plain painting. */
  readonly style: string | null;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Which of a request's pictures. */
  readonly index: number;
}

/**
 * Draws a scene: sky, ground in perspective, what stands on it, water that mirrors it all, weather,
 * and the style over it. Returns opaque RGBA pixels. The same request gives the same bytes.
 * `onProgress` is told the share of the work that is finished.
 */
export function drawScene(
  request: SceneRequest,
  onProgress: (share: number) => void,
): Uint8ClampedArray<ArrayBuffer> {
  const setting = decide(request.idea, request.style, request.seed, request.index);
  const frame = createFrame(request.width, request.height);
  const chance = setting.random.uint32();
  // Each part has its own chance: how often one draws never changes the next, at any size.
  const apart = (part: number): Setting => ({
    ...setting,
    random: createRandom(seedOf(chance, part)),
  });
  const ground = createGround(setting.land, setting.noise, setting);
  const half = (0.5 * request.width) / focalOf(frame, setting);
  const map = createHeightMap(
    ground,
    setting.light.toward,
    Math.max(request.width, request.height),
    (x, z) => Math.abs(x) < z * half + 40,
    (x, z) =>
      0.55 *
      smoothstep(
        0.45,
        0.75,
        setting.light.cover + 0.9 * setting.noise.fbm(x / 620 + 50, z / 620, 2),
      ),
  );
  onProgress(0.2);
  const camera = createCamera(frame, setting, map);
  paintSky(frame, camera, setting.light);
  paintHeavens(frame, camera, apart(1));
  paintCloudscape(frame, camera, apart(2));
  onProgress(0.4);
  paintBackdrop(frame, camera, setting);
  const water = createWater(setting);
  const soil = createSoil(setting.land, setting.season, setting.snowy, createNoise(request.seed));
  paintLand(frame, camera, map, soil, setting.light, water.swell, (share) =>
    onProgress(0.4 + 0.2 * share),
  );
  const drawWater = () => paintWater(frame, camera, setting, map, water);
  // Once for what shows behind things, once more to mirror the things.
  drawWater();
  populate({ frame, camera, map, setting: apart(3) }, (share) => onProgress(0.6 + 0.12 * share));
  drawWater();
  paintWeather(frame, apart(4));
  onProgress(0.8);
  const pixels = applyStyle(frame, setting, request.style);
  onProgress(1);
  return pixels;
}

const focalOf = ({ width, height }: Frame, { lens }: Setting): number =>
  Math.max(width, height * 0.8) * 0.92 * lens;

function createCamera(frame: Frame, setting: Setting, { heights }: HeightMap): Camera {
  const eye: Partial<Record<Setting['land'], number>> = {
    sea: 9,
    lake: 13,
    river: 9,
    island: 8,
    city: 12,
    beach: 6,
    plain: 5,
    desert: 7,
    field: 5,
  };
  let ground = 0;
  for (let z = 0; z < 46; z += 3)
    for (let x = -10; x <= 10; x += 5) ground = Math.max(ground, lookUp(heights, x, z));
  return {
    focal: focalOf(frame, setting),
    horizon: Math.round(frame.height * setting.horizon),
    height: Math.max(0, ground) + (eye[setting.land] ?? 6.5) * setting.eye,
    centre: frame.width / 2,
  };
}

function createWater(setting: Setting): Water {
  const { land, noise } = setting;
  const roughness = roughnessOf(setting);
  const isSea = land === 'sea' || land === 'beach' || land === 'island';
  const surf = isSea && land !== 'island';
  const swell = createSwell(noise, isSea ? 0.4 + 2.6 * roughness ** 2 : 0);
  return { deep: waterColour(setting), roughness, swell, surf };
}

function waterColour({ land, snowy }: Setting): Colour {
  if (land === 'beach' || land === 'island') return [0.03, 0.36, 0.44];
  if (land === 'lake' || snowy) return [0.04, 0.19, 0.25];
  return [0.03, 0.17, 0.27];
}

function roughnessOf({ land, weather }: Setting): number {
  const base =
    land === 'sea'
      ? 0.62
      : land === 'beach' || land === 'island'
        ? 0.45
        : land === 'city'
          ? 0.2
          : 0.1;
  return clamp(base + (weather === 'storm' ? 0.38 : weather === 'rain' ? 0.15 : 0));
}
