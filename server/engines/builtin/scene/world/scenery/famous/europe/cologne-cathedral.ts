import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { DARK, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { boardsOn, GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box, facade } from '../kit.ts';

/** The cathedral: how far off its front is, how far aside its towers' middles are, half as wide. World units. */
const FRONT = { z: 54, tower: 8.4, half: 4.8 } as const;
const STONE: Colour = [0.4, 0.38, 0.36];
const PALE: Colour = [0.58, 0.55, 0.5];

/** Cologne cathedral from its square: two dark towers full of tracery under pierced spires, three portals, a great window, pinnacles. */
export const COLOGNE_CATHEDRAL: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: slabs([0.58, 0.57, 0.55], 0.8),
  has: new Set(['church']),
  solids: (site) => [
    ...towers(site.lamps),
    ...nave(site.lamps),
    ...houses(site),
    ...boardsOn(site),
  ],
};

/** Stone in slender ribs, between them pointed windows of two lights, storey by storey. */
const tracery =
  (storey: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const wide = long / Math.max(1, Math.round(long / 3.2));
    const off = Math.abs(along - (Math.floor(along / wide) + 0.5) * wide);
    const rise = up - Math.floor(up / storey) * storey;
    const top = storey * 0.62 + Math.max(0, storey * 0.28 * (1 - off / (wide * 0.34)));
    const window = inside(off, -1, wide * 0.34, pixel) * inside(rise, storey * 0.14, top, pixel);
    const mullion = inside(Math.abs(off - wide * 0.16), -1, 0.09, pixel);
    const bar = inside(off, -1, 0.1, pixel);
    const ledge = inside(rise, storey * 0.95, storey, pixel);
    const rib = inside(Math.abs(((along / 0.8) % 1) - 0.5), -1, 0.16, pixel / 0.8);
    const hole = window * (1 - Math.max(mullion, bar));
    return {
      colour: mixColour(
        mixColour(STONE, PALE, 0.6 * Math.max(ledge, rib * (1 - window))),
        DARK,
        0.9 * hole,
      ),
      glass: 0.2 * hole,
      glow: scaleColour(LAMP, 0.8 * hole * Math.min(1, lamps * 2) + Math.min(0.4, lamps)),
    };
  };

/** A spire of ribs with rows of holes. */
const pierced =
  (lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const row = up / 1.5 - Math.floor(up / 1.5);
    const hole =
      inside(Math.abs(((along / 0.9) % 1) - 0.5), -1, 0.27, pixel / 0.9) *
      inside(row, 0.2, 0.78, pixel / 1.5);
    return {
      colour: mixColour(mixColour(STONE, PALE, 0.3), DARK, 0.75 * hole),
      glass: 0,
      glow: scaleColour(LAMP, Math.min(0.5, lamps)),
    };
  };

function towers(lamps: number): Solid[] {
  const { z, tower, half } = FRONT;
  const dark = plainPaint(PALE);
  const pinnacle = (x: number, low: number, at: number, high: number, radius: number): Solid[] => [
    frustumAt([x, LEVEL + low, at], high * 0.45, radius, radius * 0.9, plainPaint(STONE), 6),
    frustumAt([x, LEVEL + low + high * 0.45, at], high * 0.55, radius * 1.1, 0.03, dark, 6),
  ];
  return [-1, 1].flatMap((side) => {
    const x = side * tower;
    const corners = [-1, 1].flatMap((a) =>
      [-1, 1].map((b) => [x + a * half, z + half + b * half] as const),
    );
    return [
      box([x - half, LEVEL, z], [x + half, LEVEL + 21, z + 2 * half], tracery(7, lamps)),
      box(
        [x - half + 0.5, LEVEL + 21, z + 0.5],
        [x + half - 0.5, LEVEL + 27, z + 2 * half - 0.5],
        tracery(6, lamps),
      ),
      frustumAt([x, LEVEL + 27, z + half], 5, 3.6, 3.4, tracery(5, lamps), 8),
      frustumAt([x, LEVEL + 32, z + half], 15, 3.3, 0.12, pierced(lamps), 8),
      frustumAt([x, LEVEL + 46, z + half], 2.2, 0.12, 0.5, dark, 6),
      ...corners.flatMap(([cx, cz]) => [
        box([cx - 0.7, LEVEL, cz - 0.7], [cx + 0.7, LEVEL + 22, cz + 0.7], tracery(5.5, lamps)),
        ...pinnacle(cx, 22, cz, 9, 0.75),
      ]),
      ...[-1, 0, 1].flatMap((n) => pinnacle(x + n * 2.6, 21, z + 0.2, 5, 0.4)),
      // A gable over each side portal.
      ...[0, 1, 2, 3, 4].map((n) =>
        box(
          [x - 2.4 * (1 - n / 5), LEVEL + 5 + n * 1.1, z - 0.8],
          [x + 2.4 * (1 - n / 5), LEVEL + 6.1 + n * 1.1, z + 0.2],
          dark,
        ),
      ),
      box(
        [x - 1.4, LEVEL, z - 0.5],
        [x + 1.4, LEVEL + 4.6, z + 0.2],
        plainPaint([0.13, 0.1, 0.08]),
      ),
    ];
  });
}

/** The middle of the front with its portal and its great window; the long roof and its slender spire behind. */
function nave(lamps: number): Solid[] {
  const { z, tower, half } = FRONT;
  const inner = tower - half;
  const front: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(STONE);
    const off = Math.abs(along - long / 2);
    const arch = (reach: number, spring: number) =>
      inside(off, -1, reach * Math.min(1, Math.max(0, 1 - (up - spring) / (reach * 2.2))), pixel);
    const portal = arch(2.1, 4.4) * inside(up, -1, 9, pixel);
    const window = arch(2.6, 14.5) * inside(up, 10.4, 20.4, pixel);
    const bars = Math.max(
      inside(Math.abs(((along / 0.9) % 1) - 0.5), -1, 0.12, pixel / 0.9),
      inside(Math.abs(((up / 2.4) % 1) - 0.5), -1, 0.05, pixel / 2.4),
    );
    const frame = Math.max(arch(2.9, 4.8) * inside(up, -1, 10, pixel) - portal, 0);
    const hole = Math.max(portal, window * (1 - bars));
    return {
      colour: mixColour(
        mixColour(STONE, PALE, Math.max(frame, 0.5 * window * bars)),
        portal > 0.5 ? [0.14, 0.1, 0.08] : DARK,
        hole,
      ),
      glass: 0.3 * window,
      glow: scaleColour(
        LAMP,
        0.9 * window * (1 - bars) * Math.min(1, lamps * 3) + Math.min(0.4, lamps),
      ),
    };
  };
  return [
    box([-inner, LEVEL, z - 0.4], [inner, LEVEL + 22, z + 8], front),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      box(
        [-inner * (1 - n / 6), LEVEL + 22 + n * 1.1, z - 0.2],
        [inner * (1 - n / 6), LEVEL + 23.1 + n * 1.1, z + 1.4],
        plainPaint(PALE),
      ),
    ),
    box([-8, LEVEL, z + 10], [8, LEVEL + 18, z + 60], tracery(9, lamps)),
    roofOn(
      plotOf(-7, z + 8, 7, z + 60),
      LEVEL + 18,
      LEVEL + 28,
      (['start', 'end'] as const).map((edge) => ({ side: edge, pitch: 1.4, from: LEVEL + 18 })),
      plainPaint([0.34, 0.38, 0.38]),
    ),
    frustumAt([0, LEVEL + 26, z + 44], 18, 1.4, 0.06, plainPaint([0.3, 0.36, 0.36]), 8),
  ];
}

/** Offices and shops of the town on both sides of the square. */
const houses = ({ lamps }: Site): Solid[] =>
  [-1, 1].flatMap((side) =>
    [0, 1, 2].map((n) => {
      const [left, right] = [Math.min(side * 27, side * 42), Math.max(side * 27, side * 42)];
      return box(
        [left, LEVEL, 2 + n * 22],
        [right, LEVEL + 10 + 2.4 * ((n + (side > 0 ? 1 : 0)) % 3), 22 + n * 22],
        facade({
          ...{ wall: [0.8 - 0.06 * n, 0.76 - 0.05 * n, 0.68], trim: [0.88, 0.86, 0.8], bay: 2.8 },
          ...{ storey: 3.4, foot: 3.6, number: n + 4 * side + 9, lamps, window: [0.8, 0.6, 2.5] },
        }),
      );
    }),
  );
