import type { Trait } from '../../../words/trait.ts';
import { ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Head } from '../build.ts';
import { DARK_GLASS, HORN } from '../clothing/headwear.ts';

/** How large a glass is beside an eye and at the least, how thick its rim, and how far before the eye's middle it is, in head sizes. */
const GLASS = { beside: 2.1, least: 0.3, rim: 0.045, ahead: 0.12 } as const;
/** Where a temple ends beside the ear. */
const EAR: Vector = [-0.2, 0.34, 0.86];

/** Glasses or sunglasses before the eyes of a short head, so high above its middle, in head sizes: none where nothing tells of them. */
export function beastGlasses({ eye }: Head, up: number, traits: readonly Trait[]): Solid[] {
  const isDark = traits.includes('sunglasses');
  if (!isDark && !traits.includes('glasses')) return [];
  const { rim } = GLASS;
  const radius = Math.max(GLASS.least, eye.size * GLASS.beside);
  // Glasses that would overlap stand farther apart than the eyes.
  const aside = Math.max(eye.aside, radius + 2 * rim);
  const ahead = eye.ahead + eye.size + GLASS.ahead;
  return [
    ...[-1, 1].flatMap((side) => {
      const at: Vector = [ahead, up, side * aside];
      const hinge: Vector = [ahead - 0.02, up + 0.1, side * (aside + radius)];
      return [
        ring(HORN, at, radius, rim, roll(Math.PI / 2)),
        ...(isDark ? [ellipsoid(DARK_GLASS, at, [0.05, radius, radius])] : []),
        limb(HORN, hinge, [EAR[0], EAR[1], side * EAR[2]], rim, rim),
      ];
    }),
    limb(HORN, [ahead, up + 0.1, radius - aside], [ahead, up + 0.1, aside - radius], rim, rim),
  ];
}
