import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

/** The basin on the ground: how far ahead of who kneels its middle is, its radius and height; heights of a person. */
const BASIN = { ahead: 0.5, radius: 0.33, high: 0.13 } as const;
const BLUE: Colour = [0.1, 0.4, 0.78];
const WATER: Colour = [0.5, 0.8, 0.92];
const GOLDFISH: readonly Colour[] = [
  [0.96, 0.36, 0.08],
  [0.9, 0.14, 0.08],
  [0.98, 0.62, 0.16],
];
const PAPER: Colour = [0.98, 0.97, 0.94];
const PINK: Colour = [0.95, 0.4, 0.56];
const FISH = 15;

/** Goldfish that swim at the water's surface, each another way. */
function goldfish(random: Random): Solid[] {
  return Array.from({ length: FISH }, (_, n): Solid[] => {
    const [out, around, turned] = [
      BASIN.radius * 0.82 * Math.sqrt((n + 0.5) / FISH),
      n * 2.4,
      2 * Math.PI * random.unit(),
    ];
    const at: Vector = [
      BASIN.ahead + out * Math.cos(around),
      BASIN.high - 0.012,
      out * Math.sin(around),
    ];
    const look = plain(GOLDFISH[n % GOLDFISH.length] ?? PINK, { gloss: 0.5 });
    const [c, s] = [Math.cos(turned), Math.sin(turned)];
    return [
      ellipsoid(look, at, [0.045, 0.016, 0.02], 0, yaw(turned)),
      ellipsoid(look, add(at, [-0.055 * c, 0, 0.055 * s]), [0.024, 0.008, 0.026], 0, yaw(turned)),
    ];
  }).flat();
}

/** Somebody on one knee who scoops goldfish: a low blue basin full of them, a scoop of paper over its water, a bowl in the other hand. */
export function scooping(random: Random, traits: readonly Trait[], one: Body): Solid[] {
  const { knee } = figureOf(traits);
  const near: Vector = [0.3, 0.13 + 0.3 * knee, -0.08];
  const far: Vector = [0.27, 0.2 + 0.42 * knee, 0.12];
  const net: Vector = [near[0] + 0.14, BASIN.high + 0.035, near[2] - 0.01];
  const pink = plain(PINK, { gloss: 0.3 });
  const blue = plain(BLUE, { gloss: 0.4 });
  const bowl = add(far, [0.05, 0, 0.01]);
  return [
    ...one('bowed', { near, far }),
    frustum(blue, [BASIN.ahead, 0, 0], BASIN.high - 0.02, BASIN.radius * 0.94, BASIN.radius),
    ring(blue, [BASIN.ahead, BASIN.high - 0.004, 0], BASIN.radius, 0.018),
    frustum(
      plain(WATER, { gloss: 0.8 }),
      [BASIN.ahead, BASIN.high - 0.03, 0],
      0.016,
      BASIN.radius - 0.01,
      BASIN.radius - 0.01,
    ),
    ...goldfish(random),
    limb(pink, near, add(net, [-0.06, 0.012, 0]), 0.01, 0.009),
    ring(pink, net, 0.062, 0.009, roll(0.2)),
    ellipsoid(plain(PAPER), net, [0.06, 0.004, 0.06], 0, roll(0.2)),
    frustum(
      plain([0.96, 0.96, 0.98], { gloss: 0.4 }),
      add(bowl, [0, -0.03, 0]),
      0.06,
      0.045,
      0.075,
    ),
    ball(plain(GOLDFISH[0] ?? PINK, { gloss: 0.5 }), add(bowl, [0, 0.03, 0]), 0.022),
  ];
}
