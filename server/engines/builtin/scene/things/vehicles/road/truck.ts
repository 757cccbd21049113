import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, withPanes } from '../../sculpt/looks.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { UNTURNED } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { wheelsOf } from '../wheels.ts';
import { type Cab, openCab } from './open-cab.ts';

const PAINTS: readonly Colour[] = [
  [0.62, 0.08, 0.07],
  [0.1, 0.25, 0.5],
  [0.8, 0.6, 0.12],
];
const CHROME: Colour = [0.78, 0.79, 0.8];
const DARK: Colour = [0.07, 0.07, 0.08];
const BOX: Colour = [0.86, 0.86, 0.85];

const FRONT = { along: [1.5], aside: 0.42, radius: 0.2, half: 0.075 } as const;
const REAR = { along: [0.5, 0.06, -1.3, -1.74], aside: 0.4, radius: 0.2, half: 0.11 } as const;

/** Where who drives is seen in its cab. */
const CAB: Cab = {
  at: [0.96, 1.0, 0],
  half: [0.26, 0.18, 0.5],
  seat: { hips: [0.78, 0.68, -0.16], wheel: [1.08, 0.9, -0.16], man: 0.68 },
};

/** A long-distance truck that drives to the right: a bonnet with a chrome grille, a cab, stacks, a trailer behind; who drives it is seen at its wheel. */
export function truck(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, PAINTS);
  const isDriven = wish.traits?.includes('crewed') === true;
  const inside = isDriven ? openCab(wish, CAB, plain(paint, { gloss: 0.55 })) : null;
  return drive(wish, model(paint, inside), 0.6);
}

function model(paint: Colour, inside: readonly Solid[] | null): Solid[] {
  const body = plain(paint, { gloss: 0.55 });
  const chrome = plain(CHROME, { gloss: 0.9 });
  const dark = plain(DARK, { gloss: 0.25 });
  const lamp = plain([0.96, 0.94, 0.86], { gloss: 0.9, glow: () => 1 });
  const cab = withPanes(body, [
    { side: '-z', at: [0.9, 0.98], half: [0.14, 0.12], kind: 'window' },
    { side: 'z', at: [0.9, 0.98], half: [0.14, 0.12], kind: 'window' },
  ]);
  const load: Look = {
    paint: (x, y) => {
      const seam = Math.abs(x / 0.25 - Math.round(x / 0.25)) < 0.04 ? 0.86 : 1;
      const band = Math.abs(y - 0.9) < 0.12 ? mixColour(BOX, paint, 0.85) : BOX;
      return scaleColour(band, seam);
    },
    gloss: 0.25,
  };
  const glass = plain([0.14, 0.2, 0.26], { gloss: 0.9 });
  return [
    box(dark, [-0.1, 0.3, 0], [1.9, 0.05, 0.3]),
    box(body, [1.52, 0.55, 0], [0.36, 0.2, 0.34], undefined, 0.07),
    ...[-1, 1].map((side) => ({
      ...ellipsoid(body, [1.5, 0.4, side * 0.4], [0.32, 0.16, 0.11]),
      blend: 0.05,
    })),
    box(chrome, [1.89, 0.55, 0], [0.02, 0.19, 0.2], undefined, 0.012),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((z) => box(dark, [1.91, 0.55, z], [0.008, 0.16, 0.012])),
    box(chrome, [1.92, 0.27, 0], [0.04, 0.08, 0.48], undefined, 0.03),
    ...[-0.33, 0.33].map((z) => ellipsoid(lamp, [1.86, 0.5, z], [0.05, 0.065, 0.075])),
    box(cab, [0.86, 0.8, 0], [0.33, 0.42, 0.44], undefined, 0.05),
    ...(inside ?? [box(glass, [1.18, 1.0, 0], [0.016, 0.14, 0.37], undefined, 0.02)]),
    { ...ellipsoid(body, [0.78, 1.24, 0], [0.36, 0.16, 0.42]), blend: 0.06 },
    ...[-0.24, 0, 0.24].map((z) =>
      ellipsoid(plain([1, 0.7, 0.2], { glow: () => 1 }), [1.06, 1.32, z], [0.04, 0.025, 0.035]),
    ),
    ...[-1, 1].flatMap((side) => [
      limb(chrome, [0.46, 0.4, side * 0.4], [0.46, 1.6, side * 0.4], 0.04, 0.036),
      frustum(chrome, [0.72, 0.3, side * 0.44], 0.02, 0.1, 0.1, UNTURNED),
      box(dark, [1.28, 1.02, side * 0.55], [0.03, 0.1, 0.045], undefined, 0.02),
      limb(chrome, [1.2, 1.02, side * 0.44], [1.28, 1.02, side * 0.55], 0.012, 0.012),
    ]),
    box(load, [-0.86, 1.0, 0], [1.24, 0.56, 0.48], undefined, 0.02),
    box(dark, [-0.86, 0.42, 0], [1.24, 0.03, 0.46]),
    ...wheelsOf(FRONT, chrome),
    ...wheelsOf(REAR, chrome),
  ];
}
