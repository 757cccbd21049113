import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import type { Light } from '../light.ts';

/** With less haze than this there is no air for a halo. */
const AIRLESS = 0.0001;

/** Farther from the sun than this cosine tells its two narrow halos are less than 1 in 100 000: such powers take long. */
const DARK = 0.82;

/** Colour of the clear sky in a direction (right, up, ahead; length 1), with the sun's halo. */
export function clearSky(light: Light, x: number, y: number, z: number): Colour {
  const up = clamp(y);
  const low = mixColour(light.horizon, light.middle, 1 - Math.exp(-8 * up));
  const base = mixColour(low, light.zenith, smoothstep(0.12, 0.8, up));
  const facing = clamp(x * light.toward[0] + y * light.toward[1] + z * light.toward[2]);
  const square = facing * facing;
  const wide = 0.42 * square * square * square * (1 - up);
  const halo = wide + (facing < DARK ? 0 : 0.5 * facing ** 60 + 0.6 * facing ** 500);
  const strength = light.haze < AIRLESS ? 0 : light.stars > 0.5 ? halo * 0.45 : halo;
  return [
    base[0] + light.sun[0] * strength * 0.7,
    base[1] + light.sun[1] * strength * 0.62,
    base[2] + light.sun[2] * strength * 0.5,
  ];
}

/** Pixels between two places where the sky is worked out: between them it is even. */
const STEP = 4;

/** Paints the clear sky down to a little below the horizon, for the world ends before it. */
export function paintSky({ width, height, rgb }: Frame, camera: Camera, light: Light): void {
  const bottom = Math.min(height, Math.ceil(camera.horizon) + 16);
  const columns = Math.ceil(width / STEP) + 1;
  const line = (row: number) => {
    const up = Math.max(0, (camera.horizon - row) / camera.focal);
    const colours = new Float32Array(columns * 3);
    for (let n = 0; n < columns; n++) {
      const right = (n * STEP - camera.centre) / camera.focal;
      const length = Math.sqrt(right * right + up * up + 1);
      colours.set(clearSky(light, right / length, up / length, 1 / length), n * 3);
    }
    return colours;
  };
  const fillRow = (row: number, above: Float32Array, below: Float32Array): void => {
    const down = (row % STEP) / STEP;
    for (let column = 0; column < width; column++) {
      const from = Math.floor(column / STEP) * 3;
      const along = (column % STEP) / STEP;
      const at = (row * width + column) * 3;
      for (let c = from; c < from + 3; c++) {
        const upper = (above[c] as number) * (1 - along) + (above[c + 3] as number) * along;
        const lower = (below[c] as number) * (1 - along) + (below[c + 3] as number) * along;
        rgb[at + c - from] = upper + (lower - upper) * down;
      }
    }
  };
  let [above, below] = [line(0), line(STEP)];
  for (let row = 0; row < bottom; row++) {
    if (row > 0 && row % STEP === 0) [above, below] = [below, line(row + STEP)];
    fillRow(row, above, below);
  }
}
