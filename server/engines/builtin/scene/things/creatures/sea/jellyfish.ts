import type { Random } from '../../../../kernels/random.ts';
import { pick } from '../../../../kernels/random.ts';
import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth } from '../smooth-path.ts';

const COLOURS: readonly Colour[] = [
  [0.96, 0.7, 0.86],
  [0.98, 0.74, 0.5],
  [0.78, 0.74, 1],
  [0.72, 0.95, 1],
];
const WHITE: Colour = [1, 0.98, 0.96];

/** Radius and height of the bell, and how high its rim is: the tentacles hang below. */
const BELL = { wide: 0.34, high: 0.34, rim: 0.86 } as const;
/** Lobes of its rim, tentacles and arms. */
const LOBES = 16;
const TENTACLES = 15;
const ARMS = 4;
/** How far it leans as it swims, radians. */
const LEAN = 0.16;

/** A jellyfish: a clear bell with darker rays, frilled arms below its middle, and long tentacles that trail from the rim. */
export function jellyfish(wish: Wish): Sprite {
  const { random } = wish;
  const colour = wish.colour ?? pick(random, COLOURS);
  const lean = LEAN * (0.5 + random.unit()) * (looksLeft(wish) ? 1 : -1);
  const model = moved(
    [
      ...bell(colour),
      ...Array.from({ length: TENTACLES }, (_, n) => tentacle(random, n, colour, lean)).flat(),
      ...Array.from({ length: ARMS }, (_, n) => frilledArm(random, n, colour, lean)).flat(),
    ],
    { by: roll(lean), to: [0, 0, 0] },
  );
  return sculpt(model, { yaw: 0.3, pitch: 0.1, away: 4 }, wish.rays, wish.tall, random);
}

/** A dome, hollow below; light gathers in its rim and in the rays of its top. */
function bell(colour: Colour): Solid[] {
  const deep = mixColour(colour, scaleColour(colour, 0.62), 0.7);
  const look: Look = {
    paint: (x, y, z) => {
      const around = Math.atan2(z, x);
      const up = (y - BELL.rim) / BELL.high;
      const out = Math.hypot(x, z) / BELL.wide;
      const rays = 0.5 + 0.5 * Math.cos(around * LOBES);
      const rayed = mixColour(colour, deep, 0.7 * rays ** 4 * smoothstep(0.25, 0.7, out));
      // The four rings within show through its top.
      const ring = Math.abs(Math.hypot(out - 0.42, 0.32 * Math.sin(around * 2)) - 0.14);
      const inner = mixColour(
        rayed,
        WHITE,
        0.75 * smoothstep(0.09, 0.02, ring) * smoothstep(0.3, 0.7, up),
      );
      return scaleColour(mixColour(inner, WHITE, 0.55 * smoothstep(0.16, 0, up)), 1.15);
    },
    // Far below it shines by itself: most in its rim and where its rings are.
    glow: (_x, y) => 0.12 + 0.3 * smoothstep(BELL.rim + 0.1, BELL.rim, y),
    gloss: 0.35,
    sheer: 0.72,
  };
  const lobes = Array.from({ length: LOBES }, (_, n): Solid => {
    const turn = (n / LOBES) * Math.PI * 2;
    const at: Vector = [
      Math.cos(turn) * BELL.wide * 0.93,
      BELL.rim + 0.005,
      Math.sin(turn) * BELL.wide * 0.93,
    ];
    return ellipsoid(look, at, [0.062, 0.045, 0.062], 0.03);
  });
  return [
    ellipsoid(look, [0, BELL.rim, 0], [BELL.wide, BELL.high, BELL.wide]),
    cut(box(look, [0, BELL.rim - 0.5, 0], [1, 0.5, 1])),
    ...lobes,
  ];
}

/** Thin threads look brighter than they are: light comes through from all sides. */
const threads = (colour: Colour, sheer: number): Look => ({
  paint: (_x, y) => scaleColour(mixColour(colour, WHITE, 0.35), 0.95 + 0.35 * y),
  glow: () => 0.22,
  gloss: 0.2,
  sheer,
});

/** A long thread from the rim that trails behind the bell. */
function tentacle(random: Random, n: number, colour: Colour, lean: number): Solid[] {
  const turn = ((n + 0.4 * random.unit()) / TENTACLES) * Math.PI * 2;
  const long = 0.66 + 0.36 * random.unit();
  const phase = random.unit() * 6;
  const look = threads(colour, 0.2);
  const path = smooth(
    Array.from({ length: 8 }, (_, k): Vector => {
      const down = k / 7;
      const out = BELL.wide * (0.9 - 0.25 * down);
      const wave = 0.07 * down * Math.sin(phase + down * 6.5);
      return [
        Math.cos(turn) * out + wave + lean * 0.5 * down * down,
        BELL.rim - long * down,
        Math.sin(turn) * out + 0.06 * down * Math.cos(phase + down * 5),
      ];
    }),
  );
  return path
    .slice(1)
    .map((to, k) =>
      limb(
        look,
        path[k] ?? to,
        to,
        mix(0.0085, 0.0035, k / path.length),
        mix(0.0085, 0.0035, (k + 1) / path.length),
      ),
    );
}

/** An arm below the mouth, frilled like a ribbon of lace. */
function frilledArm(random: Random, n: number, colour: Colour, lean: number): Solid[] {
  const turn = ((n + 0.5) / ARMS) * Math.PI * 2;
  const look = threads(mixColour(colour, WHITE, 0.3), 0.3);
  const phase = random.unit() * 6;
  const pieces: Solid[] = [];
  for (let k = 0; k < 20; k++) {
    const down = k / 19;
    const wave = 0.05 * Math.sin(phase + down * 7);
    const at: Vector = [
      Math.cos(turn) * (0.05 + 0.06 * down) + wave * down + lean * 0.4 * down * down,
      BELL.rim + 0.02 - 0.62 * down,
      Math.sin(turn) * (0.05 + 0.06 * down),
    ];
    const frill = (0.05 - 0.036 * down) * (0.8 + 0.35 * Math.sin(k * 2.1 + phase));
    pieces.push(
      ellipsoid(look, at, [frill, 0.026, frill * 0.8], 0.02, roll(0.6 * Math.sin(k * 1.9 + phase))),
    );
  }
  return pieces;
}
