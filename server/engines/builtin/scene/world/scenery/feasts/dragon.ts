import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { bar } from './on-street.ts';

const RED: Colour = [0.86, 0.1, 0.07];
const GOLD: Colour = [0.98, 0.74, 0.16];
const GREEN: Colour = [0.1, 0.5, 0.3];
const WHITE: Colour = [0.97, 0.96, 0.92];
const BLACK: Colour = [0.04, 0.04, 0.05];
const POLE: Colour = [0.5, 0.12, 0.08];

/** From one scale of the body to the next, its radius, how long it is. World units. */
const BODY = { step: 0.3, radius: 0.37, long: 25 } as const;
/** From one pole to the next. */
const POLES = 2.1;
/** Where the head is, beside the middle toward the free side and ahead, and how high its middle is. World units. */
const HEAD = { aside: 1.15, z: 5, high: 2.3 } as const;
/** A body's ring is of so many flat pieces. */
const RING = { around: 9, tilts: [-0.8, -0.25, 0.3, 0.85] } as const;

/** The middle of the body so far along it from the neck: it winds up the street in bows, and rises and falls. World units; `side` is that of the picture. */
export function bodyAt(along: number, side: number, middle: (z: number) => number): Point {
  const z = HEAD.z + 0.5 + along * 0.55;
  const wide = 1.7 * Math.min(1, 0.5 + along / 10);
  const swing = Math.sin(along * 0.42 - 0.5) + Math.sin(0.5) * Math.exp(-along);
  const x = middle(z) - side * (HEAD.aside * Math.exp(-along / 2.2)) + wide * swing * side;
  return [x, HEAD.high + 0.15 + 0.03 * along + 0.42 * Math.sin(along * 0.75 + 0.4), z];
}

/** Where the carriers are: the foot of each pole. World units. */
export const carriersOf = (side: number, middle: (z: number) => number): Point[] =>
  Array.from({ length: Math.floor(BODY.long / POLES) }, (_, n) => {
    const [x, , z] = bodyAt(0.9 + n * POLES, side, middle);
    return [x, 0, z];
  });

const shining =
  (colour: Colour, glow: number): Paint =>
  () => ({
    colour,
    glass: 0,
    glow: scaleColour(colour, glow),
  });

/** A dragon of cloth that is carried on poles, its head before the eye; `glow` is how much light is in it. World units above a street. */
export function clothDragon(side: number, middle: (z: number) => number, glow: number): Solid[] {
  const rings = Math.floor(BODY.long / BODY.step);
  const body = Array.from({ length: rings }, (_, n) => {
    const at = bodyAt(n * BODY.step, side, middle);
    // It thins toward its tail.
    const radius = BODY.radius * (1 - (0.5 * Math.max(0, n / rings - 0.6) ** 1.2) / 0.6);
    return [
      ellipsoidAt(at, radius, radius, hide(n, glow), RING),
      // A comb along its back.
      ...(n % 2 === 0
        ? [
            frustumAt(
              [at[0], at[1] + radius * 0.8, at[2]],
              0.34,
              0.16,
              0.02,
              shining(n % 4 === 0 ? GOLD : GREEN, glow),
              5,
            ),
          ]
        : []),
    ];
  }).flat();
  const poles = carriersOf(side, middle).map(([x, , z], n) => {
    const [, top] = bodyAt(0.9 + n * POLES, side, middle);
    return bar([x + 0.1, 1.05, z - 0.22], [x, top - 0.3, z], 0.022, POLE);
  });
  return [...body, ...poles, ...dragonHead(side, middle, glow)];
}

/** Scales: red above, gold along the sides, a pale belly. */
const hide =
  (n: number, glow: number): Paint =>
  ({ normal }) => {
    const [, up] = normal;
    const base = up < -0.45 ? WHITE : up > 0.5 ? scaleColour(RED, 0.9) : n % 3 === 0 ? GOLD : RED;
    const colour = mixColour(base, GOLD, up > -0.45 && up < 0.2 ? 0.35 : 0);
    return { colour, glass: 0, glow: scaleColour(colour, glow) };
  };

/** A broad head with a wide mouth, eyes that stand out, horns, a beard and a mane. */
function dragonHead(side: number, middle: (z: number) => number, glow: number): Solid[] {
  const [hx, hy, hz]: Point = [middle(HEAD.z) - side * HEAD.aside, HEAD.high, HEAD.z];
  const lit = (colour: Colour) => shining(colour, glow);
  const blob = (dx: number, dy: number, dz: number, wide: number, tall: number, colour: Colour) =>
    ellipsoidAt([hx + dx, hy + dy, hz + dz], wide, tall, lit(colour));
  const both = (make: (way: number) => readonly Solid[]) => [-1, 1].flatMap(make);
  return [
    // The mane behind, the skull, the snout over the mouth, the jaw below it.
    ...Array.from({ length: 14 }, (_, n) => {
      const turn = (n / 14) * 2 * Math.PI;
      const colour = n % 2 === 0 ? WHITE : GREEN;
      return blob(0.68 * Math.cos(turn), 0.12 + 0.62 * Math.sin(turn), 0.3, 0.2, 0.24, colour);
    }),
    blob(0, 0.15, 0.1, 0.56, 0.5, RED),
    blob(0, 0.02, -0.3, 0.46, 0.24, GOLD),
    blob(0, 0.1, -0.62, 0.3, 0.17, RED),
    ...both((way) => [blob(way * 0.15, 0.16, -0.84, 0.1, 0.09, GOLD)]),
    blob(0, -0.22, -0.22, 0.38, 0.2, BLACK),
    blob(0, -0.28, -0.36, 0.2, 0.07, [0.9, 0.3, 0.3]),
    blob(0, -0.46, -0.2, 0.42, 0.15, GOLD),
    ...Array.from({ length: 7 }, (_, n) => {
      const turn = ((n + 0.5) / 7 - 0.5) * 2.4;
      return frustumAt(
        [hx + 0.4 * Math.sin(turn), hy - 0.24, hz - 0.25 - 0.28 * Math.cos(turn)],
        0.13,
        0.012,
        0.05,
        lit(WHITE),
        5,
      );
    }),
    ...both((way) => [
      blob(way * 0.27, 0.4, -0.26, 0.19, 0.19, WHITE),
      blob(way * 0.28, 0.4, -0.4, 0.1, 0.1, BLACK),
      blob(way * 0.27, 0.6, -0.22, 0.24, 0.08, GREEN),
      blob(way * 0.44, -0.04, -0.14, 0.14, 0.12, WHITE),
      // Ears and horns.
      blob(way * 0.66, 0.3, 0.05, 0.2, 0.12, GOLD),
      bar(
        [hx + way * 0.24, hy + 0.55, hz + 0.1],
        [hx + way * 0.36, hy + 1, hz + 0.26],
        0.055,
        GOLD,
      ),
      bar([hx + way * 0.36, hy + 1, hz + 0.26], [hx + way * 0.56, hy + 1.14, hz + 0.3], 0.04, GOLD),
      // Feelers.
      bar([hx + way * 0.2, hy + 0.1, hz - 0.8], [hx + way * 0.62, hy + 0.24, hz - 0.9], 0.02, GOLD),
      bar(
        [hx + way * 0.62, hy + 0.24, hz - 0.9],
        [hx + way * 0.86, hy - 0.08, hz - 0.84],
        0.014,
        GOLD,
      ),
    ]),
    ...Array.from({ length: 5 }, (_, n) =>
      blob((n - 2) * 0.14, -0.62 - 0.06 * (n % 2), -0.24, 0.08, 0.17, WHITE),
    ),
    blob(0, 0.72, 0, 0.1, 0.12, GOLD),
    bar([hx, 1.05, hz + 0.1], [hx, hy - 0.35, hz + 0.1], 0.026, POLE),
  ];
}
