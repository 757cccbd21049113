import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { pigHead } from '../beast-heads/pig-head.ts';
import type { Build } from '../build.ts';
import { SHEEP } from './hoofed.ts';

const FEATHERS: readonly Colour[] = [
  [0.93, 0.91, 0.86],
  [0.62, 0.3, 0.14],
  [0.3, 0.26, 0.26],
];
const COMB: Colour = [0.85, 0.12, 0.1];
const BEAK: Colour = [0.9, 0.62, 0.18];
const LEG: Colour = [0.86, 0.6, 0.24];
const PINK: Colour = [0.9, 0.64, 0.58];

/** A pig: round and pink, with a short snout and a curl of a tail. */
export const PIG: Build = {
  ...SHEEP,
  trunk: [
    [0.36, 0.62, 0.28, 0.23],
    [0.04, 0.6, 0.31, 0.28],
    [-0.34, 0.63, 0.29, 0.26],
  ],
  fore: {
    ...SHEEP.fore,
    joints: [
      [0.36, 0.5],
      [0.28, 0.36],
      [0.31, 0.2],
      [0.315, 0.09],
      [0.345, 0],
    ],
    thick: [0.085, 0.06, 0.05, 0.056],
  },
  hind: {
    ...SHEEP.hind,
    joints: [
      [-0.36, 0.56],
      [-0.25, 0.38],
      [-0.42, 0.25],
      [-0.4, 0.09],
      [-0.37, 0],
    ],
    thick: [0.1, 0.06, 0.05, 0.056],
    muscle: 0.21,
  },
  neck: { length: 0.32, base: 0.24, end: 0.18, rise: 0.14, flat: 0.95 },
  head: {
    ...SHEEP.head,
    size: 0.46,
    hangs: 0.22,
    nose: { size: 0.115, colour: [0.84, 0.5, 0.48], split: false },
    ears: { kind: 'leaf', size: 0.36 },
  },
  face: pigHead,
  extras: () => [],
  grazes: false,
  fur: 0.006,
  mane: 'none',
  tail: { kind: 'slim', length: 0.26, thick: 0.018 },
  coats: [{ base: PINK, pale: [0.92, 0.7, 0.64], dark: [0.8, 0.5, 0.46], marks: 'none' }],
};

/** A hen with a red comb, upright tail and folded wings. */
export function hen(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const turned = 0.25 + 0.4 * random.unit();
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  const model = modelOf(wish.colour ?? pick(random, FEATHERS));
  return sculpt(model, { yaw, pitch: 0.08, away: 4 }, rays, tall, random);
}

function modelOf(colour: Colour): Solid[] {
  const coat: Look = {
    paint: (x, y, z) => {
      const rows = 1 + 0.12 * Math.sin(x * 40 + y * 26) * Math.sin(y * 46 + z * 18);
      return scaleColour(mixColour(colour, [0.9, 0.7, 0.4], 0.3 * smoothstep(0.55, 0.8, y)), rows);
    },
    fur: 0.03,
  };
  const tail = plain(scaleColour(colour, 0.7), { fur: 0.03 });
  const comb = plain(COMB, { gloss: 0.2 });
  return [
    ellipsoid(coat, [0, 0.46, 0], [0.34, 0.24, 0.22], 0, roll(0.25)),
    limb(coat, [0.22, 0.56, 0], [0.3, 0.84, 0], 0.16, 0.09, 0.12),
    ball(coat, [0.32, 0.88, 0], 0.095, 0.06),
    ...[-0.05, 0.05, 0.15].map((up, n) =>
      limb(tail, [-0.24, 0.52, 0], [-0.5 + n * 0.05, 0.76 + up, 0], 0.09, 0.05, 0.06),
    ),
    ...[0.26, 0.32, 0.38].map((x, n) =>
      ball(comb, [x, 0.985 - 0.012 * Math.abs(n - 1), 0], 0.034, 0.02),
    ),
    ellipsoid(comb, [0.39, 0.79, 0], [0.025, 0.05, 0.025]),
    limb(plain(BEAK), [0.39, 0.88, 0], [0.48, 0.86, 0], 0.028, 0.006),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(tail, [-0.06, 0.48, side * 0.19], [0.25, 0.14, 0.05], 0.04, roll(0.2)),
      ball(plain([0.05, 0.03, 0.02], { gloss: 0.9 }), [0.365, 0.9, side * 0.078], 0.016),
      limb(plain(LEG), [0.03, 0.28, side * 0.09], [0.03, 0.04, side * 0.09], 0.03, 0.022),
      ...[-0.05, 0, 0.05].map((dz) =>
        limb(plain(LEG), [0.03, 0.03, side * 0.09], [0.13, 0.012, side * 0.09 + dz], 0.016, 0.01),
      ),
    ]),
  ];
}
