import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, frustum, type Look, limb } from '../../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import { BEECH, BRASS, type Played, SILVER } from './played.ts';
import { EBONY, PEARL } from './stringed.ts';

const PLEATS: Colour = [0.62, 0.12, 0.12];

/** A trumpet at the lips, held level before the face. */
export function trumpet({ chin, head }: Figure, colour: Colour | null): Played {
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
export function saxophone({ chin, head, waist }: Figure, colour: Colour | null): Played {
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

/** An accordion before the chest, its bellows drawn open between both hands. */
export function accordion({ waist, shoulder }: Figure, colour: Colour | null): Played {
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
export function flute({ chin, head }: Figure, colour: Colour | null): Played {
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
