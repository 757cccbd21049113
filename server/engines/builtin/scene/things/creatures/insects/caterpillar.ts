import { mixColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { creeping, type SnailGround } from './crawlers.ts';

const GREEN: Colour = [0.42, 0.66, 0.14];
const YELLOW: Colour = [0.95, 0.82, 0.2];
const BLACK: Colour = [0.05, 0.04, 0.04];
const RUSSET: Colour = [0.5, 0.16, 0.08];

/** How many rings it is of, and how far each is from the next. */
const RINGS = 11;
const APART = 0.155;

/** A caterpillar that creeps, one arch in its back: rings with yellow spots and dark bands, stub feet, a round head. */
export function caterpillar(wish: Wish, on: SnailGround): Sprite {
  const base = wish.colour ?? GREEN;
  const places = Array.from({ length: RINGS }, (_, n): Vector => {
    const hump = Math.exp(-(((n - 4) / 1.5) ** 2));
    return [-0.92 + n * APART, 0.15 + 0.26 * hump + (n >= RINGS - 2 ? 0.06 : 0), 0];
  });
  const [x, y] = places.at(-1) ?? [0, 0, 0];
  const model = [...places.flatMap((at, n) => ring(base, at, n)), ...head([x + 0.15, y + 0.07, 0])];
  return creeping(wish, on, model, 0.2);
}

/** A ring of the body and its feet: true legs ahead, stubs behind. */
function ring(base: Colour, at: Vector, n: number): Solid[] {
  const look: Look = {
    paint: (x, y, z) => {
      const band = smoothstep(0.05, 0.02, Math.abs(x - at[0] - 0.07));
      const spot = smoothstep(0.05, 0.03, Math.hypot(x - at[0] + 0.01, y - at[1] - 0.05));
      const under = smoothstep(0.02, -0.12, y - at[1]);
      const skin = mixColour(mixColour(base, BLACK, 0.75 * band), YELLOW, 0.35 * under);
      return Math.abs(z) > 0.04 ? mixColour(skin, YELLOW, spot) : skin;
    },
    gloss: 0.25,
    fur: 0.012,
  };
  const foot = plain(mixColour(base, BLACK, 0.35));
  const hasFeet = at[1] < 0.3;
  return [
    ball(look, at, 0.135, 0.02),
    ...(hasFeet
      ? [-1, 1].map((side) =>
          limb(
            foot,
            [at[0], at[1] - 0.08, side * 0.07],
            [at[0] + (n > RINGS - 4 ? 0.03 : 0), 0.015, side * 0.1],
            n > RINGS - 4 ? 0.026 : 0.044,
            n > RINGS - 4 ? 0.012 : 0.04,
          ),
        )
      : []),
  ];
}

function head([x, y]: Vector): Solid[] {
  const face = plain(RUSSET, { gloss: 0.5 });
  const eye = plain(BLACK, { gloss: 0.95 });
  return [
    ball(face, [x, y, 0], 0.135, 0.02),
    ...[-1, 1].flatMap((side) => [
      ball(eye, [x + 0.085, y + 0.035, side * 0.085], 0.036),
      ball(plain([1, 1, 1]), [x + 0.115, y + 0.055, side * 0.088], 0.009),
      limb(face, [x + 0.04, y + 0.1, side * 0.06], [x + 0.12, y + 0.26, side * 0.12], 0.016, 0.01),
      ball(face, [x + 0.12, y + 0.26, side * 0.12], 0.024),
    ]),
  ];
}
