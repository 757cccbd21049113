import type { Instrument } from '../../../words/held.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
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
import type { Doing } from '../postures/doings.ts';
import { type Hands, hipsOf } from '../stance.ts';
import { guitarOf } from './held-things.ts';

const MAPLE: Colour = [0.56, 0.26, 0.09];
const EBONY: Colour = [0.1, 0.07, 0.06];
const STRING: Colour = [0.78, 0.76, 0.72];
const HAIR: Colour = [0.9, 0.88, 0.82];
const BRASS: Colour = [0.88, 0.66, 0.22];
const SILVER: Colour = [0.8, 0.82, 0.85];
const SHELL: Colour = [0.66, 0.1, 0.1];
const SKIN: Colour = [0.92, 0.89, 0.82];
const PEARL: Colour = [0.16, 0.14, 0.36];
const PLEATS: Colour = [0.62, 0.12, 0.12];
const BEECH: Colour = [0.74, 0.56, 0.34];

/** Where hands are that play, and what they play. */
export interface Played {
  readonly hands: Hands;
  readonly pieces: readonly Solid[];
}

/** An instrument in the hands of a body of those measures that stands; null colour: as it comes. */
export function played(thing: Instrument, figure: Figure, colour: Colour | null): Played {
  switch (thing) {
    case 'guitar':
      return guitarBefore(figure, colour);
    case 'balalaika':
      return balalaika(figure, colour);
    case 'banjo':
      return banjo(figure, colour);
    case 'violin':
      return violin(figure, colour);
    case 'trumpet':
      return trumpet(figure, colour);
    case 'saxophone':
      return saxophone(figure, colour);
    case 'drum':
      return drum(figure, colour);
    case 'accordion':
      return accordion(figure, colour);
    case 'flute':
      return flute(figure, colour);
    case 'cello':
      return bass(figure, colour);
  }
}

/** How far ahead of where it is when one stands an instrument is when one sits. */
const ON_LAP = 0.05;

/** The same in the hands of a body that sits: on a seat, or on the ground in a way of its own. */
export function playedSeated(
  thing: Instrument,
  figure: Figure,
  colour: Colour | null,
  doing: Doing = 'seated',
): Played {
  const { hands, pieces } = played(thing, figure, colour);
  const to: Vector = [ON_LAP, hipsOf(figure, doing) - figure.hips, 0];
  const { near, far } = hands;
  return {
    hands: { ...(near && { near: add(near, to) }), ...(far && { far: add(far, to) }) },
    pieces: moved(pieces, { to }),
  };
}

function guitarBefore({ waist }: Figure, colour: Colour | null): Played {
  const body: Vector = [0.14, waist - 0.03, -0.045];
  const head: Vector = [0.17, waist + 0.13, 0.33];
  const near: Vector = [0.185, waist - 0.01, -0.06];
  const far: Vector = [0.165, waist + 0.075, 0.22];
  return { hands: { near, far }, pieces: guitarOf(body, head, colour) };
}

/** A balalaika before the body: three sides of pale wood that meet at the neck, a round hole, three strings. */
function balalaika({ waist }: Figure, colour: Colour | null): Played {
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
function banjo({ waist }: Figure, colour: Colour | null): Played {
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
function violin({ shoulder, thick }: Figure, colour: Colour | null): Played {
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

/** A trumpet at the lips, held level before the face. */
function trumpet({ chin, head }: Figure, colour: Colour | null): Played {
  const brass = plain(colour ?? BRASS, { gloss: 0.85 });
  const lips: Vector = [0.012 + 0.42 * head, chin + 0.2 * head, 0];
  const at = (ahead: number, up: number, aside = 0): Vector => add(lips, [ahead, up, aside]);
  const level = roll(-Math.PI / 2);
  return {
    hands: { near: at(0.13, -0.045, -0.03), far: at(0.1, -0.05, 0.03) },
    pieces: [
      limb(brass, at(0.005, 0), at(0.26, 0.012), 0.0075, 0.008),
      frustum(brass, at(0.25, 0.012), 0.1, 0.009, 0.022, level),
      frustum(brass, at(0.345, 0.012), 0.025, 0.022, 0.05, level),
      // The tube comes back beneath, and the valves stand in it.
      limb(brass, at(0.06, -0.045), at(0.22, -0.04), 0.0075, 0.0075),
      limb(brass, at(0.22, -0.04), at(0.245, 0.01), 0.0075, 0.0075),
      limb(brass, at(0.06, -0.045), at(0.045, 0), 0.0075, 0.0075),
      ...[0.1, 0.125, 0.15].map((x) => limb(brass, at(x, -0.06), at(x, 0.035), 0.011, 0.011)),
    ],
  };
}

/** A saxophone that hangs from the neck before the body: from the lips down to the near hip, its bell up again. */
function saxophone({ chin, head, waist }: Figure, colour: Colour | null): Played {
  const brass = plain(colour ?? BRASS, { gloss: 0.85 });
  const lips: Vector = [0.012 + 0.42 * head, chin + 0.18 * head, 0];
  const crook: Vector = [lips[0] + 0.075, lips[1] + 0.012, -0.01];
  const top: Vector = [lips[0] + 0.085, lips[1] - 0.06, -0.02];
  const low: Vector = [0.16, waist - 0.06, -0.1];
  const bow: Vector = [0.215, waist - 0.085, -0.11];
  const throat: Vector = [0.255, waist - 0.02, -0.115];
  const bell: Vector = [0.275, waist + 0.07, -0.12];
  const on = (share: number, out = 0): Vector => add(between(top, low, share), [out, 0, -out]);
  return {
    hands: { near: add(on(0.72), [-0.005, 0, -0.025]), far: add(on(0.28), [0.0, 0, 0.03]) },
    pieces: [
      limb(plain(EBONY, { gloss: 0.5 }), lips, add(lips, [0.035, 0.012, 0]), 0.006, 0.011),
      limb(brass, add(lips, [0.03, 0.01, 0]), crook, 0.009, 0.01, 0.005),
      limb(brass, crook, top, 0.01, 0.013, 0.008),
      limb(brass, top, low, 0.015, 0.027),
      limb(brass, low, bow, 0.027, 0.03, 0.015),
      limb(brass, bow, throat, 0.03, 0.031, 0.015),
      frustum(brass, throat, 0.075, 0.03, 0.046, roll(-0.22)),
      frustum(brass, bell, 0.025, 0.046, 0.07, roll(-0.22)),
      ...[0.3, 0.42, 0.54, 0.66, 0.78].map((share) =>
        ellipsoid(plain(SILVER, { gloss: 0.7 }), on(share, 0.018), [0.012, 0.008, 0.012]),
      ),
    ],
  };
}

/** A drum that hangs before the hips from a strap, a stick in each hand. */
function drum({ waist, shoulder, shoulders }: Figure, colour: Colour | null): Played {
  const middle: Vector = [0.21, waist - 0.13, 0];
  const shell = plain(colour ?? SHELL, { gloss: 0.4 });
  const hoop = plain(BRASS, { gloss: 0.6 });
  const top = add(middle, [0, 0.15, 0]);
  const hand = (side: number): Vector => add(top, [-0.05, 0.075 + 0.02 * side, side * 0.105]);
  const stick = (side: number) =>
    limb(
      plain(BEECH),
      add(hand(side), [-0.03, 0.01, side * 0.01]),
      add(top, [0.03, 0.012, side * 0.03]),
      0.007,
      0.006,
    );
  return {
    hands: { near: hand(-1), far: hand(1) },
    pieces: [
      frustum(shell, middle, 0.15, 0.115, 0.115),
      frustum(plain(SKIN), add(top, [0, -0.002, 0]), 0.008, 0.112, 0.112),
      ...[0, 0.15].map((up) => ring(hoop, add(middle, [0, up, 0]), 0.116, 0.009)),
      ...Array.from({ length: 10 }, (_, n) => {
        const [low, high] = [n, n + 0.5].map((turn) => (turn / 10) * Math.PI * 2);
        const rim = (angle = 0, up: number): Vector =>
          add(middle, [0.118 * Math.cos(angle), up, 0.118 * Math.sin(angle)]);
        return limb(plain(SKIN), rim(low, 0.01), rim(high, 0.14), 0.0035, 0.0035);
      }),
      limb(
        plain(EBONY),
        add(top, [-0.1, 0, 0.03]),
        [-0.02, shoulder + 0.02, shoulders * 0.5],
        0.009,
        0.009,
      ),
      stick(-1),
      stick(1),
    ],
  };
}

/** An accordion before the chest, its bellows drawn open between both hands. */
function accordion({ waist, shoulder }: Figure, colour: Colour | null): Played {
  const middle: Vector = [0.155, (waist + shoulder) / 2 - 0.03, 0];
  const side = plain(colour ?? PEARL, { gloss: 0.5 });
  const pleats: Look = {
    paint: (_x, _y, z) => (Math.sin(z * 240) > 0.2 ? PLEATS : [0.9, 0.86, 0.78]),
    bump: (_x, _y, z) => 0.004 * Math.sin(z * 240),
  };
  const keys: Look = {
    paint: (_x, y) => (Math.sin(y * 260) > 0.55 ? EBONY : [0.94, 0.93, 0.9]),
  };
  const fan = (to: -1 | 1) => yaw(-to * 0.22);
  const end = (to: -1 | 1): Vector => add(middle, [-0.012, 0, to * 0.135]);
  return {
    hands: {
      near: add(end(-1), [0.03, -0.02, -0.035]),
      far: add(end(1), [0.0, 0.0, 0.045]),
    },
    pieces: [
      box(pleats, middle, [0.05, 0.098, 0.115], undefined, 0.008),
      ...([-1, 1] as const).map((to) => box(side, end(to), [0.058, 0.112, 0.028], fan(to), 0.01)),
      box(keys, add(end(-1), [0.062, 0, -0.012]), [0.018, 0.105, 0.016], fan(-1), 0.002),
    ],
  };
}

/** A flute at the lips, held down before the chest. */
function flute({ chin, head }: Figure, colour: Colour | null): Played {
  const wood = plain(colour ?? BEECH, { gloss: 0.4 });
  const dark = plain(EBONY);
  const lips: Vector = [0.015 + 0.44 * head, chin + 0.2 * head, 0];
  const end = add(lips, [0.2, -0.22, -0.02]);
  const on = (share: number, up = 0): Vector => add(between(lips, end, share), [up, up, 0]);
  return {
    hands: {
      near: add(on(0.68), [-0.02, -0.015, -0.015]),
      far: add(on(0.36), [-0.02, -0.015, 0.015]),
    },
    pieces: [
      limb(wood, lips, end, 0.008, 0.0115),
      limb(plain(SILVER), on(0.94), on(1), 0.013, 0.015),
      ...[0.28, 0.4, 0.52, 0.64, 0.76].map((share) =>
        limb(dark, on(share, 0.007), on(share, 0.009), 0.005, 0.005),
      ),
    ],
  };
}

/** A bass that stands on the ground before its player, who plucks it. */
function bass({ shoulder }: Figure, colour: Colour | null): Played {
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
