import { createRandom, type Random } from '../../../../kernels/random.ts';
import { wayOf } from '../../../world/street/way.ts';
import { vintageCar } from '../../vehicles/road/vintage-car.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** How high one is, how far from the kerb they are parked, where, and where two drive: ahead, toward the side with more room. World units. */
const CARS = {
  high: 1.55,
  kerb: 1.15,
  parked: [11.5, 18.4, 27, 33.6, 43, 52, 63],
  driven: [
    [14.5, -1.5],
    [37, 1.6],
  ],
} as const;
/** The share of the picture's height that one is drawn in at the most. */
const MOST = 0.42;

/** American cars of the fifties along both kerbs of a street of Havana, and two that drive through it. */
export function vintageCars(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land, side } = setting;
  if (land !== 'street' || idea.town !== 'havana' || idea.without.includes('car')) return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const at = (z: number, aside: number): Draft => {
    const x = way.middle(z) + aside;
    // Those on the left come, those on the right go.
    const heading = (-Math.sign(aside) * Math.PI) / 2 - Math.atan2(x, z) + Math.atan(way.turns(z));
    const wish = wishIn(setting, {
      ...{ colour: null, posture: null, tall: 0, isPortrait: false, heading },
    });
    const mine = { ...wish, random: own(random) };
    const draw: Draft['draw'] = (tall) => vintageCar({ ...mine, tall });
    return { draw, x, z, base: 0, size: CARS.high, casts: true };
  };
  const isDriven = idea.subjects.some(({ thing }) => thing === 'car');
  const kerb = way.road - CARS.kerb;
  const drafts = [
    ...CARS.parked.flatMap((z, n) => [
      ...(n === 1 ? [] : [at(z, side * kerb)]),
      ...(n === 2 ? [] : [at(z + 2.6, -side * kerb)]),
    ]),
    ...(isDriven ? [] : CARS.driven.map(([z, aside]) => at(z, -side * aside))),
  ].filter(({ z }) => z < way.end - 5);
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

const own = (random: Random): Random => createRandom(random.uint32());
