import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { add, after, pitch, roll, turn, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { atWheel } from './at-wheel.ts';
import { bulldozer, excavator, MACHINE } from './crawlers.ts';

const PAINTS: readonly Colour[] = [
  [0.72, 0.1, 0.08],
  [0.16, 0.42, 0.16],
  [0.14, 0.3, 0.56],
];
const TYRE: Colour = [0.1, 0.1, 0.105];
const LUGS: Colour = [0.15, 0.145, 0.14];
const RIM: Colour = [0.86, 0.78, 0.5];
const DARK: Colour = [0.16, 0.16, 0.17];
const GLASS: Colour = [0.14, 0.19, 0.23];
const SKY: Colour = [0.5, 0.6, 0.7];
const LAMP: Colour = [0.95, 0.92, 0.8];
const ACROSS = pitch(Math.PI / 2);

/** Where who drives sits, high over the wheels and close to the wheel in the hands, by what is 2.2 metres high without a cab. */
const DRIVER = { hips: [-0.3, 0.84, 0], wheel: [-0.07, 0.96, 0], man: 1.76 / 2.2 } as const;
/** How far it is turned to the eye, radians: less where somebody is seen in it. */
const TURN = { empty: 0.62, driven: 0.45, crawler: 0.5 } as const;

/** What stands for a tractor by name: machines on tracks. */
const CRAWLERS = [
  ['excavator', excavator],
  ['bulldozer', bulldozer],
] as const;

/** A machine on tracks where one is named, or a farm tractor: high wheels behind, a long bonnet before its cab, the exhaust upright; who drives it sits in the open. */
export function tractor(wish: Wish): Sprite {
  const crawler = CRAWLERS.find(([trait]) => wish.traits?.includes(trait))?.[1];
  if (crawler !== undefined)
    return portray(wish, crawler(wish.colour ?? MACHINE), TURN.crawler, 0.14, 2.8);
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
    box(dark, [-0.32, 0.775, 0], [0.11, 0.022, 0.12], UNTURNED, 0.02),
    box(dark, [-0.43, 0.86, 0], [0.022, 0.1, 0.12], UNTURNED, 0.02),
    limb(dark, [-0.34, 0.6, 0], [-0.34, 0.76, 0], 0.05, 0.04),
    ring(dark, DRIVER.wheel, 0.085, 0.012, roll(0.7)),
    limb(dark, DRIVER.wheel, [0.06, 0.6, 0], 0.014, 0.016),
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
      ...wheel([-0.36, 0.38, side * 0.34], 0.38, 0.1, 18),
      ...wheel([0.52, 0.22, side * 0.27], 0.22, 0.065, 12),
    ]),
    limb(dark, [0.3, 0.6, 0.1], [0.3, 1, 0.1], 0.024, 0.02),
  ];
}

/** A wheel from its hub toward the eye: radius, how wide it is, and how many lugs go round it. */
function wheel(at: Vector, radius: number, wide: number, lugs: number): Solid[] {
  const rubber = plain(TYRE);
  return [
    frustum(rubber, at, wide, radius * 0.93, radius * 0.93, ACROSS),
    // The wall of a tyre swells between rim and tread.
    ring(rubber, add(at, [0, 0, -wide * 0.5]), radius * 0.76, wide * 0.58, ACROSS),
    ...Array.from({ length: lugs }, (_, n) =>
      lugsAt(at, radius, wide, (n * 2 * Math.PI) / lugs),
    ).flat(),
    frustum(rimOf(at, radius), at, wide * 1.1, radius * 0.55, radius * 0.55, ACROSS),
    ball(plain(DARK), [at[0], at[1], at[2] + Math.sign(at[2]) * wide], radius * 0.14),
  ];
}

/** How high and thick lugs are beside the wheel's radius, and how far they run aslant, radians. */
const LUG = { high: 0.06, thick: 0.034, aslant: 0.6 } as const;

/** Two lugs that meet in an arrow at that angle of a tread. */
function lugsAt([x, y, z]: Vector, radius: number, wide: number, turned: number): Solid[] {
  const rubber = plain(LUGS);
  const out = radius * 0.95;
  return [-1, 1].map((side) => {
    const by = after(roll(turned), pitch(side * LUG.aslant));
    const on = turn(roll(turned), [out, side * 0.02 * radius, 0]);
    return box(
      rubber,
      [x + on[0], y + on[1], z - wide * (0.5 - 0.46 * side)],
      [LUG.high * radius, LUG.thick * radius, wide * 0.62],
      by,
      0.006,
    );
  });
}

/** A dished disc of steel with bolts around its hub. */
const rimOf = ([x0, y0]: Vector, radius: number): Look => ({
  paint: (x, y) => {
    const far = Math.hypot(x - x0, y - y0) / radius;
    const around = Math.atan2(y - y0, x - x0);
    if (far > 0.5) return scaleColour(RIM, 1.08);
    if (Math.abs(far - 0.24) < 0.035 && Math.cos(around * 8) > 0.55) return scaleColour(RIM, 0.35);
    return scaleColour(RIM, 0.62 + 0.3 * smoothstep(0.5, 0.2, far));
  },
  gloss: 0.3,
});
