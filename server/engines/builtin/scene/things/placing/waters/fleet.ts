import { createRandom } from '../../../../kernels/random.ts';
import { BOAT, fleetOf } from '../../../world/water/fleet-plan.ts';
import { gull } from '../../creatures/birds/gull.ts';
import { TRAWLER_HULLS } from '../../vehicles/water/trawler.ts';
import { wishIn } from '../../wish.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far gulls fly from the boat that they follow: to the right, up, ahead, and how wide they are. World units. */
const GULLS: readonly (readonly [x: number, up: number, z: number, wide: number])[] = [
  [-3.4, 5.4, 0, 1.15],
  [-5.2, 3.6, -1, 1.2],
  [-1.2, 7.2, 1, 1.05],
  [2.2, 6.4, 0.5, 1.1],
  [-7, 6.2, 2, 1],
];

/** The fishing boats of a harbour under way, with the gulls that follow the nearest where birds are named. */
export function fleet({ setting, frame, camera }: Stage): Planted[] {
  const boats = fleetOf(setting, frame, camera);
  const named = setting.subjects.find(({ thing }) => thing === 'trawler');
  const { random, light, idea } = setting;
  const boost = light.isNight ? 1.5 : 1.15;
  const first = random.below(TRAWLER_HULLS.length);
  const ships = boats.map(({ x, z, turned }, n): Planted => {
    const tall = (BOAT.high * camera.focal) / z;
    const own = { ...setting, random: createRandom(random.uint32()) };
    const sprite = makeThing(
      own,
      'trawler',
      {
        // No two of them are of one colour.
        colour: named?.colour ?? TRAWLER_HULLS[(first + n) % TRAWLER_HULLS.length] ?? null,
        posture: null,
        heading: -turned,
        traits: [
          ...(named?.traits?.includes('tug') ? (['tug'] as const) : []),
          ...(n < 3 ? (['crewed'] as const) : []),
        ],
      },
      tall,
      false,
    );
    return { sprite, x, z, base: -0.02 * BOAT.high, size: BOAT.high, boost };
  });
  const leader = boats[0];
  if (leader === undefined || !idea.sky.includes('birds')) return ships;
  const gulls = GULLS.map(([dx, up, dz, wide]): Planted => {
    const [x, z] = [leader.x + dx, leader.z + dz];
    const tall = (0.62 * wide * camera.focal) / z;
    const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
    const sprite = gull({ ...wish, random: createRandom(random.uint32()) });
    return { sprite, x, z, base: up, size: 0.62 * wide, boost: 1.2 };
  });
  return [...ships, ...gulls];
}
