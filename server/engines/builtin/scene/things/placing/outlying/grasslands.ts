import type { Colour, Thing } from '../../../words/idea.ts';
import type { Posture } from '../../../words/trait.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Where something stands: to the right on the picture's side, ahead, how high. World units. */
type Places = readonly (readonly [aside: number, z: number, size: number])[];

/** Tents of felt on the steppe, and horses before and between them. */
const YURTS: Places = [
  [6.5, 30, 4.4],
  [-5.5, 36, 4.4],
  [16, 45, 4.6],
  [1.5, 58, 4.4],
];
const HORSES: Places = [
  [-7.4, 19, 2.1],
  [-3.6, 22, 2],
  [-11, 25, 2.1],
  [12.5, 27, 2],
  [0.6, 29, 1.4],
  [-19, 40, 2],
  [-23, 43, 2.1],
  [26, 60, 2],
];
/** A herd on the prairie, near and far. */
const HERD: Places = [
  [6.6, 19, 2.3],
  [-8.4, 22, 2.3],
  [10.4, 25, 2.2],
  [1.6, 27, 2.2],
  [-3.4, 31, 2.3],
  [-13, 34, 2.2],
  [16, 36, 2.3],
  [7, 42, 2.2],
  [-7, 46, 2.3],
  [-22, 52, 2.2],
  [24, 55, 2.3],
  [2, 60, 2.2],
  [13, 66, 2.3],
  [-14, 72, 2.2],
  [-34, 80, 2.3],
  [36, 84, 2.2],
  [-2, 90, 2.3],
];
const COATS: readonly Colour[] = [
  [0.42, 0.24, 0.13],
  [0.62, 0.5, 0.34],
  [0.16, 0.13, 0.11],
  [0.7, 0.66, 0.6],
];
/** Bison: dark brown, darker before. */
const HIDES: readonly Colour[] = [
  [0.2, 0.13, 0.08],
  [0.26, 0.17, 0.1],
  [0.15, 0.1, 0.07],
];

/** Things of a kind at places, each by turns as one of the colours and postures. */
function placed(
  stage: Stage,
  thing: Thing,
  places: Places,
  colours: readonly (Colour | null)[],
  postures: readonly (Posture | null)[],
): Draft[] {
  const { setting } = stage;
  const { side, idea } = setting;
  if (idea.without.includes(thing)) return [];
  const kinds = Array.from(
    { length: Math.max(colours.length, postures.length) },
    (_, n): Drawing => {
      const colour = colours[n % colours.length] ?? null;
      const posture = postures[n % postures.length] ?? null;
      return kindOf(stage, (wish) =>
        makeThing(setting, thing, { colour, posture }, wish.tall, false),
      );
    },
  );
  return places.map(([aside, z, size], n) => ({
    ...at(stage, kinds[n % kinds.length] as Drawing, side * aside, z, size),
    boost: boostIn(setting),
  }));
}

/** Tents of felt and horses on the steppe. */
export const steppe = (stage: Stage): Draft[] => [
  ...placed(stage, 'yurt', YURTS, [null], [null]),
  ...placed(stage, 'horse', HORSES, COATS, ['grazing', 'standing', 'grazing', 'walking']),
];

/** A herd of bison that grazes on the prairie. */
export const prairie = (stage: Stage): Draft[] =>
  placed(stage, 'cow', HERD, HIDES, ['grazing', 'walking', 'standing']);
