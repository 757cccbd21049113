import type { Random } from '../../kernels/random.ts';
import type { Colour } from '../words/idea.ts';
import { rough } from './sculpt/looks.ts';
import { sculpt } from './sculpt/sculpt.ts';
import { hull, type Solid } from './sculpt/solid.ts';
import { normalise, pitch, roll, UNTURNED } from './sculpt/vector.ts';
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

/** A stone of flat faces, `size` in radius; each lies a little nearer or farther than a ball's would. */
export function stone(random: Random, look: Solid['look'], at: Solid['a'], size: number): Solid {
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

/** Faces round the side of a ledge of rock, and how far they lean inward. */
const SIDES = 13;
const LEAN = 0.3;

/** A rock that is `ratio` times as wide as it is high, its top level, a lower piece before it. */
export function makeLedge({ random, rays, tall }: Wish, ratio: number): Sprite {
  const look = rough(STONE, 1.1);
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = [
    slab(random, look, [0, 0.5, 0], [ratio / 2, 0.5, ratio * 0.3]),
    slab(
      random,
      look,
      [side * ratio * 0.3, 0.22, -ratio * 0.2],
      [ratio * 0.22, 0.24, ratio * 0.14],
    ),
  ];
  return sculpt(model, { yaw: 0, pitch: 0.14, away: 6 }, rays, tall, random);
}

/** A slab of half sides: a level top, uneven faces all round that lean inward. */
export function slab(random: Random, look: Solid['look'], at: Solid['a'], half: Solid['b']): Solid {
  const sides = Array.from({ length: SIDES }, (_, n) => {
    const around = ((n + 0.5 * random.unit()) / SIDES) * Math.PI * 2;
    const lean = LEAN * (0.5 + random.unit());
    const [x, z] = [Math.cos(around), Math.sin(around)];
    const away = Math.hypot(half[0] * x, half[2] * z) * (0.86 + 0.12 * random.unit());
    return [x * Math.cos(lean), Math.sin(lean), z * Math.cos(lean), away * Math.cos(lean)];
  });
  const planes = [...sides.flat(), 0, 1, 0, half[1], 0, -1, 0, half[1]];
  return hull(look, at, planes, half, UNTURNED, 0.04);
}
