import type { Random } from '../../kernels/random.ts';
import type { Colour } from '../words/idea.ts';
import { rough } from './sculpt/looks.ts';
import { sculpt } from './sculpt/sculpt.ts';
import { hull, type Solid } from './sculpt/solid.ts';
import { normalise, pitch, roll } from './sculpt/vector.ts';
import type { Sprite } from './sprite.ts';
import type { Wish } from './wish.ts';

const STONE: Colour = [0.56, 0.53, 0.49];

/** A boulder, with a smaller one leaning on it. */
export function boulder({ random, rays, colour, tall }: Wish): Sprite {
  const look = rough(colour ?? STONE, 1.6);
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = [
    stone(random, look, [0, 0.3, 0], 0.52),
    stone(random, look, [side * 0.55, 0.1, -0.25], 0.27),
  ];
  return sculpt(model, { yaw: random.unit() * 6, pitch: 0.16, away: 4 }, rays, tall, random);
}

/** A stone of flat faces; each lies a little nearer or farther than a ball's would. */
function stone(random: Random, look: Solid['look'], at: Solid['a'], size: number): Solid {
  const planes = Array.from({ length: 22 }, (_, n) => {
    // Directions spread evenly over a ball (golden spiral), then shaken.
    const up = 1 - (2 * (n + 0.5)) / 22;
    const around = n * 2.399963 + random.unit() * 0.5;
    const flat = Math.sqrt(1 - up * up);
    const facing = normalise([Math.cos(around) * flat, up * 1.35, Math.sin(around) * flat]);
    return [...facing, size * (0.66 + 0.26 * random.unit())];
  });
  const turned = random.unit() < 0.5 ? roll(0.3) : pitch(0.3);
  return hull(look, at, planes.flat(), [size, size, size], turned, size * 0.05);
}
