import type { Setting } from '../../setting.ts';
import type { Scenery } from '../../words/scenery.ts';
import { sceneryIn } from '../../world/scenery/sceneries.ts';
import { statue } from '../objects/statue.ts';
import { fruitTree } from '../plants/fruit-tree.ts';
import { type Draft, type Drawing, drawAsSeen } from './as-seen.ts';
import { IN_BUILT_PLACES } from './built/built-places.ts';
import { IN_EVERYDAY_PLACES } from './everyday/everyday-places.ts';
import { IN_FAMOUS_PLACES } from './famous/famous-places.ts';
import { IN_FAR_PLACES } from './far/far-places.ts';
import { AT_FEASTS } from './feasts/feasts.ts';
import { burrows } from './lands/burrow-homes.ts';
import { sweets } from './lands/candy-land.ts';
import { farmland } from './lands/farmland.ts';
import { IN_OLD_PLACES } from './lands/old-places.ts';
import { olivesOf, onTerraces, treeRows } from './lands/olive-hills.ts';
import { parked } from './lands/parked-cars.ts';
import { pasture } from './lands/sheep-pasture.ts';
import { skilift } from './lands/ski-lift.ts';
import { skiresort } from './lands/ski-run.ts';
import { alienGrowth } from './lands/strange-growth.ts';
import { blossoming } from './makers/make-plant.ts';
import { IN_OUTLYING_PLACES } from './outlying/outlying-places.ts';
import { putAcross } from './put-across.ts';
import { varieties } from './scatter.ts';
import type { Planted, Stage } from './stage.ts';
import { IN_WATER_PLACES } from './waters/water-places.ts';

/** The most that one of it is high, as a share of the picture's height. */
const MOST = 0.36;

/** What grows and stands in a land that is known by it. */
export function scenery(stage: Stage): Planted[] {
  const kind = sceneryIn(stage.setting);
  const drafts = kind === null ? [] : (DRESSED[kind]?.(stage) ?? []);
  return drawAsSeen(stage, drafts, MOST * stage.frame.height);
}

const DRESSED: Partial<Readonly<Record<Scenery, (stage: Stage) => Draft[]>>> = {
  ...IN_BUILT_PLACES,
  ...AT_FEASTS,
  ...IN_FAMOUS_PLACES,
  ...IN_EVERYDAY_PLACES,
  ...IN_FAR_PLACES,
  ...IN_OLD_PLACES,
  ...IN_OUTLYING_PLACES,
  ...IN_WATER_PLACES,
  alien: alienGrowth,
  candy: sweets,
  burrows,
  atlantis: (stage) => [inMiddle(stage, varieties(stage, 1, statue)[0] as Drawing, 35.5, 7.5)],
  skilift,
  skiresort,
  olives: (stage) => treeRows(stage, olivesOf(stage, 5)),
  orchard: (stage) =>
    treeRows(
      stage,
      varieties(stage, 5, (wish) =>
        isInBlossom(stage.setting.idea)
          ? blossoming(wish, stage.setting.snowy)
          : fruitTree(wish, stage.setting),
      ),
    ),
  hillside: onTerraces,
  drystone: pasture,
  farmland,
  motel: (stage) => parked(stage, [4.1, 3.4, 3.8], [23, 31, 38]),
  roadside: (stage) => parked(stage, [7, -7.6], [21.6, 60]),
};

/** Whether blossom is named: all the trees of an orchard are in it. */
const isInBlossom = ({ subjects }: Setting['idea']): boolean =>
  subjects.some(({ thing }) => thing === 'blossom');

/** Something on the axis of the picture. World units. */
const inMiddle = (stage: Stage, draw: Drawing, z: number, size: number): Draft => ({
  ...putAcross(stage, draw, 0, z, size),
  boost: 1.2,
});
