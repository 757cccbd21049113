import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, drum, type Point, type Solid } from '../solids/solid.ts';

/** What shines in the flasks of wizards. */
export const ELIXIRS: readonly Colour[] = [
  [0.2, 1.4, 0.5],
  [1.3, 0.25, 1.2],
  [0.2, 0.7, 1.6],
  [1.5, 0.75, 0.15],
  [1.5, 0.22, 0.2],
  [0.2, 1.3, 1.3],
];
/** How bright one of many is beside one that stands alone. */
const MANY = 0.56;
const GLASS = flat([0.75, 0.82, 0.85]);
const CORK = flat([0.5, 0.34, 0.2]);

/** A round flask with a neck and a cork on a place, of a radius in metres, what is in it shines. */
export const roundFlask = ([x, y, z]: Point, r: number, colour: Colour, glow: number): Solid[] => [
  ball([x - r, y, z - r], [x + r, y + 2 * r, z + r], flat(colour), glow),
  drum([x, z], [y + 1.85 * r, y + 3.2 * r], [0.36 * r, 0.32 * r], GLASS),
  drum([x, z], [y + 3.2 * r, y + 3.5 * r], [0.4 * r, 0.4 * r], CORK),
];

/** A flask like a cone. */
const cone = ([x, y, z]: Point, r: number, colour: Colour, glow: number): Solid[] => [
  drum([x, z], [y, y + 1.5 * r], [r, 0.5 * r], flat(colour), glow),
  drum([x, z], [y + 1.5 * r, y + 2.6 * r], [0.46 * r, 0.3 * r], GLASS),
  drum([x, z], [y + 2.6 * r, y + 2.95 * r], [0.38 * r, 0.38 * r], CORK),
];

/** A tall bottle with a label. */
const tall = ([x, y, z]: Point, r: number, colour: Colour, glow: number): Solid[] => [
  drum(
    [x, z],
    [y, y + 2.4 * r],
    [0.72 * r, 0.72 * r],
    (_px, py) => (Math.abs(py - y - 1.1 * r) < 0.42 * r ? [0.88, 0.78, 0.54] : colour),
    glow * 0.8,
  ),
  drum(
    [x, z],
    [y + 2.4 * r, y + 3.2 * r],
    [0.72 * r, 0.26 * r],
    flat(scaleColour(colour, 0.8)),
    glow,
  ),
  drum([x, z], [y + 3.2 * r, y + 3.6 * r], [0.3 * r, 0.3 * r], CORK),
];

/** A jar of dried things under a lid. */
const jar = ([x, y, z]: Point, r: number, colour: Colour): Solid[] => [
  drum([x, z], [y, y + 1.9 * r], [0.9 * r, 0.9 * r], (px, py, pz) => {
    const grain = chance(Math.floor(px * 60) + Math.floor(pz * 60), Math.floor(py * 60));
    return scaleColour(colour, py > y + 1.4 * r ? 0.9 : 0.35 + 0.5 * grain);
  }),
  drum([x, z], [y + 1.9 * r, y + 2.3 * r], [0.96 * r, 0.8 * r], CORK),
];

/** One of the vessels of a shop for potions, told from others by a number: a flask, a cone, a bottle that shines, or a jar. Radius in metres. */
export function vessel(place: Point, r: number, number: number): Solid[] {
  const draw = (salt: number) => chance(number, salt);
  // So many of them beside one another must not outshine the room.
  const colour = scaleColour(ELIXIRS[Math.floor(draw(3) * ELIXIRS.length)] as Colour, MANY);
  const size = r * (0.8 + 0.4 * draw(5));
  const kind = draw(7);
  if (kind < 0.36) return roundFlask(place, size, colour, 0.34);
  if (kind < 0.58) return cone(place, size, colour, 0.34);
  if (kind < 0.86) return tall(place, size, colour, 0.3);
  return jar(place, size, [0.66, 0.6, 0.44]);
}
