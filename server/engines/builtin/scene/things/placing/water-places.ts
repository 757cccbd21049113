import type { Colour } from '../../words/idea.ts';
import type { WaterPlace } from '../../words/place.ts';
import { levelAt, RIVER, riverAt, ROCKS } from '../../world/scenery/waters/rapids.ts';
import { boulder } from '../boulder.ts';
import { rowboat } from '../vehicles/rowboat.ts';
import { trawler } from '../vehicles/trawler.ts';
import type { Draft, Drawing } from './as-seen.ts';
import { at } from './put-in-place.ts';
import { kindOf } from './scatter.ts';
import type { Stage } from './stage.ts';
import { STANDS } from './stands.ts';

/** What is in places that are known by their water. */
export const IN_WATER_PLACES: Readonly<Record<WaterPlace, (stage: Stage) => Draft[]>> = {
  rapids: (stage) => rapids(stage, GREY),
  gorge: (stage) => rapids(stage, RED),
  lockcanal: () => [],
  sandflats: stranded,
};

/** How deep a rock lies in the rapids, as a share of its height. */
const SUNK = 0.26;

/** The stone of rocks in the rapids, and in a canyon's. */
const GREY: Colour = [0.36, 0.35, 0.33];
const RED: Colour = [0.5, 0.29, 0.19];

function rapids(stage: Stage, stone: Colour): Draft[] {
  const { side } = stage.setting;
  const kinds = [0, 1, 2, 3].map(() => kindOf(stage, boulder, stone));
  return ROCKS.map(([aside, z, high], n): Draft => {
    const x = riverAt(z, side) + side * aside * RIVER.half;
    const draw = kinds[n % kinds.length] as Drawing;
    return { draw, x, z, base: levelAt(z) - SUNK * high, size: high, isAfloat: true };
  });
}

/** Boats that the tide has left: to the right on the picture's side, ahead, how high, and whether it is one to fish from. World units. */
const BOATS = [
  [-4.6, 17, 1.9, false],
  [6.5, 27, 5.6, true],
  [-15, 46, 5.4, true],
  [1.6, 40, 1.9, false],
] as const;
/** How far a boat leans that lies on its side, radians. */
const LEANS = 0.24;

function stranded(stage: Stage): Draft[] {
  const { setting } = stage;
  const isTaken = setting.subjects.some(({ thing }) => STANDS[thing].on === 'water');
  if (isTaken || setting.idea.without.includes('boat')) return [];
  const [small, large] = [kindOf(stage, rowboat), kindOf(stage, (wish) => trawler(wish, LEANS))];
  return BOATS.map(([aside, z, size, isLarge]) =>
    at(stage, isLarge ? large : small, setting.side * aside, z, size, -0.06 * size),
  );
}
