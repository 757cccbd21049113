import { createRandom } from '../../../../kernels/random.ts';
import { isAnimal } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import type { FarPlace } from '../../../words/scenery.ts';
import { CHIMNEYS } from '../../../world/scenery/far/steampunk-city.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { STEAM, smokePuff } from '../../smoke-puff.ts';
import { airship } from '../../vehicles/hovering.ts';
import { marketBoat } from '../../vehicles/water/market-boat.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { kindsOf, type Stroller } from '../strollers.ts';
import { atPyramid } from './at-pyramid.ts';
import { atTournament } from './at-tournament.ts';
import { elvenCrowns } from './elven-crowns.ts';
import { fairyVillage } from './fairy-village.ts';
import { mushroomForest } from './mushroom-forest.ts';
import { onBattlefield } from './on-battlefield.ts';
import { shipgraveyard } from './ship-graveyard.ts';
import { treeVillage } from './tree-village.ts';

/** Who and what is about in places that travellers and tales tell of. */
export const IN_FAR_PLACES: Partial<Readonly<Record<FarPlace, (stage: Stage) => Draft[]>>> = {
  shipgraveyard,
  shipdeck: (stage) => crew(stage, PIRATES, ON_DECK),
  floatingmarket,
  tundra: reindeer,
  dwarfforge: (stage) => crew(stage, DWARVES, AT_FORGE),
  neonroof: (stage) => crew(stage, RUNNERS, [[-1.3, 11.6]]),
  mushroomforest: mushroomForest,
  elvencity: elvenCrowns,
  battlefield: onBattlefield,
  tournament: atTournament,
  pyramidsite: atPyramid,
  fairyvillage: fairyVillage,
  steampunk,
  ferrydeck: (stage) =>
    people(stage, [
      [0.5, 10.4],
      [-4.2, 14],
      [4.7, 12.6],
      [1.1, 16.6],
      [-1, 16.4],
    ]),
  trench: (stage) =>
    crew(withoutAsked(stage), INFANTRY, IN_TRENCH).map((one) => ({ ...one, boost: 1.9 })),
  treevillage: treeVillage,
  cliffdwellings: (stage) =>
    people(stage, [
      [-3, 13],
      [4.4, 19],
    ]),
};

/** Whether nobody is there but who was asked for, or nobody at all. */
const isLeftTo = ({ setting: { idea, subjects } }: Stage): boolean =>
  idea.without.includes('person') || subjects.some(({ thing }) => thing === 'person');

/** The same place where soldiers were asked for: they are those who are there. */
const withoutAsked = (stage: Stage): Stage => ({
  ...stage,
  setting: {
    ...stage.setting,
    subjects: stage.setting.subjects.filter(({ traits }) => traits?.includes('soldier') !== true),
  },
});

/** People of some kinds at places: to the right on the picture's side, and ahead; none where others were asked for. World units. */
function crew(
  stage: Stage,
  kinds: readonly Stroller[],
  places: readonly (readonly [number, number])[],
): Draft[] {
  if (isLeftTo(stage)) return [];
  // Nobody of them has an umbrella.
  const dry: Stage = { ...stage, setting: { ...stage.setting, weather: 'clear' } };
  const drawn = kindsOf(dry, kinds);
  return places.map(([aside, z], n) => {
    const { draw, size } = drawn[n % drawn.length] as (typeof drawn)[number];
    return { ...at(stage, draw, stage.setting.side * aside, z, size), boost: 1.1 };
  });
}

const PIRATES: readonly Stroller[] = [
  { traits: ['pirate'], tall: 1.8, colour: [0.5, 0.1, 0.1], posture: 'standing' },
  { traits: ['pirate', 'bearded'], tall: 1.85, colour: [0.16, 0.2, 0.34], posture: 'standing' },
  { traits: ['pirate', 'woman'], tall: 1.72, colour: [0.3, 0.34, 0.2], posture: 'walking' },
];
const ON_DECK = [
  [2.1, 6.6],
  [-2.7, 9.4],
  [1.5, 11.4],
  [-2.1, 16],
] as const;

const DWARVES: readonly Stroller[] = [
  { traits: ['bearded', 'smith'], tall: 1.32, colour: [0.42, 0.2, 0.12], posture: 'standing' },
  { traits: ['bearded', 'old'], tall: 1.3, colour: [0.3, 0.32, 0.4], posture: 'walking' },
  { traits: ['bearded', 'smith'], tall: 1.36, colour: [0.34, 0.3, 0.18], posture: 'standing' },
];
const AT_FORGE = [
  [1, 9.1],
  [5.4, 14.6],
  [-5.2, 13.4],
  [2.6, 22],
  [-6.8, 20],
] as const;

const INFANTRY: readonly Stroller[] = [
  { traits: ['soldier'], tall: 1.76, colour: [0.42, 0.38, 0.25], posture: 'standing' },
  { traits: ['soldier', 'bearded'], tall: 1.74, colour: [0.4, 0.37, 0.26], posture: 'walking' },
  { traits: ['soldier'], tall: 1.78, colour: [0.44, 0.39, 0.26], posture: 'standing' },
];
const IN_TRENCH = [
  [-0.45, 5.4],
  [0.4, 8.6],
  [-0.55, 13.4],
  [0.3, 15.2],
] as const;

const RUNNERS: readonly Stroller[] = [
  { traits: [], tall: 1.8, colour: [0.12, 0.12, 0.16], posture: 'standing' },
];

/** A herd on the tundra: to the right on the picture's side, and ahead. World units. */
const HERD = [
  [0.9, 10.4],
  [-2.6, 13],
  [3.8, 15],
  [-0.6, 19],
  [6.6, 22],
  [-6.2, 23],
  [2.2, 28],
  [-3.4, 33],
  [9, 38],
  [-11, 42],
] as const;
const GREY_BROWN: readonly Colour[] = [
  [0.44, 0.37, 0.31],
  [0.52, 0.46, 0.4],
  [0.36, 0.3, 0.26],
];

function reindeer(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.subjects.some(({ thing }) => isAnimal(thing))) return [];
  const kinds = GREY_BROWN.flatMap((colour) =>
    ([null, 'grazing'] as const).map((posture): Drawing => {
      const random = createRandom(setting.random.uint32());
      return (tall) => makeThing({ ...setting, random }, 'deer', { colour, posture }, tall, false);
    }),
  );
  return HERD.map(([aside, z], n) => ({
    ...at(
      stage,
      kinds[n % kinds.length] as Drawing,
      setting.side * aside,
      z,
      n % 2 === 0 ? 1.9 : 1.35,
    ),
    boost: 1.1,
  }));
}

/** Boats of sellers on the canal: to the right on the picture's side, and ahead. World units. */
const BOATS = [
  [-1.5, 7.4],
  [2.9, 9.6],
  [-4.2, 11.6],
  [0.4, 13.4],
  [5.2, 15.4],
  [-2.4, 18],
  [2.8, 21],
  [-5.2, 24],
  [0.2, 28],
  [4.8, 32],
  [-3.2, 37],
  [1.8, 44],
  [-5, 50],
  [4.4, 54],
] as const;

function floatingmarket(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const kinds = [false, true, false, false, true].map((hasParasol) =>
    kindOf(stage, (wish) => marketBoat(wish, hasParasol)),
  );
  const boats = BOATS.map(([aside, z], n): Draft => {
    const draw = kinds[n % kinds.length] as Drawing;
    const size = n % kinds.length === 1 || n % kinds.length === 4 ? 2.9 : 2.1;
    return { draw, x: side * aside, z, base: -0.03, size, boost: 1.12, isAfloat: true };
  });
  const walk = 1.3;
  const buyers = people(stage, [
    [9.7, 13.5],
    [-9.8, 16.5],
    [9.6, 24],
    [-9.6, 27],
    [9.8, 36],
    [-9.7, 41],
  ]).map((one) => ({ ...one, base: walk }));
  return [...boats, ...buyers];
}

/** Airships over the street: to the right on the picture's side, up, ahead, how high. World units. */
const AIRSHIPS = [
  [6.4, 21, 52, 7.5],
  [-15, 33, 90, 9],
  [24, 40, 130, 10],
] as const;

function steampunk(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, random } = setting;
  const ship = kindOf(stage, airship, [0.56, 0.34, 0.2]);
  const ships = setting.subjects.some(({ thing }) => thing === 'airship')
    ? []
    : AIRSHIPS.map(
        ([x, up, z, size]): Draft => ({
          ...{ draw: ship, x: side * x, z, base: LEVEL + up, size, boost: 1.1 },
        }),
      );
  const puffs = [0.8, 0.6, 0.4].map((dense): Drawing => {
    const seed = random.uint32();
    return () => smokePuff(setting.light, STEAM, dense, createRandom(seed));
  });
  const smoke = CHIMNEYS.flatMap(([x, top, z]) =>
    Array.from({ length: 14 }, (_, n): Draft => {
      const share = n / 13;
      const size = 2 + 7 * share;
      return {
        draw: puffs[Math.min(2, Math.floor(share * 3))] as Drawing,
        x: side * x + side * 9 * share ** 1.3 + (random.unit() - 0.5) * size * 0.3,
        z: z + 0.02 * n,
        base: LEVEL + top - 0.3 * size + 11 * share ** 0.8,
        size,
        tone: [1, 0.97, 0.92],
      };
    }),
  );
  return [...ships, ...smoke, ...crew(stage, VICTORIANS, IN_STREET)];
}

const VICTORIANS: readonly Stroller[] = [
  { traits: ['hatted', 'business'], tall: 1.8, colour: [0.26, 0.18, 0.13] },
  { traits: ['woman', 'gown', 'hatted'], tall: 1.68, colour: [0.46, 0.16, 0.14] },
  { traits: ['hatted', 'bearded'], tall: 1.78, colour: [0.42, 0.3, 0.18] },
  { traits: ['woman', 'gown'], tall: 1.66, colour: [0.22, 0.3, 0.28] },
];
const IN_STREET = [
  [-2.7, 10.5],
  [3.4, 13],
  [-3.6, 18],
  [2.2, 22],
  [4, 27],
  [-1.4, 31],
  [1, 40],
] as const;
