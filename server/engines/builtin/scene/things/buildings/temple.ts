import type { Colour } from '../../words/idea.ts';
import { plain, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { hip } from './parts.ts';

const ROOF: Colour = [0.24, 0.25, 0.29];
const WALL: Colour = [0.84, 0.78, 0.68];
const POST: Colour = [0.6, 0.14, 0.1];
const GOLD: Colour = [0.74, 0.58, 0.22];
const STONE: Colour = [0.56, 0.54, 0.5];
const STOREYS = 4;

/** A pagoda: storeys that grow smaller, roofs with lifted corners, red posts, windows that shine at night. */
export function temple(wish: Wish): Sprite {
  const roof = wish.colour ?? ROOF;
  const storeys = Array.from({ length: STOREYS }, (_, n) => storey(roof, n)).flat();
  const top = 0.1 + STOREYS * 0.2;
  const model = [
    box(worn(STONE, 0.2), [0, 0.03, 0], [0.44, 0.03, 0.44]),
    box(worn(STONE, 0.2), [0, 0.075, 0], [0.38, 0.03, 0.38]),
    box(worn(STONE, 0.2), [0, 0.02, -0.5], [0.1, 0.02, 0.08]),
    ...storeys,
    limb(plain(GOLD, { gloss: 0.6 }), [0, top, 0], [0, top + 0.2, 0], 0.012, 0.005),
    ...[0.05, 0.09, 0.13].map((up) =>
      ball(plain(GOLD, { gloss: 0.6 }), [0, top + up, 0], 0.026 - up * 0.1),
    ),
  ];
  return portray(wish, model, 0.5, 0.07, 2.4);
}

function storey(colour: Colour, n: number): Solid[] {
  const foot = 0.1 + n * 0.2;
  const half = 0.27 - n * 0.042;
  const eave = half + 0.13 - n * 0.012;
  const roof = tiles(colour, 0.018);
  const wall = withPanes(
    worn(WALL, 0.08),
    [
      ...(['-z', 'x', '-x'] as const).flatMap((side) =>
        [-0.5, 0.5].map((u) => ({
          side,
          at: [u * half, foot + 0.065] as const,
          half: [half * 0.24, 0.038] as const,
          kind: 'window' as const,
        })),
      ),
    ],
    POST,
  );
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z): readonly [number, number] => [x, z]));
  const above = foot + 0.12;
  return [
    box(wall, [0, foot + 0.06, 0], [half, 0.07, half]),
    ...corners.map(([x, z]) =>
      limb(worn(POST, 0.1), [x * half, foot, z * half], [x * half, above, z * half], 0.016, 0.014),
    ),
    ...[-0.33, 0.33].map((x) =>
      limb(worn(POST, 0.1), [x * half, foot, -half], [x * half, above, -half], 0.011, 0.011),
    ),
    box(worn(POST, 0.1), [0, above, 0], [half + 0.03, 0.012, half + 0.03]),
    hip(roof, [0, above + 0.01, 0], [eave, eave], 0.11 + half * 0.22),
    // The corners curl up.
    ...corners.map(([x, z]) => {
      const at: Vector = [x * eave * 0.86, above + 0.022, z * eave * 0.86];
      return limb(roof, at, [x * eave * 1.07, above + 0.055, z * eave * 1.07], 0.02, 0.008, 0.03);
    }),
  ];
}
