import { pick } from '../../../kernels/random.ts';
import { mixColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, limb, type Look, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { atWheel } from './at-wheel.ts';

const PAINTS: readonly Colour[] = [
  [0.72, 0.1, 0.08],
  [0.16, 0.42, 0.16],
  [0.14, 0.3, 0.56],
];
const TYRE: Colour = [0.07, 0.07, 0.075];
const RIM: Colour = [0.86, 0.78, 0.5];
const DARK: Colour = [0.16, 0.16, 0.17];
const GLASS: Colour = [0.14, 0.19, 0.23];
const SKY: Colour = [0.5, 0.6, 0.7];
const LAMP: Colour = [0.95, 0.92, 0.8];
const ACROSS = pitch(Math.PI / 2);

/** Where who drives sits, by what is 2.75 metres high with its cab. */
const DRIVER = { hips: [-0.3, 0.68, 0], wheel: [0, 0.79, 0], man: 1.76 / 2.75 } as const;
/** How far it is turned to the eye, radians: less where somebody is seen in it. */
const TURN = { empty: 0.62, driven: 0.45 } as const;

/** A farm tractor: high wheels behind, a long bonnet before its cab, the exhaust upright; who drives it sits in the open. */
export function tractor(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, PAINTS);
  return wish.traits?.includes('crewed') === true
    ? portray(
        wish,
        [...bodyOf(paint), ...openSeat(), ...atWheel(wish, DRIVER)],
        TURN.driven,
        0.1,
        2.6,
      )
    : portray(wish, [...bodyOf(paint), ...cab(paint)], TURN.empty, 0.1, 2.6);
}

/** A seat of steel behind the wheel. */
function openSeat(): Solid[] {
  const dark = plain(DARK, { gloss: 0.2 });
  return [
    box(dark, [-0.32, 0.62, 0], [0.11, 0.022, 0.12], UNTURNED, 0.02),
    box(dark, [-0.43, 0.72, 0], [0.022, 0.11, 0.12], UNTURNED, 0.02),
    ring(dark, DRIVER.wheel, 0.085, 0.012, roll(1.1)),
    limb(dark, DRIVER.wheel, [0.08, 0.62, 0], 0.014, 0.014),
  ];
}

/** A closed cab. */
function cab(paint: Colour): Solid[] {
  const body = plain(paint, { gloss: 0.45 });
  const glass: Look = {
    paint: (_x, y) => mixColour(GLASS, SKY, Math.max(0, (y - 0.6) * 2)),
    gloss: 0.8,
  };
  return [
    box(glass, [-0.28, 0.78, 0], [0.22, 0.22, 0.22], UNTURNED, 0.03),
    box(body, [-0.28, 1.02, 0], [0.29, 0.035, 0.28], UNTURNED, 0.03),
    ...[-1, 1].flatMap((side) =>
      [-0.5, -0.07].map((x) =>
        limb(body, [x, 0.56, side * 0.22], [x, 1.02, side * 0.22], 0.022, 0.022),
      ),
    ),
  ];
}

function bodyOf(paint: Colour): Solid[] {
  const body = plain(paint, { gloss: 0.45 });
  const dark = plain(DARK, { gloss: 0.2 });
  const lamp = plain(LAMP, { gloss: 0.8, glow: () => 1 });
  return [
    box(body, [0.36, 0.5, 0], [0.4, 0.12, 0.15], UNTURNED, 0.05),
    box(dark, [0.76, 0.48, 0], [0.015, 0.09, 0.12], UNTURNED, 0.01),
    box(dark, [0.2, 0.33, 0], [0.52, 0.07, 0.1], UNTURNED, 0.02),
    box(body, [-0.28, 0.54, 0], [0.26, 0.08, 0.24], UNTURNED, 0.04),
    ...[-1, 1].flatMap((side) => [
      box(body, [-0.36, 0.74, side * 0.33], [0.3, 0.02, 0.1], UNTURNED, 0.02),
      ball(lamp, [0.765, 0.55, side * 0.09], 0.035),
      ...wheel([-0.36, 0.38, side * 0.34], 0.38, 0.1),
      ...wheel([0.52, 0.22, side * 0.27], 0.22, 0.065),
    ]),
    limb(dark, [0.3, 0.6, 0.1], [0.3, 1, 0.1], 0.024, 0.02),
  ];
}

/** A wheel at its hub: radius and half its width. */
const wheel = (at: Vector, radius: number, half: number): Solid[] => [
  frustum(treaded(at, radius), at, half, radius, radius, ACROSS),
  frustum(plain(RIM, { gloss: 0.3 }), at, half * 1.1, radius * 0.55, radius * 0.55, ACROSS),
  ball(plain(DARK), [at[0], at[1], at[2] + Math.sign(at[2]) * half], radius * 0.14),
];

/** Rubber with lugs across its tread. */
const treaded = ([x0, y0]: Vector, radius: number): Look => ({
  paint: () => TYRE,
  bump: (x, y) =>
    Math.hypot(x - x0, y - y0) > radius * 0.8
      ? 0.02 * radius * Math.sign(Math.cos(Math.atan2(y - y0, x - x0) * 16))
      : 0,
});
