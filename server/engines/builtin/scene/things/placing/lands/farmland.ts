import { chanceOf } from '../../../noise.ts';
import {
  HEDGES,
  hedgeAcross,
  hedgeAlong,
  laneAt,
  laneShare,
  PLANTED,
} from '../../../world/scenery/farmland.ts';
import { farmhouse } from '../../buildings/homes/house.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import { kindOf, turnOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How high a hedge is, how far its bushes are apart, more for each unit of distance, how low they stand in the ground by their height, and which share of them is a tree. World units. */
const HEDGE = { high: 1.7, apart: 1.15, farther: 0.012, sunk: 0.12, trees: 0.045 } as const;
/** Nothing of a hedge stands so near the lane's middle. World units. */
const OPEN = 2.6;
/** The farm beside the lane: to the right of that on the picture's side, ahead, how high. World units. */
const HOUSE = [8.5, 41, 7] as const;
const BARN = [17.5, 45, 7.2] as const;
/** Houses of the village, and its church: to the right of the lane on the picture's side, ahead, how high. World units. */
const HOUSES = [
  [-10, 92, 7],
  [-19, 97, 7.6],
  [-6, 105, 7],
  [8, 98, 6.8],
  [17, 106, 7.4],
  [-28, 106, 7.2],
  [-15, 114, 7.6],
  [4, 118, 7],
  [26, 116, 7.2],
  [-24, 122, 7.4],
] as const;
const CHURCH = [-9, 124, 20] as const;
/** Trees about the farm and the village, alike. */
const TREES = [
  [3.6, 47, 8.5],
  [23, 50, 9.5],
  [-33, 112, 10],
  [-2, 112, 9],
  [14, 114, 10],
  [32, 122, 11],
  [-20, 108, 9],
  [-38, 124, 11],
] as const;
/** Sheep on the pasture across the lane from the farm: to the right of the lane, ahead. World units. */
const SHEEP = [
  [-7, 33],
  [-9.5, 36],
  [-12, 34.5],
  [-10.5, 40],
  [-15, 38],
  [-8, 43],
  [-17, 42],
] as const;
const SHEEP_HIGH = 1.05;

/** Hedges between fields, a farm by the lane, and the village that it leads to. */
export function farmland(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const asked = (thing: 'barn' | 'church' | 'sheep') =>
    subjects.find((one) => one.thing === thing) ?? { colour: null, posture: null };
  const made = (thing: 'barn' | 'church' | 'sheep'): Drawing =>
    kindOf(stage, (wish) => makeThing(setting, thing, asked(thing), wish.tall, false));
  const isWanted = (thing: 'tree' | 'barn' | 'church' | 'sheep') => !idea.without.includes(thing);
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const homes = varieties(stage, 4, farmhouse);
  const flock = [0, 1].map(() => made('sheep'));
  const put = (draw: Drawing, [aside, z, size]: readonly [number, number, number]): Draft =>
    at(stage, draw, laneAt(setting, z) + side * aside, z, size);
  return [
    ...(isWanted('tree') ? hedges(stage, trees) : []),
    put(turnOf(homes, 3), HOUSE),
    ...(isWanted('barn') ? [put(made('barn'), BARN)] : []),
    ...HOUSES.map((place, n) => put(turnOf(homes, n), place)),
    ...(isWanted('church') ? [put(made('church'), CHURCH)] : []),
    ...(isWanted('tree') ? TREES.map((place, n) => put(turnOf(trees, n), place)) : []),
    ...(isWanted('sheep')
      ? SHEEP.map(([aside, z], n) => put(turnOf(flock, n), [aside, z, SHEEP_HIGH]))
      : []),
  ];
}

/** The bushes of hedges, here and there a tree among them, open where the lane leads through. */
function hedges(stage: Stage, trees: readonly Drawing[]): Draft[] {
  const { frame, camera, setting } = stage;
  const bushes = [0, 1, 2, 3].map(() => greenOf(stage, true));
  const half = frame.width / 2 / camera.focal;
  const drafts: Draft[] = [];
  const plant = (x: number, z: number, n: number) => {
    const isSeen = z > 9 && z < PLANTED && Math.abs(x) < 1.08 * half * z + 3;
    const isOpen =
      Math.abs(x - laneAt(setting, z)) < OPEN && laneShare(setting, laneAt(setting, z), z, 0.1) > 0;
    if (!isSeen || isOpen || isBuilt(setting.side * (x - laneAt(setting, z)), z)) return;
    const chance = chanceOf(n, Math.round(z));
    const isTree = chance < HEDGE.trees && z > 26;
    const size = isTree ? 6 + 60 * chance : HEDGE.high * (0.85 + 0.4 * chance);
    const draw = turnOf(isTree ? trees : bushes, Math.floor(chance * 977));
    const { base, ...one } = at(stage, draw, x, z, size);
    const sunk = HEDGE.sunk * (isTree ? 0.1 : 1) * size;
    const { casts: _, ...low } = one;
    drafts.push({ ...(isTree ? one : low), base: base - sunk });
  };
  for (let row = 0; row < HEDGES; row++) {
    const reach = 1.1 * half * hedgeAcross(row, 0) + 12;
    for (let [x, n] = [-reach, 0]; x < reach; n++) {
      const z = hedgeAcross(row, x);
      plant(x, z, n);
      x += HEDGE.apart + HEDGE.farther * z;
    }
    const most = Math.ceil(reach / 12) + 3;
    for (let column = -most; column <= most; column++) {
      const near = row === 0 ? 9 : hedgeAcross(row - 1, hedgeAlong(row, column, 0));
      for (let [z, n] = [near, 500 * column]; ; n++) {
        const x = hedgeAlong(row, column, z);
        if (z > hedgeAcross(row, x)) break;
        if (z > (row === 0 ? 0 : hedgeAcross(row - 1, x))) plant(x, z, n);
        z += 1.5 * (HEDGE.apart + HEDGE.farther * z);
      }
    }
  }
  return drafts;
}

/** Whether a place beside the lane is the yard of the farm or within the village. World units. */
const isBuilt = (aside: number, z: number): boolean =>
  (aside > 2 && aside < 25 && z > 36 && z < 52) || (Math.abs(aside) < 34 && z > 86 && z < 130);
