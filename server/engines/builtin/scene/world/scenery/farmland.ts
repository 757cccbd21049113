import { mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import { chanceOf } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Season } from '../../words/idea.ts';
import { LEVEL } from './level-site.ts';
import type { SceneryPlan } from './site.ts';

/** How far off the hedges across are, and how wide the fields before each and beyond the last. World units. */
const ACROSS = [15, 30, 50, 76, 110, 154, 210] as const;
const WIDE = [15, 18, 25, 34, 44, 58, 76, 96] as const;
/** How much farther aside the hedges between fields are for each unit of distance. */
const SLANT = 0.16;
/** Up to where hedges are planted one bush beside the other; farther off the ground has their colour. World units. */
export const PLANTED = 160;
/** Half the width of the lane, of the grass in its middle, and where it leads: how far beside the eye it begins, onward, and how far it winds over what length. World units. */
const LANE = { half: 1.5, grass: 0.34, from: -1.5, onward: 0.075, winds: 2.6, long: 15 } as const;
/** Where the lane ends: in the village. */
const LANE_END = 128;
/** The far side of the vale: where it rises, how high, where the wild land goes on. World units. */
const SLOPE = { from: 34, to: 240, high: 25, wild: 300, end: 460 } as const;
const EARTH: Colour = [0.7, 0.58, 0.42];
const HEDGE: Colour = [0.12, 0.22, 0.08];
const VERGE: Colour = [0.3, 0.45, 0.14];

/** What grows on the fields of a season: pastures, hay, grain, rape in flower, ploughed earth. */
const GROWN: Readonly<Record<Season, readonly Colour[]>> = {
  spring: [
    [0.34, 0.54, 0.16],
    [0.9, 0.8, 0.12],
    [0.42, 0.6, 0.2],
    [0.5, 0.36, 0.24],
    [0.28, 0.46, 0.15],
  ],
  summer: [
    [0.36, 0.53, 0.17],
    [0.88, 0.7, 0.3],
    [0.46, 0.6, 0.22],
    [0.78, 0.66, 0.34],
    [0.28, 0.45, 0.15],
  ],
  autumn: [
    [0.4, 0.5, 0.18],
    [0.72, 0.58, 0.32],
    [0.48, 0.34, 0.22],
    [0.46, 0.54, 0.22],
    [0.62, 0.5, 0.26],
  ],
  winter: [
    [0.36, 0.44, 0.2],
    [0.42, 0.32, 0.22],
    [0.5, 0.5, 0.28],
    [0.34, 0.46, 0.18],
    [0.46, 0.37, 0.25],
  ],
};
/** What is left of that under snow. */
const SNOWED = 0.1;
const SNOW: Colour = [0.94, 0.96, 1];

/** How far to the right of the eye the lane's middle is, at a distance. World units. */
export const laneAt = ({ side }: Pick<Setting, 'side'>, z: number): number =>
  side * (LANE.from + LANE.onward * z + LANE.winds * Math.sin(z / LANE.long));

/** How far off the hedge number `row` is, so far to the right. World units. */
export const hedgeAcross = (row: number, x: number): number =>
  (ACROSS[row] as number) * (1 + 0.05 * Math.sin(x / 24 + row * 2.1)) + 0.07 * x;

/** How far to the right the hedge number `n` between two fields of a row is, at a distance. World units. */
export const hedgeAlong = (row: number, n: number, z: number): number =>
  (n + 0.37 * row + 0.3 * (chanceOf(row, n) - 0.5)) * (WIDE[row] as number) + SLANT * z;

/** How many hedges lie across the fields. */
export const HEDGES = ACROSS.length;

/** Between which hedges along a row a place lies, the number of the one to its left, and how far the nearest hedge is off. World units. */
function fieldAt(x: number, z: number): { row: number; column: number; edge: number } {
  let row = 0;
  while (row < HEDGES && z > hedgeAcross(row, x)) row++;
  let column = Math.floor((x - SLANT * z) / (WIDE[row] as number) - 0.37 * row);
  if (x < hedgeAlong(row, column, z)) column--;
  else if (x >= hedgeAlong(row, column + 1, z)) column++;
  const edge = Math.min(
    x - hedgeAlong(row, column, z),
    hedgeAlong(row, column + 1, z) - x,
    row < HEDGES ? hedgeAcross(row, x) - z : Infinity,
    row > 0 ? z - hedgeAcross(row - 1, x) : Infinity,
  );
  return { row, column, edge };
}

/** How much of the ground at a place is the lane's, 0 to 1; `soft` is how far its edge is spread. World units. */
export function laneShare(setting: Pick<Setting, 'side'>, x: number, z: number, soft: number) {
  if (z > LANE_END) return 0;
  const off = Math.abs(x - laneAt(setting, z));
  const track = smoothstep(LANE.half + soft, LANE.half - soft, off);
  return track * (0.35 + 0.65 * smoothstep(LANE.grass - soft, LANE.grass + soft, off));
}

/** The countryside: fields of many colours between hedges over a vale and the slope beyond, a lane to a farm and a village. */
export const FARMLAND: SceneryPlan = {
  land: 'field',
  relief: 0.45,
  trees: 0,
  views: [
    { horizon: 0.46, lens: 0.94, eye: 1.2 },
    { horizon: 0.4, lens: 0.88, eye: 1.9 },
    { horizon: 0.52, lens: 0.86, eye: 1.05 },
    { horizon: 0.44, lens: 1.05, eye: 1.5 },
  ],
  amongWalkers: [
    { horizon: 0.44, lens: 0.94, eye: 0.75 },
    { horizon: 0.4, lens: 0.9, eye: 1 },
    { horizon: 0.48, lens: 0.88, eye: 0.7 },
    { horizon: 0.43, lens: 1.02, eye: 0.85 },
  ],
  ground: (wild, { side }) => {
    return (x, z) => {
      const vale = 2.6 * smoothstep(6, 30, z);
      const slope = SLOPE.high * smoothstep(SLOPE.from, SLOPE.to, z);
      const folds = 1.7 * Math.sin(x / 33 + 0.6 * side) * smoothstep(20, 80, z);
      const own = LEVEL - vale + slope + folds + 0.5 * Math.sin(z / 17 + x / 21);
      const out = smoothstep(SLOPE.wild, SLOPE.end, z);
      return out === 0 ? own : own + (Math.max(own, wild(x, z)) - own) * out;
    };
  },
  soil: (wild, setting) => {
    const { noise, season, snowy } = setting;
    const grown = GROWN[season];
    return (x, z, height, steepness) => {
      const share = smoothstep(SLOPE.end, SLOPE.wild, z);
      if (share <= 0) return wild(x, z, height, steepness);
      const { row, column, edge } = fieldAt(x, z);
      const chance = chanceOf(row + 11, column + 5);
      const kind = grown[Math.floor(chance * 97) % grown.length] as Colour;
      const grain = 1 + 0.16 * noise.fbm(x / 2.6, z / 2.6, 3) + 0.08 * noise.at(x / 15, z / 15);
      const furrow =
        1 + 0.1 * Math.sin((x - SLANT * z) * 3.1) * smoothstep(110, 30, z) * (column % 2);
      const field = scaleColour(kind, grain * furrow);
      const verge = smoothstep(2.2, 0.9, edge + 0.5 * noise.at(x / 2, z / 2));
      const soft = 0.1 + z * 0.004;
      const lane = laneShare(setting, x, z, soft);
      const grassy = mixColour(field, scaleColour(VERGE, grain), 0.85 * verge);
      const hedged = z > PLANTED ? smoothstep(2.4, 1.2, edge) : 0.7 * smoothstep(0.9, 0.4, edge);
      const grounds = mixColour(grassy, HEDGE, hedged * (1 - lane));
      const own = mixColour(grounds, scaleColour(EARTH, grain), lane);
      const seen = snowy
        ? mixColour(multiplyColours(SNOW, [grain, grain, grain]), own, SNOWED + 0.5 * hedged)
        : own;
      return share === 1 ? seen : mixColour(wild(x, z, height, steepness), seen, share);
    };
  },
  // Grass stands along the hedges and the lane.
  isTended: (x, z, setting) =>
    z > 4 && (fieldAt(x, z).edge > 1.6 || laneShare(setting, x, z, 0.2) > 0.1),
  has: new Set(['barn', 'church']),
};
