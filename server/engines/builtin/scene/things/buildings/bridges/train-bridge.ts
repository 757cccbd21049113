import type { Colour } from '../../../words/idea.ts';
import { masonry, worn } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, carry, cut, frustum, grow, type Solid } from '../../sculpt/solid.ts';
import { pitch, UNTURNED, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { trainAlone } from '../../vehicles/train.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const STONE: Colour = [0.58, 0.53, 0.47];

/** Half the length, which reaches beyond both sides of a picture, the height of the way and half its width. */
const HALF = 2.7;
const DECK = 0.62;
const WAY = 0.13;
/** How far apart the arches are, how wide half of one is, and where they spring from their piers. */
const APART = 0.54;
const ARCH = 0.2;
const SPRING = 0.3;
/** The size of the train beside its own measures, and how far it has come. */
const TRAIN = 0.34;

/** How much wider than a picture it is, so that neither end of it is seen. */
export const BEYOND_BOTH = 1.25;

/** A viaduct of stone from one side of the picture to the other, a train crossing it. */
export function trainBridge(wish: Wish): Sprite {
  const { random, rays, tall, sight } = wish;
  const look = masonry(STONE, 0.035);
  const coping = worn([0.66, 0.62, 0.56], 0.12);
  const openings = Math.ceil((2 * HALF) / APART);
  const arches = Array.from({ length: openings }, (_, n) => {
    const x = (n - (openings - 1) / 2) * APART;
    const round = frustum(look, [x, SPRING, 1], 2, ARCH, ARCH, pitch(Math.PI / 2));
    return [cut(round), cut(box(look, [x, SPRING / 2 - 0.3, 0], [ARCH, SPRING / 2 + 0.3, 1]))];
  });
  const at: Vector = [0.3, DECK + 0.02, 0];
  const ahead = 0.3 * (random.unit() - 0.5);
  const model: Solid[] = [
    box(look, [0, DECK / 2 - 0.15, 0], [HALF, DECK / 2 + 0.15, WAY]),
    ...arches.flat(),
    box(coping, [0, DECK, 0], [HALF, 0.016, WAY + 0.025]),
    box(look, [0, DECK + 0.04, WAY], [HALF, 0.04, 0.012]),
    box(coping, [0, DECK - 0.05, -WAY - 0.005], [HALF, 0.012, 0.012]),
    ...trainAlone(wish).map((piece) =>
      carry(grow(piece, TRAIN), UNTURNED, [at[0] + ahead, at[1], at[2]]),
    ),
  ];
  const turn = looksLeft(wish) ? Math.PI : 0;
  const above = Math.min(0.14, sight?.above ?? 0.08);
  return sculpt(model, { yaw: turn, pitch: above, away: 9 }, rays, tall, random);
}
