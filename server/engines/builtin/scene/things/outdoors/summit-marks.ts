import type { Colour } from '../../words/idea.ts';
import { slab } from '../boulder.ts';
import { planks, rough } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const STONE: Colour = [0.5, 0.47, 0.43];
const WOOD: Colour = [0.36, 0.28, 0.21];
const WIRE: Colour = [0.3, 0.3, 0.31];

/** How many flat stones a cairn is of. */
const LAYERS = 9;

/** Flat stones that walkers have piled on a top, each smaller than the one below, about. */
export function cairn(wish: Wish): Sprite {
  const { random } = wish;
  const around = Array.from({ length: 6 }, (_, n): Solid => {
    const turn = n + 0.7 * random.unit();
    const size = 0.1 + 0.07 * random.unit();
    return slab(
      random,
      rough(STONE, 7),
      [0.42 * Math.cos(turn), size / 2, 0.3 * Math.sin(turn)],
      [size * 1.4, size * 0.6, size],
    );
  });
  let foot = 0;
  const pile = Array.from({ length: LAYERS }, (_, n): Solid => {
    const share = n / (LAYERS - 1);
    const high = (0.078 - 0.03 * share) * (0.8 + 0.4 * random.unit());
    const wide = (0.36 - 0.27 * share) * (0.86 + 0.28 * random.unit());
    const at: Solid['a'] = [
      0.05 * (random.unit() - 0.5),
      foot + high,
      0.05 * (random.unit() - 0.5),
    ];
    foot += 1.86 * high;
    return slab(random, rough(STONE, 7), at, [wide, high, 0.8 * wide]);
  });
  return portray(wish, [...around, ...pile], 0.3, 0.1, 4);
}

/** The cross of beams on a mountain of the Alps, in a heap of stones, four wires holding it. */
export function summitCross(wish: Wish): Sprite {
  const { random } = wish;
  const beam = planks(WOOD, 0.3);
  const wire = rough(WIRE, 1);
  const heap = Array.from({ length: 7 }, (_, n): Solid => {
    const turn = 0.9 * n + 0.4 * random.unit();
    const size = 0.06 + 0.04 * random.unit();
    const away = n === 0 ? 0 : 0.12;
    return slab(
      random,
      rough(STONE, 7),
      [away * Math.cos(turn), 0.6 * size, away * Math.sin(turn)],
      [1.3 * size, size, size],
    );
  });
  const stays = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => limb(wire, [0.02 * x, 0.66, 0], [0.3 * x, 0, 0.2 * z], 0.0035, 0.0035)),
  );
  const model = [
    ...heap,
    ...stays,
    box(beam, [0, 0.5, 0], [0.026, 0.5, 0.024]),
    box(beam, [0, 0.73, 0], [0.2, 0.026, 0.026]),
  ];
  return portray(wish, model, 0.35, 0.06, 4);
}
