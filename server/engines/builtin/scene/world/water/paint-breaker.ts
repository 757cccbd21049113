import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, THING } from '../frame.ts';
import { drawMeshes, type Mesh } from '../mesh.ts';
import { airToward, fade, illumination } from '../paint-land.ts';
import { cross, dot, normalise, subtract, type Vector } from '../vector.ts';
import type { Breaker } from './breaker.ts';
import { foamColour } from './foam.ts';

/** Points along the wave and over it. */
const ALONG = 220;
const OVER = 150;
/** Nearer than this nothing of it is drawn, world units. */
const NEAR = 1.5;
/** Its colours: at its foot, in its hollow and where light comes through below the lip. */
const DEEP: Colour = [0.015, 0.12, 0.2];
const HOLLOW: Colour = [0.02, 0.3, 0.36];
const THIN: Colour = [0.3, 0.82, 0.74];
/** Up to where its foot goes over into the sea before it, as a share of its height. */
const MELTS = 0.05;

/** Draws a great wave before the sky, the sea behind it hidden. */
export function paintBreaker(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  breaker: Breaker,
): void {
  const { width, height, rgb, depth, kind } = frame;
  const { light } = setting;
  const drawn = drawMeshes(width, height, [meshOf(camera, setting, breaker)]);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const share = drawn.rgba[at * 4 + 3] as number;
      if (share === 0) continue;
      const z = drawn.depth[at] as number;
      if (z > (depth[at] as number) && kind[at] === THING) continue;
      const y = camera.height - ((row + 0.5 - camera.horizon) * z) / camera.focal;
      const alpha = share * smoothstep(0, MELTS * breaker.top, y);
      if (alpha <= 0.02) continue;
      const [along = 0, up = 0, shade = 0] = drawn.rgba.subarray(at * 4, at * 4 + 3);
      const right = (column - camera.centre) / camera.focal;
      const own = colourOf(setting, breaker, along * 2 - 1, up * 2, shade, y / breaker.top);
      const lit = fade(light, airToward(light, right), own, z * 0.6);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - alpha) + (lit[c] as number) * alpha;
      if (alpha < 0.5) continue;
      depth[at] = z;
      kind[at] = THING;
    }
  blowSpray(frame, camera, setting, breaker);
}

/** The wave as a mesh; instead of colours its points have their place on it (along, over it) and how the light meets them, each from 0 to 1. */
function meshOf(camera: Camera, { light, side }: Setting, { at }: Breaker): Mesh {
  const places = new Float32Array(ALONG * OVER * 3);
  const colours = new Float32Array(ALONG * OVER * 3);
  for (let row = 0; row < OVER; row++)
    for (let column = 0; column < ALONG; column++) {
      const [s, t] = [column / (ALONG - 1), row / (OVER - 1)];
      const [along, up] = [2 * s - 1, 2 * t];
      const point = at(along, up);
      const [x, y, z] = point;
      const ahead = Math.max(NEAR, z);
      const n = (row * ALONG + column) * 3;
      places.set(
        [
          camera.centre + (camera.focal * x) / ahead,
          camera.horizon + (camera.focal * (camera.height - y)) / ahead,
          ahead,
        ],
        n,
      );
      const onward = subtract(at(along + 0.01, up), at(along - 0.01, up));
      const upward = subtract(at(along, Math.min(2, up + 0.01)), at(along, Math.max(0, up - 0.01)));
      colours.set([s, t, shadeOf(cross(onward, upward), side, light.toward)], n);
    }
  return { columns: ALONG, rows: OVER, places, colours };
}

/** How the light meets the side of the sheet that is the water's own outside, 0 to 1: its hollow looks to the eye. */
function shadeOf(across: Vector, side: number, toward: Vector): number {
  const length = Math.hypot(...across);
  if (length === 0) return 0.5;
  const normal = normalise(across);
  const outward: Vector = side > 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
  return clamp(0.42 + 0.3 * dot(outward, toward) + 0.28 * outward[1]);
}

/** The colour of the wave at a place on it, `high` up in its heights. */
function colourOf(
  { light, noise }: Setting,
  { curl }: Breaker,
  along: number,
  up: number,
  shade: number,
  high: number,
): Colour {
  const bent = curl(along);
  const isFront = up < 1;
  const torn = noise.fbm(along * 16, up * 5, 4);
  // Foam is drawn out in lines from the foot up to the lip, as the water is sucked up.
  const lean = along + 0.1 * up;
  const lines = noise.ridged(lean * 15 + 0.5 * noise.at(lean * 4, up * 2), up * 1.5, 3);
  const fine = noise.ridged(lean * 46, up * 3.4 + 7, 2);
  const thin = isFront ? smoothstep(0.3, 0.92, up) * (1 - 0.55 * bent) : 0.55;
  const body = mixColour(
    mixColour(DEEP, HOLLOW, smoothstep(0.05, 0.55, high)),
    THIN,
    0.75 * thin * (0.75 + 0.4 * torn),
  );
  const glassy = illumination(light, 0.25 + 0.75 * shade, 0.45 + 0.8 * shade);
  const water: Colour = [
    body[0] * glassy[0] * 1.35 + 0.1 * light.middle[0] * shade,
    body[1] * glassy[1] * 1.35 + 0.1 * light.middle[1] * shade,
    body[2] * glassy[2] * 1.35 + 0.1 * light.middle[2] * shade,
  ];
  const drawnOut = isFront
    ? 0.62 * smoothstep(0.6, 0.9, lines) + 0.3 * smoothstep(0.72, 0.92, fine)
    : smoothstep(0.3, 0.8, lines) * 0.8 + 0.4 * smoothstep(0.6, 0.9, fine);
  const edge = smoothstep(0.13, 0.02, Math.abs(up - 1) - 0.1 * torn) * smoothstep(0.03, 0.3, bent);
  const broken = smoothstep(-0.2, -0.36, along + 0.16 * torn);
  const heaped = broken * smoothstep(-0.5, 0.1, torn + 0.4 * (1 - high));
  const churned =
    smoothstep(0.4, 0.06, high + 0.26 * torn) * smoothstep(0.42, -0.12, along + 0.2 * torn);
  const foam = clamp(Math.max(drawnOut, edge, heaped, churned));
  const billow = noise.fbm(along * 26, up * 9 + 4, 3);
  const white = scaleColour(foamColour(light), (0.62 + 0.42 * shade) * (1 + 0.34 * billow));
  return mixColour(water, white, foam);
}

/** Points along the crest from which spray is blown, how high that is for the wave's height, and how far back it drifts for each unit up. */
const SPRAYS = 260;
const SPRAY = 0.2;
const DRIFT = 0.5;
/** How much of what is behind it a puff hides at the most. */
const VEIL = 0.34;

/** Blows spray up from the lip and off the water that has broken. */
function blowSpray(
  { width, height, rgb, depth }: Frame,
  camera: Camera,
  { light, noise, side }: Setting,
  { at, curl, top }: Breaker,
): void {
  const white = foamColour(light);
  for (let n = 0; n < SPRAYS; n++) {
    const along = -1 + (1.5 * n) / SPRAYS;
    const bent = curl(along);
    const chance = noise.at(n * 0.71 + 0.3, 11.5);
    const [x, y, z] = at(along, bent > 0.4 ? 1.35 : 1);
    const strength = smoothstep(0.12, 0.7, bent) * (0.55 + 0.9 * Math.abs(chance));
    if (strength <= 0.05 || z < NEAR) continue;
    const scale = camera.focal / z;
    const radius = SPRAY * top * scale * (0.35 + 0.75 * Math.abs(noise.at(n * 0.37, 4.5)));
    const lift = (0.2 + 0.5 * Math.abs(chance)) * radius;
    const middle = camera.centre + x * scale + side * DRIFT * lift;
    const level = camera.horizon + (camera.height - y) * scale - lift;
    for (let row = Math.max(0, Math.ceil(level - radius)); row < level + radius; row++) {
      if (row >= height) break;
      for (
        let column = Math.max(0, Math.ceil(middle - radius));
        column < middle + radius;
        column++
      ) {
        if (column >= width) break;
        const off = Math.hypot(column - middle, (row - level) * 1.2) / radius;
        const to = row * width + column;
        if (off >= 1 || (depth[to] as number) < z - 0.5 * top) continue;
        const torn = noise.fbm((7 * column) / (radius + 6), (7 * row) / (radius + 6) + n, 3);
        const alpha = VEIL * strength * (1 - off) ** 1.3 * smoothstep(-0.35, 0.45, torn);
        for (let c = 0; c < 3; c++)
          rgb[to * 3 + c] =
            (rgb[to * 3 + c] as number) * (1 - alpha) + (white[c] as number) * alpha;
      }
    }
  }
}
