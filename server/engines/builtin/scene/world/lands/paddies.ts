import { chanceOf, mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND } from '../frame.ts';
import { EXTENT, lookUp, type Stepped } from '../height-map.ts';
import { createRelief, type Relief } from '../relief/relief.ts';
import { clearSky } from '../sky/sky.ts';
import type { Soil } from '../soil/soil.ts';

/** Height of a paddy's step, and how wide the wall of earth that holds the next is as a share of it. */
export const STEP = 2.8;
export const BANK = 0.26;
/** Height of the lowest paddy above the water's level, world units. */
export const LOWEST = 3;

/** The ledge before the eye: how high it is over the valley, and how far it leads. World units. */
const LEDGE = { high: 33, far: 5 } as const;
/** How far ahead the bottom of the valley is, how round it is, how steep the hillside beyond rises, and how high that is; how far spurs and hollows bend its contours, and how wide those are. World units. */
const VALLEY = { bottom: 84, round: 20, rise: 0.5, high: 110, bends: 84, wide: 150 } as const;

/** Whether the land is cut into paddies. */
export const isPaddies = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'terraces' && !idea.tea;

/** How many steps the slope has risen at a place: paddies fall from a ledge before the eye into a valley, and rise along the contours of the hillside beyond. */
export function paddySteps({ side, rolling }: Pick<Relief, 'side' | 'rolling'>) {
  const { bottom, round, rise, high, bends, wide } = VALLEY;
  return (x: number, z: number): number => {
    // The hillside comes nearer on one side, and closes round the valley.
    const bent =
      smoothstep(bottom - 10, bottom + 45, z) * bends * rolling(x, 0.35 * z, wide) +
      0.24 * side * x +
      0.0025 * x * x;
    const away = z - bottom + bent;
    const off = Math.sqrt(away * away + round * round) - round;
    const beyond = high * (1 - Math.exp((-rise * off) / high));
    const fall = LEDGE.high / (bottom - LEDGE.far);
    const before = Math.min(LEDGE.high, fall * Math.max(0, bottom - z));
    const slope = Math.max(before, away > 0 ? beyond : 0);
    const risen = slope + 3 * rolling(x, z, 60) * smoothstep(LEDGE.far, 40, z) + 1;
    const even = Math.max(0, risen) / STEP;
    // No hillside is cut into paddies of one width.
    return Math.max(0, even + UNEVEN.share * Math.sin(UNEVEN.turns * even));
  };
}

/** How much wider and narrower paddies are from one to the next: how far their edges are moved, in steps, and by how much of a turn a step. */
const UNEVEN = { share: 0.2, turns: 2.6 } as const;

/** How high the ground is where the slope has risen so many steps, world units. */
export function paddyHeight(risen: number): number {
  const level = Math.floor(risen);
  return LOWEST + STEP * (level + smoothstep(1 - BANK, 1, risen - level));
}

/** Up to where the edges of paddies are sharper than the cells of a map of heights. World units. */
const EDGED = 420;
/** Cells on a side of the map of what the slope has risen. */
const RISEN_CELLS = 512;

/** The steps of paddies with sharp edges, of the even slope they are cut from: that a map with wide cells holds. The picture sees `half` a unit to each side for one ahead. */
export function steppedPaddies(setting: Setting, half: number): Stepped {
  const steps = paddySteps(createRelief(setting.noise, setting));
  const cell = EXTENT / RISEN_CELLS;
  const risen = new Float32Array(RISEN_CELLS * RISEN_CELLS);
  for (let row = 0; row * cell < EDGED + 2 * cell; row++) {
    const wide = Math.min(RISEN_CELLS / 2 - 1, Math.ceil(row * half * 1.1) + 4);
    const middle = RISEN_CELLS / 2;
    for (let column = middle - wide; column <= middle + wide; column++)
      risen[row * RISEN_CELLS + column] = steps((column - middle) * cell, row * cell);
  }
  return { to: EDGED, at: (x, z) => paddyHeight(lookUp(risen, x, z)) };
}

/** From where to where the bare earth in the turf of a wall is lost to the eye, world units. */
const BARE = { from: 25, to: 130 } as const;
const EARTH: Colour = [0.5, 0.36, 0.22];
const TURF: Colour = [0.26, 0.4, 0.12];
const YOUNG: Colour = [0.44, 0.66, 0.16];
const RIPE: Colour = [0.8, 0.68, 0.24];

/** Soil under rice: young or ripening on each step, green of its own from plot to plot, and the wall of earth below the next, tufts of grass on it. */
export function withPaddies(soil: Soil, setting: Setting): Soil {
  const { snowy, noise, season } = setting;
  if (!isPaddies(setting) || snowy) return soil;
  const steps = paddySteps(createRelief(noise, setting));
  const ripest = season === 'autumn' ? 1 : 0.3;
  return (x, z, height, steepness) => {
    if (z > SEEN) return soil(x, z, height, steepness);
    const risen = steps(x, z);
    const level = Math.floor(risen);
    const { plot } = plotAt(level, x, z);
    const varied = 0.86 + 0.26 * chanceOf(level, plot + 31);
    const ripe = ripest * (0.4 + 0.6 * chanceOf(level + 7, plot));
    const rows = 1 + 0.12 * noise.at(x / 1.6, z / 1.6);
    const rice = scaleColour(mixColour(YOUNG, RIPE, ripe), varied * rows);
    const bare = smoothstep(-0.25, 0.2, noise.fbm(x / 5, z / 5 + level, 3));
    const wall = mixColour(TURF, EARTH, 0.1 + 0.4 * bare * smoothstep(BARE.to, BARE.from, z));
    const within = risen - level;
    const soft = 0.03 + z * 0.0002;
    const lip = smoothstep(0.05, 0.02, within) + smoothstep(0.97, 0.99, within);
    const held = smoothstep(1 - BANK - soft, 1 - BANK + soft, within);
    return mixColour(mixColour(rice, wall, held), TURF, 0.6 * Math.min(1, lip));
  };
}

/** The share of paddies under water, how long one is along its step, and how far they are told apart. World units. */
const FLOODED = 0.6;
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
      const shown = mixColour(bottom, mirrored, gloss * clear);
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] = shown[c] as number;
    }
  }
}

/** Which plot of a step a place is in, and how far along the step it lies, in plots. */
function plotAt(level: number, x: number, z: number) {
  const along = (x + 0.4 * z) / LONG + 7 * chanceOf(level, 3);
  return { along, plot: Math.floor(along) };
}

/** How much of a place is open water, 0 to 1; `steps` are those of `paddySteps`. */
export function paddyWaterAt(
  steps: (x: number, z: number) => number,
  x: number,
  z: number,
): number {
  const risen = steps(x, z);
  const level = Math.floor(risen);
  const { along, plot } = plotAt(level, x, z);
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
