import type { BuiltPlace, Colour, Thing } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { ROWS } from '../../world/scenery/built/drive-in.ts';
import { TRUCKS } from '../../world/scenery/built/food-trucks.ts';
import { HIGHWAY } from '../../world/scenery/built/interchange.ts';
import { STALLS } from '../../world/scenery/built/parking-lot.ts';
import { laneAt } from '../../world/scenery/built/toll-plaza.ts';
import { trackAt } from '../../world/scenery/built/racetrack.ts';
import { leaping, skateboarder } from '../creatures/skateboarder.ts';
import type { Sprite } from '../sprite.ts';
import { palm } from '../plants/palm.ts';
import { PALMS } from '../../world/scenery/built/promenade.ts';
import { airliner } from '../vehicles/aircraft.ts';
import { planOf } from '../../world/scenery/sceneries.ts';
import { ROAD_VEHICLES } from '../../words/thing.ts';
import { car } from '../vehicles/car.ts';
import { foodTruckOf } from '../vehicles/food-truck.ts';
import { raceCar } from '../vehicles/race-car.ts';
import type { Wish } from '../wish.ts';
import type { Draft, Drawing } from './as-seen.ts';
import { boostIn } from './boost.ts';
import { makeThing } from './make-thing.ts';
import { kindOf } from './scatter.ts';
import type { Stage } from './stage.ts';
import { kindsOf, PEOPLE } from './strollers.ts';

/** How high a car, a food truck with its sign and a racing car are. World units. */
const HIGH = { car: 1.5, truck: 3.5, racer: 1.12 } as const;
/** Paints of cars as they stand about. */
const PAINTS: readonly Colour[] = [
  [0.84, 0.84, 0.82],
  [0.62, 0.08, 0.07],
  [0.14, 0.16, 0.18],
  [0.1, 0.25, 0.48],
  [0.5, 0.52, 0.54],
  [0.16, 0.34, 0.3],
  [0.78, 0.6, 0.2],
];
const RACING: readonly Colour[] = [
  [0.82, 0.06, 0.05],
  [0.06, 0.5, 0.52],
  [0.95, 0.5, 0.06],
  [0.08, 0.2, 0.58],
  [0.88, 0.88, 0.86],
  [0.9, 0.76, 0.1],
];

/** What drives and who is about in places that people have built in the open. */
export const IN_BUILT_PLACES: Partial<Readonly<Record<BuiltPlace, (stage: Stage) => Draft[]>>> = {
  foodtrucks,
  skatepark,
  parkinglot,
  drivein,
  racetrack,
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
    people(stage, [
      [-1.4, 26.5],
      ...(stage.setting.subjects.length > 0 ? [] : ([[1.4, 7.6]] as const)),
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
};

/** Something at a place, so high, on the ground or so far above it. World units. */
const at = (stage: Stage, draw: Drawing, x: number, z: number, size: number, up = 0): Draft => ({
  ...{ draw, x, z, size, casts: true },
  base: lookUp(stage.map.heights, x, z) - 0.01 * size + up,
});

/** What drives there, turned from driving to the right as it is seen from the eye. */
const turned = (
  stage: Stage,
  draw: (wish: Wish) => Sprite,
  heading: number,
  [x, z]: readonly [number, number],
  colour: Colour | null = null,
): Drawing =>
  kindOf(stage, (wish) => draw({ ...wish, heading: heading - Math.atan2(x, z) }), colour);

/** The colour that was asked for of a thing; null where none was. */
const askedOf = ({ setting }: Stage, ...things: readonly Thing[]): Colour | null =>
  setting.subjects.find(({ thing }) => things.includes(thing))?.colour ?? null;

/** People at places: to the right on the picture's side, and ahead; none where none are wanted. World units. */
function people(stage: Stage, places: readonly (readonly [number, number])[]): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const kinds = kindsOf(stage, PEOPLE);
  return places.map(([aside, z], n) => {
    const { draw, size } = kinds[n % kinds.length] as (typeof kinds)[number];
    return { ...at(stage, draw, stage.setting.side * aside, z, size), boost: 1.05 };
  });
}

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
  [1.2, 36],
  [-3.4, 35],
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

function parkinglot(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('car')) return [];
  const { random } = setting;
  const { lane, long, wide, near, far } = STALLS;
  const asked = askedOf(stage, 'car');
  const drafts: Draft[] = [];
  const rows = [
    [lane + long / 2, 0.8],
    [lane + long * 1.5, 0.7],
    [3 * lane + long * 3.5 + 0.6, 0.55],
  ] as const;
  for (const side of [-1, 1])
    for (const [n, [aside, taken]] of rows.entries())
      for (let place = n === 0 ? 1 : 2; place < (far - near) / wide; place++) {
        if (random.unit() > taken) continue;
        const [x, z] = [side * aside, near + (place + 0.5) * wide];
        const isOut = random.unit() < 0.7;
        const heading = side > 0 === isOut ? 0 : Math.PI;
        // Far ones look alike enough to share what is drawn.
        const paint = PAINTS[random.below(PAINTS.length)] as Colour;
        const isFirst = asked !== null && side === setting.side && n === 0 && place < 3;
        drafts.push(
          at(stage, shared(stage, x, z, heading, isFirst ? asked : paint), x, z, HIGH.car),
        );
      }
  return [
    ...drafts,
    ...people(stage, [
      [0.8, 22],
      [-1.2, 34],
      [0.4, 45],
    ]),
  ];
}

/** Cars that are drawn already by how they are turned and painted: those far off share one. */
const drawn = new WeakMap<Stage, Map<string, Drawing>>();

function shared(stage: Stage, x: number, z: number, heading: number, paint: Colour): Drawing {
  const kept = drawn.get(stage) ?? new Map<string, Drawing>();
  drawn.set(stage, kept);
  const seen = Math.round((heading - Math.atan2(x, z)) / 0.22) * 0.22;
  const key = `${seen.toFixed(2)} ${paint.join(' ')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const draw = kindOf(stage, (wish) => car({ ...wish, heading: seen }), paint);
  kept.set(key, draw);
  return draw;
}

function drivein(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('car')) return [];
  const { random } = setting;
  const asked = askedOf(stage, 'car');
  const cars = ROWS.flatMap(({ z, apart, to }, row) =>
    Array.from({ length: 2 * to - 1 }, (_, n) => {
      const x = (n - to + 1) * apart;
      const paint = PAINTS[random.below(PAINTS.length)] as Colour;
      const isAsked = asked !== null && row === 0 && n === to - 1;
      return random.unit() < 0.1
        ? []
        : [at(stage, shared(stage, x, z, -Math.PI / 2, isAsked ? asked : paint), x, z, HIGH.car)];
    }).flat(),
  );
  return [
    ...cars,
    ...people(stage, [
      [12.6, 31],
      [14, 31.4],
      [7.6, 23.5],
    ]),
  ];
}

function racetrack(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const asked = askedOf(stage, 'racecar', 'car');
  return RACERS.map(([aside, z], n) => {
    const x = trackAt(side, z) + side * aside;
    const slope = trackAt(side, z + 1) - trackAt(side, z);
    const paint = n === 0 && asked !== null ? asked : (RACING[n % RACING.length] as Colour);
    const draw = turned(stage, raceCar, Math.PI / 2 + Math.atan(slope), [x, z], paint);
    return { ...at(stage, draw, x, z, HIGH.racer), boost: boostIn(stage.setting) };
  });
}

/** Cars on the highway of an interchange. */
const ON_HIGHWAY: readonly Driven[] = [
  [-5.6, 42, true],
  [-2, 60, true],
  [-9.4, 84, true],
  [-5.6, 120, true],
  [5.6, 36, false],
  [2, 52, false],
  [9.4, 70, false],
  [5.6, 98, false],
  [2, 140, false],
];

/** Vehicles of a kind that stand before a building: to the right on the picture's side, ahead, how far they are turned to the eye; so high. World units. */
function parkedBefore(
  stage: Stage,
  thing: Thing,
  places: readonly (readonly [number, number, number])[],
  size: number,
): Draft[] {
  const { setting } = stage;
  return places.map(([aside, z, turn]) => {
    const x = setting.side * aside;
    const plain = { colour: askedOf(stage, thing), posture: null, heading: turn };
    const draw: Drawing = (tall) => makeThing(setting, thing, plain, tall, false);
    return { ...at(stage, draw, x, z, size), boost: boostIn(setting) };
  });
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

/** Cars on a road: to the right of its middle, ahead, and whether they come. */
type Driven = readonly [x: number, z: number, comes: boolean];
const COMING_AND_GOING: readonly Driven[] = [
  [-2.1, 16.5, true],
  [2.1, 21.5, false],
];

/** Cars that come and go, unless none are wanted. */
function onRoad(stage: Stage, cars: readonly Driven[]): Draft[] {
  const { idea, subjects } = stage.setting;
  if (idea.without.includes('car')) return [];
  const asked = askedOf(stage, 'car');
  // What was asked for stands before the eye unless it is what is there anyway.
  const isFirst =
    planOf(stage.setting)?.has?.has('car') !== true &&
    subjects.some(({ thing }) => ROAD_VEHICLES.has(thing));
  return (isFirst ? [] : cars).map(([x, z, comes], n) => {
    const paint =
      n === 0 && asked !== null ? asked : (PAINTS[(n * 3 + 1) % PAINTS.length] as Colour);
    const draw = turned(stage, car, comes ? Math.PI / 2 : -Math.PI / 2, [x, z], paint);
    return { ...at(stage, draw, x, z, HIGH.car), boost: boostIn(stage.setting) };
  });
}

function tollplaza(stage: Stage): Draft[] {
  return onRoad(
    stage,
    WAITING.map(([lane, z]): Driven => [laneAt(lane), z, false]),
  );
}

/** Cars before the barriers of a toll plaza: in which lane, and how far off. */
const WAITING = [
  [1, 20],
  [0, 12],
  [3, 13.5],
  [1, 10.2],
  [4, 24],
  [2, 46],
  [3, 60],
] as const;

function hangar(stage: Stage): Draft[] {
  const plane = kindOf(stage, airliner, askedOf(stage, 'airplane'));
  return [
    { ...at(stage, plane, 0, 38, 10.2, -0.25), boost: 1.15 * boostIn(stage.setting) },
    ...people(stage, [
      [9.4, 30],
      [-9, 28],
      [-10, 28.6],
    ]),
  ];
}

/** Racing cars: how far beside the track's middle, and how far off. */
const RACERS = [
  [-2.2, 8.4],
  [1.9, 12.5],
  [-0.6, 21],
  [2.6, 29],
  [-2.4, 33],
  [0.8, 48],
  [-0.6, 60],
] as const;
