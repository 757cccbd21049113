import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import type { Camera, Frame } from './frame.ts';
import type { Light } from './light.ts';

/** Colour of the clear sky in a direction (right, up, ahead; length 1), with the sun's halo. */
export function clearSky(light: Light, x: number, y: number, z: number): Colour {
  const up = clamp(y);
  const low = mixColour(light.horizon, light.middle, 1 - Math.exp(-8 * up));
  const base = mixColour(low, light.zenith, smoothstep(0.12, 0.8, up));
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
