import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';

/** A ball of petals is of so few flat pieces. */
const ROUGH = { around: 7, tilts: [-0.75, 0, 0.75] } as const;

/** A head of flowers, or a tuft of leaves, in one colour: its middle over the ground, its radius, and at what height that is; missing: at a site's level. World units. */
export const head = (
  [x, y, z]: Point,
  radius: number,
  colour: Colour,
  ground: number = LEVEL,
): Solid => ({
  ...ellipsoidAt([x, ground + y, z], radius, radius * 0.85, plainPaint(colour), ROUGH),
  isSheer: true,
});

/** Heads of flowers and leaves along a path, `many` of them, `wide` being how far they stray from it; each place of the path by a share from 0 to 1, over the `ground`. World units. */
export const alongPath = (
  at: (share: number) => Point,
  many: number,
  wide: number,
  colours: readonly Colour[],
  ground: number = LEVEL,
): Solid[] =>
  Array.from({ length: many }, (_, n) => {
    const [x, y, z] = at((n + 0.5) / many);
    const [a, b, c] = [1, 2, 3].map((k) => (chance(n, k, many) - 0.5) * 2 * wide) as [
      number,
      number,
      number,
    ];
    const colour = colours[Math.floor(chance(n, 4, 9) * colours.length)] as Colour;
    return head(
      [x + a, Math.max(0.05, y + b), z + c],
      wide * (0.5 + 0.45 * chance(n, 5, 2)),
      scaleColour(colour, 0.88 + 0.2 * chance(n, 6, 5)),
      ground,
    );
  });

/** A posy on a place: a few heads close together. World units. */
export const posy = ([x, y, z]: Point, radius: number, colours: readonly Colour[]): Solid[] =>
  alongPath(
    (share) => {
      const turn = share * 15;
      return [x + 0.5 * radius * Math.cos(turn), y, z + 0.5 * radius * Math.sin(turn)];
    },
    6,
    radius * 0.7,
    colours,
  );
