import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, THING, WATER } from './frame.ts';
import { type HeightMap, lookUp } from './height-map.ts';
import type { Light } from './light.ts';
import { airToward, fade, illumination } from './paint-land.ts';
import { clearSky } from './sky.ts';
import type { Swell } from './swell.ts';

/** What water there is in a scene. */
export interface Water {
  /** Its own colour where it is deep. */
  readonly deep: Colour;
  /** 0 for glass, 1 for a rough sea. */
  readonly roughness: number;
  readonly swell: Swell;
  /** Whether it breaks in foam where it is shallow. */
  readonly surf: boolean;
  /** Whether it is drawn as a still mirror, to be drawn over later. */
  readonly isDraft?: boolean;
}

/** Lengths of the ripples on the swell, and how steep each is where the water is rough. */
const RIPPLES = [
  { length: 9, steep: 0.14 },
  { length: 2.6, steep: 0.14 },
  { length: 0.8, steep: 0.12 },
] as const;
const FOAM: Colour = [0.93, 0.96, 0.97];

/**
 * Colours the water: each place mirrors what its waves turn the eye to (what stands above its far
 * shore, else the sky), the more the flatter the eye meets them, over its own colour; the sun
 * glitters on the waves that throw it to the eye.
 */
export function paintWater(
  frame: Frame,
  camera: Camera,
  { light, noise }: { readonly light: Light; readonly noise: Noise },
  { heights }: HeightMap,
  water: Water,
): void {
  const { width, height, kind, depth, rgb } = frame;
  const mirrored = Float32Array.from(rgb);
  const isDraft = water.isDraft === true;
  const facet = isDraft ? stillFacet(camera) : createFacet(noise, camera, water);
  const horizon = Math.ceil(camera.horizon);
  const above = clearSky(light, 0, 0.6, 0.8);
  const white = foamColour(light);
  for (let column = 0; column < width; column++) {
    let shore = horizon;
    let edge = horizon;
    const right = (column - camera.centre) / camera.focal;
    const air = airToward(light, right);
    for (let row = 0; row < height; row++) {
      const at = row * width + column;
      if (kind[at] !== WATER) {
        edge = row + 1;
        if (kind[at] !== THING) shore = Math.max(horizon, edge);
        continue;
      }
      const z = depth[at] as number;
      const x = right * z;
      const under = -lookUp(heights, x, z);
      const wave = isDraft ? 0 : water.swell(x, z);
      const { turnedX, turnedY, upright } = facet(right, z, wave);
      const up = Math.max(0.002, turnedY);
      const seen = camera.horizon + camera.focal * up;
      const fromColumn = clamp(Math.round(camera.centre + camera.focal * turnedX), 0, width - 1);
      const fromRow = mirrorRow(kind, width, fromColumn, Math.round(seen), edge, shore, horizon);
      const from = (fromRow * width + fromColumn) * 3;
      const mirror: Colour = [
        mirrored[from] ?? 0,
        mirrored[from + 1] ?? 0,
        mirrored[from + 2] ?? 0,
      ];
      const share = 0.04 + 0.93 * (1 - upright) ** 4;
      const body = ownColour(water, light, above, under, wave);
      const glint = glitter(light, turnedX, up, water.roughness);
      const foam = isDraft ? 0 : foamAt(noise, water, x, z, under, wave);
      const lit = mixColour(mixColour(body, mirror, share), white, foam);
      const shown = fade(light, air, lit, z * 0.6);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (shown[c] as number) + (light.sun[c] as number) * glint;
    }
  }
}

interface Facet {
  /** Where the mirrored ray goes: right and up, where ahead is 1. */
  readonly turnedX: number;
  readonly turnedY: number;
  /** Cosine between the eye's ray and the wave's normal. */
  readonly upright: number;
}

/** How water without a wave turns it. */
const stillFacet =
  (camera: Camera) =>
  (right: number, z: number): Facet => {
    const down = camera.height / z;
    const upright = clamp(down / Math.sqrt(right * right + down * down + 1));
    return { turnedX: right, turnedY: down, upright };
  };

/** How waves turn a ray that meets the water ahead, `right` per unit of distance, at distance z. */
function createFacet(
  noise: Noise,
  camera: Camera,
  { roughness, swell }: Water,
): (right: number, z: number, wave: number) => Facet {
  return (right, z, wave) => {
    const x = right * z;
    // What is smaller than a pixel there cannot be seen one by one.
    const pixel = (z * z) / (camera.focal * camera.height);
    let slopeX = (swell(x + 0.7, z) - wave) / 0.7;
    let slopeZ = (swell(x, z + 0.7) - wave) / 0.7;
    for (const { length, steep } of RIPPLES) {
      const weight = roughness * steep * (0.25 + 0.75 * smoothstep(2.5, 0.3, pixel / length));
      slopeX += weight * noise.at(x / (1.8 * length), z / length + 0.37 * length);
      slopeZ += weight * 1.3 * noise.at(x / (1.8 * length) + 41.3, z / length);
    }
    const down = camera.height / z;
    const scale = 1 / (slopeX * slopeX + slopeZ * slopeZ + 1);
    // Twice the ray's share along the normal (−slopeX, 1, −slopeZ), taken off it.
    const along = right * -slopeX - down - slopeZ;
    const ahead = 1 + 2 * along * scale * slopeZ;
    return {
      turnedX: (right + 2 * along * scale * slopeX) / Math.max(0.2, ahead),
      turnedY: (-down - 2 * along * scale) / Math.max(0.2, ahead),
      upright: clamp(-along * Math.sqrt(scale / (right * right + down * down + 1))),
    };
  };
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

/** What comes back out of the water: more of the ground where it is shallow, more light where a wave is high. */
function ownColour({ deep }: Water, light: Light, up: Colour, depth: number, wave: number): Colour {
  const murky = 1 - Math.exp(-depth * 0.32);
  const strength = (0.35 + 0.9 * (light.ambient[1] + 0.4 * light.sun[1])) * (1 + 0.22 * wave);
  const shallow: Colour = [0.35 * deep[0] + 0.34, 0.45 * deep[1] + 0.36, 0.5 * deep[2] + 0.24];
  const body = mixColour(shallow, deep, murky);
  return [
    body[0] * strength + 0.12 * up[0],
    body[1] * strength + 0.12 * up[1],
    body[2] * strength + 0.12 * up[2],
  ];
}

const foamColour = (light: Light): Colour => {
  const lit = illumination(light, 0.55, 0.95);
  return [FOAM[0] * lit[0], FOAM[1] * lit[1], FOAM[2] * lit[2]];
};

/** Share of foam: along the shore in lines that the waves left, and on high crests of a rough sea. */
function foamAt(
  noise: Noise,
  { surf, roughness }: Water,
  x: number,
  z: number,
  depth: number,
  wave: number,
): number {
  let foam = 0;
  if (roughness > 0.5 && z < 420) {
    const torn = noise.fbm(x / 2.4, z / 1.1, 3) + 0.6 * noise.at(x / 30, z / 22);
    foam = smoothstep(0.5, 1.1, wave * 0.5 + torn * 0.9 + roughness - 0.72);
  }
  if (!surf || depth > 3.2) return foam;
  const torn = noise.fbm(x / 3.1, z / 3.1, 3);
  const line = Math.sin(depth * 4.4 + 2.6 * noise.at(x / 26, z / 26) + torn);
  const near = 1 - smoothstep(0.4, 3.2, depth);
  const edge = 1 - smoothstep(0.05, 0.26 + 0.1 * torn, depth);
  return clamp(Math.max(foam, edge, smoothstep(0.55, 0.95, line + 0.5 * torn) * near));
}

/** How much of the sun a wave throws to the eye that turns its ray there. */
function glitter(light: Light, turnedX: number, turnedY: number, roughness: number): number {
  if (light.toward[2] <= 0.05) return 0;
  const aside = turnedX - light.toward[0] / light.toward[2];
  const above = turnedY - light.toward[1] / light.toward[2];
  const away = aside * aside + above * above * 0.4;
  return (
    1.5 *
    Math.exp(-away / (0.0022 + 0.0035 * roughness)) *
    (1 - 0.8 * smoothstep(0.6, 0.9, light.cover))
  );
}
