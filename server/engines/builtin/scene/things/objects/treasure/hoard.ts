import type { Random } from '../../../../kernels/random.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ellipsoid, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { circlet, coin, coined, goblet, jewel, spilled, stuckSword } from './gold.ts';
import { chestModel } from './treasure.ts';

/** How large a coin is, by the height of a heap. */
const COIN = 0.052;

/** A heap of gold coins, with a chest, goblets, a crown and jewels in it. */
export const hoard = (wish: Wish): Sprite => {
  const { random } = wish;
  const side = random.unit() < 0.5 ? -1 : 1;
  return portray(wish, [...heap(random, side), ...among(random, side)], 0.25, 0.2, 4);
};

/** A heap of coins alone, as those that lie farther off. */
export const coinHeap = (wish: Wish): Sprite =>
  portray(wish, heap(wish.random, wish.random.unit() < 0.5 ? -1 : 1), 0.25, 0.2, 4);

function heap(random: Random, side: number): Solid[] {
  const look = coined(COIN);
  const lean = () => 1.6 * (random.unit() - 0.5);
  return [
    ellipsoid(look, [0, 0, 0], [1.3, 0.3, 0.95], 0.1),
    ellipsoid(look, [0.1 * side, 0.12, 0.1], [0.86, 0.5, 0.7], 0.3),
    ellipsoid(look, [0.04 * side, 0.4, 0.12], [0.48, 0.5, 0.44], 0.3),
    ellipsoid(look, [-0.72 * side, 0.06, -0.1], [0.5, 0.3, 0.46], 0.25),
    ...spilled(random, [0, 0], [1.3, 0.95], COIN, 56),
    // Coins that stand out of the slopes.
    ...Array.from({ length: 26 }, (_, n): Solid => {
      const around = n * 2.4;
      const out = 0.25 + 0.62 * ((n * 0.618) % 1);
      const up = 0.92 * (1 - out) ** 1.1 + 0.09;
      return coin(
        [
          0.06 * side + 1.05 * out * Math.cos(around),
          up,
          0.1 - 0.75 * out * Math.abs(Math.sin(around)),
        ],
        COIN,
        after(roll(lean()), pitch(lean())),
      );
    }),
  ];
}

/** What else lies in a heap. */
const among = (random: Random, side: number): Solid[] => [
  ...moved(chestModel(random), {
    size: 0.62,
    by: after(yaw(0.5 * side), roll(-0.14 * side)),
    to: [0.62 * side, 0.2, -0.42],
  }),
  ...goblet([-0.4 * side, 0.42, -0.44], 0.3, 0.24 * side, 0),
  ...goblet([-0.82 * side, 0.24, -0.44], 0.26, -1.1 * side, 2),
  ...goblet([0.16 * side, 0.1, -0.9], 0.24, 1.35 * side, 1),
  ...circlet([0.02 * side, 0.62, -0.3], 0.26, 0.3 * side),
  ...stuckSword([-0.14 * side, 0.62, 0.1], 0.72, 0.3 * side),
  ...Array.from({ length: 12 }, (_, n): Solid => {
    const around = n * 2.4 + 0.6;
    const out = 0.5 + 0.42 * ((n * 0.382) % 1);
    const [x, z] = [1.25 * out * Math.cos(around), -0.9 * out * Math.abs(Math.sin(around))];
    return jewel([x, 0.34 * Math.sqrt(1 - out * out) + 0.03, z], 0.03, n);
  }),
];
