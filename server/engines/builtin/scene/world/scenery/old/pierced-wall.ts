import type { Paint, Point, Solid } from '../../street/solid.ts';
import { panel } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';

/** The least height of a piece of a wall, world units. */
const LEAST = 0.06;

/** A pointed opening: half its width, its sill, and where its arch springs. World units over the site. */
export interface Lancet {
  readonly half: number;
  readonly low: number;
  readonly spring: number;
}

/** How high the underside of a pointed arch is so far from its middle: two bows of twice its half width meet. World units. */
export function pointed({ half, spring }: Pick<Lancet, 'half' | 'spring'>, off: number): number {
  const aside = Math.min(half, Math.abs(off)) + half;
  return spring + Math.sqrt(Math.max(0, 4 * half * half - aside * aside));
}

/** A wall that runs along a line: where it is in the world so far along and so high, how thick it is, and from what to what height it stands. World units over the site. */
export interface Run {
  readonly at: (along: number) => readonly [x: number, z: number];
  readonly thick: number;
  readonly lowAt: (along: number) => number;
  readonly highAt: (along: number) => number;
  readonly paint: Paint;
}

/** The part of a wall between two places along it, in so many pieces, with an opening around a place in it, or none. */
export function piercedWall(
  { at, thick, lowAt, highAt, paint }: Run,
  [from, to]: readonly [number, number],
  count: number,
  opening: (Lancet & { readonly middle: number }) | null,
): Solid[] {
  const cuts = Array.from({ length: count + 1 }, (_, n) => from + ((to - from) * n) / count);
  if (opening !== null) {
    for (const end of [-1, 1]) {
      const edge = opening.middle + end * opening.half;
      if (edge > from && edge < to) cuts.push(edge);
    }
    cuts.sort((a, b) => a - b);
  }
  const piece = (
    a: number,
    b: number,
    low: (along: number) => number,
    high: (along: number) => number,
  ): Solid[] => {
    const [lowA, lowB] = [low(a), low(b)];
    const [highA, highB] = [high(a), high(b)];
    if (highA <= lowA && highB <= lowB) return [];
    const corner = (along: number, up: number): Point => [at(along)[0], LEVEL + up, at(along)[1]];
    return [
      panel(
        [
          corner(a, lowA),
          corner(b, lowB),
          corner(b, Math.max(highB, lowB + LEAST)),
          corner(a, Math.max(highA, lowA + LEAST)),
        ],
        thick,
        paint,
      ),
    ];
  };
  return cuts.slice(1).flatMap((b, n) => {
    const a = cuts[n] as number;
    if (b - a < 1e-3) return [];
    const middle = (a + b) / 2;
    if (opening === null || Math.abs(middle - opening.middle) > opening.half)
      return piece(a, b, lowAt, highAt);
    const sill = () => opening.low;
    const top = (along: number) => pointed(opening, along - opening.middle);
    return [
      ...piece(a, b, lowAt, (along) => Math.min(highAt(along), sill())),
      ...piece(a, b, top, highAt),
    ];
  });
}
