import type { Random } from '../../../../kernels/random.ts';
import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, normalise, roll, scale, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth } from '../smooth-path.ts';

const SKIN: Colour = [1, 0.44, 0.28];
const GOLD: Colour = [0.95, 0.72, 0.22];
const BLACK: Colour = [0.03, 0.03, 0.03];

/** Spots of the skin, the same on every octopus. */
const noise = createNoise(20_263);

const ARMS = 8;
/** How thick an arm is at its root and at its tip. */
const ROOT = 0.085;
const TIP = 0.011;
/** How many suckers a row on an arm has. */
const SUCKERS = 9;

/** An octopus on the ground: its bag behind and above the eyes, eight arms spread and curled at their tips. */
export function octopus(wish: Wish): Sprite {
  const skin = skinOf(wish.colour ?? SKIN);
  const pale = plain(mixColour(wish.colour ?? SKIN, [1, 0.93, 0.84], 0.72), { gloss: 0.25 });
  const model = [
    ...body(skin),
    ...Array.from({ length: ARMS }, (_, n) => arm(wish.random, n, skin, pale)).flat(),
  ];
  const yaw = looksLeft(wish) ? Math.PI / 2 + 0.5 : Math.PI / 2 - 0.5;
  return sculpt(model, { yaw, pitch: 0.3, away: 4 }, wish.rays, wish.tall, wish.random);
}

function skinOf(colour: Colour): Look {
  const dark = scaleColour(colour, 0.5);
  const light = mixColour(colour, [1, 0.9, 0.74], 0.5);
  return {
    paint: (x, y, z, normal) => {
      const spots = noise.fbm(x * 13, y * 13, 2) + noise.fbm(z * 13 + 9, y * 13 + x * 5, 2);
      const own = mixColour(colour, dark, 0.8 * smoothstep(0.1, 0.5, spots));
      const mottled = mixColour(own, light, 0.9 * smoothstep(0.2, 0.55, -spots));
      return mixColour(mottled, light, 0.6 * smoothstep(-0.2, -0.8, normal[1]));
    },
    bump: (x, y, z) => 0.008 * noise.at(x * 34 + z * 9, y * 34 - z * 27),
    gloss: 0.4,
  };
}

/** Looks right: the head between the eyes, the bag leaning back over it. */
const body = (skin: Look): Solid[] => [
  ellipsoid(skin, [-0.16, 0.68, 0], [0.235, 0.31, 0.22], 0, roll(0.5)),
  ellipsoid(skin, [0.02, 0.4, 0], [0.17, 0.17, 0.165], 0.12),
  ellipsoid(skin, [0, 0.24, 0], [0.2, 0.12, 0.2], 0.1),
  ...[-1, 1].flatMap((side) => [
    ellipsoid(skin, [0.075, 0.5, side * 0.125], [0.07, 0.07, 0.055], 0.05),
    ball(plain(GOLD, { gloss: 0.7 }), [0.097, 0.508, side * 0.152], 0.043),
    ellipsoid(plain(BLACK, { gloss: 0.9 }), [0.114, 0.508, side * 0.166], [0.031, 0.011, 0.031]),
    // The breathing tube.
    limb(skin, [-0.02, 0.36, side * 0.14], [-0.04, 0.33, side * 0.21], 0.045, 0.03, 0.04),
  ]),
];

/** An arm: out and down to the ground, winding along it, its tip rolled up. */
function arm(random: Random, n: number, skin: Look, pale: Look): Solid[] {
  const turn = ((n + 0.5) / ARMS) * Math.PI * 2 + 0.25 * (random.unit() - 0.5);
  const long = 0.62 + 0.26 * random.unit();
  const bend = (random.unit() < 0.5 ? -1 : 1) * (0.5 + 0.5 * random.unit());
  const raised = random.unit() < 0.4 ? 0.3 + 0.25 * random.unit() : 0.04;
  const along = (away: number, up: number, aside: number): Vector => {
    const way = turn + aside;
    return [Math.cos(way) * away, up, Math.sin(way) * away];
  };
  const knots: Vector[] = [
    along(0.1, 0.26, 0),
    along(0.24, 0.2, 0.05 * bend),
    along(0.42, 0.08 + 0.2 * raised, 0.2 * bend),
    along(0.42 + 0.3 * long, 0.045 + 0.7 * raised, 0.12 * bend),
    along(0.42 + 0.56 * long, 0.05 + raised, -0.08 * bend),
  ];
  // The tip rolls up inward on itself.
  const last = along(0.42 + 0.56 * long, 0.05 + raised, -0.08 * bend);
  const radius = 0.085;
  const coil = Array.from({ length: 7 }, (_, k): Vector => {
    const at = -0.4 + k * 0.85;
    const shrinks = radius * (1 - k / 9);
    return add(last, [
      Math.cos(turn) * Math.sin(at) * shrinks + Math.cos(turn) * 0.05,
      radius - Math.cos(at) * shrinks,
      Math.sin(turn) * Math.sin(at) * shrinks + Math.sin(turn) * 0.05,
    ]);
  });
  const path = smooth([...knots, ...coil]);
  const thick = (k: number) => mix(ROOT, TIP, (k / (path.length - 1)) ** 0.72);
  const pieces = path
    .slice(1)
    .map((to, k) => limb(skin, path[k] ?? to, to, thick(k), thick(k + 1), k === 0 ? 0.08 : 0.02));
  return [...pieces, ...suckers(path, thick, turn, pale)];
}

/** Two rows of suckers along the under side of an arm, which its rolled tip turns up. */
function suckers(
  path: readonly Vector[],
  thick: (k: number) => number,
  turn: number,
  pale: Look,
): Solid[] {
  const across: Vector = [-Math.sin(turn), 0, Math.cos(turn)];
  return Array.from({ length: SUCKERS }, (_, n): Solid[] => {
    const k = Math.round(2 + (n / SUCKERS) * (path.length - 4));
    const [here, next] = [path[k] ?? [0, 0, 0], path[k + 1] ?? [0, 0, 0]] as [Vector, Vector];
    const way = normalise(subtract(next, here));
    // What is below where the arm lies, and inside where it is rolled up.
    const under: Vector = normalise([
      way[1] * Math.cos(turn),
      -(way[0] * Math.cos(turn) + way[2] * Math.sin(turn)),
      way[1] * Math.sin(turn),
    ]);
    return [-1, 1].map((side) =>
      ball(
        pale,
        add(here, add(scale(under, 0.72 * thick(k)), scale(across, side * 0.62 * thick(k)))),
        0.36 * thick(k),
      ),
    );
  }).flat();
}
