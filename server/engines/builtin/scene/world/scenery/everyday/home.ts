import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type SuburbLook, shingled, suburbWall } from '../../street/america/suburb-front.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
} from '../../street/solid.ts';
import { block, WHITE } from '../built/paved-site.ts';
import { LEVEL } from '../level-site.ts';

/** Height of a storey, how far a roof stands out, how steep it is. World units. */
const STOREY = 2.95;
const OVER = 0.42;
const PITCH = 0.62;
const BRICK: Colour = [0.48, 0.29, 0.24];

/** How a family's house looks; its walls end after so many storeys. */
export const homeLook = (
  wall: Colour,
  storeys: 1 | 2,
  rest: Partial<SuburbLook> = {},
): SuburbLook => ({
  wall,
  trim: WHITE,
  roof: [0.36, 0.31, 0.29],
  shutters: null,
  door: [0.2, 0.34, 0.46],
  hasBricks: true,
  storey: STOREY,
  eaves: STOREY * storeys,
  doorAt: null,
  number: 7,
  ...rest,
});

/** A paint that counts heights from the ground of a street, on a site that is higher. */
export const overLevel =
  (paint: Paint): Paint =>
  (face, place) => {
    const [x, y, z] = face.origin;
    return paint({ ...face, origin: [x, y - LEVEL, z] }, place);
  };

/** A body of boards on a plot under a roof of shingles, its ridge along the front or from there to the back. */
export function bodyUnderRoof(
  plot: Plot,
  look: SuburbLook,
  ridge: 'along' | 'inward',
  wall: Paint,
): Solid[] {
  const covered = grown(plot, OVER);
  const from = LEVEL + look.eaves - 0.06;
  const sides = ridge === 'along' ? (['front', 'back'] as const) : (['start', 'end'] as const);
  const across = ridge === 'along' ? covered.deep : covered.wide;
  return [
    boxOn(plot, LEVEL, LEVEL + look.eaves, overLevel(wall)),
    roofOn(
      covered,
      from,
      from + 0.2 + (across / 2) * PITCH,
      sides.map((side) => ({ side, pitch: PITCH, from: from + 0.2 })),
      shingled(look, { pitch: PITCH, from: 0.2 }),
    ),
  ];
}

/** A family's house on a plot, with its chimney. */
export const familyHome = (plot: Plot, look: SuburbLook, lamps: number): Solid[] => [
  ...bodyUnderRoof(plot, look, 'along', suburbWall(look, lamps)),
  block(
    [plot.x + plot.wide * 0.7, look.eaves, plot.z + plot.deep * 0.6],
    [plot.x + plot.wide * 0.7 + 0.9, look.eaves + 3.6, plot.z + plot.deep * 0.6 + 0.8],
    plainPaint(BRICK),
  ),
];

/** A door of two or more panes of glass before a wall, from its left to its right edge; lit from within. World units. */
export const glassDoor = (left: number, right: number, z: number, lamps: number): Solid =>
  block([left, 0.05, z - 0.07], [right, 2.35, z], ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(WHITE);
    const leaf = long / Math.round(long / 1.1);
    const u = along - Math.floor(along / leaf) * leaf;
    const pane = inside(u, 0.08, leaf - 0.08, pixel) * inside(up, 0.14, 2.2, pixel);
    const curtain = Math.max(
      inside(along, -1, 0.5, pixel),
      inside(along, long - 0.5, long + 1, pixel),
    );
    const behind = mixColour(DARK, [0.7, 0.66, 0.58], 0.7 * curtain);
    return {
      colour: mixColour(WHITE, behind, pane),
      glass: 0.55 * pane,
      glow: scaleColour([1.1, 0.8, 0.44], pane * Math.min(0.9, lamps * 2.2)),
    };
  });

const BOARDS: Colour = [0.6, 0.42, 0.26];

/** A fence of upright boards along x or z from one place to the other, so high, its posts on the inside. World units. */
export function boardFence(
  [fromX, fromZ]: readonly [number, number],
  [toX, toZ]: readonly [number, number],
  high: number,
  colour: Colour = BOARDS,
): Solid[] {
  const boards: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(colour, 1.05));
    const place = along / 0.15;
    const board = Math.floor(place);
    const fine = Math.max(0, 1 - pixel / 0.12);
    const gap = inside(Math.abs(place - Math.round(place)) * 0.15, -1, 0.012, pixel);
    const railing = Math.max(
      inside(Math.abs(up - 0.35), -1, 0.05, pixel),
      inside(Math.abs(up - high + 0.3), -1, 0.05, pixel),
    );
    const tone = 0.86 + 0.24 * chance(board, 3, 8) * fine + 0.12 * (1 - fine);
    return plainFront(scaleColour(colour, tone * (1 - 0.5 * gap * fine) * (1 - 0.14 * railing)));
  };
  const along = Math.hypot(toX - fromX, toZ - fromZ);
  const posts = Math.max(2, Math.round(along / 2.4) + 1);
  return [
    block([fromX - 0.03, 0, fromZ - 0.03], [toX + 0.03, high, toZ + 0.03], boards),
    ...Array.from({ length: posts }, (_, n) => {
      const share = n / (posts - 1);
      const [x, z] = [fromX + (toX - fromX) * share, fromZ + (toZ - fromZ) * share];
      return block(
        [x - 0.07, 0, z - 0.07],
        [x + 0.07, high + 0.1, z + 0.07],
        plainPaint(scaleColour(colour, 0.82)),
      );
    }),
  ];
}
