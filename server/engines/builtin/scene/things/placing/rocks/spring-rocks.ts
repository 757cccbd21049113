import { createRandom, pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Spring } from '../../../world/springs/spring-plan.ts';
import { boulder } from '../../boulder.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** How many rocks lie round a pool, and how many of them look different. */
const RING = 34;
const KINDS = 7;
/** How large a rock is by the pool's half width: on its near side, where it must not hide the water, and on its far one. */
const NEAR = 0.1;
const FAR = 0.2;
/** Every so manieth is so much larger. */
const GREAT = { each: 5, size: 1.7 } as const;
/** How deep they lie in the ground, as a share of their height. */
const SUNK = 0.2;
/** How far round the pool nothing grows, in its half widths. */
const BARE = 1.2;

/** The rocks that frame a hot spring's pool. */
export function springRocks({ setting, camera, map, spring = null }: Stage): Planted[] {
  if (spring === null) return [];
  const { random } = setting;
  const tall = (FAR * GREAT.size * spring.wide * camera.focal) / spring.z;
  const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const kinds = Array.from({ length: KINDS }, () =>
    boulder({ ...wish, random: createRandom(random.uint32()) }),
  );
  const level = lookUp(map.heights, spring.x, spring.z);
  return Array.from({ length: RING }, (_, n): Planted => {
    const around = ((n + 0.5 * random.unit()) / RING) * 2 * Math.PI;
    const { x, z } = onEdge(spring, around, 1.03 + 0.1 * random.unit());
    const far = 0.5 + 0.5 * Math.sin(around);
    const great = n % GREAT.each === 0 && far > 0.4 ? GREAT.size : 1;
    const size = (NEAR + (FAR - NEAR) * far) * great * spring.wide * (0.75 + 0.5 * random.unit());
    const tone = 0.82 + 0.3 * random.unit();
    return {
      ...{ sprite: pick(random, kinds), x, z, size, base: level - SUNK * size },
      ...{ tone: [tone, tone, tone] as const, casts: true as const, boost: 1.05 },
    };
  });
}

/** The place where a pool is so far from its middle, in a direction from it: 0 is right, a quarter turn ahead. */
function onEdge(spring: Spring, around: number, away: number): { x: number; z: number } {
  const at = (reach: number) => ({
    x: spring.x + reach * spring.wide * Math.cos(around),
    z: spring.z + reach * spring.long * Math.sin(around),
  });
  let reach = 0.5;
  while (reach < 2 && spring.away(at(reach).x, at(reach).z) < away) reach += 0.02;
  return at(reach);
}

/** Whether a plant stands in a spring's pool or among its rocks. */
export const growsInSpring = ({ spring = null }: Stage, { x, z }: Planted): boolean =>
  spring !== null && spring.away(x, z) < BARE;
