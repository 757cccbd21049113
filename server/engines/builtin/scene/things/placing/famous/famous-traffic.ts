import type { Colour } from '../../../words/idea.ts';
import { car } from '../../vehicles/road/car.ts';
import { vintageCar } from '../../vehicles/road/vintage-car.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { askedOf, at, type Driven, turned } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Of what nothing more is said. */
export const STANDS_THERE = { colour: null, posture: null } as const;

/** Cars of one paint, yellow as New York's cabs where none is said: to the right, ahead, whether they come. World units. */
export const taxis = (
  stage: Stage,
  cars: readonly Driven[],
  paint: Colour = [0.98, 0.74, 0.06],
): Draft[] =>
  stage.setting.idea.without.includes('car')
    ? []
    : cars.map(([x, z, comes]) => ({
        ...at(
          stage,
          turned(
            stage,
            car,
            comes ? Math.PI / 2 : -Math.PI / 2,
            [stage.setting.side * x, z],
            paint,
          ),
          stage.setting.side * x,
          z,
          1.5,
        ),
        boost: boostIn(stage.setting),
      }));

/** Llamas in the lane of a village. */
export function llamas(stage: Stage): Draft[] {
  const kinds = [0, 1, 2].map(() =>
    kindOf(stage, (wish) => makeThing(stage.setting, 'llama', STANDS_THERE, wish.tall, false)),
  );
  return LLAMAS.map(([x, z], n) =>
    at(stage, kinds[n % kinds.length] as Drawing, stage.setting.side * x, z, 1.7),
  );
}

const LLAMAS = [
  [-1.05, 6.6],
  [3.9, 10.4],
  [-1.8, 16.5],
  [2.6, 22],
  [-3.6, 31],
  [0.4, 40],
] as const;

/** Camels that rest in the court. */
export function kasbahCamels(stage: Stage): Draft[] {
  const draw = kindOf(stage, (wish) =>
    makeThing(stage.setting, 'camel', STANDS_THERE, wish.tall, false),
  );
  return [at(stage, draw, stage.setting.side * -3.4, 17.5, 2.3)];
}

/** An old car that stands to the right on the picture's side and ahead, so far turned. World units, radians. */
export function oldCar(
  stage: Stage,
  [aside, z, turn]: readonly [number, number, number],
  paint: Colour,
): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('car')) return [];
  const x = setting.side * aside;
  const colour = askedOf(stage, 'car') ?? paint;
  const draw = turned(stage, vintageCar, setting.side > 0 ? Math.PI - turn : turn, [x, z], colour);
  return [{ ...at(stage, draw, x, z, 1.5), boost: boostIn(setting) }];
}
