import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, pad, type Solid, sphere } from '../solids/solid.ts';

const CLOTHS: readonly Colour[] = [
  [0.72, 0.06, 0.08],
  [0.1, 0.36, 0.18],
  [0.72, 0.06, 0.08],
  [0.86, 0.82, 0.74],
];
const FUR: Colour = [0.96, 0.95, 0.92];
const LEAVES: Colour = [0.08, 0.26, 0.12];
const LIGHTS: readonly Colour[] = [
  [1.4, 1.1, 0.5],
  [1.3, 0.2, 0.15],
  [0.3, 0.6, 1.3],
  [1.4, 1.1, 0.5],
];

/** What hangs at a mantelshelf at Christmas: stockings, and on it a garland of fir with lights. `x`: its middle, `half` its width, `high` its lower edge and `front` its front; metres. */
export const atMantel = (x: number, half: number, high: number, front: number): Solid[] => [
  ...[-0.75, -0.3, 0.3, 0.75].flatMap((share, n) => stocking(x + share * half, high, front, n)),
  ...Array.from({ length: 46 }, (_, n) => {
    const share = (n + 0.5) / 46;
    const at = x + (2 * share - 1) * half;
    const up = high + 0.1 + 0.03 * chance(n, 3);
    const r = 0.05 + 0.025 * chance(n, 4);
    const z = front + 0.06 + 0.04 * (chance(n, 5) - 0.5);
    const tone = scaleColour(LEAVES, 0.7 + 0.8 * chance(n, 6));
    return [
      sphere([at, up, z], r, flat(tone)),
      ...(n % 3 === 1
        ? [
            ball(
              [at - 0.018, up - 0.02, z - r - 0.02],
              [at + 0.018, up + 0.016, z - r + 0.016],
              flat(LIGHTS[n % LIGHTS.length] as Colour),
              0.6,
            ),
          ]
        : []),
    ];
  }).flat(),
];

/** A stocking with a cuff of fur, its toe to the right. */
function stocking(x: number, high: number, front: number, number: number): Solid[] {
  const own = flat(CLOTHS[number % CLOTHS.length] as Colour);
  const [near, far] = [front - 0.06, front];
  return [
    box([x - 0.01, high - 0.05, near], [x + 0.01, high, far], flat(FUR)),
    pad([x - 0.075, high - 0.13, near - 0.015], [x + 0.075, high - 0.05, far], flat(FUR), 0.03),
    pad([x - 0.06, high - 0.4, near], [x + 0.06, high - 0.1, far], own, 0.028),
    pad([x - 0.06, high - 0.43, near], [x + 0.14, high - 0.33, far], own, 0.03),
  ];
}
