import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box } from '../famous/kit.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { clipped } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BOW, boards, bow, flatBoat, isOnBow, ON_BOW, overBow } from './boat-bow.ts';

/** Half of how wide the canal is, how high its banks are. World units. */
const CANAL = { half: 15, bank: 0.7 } as const;
/** What stands over the boats' arches, and in which colours they are painted. */
const NAMES = ['LUPITA', 'ROSITA', 'CARMEN', 'MARIA', 'VIVA', 'LOLA'] as const;
const COLOURS: readonly Colour[] = [
  [0.93, 0.2, 0.46],
  [0.98, 0.76, 0.1],
  [0.12, 0.5, 0.76],
  [0.3, 0.64, 0.24],
  [0.9, 0.26, 0.14],
  [0.52, 0.24, 0.62],
];
const FLOWERS: readonly Colour[] = [
  [0.96, 0.24, 0.5],
  [1, 0.82, 0.14],
  [0.95, 0.95, 0.92],
  [0.93, 0.2, 0.14],
  [0.98, 0.54, 0.12],
];
const colourOf = (number: number): Colour =>
  COLOURS[((number % COLOURS.length) + COLOURS.length) % COLOURS.length] as Colour;

/** Xochimilco: flat boats in glaring colours under arches of flowers with a name on each, on a canal between slender willows; the eye is on the bow of one. */
export const XOCHIMILCO: SceneryPlan = {
  ...ON_BOW,
  trees: 1.1,
  ground: () => (x, z) => {
    const out = Math.abs(x) - CANAL.half - 2 * Math.sin(z / 17);
    const bank = z > 110 ? 1 : Math.min(1, Math.max(0, out / 3));
    return overBow(x, z, BOW.deep + bank * (CANAL.bank - BOW.deep));
  },
  isTended: (x, z) => isOnBow(x, z) || Math.abs(x) < 14,
  solids: (site) => [
    ...bow(boards([0.5, 0.34, 0.2]), plainPaint(colourOf(0))),
    ...roofed(0, BOW.ends, 3.5, 0, site.lamps),
    ...others(site),
    ...willows(),
  ],
};

/** A boat's arch of flowers with its name, its roof on posts, chairs along a table. World units. */
function roofed(x: number, z: number, half: number, number: number, lamps: number): Solid[] {
  const low = BOW.high;
  const colour = colourOf(number);
  const trim = colourOf(number + 1);
  const size = half / 3.5;
  const spring = low + 2.5 * size;
  const rise = 2.2 * size;
  const long = 7.5 * size;
  const name = NAMES[number % NAMES.length] as string;
  const sign: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level' || role === 'side') return plainFront(colour);
    const wide = 4.6 * size;
    const high = 0.86 * size;
    const ink = inkAt(
      name,
      (along - 0.3 * size) / (wide - 0.6 * size),
      (up - 0.14 * size) / (high - 0.28 * size),
      pixel / high,
    );
    return {
      colour: mixColour(scaleColour(colour, 0.9), [1, 0.96, 0.8], ink),
      glass: 0,
      glow: lamps > 0 ? scaleColour(LAMP, 0.5 * lamps * ink) : NO_GLOW,
    };
  };
  const arch = Array.from({ length: 27 }, (_, n) => {
    const turn = (n / 26) * Math.PI;
    const wobble = 0.12 * (chance(n, number, 2) - 0.5);
    const flower = plainPaint(FLOWERS[Math.floor(chance(n, number, 5) * 4.99)] as Colour);
    return ellipsoidAt(
      [x - half * 0.94 * Math.cos(turn), spring + (rise + wobble) * Math.sin(turn), z - 0.1],
      0.34 * size,
      0.34 * size,
      flower,
    );
  });
  const fan = Array.from({ length: 9 }, (_, n) => {
    // Painted feathers between the arch and the name.
    const turn = ((n + 1) / 10) * Math.PI;
    return rodBetween(
      [x, spring + 0.2 * size, z],
      [x - half * 0.84 * Math.cos(turn), spring + rise * 0.86 * Math.sin(turn), z],
      [0.1 * size, 0.26 * size],
      4,
      plainPaint(colourOf(number + n)),
    );
  });
  const posts = [-1, 1].flatMap((side) => [
    ...[0, 0.5, 1].map((share) =>
      box(
        [x + side * half * 0.94 - 0.09, low, z + share * long - 0.09],
        [x + side * half * 0.94 + 0.09, spring, z + share * long + 0.09],
        plainPaint(share === 0 ? trim : colour),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ellipsoidAt(
        [x + side * half * 0.94, low + 0.3 + n * 0.42 * size, z - 0.1],
        0.24 * size,
        0.24 * size,
        plainPaint(FLOWERS[(n + number) % FLOWERS.length] as Colour),
      ),
    ),
    // A rail with chairs behind it.
    box(
      [x + side * half * 0.94 - 0.05, low + 0.6, z],
      [x + side * half * 0.94 + 0.05, low + 0.75, z + long],
      plainPaint(trim),
    ),
    ...[0.2, 0.42, 0.64, 0.86].map((share) =>
      box(
        [x + side * half * 0.55 - 0.26, low, z + share * long],
        [x + side * half * 0.55 + 0.26, low + 1.05, z + share * long + 0.12],
        plainPaint(colourOf(number + 2)),
      ),
    ),
  ]);
  const canopy: Paint = ({ role }, { along, pixel }) =>
    plainFront(
      role === 'level'
        ? scaleColour(colour, 0.85)
        : mixColour(
            colour,
            trim,
            inside(Math.abs(((along / 0.8) % 1) - 0.5), -1, 0.25, pixel / 0.8),
          ),
    );
  return [
    ...flatBoat(x, z - 0.3, z + long + 1.5, half, low, plainPaint(colour)),
    box([x - half, spring, z + 0.1], [x + half, spring + 0.16, z + long], canopy),
    panel(
      [
        [x - half, spring + 0.1, z + 0.1],
        [x + half, spring + 0.1, z + 0.1],
        [x + half * 0.3, spring + rise * 0.7, z + 0.12],
        [x - half * 0.3, spring + rise * 0.7, z + 0.12],
      ],
      0.1,
      plainPaint(scaleColour(trim, 0.95)),
    ),
    ...fan,
    ...arch,
    box(
      [x - 2.3 * size, spring + 0.26 * size, z - 0.5],
      [x + 2.3 * size, spring + 1.12 * size, z - 0.38],
      sign,
    ),
    box(
      [x - half * 0.2, low, z + 1],
      [x + half * 0.2, low + 0.75, z + long - 1],
      plainPaint([0.94, 0.92, 0.86]),
    ),
    ...posts,
  ];
}

/** Other boats along the canal, and ahead where it bends. */
const others = ({ setting: { side }, lamps }: Site): Solid[] =>
  (
    [
      [-8.6, 13, 1],
      [8.8, 15, 2],
      [-9.6, 27, 3],
      [10.6, 30, 4],
      [-3.4, 36, 5],
      [4.4, 47, 1],
      [-8.4, 50, 2],
      [11, 60, 3],
    ] as const
  ).flatMap(([aside, z, number]) => roofed(side * aside, z, 2.5, number, lamps));

/** Slender willows in rows along both banks. */
const willows = (): Solid[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 13 }, (_, n) => {
      const z = 17 + n * 7;
      const x = side * (CANAL.half + 3.2 + 2 * Math.sin(z / 17) * side + chance(n, side + 2, 4));
      const high = 11 + 5 * chance(n, side + 5, 3);
      return [
        frustumAt([x, 0, z], 3, 0.34, 0.26, plainPaint([0.3, 0.24, 0.18]), 6),
        frustumAt([x, 1.6, z], high * 0.5, 0.8, 1.5, clipped, 9),
        frustumAt([x, 1.6 + high * 0.5, z], high * 0.5, 1.5, 0.2, clipped, 9),
      ];
    }).flat(),
  );
