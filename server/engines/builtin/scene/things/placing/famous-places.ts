import type { Colour, FamousPlace } from '../../words/idea.ts';
import { palm } from '../plants/palm.ts';
import { longship } from '../vehicles/longship.ts';
import { vintageCar } from '../vehicles/vintage-car.ts';
import type { Draft, Drawing } from './as-seen.ts';
import { makeThing } from './make-thing.ts';
import { kindOf } from './scatter.ts';
import { kindsOf, type Stroller } from './strollers.ts';
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
  andes: (stage) => [
    ...llamas(stage),
    ...dressed(stage, ANDEAN, [
      [0.75, 6.9],
      [2.5, 8.4],
      [-2.9, 10],
      [0.4, 19],
      [-1.6, 26],
      [2.6, 33],
    ]),
  ],
  vikingvillage: (stage) => {
    const { setting } = stage;
    const x = -setting.side * 8.2;
    const draw = kindOf(stage, (wish) => longship(wish, 0));
    const z = 27;
    return [
      { draw, x, z, base: -0.5, size: 10.4, casts: true, boost: boostIn(setting) },
      ...dressed(stage, NORSE, [
        [1.6, 10.4],
        [5.6, 14.4],
        [3.2, 17.4],
        [-0.2, 21],
        [4.6, 27],
        [11, 19.2],
        [3, 36],
      ]),
    ];
  },
  kasbah: (stage) => [
    ...PALMS_OF_COURT.map(([x, z, tall]) =>
      at(stage, kindOf(stage, palm), stage.setting.side * x, z, tall),
    ),
    ...kasbahCamels(stage),
    ...dressed(stage, NOMADS, [
      [1.4, 12],
      [4.6, 19],
      [0.6, 24.6],
      [-6, 23],
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

const ANDEAN: readonly Stroller[] = [
  { traits: ['woman', 'hatted', 'gown'], tall: 1.6, colour: [0.82, 0.14, 0.3] },
  { traits: ['woman', 'hatted', 'gown'], tall: 1.56, colour: [0.16, 0.42, 0.72] },
  { traits: ['woman', 'hatted', 'gown'], tall: 1.58, colour: [0.92, 0.52, 0.1] },
  { traits: ['hatted'], tall: 1.66, colour: [0.5, 0.16, 0.2] },
];
const NORSE: readonly Stroller[] = [
  { traits: ['viking'], tall: 1.8, colour: [0.36, 0.24, 0.16] },
  { traits: ['woman', 'gown', 'longhaired'], tall: 1.66, colour: [0.3, 0.4, 0.46] },
  { traits: ['viking'], tall: 1.82, colour: [0.3, 0.3, 0.34] },
  { traits: ['child'], tall: 1.2, colour: [0.56, 0.42, 0.26] },
];
const NOMADS: readonly Stroller[] = [
  { traits: ['headscarf', 'gown'], tall: 1.76, colour: [0.16, 0.27, 0.6] },
  { traits: ['woman', 'headscarf', 'gown'], tall: 1.66, colour: [0.78, 0.5, 0.16] },
  { traits: ['headscarf', 'gown'], tall: 1.74, colour: [0.9, 0.87, 0.8] },
];

/** Palms of the court: to the right on the picture's side, ahead, how tall. World units. */
const PALMS_OF_COURT = [
  [6.8, 18, 8.4],
  [-6.4, 21, 7.4],
  [9.4, 25, 9],
] as const;

/** People of a kind at places: to the right on the picture's side, and ahead; none where none are wanted. World units. */
function dressed(
  stage: Stage,
  kinds: readonly Stroller[],
  places: readonly (readonly [number, number])[],
): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const drawn = kindsOf(stage, kinds);
  return places.map(([aside, z], n) => {
    const { draw, size } = drawn[n % drawn.length] as (typeof drawn)[number];
    return { ...at(stage, draw, stage.setting.side * aside, z, size), boost: 1.05 };
  });
}

const STANDS_THERE = { colour: null, posture: null } as const;

/** Llamas in the lane of a village. */
function llamas(stage: Stage): Draft[] {
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
function kasbahCamels(stage: Stage): Draft[] {
  const draw = kindOf(stage, (wish) =>
    makeThing(stage.setting, 'camel', STANDS_THERE, wish.tall, false),
  );
  return [at(stage, draw, stage.setting.side * -3.4, 17.5, 2.3)];
}

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
