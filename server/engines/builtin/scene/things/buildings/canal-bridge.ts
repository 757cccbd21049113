import type { Colour } from '../../words/idea.ts';
import { masonry, plain, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, cut, frustum, type Look, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const BRICK: Colour = [0.62, 0.42, 0.33];
const STONE: Colour = [0.9, 0.87, 0.8];

/** Half the width of the water that a canal's bridge leads over; all other measures are by that. */
const SPAN = 1;
/** How high the way is in the middle and at the banks, and half its width. */
const TOP = 0.46;
const BANK = 0.2;
const WAY = 0.2;
const PIECES = 16;
/** A canal bridge's height by the width of the water. */
export const HIGH = (TOP + 0.13) / (2 * SPAN);
/** How far it goes on into both banks. */
const ENDS = 1.16;

const deckAt = (x: number): number => BANK + (TOP - BANK) * Math.cos((x / ENDS) * (Math.PI / 2));

/** One piece of what follows the way: so high above it, so far aside, half as high and wide. */
const along = (look: Look, above: number, aside: number, high: number, half: number): Solid[] =>
  Array.from({ length: PIECES }, (_, n): Solid => {
    const [from, to] = [-ENDS + (2 * ENDS * n) / PIECES, -ENDS + (2 * ENDS * (n + 1)) / PIECES];
    const [low, top] = [deckAt(from), deckAt(to)];
    const at: Vector = [(from + to) / 2, (low + top) / 2 + above, aside];
    return box(look, at, [(to - from) / 1.94, high, half], roll(Math.atan2(top - low, to - from)));
  });

/** A bridge of one arch over a canal, as seen along the water: brick, with a rim and a parapet of white stone. */
export function canalBridge({ rays, tall, random }: Wish): Sprite {
  const brick = masonry(BRICK, 0.035);
  const stone = worn(STONE, 0.1);
  const arch = (radius: number, deep: number): Solid =>
    frustum(stone, [0, -0.36, deep], 2, radius, radius, pitch(Math.PI / 2));
  const front: Solid[] = [
    // A ring of stone around the arch stands out a little.
    { ...frustum(stone, [0, -0.36, -WAY + 0.015], 0.03, 0.79, 0.79, pitch(Math.PI / 2)) },
  ];
  const model = [
    ...along(brick, -0.2, 0, 0.2, WAY),
    ...[-1, 1].map((side) => box(brick, [side * 1.08, 0.1, 0], [0.12, 0.18, WAY])),
    ...front,
    cut(arch(0.73, 1)),
    ...along(stone, 0.01, 0, 0.016, WAY + 0.03),
    ...along(brick, 0.06, -WAY, 0.05, 0.016),
    ...along(brick, 0.06, WAY, 0.05, 0.016),
    ...along(stone, 0.115, -WAY, 0.014, 0.026),
    ...along(stone, 0.115, WAY, 0.014, 0.026),
    ball(plain(STONE), [0, TOP - 0.06, -WAY - 0.02], 0.045),
  ];
  return sculpt(model, { yaw: 0, pitch: -0.02, away: 6 }, rays, tall, random);
}
