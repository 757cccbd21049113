import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import type { Paint, Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import { panel } from '../far/pieces.ts';
import type { SceneryPlan } from '../site.ts';

/** The flat bow of a boat before the eye, on which whoever is there is: half as wide, where it ends before the boat's roof, how high it is over the water, how deep that is. World units. */
export const BOW = { half: 4.2, near: -4, ends: 10.6, high: 0.8, deep: -2.4 } as const;

/** What places have in common that are seen from the bow of a boat. */
export const ON_BOW: Pick<
  SceneryPlan,
  'land' | 'isNear' | 'relief' | 'views' | 'lampAt' | 'water'
> = {
  land: 'lake',
  isNear: true,
  relief: 0.4,
  views: [
    { horizon: 0.48, lens: 0.96, eye: 0.24 },
    { horizon: 0.42, lens: 0.9, eye: 0.3 },
    { horizon: 0.52, lens: 0.92, eye: 0.22 },
    { horizon: 0.47, lens: 1.06, eye: 0.25 },
  ],
  lampAt: () => (x, y, z) => 0.5 * smoothstep(8, 0, y) * smoothstep(30, 6, Math.hypot(x, z - 9)),
  water: { deep: [0.12, 0.19, 0.14], shallow: [0.2, 0.26, 0.18], roughness: 0.06 },
};

/** Whether a place is on the bow. */
export const isOnBow = (x: number, z: number): boolean => Math.abs(x) < BOW.half && z < BOW.ends;

/** The height of the bow where it is, of other ground elsewhere. World units. */
export const overBow = (x: number, z: number, other: number): number =>
  isOnBow(x, z) ? BOW.high : other;

/** Boards that lead across, of a colour. */
export const boards =
  (colour: Colour, wide = 0.3): Paint =>
  ({ role }, { along, up, pixel }) => {
    const row = role === 'level' ? up : along;
    const board = Math.floor(row / wide);
    const seam = inside(Math.abs(row / wide - Math.round(row / wide)) * wide, -1, 0.014, pixel);
    return plainFront(scaleColour(colour, (0.9 + 0.2 * chance(board, 3, 7)) * (1 - 0.5 * seam)));
  };

/** The bow itself: its deck, a painted rim along both sides. */
export function bow(deck: Paint, rim: Paint): Solid[] {
  const { half, near, ends, high } = BOW;
  return [
    box([-half - 0.1, -1, near], [half + 0.1, high + 0.004, ends], deck),
    ...[-1, 1].map((side) =>
      box(
        [side > 0 ? half - 0.16 : -half - 0.2, -1, near],
        [side > 0 ? half + 0.2 : -half + 0.16, high + 0.3, ends],
        rim,
      ),
    ),
  ];
}

/** A flat boat whose bow looks to the eye: its middle, where its bow and its stern are, half as wide, how high. World units. */
export function flatBoat(
  x: number,
  near: number,
  far: number,
  half: number,
  high: number,
  paint: Paint,
): Solid[] {
  return [
    box([x - half, -0.6, near], [x + half, high, far], paint),
    panel(
      [
        [x - half, high, near + 0.02],
        [x + half, high, near + 0.02],
        [x + half * 0.86, high + 0.28, near - 1.5],
        [x - half * 0.86, high + 0.28, near - 1.5],
      ],
      0.2,
      paint,
    ),
  ];
}
