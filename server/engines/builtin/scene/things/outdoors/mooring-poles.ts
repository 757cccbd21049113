import type { Colour } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, frustum, type Look, type Solid } from '../sculpt/solid.ts';
import { roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WHITE: Colour = [0.92, 0.9, 0.86];
const GAY: readonly Colour[] = [
  [0.12, 0.24, 0.5],
  [0.7, 0.12, 0.12],
  [0.1, 0.34, 0.32],
];
const WOOD: Colour = [0.34, 0.27, 0.2];
const GOLD: Colour = [0.86, 0.66, 0.24];
/** How fast the stripes wind up a pole. */
const WINDING = 15;

const striped = (colour: Colour, x: number, z: number): Look => ({
  paint: (px, py, pz) => {
    const turn = Math.atan2(pz - z, px - x) + py * WINDING;
    return Math.sin(turn) > 0 ? colour : WHITE;
  },
});

/** Two or three poles in the water to which boats are tied: striped with a gilt knob, or of bare wood. */
export function mooringPoles({ random, rays, tall }: Wish): Sprite {
  const colour = GAY[random.below(GAY.length)] ?? WHITE;
  const isBare = random.unit() < 0.3;
  const model = Array.from({ length: 2 + random.below(2) }, (_, n): Solid[] => {
    const [x, z] = [0.2 * n + 0.05 * random.unit(), 0.14 * (n % 2)];
    const high = 0.82 + 0.18 * random.unit();
    const look = isBare ? planks(WOOD, 0.02) : striped(colour, x, z);
    const lean = roll(0.05 * (random.unit() - 0.5));
    return [
      frustum(look, [x, 0, z], high, 0.034, 0.03, lean),
      ball(isBare ? plain(WOOD) : plain(GOLD, { gloss: 0.5 }), [x, high + 0.02, z], 0.036),
    ];
  });
  return sculpt(model.flat(), { yaw: 0, pitch: 0.04, away: 5 }, rays, tall, random);
}
