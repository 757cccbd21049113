import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import { GOLD } from './headwear-looks.ts';
import { CLOTH } from './role-cloth.ts';

/** A hood that leaves the eyes free, a red band around the brow with its ends behind. */
export function ninjaHood(): Solid[] {
  const cloth = plain(CLOTH.night);
  const red = plain(CLOTH.red);
  return [
    ellipsoid(cloth, [-0.05, 0.84, 0], [0.44, 0.27, 0.385]),
    ellipsoid(cloth, [-0.14, 0.55, 0], [0.36, 0.5, 0.39]),
    ellipsoid(cloth, [0.1, 0.2, 0], [0.37, 0.26, 0.33], 0.05),
    ellipsoid(cloth, [0.36, 0.32, 0], [0.1, 0.1, 0.12], 0.05),
    ring(red, [-0.045, 0.72, 0], 0.395, 0.05),
    blade(red, [-0.42, 0.72, -0.04], [-0.85, 0.5, -0.14], 0.05, 0.07, 0.3),
    blade(red, [-0.42, 0.72, 0.02], [-0.78, 0.34, 0.05], 0.05, 0.07, 0.3),
  ];
}

/** A ring of light above the head. */
export const halo = (): Solid[] => [
  ring(plain([1, 0.9, 0.5], { glow: () => 1 }), [-0.06, 1.32, 0], 0.36, 0.035),
];

/** A wreath of flowers. */
export const wreath = (): Solid[] =>
  Array.from({ length: 14 }, (_, n) => {
    const turn = (n / 14) * Math.PI * 2;
    const colour: Colour =
      n % 3 === 0 ? [0.95, 0.85, 0.4] : n % 3 === 1 ? [0.95, 0.6, 0.75] : [0.95, 0.94, 0.92];
    return ball(plain(colour), [-0.06 + 0.4 * Math.cos(turn), 0.88, 0.35 * Math.sin(turn)], 0.075);
  });

/** Long ears that end in points, and a circlet. */
export const pointedEars = (skin: Colour): Solid[] => [
  ...[-1, 1].map((side) =>
    blade(plain(skin), [-0.03, 0.46, side * 0.33], [-0.22, 0.86, side * 0.5], 0.1, 0.012, 0.4),
  ),
  ring(GOLD, [-0.04, 0.76, 0], 0.4, 0.022, roll(0.1)),
];

/** Flowers and long pins in the hair. */
export const hairpins = (): Solid[] => [
  ...[-0.1, 0.04, 0.18].map((y, n) =>
    ball(
      plain(n === 1 ? [0.96, 0.9, 0.88] : [0.9, 0.3, 0.4]),
      [-0.1 + 0.1 * n, 0.86 + y, -0.36 + 0.03 * n],
      0.085,
    ),
  ),
  limb(GOLD, [-0.2, 1.06, -0.42], [-0.3, 1.16, 0.4], 0.02, 0.02),
  ball(GOLD, [-0.2, 1.06, -0.43], 0.05),
];

/** A dot between the brows, a chain along the parting and flowers behind. */
export const indianJewels = (): Solid[] => [
  ball(plain(CLOTH.red), [0.405, 0.66, 0], 0.026),
  limb(GOLD, [0.4, 0.78, 0], [0.1, 1.0, 0], 0.018, 0.018),
  ball(GOLD, [0.405, 0.76, 0], 0.036),
  ...[-1, 1].map((side) => ball(GOLD, [-0.02, 0.28, side * 0.35], 0.055)),
  ...Array.from({ length: 7 }, (_, n) =>
    ball(plain([0.97, 0.93, 0.84]), [-0.42, 0.6 + 0.05 * n, -0.24 + 0.08 * n], 0.06),
  ),
];

/** Bushes of orange hair at both sides, a red nose, a wide red mouth whose corners are low where he is sad, and a little hat. */
export const clownHead = (_: Colour, traits: readonly Trait[]): Solid[] => {
  const corners = traits.includes('sad') ? 0.13 : 0.25;
  const hair = plain([0.95, 0.4, 0.08], { fur: 0.05 });
  const red = plain(CLOTH.red, { gloss: 0.5 });
  return [
    ...[-1, 1].flatMap((side) => [
      ball(hair, [-0.08, 0.72, side * 0.4], 0.22, 0.06),
      ball(hair, [-0.14, 0.48, side * 0.42], 0.2, 0.06),
      ball(hair, [-0.2, 0.88, side * 0.3], 0.18, 0.06),
    ]),
    ball(red, [0.47, 0.38, 0], 0.085),
    limb(red, [0.4, 0.19, -0.09], [0.4, 0.19, 0.09], 0.028, 0.028),
    ...[-1, 1].map((side) =>
      limb(red, [0.4, 0.19, side * 0.09], [0.35, corners, side * 0.15], 0.026, 0.014),
    ),
    ellipsoid(plain([0.16, 0.42, 0.8]), [-0.02, 1.0, 0.08], [0.3, 0.035, 0.3]),
    limb(plain([0.16, 0.42, 0.8]), [-0.02, 1.02, 0.08], [-0.02, 1.42, 0.12], 0.18, 0.05),
    ball(plain(CLOTH.gold), [-0.02, 1.48, 0.12], 0.07),
  ];
};

/** The nose of a boy of wood, as long as it has grown, and a pointed cap with a feather. */
export const puppetHead = (): Solid[] => {
  const wood = plain([0.9, 0.64, 0.36], { flesh: 0.4 });
  const felt = plain([0.92, 0.74, 0.2]);
  const band = plain(CLOTH.red);
  return [
    limb(wood, [0.36, 0.38, 0], [1.08, 0.46, 0], 0.06, 0.045),
    ellipsoid(felt, [-0.06, 0.84, 0], [0.45, 0.26, 0.42]),
    limb(felt, [-0.07, 0.98, 0], [-0.14, 1.52, 0], 0.31, 0.04, 0.08),
    ring(band, [-0.05, 0.84, 0], 0.41, 0.06),
    limb(band, [0.06, 0.9, 0.36], [-0.26, 1.34, 0.42], 0.035, 0.015),
  ];
};

/** A cloth of linen over the hair, which falls behind the ears. */
export const linenCloth = (): Solid[] => {
  const linen = plain([0.9, 0.87, 0.78]);
  return [
    ellipsoid(linen, [-0.06, 0.78, 0], [0.47, 0.36, 0.41]),
    ...[-1, 1].map((side) =>
      blade(linen, [-0.2, 0.7, side * 0.36], [-0.22, 0.12, side * 0.34], 0.16, 0.13, 0.4, 0.03),
    ),
  ];
};
