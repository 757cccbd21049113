import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { coachLook } from './coach-body.ts';
import { type Cab, openCab } from './open-cab.ts';

const PAINTS: readonly Colour[] = [
  [0.66, 0.1, 0.08],
  [0.12, 0.32, 0.52],
  [0.86, 0.66, 0.12],
];
const STEEL: Colour = [0.55, 0.56, 0.58];
const DARK: Colour = [0.06, 0.06, 0.07];
const AMBER: Colour = [1, 0.66, 0.2];
const LAMP: Colour = [0.95, 0.93, 0.84];

/** Half its length, and half its width. */
const LONG = 2.2;
const WIDE = 0.58;
const WHEELS = { along: [1.35, -1.25], aside: 0.5, radius: 0.22, half: 0.08 } as const;

/** Where who drives is seen through the windscreen. */
const CAB: Cab = {
  at: [1.86, 0.99, 0],
  half: [0.4, 0.26, 0.62],
  seat: { hips: [1.66, 0.56, -0.14], wheel: [1.98, 0.82, -0.14], man: 0.9 },
};

/** A city bus with doors on both sides, a lit sign above its windscreen; who drives it is seen at its wheel. */
export function bus(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, PAINTS);
  const cab = wish.traits?.includes('crewed')
    ? openCab(wish, CAB, plain(scaleColour(paint, 0.8), { gloss: 0.4 }))
    : [];
  return drive(wish, model(paint, cab), cab.length > 0 ? 0.85 : 0.55);
}

function model(paint: Colour, cab: readonly Solid[]): Solid[] {
  const look = coachLook({
    paint,
    upper: scaleColour(paint, 1.05),
    long: LONG,
    wide: WIDE,
    sill: 0.72,
    lintel: 1.2,
    windows: 7,
    doors: [1.85, 0.05],
    floor: 0.22,
  });
  const lamp = plain(LAMP, { gloss: 0.9, glow: () => 1 });
  const dark = plain(DARK, { gloss: 0.2 });
  return [
    box(look, [0, 0.8, 0], [LONG, 0.62, WIDE], undefined, 0.09),
    ...cab,
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, plain(STEEL, { gloss: 0.5 })),
    box(dark, [0, 0.17, 0], [LONG - 0.06, 0.04, WIDE - 0.06], undefined, 0.02),
    box(plain(AMBER, { glow: () => 1 }), [LONG, 1.3, 0], [0.012, 0.05, 0.34], undefined, 0.01),
    box(dark, [LONG, 1.3, 0], [0.006, 0.075, 0.42], undefined, 0.01),
    box(plain([0.9, 0.9, 0.88]), [LONG + 0.005, 0.34, 0], [0.01, 0.03, 0.12], undefined, 0.006),
    ...[-0.42, 0.42].flatMap((z) => [
      ellipsoid(lamp, [LONG - 0.02, 0.42, z], [0.05, 0.06, 0.09]),
      ellipsoid(
        plain([0.72, 0.06, 0.05], { glow: () => 0.5 }),
        [-LONG, 0.42, z],
        [0.04, 0.08, 0.06],
      ),
      box(dark, [LONG + 0.04, 1.0, z * 1.52], [0.04, 0.1, 0.04], undefined, 0.03),
    ]),
    box(plain(STEEL), [-0.3, 1.44, 0], [0.7, 0.04, 0.36], undefined, 0.03),
  ];
}
