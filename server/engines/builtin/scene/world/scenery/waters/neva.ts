import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { box, facade } from '../famous/kit.ts';
import { panel, rodBetween, upright } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BY_RIVER, farQuay, nearQuay, quaySoil, RIVERSIDE } from './riverside.ts';
import { milkGlass, threeGlobeLamp } from './three-globe-lamp.ts';

/** The bridge: how far off, half as deep, how high its deck is, half of its gap, how far apart its piers are. World units. */
const BRIDGE = { z: 46, half: 3.4, deck: 5.4, gap: 15, span: 21 } as const;
/** A raised leaf: how long, and how far its tip has moved toward the gap's middle. World units. */
const LEAF = { long: 19, inward: 6.4 } as const;
/** The fortress with its spire and the cathedral with its dome: how far aside on the picture's side, how far off. World units. */
const SPIRE = { aside: -1.5, z: 122 } as const;
const DOME = { aside: 43, z: 112 } as const;
const GRANITE: Colour = [0.56, 0.47, 0.44];
const GOLD: Colour = [0.98, 0.74, 0.2];
const OCHRE: Colour = [0.93, 0.79, 0.45];
const WHITE: Colour = [0.93, 0.92, 0.88];
const MINT: Colour = [0.44, 0.68, 0.6];
const IRON: Colour = [0.17, 0.25, 0.23];

/** Saint Petersburg by its river: a bridge whose two leaves are raised, between them the fortress with its golden spire, a golden dome and a long palace of green and white on the other bank, granite before the eye. */
export const NEVA: SceneryPlan = {
  ...BY_RIVER,
  soil: quaySoil,
  // The nights for which it is known are not dark.
  time: 'dusk',
  has: new Set(['bridge', 'castle']),
  solids: (site) => [
    nearQuay(),
    farQuay(2, GRANITE),
    ...embankment(site),
    ...drawbridge(site),
    ...fortress(site),
    ...domed(site),
    ...palaces(site),
  ],
};

/** A low wall of granite along the quay, lamps of iron with three globes on it. */
function embankment({ setting: { side }, lamps }: Site): Solid[] {
  const z = RIVERSIDE.quay - 0.4;
  const low = RIVERSIDE.high;
  const wall: Paint = ({ role }, { along, pixel }) =>
    plainFront(
      scaleColour(
        GRANITE,
        role === 'level'
          ? 1.2
          : 1 - 0.25 * inside(Math.abs(along / 2.2 - Math.round(along / 2.2)), -1, 0.015, pixel),
      ),
    );
  return [
    box([-80, low, z - 0.26], [80, low + 0.85, z + 0.26], wall),
    box([-80, low + 0.85, z - 0.36], [80, low + 1, z + 0.36], wall),
    ...[-5.6, 3.9, 12.4].flatMap((aside) => {
      const x = side * aside;
      return [
        box([x - 0.5, low, z - 0.5], [x + 0.5, low + 1.3, z + 0.5], wall),
        ...threeGlobeLamp([x, low + 1.3, z], IRON, lamps),
      ];
    }),
  ];
}

/** A bridge across the picture, its two middle leaves raised. */
function drawbridge({ setting: { side }, lamps }: Site): Solid[] {
  const { z, half, deck, gap, span } = BRIDGE;
  const stone = plainPaint(GRANITE);
  const middle = side * SPIRE.aside * 0.4;
  const girders: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(IRON, 1.3));
    const cell = Math.abs(((along / 2.1) % 1) - 0.5) - Math.abs(((up / 2.1) % 1) - 0.5);
    const bar = inside(Math.abs(cell), -1, 0.09, pixel / 2.1);
    return {
      colour: mixColour(scaleColour(IRON, 0.75), scaleColour(IRON, 1.7), bar),
      glass: 0,
      glow: scaleColour(LAMP, 0.5 * bar * Math.min(1, lamps * 3)),
    };
  };
  return [-1, 1].flatMap((way) => {
    const hinge = middle + way * gap;
    const tip = hinge - way * LEAF.inward;
    const rise = Math.sqrt(LEAF.long ** 2 - LEAF.inward ** 2);
    const leaf = (near: number, thick: number, paint: Paint): Solid =>
      panel(
        [
          [hinge, deck, near],
          [hinge, deck, z + half],
          [tip, deck + rise, z + half],
          [tip, deck + rise, near],
        ],
        thick,
        paint,
      );
    // The side of a leaf that is seen from the bank: as deep as its girders.
    const flank: Solid = panel(
      [
        [hinge + way * 1.5, deck - 1, z - half - 0.1],
        [hinge - way * 1.1, deck + 0.6, z - half - 0.1],
        [tip - way * 0.5, deck + rise, z - half - 0.1],
        [tip + way * 0.5, deck + rise + 0.2, z - half - 0.1],
      ],
      0.3,
      girders,
    );
    const arches = Array.from({ length: 5 }, (_, n) => {
      const start = hinge + way * (3 + n * span);
      const [left, right] = [
        Math.min(start, start + way * span),
        Math.max(start, start + way * span),
      ];
      return [
        box([left, deck - 1.6, z - half], [right, deck, z + half], girders),
        box([left - 1.5, -4, z - half - 0.8], [left + 1.5, deck - 0.6, z + half], stone),
        box([right - 1.5, -4, z - half - 0.8], [right + 1.5, deck - 0.6, z + half], stone),
        box([left, deck, z - half], [right, deck + 1, z - half + 0.2], plainPaint(IRON)),
        ...[0.25, 0.75].flatMap((share): Solid[] => {
          const x = left + share * (right - left);
          return [
            rodBetween(
              [x, deck, z - half],
              [x, deck + 4.2, z - half],
              [0.16, 0.1],
              5,
              plainPaint(IRON),
            ),
            ellipsoidAt([x, deck + 4.5, z - half], 0.42, 0.5, milkGlass(lamps)),
          ];
        }),
      ];
    }).flat();
    return [
      box([hinge - 3, -4, z - half - 1.6], [hinge + 3, deck + 0.4, z + half + 1], stone),
      box(
        [hinge + way - 1.6, deck, z - half - 1],
        [hinge + way + 1.6, deck + 3.4, z - half + 1.4],
        stone,
      ),
      leaf(z - half, 0.5, girders),
      flank,
      ...arches,
    ];
  });
}

const gilded =
  (lamps: number): Paint =>
  (_, { along, up }) => ({
    colour: scaleColour(GOLD, 0.95 + 0.1 * Math.sin(along * 3 + up)),
    glass: 0.12,
    glow: scaleColour([1, 0.72, 0.25], Math.min(0.3, lamps)),
  });

/** A low wall with bastions, behind it a cathedral with a needle of gold. */
function fortress({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * SPIRE.aside;
  const { z } = SPIRE;
  const wall: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(GRANITE, 1.2));
    const band = inside(up, 7.4, 8, pixel);
    const slab = 0.06 * Math.sin(along * 0.8) + 0.05 * Math.sin(up * 2.3);
    return plainFront(scaleColour(mixColour([0.68, 0.42, 0.33], GRANITE, band), 1 + slab));
  };
  const gold = gilded(lamps);
  const front = facade({
    ...{ wall: OCHRE, trim: WHITE, bay: 3, storey: 7, foot: 0, number: 3, lamps },
    window: [0.7, 1.4, 5],
    arch: 0.7,
  });
  const stage = (half: number, low: number, high: number): Solid[] => [
    box([x - half, low, z - half], [x + half, high, z + half], front),
    box(
      [x - half - 0.5, high, z - half - 0.5],
      [x + half + 0.5, high + 0.8, z + half + 0.5],
      plainPaint(WHITE),
    ),
  ];
  return [
    upright(
      [
        [x - 44, z - 12],
        [x - 30, z - 21],
        [x + 30, z - 21],
        [x + 44, z - 12],
        [x + 44, z + 30],
        [x - 44, z + 30],
      ],
      -2,
      10.5,
      wall,
    ),
    box(
      [x + Math.min(-side * 5, -side * 23), 8, z - 2],
      [x + Math.max(-side * 5, -side * 23), 19, z + 8],
      front,
    ),
    ...stage(5, 8, 24),
    ...stage(3.9, 24, 33),
    ...stage(2.8, 33, 40),
    ellipsoidAt([x, 40.8, z], 2.7, 2.8, gold, FINE),
    frustumAt([x, 42.4, z], 4, 1.1, 1.1, plainPaint(WHITE), 8),
    frustumAt([x, 46.2, z], 31, 1.25, 0.12, gold, 8),
    ellipsoidAt([x, 77.6, z], 0.7, 0.7, gold),
  ];
}

/** A cathedral with a great golden dome over a ring of columns, two small ones before it. */
function domed({ setting: { side }, lamps }: Site): Solid[] {
  const x = side * DOME.aside;
  const { z } = DOME;
  const gold = gilded(lamps);
  const stone = plainPaint([0.66, 0.63, 0.6]);
  const columns: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.7, 0.67, 0.63]);
    const shade = 0.55 + 0.45 * smoothstep(0.55, 0.25, Math.abs(((along / 1.7) % 1) - 0.5));
    const isShaft = inside(up, 0.8, 9.2, pixel);
    return plainFront(scaleColour([0.74, 0.7, 0.66], 1 - isShaft * (1 - shade)));
  };
  const porch = facade({
    ...{
      wall: [0.64, 0.62, 0.6],
      trim: [0.5, 0.36, 0.32],
      bay: 2.6,
      storey: 14,
      foot: 1,
      number: 5,
    },
    ...{ lamps, window: [0.75, 0.4, 11] },
  });
  return [
    box([x - 15, 0, z], [x + 15, 19, z + 24], porch),
    box([x - 8, 0, z - 4], [x + 8, 15.4, z], porch),
    panel(
      [
        [x - 9, 15.4, z - 4.4],
        [x + 9, 15.4, z - 4.4],
        [x, 20, z - 4.4],
      ],
      0.8,
      plainPaint([0.5, 0.43, 0.38]),
    ),
    frustumAt([x, 19, z + 12], 4, 9.6, 9.4, stone, 20),
    frustumAt([x, 23, z + 12], 10, 8.4, 8.4, columns, 20),
    frustumAt([x, 33, z + 12], 4, 7.6, 7.4, stone, 20),
    ellipsoidAt([x, 36.4, z + 12], 7.6, 9.6, gold, FINE),
    frustumAt([x, 45, z + 12], 5.6, 1.3, 1.1, plainPaint(WHITE), 8),
    ellipsoidAt([x, 50.6, z + 12], 1.3, 1.6, gold),
    ...[-11.5, 11.5].flatMap((off) => [
      frustumAt([x + off, 19, z + 4], 5, 2, 2, columns, 10),
      ellipsoidAt([x + off, 24, z + 4], 2.2, 2.6, gold, FINE),
    ]),
  ];
}

/** Palaces along the other bank: a long one of green and white with statues on its roof, others in ochre and rose. */
function palaces({ setting: { side }, lamps }: Site): Solid[] {
  const row: readonly (readonly [from: number, to: number, high: number, wall: Colour])[] = [
    [-150, -106, 15, [0.84, 0.62, 0.5]],
    [-104, -44, 19, MINT],
    [24, 30, 13, OCHRE],
    [60, 84, 15, OCHRE],
    [85, 112, 14, [0.86, 0.66, 0.56]],
    [113, 150, 16, [0.78, 0.8, 0.76]],
  ];
  return row.flatMap(([from, to, high, wall], n) => {
    const [left, right] = [Math.min(side * from, side * to), Math.max(side * from, side * to)];
    const z = RIVERSIDE.far + 8;
    const look = facade({
      ...{ wall, trim: WHITE, bay: 3.1, storey: high / 2.4, foot: 1.4, number: n + 4, lamps },
      window: [0.75, 1, high / 2.4 - 1.4],
      arch: 0.5,
    });
    const statues = Array.from({ length: Math.floor((right - left) / 4.4) }, (_, k) =>
      frustumAt([left + 2 + k * 4.4, high + 1, z], 2.2, 0.5, 0.16, plainPaint([0.5, 0.47, 0.4]), 6),
    );
    return [
      box([left, 0, z], [right, high, z + 14], look),
      box([left - 0.4, high, z - 0.5], [right + 0.4, high + 1, z + 14], plainPaint(WHITE)),
      ...(wall === MINT ? statues : []),
    ];
  });
}
