import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const SHELL: Colour = [0.46, 0.32, 0.15];
const SEAM: Colour = [0.78, 0.66, 0.36];
const SKIN: Colour = [0.36, 0.42, 0.26];
const PALE: Colour = [0.8, 0.8, 0.58];
const BELLY: Colour = [0.9, 0.88, 0.74];
const EYE: Colour = [0.03, 0.03, 0.03];

/** From how far above it is seen, how far it is turned aside, and how far it rises as it swims, radians. */
const ABOVE = 0.62;
const TURN = 0.5;
const RISE = 0.2;

/** Where one sits on its shell. */
const SHELL_TOP: Back = { at: [0.06, 0.57, 0], man: 0.72 };

/** A sea turtle as it swims, its flippers spread: seen a little from above. */
export function turtle(wish: Wish): Sprite {
  const turn = TURN * (0.8 + 0.4 * wish.random.unit());
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  const model = moved([...swimmer(wish.colour ?? SHELL), ...ridersOn(wish, SHELL_TOP)], {
    by: roll(RISE),
    to: [0, 0.1, 0],
  });
  return sculpt(model, { yaw, pitch: ABOVE, away: 4 }, wish.rays, wish.tall, wish.random);
}

function swimmer(colour: Colour): Solid[] {
  const shell: Look = {
    paint: (x, y, z) => {
      const row = Math.round(z * 4.4);
      const [u, v] = [x * 4.6 + 0.5 * (row & 1), z * 4.4];
      const edge = 0.5 - Math.max(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      const rays = 0.1 * Math.sin(Math.atan2(v - Math.round(v), u - Math.round(u)) * 9);
      const plate = scaleColour(
        mixColour(SEAM, colour, smoothstep(0.02, 0.09, edge)),
        0.95 + rays + 0.5 * edge,
      );
      return y < 0.36 ? BELLY : plate;
    },
    gloss: 0.25,
  };
  const skin: Look = {
    paint: (x, y, z) => {
      const scales = Math.sin(x * 42 + z * 11) * Math.sin(z * 42 - x * 9 + y * 30);
      return mixColour(SKIN, PALE, smoothstep(0.16, 0, Math.abs(scales)) * 0.85);
    },
  };
  const flat = pitch(Math.PI / 2);
  const flipper = (from: Vector, bend: Vector, tip: Vector): Solid[] => [
    blade(skin, from, bend, 0.085, 0.1, 0.34, 0.05, flat),
    blade(skin, bend, tip, 0.1, 0.028, 0.3, 0.05, flat),
  ];
  return [
    ellipsoid(shell, [0, 0.4, 0], [0.48, 0.19, 0.38]),
    limb(skin, [0.38, 0.4, 0], [0.58, 0.45, 0], 0.09, 0.08, 0.05),
    ellipsoid(skin, [0.64, 0.46, 0], [0.13, 0.09, 0.09], 0.04),
    ...[-1, 1].flatMap((side) => [
      ...flipper([0.28, 0.38, side * 0.27], [0.34, 0.36, side * 0.56], [-0.06, 0.3, side * 0.86]),
      ...flipper([-0.36, 0.38, side * 0.2], [-0.48, 0.36, side * 0.3], [-0.66, 0.33, side * 0.34]),
      ball(plain(EYE, { gloss: 0.9 }), [0.69, 0.49, side * 0.074], 0.022),
    ]),
    limb(skin, [-0.44, 0.36, 0], [-0.56, 0.35, 0], 0.035, 0.012, 0.02),
  ];
}
