import { createRandom, seedOf } from '../kernels/random.ts';
import { clamp } from './arithmetic.ts';
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
import { paintWater } from './world/water.ts';
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
  );
  onProgress(0.2);
  const camera = createCamera(frame, setting, map);
  paintSky(frame, camera, setting.light);
  paintHeavens(frame, camera, apart(1));
  paintCloudscape(frame, camera, apart(2));
  onProgress(0.4);
  paintBackdrop(frame, camera, setting);
  const soil = createSoil(setting.land, setting.season, setting.snowy, createNoise(request.seed));
  paintLand(frame, camera, map, soil, setting.light, (share) => onProgress(0.4 + 0.2 * share));
  const drawWater = () =>
    paintWater(
      frame,
      camera,
      setting.light,
      setting.noise,
      waterColour(setting),
      roughness(setting),
    );
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

function waterColour({ land, snowy }: Setting): Colour {
  if (land === 'beach' || land === 'island') return [0.08, 0.42, 0.46];
  if (land === 'lake' || snowy) return [0.05, 0.2, 0.26];
  return [0.05, 0.19, 0.29];
}

function roughness({ land, weather }: Setting): number {
  const base =
    land === 'sea' || land === 'island'
      ? 0.75
      : land === 'beach'
        ? 0.6
        : land === 'city'
          ? 0.4
          : 0.22;
  return clamp(base + (weather === 'storm' ? 0.4 : weather === 'rain' ? 0.2 : 0));
}
