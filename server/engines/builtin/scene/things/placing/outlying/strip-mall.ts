import type { Colour } from '../../../words/idea.ts';
import { PLACES } from '../../../world/scenery/outlying/strip-mall.ts';
import type { Draft } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { askedOf, at, HIGH, PAINTS, people, shared } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';

/** Which of the places before the shops of a strip mall are taken, from the middle to the right on the picture's side. */
const TAKEN = [-6, -5, -3, -2, 0, 3, 4, 6] as const;

/** Cars before the shops of a strip mall, one that leaves, and who goes shopping. */
export function stripmall(stage: Stage): Draft[] {
  const { side, idea } = stage.setting;
  const asked = askedOf(stage, 'car');
  const paintOf = (n: number): Colour =>
    n === 0 && asked !== null ? asked : (PAINTS[n % PAINTS.length] as Colour);
  const carAt = (x: number, z: number, heading: number, n: number): Draft => ({
    ...at(stage, shared(stage, x, z, heading, paintOf(n)), x, z, HIGH.car),
    boost: boostIn(stage.setting),
  });
  const cars = [
    carAt(-side * 2.4, 7.8, side > 0 ? 0.06 : Math.PI - 0.06, 0),
    ...TAKEN.map((place, n) =>
      carAt(
        side * (place + 0.5) * PLACES.wide,
        (PLACES.near + PLACES.far) / 2,
        (n % 3 === 1 ? 1 : -1) * (Math.PI / 2),
        n + 1,
      ),
    ),
  ];
  return [
    ...(idea.without.includes('car') ? [] : cars),
    ...people(stage, [
      [3.4, 10.4],
      [-4.4, 18],
      [0.9, 17.8],
      [-7, 18.2],
      [8, 18],
    ]),
  ];
}
