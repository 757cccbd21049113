import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, plainFront } from '../front.ts';
import { lampBehind } from '../houses/windows.ts';
import type { Paint } from '../solid.ts';
import { graniteAt, lattice, tiledAt } from './water-front.ts';

/** An old town of the east that is known by its houses: Korean ones behind walls, wooden ones of Kyoto, grey ones of the north of China. */
export type EastTown = 'hanok' | 'machiya' | 'hutong';

/** How a front of such a house is made; lengths in world units. */
interface EastStyle {
  readonly wall: Colour;
  readonly timber: Colour;
  /** How high its foot of stone is, and how wide what lies between two posts. */
  readonly foot: number;
  readonly bay: number;
  /** The share of bays with a lattice on the ground floor and above. */
  readonly open: readonly [ground: number, above: number];
  /** Whether its walls are of brick. */
  readonly isBrick: boolean;
  /** The paint of its doors; null: as its timber. */
  readonly door: Colour | null;
}

export const EAST_STYLES: Readonly<Record<EastTown, EastStyle>> = {
  hanok: {
    wall: [0.9, 0.87, 0.8],
    timber: [0.36, 0.22, 0.13],
    foot: 0.5,
    bay: 2,
    open: [0.62, 0.6],
    isBrick: false,
    door: null,
  },
  machiya: {
    wall: [0.66, 0.55, 0.4],
    timber: [0.24, 0.14, 0.09],
    foot: 0.22,
    bay: 1.5,
    open: [0.9, 0.78],
    isBrick: false,
    door: null,
  },
  hutong: {
    wall: [0.46, 0.46, 0.46],
    timber: [0.5, 0.1, 0.07],
    foot: 0.6,
    bay: 2.6,
    open: [0.36, 0.4],
    isBrick: true,
    door: [0.56, 0.08, 0.06],
  },
};

/** How thick a post is, and a course of brick. */
const POST = 0.2;
const BRICK = { long: 0.26, high: 0.075 } as const;

/** How a house of an old town of the east looks; lengths in world units. */
export interface EastLook {
  readonly town: EastTown;
  /** Where its ground floor and where its walls end. */
  readonly floor: number;
  readonly eaves: number;
  readonly number: number;
}

/** Paints such a house: stone at its foot, posts and beams, plaster or brick, lattices of paper; `lamps` is the share of lit ones. */
export function eastWall({ town, floor, eaves, number }: EastLook, lamps: number): Paint {
  const style = EAST_STYLES[town];
  const { wall, timber, foot, bay, open, door } = style;
  const beam = plainFront(timber);
  return (face, place) => {
    if (face.role === 'roof') return plainFront(tiledAt(place, number));
    if (face.role === 'level') return plainFront(scaleColour(timber, 0.7));
    const { along, pixel } = place;
    const up = place.up + face.origin[1];
    if (up < foot) return plainFront(graniteAt(along, up + 1, pixel, number));
    const plain = plainFront(
      style.isBrick ? brickAt(wall, along, up, pixel, number) : scaleColour(wall, 1),
    );
    const bays = Math.max(1, Math.round(face.long / bay));
    const wide = face.long / bays;
    const column = Math.min(bays - 1, Math.floor(along / wide));
    const across = along - column * wide;
    const isAbove = up > floor;
    const [low, top] = isAbove ? [floor, eaves] : [foot, Math.min(floor, eaves)];
    const post =
      1 -
      inside(across, POST / 2, wide - POST / 2, pixel) * inside(up, low + 0.12, top - 0.14, pixel);
    if (face.role !== 'front') return mixFront(plain, beam, style.isBrick ? 0 : post * 0.9);
    const kind = chance(number, column, isAbove ? 2 : 1);
    if (door !== null && !isAbove && kind > 0.86) return mixFront(plainFront(door), beam, post);
    if (kind > open[isAbove ? 1 : 0]) return mixFront(plain, beam, post);
    // Windows stand on a sill where nobody goes in and out.
    const sill = isAbove || (town === 'hutong' && kind < 0.3) ? 0.75 : 0.1;
    const [from, to] = [low + sill, top - 0.42];
    const isIn = inside(across, POST / 2, wide - POST / 2, pixel) * inside(up, from, to, pixel);
    const lamp = lampBehind(number, column, isAbove ? 2 : 1, lamps * 1.6);
    const shown = lattice(across - POST / 2, up - from, to - from, pixel, lamp, timber);
    return mixFront(mixFront(plain, beam, post), shown, isIn);
  };
}

const mixFront = (a: Front, b: Front, share: number): Front => ({
  colour: mixColour(a.colour, b.colour, share),
  glass: 0,
  glow: mixColour(a.glow, b.glow, share),
});

/** Grey bricks in courses, of many tones. */
function brickAt(wall: Colour, along: number, up: number, pixel: number, number: number): Colour {
  const row = Math.floor(up / BRICK.high);
  const across = along / BRICK.long + 0.5 * (row & 1);
  const column = Math.floor(across);
  const joint =
    inside(up / BRICK.high - row, 0.06, 0.94, pixel / BRICK.high) *
    inside(across - column, 0.03, 0.97, pixel / BRICK.long);
  const tone = 0.85 + 0.3 * chance(row, column, number);
  const fine = Math.max(0, 1 - pixel / 0.12);
  return scaleColour(wall, 1 + fine * (tone * (0.8 + 0.2 * joint) - 1));
}
