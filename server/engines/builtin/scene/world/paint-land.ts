import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, seenPart, WATER } from './frame.ts';
import { EXTENT, type HeightMap, heightsOf, lookUp } from './height-map.ts';
import type { Light } from './light.ts';
import { FINE_TO } from './relief/fine-relief.ts';
import { clearSky } from './sky/sky.ts';
import type { Soil } from './soil/soil.ts';
import type { Water } from './water/water.ts';

/** Nearest ground that is drawn, in world units. */
const NEAR = 1.5;

/** How much brighter ground is than what falls on it. */
const BRIGHT = 1.12;
/** How much of the sky wet ground mirrors at the water's edge. */
const GLOSS = 0.62;

/** How far the face of a wall of rock is seen, world units, and how much a wall rises over four of them. */
const FACED = 700;
const WALL = 3;

/** How finely sharp steps are looked for, world units: else their edges are combs. */
const EDGE = 0.2;

/** Ground so many pixels below what is seen comes up only after a while. */
const UNSEEN = 10;

/** Colour of endless air in a direction of the horizon, `right` per unit of distance. */
export function airToward(light: Light, right: number): Colour {
  const length = Math.sqrt(right * right + 1);
  const glowing = clearSky(light, right / length, 0.03, 1 / length);
  const open = mixColour(mixColour(light.horizon, light.middle, 0.65), glowing, 0.4);
  // Under a closed lid of cloud the air is as grey as that.
  const lid = smoothstep(0.7, 0.9, light.cover);
  return lid === 0
    ? open
    : mixColour(open, mixColour(light.cloudShade, light.cloudLit, 0.4), 0.6 * lid);
}

/** A colour seen through so much air: the air's own takes over with distance. */
export function fade({ haze }: Light, air: Colour, colour: Colour, distance: number): Colour {
  const clear = Math.exp(-distance * haze);
  return [
    air[0] + (colour[0] - air[0]) * clear,
    air[1] + (colour[1] - air[1]) * clear,
    air[2] + (colour[2] - air[2]) * clear,
  ];
}

/** Colour of a lit surface seen through the air between. */
export const throughAir = (light: Light, colour: Colour, right: number, distance: number): Colour =>
  fade(light, airToward(light, right), colour, distance);

/** What reaches a surface with the given share of direct light. */
export function illumination(light: Light, direct: number, open: number): Colour {
  return [
    light.ambient[0] * open + light.sun[0] * direct,
    light.ambient[1] * open + light.sun[1] * direct,
    light.ambient[2] * open + light.sun[2] * direct,
  ];
}

/**
 * Draws the ground column by column from near to far, each step covering the rows that rise above
 * what is already there. Water is only marked with its distance; it is coloured later, when all
 * that it mirrors is there. Beside what is seen the ground is there too, but coarse. `onColumns` is told the share of
 * columns that are done.
 */
export function paintLand(
  frame: Frame,
  camera: Camera,
  map: HeightMap,
  soil: Soil,
  light: Light,
  water: Pick<Water, 'swell' | 'wets'>,
  onColumns: (share: number) => void,
): void {
  const { left, right } = seenPart(frame);
  const paint = (column: number) => paintColumn(frame, camera, map, soil, light, water, column);
  for (let column = left; column < right; column++) {
    paint(column);
    if (column % 64 === 63) onColumns((column + 1) / frame.width);
  }
  // Through a window things are seen: they look for their places in it alone.
  if (frame.pane !== undefined) return;
  const paintAside = (from: number, to: number): void => {
    for (let column = from; column < to; column += ASIDE) {
      paint(column);
      repeatColumn(frame, column, Math.min(to, column + ASIDE));
    }
  };
  paintAside(0, left);
  paintAside(right, frame.width);
}

/** Of so many columns beside what is seen one is painted: things look for their places there too, as in a picture that shows them. */
const ASIDE = 8;

/** Fills the columns after one, to before `end`, with what that shows. */
function repeatColumn(
  { width, height, rgb, depth, kind }: Frame,
  column: number,
  end: number,
): void {
  for (let row = 0; row < height; row++) {
    const from = row * width + column;
    const to = row * width + end;
    depth.fill(depth[from] as number, from + 1, to);
    kind.fill(kind[from] as number, from + 1, to);
    for (let at = from + 1; at < to; at++) rgb.copyWithin(at * 3, from * 3, from * 3 + 3);
  }
}

function paintColumn(
  frame: Frame,
  camera: Camera,
  map: HeightMap,
  soil: Soil,
  light: Light,
  water: Pick<Water, 'swell' | 'wets'>,
  column: number,
): void {
  const { width, height, depth, kind, rgb } = frame;
  const groundAt = heightsOf(map);
  const edged = map.stepped?.to ?? 0;
  const right = (column - camera.centre) / camera.focal;
  const air = airToward(light, right);
  let lowest = height;
  let step = 0;
  let below = 0;
  let wasWater = false;
  for (let z = NEAR; z < EXTENT && lowest > 0; z += step) {
    step = Math.max(z * 0.0016, Math.min(z * 0.006, (z * z) / (camera.focal * camera.height)));
    // Well below what is seen the ground is only watched until it comes up again.
    if (below > UNSEEN) step = Math.max(step, z * (below > 4 * UNSEEN ? 0.01 : 0.005));
    if (z < edged) step = Math.min(step, EDGE);
    const x = right * z;
    if (Math.abs(x) > EXTENT / 2) break;
    const ground = groundAt(x, z);
    const isWater = ground < 0;
    const surface = isWater ? water.swell(x, z) : ground;
    const row = Math.ceil(camera.horizon - (camera.focal * (surface - camera.height)) / z);
    below = row - lowest;
    if (below >= 0) {
      wasWater = false;
      continue;
    }
    const top = Math.max(0, row);
    if (isWater) {
      // Between two steps the face of a wave goes on.
      const rise = wasWater ? step / (lowest - top) : 0;
      for (let y = top; y < lowest; y++) {
        depth[y * width + column] = z - rise * (y - top);
        kind[y * width + column] = WATER;
      }
    } else {
      const pixel = (z * z) / (camera.focal * Math.max(1, camera.height - ground));
      const colour = surfaceColour(map, soil, light, water.wets ?? 0, x, z, ground, air, pixel);
      const isWall = map.face && z < FACED && isSteep(map, x, z);
      for (let y = top; y < lowest; y++) {
        const at = y * width + column;
        depth[at] = z;
        kind[at] = LAND;
        const high = camera.height - ((y - camera.horizon) * z) / camera.focal;
        const tone = isWall ? (map.face?.(x, z, high) ?? 1) : 1;
        rgb[at * 3] = colour[0] * tone;
        rgb[at * 3 + 1] = colour[1] * tone;
        rgb[at * 3 + 2] = colour[2] * tone;
      }
    }
    wasWater = isWater;
    lowest = top;
  }
}

/** Whether ground is a wall of bare rock. */
const isSteep = ({ heights }: HeightMap, x: number, z: number): boolean =>
  Math.hypot(
    lookUp(heights, x + 2, z) - lookUp(heights, x - 2, z),
    lookUp(heights, x, z + 2) - lookUp(heights, x, z - 2),
  ) > WALL;

/** The light on ground that faces the sun and the sky's height by those cosines, that share of it in the sun. */
export function groundLight(light: Light, facing: number, level: number, sunlit: number): Colour {
  // Light wraps a little round the slopes, as through grass and air.
  const direct = clamp(facing * 1.25 + 0.1, 0, 1.25) * sunlit;
  // Flanks that look away from the sun's side of the sky get less of its light too.
  const open = 0.5 + 0.42 * level + 0.14 * facing;
  return scaleColour(illumination(light, direct, open), BRIGHT);
}

function surfaceColour(
  { heights, sunlight, fine }: HeightMap,
  soil: Soil,
  light: Light,
  wets: number,
  x: number,
  z: number,
  ground: number,
  air: Colour,
  pixel: number,
): Colour {
  const reach = Math.max(1.5, z * 0.004);
  let slopeX = (lookUp(heights, x + reach, z) - lookUp(heights, x - reach, z)) / (2 * reach);
  let slopeZ = (lookUp(heights, x, z + reach) - lookUp(heights, x, z - reach)) / (2 * reach);
  const steepness = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ);
  if (fine && z < FINE_TO) {
    const step = Math.max(0.04, 0.5 * pixel);
    const here = fine(x, z, pixel);
    const clear = smoothstep(FINE_TO, 0.6 * FINE_TO, z) / step;
    slopeX += (fine(x + step, z, pixel) - here) * clear;
    slopeZ += (fine(x, z + step, pixel) - here) * clear;
  }
  const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
  const facing = (-slopeX * light.toward[0] + light.toward[1] - slopeZ * light.toward[2]) / length;
  const albedo = soil(x, z, ground, steepness);
  const lit = groundLight(light, facing, 1 / length, lookUp(sunlight, x, z));
  const dull: Colour = [albedo[0] * lit[0], albedo[1] * lit[1], albedo[2] * lit[2]];
  const colour = ground < wets ? mixColour(dull, light.middle, GLOSS * (1 - ground / wets)) : dull;
  return fade(light, air, colour, z);
}
