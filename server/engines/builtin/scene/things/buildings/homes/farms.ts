import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { buildHouse, farmhouse } from './house.ts';
import { planHouse } from './house-plan.ts';

const TIMBER: readonly Colour[] = [
  [0.4, 0.25, 0.14],
  [0.46, 0.3, 0.17],
  [0.34, 0.22, 0.13],
];
const SHINGLES: Colour = [0.34, 0.29, 0.26];

/** A farm of the Black Forest or the Alps: living rooms and stable under one great roof that comes far down, walls of dark boards, a balcony along the gable. */
function alpineFarm(wish: Wish): Sprite {
  const plan = planHouse(wish.random, 'village', 3, wish.colour ?? pick(wish.random, TIMBER));
  return buildHouse(wish, {
    ...plan,
    ...{ wall: 'boards', roof: 'front', balcony: true, wing: 0, dormers: [], floors: 2 },
    ...{ half: [0.64, 0.5], rise: 0.62, tiles: SHINGLES, chimneys: [0.2] },
  });
}

/** How the farms are drawn that are none with a barn of boards and a silo. */
const FARMS: Partial<Readonly<Record<Trait, (wish: Wish) => Sprite>>> = {
  alpinefarm: alpineFarm,
  stonefarm: farmhouse,
};

/** Whether a trait of a barn is that of a farm in which people live. */
export const isFarm = (trait: Trait): boolean => FARMS[trait] !== undefined;

/** The farm that a word for one means, where that is none with a barn of boards and a silo; null there. */
export function farmOf(wish: Wish): Sprite | null {
  const kind = wish.traits?.find(isFarm);
  return kind === undefined ? null : (FARMS[kind]?.(wish) ?? null);
}
