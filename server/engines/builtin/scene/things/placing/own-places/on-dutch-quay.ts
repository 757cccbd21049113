import type { Subject } from '../../../words/idea.ts';
import { QUAY } from '../../../world/street/asia/build-water-house.ts';
import { wayOf } from '../../../world/street/way.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** Where the nearest cyclist's wheels are, as a share of the way from the horizon down, and how far off the next is; how far from the water, how high with and without a rider, a little larger than they are. World units. */
const CYCLIST = { feet: 0.8, apart: 2.4, out: 2, ridden: 2.3, high: 1.35 } as const;

/** How far a cyclist is turned from the way of the quay, radians. */
const TURN = 0.42;

/** Where somebody cycles along the quay of a canal of Holland, toward the eye; null for what does not cycle, and elsewhere. */
export function onDutchQuay(
  { frame, camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { idea, land, side } = setting;
  const isThere = land === 'canal' && idea.town === 'amsterdam' && subject.thing === 'bicycle';
  if (!isThere) return null;
  const way = wayOf(setting);
  const rows = (frame.height - camera.horizon) * CYCLIST.feet;
  const z = (camera.focal * (camera.height - QUAY)) / rows + CYCLIST.apart * index;
  const x = way.middle(z) + side * (way.road + CYCLIST.out);
  const high = subject.traits?.includes('mounted') ? CYCLIST.ridden : CYCLIST.high;
  return {
    ...{ x, z, base: QUAY, tall: (high * camera.focal) / z },
    // A little toward the houses, so that the bicycle is seen.
    heading: Math.PI / 2 - Math.atan2(x, z) + Math.atan(way.turns(z)) - side * TURN,
  };
}
