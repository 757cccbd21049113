import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box } from '../famous/kit.ts';
import { panel, rodBetween, sheer } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BOW, boards, bow, flatBoat, isOnBow, ON_BOW, overBow } from './boat-bow.ts';

const WALNUT: Colour = [0.42, 0.25, 0.14];
const CLOTHS: readonly Colour[] = [
  [0.8, 0.12, 0.16],
  [0.96, 0.72, 0.14],
  [0.1, 0.42, 0.56],
  [0.62, 0.14, 0.42],
];
const PINK: Colour = [0.96, 0.56, 0.7];

/** Dal lake in Kashmir: the bow of a shikara, a boat with cushions under a canopy with curtains, others on the still water among lotus, carved houseboats before mountains. */
export const DAL_LAKE: SceneryPlan = {
  ...ON_BOW,
  relief: 1.3,
  trees: 0.7,
  ground: (wild) => (x, z) => overBow(x, z, z > 92 ? wild(x, z) : Math.min(BOW.deep, wild(x, z))),
  isTended: (x, z) => isOnBow(x, z),
  has: new Set(['gondola']),
  solids: (site) => [
    ...bow(boards([0.54, 0.35, 0.19]), plainPaint([0.78, 0.5, 0.14])),
    ...canopy(0, BOW.ends, 3.2, 0),
    ...others(site),
    ...houseboats(site),
    ...lotuses(site),
  ],
};

/** A canopy with a scalloped edge on turned posts, curtains tied to them, cushions on a seat beneath. World units. */
function canopy(x: number, z: number, half: number, number: number): Solid[] {
  const low = BOW.high;
  const size = half / 3.2;
  const top = low + 3 * size;
  const long = 6 * size;
  const cloth = CLOTHS[number % CLOTHS.length] as Colour;
  const other = CLOTHS[(number + 1) % CLOTHS.length] as Colour;
  const wood = plainPaint(WALNUT);
  const fringe: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(cloth);
    const off = Math.abs(along / 0.5 - Math.floor(along / 0.5) - 0.5);
    const trim = inside(up, -1, 0.16 + 0.3 * off, pixel);
    const star = inside(Math.hypot(off * 0.5, up - 0.5), -1, 0.1, pixel);
    return plainFront(mixColour(mixColour(cloth, [0.98, 0.84, 0.4], trim), other, star));
  };
  const striped: Paint = (_, { along, pixel }) =>
    plainFront(
      mixColour(cloth, other, inside(Math.abs(((along / 0.36) % 1) - 0.5), -1, 0.22, pixel / 0.36)),
    );
  const curtain = (side: number, at: number): Solid[] => [
    panel(
      [
        [x + side * half, top, at],
        [x + side * half * 0.62, top, at],
        [x + side * half * 0.93, low + 1.3 * size, at],
        [x + side * half, low + 1.3 * size, at],
      ],
      0.08,
      striped,
    ),
    panel(
      [
        [x + side * half, low + 1.3 * size, at],
        [x + side * half * 0.93, low + 1.3 * size, at],
        [x + side * half * 0.84, low + 0.2, at],
        [x + side * half, low + 0.2, at],
      ],
      0.08,
      striped,
    ),
  ];
  const cushions = Array.from({ length: 6 }, (_, n) =>
    ellipsoidAt(
      [x + (n - 2.5) * half * 0.3, low + 1 * size, z + long * 0.62],
      half * 0.19,
      0.5 * size,
      plainPaint(CLOTHS[(n + number) % CLOTHS.length] as Colour),
    ),
  );
  return [
    ...flatBoat(x, z - 0.2, z + long + 2, half, low, plainPaint([0.74, 0.52, 0.22])),
    box([x - half, top, z - 0.1], [x + half, top + 0.8 * size, z + long], fringe),
    panel(
      [
        [x - half, top + 0.8 * size, z - 0.1],
        [x + half, top + 0.8 * size, z - 0.1],
        [x, top + 1.7 * size, z - 0.1],
      ],
      0.12,
      plainPaint(cloth),
    ),
    roofOn(
      plotOf(x - half - 0.1, z - 0.2, x + half + 0.1, z + long + 0.1),
      top + 0.78 * size,
      top + 1.8 * size,
      (['start', 'end'] as const).map((edge) => ({
        side: edge,
        pitch: 0.29,
        from: top + 0.8 * size,
      })),
      plainPaint(scaleColour(cloth, 0.92)),
    ),
    ...[-1, 1].flatMap((side) => [
      ...[0, long].map((off) =>
        rodBetween(
          [x + side * half * 0.97, low, z + off],
          [x + side * half * 0.97, top, z + off],
          [0.1 * size, 0.1 * size],
          6,
          wood,
        ),
      ),
      ...curtain(side, z + 0.1),
      ...curtain(side, z + long),
    ]),
    box(
      [x - half * 0.95, low, z + long * 0.6],
      [x + half * 0.95, low + 0.55 * size, z + long * 0.9],
      plainPaint(other),
    ),
    box(
      [x - half * 0.95, low, z + long * 0.84],
      [x + half * 0.95, low + 1.5 * size, z + long * 0.9],
      plainPaint(cloth),
    ),
    ...cushions,
  ];
}

/** Other boats on the water, laden with flowers. */
const others = ({ setting: { side } }: Site): Solid[] =>
  (
    [
      [-9, 20, 1],
      [10.4, 17, 2],
      [-16, 38, 3],
      [7.6, 42, 0],
      [-5.4, 56, 1],
      [21, 34, 1],
    ] as const
  ).flatMap(([aside, z, number]) => [
    ...canopy(side * aside, z, 1.5, number),
    ...Array.from({ length: 9 }, (_, n) =>
      ellipsoidAt(
        [
          side * aside + ((n % 3) - 1) * 0.8,
          1 + 0.2 * chance(n, 2, 2),
          z - 0.2 - Math.floor(n / 3) * 0.45,
        ],
        0.36,
        0.3,
        plainPaint(n % 3 === 0 ? PINK : (CLOTHS[n % CLOTHS.length] as Colour)),
      ),
    ),
  ]);

/** Houseboats of carved wood in a row before the far bank. */
function houseboats({ setting: { side }, lamps }: Site): Solid[] {
  return [-58, -34, -10, 16, 42, 66].flatMap((aside, n) => {
    const x = side * aside;
    const z = 74 + 6 * chance(n, 4, 2);
    const wall: Paint = ({ role }, { along, up, pixel }) => {
      if (role === 'level') return plainFront(WALNUT);
      const off = Math.abs(along / 2.6 - Math.floor(along / 2.6) - 0.5) * 2.6;
      const arch = inside(off, -1, 0.8, pixel) * inside(up, 1.3, 3.2 + 0.5 * (1 - off), pixel);
      const lattice = 0.2 * Math.sin(along * 9) * Math.sin(up * 9);
      return {
        colour: mixColour(
          scaleColour([0.6, 0.38, 0.2], 1 + lattice * (up < 1.2 ? 1 : 0)),
          DARK,
          0.85 * arch,
        ),
        glass: 0.3 * arch,
        glow: scaleColour(LAMP, arch * Math.min(1, 0.12 + lamps * 3)),
      };
    };
    return [
      box([x - 11.4, -0.5, z - 1], [x + 11.4, 0.8, z + 6.4], plainPaint(scaleColour(WALNUT, 0.8))),
      box([x - 10, 0.8, z], [x + 10, 5, z + 6], wall),
      box([x - 11, 5, z - 1.2], [x + 11, 5.4, z + 6.6], plainPaint([0.46, 0.44, 0.4])),
      ...[-10.6, -6, 6, 10.6].map((off) =>
        rodBetween(
          [x + off, 0.8, z - 0.9],
          [x + off, 5, z - 0.9],
          [0.14, 0.14],
          6,
          plainPaint(WALNUT),
        ),
      ),
      roofOn(
        plotOf(x - 4, z - 0.4, x + 4, z + 5),
        5.4,
        8,
        (['front', 'back'] as const).map((edge) => ({ side: edge, pitch: 0.8, from: 5.4 })),
        plainPaint([0.5, 0.3, 0.18]),
      ),
    ];
  });
}

/** Leaves and blossoms of lotus in beds on the water. */
function lotuses({ setting: { side } }: Site): Solid[] {
  const leaf = plainPaint([0.24, 0.44, 0.2]);
  const petals = plainPaint(PINK);
  return [
    [-6.6, 10],
    [6.9, 9.6],
    [-11, 15],
    [12.6, 24],
    [-3, 33],
    [3.4, 27],
  ].flatMap(([aside = 0, z = 0], bed) =>
    Array.from({ length: 12 }, (_, n) => {
      const x = side * aside + 3.4 * (chance(n, bed, 1) - 0.5);
      const far = z + 4 * (chance(n, bed, 2) - 0.5);
      if (isOnBow(Math.abs(x) - 0.9, far)) return [];
      const size = 0.45 + 0.25 * chance(n, bed, 3);
      return [
        sheer(frustumAt([x, 0.02, far], 0.05, size, size, leaf, 9)),
        ...(n % 3 === 0
          ? [
              frustumAt([x + 0.2, 0, far], 0.5, 0.03, 0.03, leaf, 5),
              frustumAt([x + 0.2, 0.48, far], 0.3, 0.1, 0.3, petals, 8),
            ]
          : []),
      ];
    }).flat(),
  );
}
