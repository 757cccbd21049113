import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { coachLook } from './coach-body.ts';

const RED: Colour = [0.72, 0.07, 0.06];
const CREAM: Colour = [0.9, 0.86, 0.74];
const DARK: Colour = [0.06, 0.06, 0.07];
const AMBER: Colour = [1, 0.72, 0.3];
const LAMP: Colour = [0.95, 0.93, 0.84];

/** Half its length and its width, and how high its floor between the decks and its roof are. */
const LONG = 1.95;
const WIDE = 0.58;
const BETWEEN = 1.22;
const ROOF = 2.16;
const WHEELS = { along: [1.2, -1.15], aside: 0.5, radius: 0.23, half: 0.08 } as const;

/** A bus of two decks: a band of windows on each, its door behind, its sign in front. */
export function doubleDecker(wish: Wish): Sprite {
  return drive(wish, model(wish.colour ?? RED), 0.5);
}

function model(paint: Colour): Solid[] {
  const shared = { paint, upper: paint, long: LONG, wide: WIDE, windows: 6, floor: 0.22 };
  const below = coachLook({ ...shared, sill: 0.7, lintel: 1.1, doors: [-1.68] });
  const above = coachLook({ ...shared, sill: 1.5, lintel: 1.94, doors: [] });
  const lamp = plain(LAMP, { gloss: 0.9, glow: () => 1 });
  const dark = plain(DARK, { gloss: 0.2 });
  const cream = plain(CREAM, { gloss: 0.3 });
  const low = 0.2;
  return [
    box(
      below,
      [0, (BETWEEN + low) / 2, 0],
      [LONG, (BETWEEN - low) / 2 + 0.04, WIDE],
      undefined,
      0.07,
    ),
    box(above, [0, (BETWEEN + ROOF) / 2, 0], [LONG, (ROOF - BETWEEN) / 2, WIDE], undefined, 0.14),
    box(cream, [0, BETWEEN + 0.02, 0], [LONG + 0.004, 0.022, WIDE + 0.004], undefined, 0.01),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, plain(scaleColour(paint, 0.8), { gloss: 0.4 })),
    box(dark, [0, 0.17, 0], [LONG - 0.06, 0.04, WIDE - 0.06], undefined, 0.02),
    box(dark, [LONG + 0.004, 1.34, 0], [0.006, 0.085, 0.42], undefined, 0.01),
    box(plain(AMBER, { glow: () => 1 }), [LONG + 0.012, 1.34, 0], [0.006, 0.05, 0.34]),
    // What it has to sell, along the side between the decks.
    ...[-1, 1].map((side) =>
      box(cream, [0.1, 1.36, side * (WIDE + 0.003)], [1.1, 0.07, 0.004], undefined, 0.004),
    ),
    ...[-0.4, 0.4].flatMap((z) => [
      ellipsoid(lamp, [LONG - 0.02, 0.42, z], [0.05, 0.07, 0.08]),
      ellipsoid(
        plain([0.72, 0.06, 0.05], { glow: () => 0.5 }),
        [-LONG, 0.42, z],
        [0.04, 0.08, 0.06],
      ),
    ]),
  ];
}
