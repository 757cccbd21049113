import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { wheelsOf } from '../wheels.ts';

const GREEN: Colour = [0.07, 0.36, 0.17];
const YELLOW: Colour = [0.95, 0.72, 0.08];
const BLACK: Colour = [0.06, 0.06, 0.065];
const IRON: Colour = [0.5, 0.5, 0.52];
const GLASS: Colour = [0.3, 0.38, 0.44];

/** Its wheels: one in front, two behind; metres. */
const FRONT = { along: [1.08], aside: 0.01, radius: 0.25, half: 0.06 } as const;
const REAR = { along: [-0.72], aside: 0.52, radius: 0.25, half: 0.06 } as const;

/** An auto rickshaw: three wheels, a yellow hood over a green body that is open at the sides. */
export function rickshaw(wish: Wish): Sprite {
  const body = plain(wish.colour ?? GREEN, { gloss: 0.5 });
  const hood = plain(YELLOW, { gloss: 0.25 });
  const black = plain(BLACK, { gloss: 0.2 });
  const model: Solid[] = [
    box(body, [-0.3, 0.52, 0], [0.92, 0.22, 0.6], undefined, 0.08),
    { ...ellipsoid(body, [0.86, 0.62, 0], [0.5, 0.36, 0.44]), blend: 0.1 },
    box(black, [-0.1, 0.38, 0], [1, 0.06, 0.56]),
    // The bench behind, the seat before it.
    box(black, [-0.72, 0.86, 0], [0.3, 0.14, 0.5], undefined, 0.05),
    box(black, [-1, 1.08, 0], [0.07, 0.3, 0.5], undefined, 0.04),
    box(black, [0.2, 0.84, 0], [0.22, 0.1, 0.26], undefined, 0.05),
    box(hood, [-0.22, 1.62, 0], [0.98, 0.1, 0.62], undefined, 0.09),
    box(hood, [-1.16, 1.2, 0], [0.08, 0.44, 0.6], undefined, 0.06),
    ...[-1, 1].flatMap((side) => [
      box(hood, [-0.82, 1.4, side * 0.59], [0.36, 0.2, 0.03], undefined, 0.02),
      limb(black, [0.98, 0.84, side * 0.46], [0.7, 1.58, side * 0.54], 0.035, 0.03),
      limb(black, [-0.3, 0.7, side * 0.58], [-0.3, 1.56, side * 0.58], 0.022, 0.022),
    ]),
    box(plain(GLASS, { gloss: 0.8 }), [0.85, 1.2, 0], [0.015, 0.34, 0.46], roll(0.34)),
    box(hood, [1.0, 0.84, 0], [0.1, 0.03, 0.46], undefined, 0.02),
    ball(plain([0.95, 0.93, 0.84], { glow: () => 0.9, gloss: 0.6 }), [1.33, 0.68, 0], 0.1),
    box(body, [1.08, 0.44, 0], [0.3, 0.06, 0.13], undefined, 0.05),
    ...wheelsOf(FRONT, plain(IRON, { gloss: 0.4 })),
    ...wheelsOf(REAR, plain(IRON, { gloss: 0.4 })),
  ];
  return drive(wish, model, 0.6);
}
