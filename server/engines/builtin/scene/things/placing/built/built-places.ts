import type { Colour } from '../../../words/idea.ts';
import type { BuiltPlace } from '../../../words/scenery.ts';
import { TRUCKS } from '../../../world/scenery/built/food-trucks.ts';
import { HIGHWAY } from '../../../world/scenery/built/interchange.ts';
import { PALMS } from '../../../world/scenery/built/promenade.ts';
import { leaping, skateboarder } from '../../creatures/sport/skateboarder.ts';
import { palm } from '../../plants/palm.ts';
import type { Sprite } from '../../sprite.ts';
import { car } from '../../vehicles/road/car.ts';
import { foodTruckOf } from '../../vehicles/road/food-truck.ts';
import type { Wish } from '../../wish.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import {
  askedOf,
  at,
  type Driven,
  dressed,
  HIGH,
  onRoad,
  PAINTS,
  parkedBefore,
  people,
  turned,
} from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { kindsOf, type Stroller } from '../strollers.ts';
import { forecourt } from './at-forecourt.ts';
import { openstage } from './at-open-stage.ts';
import { beergarden, seaterrace } from './beer-garden.ts';
import {
  COMING_AND_GOING,
  drivein,
  hangar,
  ON_HIGHWAY,
  parkinglot,
  racetrack,
  tollplaza,
} from './built-traffic.ts';
import { emptyPool } from './empty-pool.ts';
import { fairground } from './fairground.ts';
import { horserace } from './horse-race.ts';
import { cloister, mosquecourt } from './in-courts.ts';
import { pitlane } from './pit-stop.ts';

/** Who works on a building site. */
const BUILDERS: readonly Stroller[] = [
  { traits: ['builder'], tall: 1.78, colour: [0.95, 0.5, 0.1], posture: 'standing' },
  { traits: ['builder'], tall: 1.74, colour: [0.85, 0.85, 0.2], posture: 'walking' },
];

/** What drives and who is about in places that people have built in the open. */
export const IN_BUILT_PLACES: Partial<Readonly<Record<BuiltPlace, (stage: Stage) => Draft[]>>> = {
  foodtrucks,
  beergarden,
  seaterrace,
  fairground,
  forecourt,
  skatepark,
  skatebridge: skatepark,
  emptypool: emptyPool,
  parkinglot,
  drivein,
  horserace,
  racetrack,
  pitlane,
  roadtunnel: (stage) => onRoad(stage, COMING_AND_GOING),
  underpass: (stage) => [
    ...onRoad(stage, COMING_AND_GOING),
    ...people(stage, [
      [6.2, 13],
      [-6.4, 21],
      [6, 30],
    ]),
  ],
  tollplaza,
  tenniscourt: (stage) =>
    stage.setting.subjects.length > 0
      ? []
      : people(stage, [
          [-1.4, 26.5],
          [1.4, 7.6],
        ]),
  golfcourse: (stage) =>
    people(stage, [
      [3.4, 19],
      [-4, 25.4],
    ]),
  rollercoaster: (stage) =>
    people(stage, [
      [-2, 14],
      [3.4, 17],
      [-7, 21],
      [8.6, 22],
      [0.6, 24],
      [12, 24],
      [-12, 23.6],
    ]),
  firestation: (stage) => [
    ...parkedBefore(stage, 'fireengine', [[-3.2, 14.5, 0.35]], 3),
    ...people(stage, [
      [4.6, 15],
      [6, 19],
    ]),
  ],
  policestation: (stage) => [
    ...parkedBefore(
      stage,
      'policecar',
      [
        [-5, 13, 0.3],
        [6.4, 15.5, 0.3],
      ],
      1.6,
    ),
    ...people(stage, [
      [1.2, 19],
      [-0.6, 20],
    ]),
  ],
  hospitalfront: (stage) => [
    ...parkedBefore(
      stage,
      'ambulance',
      [
        [-3.6, 15, 0.3],
        [6, 19.5, 0.25],
      ],
      2.6,
    ),
    ...people(stage, [
      [1.6, 17],
      [0.4, 21],
    ]),
  ],
  subwayentrance: (stage) =>
    people(stage, [
      [2.6, 15.4],
      [0.1, 11.5],
      [4.6, 10.4],
    ]),
  carwash: (stage) => {
    if (stage.setting.idea.without.includes('car')) return [];
    const paint = askedOf(stage, 'car') ?? (PAINTS[1] as Colour);
    const draw = turned(stage, car, Math.PI / 2, [0, 15.4], paint);
    return [
      { ...at(stage, draw, 0, 15.4, 1.6), boost: boostIn(stage.setting) },
      ...people(stage, [
        [6.6, 11.6],
        [-5.4, 12.6],
      ]),
    ];
  },
  schoolyard: pupils,
  promenade: (stage) => {
    const { side } = stage.setting;
    const kinds = [0, 1, 2].map(() => kindOf(stage, palm));
    const { aside, near, apart, count } = PALMS;
    const palms = aside.flatMap((off, row) =>
      Array.from({ length: count }, (_, n) =>
        at(
          stage,
          kinds[(n + row) % kinds.length] as Drawing,
          side * off,
          near + n * apart + row * 4,
          7.6 + 0.9 * ((n * 3 + row) % 3),
        ),
      ),
    );
    return [
      ...palms,
      ...people(stage, [
        [1.2, 12],
        [-0.8, 17],
        [2.4, 19],
        [0.2, 26],
        [-2.4, 30],
        [1.6, 38],
        [-1, 47],
        [10.6, 21],
        [13, 35],
      ]),
    ];
  },
  interchange: (stage) =>
    onRoad(
      stage,
      ON_HIGHWAY.map(([x, z, comes]): Driven => [stage.setting.side * HIGHWAY.aside + x, z, comes]),
    ),
  shipyard: (stage) =>
    people(stage, [
      [4.6, 21],
      [-7, 24],
      [13.8, 26],
      [-3, 33],
      [20, 25.6],
    ]),
  quarry: (stage) =>
    people(stage, [
      [1.6, 20],
      [-2, 30],
    ]),
  hangar,
  openstage,
  constructionsite: (stage) =>
    dressed(stage, BUILDERS, [
      [-2.2, 15.4],
      [3.4, 18.6],
      [8.4, 24.6],
      [-0.6, 25.8],
    ]),
  mosquecourt,
  cloister,
};

function foodtrucks(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const colour = askedOf(stage, 'foodtruck');
  const trucks = TRUCKS.map(([aside, z, inward], n) => {
    const x = side * aside;
    const paint = n === 0 ? colour : null;
    const draw = turned(
      stage,
      (wish) => foodTruckOf(wish, n),
      (aside > 0 ? 1 : -1) * side * Math.abs(inward) + Math.atan2(x, z),
      [x, z],
      paint,
    );
    return { ...at(stage, draw, x, z, HIGH.truck), boost: boostIn(stage.setting) };
  });
  return [...trucks, ...people(stage, QUEUES)];
}

/** Who waits before the hatches, and who is about. */
const QUEUES = [
  [1, 9.2],
  [2, 8.9],
  [3.7, 9.3],
  [-3.9, 13.6],
  [-4.8, 13.2],
  [7.2, 18],
  [-1.8, 24],
  [0.6, 28],
  [-8.6, 26],
  [4.4, 31],
] as const;

function skatepark(stage: Stage): Draft[] {
  const { side, subjects } = stage.setting;
  const has = subjects.some(({ thing }) => thing === 'skateboarder');
  const of = (draw: (wish: Wish) => Sprite) => kindOf(stage, draw);
  const riders = [
    // In the air over the ramp.
    at(stage, of(leaping), -side * 6, 12, 1.75, 2.5),
    ...(has ? [] : [at(stage, of(skateboarder), side * 0.2, 8.6, 1.6)]),
    at(stage, of(skateboarder), side * 1.6, 16.2, 1.65, 0.78),
    at(stage, of(skateboarder), -side * 3.2, 21, 1.65),
  ];
  const watching = people(stage, [
    [9, 11.5],
    [-8, 27.2],
    [-7, 27.2],
    [5, 27.2],
  ]);
  return [
    ...(stage.setting.idea.without.includes('person') ? [] : riders),
    ...watching.slice(0, 1),
    // On the deck of the far ramp.
    ...watching.slice(1).map((one) => ({ ...one, base: one.base + 2.2 })),
  ];
}

/** Pupils on their yard: some run, some stand. */
function pupils(stage: Stage): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const { side } = stage.setting;
  const kinds = kindsOf(
    stage,
    COATS.map((colour, n) => ({
      traits: n % 2 === 0 ? (['child', 'girl'] as const) : (['child', 'boy'] as const),
      tall: 1.3,
      colour,
      posture: n % 3 === 0 ? 'running' : n % 3 === 1 ? 'standing' : 'jumping',
    })),
  );
  return PUPILS.map(([aside, z], n) => {
    const { draw, size } = kinds[n % kinds.length] as (typeof kinds)[number];
    return { ...at(stage, draw, side * aside, z, size), boost: 1.1 };
  });
}

const COATS: readonly Colour[] = [
  [0.86, 0.24, 0.2],
  [0.18, 0.42, 0.72],
  [0.95, 0.74, 0.2],
  [0.3, 0.58, 0.34],
  [0.6, 0.36, 0.66],
];

const PUPILS = [
  [-1.6, 9],
  [6.4, 14],
  [9, 18],
  [8, 23],
  [-6, 15],
  [-7.4, 15.6],
  [-12, 22],
  [2, 26],
  [-4, 30],
  [14, 27],
] as const;
