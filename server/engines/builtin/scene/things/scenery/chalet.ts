import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { buildHouse } from '../buildings/homes/house.ts';
import { planHouse } from '../buildings/homes/house-plan.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const TIMBER: readonly Colour[] = [
  [0.46, 0.28, 0.15],
  [0.38, 0.22, 0.12],
  [0.54, 0.36, 0.2],
];

/** A chalet of the Alps: boards that the sun has darkened, a broad gable over the front with a balcony. */
export function chalet(wish: Wish): Sprite {
  const plan = planHouse(wish.random, 'village', 1, pick(wish.random, TIMBER));
  const [wide, deep] = plan.half;
  return buildHouse(wish, {
    ...plan,
    ...{ wall: 'boards', roof: 'front', balcony: true, wing: 0, dormers: [], floors: 2 },
    half: [wide * 1.12, deep],
    rise: plan.rise * 0.8,
  });
}
