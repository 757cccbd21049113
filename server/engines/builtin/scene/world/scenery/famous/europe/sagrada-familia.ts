import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { rodBetween } from '../../far/pieces.ts';
import { clipped } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box } from '../kit.ts';

/** How far off its front is, half as wide. World units. */
const FRONT = { z: 52, half: 15 } as const;
const STONE: Colour = [0.74, 0.63, 0.48];
const FRUIT: readonly Colour[] = [
  [0.9, 0.3, 0.16],
  [0.95, 0.8, 0.2],
  [0.93, 0.92, 0.88],
];

/** The Sagrada Família in Barcelona: slender towers pierced all over in rows, coloured tips, three deep portals under steep gables, a crane. */
export const SAGRADA_FAMILIA: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: slabs([0.66, 0.62, 0.56], 0.7),
  has: new Set(['church']),
  solids: (site) => [
    ...front(site.lamps),
    ...towers(site),
    ...crane(site.setting.side),
    ...trees(),
  ],
};

/** A tower like a spindle: rows of slits, a coloured tip with a cross. World units. */
function spindle(
  x: number,
  z: number,
  high: number,
  radius: number,
  number: number,
  lamps: number,
): Solid[] {
  const slits: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const row = Math.floor(up / 1.5);
    const hole =
      inside(Math.abs(along / 0.62 - Math.round(along / 0.62)), -1, 0.24, pixel / 0.62) *
      inside(up - row * 1.5, 0.3, 1.2, pixel);
    const ring = inside(up - row * 1.5, 1.3, 1.5, pixel);
    return {
      colour: mixColour(
        scaleColour(STONE, 0.92 + 0.14 * ring + 0.08 * chance(row, number, 2)),
        DARK,
        0.85 * hole,
      ),
      glass: 0,
      glow: scaleColour(LAMP, (0.2 + 0.8 * hole) * Math.min(0.9, lamps * 2)),
    };
  };
  const tip = plainPaint(FRUIT[number % FRUIT.length] as Colour);
  const at = (share: number) => LEVEL + share * high;
  const widths = [1, 1, 0.93, 0.76, 0.46, 0.22] as const;
  return [
    ...[0, 1, 2, 3, 4].map((n) =>
      frustumAt(
        [x, at(0.17 * n), z],
        0.17 * high,
        radius * (widths[n] as number),
        radius * (widths[n + 1] as number),
        slits,
        12,
      ),
    ),
    frustumAt([x, at(0.85), z], 0.1 * high, radius * 0.2, radius * 0.26, tip, 8),
    ellipsoidAt([x, at(0.96), z], radius * 0.42, radius * 0.42, tip),
    ...[0, 1, 2, 3].map((n) => {
      const turn = (n / 2) * Math.PI + 0.78;
      return rodBetween(
        [x, at(0.96), z],
        [x + radius * 0.75 * Math.cos(turn), at(0.96) + radius * 0.75 * Math.sin(turn), z],
        [0.2, 0.12],
        5,
        plainPaint(FRUIT[(number + 1) % FRUIT.length] as Colour),
      );
    }),
  ];
}

function towers({ lamps }: Site): Solid[] {
  const { z } = FRONT;
  return [
    ...spindle(-9.6, z + 2, 33, 2.5, 0, lamps),
    ...spindle(-3.5, z + 1.4, 39, 2.7, 1, lamps),
    ...spindle(3.5, z + 1.4, 39, 2.7, 2, lamps),
    ...spindle(9.6, z + 2, 33, 2.5, 0, lamps),
    ...spindle(0, z + 22, 58, 4.4, 1, lamps),
    ...spindle(-11, z + 26, 46, 3, 2, lamps),
    ...spindle(11, z + 26, 46, 3, 0, lamps),
  ];
}

/** Three deep portals under steep gables of stone that drips like wax. */
function front(lamps: number): Solid[] {
  const { z, half } = FRONT;
  const carved =
    (dark: number): Paint =>
    ({ role }, { along, up, pixel }) => {
      if (role === 'level') return plainFront(STONE);
      const fine = Math.max(0, 1 - pixel * 2);
      const drip =
        Math.sin(along * 3.1 + Math.sin(up * 1.3) * 1.4) * Math.sin(up * 2.2 + along * 0.7);
      return {
        colour: scaleColour(STONE, dark * (1 + 0.24 * fine * drip)),
        glass: 0,
        glow: scaleColour(LAMP, 0.3 * lamps),
      };
    };
  const portal = (x: number, wide: number, high: number): Solid[] => [
    // A gable of steps that narrow, the portal in it darker the deeper it is.
    ...Array.from({ length: 7 }, (_, n) => {
      const share = 1 - n / 7;
      return box(
        [x - wide * share, LEVEL + (n / 7) * high, z - 2.4],
        [x + wide * share, LEVEL + ((n + 1) / 7) * high, z + 1],
        carved(1.04),
      );
    }),
    ...[0.62, 0.48, 0.34].flatMap((share, k) => {
      const top = high * (0.52 - 0.05 * k);
      return Array.from({ length: 5 }, (_, n) => {
        const out = wide * share * Math.sqrt(1 - (n / 5) ** 2);
        return box(
          [x - out, LEVEL + (n / 5) * top, z - 2.5 - 0.06 * k],
          [x + out, LEVEL + ((n + 1) / 5) * top, z - 2.3],
          k === 2 ? plainPaint([0.12, 0.09, 0.07]) : carved(0.72 - 0.2 * k),
        );
      });
    }),
    frustumAt([x, LEVEL + high, z - 1], 3.4, 0.5, 0.05, carved(1.1), 6),
  ];
  return [
    box([-half, LEVEL, z], [half, LEVEL + 12, z + 10], carved(0.96)),
    box([-half + 4, LEVEL + 10, z + 8], [half - 4, LEVEL + 24, z + 50], carved(0.9)),
    ...portal(0, 5.6, 20),
    ...portal(-9, 3.9, 14),
    ...portal(9, 3.9, 14),
    // The cypress of green stone with white doves over the middle portal.
    frustumAt([0, LEVEL + 20, z - 1.2], 9, 1.3, 0.1, plainPaint([0.2, 0.42, 0.26]), 9),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ellipsoidAt(
        [0.8 * Math.sin(n * 2.4), LEVEL + 21 + n * 1.1, z - 2.2 + 0.12 * n],
        0.28,
        0.24,
        plainPaint([0.96, 0.96, 0.94]),
      ),
    ),
  ];
}

/** The crane that is always there. */
function crane(side: number): Solid[] {
  const yellow = plainPaint([0.9, 0.7, 0.16]);
  const [x, z] = [side * 19, FRONT.z + 16];
  return [
    rodBetween([x, LEVEL, z], [x, LEVEL + 47, z], [0.5, 0.5], 4, yellow),
    rodBetween(
      [x + side * 8, LEVEL + 44, z],
      [x - side * 26, LEVEL + 44, z],
      [0.4, 0.3],
      4,
      yellow,
    ),
    rodBetween([x, LEVEL + 48, z], [x - side * 20, LEVEL + 44.2, z], [0.12, 0.12], 4, yellow),
  ];
}

/** Plane trees on both sides of the square. */
const trees = (): Solid[] =>
  [-1, 1].flatMap((side) =>
    [26, 34, 42].flatMap((z, n) => {
      const x = side * (19 + 2 * chance(n, side + 2, 3));
      return [
        frustumAt([x, LEVEL, z], 4, 0.3, 0.24, plainPaint([0.42, 0.36, 0.28]), 6),
        ellipsoidAt([x, LEVEL + 5.6, z], 3, 2.8, clipped),
      ];
    }),
  );
