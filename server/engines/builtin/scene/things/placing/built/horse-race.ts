import type { Colour } from '../../../words/idea.ts';
import { jockey, type Silks } from '../../creatures/with-animals/jockey.ts';
import type { Draft } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { askedOf, at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How high a horse is with its jockey at a gallop, world units. */
const HIGH = 2.45;
/** Who runs: to where the picture's side is, ahead. World units. */
const FIELD = [
  [1.5, 9.8],
  [-1.7, 10.7],
  [3.5, 12.2],
  [-4.2, 12.6],
  [0.3, 13.8],
  [6.6, 14.6],
  [-7, 15.2],
] as const;
const SILKS: readonly Silks[] = [
  [
    [0.82, 0.08, 0.1],
    [0.95, 0.95, 0.93],
  ],
  [
    [0.95, 0.76, 0.1],
    [0.12, 0.2, 0.5],
  ],
  [
    [0.1, 0.3, 0.72],
    [0.9, 0.1, 0.1],
  ],
  [
    [0.94, 0.94, 0.92],
    [0.1, 0.45, 0.25],
  ],
  [
    [0.1, 0.48, 0.24],
    [0.96, 0.84, 0.2],
  ],
  [
    [0.9, 0.42, 0.62],
    [0.2, 0.1, 0.3],
  ],
  [
    [0.95, 0.5, 0.08],
    [0.08, 0.08, 0.1],
  ],
];
/** Their coats: bay, chestnut, black, grey. */
const COATS: readonly Colour[] = [
  [0.36, 0.19, 0.1],
  [0.5, 0.26, 0.12],
  [0.12, 0.1, 0.09],
  [0.62, 0.6, 0.57],
  [0.28, 0.15, 0.09],
];

/** Horses with their jockeys, neck and neck; who looks on at the far rail. */
export function horserace(stage: Stage): Draft[] {
  const onlookers = people(
    stage,
    Array.from({ length: 13 }, (_, n) => [-15 + 2.4 * n + 0.5 * (n % 3), 22.6 + 0.4 * (n % 2)]),
  );
  return [...runners(stage, FIELD), ...onlookers];
}

/** Horses with their jockeys at a gallop, at places: to where the picture's side is, and ahead; none where none are wanted. World units. */
export function runners(stage: Stage, field: readonly (readonly [number, number])[]): Draft[] {
  const { setting } = stage;
  const { side, idea } = setting;
  if (idea.without.includes('horse')) return [];
  const asked = askedOf(stage, 'horse');
  const faces = side > 0 ? 1 : -1;
  return field.map(([aside, z], n): Draft => {
    const coat = n === 0 && asked !== null ? asked : (COATS[n % COATS.length] as Colour);
    const draw = kindOf(
      stage,
      (wish) => jockey({ ...wish, faces }, SILKS[n % SILKS.length] as Silks),
      coat,
    );
    return { ...at(stage, draw, side * aside, z, HIGH), boost: boostIn(setting) };
  });
}
