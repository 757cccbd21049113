import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const BARK: Colour = [0.56, 0.44, 0.36];
const LEAF: Colour = [0.28, 0.42, 0.14];

/** The folds of the bark; no part of what a seed decides. */
const noise = createNoise(6_011);

/** How high the trunk is before it branches, and how thick at its foot and there. */
const TRUNK = { high: 0.62, foot: 0.2, top: 0.155 } as const;
const BOUGHS = 9;

/** A baobab: a trunk like a barrel, and on top of it short boughs that spread like roots, tufts of leaves at their ends. */
export function baobab(wish: Wish): Sprite {
  const { random, rays, sight, tall } = wish;
  const bark: Look = {
    paint: (x, y, z) => {
      const folds = noise.fbm(Math.atan2(z, x) * 5, y * 1.6, 3);
      return scaleColour(BARK, 0.95 + 0.4 * folds + 0.14 * noise.at(x * 30, y * 30 + z * 20));
    },
    bump: (x, y, z) => 0.016 * noise.fbm(Math.atan2(z, x) * 5, y * 1.6, 3),
  };
  const { high, foot, top } = TRUNK;
  const model = [
    limb(bark, [0, 0.05, 0], [0, high * 0.45, 0], foot, foot * 1.02),
    limb(bark, [0, high * 0.45, 0], [0, high, 0], foot * 1.02, top, 0.05),
    // Its roots run out over the ground.
    ...[0.4, 1.5, 2.7, 3.8, 4.9, 5.9].map((angle) =>
      limb(
        bark,
        [Math.cos(angle) * 0.14, 0.1, Math.sin(angle) * 0.14],
        [Math.cos(angle) * 0.32, -0.02, Math.sin(angle) * 0.32],
        0.075,
        0.03,
        0.07,
      ),
    ),
    ...crown(random, bark, wish.colour ?? LEAF),
  ];
  return sculpt(model, { yaw: 0, pitch: sight?.above ?? 0.04, away: 4 }, rays, tall, random);
}

/** Boughs all round the top of the trunk that part twice, with leaves at every end. */
function crown(random: Random, bark: Look, leaf: Colour): Solid[] {
  const { high, top } = TRUNK;
  return Array.from({ length: BOUGHS }, (_, n) => {
    const angle = (n / BOUGHS) * Math.PI * 2 + 0.4 * random.unit();
    const from: Vector = [Math.cos(angle) * top * 0.7, high + 0.04, Math.sin(angle) * top * 0.7];
    const out = 0.2 + 0.12 * random.unit();
    const knee: Vector = [
      from[0] + Math.cos(angle) * out,
      high + 0.1 + 0.12 * random.unit(),
      from[2] + Math.sin(angle) * out,
    ];
    const ends = [-0.55, 0, 0.5].map((by): Vector => {
      const far = 0.12 + 0.1 * random.unit();
      return [
        knee[0] + Math.cos(angle + by) * far,
        knee[1] + 0.05 + 0.13 * random.unit(),
        knee[2] + Math.sin(angle + by) * far,
      ];
    });
    return [
      limb(bark, from, knee, 0.062, 0.03, 0.05),
      ...ends.flatMap((end) => [
        limb(bark, knee, end, 0.026, 0.01, 0.01),
        ...tuft(random, leaf, end),
      ]),
    ];
  }).flat();
}

/** Leaves around the end of a twig, in a flat cloud. */
function tuft(random: Random, leaf: Colour, [x, y, z]: Vector): Solid[] {
  const tone = scaleColour(leaf, 0.8 + 0.4 * random.unit());
  const look: Look = {
    paint: (px, py, pz) =>
      mixColour(
        scaleColour(tone, 0.6),
        scaleColour(tone, 1.35),
        0.5 + 1.1 * noise.fbm(px * 58 + pz * 20, py * 58 + pz * 37, 2),
      ),
    bump: (px, py, pz) => 0.03 * noise.fbm(px * 52 + pz * 22, py * 52 + pz * 33, 2),
    fur: 0.03,
  };
  return Array.from({ length: 7 }, () => {
    const at: Vector = [
      x + 0.17 * (random.unit() - 0.5),
      y + 0.02 + 0.08 * random.unit(),
      z + 0.17 * (random.unit() - 0.5),
    ];
    const wide = 0.03 + 0.03 * random.unit();
    return ellipsoid(look, at, [wide, wide * 0.6, wide]);
  });
}
