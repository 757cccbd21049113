import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ball, cut, frustum, type Look, type Solid } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';

/** Where wheels are: along the vehicle, and out from its middle; radius and half the width of one. */
export interface Wheels {
  readonly along: readonly number[];
  readonly aside: number;
  readonly radius: number;
  readonly half: number;
}

const RUBBER: Colour = [0.05, 0.05, 0.055];
/** Turns what stands upright to the far side: from left to right of what drives. */
const ACROSS = pitch(-Math.PI / 2);
/** How much larger than its wheel an arch is. */
const ROOM = 1.2;

/** Hollows above the wheels, on both sides. */
export const archesOf = ({ along, aside, radius, half }: Wheels): Solid[] =>
  along.flatMap((x) =>
    [-1, 1].map((side) => {
      const wide = 4 * half;
      const foot = side * aside - wide / 2;
      return cut(
        frustum(plain(RUBBER), [x, radius, foot], wide, radius * ROOM, radius * ROOM, ACROSS),
      );
    }),
  );

/** Tyres, each with a rim and a hub outside. */
export const wheelsOf = ({ along, aside, radius, half }: Wheels, rim: Look): Solid[] =>
  along.flatMap((x) =>
    [-1, 1].flatMap((side) => {
      const foot = side * aside - half;
      return [
        frustum(plain(RUBBER), [x, radius, foot], 2 * half, radius, radius, ACROSS),
        frustum(
          rim,
          [x, radius, foot - 0.006],
          2 * half + 0.012,
          radius * 0.62,
          radius * 0.62,
          ACROSS,
        ),
        ball(rim, [x, radius, side * (aside + half)], radius * 0.2),
      ];
    }),
  );
