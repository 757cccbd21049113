import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { lettering, widthOf } from './lettering.ts';

/** What the vehicles of police, ambulance and fire brigade are painted with. */
export const WHITE: Colour = [0.9, 0.9, 0.89];
export const BLACK: Colour = [0.07, 0.07, 0.08];
export const RED: Colour = [0.74, 0.05, 0.04];
export const BLUE: Colour = [0.08, 0.22, 0.56];
export const STEEL: Colour = [0.66, 0.67, 0.69];
/** What flashes on them: brighter than what is lit, by day too. */
export const RED_LIGHT: Colour = [3, 0.2, 0.14];
export const BLUE_LIGHT: Colour = [0.2, 0.66, 3];
const GLASS: Colour = [0.06, 0.08, 0.1];
const SKY: Colour = [0.44, 0.53, 0.62];
const LAMP: Colour = [0.96, 0.94, 0.86];

/** How a painted side is read: from left to right on either side. */
const readAlong = (x: number, z: number): number => (z < 0 ? x : -x);

/** Whether a word is on a side around a place along it and up, as high as is said. */
export function wordAt(
  word: string,
  along: number,
  up: number,
  high: number,
): (x: number, y: number, z: number) => boolean {
  const isPainted = lettering(word, high);
  const half = widthOf(word, high) / 2;
  return (x, y, z) => isPainted(readAlong(x - along, z) + half, y - up);
}

/** A bar of lights across a roof: one colour on either side of a white middle. */
export function lightBar([x, y, z]: Vector, wide: number, left: Colour, right: Colour): Solid[] {
  const lit = (colour: Colour): Look => plain(colour, { gloss: 0.7, glow: () => 0.2 });
  return [
    box(plain(BLACK, { gloss: 0.3 }), [x, y, z], [0.06, 0.012, wide], undefined, 0.008),
    ...[-1, 1].map((side) =>
      box(
        lit(side < 0 ? left : right),
        [x, y + 0.045, z + side * wide * 0.58],
        [0.055, 0.04, wide * 0.4],
        undefined,
        0.025,
      ),
    ),
    box(lit(WHITE), [x, y + 0.035, z], [0.05, 0.028, wide * 0.14], undefined, 0.012),
  ];
}

/** Windows of a cab: on its sides and its sloping front, within so far from its middle. */
export function cabLook(
  paint: Colour,
  sill: number,
  top: number,
  wide: number,
  ends: readonly [number, number],
  livery: Look['paint'],
): Look {
  const [rear, front] = ends;
  return {
    paint: (x, y, z, normal) => {
      const isUp = y > sill && y < top;
      const isSide = Math.abs(normal[2]) > 0.7 && x > rear && x < front - 0.55 * (y - sill);
      const isFront = normal[0] > 0.4 && Math.abs(z) < wide;
      if (isUp && (isSide || isFront))
        return mixColour(GLASS, SKY, (0.8 * (y - sill)) / (top - sill));
      return Math.abs(normal[1]) > 0.9 ? paint : livery(x, y, z, normal);
    },
    gloss: 0.6,
  };
}

/** Lamps, a grille and a bumper on a front that stands so far ahead, `wide` from its middle to its lamps. */
export function face(ahead: number, up: number, wide: number): Solid[] {
  const dark = plain(BLACK, { gloss: 0.3 });
  return [
    box(dark, [ahead, up, 0], [0.014, 0.06, wide * 0.62], undefined, 0.01),
    box(
      plain(STEEL, { gloss: 0.7 }),
      [ahead + 0.02, up - 0.17, 0],
      [0.05, 0.055, wide + 0.1],
      undefined,
      0.025,
    ),
    ...[-wide, wide].map((z) =>
      ellipsoid(
        plain(LAMP, { gloss: 0.9, glow: () => 1 }),
        [ahead - 0.01, up, z],
        [0.045, 0.06, 0.085],
      ),
    ),
  ];
}
