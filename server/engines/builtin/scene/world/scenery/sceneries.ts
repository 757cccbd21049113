import type { Setting } from '../../setting.ts';
import type { View } from '../../views/view.ts';
import { isWalker } from '../../words/creatures.ts';
import type { Idea } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Scenery } from '../../words/scenery.ts';
import { ALIEN } from './alien.ts';
import { ATLANTIS } from './atlantis.ts';
import { BUILT_PLACES } from './built/built-places.ts';
import { BURROWS } from './burrows.ts';
import { CANDY } from './candy.ts';
import { DOMES } from './domes.ts';
import { EVERYDAY_PLACES } from './everyday/everyday-places.ts';
import { FAMOUS_PLACES } from './famous/famous-places.ts';
import { FAR_PLACES } from './far/far-places.ts';
import { FARMLAND } from './farmland.ts';
import { FEASTS } from './feasts/feasts.ts';
import { FORMAL_GARDEN } from './formal-garden.ts';
import { MAZE } from './maze.ts';
import { OLD_PLACES } from './old/old-places.ts';
import { GROVE, HILLSIDE, ORCHARD } from './olive-land.ts';
import { OUTLYING_PLACES } from './outlying/outlying-places.ts';
import { MOTEL, ROADSIDE } from './roadside.ts';
import type { SceneryPlan } from './site.ts';
import { SKI_LIFT, SKI_RESORT } from './ski-resort.ts';
import { DRYSTONE } from './walled-fields.ts';
import { WATER_PLACES } from './waters/waters.ts';

/** How each scenery is laid out. */
export const SCENERIES: Readonly<Record<Scenery, SceneryPlan>> = {
  ...BUILT_PLACES,
  ...FEASTS,
  ...FAMOUS_PLACES,
  ...EVERYDAY_PLACES,
  ...FAR_PLACES,
  ...OLD_PLACES,
  ...OUTLYING_PLACES,
  ...WATER_PLACES,
  maze: MAZE,
  parterre: FORMAL_GARDEN,
  alien: ALIEN,
  candy: CANDY,
  burrows: BURROWS,
  atlantis: ATLANTIS,
  domes: DOMES,
  motel: MOTEL,
  roadside: ROADSIDE,
  skilift: SKI_LIFT,
  skiresort: SKI_RESORT,
  olives: GROVE,
  orchard: ORCHARD,
  drystone: DRYSTONE,
  farmland: FARMLAND,
  hillside: HILLSIDE,
};

/** What the land of a setting is known by; null where that is nothing, or another land was named as well. */
export const sceneryIn = ({ idea, land }: Pick<Setting, 'idea' | 'land'>): Scenery | null =>
  idea.scenery !== null && SCENERIES[idea.scenery].land === land ? idea.scenery : null;

/** The plan of that; null where there is none. */
export function planOf(setting: Pick<Setting, 'idea' | 'land'>): SceneryPlan | null {
  const scenery = sceneryIn(setting);
  return scenery === null ? null : SCENERIES[scenery];
}

/** Its four compositions; null where those of the land are taken. */
export const viewsOfScenery = (idea: Idea, land: Land): readonly View[] | null => {
  const plan = planOf({ idea, land });
  const walks = idea.subjects.some(({ thing, far }) => isWalker(thing) && far !== true);
  return (walks ? plan?.amongWalkers : undefined) ?? plan?.views ?? null;
};

/** Whether nothing grows wild at a place of a setting. */
export const isTended = (setting: Setting, x: number, z: number): boolean =>
  planOf(setting)?.isTended?.(x, z, setting) === true;
