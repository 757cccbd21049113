import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, pad, type Solid } from '../solids/solid.ts';

/** How far the rows are from the eye, how high their heads reach above the stage's floor, and from head to head, metres. */
const ROWS = [
  { z: 1.35, top: 0.86, apart: 0.47 },
  { z: 1.75, top: 0.74, apart: 0.43 },
  { z: 2.15, top: 0.62, apart: 0.4 },
] as const;

/** Heads, shoulders and raised arms of those who stand before a stage, seen from behind against its light: as far as `half` to both sides of `middle`, metres. */
export const concertCrowd = (middle: number, half: number, rim: Colour): Solid[] =>
  ROWS.flatMap(({ z, top, apart }, row) => {
    const many = Math.floor((2 * half) / apart);
    return Array.from({ length: many }, (_, n) => {
      const number = row * 40 + n;
      const x = middle + (n - (many - 1) / 2 + 0.5 * (chance(number, 1) - 0.5)) * apart;
      return listener(x, z, top + 0.14 * (chance(number, 2) - 0.5), number, rim);
    }).flat();
  });

/** One of them: many hold one arm up or both, some a lit telephone. */
function listener(x: number, z: number, top: number, number: number, rim: Colour): Solid[] {
  const dark: Colour = [0.05 + 0.05 * chance(number, 3), 0.04, 0.06 + 0.06 * chance(number, 4)];
  // What light comes round a head edges it: from behind only its top is bright.
  const hair = (_x: number, y: number): Colour =>
    y > top - 0.028 ? scaleColour(rim, 0.1 + 0.3 * ((y - top + 0.028) / 0.028) ** 2) : dark;
  const arms = chance(number, 5);
  const isLong = chance(number, 6) > 0.5;
  return [
    ball([x - 0.095, top - 0.27, z - 0.1], [x + 0.095, top, z + 0.1], hair),
    ball([x - 0.06, top - 0.4, z - 0.05], [x + 0.06, top - 0.2, z + 0.05], flat(dark)),
    ball([x - 0.25, top - 0.8, z - 0.12], [x + 0.25, top - 0.3, z + 0.12], flat(dark)),
    ...(isLong
      ? [ball([x - 0.11, top - 0.44, z - 0.13], [x + 0.11, top - 0.06, z + 0.03], flat(dark))]
      : []),
    ...(arms > 0.42 ? arm(x, top, z, 1, number, dark, rim) : []),
    ...(arms > 0.7 ? arm(x, top, z, -1, number, dark, rim) : []),
  ];
}

/** An arm held up on one side, with its hand. */
function arm(
  x: number,
  top: number,
  z: number,
  to: number,
  number: number,
  dark: Colour,
  rim: Colour,
): Solid[] {
  const lean = to * (0.02 + 0.1 * chance(number, 8 + to));
  const cloth = flat(dark);
  const skin = flat(scaleColour(rim, 0.22));
  const up = 0.05 * chance(number, 11 + to);
  const link = (dx: number, low: number, high: number, wide: number, material: typeof cloth) =>
    pad(
      [x + to * 0.2 + dx - wide, top + low, z - wide],
      [x + to * 0.2 + dx + wide, top + high, z + wide],
      material,
      wide,
    );
  const hasPhone = to > 0 && chance(number, 14) > 0.82;
  return [
    link(0.02 * to, -0.5, -0.1, 0.056, cloth),
    link(0.03 * to + lean * 0.4, -0.2, 0.1, 0.047, cloth),
    link(0.03 * to + lean * 0.8, 0.02, 0.19 + up, 0.038, skin),
    link(0.03 * to + lean, 0.12 + up, 0.27 + up, 0.036, skin),
    ball(
      [x + to * 0.23 + lean * 1.2 - 0.052, top + 0.23 + up, z - 0.03],
      [x + to * 0.23 + lean * 1.2 + 0.052, top + 0.37 + up, z + 0.03],
      skin,
    ),
    ...(hasPhone
      ? [
          {
            ...ball(
              [x + 0.23 + lean - 0.045, top + 0.3, z - 0.05],
              [x + 0.23 + lean + 0.045, top + 0.42, z - 0.035],
              flat([1.1, 1.25, 1.5]),
            ),
            glow: 0.4,
          },
        ]
      : []),
  ];
}
