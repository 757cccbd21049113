import type { Colour } from '../../../words/idea.ts';
import { FACE } from '../../../world/scenery/outlying/water-park.ts';
import { person } from '../../creatures/person.ts';
import { swimmer } from '../../creatures/sport/swimmer.ts';
import { palm } from '../../plants/palm.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Suits and trunks. */
const SUITS: readonly Colour[] = [
  [0.9, 0.24, 0.2],
  [0.12, 0.36, 0.7],
  [0.96, 0.74, 0.16],
  [0.2, 0.56, 0.4],
];
/** Who is at the pool's rim: to the right on the picture's side, ahead, how tall. World units. */
const ABOUT = [
  [-5.2, 9.4, 1.2],
  [4.9, 9, 1.3],
  [6.1, 9.6, 1.72],
  [-9.6, 11.6, 1.7],
  [9.4, 12, 1.2],
  [1.4, 36, 1.7],
] as const;
const PALMS = [
  [-12.6, 17, 7.4],
  [-15, 27, 8.4],
  [13, 18, 7.2],
  [16, 30, 8.6],
  [-3.4, 38, 8.6],
  [7, 40, 9],
  [-8.6, 9.6, 5.6],
] as const;

/** Who bathes in a water park, palms and parasols about its pool. */
export function waterpark(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea } = setting;
  const palms = [0, 1, 2].map(() => kindOf(stage, palm));
  const green = PALMS.map(([x, z, size], n) =>
    at(stage, palms[n % 3] as Drawing, side * x, z, size),
  );
  const shades = [
    [-10.6, 13.6],
    [10.6, 13],
    [-12.8, 21],
  ].map(([x = 0, z = 0], n) => {
    const draw: Drawing = (tall) =>
      makeThing(setting, 'parasol', { colour: SUITS[n] as Colour, posture: null }, tall, false);
    return at(stage, draw, side * x, z, 2.5);
  });
  const kinds = SUITS.map((suit, n) => {
    const traits = n % 2 === 0 ? (['child', 'swimming'] as const) : (['swimming'] as const);
    return kindOf(stage, (wish) => person({ ...wish, traits, posture: 'standing' }), suit);
  });
  const swims = SUITS.map((suit, n) =>
    kindOf(stage, (wish) => swimmer({ ...wish, traits: n % 2 === 0 ? ['child'] : [] }), suit),
  );
  const bathers = [
    ...ABOUT.map(([x, z, tall], n) =>
      at(stage, kinds[n % kinds.length] as Drawing, side * x, z, tall, z > 30 ? 8.6 : 0),
    ),
    ...[
      [1, 11.4],
      [-4.4, 13.4],
      [5.4, 14.4],
      [-1.8, 15.6],
    ].map(([x = 0, z = 0], n) => ({
      ...at(stage, swims[n] as Drawing, side * x, z, 0.62, FACE),
      boost: 1.1,
    })),
  ];
  return [
    ...(idea.without.includes('tree') ? [] : green),
    ...shades,
    ...(idea.without.includes('person') ? [] : bathers),
  ];
}
