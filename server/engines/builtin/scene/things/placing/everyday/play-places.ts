import type { Colour } from '../../../words/idea.ts';
import type { Posture } from '../../../words/trait.ts';
import { YARD_SLIDE, YARD_SWINGS } from '../../../world/scenery/everyday/flats-yard.ts';
import { SLIDE, SWINGS } from '../../../world/scenery/everyday/playground.ts';
import { conifer } from '../../plants/conifer.ts';
import { camperVan } from '../../vehicles/road/camper-van.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, people, putByTurns, turned } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { kindsOf } from '../strollers.ts';

const COATS: readonly Colour[] = [
  [0.9, 0.3, 0.3],
  [0.2, 0.5, 0.8],
  [0.96, 0.78, 0.24],
];

/** Children who run and jump about at places: to the right on the picture's side, and ahead; none where nobody is wanted. World units. */
export function children(stage: Stage, places: readonly (readonly [number, number])[]): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const kinds = kindsOf(
    stage,
    COATS.map((colour, n) => ({
      traits: ['child', n % 2 === 0 ? 'girl' : 'boy'] as const,
      tall: 1.2,
      colour,
      posture: n % 2 === 0 ? 'jumping' : 'running',
    })),
  );
  return places.map(([x, z], n) => {
    const { draw, size } = kinds[n % kinds.length] as (typeof kinds)[number];
    return { ...at(stage, draw, stage.setting.side * x, z, size), boost: 1.1 };
  });
}

/** Something that words name, drawn as it comes. */
const madeOf = (
  stage: Stage,
  thing: 'slide' | 'swings' | 'tent' | 'dog',
  colour: Colour | null = null,
  posture: Posture | null = null,
): Drawing =>
  kindOf(stage, (wish) => {
    // Who is said to be on it is drawn with it.
    const asked = stage.setting.subjects.find(
      (one) => one.thing === thing && one.traits?.includes('crewed') === true,
    );
    return makeThing(stage.setting, thing, asked ?? { colour, posture }, wish.tall, false);
  });

/** A slide and swings, children among them, trees behind. */
export function playground(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  // Who is on the swings that were asked for is nearer.
  const areUsed = subjects.some(({ thing }) => thing === 'swings');
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const green = [
    [-13, 25, 8],
    [-8, 31, 10],
    [0, 33, 11],
    [9, 30, 10],
    [13.5, 24, 8.5],
    [-20, 36, 12],
    [20, 37, 12],
  ].map(([x = 0, z = 0, size = 0], n) => at(stage, trees[n % 3] as Drawing, side * x, z, size));
  const boost = boostIn(setting);
  return [
    ...(idea.without.includes('tree') ? [] : green),
    { ...at(stage, madeOf(stage, 'slide'), side * SLIDE[0], SLIDE[1], 3.3), boost },
    ...(areUsed
      ? []
      : [{ ...at(stage, madeOf(stage, 'swings'), side * SWINGS[0], SWINGS[1], 2.7), boost }]),
    ...children(stage, [
      [0.2, 9.6],
      [4.8, 8.4],
      [-5, 11.6],
      [6.6, 9.6],
      [-1.4, 16],
      [3.4, 17],
    ]),
    ...people(stage, [
      [-8, 21.6],
      [1.4, 21.8],
      [8.6, 20.6],
    ]),
  ];
}

/** Trees in the yard of blocks of flats: to the right on the picture's side, ahead, how high. World units. */
const YARD_TREES = [
  [-12.4, 14, 6.5],
  [-10.6, 22, 7.5],
  [12.6, 16, 6],
  [12.8, 26, 8],
  [-4.6, 28, 6.5],
  [6, 29, 7],
] as const;

/** A slide and swings between blocks of flats, trees, and who lives there. */
export function flatsyard(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const boost = boostIn(setting);
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const isAsked = (thing: 'slide' | 'swings') => subjects.some((one) => one.thing === thing);
  return [
    ...(idea.without.includes('tree') ? [] : YARD_TREES.map(putByTurns(stage, trees, 1))),
    ...(isAsked('slide')
      ? []
      : [
          { ...at(stage, madeOf(stage, 'slide'), side * YARD_SLIDE[0], YARD_SLIDE[1], 3.1), boost },
        ]),
    ...(isAsked('swings')
      ? []
      : [
          {
            ...at(stage, madeOf(stage, 'swings'), side * YARD_SWINGS[0], YARD_SWINGS[1], 2.6),
            boost,
          },
        ]),
    ...people(stage, [
      [9.4, 19.6],
      [-2.6, 31],
      [7.6, 32],
    ]),
  ];
}

const TENTS: readonly Colour[] = [
  [0.9, 0.46, 0.12],
  [0.2, 0.5, 0.74],
  [0.4, 0.62, 0.26],
  [0.84, 0.24, 0.2],
  [0.92, 0.76, 0.24],
];

/** Tents and a camper van between pines, and who camps there. */
export function campsite(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const asked = subjects.find(({ thing }) => thing === 'tent')?.colour ?? null;
  const pines = [0, 1, 2].map(() => kindOf(stage, (wish) => conifer(wish, setting.snowy)));
  const green = Array.from({ length: 18 }, (_, n) => {
    const x = -24 + n * 2.9 + 1.6 * Math.sin(n * 5);
    return at(stage, pines[n % 3] as Drawing, x, 28 + 5 * Math.abs(Math.sin(n * 2.3)), 9 + (n % 4));
  });
  const tents = [
    [-4.2, 11.4, 2],
    [5.6, 14.4, 2.1],
    [-7.4, 18, 2.2],
    [1.4, 20.5, 2.1],
    [9.6, 21, 2.2],
  ].map(([x = 0, z = 0, size = 0], n) => ({
    ...at(
      stage,
      madeOf(stage, 'tent', n === 0 && asked !== null ? asked : (TENTS[n] as Colour)),
      side * x,
      z,
      size,
    ),
    boost: boostIn(setting),
  }));
  const [x, z] = [side * -1.6, 17.4];
  const van = {
    ...at(stage, turned(stage, camperVan, side > 0 ? -0.5 : Math.PI + 0.5, [x, z]), x, z, 2.7),
    boost: boostIn(setting),
  };
  return [
    ...(idea.without.includes('tree') ? [] : green),
    ...tents,
    ...(subjects.some(({ thing }) => thing === 'campervan') ? [] : [van]),
    ...people(stage, [
      [4.9, 8.7],
      [-2.6, 12.6],
      [3, 16.6],
    ]),
  ];
}

/** Dogs at play: to the right on the picture's side, ahead, and what they do. World units. */
const DOGS: readonly (readonly [number, number, Posture | null])[] = [
  [0.9, 5.2, 'running'],
  [-1.8, 6.2, 'sitting'],
  [3, 7.6, 'running'],
  [-4.2, 10.2, null],
  [-0.6, 12, 'running'],
  [6.4, 13.4, 'sitting'],
  [-6, 15, null],
];

/** Dogs of all colours, and who they belong to. */
export function dogpark(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const asked = subjects.find(({ thing }) => thing === 'dog')?.colour ?? null;
  const trees = [0, 1].map(() => greenOf(stage, false));
  const green = [-15, -8, 0, 7, 14].map((x, n) =>
    at(stage, trees[n % 2] as Drawing, x, 27 + 3 * (n % 2), 8 + (n % 3)),
  );
  const dogs = DOGS.map(([x, z, posture], n) => ({
    ...at(stage, madeOf(stage, 'dog', n === 0 ? asked : null, posture), side * x, z, 0.8),
    boost: boostIn(setting),
  }));
  return [
    ...(idea.without.includes('tree') ? [] : green),
    ...dogs,
    ...people(stage, [
      [2.6, 8.4],
      [-3.4, 10.8],
      [7.2, 17],
      [-6.2, 19],
      [0.4, 19],
    ]),
  ];
}
