import { scaleColour, smoothstep } from '../../arithmetic.ts';
import { plain } from '../sculpt/looks.ts';
import { blade, ellipsoid, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { roll, yaw as turned } from '../sculpt/vector.ts';
import { collarAt, openAt, SHIRT, type Worn } from './bust-cloth.ts';
import type { Complexion } from './visage/face.ts';

/** What is thin from front to back. */
const FRONT = turned(Math.PI / 2);

/** Shoulders so broad in what is worn, and a neck so thick. In heights of a head; the chin is at 0 and the face looks along x. */
export function shoulders(looks: Complexion, wide: number, worn: Worn, neck: number): Solid[] {
  const cloth = openAt(looks, worn, wide);
  return [
    limb(cloth, [-0.11, -0.7, -0.46 * wide], [-0.11, -0.7, 0.46 * wide], 0.22, 0.22),
    ellipsoid(cloth, [-0.06, -1.02, 0], [0.36, 0.62, 0.6 * wide], 0.2),
    ...[-1, 1].flatMap((side) => [
      // From the neck the muscles slope down to the shoulders.
      limb(cloth, [-0.17, -0.33, side * 0.11], [-0.13, -0.62, side * 0.5 * wide], 0.11, 0.19, 0.15),
      limb(
        cloth,
        [-0.1, -0.74, side * 0.62 * wide],
        [-0.05, -1.6, side * 0.78 * wide],
        0.215,
        0.19,
        0.14,
      ),
    ]),
    ...throat(worn === 'open' ? shirted(looks.skin) : looks.skin, neck, worn !== 'closed'),
    ...neckOf(cloth, wide, worn),
  ];
}

/** Skin of a neck that ends in a shirt. */
const shirted = (skin: Look): Look => ({
  ...skin,
  paint: (x, y, z, normal) => {
    const above = y - collarAt(z);
    if (above < 0) return SHIRT;
    return scaleColour(skin.paint(x, y, z, normal), 1 - 0.3 * smoothstep(0.04, 0, above));
  },
});

/** A neck, and where it is bare the two muscles that run from behind the ears to the pit between the collarbones. */
const throat = (skin: Look, neck: number, isBare: boolean): Solid[] => [
  limb(skin, [-0.12, isBare ? -0.5 : -0.34, 0], [-0.07, 0.2, 0], neck * 1.06, neck, 0.02),
  ...(isBare ? [-1, 1] : []).map((side) =>
    limb(
      skin,
      [-0.1, 0.04, side * neck * 0.94],
      [neck * 0.5, -0.5, side * 0.05],
      0.26 * neck,
      0.18 * neck,
      0.08,
    ),
  ),
];

/** What lies around the neck: a band, collarbones, or a collar and its points. */
function neckOf(cloth: Look, wide: number, worn: Worn): Solid[] {
  if (worn === 'closed')
    return [
      ring(cloth, [-0.1, -0.34, 0], 0.2 * wide, 0.055, roll(-0.3)),
      ring(cloth, [-0.095, -0.27, 0], 0.19 * wide, 0.045, roll(-0.3)),
    ];
  if (worn === 'round' || worn === 'crew')
    return [-1, 1].map((side) =>
      // Collarbones run on beneath the cloth.
      limb(cloth, [0.11, -0.55, side * 0.06], [-0.04, -0.46, side * 0.4 * wide], 0.03, 0.022, 0.07),
    );
  const shirt = plain(SHIRT);
  return [-1, 1].flatMap((side) => [
    limb(shirt, [-0.28, -0.2, 0], [-0.14, -0.24, side * 0.2 * wide], 0.055, 0.05, 0.02),
    // The flap of the collar lies on the chest and ends in a point.
    blade(
      shirt,
      [-0.12, -0.22, side * 0.21 * wide],
      [0.14, -0.54, side * 0.07],
      0.06,
      0.02,
      0.4,
      0.015,
      FRONT,
    ),
  ]);
}
