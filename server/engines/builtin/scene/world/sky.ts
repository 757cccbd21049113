import { clamp, mix, mixColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import type { Camera, Frame } from './frame.ts';
import type { Light } from './light.ts';

/** Colour of the clear sky in a direction (right, up, ahead; length 1), with the sun's halo. */
export function clearSky(light: Light, x: number, y: number, z: number): Colour {
  const up = clamp(y);
  const base =
    up < 0.22
      ? mixColour(light.horizon, light.middle, smoothstep(0, 0.22, up))
      : mixColour(light.middle, light.zenith, smoothstep(0.22, 0.75, up));
  const facing = clamp(x * light.toward[0] + y * light.toward[1] + z * light.toward[2]);
  const halo = 0.42 * facing ** 6 * (1 - up) + 0.5 * facing ** 60 + 0.6 * facing ** 500;
  const strength = light.stars > 0.5 ? halo * 0.45 : halo;
  return [
    base[0] + light.sun[0] * strength * 0.7,
    base[1] + light.sun[1] * strength * 0.62,
    base[2] + light.sun[2] * strength * 0.5,
  ];
}

/** The part of a direction that a pixel looks in: right and up, where ahead is 1. */
function eachSkyPixel(
  { width, height }: Frame,
  camera: Camera,
  visit: (at: number, right: number, up: number) => void,
): void {
  // A little below the horizon, for the world ends before it.
  const bottom = Math.min(height, Math.ceil(camera.horizon) + 16);
  for (let row = 0; row < bottom; row++) {
    const up = Math.max(0, (camera.horizon - row) / camera.focal);
    for (let column = 0; column < width; column++) {
      visit((row * width + column) * 3, (column - camera.centre) / camera.focal, up);
    }
  }
}

/** Paints the clear sky down to the horizon. */
export function paintSky(frame: Frame, camera: Camera, light: Light): void {
  eachSkyPixel(frame, camera, (at, right, up) => {
    const length = Math.sqrt(right * right + up * up + 1);
    frame.rgb.set(clearSky(light, right / length, up / length, 1 / length), at);
  });
}

/**
 * Covers the sky with a layer of noise on a plane above, lit from the sun's side by comparing its
 * density with the density a step toward the sun.
 */
export function paintClouds(frame: Frame, camera: Camera, light: Light, noise: Noise): void {
  const { rgb } = frame;
  eachSkyPixel(frame, camera, (at, right, up) => {
    const behind: Colour = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    rgb.set(withClouds(behind, light, noise, right, up), at);
  });
}

function withClouds(clear: Colour, light: Light, noise: Noise, right: number, up: number): Colour {
  const far = 1 / (up + 0.07);
  const x = right * far * 1.1;
  const y = far * 1.1;
  const threshold = mix(0.52, -0.5, light.cover);
  const density = noise.fbm(x * 0.8, y * 0.8, 6) - threshold + 0.25 * noise.at(x * 0.22, y * 0.22);
  const amount = smoothstep(0, 0.38, density) * smoothstep(0.0, 0.05, up);
  if (amount <= 0) return clear;
  const step = 0.16;
  const shade = noise.fbm(
    (x + light.toward[0] * step) * 0.8,
    (y + light.toward[2] * step) * 0.8,
    4,
  );
  const lit = clamp(0.62 + 1.15 * (density + threshold - shade) - 0.38 * density);
  const body = mixColour(light.cloudShade, light.cloudLit, lit);
  const faded = mixColour(body, light.horizon, 0.6 * (1 - smoothstep(0.02, 0.22, up)));
  return mixColour(clear, faded, amount * 0.95);
}
