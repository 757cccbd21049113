import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, limb, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const LACQUER: Colour = [0.62, 0.12, 0.07];
const DECK: Colour = [0.42, 0.26, 0.16];
const CAP: Colour = [0.12, 0.11, 0.1];

/** Half the length of such a bridge, in heights of it. */
export const BRIDGE_HALF = 1.5;
/** Half its length, how high its middle is and half its width, in heights of the whole; how many pieces its arch has. */
const ARCH = { half: BRIDGE_HALF, rise: 0.5, wide: 0.3, pieces: 14 } as const;
const RAIL = 0.36;

/** How high the deck is at a share of its length, -1 to 1. */
const deckAt = (share: number): number => 0.06 + ARCH.rise * (1 - share * share);

/** An arched bridge of red lacquer with rails on both sides, as over ponds in gardens of Japan, seen from the side. */
export function redBridge({ random, rays, tall }: Wish): Sprite {
  const red = plain(LACQUER, { gloss: 0.3 });
  const deck = worn(DECK, 0.15);
  const at = (n: number): readonly [number, number] => {
    const share = (2 * n) / ARCH.pieces - 1;
    return [share * ARCH.half, deckAt(share)];
  };
  const model: Solid[] = [];
  for (let n = 0; n < ARCH.pieces; n++) {
    const [x, y] = at(n);
    const [toX, toY] = at(n + 1);
    const half = Math.hypot(toX - x, toY - y) / 2;
    const middle: Vector = [(x + toX) / 2, (y + toY) / 2, 0];
    model.push(
      box(deck, middle, [half * 1.05, 0.025, ARCH.wide], roll(Math.atan2(toY - y, toX - x))),
    );
    for (const z of [-ARCH.wide, ARCH.wide]) {
      model.push(limb(red, [x, y - 0.02, z], [toX, toY - 0.02, z], 0.04, 0.04));
      for (const up of [0.5, 1])
        model.push(limb(red, [x, y + up * RAIL, z], [toX, toY + up * RAIL, z], 0.022, 0.022));
    }
  }
  for (let n = 0; n <= ARCH.pieces; n += 2)
    for (const z of [-ARCH.wide, ARCH.wide]) {
      const [x, y] = at(n);
      model.push(
        box(red, [x, y + 0.2, z], [0.032, 0.22, 0.032]),
        box(plain(CAP), [x, y + 0.43, z], [0.036, 0.02, 0.036]),
      );
    }
  return sculpt(model, { yaw: 0.42, pitch: 0.16, away: 5 }, rays, tall, random);
}
