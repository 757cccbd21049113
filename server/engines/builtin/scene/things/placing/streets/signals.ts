import { createRandom } from '../../../../kernels/random.ts';
import { CROSSING } from '../../../world/street/kerb/asphalt.ts';
import { wayOf } from '../../../world/street/way.ts';
import { trafficLight } from '../../outdoors/street-things.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { shineOf } from '../light/lamp-colours.ts';
import { hasRoadway } from '../own-places/on-lane.ts';
import type { Planted, Stage } from '../stage.ts';

/** How high a traffic light is and how far behind the crossing and outside of the road it stands at the least, world units; how high one is drawn at the most, of the picture's height. */
const SIGNAL = { high: 4.3, behind: 0.5, out: 0.3, most: 0.46 } as const;
/** How far behind the crossing they are at the most, and how far from the picture's sides, as a share of its width: both are to be seen. */
const SEEN = { behind: 8, aside: 0.06 } as const;

/** How far ahead the traffic lights of a street stand. */
function placeOf({ frame, camera, setting }: Stage): number {
  const way = wayOf(setting);
  const isSeen = (z: number) =>
    [-1, 1].every((side) => {
      const x = way.middle(z) + side * (way.road + SIGNAL.out);
      const column = (camera.centre + (camera.focal * x) / z) / frame.width;
      return column > SEEN.aside && column < 1 - SEEN.aside;
    });
  let z = CROSSING.to + SIGNAL.behind;
  while (z < CROSSING.to + SEEN.behind && !isSeen(z)) z += 0.5;
  return z;
}

/** The traffic lights at the crossing of a street whose lights or crossroads are named, one at each kerb, both red; none where the thing itself is asked for. */
export function signals(stage: Stage): Planted[] {
  const { frame, camera, setting } = stage;
  const { idea, subjects } = setting;
  if (!idea.signals || !hasRoadway(setting)) return [];
  if (subjects.some(({ thing }) => thing === 'trafficlight')) return [];
  const way = wayOf(setting);
  const random = createRandom(setting.random.uint32());
  const z = placeOf(stage);
  const shine = shineOf({ thing: 'trafficlight', colour: null });
  const tall = SIGNAL.most * frame.height;
  const drafts = [-1, 1].map((side): Draft => {
    const usual = { colour: null, posture: null, tall, isPortrait: false } as const;
    const wish = { ...wishIn(setting, usual), random: createRandom(random.uint32()) };
    return {
      draw: (high) => trafficLight({ ...wish, tall: high }),
      ...{ x: way.middle(z) + side * (way.road + SIGNAL.out), z, base: 0 },
      ...{ size: SIGNAL.high, casts: true },
      ...(shine !== undefined && { shine }),
    };
  });
  return drawAsSeen({ frame, camera }, drafts, tall);
}
