import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { flowerAt, isAtFlower } from './at-flower.ts';

const WINGS: readonly Colour[] = [
  [0.92, 0.5, 0.1],
  [0.25, 0.45, 0.85],
  [0.95, 0.85, 0.4],
];
const DARK: Colour = [0.08, 0.06, 0.06];

/** How much brighter wings are than what only sends light back. */
const THROUGH = 1.45;

/** Where the flower's head is on which a butterfly sits, how large that is, and how far it leans to the eye, radians. */
const FLOWER = { crown: [0, 0.72, 0] as Vector, size: 0.46, leans: 0.95 } as const;
/** How a butterfly sits on it: its size, how far its wings lean back, where it is. */
const SITS = { size: 0.68, by: pitch(0.3), to: [0.06, 0.66, -0.22] as Vector } as const;

/** A butterfly with spread wings, on a flower where it is said to be. */
export function butterfly(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const colour = wish.colour ?? pick(random, WINGS);
  const view = { yaw: 0.5 * (random.unit() - 0.5), pitch: 0.25, away: 4 };
  if (!isAtFlower(wish)) return sculpt(model(colour), view, rays, tall, random);
  const flower = flowerAt(wish, FLOWER.crown, FLOWER.size, pitch(FLOWER.leans));
  return sculpt([...flower, ...moved(model(colour), SITS)], view, rays, tall, random);
}

function model(colour: Colour): Solid[] {
  const look = (cx: number, cy: number, size: number): Look => ({
    paint: (x, y) => {
      const [dx, dy] = [Math.abs(x) - cx, y - cy];
      const away = Math.hypot(dx, dy) / size;
      const veins = Math.abs(Math.sin(Math.atan2(y - 0.5, Math.abs(x)) * 9));
      const rim = Math.max(smoothstep(0.72, 0.86, away), 0.85 * smoothstep(0.1, 0.03, veins));
      const around = Math.atan2(dy, dx);
      const row = Math.abs(((around * 5) % 1) - 0.5);
      const spot = smoothstep(0.3, 0.2, Math.hypot(row, (away - 0.9) * 7));
      // Light comes through wings: they are bright on either side.
      const scales = scaleColour(colour, THROUGH * (1 - 0.22 * smoothstep(0.5, 0, Math.abs(x))));
      return mixColour(mixColour(scales, DARK, rim), [0.95, 0.93, 0.85], spot);
    },
    gloss: 0.1,
  });
  const body = plain(DARK, { fur: 0.02 });
  return [
    limb(body, [0, 0.3, 0], [0, 0.66, 0], 0.025, 0.04),
    ball(body, [0, 0.71, 0], 0.04),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(
        look(0.3, 0.7, 0.32),
        [side * 0.3, 0.7, -0.03],
        [0.32, 0.2, 0.012],
        0,
        roll(side * 0.6),
      ),
      ellipsoid(
        look(0.22, 0.36, 0.24),
        [side * 0.22, 0.36, -0.01],
        [0.24, 0.17, 0.012],
        0,
        roll(side * -0.6),
      ),
      limb(plain(DARK), [side * 0.015, 0.74, 0], [side * 0.1, 0.93, -0.02], 0.006, 0.005),
    ]),
  ];
}
