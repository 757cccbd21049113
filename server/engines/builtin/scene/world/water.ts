import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, THING, WATER } from './frame.ts';
import type { Light } from './light.ts';
import { clearSky } from './sky.ts';

/**
 * Colours the water: each column mirrors what stands above its far edge, shaken by waves, over the
 * water's own colour; a path of glitter leads to the sun. `roughness` is 0 for glass, 1 for swell.
 */
export function paintWater(
  frame: Frame,
  camera: Camera,
  light: Light,
  noise: Noise,
  deep: Colour,
  roughness: number,
): void {
  const { width, height, kind, depth, rgb } = frame;
  const mirrored = Float32Array.from(rgb);
  for (let column = 0; column < width; column++) {
    const horizon = Math.ceil(camera.horizon);
    let shore = horizon;
    let edge = horizon;
    for (let row = 0; row < height; row++) {
      const at = row * width + column;
      if (kind[at] !== WATER) {
        edge = row + 1;
        if (kind[at] !== THING) shore = Math.max(horizon, edge);
        continue;
      }
      const z = depth[at] as number;
      const right = (column - camera.centre) / camera.focal;
      const wave = waves(noise, right * z, z, roughness);
      const shake = (wave * roughness * 34 * camera.focal) / 900 / (1 + z / 60);
      const fromColumn = clamp(Math.round(column + shake * 0.5), 0, width - 1);
      const fromRow = mirrorRow(
        kind,
        width,
        fromColumn,
        row + 1 - Math.round(shake),
        edge,
        shore,
        horizon,
      );
      const from = (fromRow * width + fromColumn) * 3;
      const mirror: Colour = [
        mirrored[from] ?? 0,
        mirrored[from + 1] ?? 0,
        mirrored[from + 2] ?? 0,
      ];
      const down = camera.height / Math.sqrt(z * z + camera.height * camera.height);
      const share = clamp(0.22 + 0.72 * (1 - down) ** 3 + wave * 0.1 * roughness);
      const body = tinted(deep, light, wave * roughness);
      const lit = mixColour(body, mirror, share);
      const glint = glitter(light, right, camera.height / z, wave, roughness);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (lit[c] as number) + (light.sun[c] as number) * glint;
    }
  }
}

/**
 * The row that a water pixel mirrors: what floats right above it, else what stands on the shore,
 * else the sky, which is so far that it is mirrored at the horizon.
 */
function mirrorRow(
  kind: Uint8Array,
  width: number,
  column: number,
  row: number,
  edge: number,
  shore: number,
  horizon: number,
): number {
  const at = (mirror: number) => Math.max(0, Math.min(mirror, 2 * mirror - row));
  const kindAt = (candidate: number) => kind[candidate * width + column];
  if (kindAt(at(edge)) === THING) return at(edge);
  if (kindAt(at(shore)) === THING || kindAt(at(shore)) === LAND) return at(shore);
  return at(horizon);
}

function waves(noise: Noise, x: number, z: number, roughness: number): number {
  const far = 1 + z / 240;
  return (
    noise.at(x / (5 * far), z / (1.6 * far)) * 0.6 +
    noise.at(x / (1.7 * far) + 40, z / (0.6 * far)) * 0.4 +
    roughness * 0.5 * noise.at(x / 30, z / 9)
  );
}

function tinted(deep: Colour, light: Light, wave: number): Colour {
  const up = clearSky(light, 0, 0.6, 0.8);
  const level = 1 + 0.3 * wave;
  const strength = 0.35 + 0.9 * (light.ambient[1] + 0.4 * light.sun[1]);
  return [
    (deep[0] * strength + 0.12 * up[0]) * level,
    (deep[1] * strength + 0.12 * up[1]) * level,
    (deep[2] * strength + 0.12 * up[2]) * level,
  ];
}

/** How much of the sun a facet throws to the eye. */
function glitter(
  light: Light,
  right: number,
  down: number,
  wave: number,
  roughness: number,
): number {
  if (light.toward[2] <= 0) return 0;
  const aside = right - light.toward[0] / light.toward[2];
  const spread = 0.05 + 0.22 * down + 0.05 * roughness;
  const path = Math.exp(-(aside * aside) / (2 * spread * spread));
  return path * smoothstep(0.05, 0.5, wave) * 1.1;
}
