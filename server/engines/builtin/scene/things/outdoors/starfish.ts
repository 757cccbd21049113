import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const ORANGE: Colour = [0.86, 0.36, 0.12];

/** A starfish that lies on a low rise of the sand, tipped to the eye: five arms that taper, rows of pale knobs along them. */
export function starfish(wish: Wish): Sprite {
  const base = wish.colour ?? ORANGE;
  const skin: Look = {
    paint: (x, y, z) =>
      mixColour(
        scaleColour(base, 0.82),
        scaleColour(base, 1.2),
        smoothstep(-0.4, 0.6, Math.sin(x * 31) * Math.sin(z * 29 + y * 13)),
      ),
    bump: (x, y, z) => 0.008 * Math.sin(x * 70) * Math.sin(z * 70 + y * 40),
    gloss: 0.25,
  };
  const knob: Look = { paint: () => mixColour(base, [1, 0.93, 0.78], 0.65), gloss: 0.25 };
  const arms = [0, 1, 2, 3, 4].flatMap((n): Solid[] => {
    const angle = Math.PI / 2 + n * 1.2566 + 0.09 * Math.sin(n * 2.3);
    const bent = angle + 0.14 * Math.sin(n * 1.9 + 1);
    const at = (out: number): Vector => {
      const turned = angle + (bent - angle) * out;
      return [Math.cos(turned) * out, 0.17 - 0.1 * out, Math.sin(turned) * out];
    };
    const rows = [0.14, 0.28, 0.42, 0.55, 0.67, 0.78, 0.88].map((out): Solid => {
      const [x, y, z] = at(out);
      return ball(knob, [x, y + 0.145 - 0.1 * out, z], 0.032 - 0.014 * out);
    });
    const sides = [-1, 1].flatMap((side) =>
      [0.26, 0.42, 0.58, 0.72].map((out): Solid => {
        const [x, y, z] = at(out);
        const wide = side * (0.13 - 0.1 * out);
        return ball(
          knob,
          [x - wide * Math.sin(angle), y + 0.09 - 0.07 * out, z + wide * Math.cos(angle)],
          0.022,
        );
      }),
    );
    return [
      limb(skin, [0, 0.17, 0], at(0.5), 0.2, 0.13, 0.08),
      limb(skin, at(0.5), at(1), 0.13, 0.045, 0.04),
      ...rows,
      ...sides,
    ];
  });
  const model = moved([...arms, ball(knob, [0, 0.37, 0], 0.04)], { by: pitch(0.34) });
  return portray(wish, model, 0.4, 0.5, 3);
}
