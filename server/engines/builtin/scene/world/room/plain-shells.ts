import { pick, type Random } from '../../../kernels/random.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { panelled } from './furnishings/dressing.ts';
import { OAK, WALNUT, WHITE } from './furniture.ts';
import { boards, brick, paint, panes, tiles, wood } from './materials.ts';
import type { Room } from './plan-room.ts';
import type { Material } from './solids/solid.ts';

/** What plaster of a room is painted. */
const WALLS: readonly Colour[] = [
  [0.86, 0.83, 0.76],
  [0.68, 0.74, 0.7],
  [0.8, 0.72, 0.62],
  [0.62, 0.68, 0.76],
];

/** How a kind of room is built. Lengths in metres. */
export interface Shape {
  readonly half: number;
  readonly high: number;
  /** Where the wall ahead is, and how much farther it can be. */
  readonly back: readonly [number, number];
  /** Half the window's width, how far it is from the middle toward the heavy side, its lower and upper edge. */
  readonly window: readonly [half: number, aside: number, low: number, high: number];
}

/** The shape of a room that has none of its own. */
export const LIVING_ROOM: Shape = {
  half: 2.5,
  high: 2.9,
  back: [5.6, 1.2],
  window: [1.5, -0.55, 0.75, 2.4],
};

/** Shapes of the rooms that `room-kinds.ts` does not have. */
export const PLAIN_SHAPES: Partial<Record<Land, Shape>> = {
  kitchen: { half: 2.9, high: 2.9, back: [5.6, 1.2], window: [1.5, -0.55, 1.12, 2.4] },
  library: { half: 2.7, high: 3.7, back: [5.6, 1.2], window: [1, 0, 0.75, 3] },
  classroom: { half: 3.5, high: 3.1, back: [7.6, 0.8], window: [0.75, 2.5, 0.9, 2.5] },
  cafe: { half: 3.1, high: 3.2, back: [6.8, 0.8], window: [1.7, -0.9, 0.7, 2.6] },
  bathroom: { half: 2.1, high: 2.7, back: [4.6, 0.4], window: [0.6, -0.6, 1.25, 2.25] },
  garage: { half: 3, high: 2.9, back: [6, 0.6], window: [0.75, 1.7, 1.1, 2.2] },
  office: { half: 2.8, high: 2.9, back: [5.4, 0.6], window: [1.7, -0.3, 0.8, 2.5] },
  greenhouse: { half: 3.3, high: 3.5, back: [13, 2], window: [2.4, 0, 0.4, 3] },
  nave: { half: 4.7, high: 9, back: [26, 2], window: [0, 0, 4, 8] },
  station: { half: 6.4, high: 7, back: [52, 6], window: [6, 0, 0.4, 6.2] },
};

/** What walls, floor and ceiling of such a room are, whose ceiling is so high (metres). */
export function plainSurfaces(
  land: Land,
  random: Random,
  noise: Noise,
  high: number,
): Pick<Room, 'walls' | 'floor' | 'ceiling'> {
  const plaster = panelled(paint(pick(random, WALLS), noise), high);
  const white = paint(WHITE, noise);
  const usual = { walls: plaster, floor: boards(OAK, noise), ceiling: white };
  const own: Partial<Record<Land, { walls: Material; floor: Material; ceiling: Material }>> = {
    library: {
      walls: wood(WALNUT, noise),
      floor: boards(WALNUT, noise),
      ceiling: paint([0.5, 0.4, 0.3], noise),
    },
    kitchen: { ...usual, floor: tiles([0.78, 0.75, 0.7], [0.56, 0.53, 0.5], 0.42) },
    cafe: {
      walls: brick([0.56, 0.3, 0.22], noise),
      floor: boards(WALNUT, noise),
      ceiling: paint([0.3, 0.27, 0.25], noise),
    },
    classroom: {
      walls: panelled(paint([0.88, 0.85, 0.72], noise), high),
      floor: boards(OAK, noise),
      ceiling: white,
    },
    garage: {
      walls: brick([0.74, 0.68, 0.6], noise),
      floor: paint([0.5, 0.49, 0.47], noise),
      ceiling: paint([0.56, 0.53, 0.49], noise),
    },
    bathroom: {
      walls: tiles([0.86, 0.92, 0.92], [0.8, 0.88, 0.9], 0.22),
      floor: tiles([0.9, 0.9, 0.88], [0.3, 0.36, 0.4], 0.34),
      ceiling: white,
    },
    greenhouse: {
      walls: panes([0.86, 0.98, 0.98], 0.8),
      floor: tiles([0.62, 0.56, 0.5], [0.56, 0.5, 0.44], 0.5),
      ceiling: panes([0.96, 1.04, 1.08], 0.8),
    },
    station: {
      walls: brick([0.62, 0.4, 0.3], noise),
      floor: tiles([0.62, 0.61, 0.6], [0.56, 0.55, 0.54], 0.9),
      ceiling: panes([0.78, 0.88, 0.94], 2),
    },
  };
  return own[land] ?? usual;
}
