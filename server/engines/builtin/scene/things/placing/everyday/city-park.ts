import { createRandom } from '../../../../kernels/random.ts';
import { PLAY, parkWay } from '../../../world/scenery/everyday/city-park.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Its trees: how far beside the path on the picture's side, ahead, how high: great ones near, a belt of them behind. World units. */
const TREES = [
  [-7.4, 12.4, 12.5],
  [8.2, 17, 13],
  [-11.5, 21, 13.5],
  [14.5, 24, 13],
  [-6.4, 33, 12.5],
  [-18, 32, 14],
  [20, 36, 14.5],
  [7.4, 41, 13],
  [-12, 44, 14],
  [-26, 46, 15],
  [28, 48, 15],
  [15, 52, 14.5],
  [-5, 55, 13],
] as const;
/** How many of them look different. */
const KINDS = 4;

/** The trees of a park, its playground, and who walks there. */
export function citypark(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, season, snowy, subjects } = setting;
  const random = createRandom(setting.random.uint32());
  const kinds = Array.from({ length: KINDS }, () => {
    const own = random.uint32();
    return kindOf(stage, (wish) =>
      broadleaf({ ...wish, random: createRandom(own) }, { season, snowy, density: 1.25 }),
    );
  });
  const trees = TREES.map(([aside, z, size], n) => {
    const x = parkWay(setting, z) + side * aside + 0.8 * (random.unit() - 0.5);
    return at(stage, kinds[n % KINDS] as Drawing, x, z, size * (0.92 + 0.16 * random.unit()));
  });
  const play = (thing: 'slide' | 'swings', aside: number, z: number, size: number): Draft => {
    const asked = subjects.find((one) => one.thing === thing);
    const draw = kindOf(stage, (wish) =>
      makeThing(setting, thing, asked ?? { colour: null, posture: null }, wish.tall, false),
    );
    return { ...at(stage, draw, side * (PLAY.aside + aside), z, size), boost: boostIn(setting) };
  };
  return [
    ...(idea.without.includes('tree') ? [] : trees),
    play('slide', 2.6, PLAY.z + 1.4, 2.9),
    play('swings', -2.6, PLAY.z + 1.8, 2.6),
    ...people(stage, [
      [side * parkWay(setting, 23) - 0.3, 23],
      [side * parkWay(setting, 31) + 0.4, 31],
      [side * parkWay(setting, 31) + 1.2, 31.2],
      [PLAY.aside - 0.4, PLAY.z - 1],
    ]),
  ];
}
