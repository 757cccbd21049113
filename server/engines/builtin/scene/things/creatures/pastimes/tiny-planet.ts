import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  ellipsoid,
  frustum,
  type Look,
  limb,
  mirror,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { after, pitch, roll, turn, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { FOX } from '../beasts/animals.ts';
import { human } from '../human.ts';

/** Half of how wide the planet is, in heights of who stands on it. */
const RADIUS = 0.92;
const GRASS: Colour = [0.36, 0.55, 0.2];
const SAND: Colour = [0.76, 0.64, 0.4];
const STONE: Colour = [0.46, 0.4, 0.36];
const GOLD: Colour = [0.94, 0.76, 0.26];
const COAT: Colour = [0.2, 0.5, 0.46];
/** The hair of the little prince. */
const FAIR: Colour = [0.95, 0.78, 0.34];

/** Grain that all such planets share. */
const noise = createNoise(20_447);

/** Hollows in the ground: the way to the middle of each, and how wide it is, radians. */
const CRATERS: readonly (readonly [way: Vector, wide: number])[] = [
  [[0.62, 0.1, -0.78], 0.3],
  [[-0.5, -0.35, -0.79], 0.36],
  [[0.12, -0.72, -0.68], 0.26],
  [[-0.82, 0.3, -0.48], 0.2],
  [[0.9, -0.36, -0.22], 0.28],
];

/** How deep in a hollow a place of the surface is, 0 to 1, and on its rim, below 0. */
function hollowAt(x: number, y: number, z: number): number {
  const far = Math.hypot(x, y + RADIUS, z) || 1;
  let deep = 0;
  for (const [way, wide] of CRATERS) {
    const cosine = (x * way[0] + (y + RADIUS) * way[1] + z * way[2]) / far;
    const off = Math.acos(Math.max(-1, Math.min(1, cosine))) / wide;
    deep += smoothstep(0.9, 0.4, off) - 0.6 * Math.exp(-(((off - 1) / 0.16) ** 2));
  }
  return deep;
}

const ground: Look = {
  paint: (x, y, z) => {
    const patch = noise.fbm(x * 3.1 + 4, y * 3.1 + z * 2.3, 3);
    const own = mixColour(GRASS, SAND, smoothstep(0, 0.3, patch));
    return scaleColour(
      mixColour(own, STONE, 0.8 * Math.max(0, Math.min(1, hollowAt(x, y, z)))),
      0.92 + 0.2 * noise.at(x * 17 + z * 9, y * 17),
    );
  },
  bump: (x, y, z) =>
    0.03 * noise.fbm(x * 4 + 7, y * 4 + z * 3, 3) - 0.045 * Math.min(1, hollowAt(x, y, z)),
};

/** What stands on the planet, so far to the right of its top and toward the eye. Radians. */
function standing(model: readonly Solid[], aside: number, near: number, size = 1): Solid[] {
  const by = after(pitch(-near), roll(-aside));
  const [x, y, z] = turn(by, [0, RADIUS - 0.015, 0]);
  return moved(model, { size, by, to: [x, y - RADIUS, z] });
}

/** A rose on its stem with two leaves. */
function rose(): Solid[] {
  const green = plain([0.16, 0.4, 0.14]);
  const red = plain([0.78, 0.06, 0.12]);
  const deep = plain([0.55, 0.03, 0.09]);
  return [
    limb(green, [0, 0, 0], [0.02, 0.3, 0], 0.013, 0.011),
    ellipsoid(green, [0.07, 0.12, 0], [0.07, 0.018, 0.035], 0, roll(0.5)),
    ellipsoid(green, [-0.06, 0.17, 0], [0.06, 0.018, 0.035], 0, roll(-0.5)),
    ball(deep, [0.02, 0.36, 0], 0.05),
    ...[0, 1, 2, 3, 4].map((n) => {
      const around = n * 1.257;
      return ellipsoid(
        red,
        [0.02 + 0.045 * Math.cos(around), 0.35, 0.045 * Math.sin(around)],
        [0.042, 0.055, 0.042],
      );
    }),
  ];
}

/** A volcano that comes up to the knees. */
const volcano = (): Solid[] => [
  frustum(plain(STONE), [0, -0.02, 0], 0.2, 0.17, 0.07),
  ring(plain(scaleColour(STONE, 0.8)), [0, 0.18, 0], 0.06, 0.022),
  ball(plain([0.95, 0.4, 0.1], { glow: () => 0.8 }), [0, 0.17, 0], 0.05),
  ...[0, 1, 2].map((n) =>
    ball(plain([0.72, 0.7, 0.7]), [0.03 * n, 0.26 + 0.08 * n, 0], 0.035 + 0.013 * n, 0.02),
  ),
];

/** A small round tree. */
const sapling = (): Solid[] => [
  limb(plain([0.36, 0.24, 0.14]), [0, -0.02, 0], [0, 0.3, 0], 0.03, 0.02),
  ...[
    [0, 0.42, 0],
    [0.1, 0.36, 0.04],
    [-0.1, 0.37, -0.03],
    [0.02, 0.36, -0.1],
  ].map(([x = 0, y = 0, z = 0]) => ball(plain([0.2, 0.46, 0.16]), [x, y, z], 0.13, 0.05)),
];

/** A scarf whose end the wind lifts. */
const scarf = (): Solid[] => [
  ring(plain(GOLD), [0.0, 0.762, 0], 0.07, 0.032),
  limb(plain(GOLD), [-0.06, 0.77, 0], [-0.22, 0.82, 0.02], 0.028, 0.03, 0.01),
  limb(plain(GOLD), [-0.22, 0.82, 0.02], [-0.36, 0.79, 0.03], 0.03, 0.024, 0.01),
];

/** A planet hardly larger than who is on it, with a volcano, a tree and what else is said: a rose, a fox; the little prince wears a scarf. */
export function tinyPlanet(wish: Wish): Sprite {
  const { random, rays, tall, colour, hair, hat, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const isPrince = traits.includes('littleprince');
  const isHome = traits.includes('inhabited');
  const somebody = isHome
    ? human(
        random,
        'standing',
        colour ?? (isPrince ? COAT : null),
        traits,
        {},
        hair ?? (isPrince ? FAIR : null),
        hat ?? null,
      )
    : sapling();
  const model = [
    ball(ground, [0, -RADIUS, 0], RADIUS),
    ...standing([...somebody, ...(isPrince ? scarf() : [])], -0.08, 0.05),
    ...standing(volcano(), -0.72, 0.3),
    ...standing(volcano(), 1.25, -0.1, 0.8),
    ...standing(sapling(), -1.2, -0.2),
    ...(isPrince || traits.includes('withrose') ? standing(rose(), -0.36, 0.3) : []),
    ...(isPrince || traits.includes('withfox')
      ? standing(quadruped(FOX, 'sitting', null, 0.3, random), 0.42, 0.16, 0.34)
      : []),
  ];
  const raised = moved(model, { to: [0, 2 * RADIUS, 0] });
  return sculpt(
    isLeft ? raised.map(mirror) : raised,
    { yaw: isLeft ? Math.PI - 0.35 : 0.35, pitch: 0.12, away: 6 },
    rays,
    tall,
    random,
  );
}
