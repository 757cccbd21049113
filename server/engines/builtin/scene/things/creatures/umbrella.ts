import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { frustum, type Look, limb } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { human } from './human.ts';

const CLOTHS: readonly Colour[] = [
  [0.78, 0.12, 0.12],
  [0.9, 0.68, 0.14],
  [0.14, 0.3, 0.62],
  [0.12, 0.46, 0.42],
  [0.1, 0.1, 0.12],
];
const STICK: Colour = [0.14, 0.11, 0.1];
/** Where the ribs meet, from the middle of the body. */
const MIDDLE = 0.05;

/** Someone beneath an open umbrella, mostly seen from behind. */
export function underUmbrella(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const cloth = wish.colour ?? pick(random, CLOTHS);
  // Eight strips of cloth between the ribs.
  const canopy: Look = {
    paint: (x, _y, z) =>
      scaleColour(cloth, 0.86 + 0.2 * Math.abs(Math.sin(Math.atan2(z, x - MIDDLE) * 4))),
    gloss: 0.15,
  };
  const model = [
    ...human(random, wish.posture ?? 'walking', null, wish.traits),
    frustum(canopy, [MIDDLE, 1.0, 0], 0.075, 0.4, 0.27),
    frustum(canopy, [MIDDLE, 1.075, 0], 0.075, 0.27, 0.012),
    limb(plain(STICK), [MIDDLE, 0.62, -0.1], [MIDDLE, 1.19, 0], 0.01, 0.008),
  ];
  const turn = (wish.isPortrait ? 1.1 : -1.15) + 0.6 * (random.unit() - 0.5);
  const yaw = random.unit() < 0.5 ? turn : Math.PI - turn;
  return sculpt(model, { yaw, pitch: 0.06, away: 4 }, rays, tall, random);
}
