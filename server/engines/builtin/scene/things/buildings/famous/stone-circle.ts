import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const SARSEN: Colour = [0.52, 0.5, 0.46];
const LICHEN: Colour = [0.5, 0.52, 0.34];

/** Lichen and stains; no part of what a seed decides. */
const noise = createNoise(3_100);

/** Uprights of the outer ring, how far they stand from its middle, and how high they are. */
const RING = { many: 18, radius: 1, high: 0.44 } as const;
/** Which of them still stand; where two neighbours both carry, a lintel lies on them. */
const STANDING: readonly number[] = [0, 1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17];
const CARRYING: readonly number[] = [0, 1, 2, 6, 10, 11, 15, 16];
/** The pairs within, higher, in a horseshoe that is open to one side; radians, and their heights. */
const PAIRS = [
  [-2.4, 0.5],
  [-1.2, 0.54],
  [0.1, 0.6],
  [1.5, 0.54],
] as const;

/** Stonehenge: a ring of tall stones, some with lintels on them, higher pairs within, some fallen. */
export function stoneCircle(wish: Wish): Sprite {
  const { random } = wish;
  const look = weathered(wish.colour ?? SARSEN);
  const at = (angle: number, out: number, up: number): Vector => [
    Math.sin(angle) * out,
    up,
    Math.cos(angle) * out,
  ];
  const step = (2 * Math.PI) / RING.many;
  const model = [
    ...STANDING.map((n) =>
      upright(random, look, at(n * step, RING.radius, 0), RING.high, n * step),
    ),
    ...CARRYING.map((n) =>
      lintel(
        random,
        look,
        at((n + 0.5) * step, RING.radius * 0.985, RING.high),
        0.21,
        (n + 0.5) * step,
      ),
    ),
    ...PAIRS.flatMap(([angle, high]) => [
      ...[-0.2, 0.2].map((by) => upright(random, look, at(angle + by, 0.56, 0), high, angle, 1.1)),
      lintel(random, look, at(angle, 0.55, high), 0.23, angle),
    ]),
    // Fallen ones lie where they stood.
    ...[5, 8, 13].map((n) => {
      const [x, , z] = at(n * step + 0.1, RING.radius * 1.06, 0);
      return box(look, [x, 0.05, z], [0.22, 0.06, 0.085], yaw(1.3 * n), 0.03);
    }),
    box(look, [0.05, 0.05, -0.1], [0.2, 0.055, 0.08], yaw(0.7), 0.03),
  ];
  return portray(underOpenSky(wish), model, 0.4, 0.1, 3);
}

/** Grey stone with hollows, its top and its weather side grown with lichen. */
function weathered(stone: Colour): Look {
  const grain = rough(stone, 1.6);
  return {
    ...grain,
    paint: (x, y, z, normal) => {
      const spots = smoothstep(
        0.08,
        0.4,
        noise.fbm(x * 9 + y * 5, z * 9 + y * 7, 3) + 0.25 * normal[1],
      );
      const foot = 0.72 + 0.28 * smoothstep(0, 0.08, y);
      return scaleColour(mixColour(grain.paint(x, y, z, normal), LICHEN, 0.45 * spots), foot);
    },
  };
}

/** A stone that stands at a place with its broad side to the middle, narrower above, a little out of plumb. */
function upright(
  random: Random,
  look: Look,
  [x, , z]: Vector,
  high: number,
  angle: number,
  wide = 1,
): Solid {
  const lean = after(
    after(roll(0.07 * (random.unit() - 0.5)), pitch(0.07 * (random.unit() - 0.5))),
    yaw(angle),
  );
  const half = (0.088 + 0.02 * random.unit()) * wide;
  const tall = high * (0.99 + 0.02 * random.unit());
  return box(look, [x, tall / 2 - 0.01, z], [half, tall / 2, 0.058 * wide], lean, 0.028);
}

/** A stone that lies on two others. */
const lintel = (
  random: Random,
  look: Look,
  [x, y, z]: Vector,
  half: number,
  angle: number,
): Solid =>
  box(
    look,
    [x, y + 0.045, z],
    [half, 0.05 + 0.008 * random.unit(), 0.068],
    after(roll(0.03 * (random.unit() - 0.5)), yaw(angle)),
    0.022,
  );
