import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import {
  add,
  after,
  between,
  normalise,
  pitch,
  roll,
  scale,
  subtract,
  type Vector,
  yaw,
} from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import { guitarOf } from './held-things.ts';
import { BEECH, type Played, SILVER, SKIN } from './played.ts';

const MAPLE: Colour = [0.56, 0.26, 0.09];
/** Dark wood of keys and fingerboards. */
export const EBONY: Colour = [0.1, 0.07, 0.06];
const STRING: Colour = [0.78, 0.76, 0.72];
const HAIR: Colour = [0.9, 0.88, 0.82];

/** Blue of a lacquered body. */
export const PEARL: Colour = [0.16, 0.14, 0.36];

/** A guitar before the body. */
export function guitarBefore({ waist }: Figure, colour: Colour | null): Played {
  const body: Vector = [0.14, waist - 0.03, -0.045];
  const head: Vector = [0.17, waist + 0.13, 0.33];
  const near: Vector = [0.185, waist - 0.01, -0.06];
  const far: Vector = [0.165, waist + 0.075, 0.22];
  return { hands: { near, far }, pieces: guitarOf(body, head, colour) };
}

/** A balalaika before the body: three sides of pale wood that meet at the neck, a round hole, three strings. */
export function balalaika({ waist }: Figure, colour: Colour | null): Played {
  const body: Vector = [0.15, waist - 0.03, -0.07];
  const head: Vector = [0.17, waist + 0.15, 0.33];
  const wood = plain(colour ?? BEECH, { gloss: 0.45 });
  const rim = plain(MAPLE, { gloss: 0.4 });
  const dark = plain(EBONY, { gloss: 0.2 });
  const on = (share: number, out = 0): Vector => add(between(body, head, share), [out, 0, 0]);
  const along = normalise(subtract(head, body));
  const across: Vector = [0, along[2], -along[1]];
  const corner = (side: number): Vector => add(on(-0.16), scale(across, side * 0.17));
  const top = on(0.42);
  return {
    hands: { near: add(on(0.02), [0.045, 0, 0]), far: add(on(0.7), [0.01, -0.01, 0]) },
    pieces: [
      // Its face, in strips from side to side.
      ...Array.from({ length: 13 }, (_, n) => {
        const foot = between(corner(-1), corner(1), n / 12);
        return limb(wood, foot, top, 0.017, 0.013);
      }),
      limb(rim, corner(-1), corner(1), 0.022, 0.022),
      ...[-1, 1].map((side) => limb(rim, corner(side), top, 0.02, 0.016)),
      ball(dark, on(0.12, 0.008), 0.018),
      limb(dark, top, on(1), 0.013, 0.012),
      box(dark, on(1.02), [0.012, 0.03, 0.024], pitch(1)),
      ...[-0.007, 0, 0.007].map((aside) =>
        limb(
          plain(STRING),
          add(on(-0.12, 0.022), [0, 0, aside]),
          add(on(0.96, 0.016), [0, 0, aside]),
          0.002,
          0.002,
        ),
      ),
    ],
  };
}

/** A banjo before the body: a drum with a hoop of metal, a long neck with pegs. */
export function banjo({ waist }: Figure, colour: Colour | null): Played {
  const middle: Vector = [0.155, waist - 0.02, -0.06];
  const scroll: Vector = [0.16, waist + 0.17, 0.36];
  const near: Vector = [0.2, waist - 0.01, -0.09];
  const far: Vector = [0.165, waist + 0.1, 0.23];
  const facing = roll(-Math.PI / 2 + 0.06);
  const wood = plain(colour ?? MAPLE, { gloss: 0.4 });
  const steel = plain(SILVER, { gloss: 0.8 });
  const on = (share: number, out = 0): Vector => add(between(middle, scroll, share), [out, 0, 0]);
  return {
    hands: { near, far },
    pieces: [
      frustum(wood, add(middle, [-0.022, 0, 0]), 0.036, 0.098, 0.098, facing),
      frustum(plain(SKIN), add(middle, [0.012, 0, 0]), 0.008, 0.09, 0.09, facing),
      ring(steel, add(middle, [0.014, 0, 0]), 0.096, 0.008, facing),
      limb(wood, on(0.16, 0.012), on(0.94, 0.006), 0.014, 0.012),
      box(wood, on(1, 0.004), [0.01, 0.03, 0.03], pitch(0.4), 0.006),
      ...[-0.02, 0.02].map((aside) => ball(steel, add(on(1), [0.01, aside, aside]), 0.012)),
      limb(plain(STRING, { gloss: 0.6 }), on(-0.12, 0.026), on(0.94, 0.022), 0.0025, 0.002),
      box(wood, on(-0.1, 0.024), [0.008, 0.026, 0.006], pitch(0.4)),
    ],
  };
}

/** The body of a stringed instrument along an axis from its lower end to its scroll: two bouts, neck, strings; `long` is how long all of it is. */
function strung(look: Look, low: Vector, scroll: Vector, front: Vector, long: number): Solid[] {
  const dark = plain(EBONY, { gloss: 0.3 });
  const along = normalise(subtract(scroll, low));
  const [x, y, z] = along;
  // The belly faces `front`: thin that way.
  const turned = after(yaw(Math.atan2(-z, x)), roll(Math.asin(y)));
  const tipped = after(turned, pitch(Math.atan2(front[2], front[1])));
  const on = (share: number, out = 0): Vector =>
    add(add(low, scale(along, share * long)), scale(front, out * long));
  return [
    ellipsoid(look, on(0.15), [0.16 * long, 0.05 * long, 0.17 * long], 0, tipped),
    ellipsoid(look, on(0.42), [0.14 * long, 0.05 * long, 0.135 * long], 0.06 * long, tipped),
    limb(dark, on(0.36, 0.055), on(0.93, 0.035), 0.024 * long, 0.018 * long),
    limb(look, on(0.93, 0.03), on(1, 0.0), 0.022 * long, 0.026 * long, 0.01),
    limb(plain(STRING), on(0.12, 0.07), on(0.92, 0.055), 0.007 * long, 0.006 * long),
  ];
}

/** A violin on the far shoulder, its bow in the near hand. */
export function violin({ shoulder, thick }: Figure, colour: Colour | null): Played {
  const low: Vector = [0.045, shoulder + 0.018, 0.06];
  const long = 0.33 * thick ** 0.5;
  const axis = normalise([0.86, -0.06, 0.42]);
  const scroll = add(low, scale(axis, long));
  const bridge = add(low, add(scale(axis, 0.3 * long), [0, 0.03, 0]));
  const across = normalise([0.4, -0.2, -0.9]);
  const grip = add(bridge, scale(across, 0.17));
  const tip = add(bridge, scale(across, -0.2));
  const far = add(low, add(scale(axis, 0.8 * long), [-0.01, -0.028, 0.01]));
  return {
    hands: { near: add(grip, [-0.005, -0.012, -0.012]), far },
    pieces: [
      ...strung(worn(colour ?? MAPLE, 0.1, { gloss: 0.5 }), low, scroll, [0, 1, 0], long),
      limb(plain(EBONY), grip, tip, 0.0055, 0.004),
      limb(plain(HAIR), add(grip, [0, -0.012, 0]), add(tip, [0, -0.008, 0]), 0.003, 0.003),
    ],
  };
}

/** A bass that stands on the ground before its player, who plucks it. */
export function bass({ shoulder }: Figure, colour: Colour | null): Played {
  const low: Vector = [0.2, 0.07, -0.03];
  const scroll: Vector = [0.14, shoulder + 0.16, 0.07];
  const front = normalise([0.96, 0.08, -0.22]);
  const wood = worn(colour ?? MAPLE, 0.1, { gloss: 0.45 });
  const dark = plain(EBONY, { gloss: 0.3 });
  const on = (share: number, out = 0): Vector =>
    add(between(low, scroll, share), scale(front, out));
  const facing = after(pitch(0.12), yaw(0.22));
  return {
    hands: { near: on(0.66, 0.07), far: add(on(0.84), [0.01, 0, 0.02]) },
    pieces: [
      limb(dark, on(0.02), add(low, [0.01, -0.07, -0.005]), 0.006, 0.005),
      ellipsoid(wood, on(0.19), [0.062, 0.165, 0.155], 0, facing),
      ellipsoid(wood, on(0.46), [0.056, 0.14, 0.118], 0.05, facing),
      limb(dark, on(0.36, 0.066), on(0.92, 0.03), 0.017, 0.012),
      limb(wood, on(0.6, 0.02), on(0.97), 0.02, 0.014),
      limb(wood, on(0.97), on(1.02, 0.01), 0.016, 0.02, 0.01),
      limb(dark, on(0.12, 0.07), on(0.22, 0.072), 0.014, 0.02),
      ...[-0.008, 0.008].map((aside) =>
        limb(
          plain(STRING, { gloss: 0.6 }),
          add(on(0.16, 0.08), [0, 0, aside]),
          add(on(0.94, 0.042), [0, 0, aside]),
          0.0022,
          0.0022,
        ),
      ),
      // The holes of its belly.
      ...[-1, 1].map((side) =>
        limb(
          dark,
          add(on(0.27, 0.058), [0, 0, side * 0.05]),
          add(on(0.36, 0.055), [0, 0, side * 0.042]),
          0.006,
          0.006,
        ),
      ),
    ],
  };
}
