import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inkAt } from '../../../street/block-letters.ts';
import { ellipsoidAt } from '../../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../../street/solid.ts';
import { prism } from '../../built/prism.ts';
import { rodBetween, sheer } from '../../far/pieces.ts';
import { LEVEL } from '../../level-site.ts';
import type { Site } from '../../site.ts';
import { box } from '../kit.ts';

/** The sign on the walk: how far aside on the picture's side, how far off, how high its middle is. World units. */
const SIGN = { aside: 4.3, z: 14.5, high: 5.3 } as const;
const RED: Colour = [0.86, 0.06, 0.08];
/** Gilding and warm bulbs. */
export const GOLD: Colour = [1, 0.72, 0.2];

/** How strongly what is lit shines, by the share of lit windows. */
export const shineOf = (lamps: number): number => 0.3 + Math.min(0.8, lamps * 2.2);

/** What shines in a colour. */
export const tube =
  (light: Colour, shine: number, base: Colour = light): Paint =>
  () => ({ colour: scaleColour(base, 0.8), glass: 0, glow: scaleColour(light, shine) });

/** The outline of the sign about its middle, around it from below. World units. */
const BOARD: readonly (readonly [number, number])[] = [
  [-1.15, -1.75],
  [1.15, -1.75],
  [2.5, -0.75],
  [3.05, 0.15],
  [2.35, 1.1],
  [1.2, 1.5],
  [-1.2, 1.5],
  [-2.35, 1.1],
  [-3.05, 0.15],
  [-2.5, -0.75],
];

/** The sign that bids welcome: a board of white with bulbs around it between two posts, discs with letters over it, a star on top. */
export function welcomeSign({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * SIGN.aside;
  const { z, high } = SIGN;
  const shine = shineOf(lamps);
  const outline = (grown: number) =>
    BOARD.map(([a, b]) => [x + a * grown, high + b * grown] as const);
  const face: Paint = ({ role, origin }, { along, up, pixel }) => {
    const [a, b] = [along + origin[0] - x, up + origin[1] - LEVEL - high];
    const line = (word: string, middle: number, half: number, tall: number) =>
      inkAt(word, (a + half) / (2 * half), (b - middle + tall / 2) / tall, pixel / tall);
    const name = line('LAS VEGAS', 0.12, 2.5, 0.86);
    const small = Math.max(line('FABULOUS', 0.98, 1.3, 0.44), line('NEVADA', -0.95, 1.1, 0.5));
    const ink = Math.max(name, small);
    const colour = mixColour(
      [0.97, 0.96, 0.92],
      name > small ? RED : [0.1, 0.16, 0.62],
      role === 'front' ? ink : 0,
    );
    return { colour, glass: 0, glow: scaleColour(colour, (0.5 + 0.4 * ink) * shine) };
  };
  const blue = plainPaint([0.3, 0.42, 0.66]);
  const bulb = tube([1, 0.84, 0.4], 0.5 + shine);
  const bulbs = BOARD.flatMap(([a, b], n) => {
    const [c, d] = BOARD[(n + 1) % BOARD.length] as readonly [number, number];
    const count = Math.max(2, Math.round(Math.hypot(c - a, d - b) / 0.28));
    return Array.from({ length: count }, (_, k) => {
      const share = k / count;
      const [u, v] = [a + (c - a) * share, b + (d - b) * share];
      return sheer(
        ellipsoidAt([x + u * 1.05, LEVEL + high + v * 1.06, z - 0.05], 0.09, 0.09, bulb),
      );
    });
  });
  const discs = Array.from('WELCOME').flatMap((letter, n): Solid[] => {
    const at: Point = [x + (n - 3) * 0.58, LEVEL + high + 1.92, z];
    const coin: Paint = (_, { along, up, pixel }) => {
      const ink = inkAt(letter, (along + 0.15) / 0.3, (up + 0.19) / 0.38, pixel * 2.6);
      const colour = mixColour([0.95, 0.94, 0.9], RED, ink);
      return { colour, glass: 0, glow: scaleColour(colour, 0.6 * shine) };
    };
    return [
      ellipsoidAt(at, 0.27, 0.27, coin),
      sheer(ellipsoidAt([at[0], at[1], at[2] + 0.1], 0.32, 0.32, tube(GOLD, 0.4 * shine))),
    ];
  });
  const middle: Point = [x, LEVEL + high + 3.15, z];
  const star = Array.from({ length: 8 }, (_, n): Solid => {
    const turn = (n / 8) * 2 * Math.PI + Math.PI / 2;
    const far = n % 2 === 0 ? 1.05 : 0.62;
    const tip: Point = [
      middle[0] + far * Math.cos(turn),
      middle[1] + far * Math.sin(turn),
      middle[2],
    ];
    return rodBetween(middle, tip, [0.3, 0.02], 6, tube(n % 2 === 0 ? RED : GOLD, shine));
  });
  return [
    ...[-1.75, 1.75].map((off) =>
      rodBetween(
        [x + off, LEVEL, z + 0.32],
        [x + off * 0.82, LEVEL + high + 2.6, z + 0.32],
        [0.17, 0.13],
        8,
        blue,
      ),
    ),
    prism(outline(1.1), z + 0.06, z + 0.2, tube(GOLD, 0.55 * shine)),
    prism(outline(1), z, z + 0.12, face),
    ...bulbs,
    ...discs,
    ...star,
    box([x - 2.4, LEVEL, z - 0.5], [x + 2.4, LEVEL + 0.5, z + 0.9], plainPaint([0.5, 0.46, 0.42])),
    ...Array.from({ length: 9 }, (_, n) =>
      ellipsoidAt(
        [x - 2.1 + n * 0.52, LEVEL + 0.62, z - 0.1],
        0.3,
        0.26,
        plainPaint(n % 3 === 0 ? [0.8, 0.2, 0.3] : [0.16, 0.36, 0.14]),
      ),
    ),
  ];
}
