import { chanceOf, mixColour, multiplyColours, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND } from './frame.ts';
import { createRelief, type Relief } from './relief.ts';
import { clearSky } from './sky.ts';

/** Height of a paddy's step, and how wide its bank is as a share of it. */
export const STEP = 5.4;
export const BANK = 0.24;
/** Height of the lowest paddy above the water's level, world units. */
export const LOWEST = 3;

/** How far ahead the bottom of the valley is, how steep its near side falls, and how high the far one rises. */
const VALLEY = { bottom: 118, fall: 0.36, round: 34, high: 74, long: 190 } as const;

/** How many steps the slope has risen at a place: paddies fall from the eye into a valley, and rise beyond it. */
export function paddySteps({ side, rolling }: Pick<Relief, 'side' | 'rolling'>) {
  const { bottom, fall, round, high, long } = VALLEY;
  return (x: number, z: number): number => {
    const away = z - bottom - 0.22 * side * x;
    const slope =
      away < 0
        ? fall * (Math.sqrt(away * away + round * round) - round)
        : high * (1 - Math.exp(-(Math.sqrt(away * away + round * round) - round) / long));
    return Math.max(0, slope + 19 * rolling(x, z, 130) + 4 * rolling(x, z, 52) + 5) / STEP;
  };
}

/** The share of paddies under water, how long one is along its step, and how far they are told apart. World units. */
const FLOODED = 0.66;
const LONG = 46;
const SEEN = 900;
/** How much of a paddy's water, and of its edge, is bank. Shares of a step. */
const RIM = 0.055;

/** What the mud on the ground of a paddy leaves of its green. */
const MUD: Colour = [0.72, 0.52, 0.56];

/** Lets the paddies that are under water mirror the sky, or what of the frame is seen there. */
export function floodPaddies(frame: Frame, camera: Camera, setting: Setting): void {
  const { width, height, kind, depth, rgb } = frame;
  const { light, noise } = setting;
  const steps = paddySteps(createRelief(noise, setting));
  const sky = rgb.slice();
  for (let row = Math.ceil(camera.horizon); row < height; row++) {
    const from = 2 * camera.horizon - row;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const z = depth[at] as number;
      if (kind[at] !== LAND || z > SEEN) continue;
      const right = (column - camera.centre) / camera.focal;
      const share = paddyWaterAt(steps, right * z, z);
      if (share <= 0) continue;
      const down = (row - camera.horizon) / camera.focal;
      const length = Math.sqrt(1 + right * right + down * down);
      const seen = Math.max(0, Math.round(from)) * width + column;
      const mirrored: Colour =
        from >= 0
          ? [sky[seen * 3] as number, sky[seen * 3 + 1] as number, sky[seen * 3 + 2] as number]
          : clearSky(light, right / length, down / length, 1 / length);
      const gloss = 0.4 + 0.58 * (1 - down / length) ** 3;
      const own: Colour = [
        rgb[at * 3] as number,
        rgb[at * 3 + 1] as number,
        rgb[at * 3 + 2] as number,
      ];
      const clear = share * Math.exp(-z * light.haze);
      const bottom = mixColour(own, multiplyColours(own, MUD), clear);
      rgb.set(mixColour(bottom, mirrored, gloss * clear), at * 3);
    }
  }
}

/** How much of a place is open water, 0 to 1; `steps` are those of `paddySteps`. */
export function paddyWaterAt(
  steps: (x: number, z: number) => number,
  x: number,
  z: number,
): number {
  const risen = steps(x, z);
  const level = Math.floor(risen);
  const along = (x + 0.4 * z) / LONG + 7 * chanceOf(level, 3);
  const plot = Math.floor(along);
  if (chanceOf(level, plot) > FLOODED) return 0;
  const within = risen - level;
  const soft = 0.02 + z * 0.00012;
  const end = Math.min(along - plot, 1 - along + plot);
  return (
    smoothstep(RIM, RIM + soft, within) *
    smoothstep(1 - BANK - RIM, 1 - BANK - RIM - soft, within) *
    smoothstep(0.012, 0.024, end)
  );
}
