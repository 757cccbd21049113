import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, cut, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const IRON: Colour = [0.17, 0.17, 0.18];
const OAK: Colour = [0.42, 0.26, 0.15];

/** Where balls lie in a heap: three rows of a pyramid. */
const HEAP: readonly Vector[] = [
  [0, 0, 0],
  [0.24, 0, 0],
  [0.48, 0, 0],
  [0.12, 0, 0.2],
  [0.36, 0, 0.2],
  [0.12, 0.19, 0.08],
  [0.36, 0.19, 0.08],
  [0.24, 0.38, 0.14],
];

/** The barrel along x, its muzzle at the right end: rings around it, a knob behind. */
function barrel(look: ReturnType<typeof worn>): Solid[] {
  const along = roll(-Math.PI / 2);
  const dark = plain([0.02, 0.02, 0.02]);
  const hoop = (x: number, wide: number) => ring(look, [x, 0, 0], wide, 0.035, along);
  return [
    frustum(look, [-0.9, 0, 0], 0.8, 0.27, 0.24, along),
    frustum(look, [-0.1, 0, 0], 1.16, 0.235, 0.175, along),
    frustum(look, [1.02, 0, 0], 0.16, 0.18, 0.235, along),
    hoop(-0.86, 0.26),
    hoop(-0.34, 0.245),
    hoop(0.34, 0.215),
    hoop(0.9, 0.18),
    hoop(1.16, 0.215),
    limb(look, [-0.9, 0, 0], [-1.02, 0, 0], 0.2, 0.1, 0.04),
    ball(look, [-1.14, 0, 0], 0.1),
    limb(look, [-0.1, -0.03, -0.36], [-0.1, -0.03, 0.36], 0.07, 0.07),
    cut(frustum(dark, [0.7, 0, 0], 0.52, 0.115, 0.115, along)),
  ];
}

/** An old cannon of iron on a carriage of oak with four small wheels; its balls lie heaped before it. */
export function cannon(wish: Wish): Sprite {
  const iron = worn(wish.colour ?? IRON, 0.2, { gloss: 0.45 });
  const oak = planks(OAK, 0.12, 'lying');
  const cheeks = [-0.28, 0.28].flatMap((z): Solid[] => [
    box(oak, [0.02, 0.34, z], [0.52, 0.14, 0.05], undefined, 0.02),
    box(oak, [-0.3, 0.42, z], [0.86, 0.1, 0.05], undefined, 0.02),
    box(oak, [0.1, 0.52, z], [0.36, 0.12, 0.05], undefined, 0.02),
  ]);
  const wheels = ([-0.86, 0.36] as const).flatMap((x) =>
    [-0.4, 0.4].flatMap((z): Solid[] => [
      frustum(
        planks(scaleColour(OAK, 0.8), 0.09),
        [x, 0.22, z - 0.06],
        0.12,
        0.22,
        0.22,
        pitch(Math.PI / 2),
      ),
      ring(iron, [x, 0.22, z], 0.215, 0.03, pitch(Math.PI / 2)),
      ball(iron, [x, 0.22, z + (z < 0 ? -0.08 : 0.08)], 0.05),
    ]),
  );
  const model = [
    ...moved(barrel(iron), { by: roll(0.13), to: [0, 0.76, 0] }),
    ...cheeks,
    ...wheels,
    box(oak, [-0.26, 0.3, 0], [0.9, 0.06, 0.24], undefined, 0.01),
    box(oak, [-0.86, 0.52, 0], [0.1, 0.1, 0.2], undefined, 0.02),
    ...HEAP.map(([x, y, z]) => ball(iron, [0.94 + x, 0.12 + y, -0.5 + z], 0.118)),
  ];
  return portray(wish, model, 0.45, 0.12, 3.2);
}
