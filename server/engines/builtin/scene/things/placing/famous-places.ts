import type { Colour, FamousPlace } from '../../words/idea.ts';
import { vintageCar } from '../vehicles/vintage-car.ts';
import type { Draft } from './as-seen.ts';
import { boostIn } from './boost.ts';
import { askedOf, at, people, turned } from './put-in-place.ts';
import type { Stage } from './stage.ts';

/** Who and what is about in places that the world knows by sight. */
export const IN_FAMOUS_PLACES: Partial<Readonly<Record<FamousPlace, (stage: Stage) => Draft[]>>> = {
  diner66: (stage) => [
    ...oldCar(stage, [1.5, 11.2, 0.5], [0.14, 0.55, 0.58]),
    ...oldCar(stage, [9.6, 20, 0.4], [0.78, 0.14, 0.12]),
    ...people(stage, [
      [7.4, 20.5],
      [4.6, 22.4],
    ]),
  ],
  lisbon: (stage) =>
    people(stage, [
      [-3.7, 9.5],
      [3.6, 15.5],
      [-3.6, 24],
      [3.7, 31],
      [-3.5, 42],
    ]),
  frenchquarter: (stage) =>
    people(stage, [
      [4.6, 12],
      [-4.9, 15],
      [0.6, 20],
      [-1.4, 27],
      [4.4, 30],
      [-4.6, 36],
      [1.8, 44],
      [-0.6, 58],
    ]),
};

/** An old car that stands to the right on the picture's side and ahead, so far turned. World units, radians. */
function oldCar(
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
