import { mixColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GILT: Colour = [0.84, 0.6, 0.22];
const SILVER: Colour = [0.74, 0.8, 0.84];

/** A tall oval mirror in a frame of gilded leaves, standing on two feet. */
export function standingMirror(wish: Wish): Sprite {
  const gilt = worn(wish.colour ?? GILT, 0.14, { gloss: 0.8 });
  // What a mirror shows of a room: its floor below, its wall above, and light aslant over the glass.
  const glass: Look = {
    paint: (x, y) => {
      const streak = smoothstep(0.05, 0.03, Math.abs(x - 0.5 * (y - 1.1) + 0.12) - 0.05);
      const thin = smoothstep(0.03, 0.015, Math.abs(x - 0.5 * (y - 1.1) - 0.08) - 0.015);
      const room = mixColour([0.42, 0.34, 0.3], [0.72, 0.78, 0.82], smoothstep(0.5, 0.72, y));
      const deep = mixColour(room, SILVER, 0.45 + 0.3 * smoothstep(0.6, 1.9, y));
      return mixColour(deep, [0.97, 0.98, 1], 0.55 * Math.max(streak, thin));
    },
    gloss: 1,
  };
  const frame = Array.from({ length: 40 }, (_, n): Solid[] => {
    const angle = (n / 40) * 2 * Math.PI;
    const next = ((n + 1) / 40) * 2 * Math.PI;
    const on = (turn: number, out: number): Vector => [
      (0.5 + out) * Math.cos(turn),
      1.12 + (0.86 + out) * Math.sin(turn),
      0,
    ];
    return [
      limb(gilt, on(angle, 0), on(next, 0), 0.055, 0.055),
      ball(gilt, on(angle, 0.055), n % 5 === 0 ? 0.05 : 0.034),
    ];
  }).flat();
  const oval = [
    ellipsoid(glass, [0, 1.12, 0.02], [0.5, 0.86, 0.02]),
    ...frame,
    ball(gilt, [0, 2.06, 0], 0.11, 0.04),
    ...[-1, 1].map((side) =>
      limb(gilt, [side * 0.06, 2.04, 0], [side * 0.28, 2.0, 0], 0.055, 0.02, 0.03),
    ),
  ];
  const model = [
    ...moved(oval, { by: pitch(-0.06) }),
    ...[-1, 1].flatMap((side) => [
      limb(gilt, [side * 0.64, 0.1, 0.04], [side * 0.64, 1.3, 0.04], 0.045, 0.035),
      ball(gilt, [side * 0.64, 1.34, 0.04], 0.06),
      limb(gilt, [side * 0.64, 0.12, 0.04], [side * 0.7, 0.03, -0.32], 0.045, 0.035),
      limb(gilt, [side * 0.64, 0.12, 0.04], [side * 0.7, 0.03, 0.36], 0.045, 0.035),
      limb(gilt, [side * 0.64, 1.12, 0.04], [side * 0.52, 1.12, 0.03], 0.03, 0.03),
    ]),
    box(gilt, [0, 0.2, 0.04], [0.62, 0.03, 0.03], undefined, 0.02),
  ];
  return portray(wish, model, 0.3, 0.06, 3);
}
