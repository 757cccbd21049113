import type { Colour } from '../../../words/idea.ts';
import { ROWS } from '../../../world/scenery/built/drive-in.ts';
import { STALLS } from '../../../world/scenery/built/parking-lot.ts';
import { trackAt } from '../../../world/scenery/built/racetrack.ts';
import { laneAt } from '../../../world/scenery/built/toll-plaza.ts';
import { airliner } from '../../vehicles/aircraft.ts';
import { raceCar } from '../../vehicles/road/race-car.ts';
import type { Draft } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import {
  askedOf,
  at,
  type Driven,
  HIGH,
  onRoad,
  PAINTS,
  people,
  shared,
  turned,
} from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

const RACING: readonly Colour[] = [
  [0.82, 0.06, 0.05],
  [0.06, 0.5, 0.52],
  [0.95, 0.5, 0.06],
  [0.08, 0.2, 0.58],
  [0.88, 0.88, 0.86],
  [0.9, 0.76, 0.1],
];

/** Cars in the stalls of a parking lot, people on their way to them. */
export function parkinglot(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('car')) return [];
  const { random } = setting;
  const { lane, long, wide, near, far } = STALLS;
  const asked = askedOf(stage, 'car');
  const drafts: Draft[] = [];
  const rows = [
    [lane + long / 2, 0.8],
    [lane + long * 1.5, 0.6],
    [3 * lane + long * 3.5 + 0.6, 0.4],
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

/** Cars in rows before the screen of a drive-in cinema. */
export function drivein(stage: Stage): Draft[] {
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

/** Racing cars on their track. */
export function racetrack(stage: Stage): Draft[] {
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
export const ON_HIGHWAY: readonly Driven[] = [
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

/** A car that comes along a road, and one that goes. */
export const COMING_AND_GOING: readonly Driven[] = [
  [-2.1, 16.5, true],
  [2.1, 21.5, false],
];

/** Cars that wait before the barriers of a toll plaza. */
export function tollplaza(stage: Stage): Draft[] {
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

/** An airliner in its hangar, and who works there. */
export function hangar(stage: Stage): Draft[] {
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
