import { createRandom } from '../../../../kernels/random.ts';
import type { Thing } from '../../../words/idea.ts';
import type { FamousPlace } from '../../../words/scenery.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { askedOf, at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How much of the sky's height a landmark takes, and of the picture's width at most. */
const IN_SKY = 0.93;
const IN_WIDTH = 0.94;

/** A landmark on its ground: how far aside on the picture's side and ahead it stands, over which ground its foot is, or how high over the water (world units), how wide it is beside its height. */
interface Mark {
  readonly thing: Thing;
  readonly aside: number;
  readonly z: number;
  readonly foot: { readonly overGround: number } | { readonly overWater: number };
  readonly wide: number;
}

/** A landmark so large that it fills the sky over the ground before it, in a picture of any shape. */
function landmark(stage: Stage, { thing, aside, z, foot, wide }: Mark): Draft {
  const { camera, frame, setting } = stage;
  const asked = { colour: askedOf(stage, thing), posture: null };
  const draw: Drawing = (tall) => makeThing(setting, thing, asked, tall, false);
  const tall = Math.min(IN_SKY * camera.horizon, (IN_WIDTH * frame.width) / wide);
  const size = (tall * z) / camera.focal;
  const x = setting.side * aside;
  const boost = boostIn(setting);
  return 'overGround' in foot
    ? { ...at(stage, draw, x, z, size, foot.overGround), boost }
    : { ...at(stage, draw, x, z, size + camera.height), base: foot.overWater, boost };
}

/** How many of the trees look different. */
const KINDS = 3;

/** Rows of trees on both sides of the Champ de Mars, cut back to about the same height. */
function rows(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('tree')) return [];
  const { season, snowy } = setting;
  const random = createRandom(setting.random.uint32());
  const kinds = Array.from({ length: KINDS }, () => {
    const own = random.uint32();
    return kindOf(stage, (wish) =>
      broadleaf({ ...wish, random: createRandom(own) }, { season, snowy, density: 1.3 }),
    );
  });
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 22 }, (_, n) => {
      const row = n % 2;
      const z = 17 + 7.6 * Math.floor(n / 2);
      const x = side * (18.4 + row * 6.4 + 0.4 * random.unit());
      return at(stage, kinds[n % KINDS] as Drawing, x, z, 8.2 + 0.7 * random.unit());
    }),
  );
}

/** What stands before landmarks, and who is about there. */
export const AT_LANDMARKS: Partial<Readonly<Record<FamousPlace, (stage: Stage) => Draft[]>>> = {
  champdemars: (stage) => [
    landmark(stage, { thing: 'irontower', aside: 0, z: 128, foot: { overGround: 0 }, wide: 0.42 }),
    ...rows(stage),
    ...people(stage, [
      [8.6, 19],
      [-10.4, 24],
      [-9.6, 24.4],
      [11.2, 34],
      [-8.8, 44],
      [9.4, 55],
    ]),
  ],
  charbagh: (stage) => [
    landmark(stage, { thing: 'tajmahal', aside: 0, z: 118, foot: { overGround: 1.5 }, wide: 1.36 }),
    ...people(stage, [
      [4.6, 17],
      [-4.8, 22],
      [5.2, 30],
      [-4.6, 36],
    ]),
  ],
  libertyharbour: (stage) => [
    landmark(stage, {
      thing: 'libertystatue',
      aside: -9,
      z: 62,
      foot: { overWater: -0.4 },
      wide: 1.25,
    }),
  ],
  pisasquare: (stage) => [
    landmark(stage, { thing: 'pisatower', aside: 3, z: 74, foot: { overGround: 0 }, wide: 0.5 }),
    ...people(stage, [
      [-2.4, 20],
      [-1.2, 26],
      [-2, 34],
      [1.5, 47],
      [8, 48],
    ]),
  ],
};
