import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company, Load } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { burdenOf } from './loads.ts';

/** How high those who move a load are drawn with it, of the height of somebody upright. */
export const MOVING_LOAD = 0.94;

const ROPE = plain([0.7, 0.58, 0.4]);
/** How far before the load the first who pull are, and how far before those the next, and how far apart two side by side; in a man's heights. */
const PULL = { first: 0.62, next: 0.46, apart: 0.36 } as const;
/** What is gripped itself by who pulls it, and needs no rope. */
const SHAFTED: ReadonlySet<Load> = new Set<Load>(['handcart']);
/** Behind what one walks upright, as it rolls by itself. */
const EASY: ReadonlySet<Load> = new Set<Load>(['trolley']);

/** Those who lean into ropes that lead back to what they pull, two abreast. */
export function pulling(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
  load: Load = 'block',
): Feat {
  const { model, tied, wide } = burdenOf(random, load);
  const those = all.slice(0, 4);
  const sizes = sizesOf(those);
  const isSingle = those.length === 1;
  const first = SHAFTED.has(load) ? 0.22 : PULL.first;
  const reach = tied[0] + first + PULL.next * Math.floor((those.length - 1) / 2);
  const middle: Vector = [-0.42 * reach, 0, 0];
  const pullers = those.flatMap((traits, n): Solid[] => {
    const size = sizes[n] ?? 1;
    const { shoulder } = figureOf(traits);
    const side = isSingle ? 0 : n % 2 === 0 ? -1 : 1;
    const at: Vector = [
      tied[0] + first + PULL.next * Math.floor(n / 2) + 0.07 * (n % 2),
      0,
      (side * PULL.apart) / 2,
    ];
    const on = (x: number, down: number, z: number): Vector =>
      add(at, [x * size, (shoulder - down) * size, z * size]);
    const [near, far] = SHAFTED.has(load)
      ? [on(-0.06, 0.36, -0.13), on(-0.06, 0.36, 0.13)]
      : [on(0.4, 0.22, -0.03), on(0.33, 0.26, 0.03)];
    const over = on(0.2, 0.12, -0.075);
    const end = add(tied, [0, 0, side * wide]);
    const ropes = SHAFTED.has(load)
      ? [near, far].map((hand, k) =>
          limb(
            plain([0.5, 0.35, 0.2]),
            add(hand, [0.06, 0, 0]),
            add(tied, [0, 0, (k * 2 - 1) * wide]),
            0.016,
            0.018,
          ),
        )
      : [
          limb(ROPE, add(near, [0.05, -0.03, 0.01]), over, 0.015, 0.015),
          limb(ROPE, over, end, 0.015, 0.015),
          limb(ROPE, add(end, [0, 0.02, -0.03]), add(end, [0, -0.02, 0.03]), 0.03, 0.03),
        ];
    const one = member(
      random,
      'hauling',
      n === 0 ? colour : null,
      traits,
      { at, turned: 0, size },
      { near, far },
    );
    return [...one, ...ropes];
  });
  return {
    model: moved([...model, ...pullers], { to: middle }),
    turn: 0.42 + vary,
    above: 0.14,
  };
}

/** Those who push a load from behind, both hands on it. */
export function pushing(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
  load: Load = 'boulder',
): Feat {
  const { model, grip, wide } = burdenOf(random, load);
  const those = all.slice(0, 3);
  const sizes = sizesOf(those);
  const isEasy = EASY.has(load);
  const back = isEasy ? 0.26 : 0.5;
  const places = those.length === 1 ? [0] : those.length === 2 ? [-0.2, 0.2] : [-0.3, 0, 0.3];
  const pushers = those.flatMap((traits, n): Solid[] => {
    const size = sizes[n] ?? 1;
    const z = places[n] ?? 0;
    const high = Math.min(grip[1], figureOf(traits).shoulder * size - 0.06);
    const hand = (side: number): Vector => [grip[0], high, 0.9 * z + side * Math.min(0.1, wide)];
    return member(
      random,
      isEasy ? 'walking' : 'shoving',
      n === 0 ? colour : null,
      traits,
      { at: [grip[0] - back * size, 0, z], turned: 0, size },
      { near: hand(-1), far: hand(1) },
    );
  });
  return {
    model: moved([...model, ...pushers], { to: [0.2, 0, 0] }),
    turn: 0.4 + vary,
    above: 0.14,
  };
}
