import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import type { Soil } from '../../soil/soil.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { box, clay, facade, gabled, grove } from '../famous/kit.ts';
import { upright } from '../far/pieces.ts';
import { plotOf } from '../hedge.ts';
import type { Site } from '../site.ts';
import { RIVERSIDE } from './riverside.ts';

/** The castle's hill: how far aside on the picture's side, how far off its walls are, how high its top is. World units. */
export const HILL = { aside: -34, z: 176, high: 25 } as const;
const GREEN: Colour = [0.2, 0.32, 0.14];
const VERDIGRIS: Colour = [0.36, 0.58, 0.5];
const PLASTER: readonly Colour[] = [
  [0.93, 0.88, 0.74],
  [0.9, 0.76, 0.52],
  [0.92, 0.9, 0.84],
  [0.86, 0.7, 0.6],
  [0.8, 0.82, 0.7],
];

/** Ground with the hill of the castle beyond a river, whose middle is so far to the right. World units. */
export const castleHill =
  (city: Ground, middle: number): Ground =>
  (x, z) => {
    const off = Math.max(0, Math.abs(x - middle) - 44) / 50;
    const rise = smoothstep(RIVERSIDE.far + 22, HILL.z - 6, z) * smoothstep(1, 0, off);
    return city(x, z) + HILL.high * rise;
  };

/** Its soil: grass and trees on slopes. */
export const onHill =
  (city: Soil): Soil =>
  (x, z, height, steepness) =>
    z < RIVERSIDE.far + 4
      ? city(x, z, height, steepness)
      : scaleColour(GREEN, 0.9 + 0.2 * Math.sin(x * 0.9) * Math.sin(z * 0.7));

/** The other bank: houses under clay at the hill's foot, a green dome among them, the castle's long walls and the cathedral's spires over them; where the hill's middle is. World units. */
export function overPrague({ groundAt, lamps }: Site, x: number): Solid[] {
  return [
    ...houses(groundAt, lamps),
    ...greenDome(x + 30),
    ...castle(x, lamps),
    ...trees(x, groundAt),
  ];
}

function houses(groundAt: Ground, lamps: number): Solid[] {
  return [RIVERSIDE.far + 5, RIVERSIDE.far + 17, RIVERSIDE.far + 31].flatMap((z, row) =>
    Array.from({ length: 34 }, (_, n): Solid[] => {
      const wide = 6 + 4 * chance(n, row, 3);
      const left = (n - 17) * 8.4 + 3 * chance(n, row, 4) + 3 * row;
      const low = groundAt(left + wide / 2, z + 4);
      const high = low + 5.5 + 3.5 * chance(n, row, 5);
      const wall = facade({
        ...{ wall: PLASTER[Math.floor(5 * chance(n, row, 6))] as Colour, trim: [0.96, 0.94, 0.88] },
        ...{ bay: 1.5, storey: 2.3, foot: 0.8, number: n + 40 * row, lamps: lamps * 1.1 },
        window: [0.36, 0.5, 1.7] as const,
      });
      return gabled(
        plotOf(left, z, left + wide, z + 8),
        low - 3,
        high,
        [1, chance(n, row, 8) > 0.35 ? 'front' : 'sides'],
        wall,
        clay([0.72, 0.32, 0.18]),
      );
    }).flat(),
  );
}

/** A baroque church: a great green dome beside a slim belfry. */
function greenDome(x: number): Solid[] {
  const z = RIVERSIDE.far + 27;
  const cream = plainPaint([0.9, 0.84, 0.68]);
  const copper = plainPaint(VERDIGRIS);
  return [
    box([x - 6, 0, z - 2], [x + 8, 14, z + 12], cream),
    frustumAt([x + 1, 14, z + 4], 6, 5, 4.8, cream, 14),
    ellipsoidAt([x + 1, 20, z + 4], 5, 6, copper, FINE),
    frustumAt([x + 1, 25.4, z + 4], 3.4, 1.1, 0.9, cream, 8),
    frustumAt([x + 1, 28.6, z + 4], 3, 1, 0.05, copper, 8),
    box([x - 9.4, 0, z - 1], [x - 6.4, 23, z + 2], cream),
    ellipsoidAt([x - 7.9, 23.4, z + 0.5], 1.9, 2.2, copper),
    frustumAt([x - 7.9, 25, z + 0.5], 4, 0.6, 0.05, copper, 8),
  ];
}

/** Long palaces on the hill's edge, the cathedral over them: two spires before a nave, its great tower under a green cap. */
function castle(x: number, lamps: number): Solid[] {
  const { z } = HILL;
  const low = HILL.high - 2;
  const look = (wall: Colour, number: number) =>
    facade({
      ...{ wall, trim: [0.96, 0.94, 0.86], bay: 2, storey: 3, foot: 4, number, lamps },
      window: [0.45, 0.5, 2.1],
    });
  const roof = clay([0.62, 0.33, 0.24]);
  const palace = (from: number, to: number, high: number, wall: Colour, n: number) =>
    gabled(
      plotOf(x + from, z, x + to, z + 10),
      low - 8,
      low + high,
      [0.8, 'front'],
      look(wall, n),
      roof,
    );
  const stone = plainPaint([0.44, 0.39, 0.34]);
  const spire = plainPaint([0.26, 0.28, 0.29]);
  const nave: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.3, 0.3, 0.32]);
    const bay = Math.abs(along / 3 - Math.floor(along / 3) - 0.5);
    const window = inside(bay, -1, 0.26, pixel / 3) * inside(up, 13, 25, pixel);
    return plainFront(mixColour([0.5, 0.45, 0.39], [0.16, 0.15, 0.17], window));
  };
  const back = z + 18;
  const needle = (at: number, half: number, high: number): Solid[] => [
    box(
      [x + at - half, low - 4, back - half],
      [x + at + half, low + high * 0.6, back + half],
      stone,
    ),
    frustumAt([x + at, low + high * 0.6, back], high * 0.4, half * 1.15, 0.05, spire, 8),
    ...[-1, 1].map((way) =>
      frustumAt(
        [x + at + way * half, low + high * 0.52, back - half],
        high * 0.2,
        0.5,
        0.03,
        spire,
        6,
      ),
    ),
  ];
  return [
    ...palace(-46, -22, 10, [0.9, 0.85, 0.7], 3),
    ...palace(-22, 4, 11.5, [0.92, 0.88, 0.76], 5),
    ...palace(4, 26, 10, [0.88, 0.8, 0.62], 7),
    ...palace(26, 44, 8.4, [0.92, 0.87, 0.74], 9),
    // The cathedral.
    upright(
      [
        [x - 14, back],
        [x + 15, back],
        [x + 15, back + 9],
        [x - 14, back + 9],
      ],
      low - 4,
      low + 22,
      nave,
    ),
    ...gabled(plotOf(x - 14, back, x + 15, back + 9), low, low + 22, [1.5, 'front'], nave, spire),
    ...needle(-16.5, 2, 37),
    ...needle(-11, 2, 37),
    box([x - 4, low - 4, back - 5], [x + 2.4, low + 29, back + 1.4], stone),
    ellipsoidAt([x - 0.8, low + 30, back - 1.8], 3.5, 3.4, plainPaint(VERDIGRIS), FINE),
    frustumAt([x - 0.8, low + 32.6, back - 1.8], 4.4, 1.5, 1.2, plainPaint(VERDIGRIS), 8),
    frustumAt([x - 0.8, low + 36.8, back - 1.8], 7, 1.4, 0.05, plainPaint(VERDIGRIS), 8),
    // Two towers of its oldest church, of white stone.
    ...[30, 34].flatMap((at) => [
      box(
        [x + at - 1, low, z + 12],
        [x + at + 1, low + 16, z + 14],
        plainPaint([0.86, 0.82, 0.72]),
      ),
      frustumAt([x + at, low + 16, z + 13], 4.4, 1.4, 0.05, spire, 4),
    ]),
  ];
}

/** Trees on the slope under the walls. */
const trees = (x: number, groundAt: Ground): Solid[] =>
  grove(
    Array.from({ length: 70 }, (_, n): readonly [number, number] => [
      x - 62 + 124 * chance(n, 1, 7),
      RIVERSIDE.far + 44 + 30 * chance(n, 2, 7),
    ]),
    groundAt,
    'round',
    [0.24, 0.36, 0.15],
  );
