import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, yaw } from '../../sculpt/vector.ts';
import type { Complexion } from './face.ts';
import type { Folk } from './folk.ts';

const IVORY: Colour = [0.9, 0.85, 0.7];

/** What stands off the head of one of a folk of tales: pointed ears, a long or a thick nose, tusks, large eyes and feelers. In heights of the head, the chin at 0. */
export function folkFeatures(
  folk: Folk,
  { visage, face: { features }, skin }: Complexion,
): Solid[] {
  const own = skin.paint(0, 0, 0, [0, 1, 0]);
  const ear: Look = { ...visage, paint: skin.paint };
  const inside = plain(scaleColour(own, 0.55));
  const { nose, eyes, mouth } = features;
  if (folk === 'goblin')
    return [
      ...longEars(ear, inside),
      limb(ear, [0.32, eyes - 0.03, 0], [0.5, nose + 0.05, 0], 0.05, 0.062, 0.03),
      limb(ear, [0.5, nose + 0.05, 0], [0.66, nose - 0.09, 0], 0.062, 0.03, 0.03),
      ...[-1, 1].map((side) => ball(ear, [0.42, nose + 0.03, side * 0.06], 0.045, 0.03)),
    ];
  if (folk === 'alien') return [...largeEyes(eyes), ...feelers(ear)];
  if (folk === 'orc')
    return [...shortEars(ear, inside, 0.56, 0.4), ...tusks(mouth, 0.12, 0.17, 0.032)];
  return [
    ...shortEars(ear, inside, 0.62, 0.56),
    limb(ear, [0.34, eyes - 0.02, 0], [0.54, nose + 0.01, 0], 0.09, 0.15, 0.05),
    ellipsoid(ear, [0.57, nose - 0.03, 0], [0.19, 0.16, 0.18], 0.04),
    ...tusks(mouth, 0.15, 0.09, 0.026),
  ];
}

/** Black eyes that rise to the temples, with a glint in each. */
const largeEyes = (high: number): Solid[] =>
  [-1, 1].flatMap((side) => [
    ellipsoid(
      plain([0.015, 0.015, 0.02], { gloss: 0.9 }),
      [0.29, high + 0.02, side * 0.185],
      [0.075, 0.1, 0.15],
      0,
      after(yaw(side * -0.5), pitch(side * -0.5)),
    ),
    ball(plain([1, 1, 1]), [0.372, high + 0.055, side * 0.16], 0.014),
  ]);

/** Two feelers with balls at their tips. */
const feelers = (skin: Look): Solid[] =>
  [-1, 1].flatMap((side) => [
    limb(skin, [0.02, 0.96, side * 0.12], [0.06, 1.34, side * 0.26], 0.03, 0.018),
    ball(skin, [0.06, 1.37, side * 0.27], 0.06),
  ]);

/** Ears as long as the head is high, that stand off aside. */
const longEars = (skin: Look, inside: Look): Solid[] =>
  [-1, 1].flatMap((side) => [
    blade(skin, [-0.02, 0.48, side * 0.26], [-0.2, 0.72, side * 1], 0.19, 0.012, 0.26, 0.04),
    blade(inside, [0.03, 0.48, side * 0.36], [-0.12, 0.66, side * 0.86], 0.1, 0.01, 0.3, 0.01),
  ]);

/** Ears that end in a point at a height and so far aside. */
const shortEars = (skin: Look, inside: Look, high: number, aside: number): Solid[] =>
  [-1, 1].flatMap((side) => [
    blade(
      skin,
      [-0.04, 0.44, side * 0.31],
      [-0.14, high + 0.06, side * (aside + 0.14)],
      0.1,
      0.012,
      0.4,
      0.03,
    ),
    blade(
      inside,
      [0, 0.45, side * 0.34],
      [-0.1, high, side * (aside + 0.06)],
      0.05,
      0.008,
      0.3,
      0.01,
    ),
  ]);

/** Two tusks that stand up from the lower lip, so far aside, of that length. */
const tusks = (mouth: number, aside: number, long: number, thick: number): Solid[] => {
  const ivory = plain(IVORY, { gloss: 0.4 });
  return [-1, 1].map((side) =>
    limb(
      ivory,
      [0.31, mouth - 0.03, side * aside],
      [0.36, mouth - 0.03 + long, side * (aside + 0.035)],
      thick,
      0.008,
    ),
  );
};
