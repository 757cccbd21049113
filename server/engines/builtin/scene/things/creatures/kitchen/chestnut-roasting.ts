import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const IRON = plain([0.13, 0.13, 0.14], { gloss: 0.4 });
const NUT: Colour = [0.36, 0.17, 0.08];
const SPLIT = plain([0.93, 0.8, 0.5]);
const PAPER = plain([0.9, 0.86, 0.76]);
const HAZE: Look = { ...plain([0.9, 0.9, 0.9]), sheer: 0.95 };

/** Coals that glow through the holes of a drum. */
const drum: Look = {
  paint: (x, y, z) => (isHole(x, y, z) ? [1, 0.42, 0.08] : [0.17, 0.17, 0.18]),
  glow: (x, y, z) => (isHole(x, y, z) ? 0.95 : 0),
  gloss: 0.3,
};

function isHole(x: number, y: number, z: number): boolean {
  const around = Math.atan2(z, x - DRUM.at) * 3.2;
  const [u, v] = [around - Math.round(around), (y - 0.2) / 0.09 - Math.round((y - 0.2) / 0.09)];
  return y > 0.1 && y < 0.36 && Math.hypot(u * 1.1, v) < 0.26;
}

/** Where a drum with coals stands, how high and wide it is; in heights of a man. */
const DRUM = { at: 0.44, high: 0.42, wide: 0.2 } as const;

/** Somebody who turns chestnuts in a pan over a drum of coals, paper bags of them beside. Lengths in heights of who it is. */
export function chestnutRoasting(random: Random, traits: readonly Trait[], one: Body): Solid[] {
  const { waist } = figureOf(traits);
  const near: Vector = [0.3, waist + 0.02, -0.12];
  const far: Vector = [0.26, waist - 0.08, 0.13];
  const { at, high, wide } = DRUM;
  const nut = plain(NUT, { gloss: 0.5 });
  const nuts = Array.from({ length: 34 }, (_, n): Solid[] => {
    const [way, out] = [2 * Math.PI * random.unit(), Math.sqrt(random.unit()) * 0.19];
    const place: Vector = [
      at + out * Math.cos(way),
      high + 0.075 + 0.03 * random.unit() * (1 - out / 0.25),
      out * Math.sin(way),
    ];
    return [
      ellipsoid(nut, place, [0.03, 0.022, 0.027], 0, roll(random.unit())),
      ...(n % 3 === 0
        ? [ellipsoid(SPLIT, add(place, [0, 0.014, -0.012]), [0.015, 0.01, 0.012])]
        : []),
    ];
  });
  return [
    ...one('tending', { near, far }),
    frustum(drum, [at, 0.05, 0], high - 0.05, wide, wide + 0.01),
    ...[0.5, 2.6, 4.7].map((way) =>
      limb(
        IRON,
        [at + 0.15 * Math.cos(way), 0.08, 0.15 * Math.sin(way)],
        [at + 0.2 * Math.cos(way), 0, 0.2 * Math.sin(way)],
        0.02,
        0.016,
      ),
    ),
    frustum(IRON, [at, high, 0], 0.06, 0.2, 0.25),
    ring(IRON, [at, high + 0.06, 0], 0.25, 0.012),
    limb(IRON, [at + 0.24, high + 0.05, 0], [at + 0.44, high + 0.09, 0], 0.014, 0.013),
    ...nuts.flat(),
    limb(
      plain([0.6, 0.42, 0.22]),
      add(near, [-0.05, 0.05, 0]),
      [at - 0.03, high + 0.11, -0.04],
      0.011,
      0.011,
    ),
    ellipsoid(IRON, [at, high + 0.1, -0.03], [0.05, 0.01, 0.04], 0, roll(-0.4)),
    ...[-0.02, 0.1].flatMap((dx) => [
      frustum(PAPER, [at + 0.32 + dx, 0.02, -0.28 - dx], 0.16, 0.02, 0.075),
      ...[0, 1, 2, 3].map((n) =>
        ball(
          nut,
          [at + 0.3 + dx + 0.03 * (n % 2), 0.19, -0.3 - dx + 0.035 * (n > 1 ? 1 : 0)],
          0.027,
        ),
      ),
    ]),
    ...[0, 1, 2].map((n) =>
      ellipsoid(
        HAZE,
        [at + 0.03 * Math.sin(2 * n), high + 0.22 + 0.13 * n, 0.02],
        [0.06 + 0.025 * n, 0.09, 0.05 + 0.02 * n],
      ),
    ),
  ];
}
