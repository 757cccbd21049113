import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { cut, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Features } from '../visage/features.ts';
import { eyeOf } from '../visage/head-form.ts';

const STRAW: Colour = [0.75, 0.62, 0.4];
/** Scarves of whom no colour is said: one that goes with clothes that are red, one with all others. */
const SCARF = { cool: [0.12, 0.36, 0.42], warm: [0.62, 0.13, 0.16] } as const satisfies Readonly<
  Record<string, Colour>
>;
const BAND: Colour = [0.16, 0.12, 0.1];
const LINEN: Colour = [0.9, 0.89, 0.86];
/** What the rims of glasses are made of, and the glass of dark ones. */
export const HORN = plain([0.1, 0.07, 0.06], { gloss: 0.4 });
export const DARK_GLASS = plain([0.03, 0.03, 0.04], { gloss: 0.8 });

/** What is worn on the head, of somebody's clothes and of its own colour, null as it goes with the clothes. */
export const hatColour = (cloth: Colour, said: Colour | null): Colour =>
  said ?? mixColour(cloth, STRAW, 0.7);

/** A hat with a brim and its band, in heights of the head. */
export const brimmedHat = (look: Look): Solid[] => [
  ellipsoid(look, [-0.04, 0.86, 0], [0.74, 0.05, 0.7]),
  ellipsoid(look, [-0.05, 0.98, 0], [0.43, 0.3, 0.41], 0.06),
  ring(plain(BAND), [-0.05, 0.92, 0], 0.4, 0.042),
];

/** How cloth lies about a head. */
const folds = createNoise(9_041);

/** A cloth over the hair that leaves the face free and lies on the neck; what comes after it in a model is not cut by its opening. */
function headscarf(cloth: Colour, said: Colour | null): Solid[] {
  const isRed = cloth[0] > 1.5 * cloth[2];
  const colour = said ?? (isRed ? SCARF.cool : SCARF.warm);
  const foldsAt = (x: number, y: number, z: number): number => {
    // They run from beneath the chin around the face and over the neck.
    const far = Math.hypot(x - 0.16, y + 0.08, z);
    const turn = Math.atan2(y + 0.08, Math.hypot(x - 0.16, z));
    return folds.at(far * 7 + 0.4 * turn, turn * 1.6 + 5 * z);
  };
  const look: Look = {
    paint: (x, y, z) => scaleColour(colour, 1 + 0.14 * foldsAt(x, y, z)),
    bump: (x, y, z) => 0.02 * foldsAt(x, y, z),
  };
  return [
    // All of it stands off the face, which would be stained where it melts.
    ellipsoid(look, [-0.05, 0.52, 0], [0.5, 0.63, 0.42]),
    ellipsoid(look, [-0.07, -0.13, 0], [0.43, 0.25, 0.37], 0.04),
    ellipsoid(look, [-0.1, -0.36, 0], [0.36, 0.28, 0.42], 0.04),
    cut(limb(look, [0.4, 0.58, 0], [0.4, 0.26, 0], 0.31, 0.29)),
  ];
}

/** The veil of a nun over the coif that frames her face and covers her neck. */
function veil(cloth: Colour): Solid[] {
  const [dark, linen] = [plain(cloth), plain(LINEN)];
  return [
    ellipsoid(dark, [-0.12, 0.58, 0], [0.52, 0.62, 0.47]),
    limb(dark, [-0.2, 0.5, 0], [-0.34, -0.75, 0], 0.44, 0.5, 0.05),
    cut(limb(dark, [0.46, 0.74, 0], [0.46, -0.2, 0], 0.43, 0.5)),
    ellipsoid(linen, [-0.04, 0.52, 0], [0.475, 0.57, 0.405]),
    ellipsoid(linen, [-0.04, -0.16, 0], [0.41, 0.24, 0.4], 0.04),
    ellipsoid(linen, [-0.02, -0.42, 0], [0.36, 0.22, 0.5], 0.04),
    cut(limb(linen, [0.4, 0.56, 0], [0.4, 0.24, 0], 0.31, 0.29)),
  ];
}

/** What of cloth is about the head of such people, open before the face: it comes first in a model. */
export const headCloth = (
  traits: readonly Trait[],
  cloth: Colour,
  said: Colour | null,
): readonly Solid[] =>
  traits.includes('nun') ? veil(cloth) : traits.includes('headscarf') ? headscarf(cloth, said) : [];

/** How large a glass is, how thick its rim, and how far before the eye it is, in heights of the head. */
const GLASS = { radius: 0.088, rim: 0.013, ahead: 0.075 } as const;
/** Where their temples lie on the ears, on the far side. */
const EAR: Vector = [-0.06, 0.52, 0.335];

/** Glasses before the eyes of such a face: rims, a bridge and temples; dark ones where `isDark`. */
export function glasses(features: Features, isDark: boolean): Solid[] {
  const { radius, rim, ahead } = GLASS;
  const middles = ([-1, 1] as const).map((side) => {
    const [x, y, z] = eyeOf(features, side);
    return { side, at: [x + ahead, y - 0.008, z] as const satisfies Vector };
  });
  const [near, far] = middles.map(({ side, at }) => add(at, [0.005, 0.02, -side * radius * 0.92]));
  return [
    ...middles.flatMap(({ side, at }) => {
      const hinge = add(at, [-0.02, 0.02, side * (radius + rim)]);
      return [
        ring(HORN, at, radius, rim, roll(Math.PI / 2)),
        ...(isDark ? [ellipsoid(DARK_GLASS, at, [0.016, radius, radius])] : []),
        limb(HORN, hinge, [EAR[0], EAR[1], side * EAR[2]], rim, rim),
      ];
    }),
    ...(near === undefined || far === undefined ? [] : [limb(HORN, near, far, rim, rim)]),
  ];
}

/** Glasses of who is said to have some. */
export const glassesOf = (traits: readonly Trait[], features: Features): Solid[] =>
  traits.includes('sunglasses')
    ? glasses(features, true)
    : traits.includes('glasses')
      ? glasses(features, false)
      : [];
