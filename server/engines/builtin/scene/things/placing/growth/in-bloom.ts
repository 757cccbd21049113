import { isSavanna } from '../../../choices/savanna.ts';
import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import { isPicker } from '../../../words/keys/places/field-keys.ts';
import { isVineyard } from '../../../world/soil/sown.ts';
import { meadowOf } from '../single-flowers.ts';

/** What does not stand in a meadow full of flowers: the ground about it is driven on, played on or mourned on. */
const SOMBRE: ReadonlySet<Thing> = new Set<Thing>([
  'grave',
  'ruin',
  'factory',
  'powerplant',
  'refinery',
  'headframe',
  'buildingsite',
  'gasstation',
  'swings',
  'slide',
  'circus',
  'carousel',
  'ferriswheel',
  'hauntedhouse',
]);

/** How many wild flowers a land has beside a meadow in summer: none in autumn, winter and where it is grim; 1 in a meadow. */
export function bloomOf(setting: Setting): number {
  const { land, season, idea, weather } = setting;
  if (meadowOf(setting) !== undefined) return 1;
  // Between vines the grass is mown, in the dry season nothing flowers, and little does in a jungle's shade.
  const isHarvested = setting.subjects.some(({ traits }) => isPicker(traits));
  if (isVineyard(setting) || isHarvested || isSavanna(idea, land) || idea.jungle) return 0;
  const isCold = season === 'autumn' || season === 'winter';
  const isGrim = idea.forsaken || idea.mood === 'dark' || weather === 'storm' || weather === 'hail';
  if ((isCold || isGrim) && !idea.moor) return 0;
  if (idea.forsaken || idea.subjects.some(({ thing }) => SOMBRE.has(thing))) return 0;
  return land === 'field' ? 1 : 0.22;
}
