import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const VERMILION: Colour = [0.82, 0.22, 0.12];
const BLACK: Colour = [0.1, 0.09, 0.1];
const STONE: Colour = [0.5, 0.49, 0.47];
const IRON: Colour = [0.36, 0.29, 0.23];

/** A torii: two leaning posts under two beams, the upper one curved up at its ends. */
export function torii(wish: Wish): Sprite {
  const red = worn(wish.colour ?? VERMILION, 0.08);
  const model = [
    ...[-1, 1].flatMap((side) => [
      limb(red, [side * 0.5, 0.05, 0], [side * 0.44, 0.9, 0], 0.05, 0.043),
      frustum(worn(STONE, 0.2), [side * 0.5, 0, 0], 0.07, 0.085, 0.07),
      frustum(plain(BLACK), [side * 0.497, 0.06, 0], 0.06, 0.056, 0.055),
      box(plain(BLACK), [side * 0.44, 1.0, 0], [0.3, 0.024, 0.06], roll(side * 0.05), 0.01),
      box(red, [side * 0.4, 0.95, 0], [0.3, 0.03, 0.05], roll(side * 0.04), 0.01),
    ]),
    box(plain(BLACK), [0, 0.985, 0], [0.2, 0.024, 0.06]),
    box(red, [0, 0.938, 0], [0.2, 0.03, 0.05]),
    box(red, [0, 0.7, 0], [0.58, 0.034, 0.035], undefined, 0.006),
    box(red, [0, 0.83, 0], [0.045, 0.1, 0.022]),
    box(plain(BLACK), [0, 0.83, -0.024], [0.03, 0.07, 0.004]),
  ];
  return portray(wish, model, 0.3, 0.03, 2.8);
}

/** The levels of an iron tower: how high, and how far from its middle its four corners stand. */
const LEVELS: readonly (readonly [up: number, out: number])[] = [
  [0, 0.25],
  [0.11, 0.185],
  [0.2, 0.14],
  [0.3, 0.1],
  [0.4, 0.072],
  [0.52, 0.05],
  [0.64, 0.035],
  [0.78, 0.022],
  [0.93, 0.012],
];

/** A tall iron lattice tower on four curved legs, with platforms; lamps shine along it at night. */
export function ironTower(wish: Wish): Sprite {
  const iron = plain(wish.colour ?? IRON, { gloss: 0.15, glow: () => 0.34 });
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z): readonly [number, number] => [x, z]));
  const at = (n: number, x: number, z: number): Vector => {
    const [up, out] = LEVELS[n] ?? [1, 0];
    return [x * out, up, z * out];
  };
  const thick = (n: number) => 0.021 - 0.0019 * n;
  const model = LEVELS.slice(1).flatMap((_, below) => {
    const n = below + 1;
    return [
      ...corners.map(([x, z]) => limb(iron, at(below, x, z), at(n, x, z), thick(below), thick(n))),
      ...[-1, 1].flatMap((side) => [
        limb(iron, at(below, -1, side), at(n, 1, side), thick(n) * 0.5, thick(n) * 0.5),
        limb(iron, at(below, 1, side), at(n, -1, side), thick(n) * 0.5, thick(n) * 0.5),
        limb(iron, at(below, side, -1), at(n, side, 1), thick(n) * 0.5, thick(n) * 0.5),
        limb(iron, at(below, side, 1), at(n, side, -1), thick(n) * 0.5, thick(n) * 0.5),
      ]),
    ].slice(n === 1 ? 0 : 0, n === 1 ? 4 : undefined);
  });
  const platforms: Solid[] = [
    box(iron, [0, 0.2, 0], [0.16, 0.013, 0.16]),
    box(iron, [0, 0.4, 0], [0.088, 0.01, 0.088]),
    box(iron, [0, 0.92, 0], [0.026, 0.012, 0.026]),
    limb(iron, [0, 0.92, 0], [0, 1.06, 0], 0.009, 0.004),
    ball(iron, [0, 0.95, 0], 0.02),
  ];
  return portray(wish, [...model, ...arches(iron), ...platforms], 0.55, 0.02, 3);
}

/** Arches between the feet. */
const arches = (iron: Look): Solid[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 10 }, (_, n) => {
      const place = (share: number): Vector => {
        const angle = Math.PI * share;
        return [-Math.cos(angle) * 0.175, 0.04 + 0.125 * Math.sin(angle), side * 0.175];
      };
      return limb(iron, place(n / 10), place((n + 1) / 10), 0.009, 0.009);
    }),
  );
