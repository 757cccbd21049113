import { createRandom } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import { ROAD_VEHICLES } from '../../../words/vehicles.ts';
import { planOf } from '../../../world/scenery/sceneries.ts';
import { CROSSING } from '../../../world/street/kerb/asphalt.ts';
import { wayOf } from '../../../world/street/way.ts';
import { underUmbrella } from '../../creatures/pastimes/umbrella.ts';
import { person } from '../../creatures/person.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { fillsStreet } from './crowd.ts';

/** Who crosses: how far aside of the street's middle, how far over the crossing from its near edge as a share of it, and whether it is a woman. */
const PEOPLE = [
  { aside: -2.9, over: 0.2, isWoman: true },
  { aside: 2.3, over: 0.42, isWoman: false },
  { aside: 3.6, over: 0.8, isWoman: true },
  { aside: -1.5, over: 0.9, isWoman: false },
] as const;
/** How much farther to either side by chance, and how high they are, with an umbrella too. World units. */
const ASTRAY = 0.5;
const HIGH = { man: 1.78, woman: 1.68, umbrella: 1.3 } as const;
/** How high one is drawn at the most, of the picture's height. */
const MOST = 0.4;

/** People who cross a street with cars close before the eye, where neither somebody nor a vehicle is named that would be behind them. */
export function onCrossing({ frame, camera, setting }: Stage): Planted[] {
  if (!isCrossed(setting)) return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const isWet = setting.weather === 'rain' || setting.weather === 'storm';
  const drafts = PEOPLE.map(({ aside, over, isWoman }): Draft => {
    const wish = {
      ...wishIn(setting, {
        colour: null,
        posture: 'walking',
        traits: isWoman ? ['woman'] : [],
        tall: MOST * frame.height,
        isPortrait: false,
      }),
      random: createRandom(random.uint32()),
    };
    const z = CROSSING.from + over * (CROSSING.to - CROSSING.from);
    return {
      draw: (tall) => (isWet ? underUmbrella : person)({ ...wish, tall }),
      ...{ x: way.middle(z) + aside + ASTRAY * (2 * random.unit() - 1), z, base: 0 },
      size: HIGH[isWoman ? 'woman' : 'man'] * (isWet ? HIGH.umbrella : 1),
      casts: true,
    };
  });
  return drawAsSeen({ frame, camera }, drafts, MOST * frame.height);
}

/** Whether people cross a setting's street: one for cars, that no crowd fills. */
function isCrossed(setting: Setting): boolean {
  const { land, idea, subjects } = setting;
  return (
    land === 'street' &&
    wayOf(setting).kind === 'avenue' &&
    !idea.without.includes('person') &&
    !idea.forsaken &&
    !fillsStreet(setting) &&
    planOf(setting)?.isFull !== true &&
    !subjects.some(
      ({ thing, far }) => (isWalker(thing) || ROAD_VEHICLES.has(thing)) && far !== true,
    )
  );
}
