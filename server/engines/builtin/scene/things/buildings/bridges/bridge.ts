import type { Colour } from '../../../words/idea.ts';
import { masonry, planks, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STONE: Colour = [0.6, 0.55, 0.48];

/** Half the length over the water, and with the ramps on both banks. */
const SPAN = 1;
const RAMPS = 1.42;
/** What share of a bridge's length is over the water. */
export const OVER_WATER = SPAN / RAMPS;
/** Half the width of the way over it. */
const WAY = 0.16;

/** A bridge with ramps on both banks: of stone with three arches, or of wood where its colour is that. */
export function bridge(wish: Wish): Sprite {
  return portray(wish, bridgeModel(wish.colour), 0.12, 0.12, 2.4);
}

/** Such a bridge in its own measures: its way along x, 0.16 to both sides. */
export const bridgeModel = (colour: Colour | null): Solid[] =>
  colour !== null && isWooden(colour) ? trestle(colour) : arched(colour ?? STONE);

/** The parapet or the railing on the near side of it alone. */
export const nearRail = (colour: Colour | null): Solid[] =>
  colour !== null && isWooden(colour)
    ? rail(planks(colour, 0.05), -1)
    : parapet(colour ?? STONE, -1);

const isWooden = ([red, green, blue]: Colour): boolean =>
  red > 1.35 * blue && red > green && red < 0.75 && green > 0.45 * red;

/** How high the way is at a place along the bridge: level over the middle, falling to the banks. */
export function deckAt(x: number): number {
  const out = Math.abs(x) / RAMPS;
  return 0.36 - 0.24 * out ** 2.2;
}

/** Pieces that the way and its parapets are made of. */
const PIECES = 14;

/** One piece of what follows the way: a box so high above it and so far aside, half as high and wide. */
function along(look: Look, above: number, aside: number, high: number, half: number): Solid[] {
  return Array.from({ length: PIECES }, (_, n): Solid => {
    const [from, to] = [-RAMPS + (2 * RAMPS * n) / PIECES, -RAMPS + (2 * RAMPS * (n + 1)) / PIECES];
    const [low, top] = [deckAt(from), deckAt(to)];
    const slope = Math.atan2(top - low, to - from);
    const at: Vector = [(from + to) / 2, (low + top) / 2 + above, aside];
    return box(look, at, [(to - from) / 1.96, high, half], roll(slope));
  });
}

/** The parapet of one side, −1 the near one. */
function parapet(colour: Colour, side: number): Solid[] {
  const coping = worn([colour[0] * 1.12, colour[1] * 1.12, colour[2] * 1.12], 0.12);
  return [
    ...along(masonry(colour, 0.03), 0.035, side * (WAY - 0.016), 0.045, 0.016),
    ...along(coping, 0.085, side * (WAY - 0.016), 0.009, 0.024),
  ];
}

/** The railing of one side, −1 the near one. */
const rail = (wood: Look, side: number): Solid[] => [
  ...along(wood, 0.11, side * WAY, 0.011, 0.012),
  ...along(wood, 0.06, side * WAY, 0.007, 0.008),
  ...Array.from({ length: 15 }, (_, n) => {
    const x = -RAMPS + (2 * RAMPS * n) / 14;
    return limb(
      wood,
      [x, deckAt(x) - 0.03, side * WAY],
      [x, deckAt(x) + 0.13, side * WAY],
      0.013,
      0.012,
    );
  }),
];

function arched(colour: Colour): Solid[] {
  const look = masonry(colour, 0.03);
  const arches = [-0.62, 0, 0.62].map((x, n) => {
    const radius = n === 1 ? 0.25 : 0.2;
    return cut(frustum(look, [x, 0, 0.5], 1, radius, radius, pitch(Math.PI / 2)));
  });
  return [
    ...along(look, -0.2, 0, 0.2, WAY),
    ...arches,
    ...[-1, 1].flatMap((side) => [
      ...parapet(colour, side),
      ...[-1, 1].map((end) =>
        box(look, [end * (RAMPS - 0.03), deckAt(RAMPS) - 0.06, side * WAY], [0.045, 0.2, 0.04]),
      ),
    ]),
    ...[-0.33, 0.33].map((x) => box(look, [x, 0.1, -WAY - 0.02], [0.045, 0.17, 0.05])),
    ...[-0.94, 0.94].map((x) => box(look, [x, 0.1, -WAY - 0.01], [0.07, 0.2, 0.03])),
  ];
}

function trestle(colour: Colour | null): Solid[] {
  const wood = planks(colour ?? [0.46, 0.32, 0.2], 0.05);
  const posts = [-0.84, -0.42, 0, 0.42, 0.84];
  return [
    ...along(wood, -0.015, 0, 0.018, WAY),
    ...[-1, 1].flatMap((side) => [
      ...rail(wood, side),
      ...posts.map((x) =>
        limb(
          wood,
          [x, -0.05, side * WAY * 1.15],
          [x, deckAt(x) - 0.02, side * WAY * 0.9],
          0.026,
          0.022,
        ),
      ),
      ...posts
        .slice(1)
        .map((x, n) =>
          limb(
            wood,
            [posts[n] ?? x, 0.06, side * WAY],
            [x, deckAt(x) - 0.05, side * WAY],
            0.012,
            0.012,
          ),
        ),
    ]),
    ...[-1, 1].map((end) =>
      box(masonry(STONE, 0.03), [end * 1.16, 0.06, 0], [0.28, 0.1, WAY + 0.02]),
    ),
  ];
}
