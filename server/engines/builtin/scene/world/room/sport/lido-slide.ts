import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Point, type Solid } from '../solids/solid.ts';

/** The slide: how far aside and off its middle is, how wide it winds, how high it begins, how often it turns; metres. */
export const SLIDE = { out: 8, z: 15, radius: 2, high: 5.4, turns: 1.6 } as const;

const YELLOW: Colour = [1, 0.8, 0.1];
/** A blue of paint. */
export const BLUE: Colour = [0.1, 0.42, 0.82];
/** A red of paint. */
export const RED: Colour = [0.9, 0.2, 0.16];
/** A white of paint. */
export const WHITE: Colour = [0.96, 0.96, 0.95];
/** Colours of bathing suits, doors and sunshades. */
export const SUITS: readonly Colour[] = [RED, BLUE, YELLOW, [0.2, 0.62, 0.44], [0.9, 0.4, 0.6]];

/** A slide of yellow that winds down from a tower into a pool of its own, children on it. */
export function slide(x: number, side: number, isBusy: boolean): Solid[] {
  const { z, radius, high, turns } = SLIDE;
  const steps = 30;
  const on = (n: number): Point => {
    const turn = Math.PI / 2 + side * (n / steps) * turns * 2 * Math.PI;
    return [
      x + radius * Math.cos(turn),
      high - (high - 0.5) * (n / steps),
      z + radius * Math.sin(turn),
    ];
  };
  const chute = Array.from({ length: steps }, (_, n) =>
    bone(
      on(n),
      on(n + 1),
      [0.42, 0.42],
      flat(Math.floor(n / 3) % 2 === 0 ? YELLOW : [1, 0.7, 0.06]),
    ),
  );
  const poles = [3, 9, 15, 21].map((n) => {
    const [px, py, pz] = on(n);
    return drum([px, pz], [0, py], [0.08, 0.08], flat([0.86, 0.88, 0.9]));
  });
  const top = z + radius + 0.9;
  const steel = flat(BLUE);
  const riders = isBusy
    ? [5, 13, 24].flatMap((n) => {
        const [px, py, pz] = on(n);
        return [
          ball(
            [px - 0.16, py + 0.3, pz - 0.16],
            [px + 0.16, py + 0.9, pz + 0.16],
            flat(SUITS[n % 5] as Colour),
          ),
          ball(
            [px - 0.13, py + 0.84, pz - 0.13],
            [px + 0.13, py + 1.12, pz + 0.13],
            flat([0.8, 0.58, 0.45]),
          ),
          ...limb(
            [
              [px, py + 0.8, pz],
              [px + 0.34, py + 1.1, pz],
            ],
            [0.06, 0.05],
            flat([0.8, 0.58, 0.45]),
          ),
          ...limb(
            [
              [px, py + 0.8, pz],
              [px - 0.34, py + 1.1, pz],
            ],
            [0.06, 0.05],
            flat([0.8, 0.58, 0.45]),
          ),
        ];
      })
    : [];
  return [
    drum([x, z], [0.01, 0.06], [radius + 1.6, radius + 1.6], flat([0.16, 0.6, 0.78])),
    ...chute,
    ...poles,
    ...[-0.7, 0.7].flatMap((dx) =>
      [0, 1.4].map((dz) => drum([x + dx, top + dz], [0, high + 1], [0.07, 0.07], steel)),
    ),
    box([x - 0.8, high - 0.5, top - 0.3], [x + 0.8, high - 0.38, top + 1.5], steel),
    ...[0, 1, 2, 3].map((n) =>
      box(
        [x - 1 + 0.24 * n, high + 1 + 0.28 * n, top - 0.4 + 0.24 * n],
        [x + 1 - 0.24 * n, high + 1.28 + 0.28 * n, top + 1.6 - 0.24 * n],
        flat(n % 2 === 0 ? RED : WHITE),
      ),
    ),
    ...Array.from({ length: 16 }, (_, n) =>
      slab(
        [x + side * (0.8 + n * 0.26), x + side * (1.1 + n * 0.26)],
        [high - 0.6 - n * 0.3, high - 0.52 - n * 0.3],
        [top, top + 1],
        flat([0.8, 0.82, 0.85]),
      ),
    ),
    ...riders,
  ];
}
