import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import { chanceOf } from '../noise.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND } from './frame.ts';
import { illumination } from './paint-land.ts';

/** Where the ridge of a roof before the eye is: ahead, and below the eye's level, world units. */
export interface Ridge {
  readonly z: number;
  readonly below: number;
}
/** How far ahead it is at the least and the most, as it is low or high what is on it, and how far below the eye for each unit ahead. */
const RIDGE = { nearest: 1.5, farthest: 7, from: 0.6, by: 1.7, below: 2 / 7 } as const;

/** The ridge on which what is so high, metres, is seen as large as it is beside its tiles. */
export function ridgeFor(high: number): Ridge {
  const z = clamp(RIDGE.from + RIDGE.by * high, RIDGE.nearest, RIDGE.farthest);
  return { z, below: RIDGE.below * z };
}
/** How much the roof falls from its ridge toward the eye on the way. */
const FALL = 0.72;
/** Length and width of a tile, and how thick the caps on the ridge are, world units. */
const TILE = { long: 0.34, wide: 0.27 } as const;
const CAP = { long: 0.46, thick: 0.11 } as const;
const CLAY: Colour = [0.6, 0.29, 0.19];
const SNOW: Colour = [0.92, 0.94, 1];

/** A tiled roof across the lower part of the picture, its ridge level before the eye: who was asked for is on it. */
export function paintRoof(
  frame: Frame,
  { centre, focal, horizon }: Camera,
  { light, noise, snowy }: Setting,
  ridge: Ridge,
): void {
  const { width, height, rgb, depth, kind } = frame;
  const steep = Math.hypot(1, FALL);
  const facing = (light.toward[1] - FALL * light.toward[2]) / steep;
  const lit = illumination(light, clamp(facing * 1.1 + 0.14, 0.05, 1.1), 0.9);
  const top = Math.floor(horizon + (focal * (ridge.below - CAP.thick)) / ridge.z);
  for (let row = Math.max(0, top); row < height; row++) {
    const down = (row + 0.5 - horizon) / focal;
    const z = Math.min(ridge.z, (ridge.z * FALL + ridge.below) / (down + FALL));
    const along = (ridge.z - z) * steep;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const x = ((column - centre) / focal) * z;
      const over = ridge.below - down * ridge.z;
      const isCap = over > -CAP.thick * 0.9;
      if (isCap && over > capAt(x)) continue;
      const tile = isCap ? capTone(x, over) : tileTone(x, along);
      const own = 1 + 0.16 * noise.fbm(x * 1.3, along * 1.3, 3);
      const lies = snowy ? smoothstep(-0.2, 0.2, noise.fbm(x / 2, along / 2, 3) + 0.25) : 0;
      const colour = mixColour(
        scaleColour(CLAY, tile * own),
        scaleColour(SNOW, 0.9 + 0.1 * tile),
        lies,
      );
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (colour[c] as number) * (lit[c] as number) * 1.12;
      depth[at] = z;
      kind[at] = LAND;
    }
  }
}

/** How high the caps reach above the ridge: each is a little higher where it lies over the next. */
const capAt = (x: number): number => {
  const share = x / CAP.long - Math.floor(x / CAP.long);
  return CAP.thick * (0.72 + 0.28 * share);
};

/** How bright a cap is there: round, with a dark joint. */
function capTone(x: number, over: number): number {
  const share = x / CAP.long - Math.floor(x / CAP.long);
  const round = 0.78 + 0.45 * smoothstep(-CAP.thick, CAP.thick, over);
  return round * (share < 0.05 ? 0.6 : 1) * burntAs(Math.floor(x / CAP.long), 7);
}

/** How bright a tile is there: rows lie over each other, every other one half a tile aside; joints and lower edges are dark. */
function tileTone(x: number, along: number): number {
  const row = Math.floor(along / TILE.long);
  const place = x / TILE.wide + 0.5 * (row % 2);
  const column = Math.floor(place);
  const [u, v] = [place - column, along / TILE.long - row];
  // The lower edge is round.
  const edge = v + 0.16 * (2 * u - 1) ** 2;
  const lip = smoothstep(1.06, 0.9, edge);
  const under = smoothstep(0, 0.22, v);
  const joint = smoothstep(0, 0.07, Math.min(u, 1 - u));
  const round = 0.86 + 0.2 * Math.sin(Math.PI * u);
  return (
    round * (0.62 + 0.38 * under) * (0.72 + 0.28 * joint) * (0.7 + 0.3 * lip) * burntAs(row, column)
  );
}

/** No two tiles are burnt alike. */
const burntAs = (row: number, column: number): number => 0.82 + 0.3 * chanceOf(row, column);
