import type { Colour } from '../../../words/idea.ts';
import { PIT_BOX } from '../../../world/scenery/built/pit-lane.ts';
import { raceCar } from '../../vehicles/road/race-car.ts';
import type { Draft } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { askedOf, at, dressed, HIGH, turned } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** The car where no colour is asked for. */
const PAINT: Colour = [0.82, 0.06, 0.05];
/** How far above the ground a car is on its jacks. World units. */
const JACKED = 0.14;
/** Where mechanics kneel at its wheels and stand around it, to the side of its middle and ahead of it. World units. */
const AT_WHEELS = [
  [-1.35, -1.5],
  [1.45, -1.6],
  [-1.4, 1.5],
  [1.5, 1.4],
] as const;
const AROUND = [
  [-2.4, 0.4],
  [2.5, -0.2],
  [-2.1, 2.9],
  [2.2, 2.8],
  [0.2, 3.7],
] as const;

/** A racing car on its jacks in its box, mechanics at its wheels and around it, another car that leaves. */
export function pitlane(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const paint = askedOf(stage, 'racecar', 'car') ?? PAINT;
  const boost = boostIn(stage.setting);
  const racer = (aside: number, z: number, colour: Colour, up: number): Draft => {
    const x = side * aside;
    const draw = turned(stage, raceCar, -Math.PI / 2, [x, z], colour);
    return { ...at(stage, draw, x, z, HIGH.racer, up), boost };
  };
  const crew = (own: Partial<Stroller> & Pick<Stroller, 'tall'>): Stroller => ({
    traits: ['builder'],
    colour: paint,
    posture: 'standing',
    ...own,
  });
  const spots = (places: readonly (readonly [number, number])[]) =>
    places.map(([x, z]): readonly [number, number] => [PIT_BOX.aside + x, PIT_BOX.z + z]);
  return [
    racer(PIT_BOX.aside, PIT_BOX.z, paint, JACKED),
    racer(-2.6, 34, [0.1, 0.5, 0.52], 0),
    racer(1.6, 27, [0.95, 0.5, 0.06], 0),
    ...dressed(stage, [crew({ tall: 1.2, traits: ['builder', 'kneeling'] })], spots(AT_WHEELS)),
    ...dressed(
      stage,
      [crew({ tall: 1.78 }), crew({ tall: 1.72, traits: ['builder', 'waving'] })],
      spots(AROUND),
    ),
    ...dressed(
      stage,
      [crew({ tall: 1.76, colour: [0.1, 0.5, 0.52] })],
      [
        [5.6, 20],
        [5.2, 24],
        [5.9, 30],
      ],
    ),
  ];
}
