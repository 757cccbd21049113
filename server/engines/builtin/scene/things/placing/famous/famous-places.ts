import { createRandom } from '../../../../kernels/random.ts';
import type { FamousPlace } from '../../../words/scenery.ts';
import { crestAt, TOP, wallAt } from '../../../world/scenery/famous/asia/great-wall.ts';
import { palm } from '../../plants/palm.ts';
import { longship } from '../../vehicles/water/longship.ts';
import type { Draft } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { columnInPane } from '../own-places/through-pane.ts';
import { at, dressed, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';
import { japanTemple } from './at-temples.ts';
import { kasbahCamels, llamas, oldCar, STANDS_THERE, taxis } from './famous-traffic.ts';
import { AT_GRAND_SQUARES } from './grand-squares.ts';
import { AT_LANDMARKS } from './landmark-grounds.ts';

/** How far off the tower over Paris is that is seen from a room, world units, and how much of the window over its foot it takes. */
const FAR_TOWER = 400;
const IN_PANE = 0.86;

/** Who and what is about in places that the world knows by sight. */
export const IN_FAMOUS_PLACES: Partial<Readonly<Record<FamousPlace, (stage: Stage) => Draft[]>>> = {
  ...AT_LANDMARKS,
  ...AT_GRAND_SQUARES,
  diner66: (stage) => [
    ...oldCar(stage, [1.5, 11.2, 0.5], [0.14, 0.55, 0.58]),
    ...oldCar(stage, [9.6, 20, 0.4], [0.78, 0.14, 0.12]),
    ...people(stage, [
      [7.4, 20.5],
      [4.6, 22.4],
    ]),
  ],
  beachresort: (stage) => [
    ...[
      [4.9, 10.4, 6.6],
      [6.4, 14, 7.6],
      [9.6, 19, 8.6],
      [17, 22, 9],
      [9, 34, 8],
      [20, 36, 9],
      [11.5, 47, 8.4],
      [10, 62, 8.6],
      [22, 60, 9],
      [9, 80, 9],
    ].map(([x = 0, z = 0, tall = 8]) =>
      at(stage, kindOf(stage, palm), stage.setting.side * x, z, tall),
    ),
    ...people(stage, [
      [-0.5, 8.8],
      [-2.2, 15],
      [-2.8, 22],
      [11.6, 22.8],
      [13.4, 22.8],
      [-4, 34],
    ]),
  ],
  overwater: (stage) => people(stage, [[1, 11]]).map((one) => ({ ...one, base: 1.7 })),
  thaitemple: (stage) => [
    ...dressed(stage, MONKS, [
      [-1.6, 13],
      [-0.8, 14],
      [2.4, 19],
    ]),
    ...people(stage, [
      [5, 17],
      [-6, 21],
    ]),
    ...[
      [-13, 25, 9],
      [14, 27, 9.5],
      [24, 34, 10],
      [-24, 40, 10],
    ].map(([x = 0, z = 0, tall = 9]) =>
      at(stage, kindOf(stage, palm), stage.setting.side * x, z, tall),
    ),
  ],
  japantemple: japanTemple,
  thegreatwall: (stage) => {
    const { side } = stage.setting;
    return people(stage, [
      [0.9, 12],
      [-0.8, 17],
      [0.6, 24],
    ]).map((one) => ({ ...one, x: one.x + wallAt(side, one.z), base: crestAt(one.z) + TOP }));
  },
  timessquare: (stage) => [
    ...taxis(stage, [
      [5.4, 17, true],
      [-5.4, 24, false],
      [6, 33, true],
      [-5.6, 42, false],
    ]),
    ...crowd(stage, [8, 62], 46, (z) => 13.4 - 0.06 * z),
  ],
  vegas: (stage) => [
    ...[
      [-9.6, 21, 7.6],
      [-10, 32, 8.4],
      [9.8, 36, 8.4],
      [10, 50, 9],
      [-10, 47, 9],
      [0, 42, 8],
      [0, 58, 8.4],
      [-10, 64, 9],
    ].map(([x = 0, z = 0, tall = 8]) =>
      at(stage, kindOf(stage, palm), stage.setting.side * x, z, tall),
    ),
    ...taxis(stage, [
      [3.2, 25, true],
      [-3.4, 30, false],
      [5.8, 40, true],
      [-5.6, 46, false],
    ]),
    ...crowd(stage, [11, 56], 34, () => 10.6),
  ],
  shibuya: (stage) => crowd(stage, [9, 44], 110, () => 15),
  londonstreet: (stage) => [
    ...taxis(stage, [[0.2, 27, false]], [0.05, 0.05, 0.06]),
    ...people(stage, [
      [-4.6, 11],
      [-5.4, 16],
      [8, 14],
      [-4.9, 24],
      [7.6, 23],
      [8.6, 33],
      [-6, 34],
    ]),
  ],
  parisroofs: (stage) => {
    const draw = kindOf(stage, (wish) =>
      makeThing(stage.setting, 'irontower', STANDS_THERE, wish.tall, false),
    );
    const { camera, frame } = stage;
    if (frame.pane === undefined) return [at(stage, draw, -stage.setting.side * 62, 400, 168)];
    const x = ((columnInPane(stage, 0, 1) - camera.centre) * FAR_TOWER) / camera.focal;
    const row = camera.horizon + (camera.height * camera.focal) / FAR_TOWER;
    const high = IN_PANE * (row - frame.pane.top);
    return [at(stage, draw, x, FAR_TOWER, (high * FAR_TOWER) / camera.focal)];
  },
  haveli: (stage) => [
    ...dressed(stage, IN_SARIS, [
      [-2.6, 11.6],
      [3.6, 14.4],
      [-4.4, 17.6],
    ]),
  ],
  romanstreet: (stage) => dressed(stage, LEGION, IN_FILES),
  trevi: (stage) =>
    people(stage, [
      [-5, 9.6],
      [4.2, 9.2],
      [7.4, 10.6],
      [-8.6, 11.6],
      [-2.6, 10.8],
      [1.4, 10.4],
      [10.4, 13],
      [-12.6, 16],
      [13, 19],
    ]),
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
  riostreet: (stage) => [
    ...[
      [4.7, 17, 8.6],
      [-4.8, 26, 9.2],
      [4.8, 38, 9],
      [-4.7, 52, 8.8],
      [4.7, 70, 9.4],
    ].map(([x = 0, z = 0, tall = 9]) =>
      at(stage, kindOf(stage, palm), stage.setting.side * x, z, tall),
    ),
    ...people(stage, [
      [4.4, 9.6],
      [-4.2, 12.6],
      [-2.2, 16],
      [4.2, 22],
      [-4.6, 30],
      [4, 40],
    ]),
  ],
  frenchquarter: (stage) => [
    ...dressed(stage, JAZZMEN, [
      [-1.1, 6.8],
      [0.3, 7.4],
      [1.6, 6.7],
    ]),
    ...people(stage, [
      [4.6, 12],
      [-4.9, 15],
      [0.6, 20],
      [-1.4, 27],
      [4.4, 30],
      [-4.6, 36],
      [1.8, 44],
      [-0.6, 58],
    ]),
  ],
};

const IN_SARIS: readonly Stroller[] = [
  { traits: ['woman', 'sari'], tall: 1.62, colour: [0.86, 0.12, 0.36] },
  { traits: ['woman', 'sari'], tall: 1.6, colour: [0.96, 0.66, 0.1] },
  { traits: ['woman', 'sari'], tall: 1.64, colour: [0.12, 0.5, 0.46] },
];
const MONKS: readonly Stroller[] = [{ traits: ['monk'], tall: 1.72, colour: [0.93, 0.5, 0.1] }];

/** Many people on the ground between two distances, to both sides up to as far as is said there. World units. */
function crowd(
  stage: Stage,
  [near, far]: readonly [number, number],
  count: number,
  halfAt: (z: number) => number,
): Draft[] {
  const random = createRandom(stage.setting.random.uint32());
  return people(
    stage,
    Array.from({ length: count }, () => {
      const z = near + (far - near) * random.unit() ** 1.3;
      return [halfAt(z) * (2 * random.unit() - 1), z] as const;
    }),
  );
}

const ANDEAN: readonly Stroller[] = [
  { traits: ['woman', 'hatted', 'gown'], tall: 1.6, colour: [0.82, 0.14, 0.3] },
  { traits: ['woman', 'hatted', 'gown'], tall: 1.56, colour: [0.16, 0.42, 0.72] },
  { traits: ['woman', 'hatted', 'gown'], tall: 1.58, colour: [0.92, 0.52, 0.1] },
  { traits: ['hatted'], tall: 1.66, colour: [0.5, 0.16, 0.2] },
];
/** A band that plays in the street. */
const JAZZMEN: readonly Stroller[] = [
  {
    traits: ['musician', 'hatted'],
    tall: 1.78,
    colour: [0.9, 0.88, 0.8],
    posture: 'standing',
    holds: 'trumpet',
  },
  {
    traits: ['musician', 'old'],
    tall: 1.74,
    colour: [0.66, 0.14, 0.16],
    posture: 'standing',
    holds: 'saxophone',
  },
  {
    traits: ['musician', 'hatted'],
    tall: 1.8,
    colour: [0.2, 0.28, 0.46],
    posture: 'standing',
    holds: 'drum',
  },
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

/** A legion on the march: whoever carries its signs, and four files behind them; to the right on the picture's side, and ahead. World units. */
const LEGION: readonly Stroller[] = [
  { traits: ['legionary'], tall: 1.78, colour: [0.66, 0.09, 0.08], posture: 'walking' },
  { traits: ['legionary'], tall: 1.74, colour: [0.66, 0.09, 0.08], posture: 'walking' },
  { traits: ['legionary'], tall: 1.8, colour: [0.66, 0.09, 0.08], posture: 'standing' },
];
const IN_FILES: readonly (readonly [number, number])[] = [
  [0.3, 6.4],
  [-1.35, 7.9],
  [1.95, 8],
  ...Array.from(
    { length: 40 },
    (_, n) => [-2.55 + (n % 4) * 1.7, 9.8 + Math.floor(n / 4) * 1.9] as const,
  ),
];

/** Palms of the court: to the right on the picture's side, ahead, how tall. World units. */
const PALMS_OF_COURT = [
  [6.8, 18, 8.4],
  [-6.4, 21, 7.4],
  [9.4, 25, 9],
] as const;
