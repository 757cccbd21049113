import type { Colour } from '../../../words/idea.ts';
import { LEGS } from '../../../world/scenery/outlying/mountain-pass.ts';
import { car } from '../../vehicles/road/car.ts';
import type { Draft } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { askedOf, at, HIGH, PAINTS, turned } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Cars on the road: on which leg of the road, how far along it as a share, and whether they come down. */
const CARS = [
  [1, 0.62, true],
  [2, 0.3, false],
  [4, 0.6, true],
  [5, 0.4, false],
] as const;
/** Who cycles up: on which leg, and how far along it. */
const CYCLISTS = [
  [0, 0.12],
  [0, 0.3],
  [1, 0.22],
] as const;
/** How high somebody is on a bicycle, world units. */
const RIDING = 1.85;

/** A place on a leg, and the way that it runs there, radians from the right. World units. */
function onLeg(n: number, share: number, side: number) {
  const [[fromX, fromZ], [toX, toZ]] = LEGS[n] as (typeof LEGS)[number];
  return {
    x: side * (fromX + share * (toX - fromX)),
    z: fromZ + share * (toZ - fromZ),
    heading: Math.atan2(toZ - fromZ, side * (toX - fromX)),
  };
}

/** Cars in the bends of a mountain pass, cyclists on their way up. */
export function mountainpass(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea } = setting;
  const boost = boostIn(setting);
  const asked = askedOf(stage, 'car');
  const cars = CARS.map(([n, share, comes], nth): Draft => {
    const { x, z, heading } = onLeg(n, share, side);
    const paint =
      nth === 0 && asked !== null ? asked : (PAINTS[(nth * 2) % PAINTS.length] as Colour);
    const draw = turned(stage, car, (comes ? Math.PI : 0) - heading, [x, z], paint);
    return { ...at(stage, draw, x, z, HIGH.car * (1 + 0.004 * z)), boost };
  });
  const isNamed = setting.subjects.some(({ thing }) => thing === 'bicycle');
  const cyclists = CYCLISTS.map(([n, share]): Draft => {
    const { x, z } = onLeg(n, share, side);
    const draw = kindOf(stage, (wish) =>
      makeThing(
        setting,
        'bicycle',
        { colour: null, posture: null, traits: ['mounted'] },
        wish.tall,
        false,
      ),
    );
    return { ...at(stage, draw, x - side * 1.2, z, RIDING), boost };
  });
  return [
    ...(idea.without.includes('car') ? [] : cars),
    ...(isNamed || idea.without.includes('person') ? [] : cyclists),
  ];
}
