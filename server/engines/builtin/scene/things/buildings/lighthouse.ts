import type { Colour } from '../../words/idea.ts';
import { plain, rough, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  lift,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { gable } from './parts.ts';

const WALL: Colour = [0.92, 0.91, 0.87];
const RED: Colour = [0.76, 0.13, 0.14];
const IRON: Colour = [0.17, 0.18, 0.2];
const LAMP: Colour = [0.86, 0.82, 0.62];
const STONE: Colour = [0.5, 0.47, 0.43];
const ROOF: Colour = [0.46, 0.22, 0.17];
/** How high its rock lifts it above the water. */
const ON_ROCK = 0.22;

/** Heights of the bands of colour, from and to. */
const BANDS = [
  [0.2, 0.33],
  [0.47, 0.59],
  [0.71, 0.81],
] as const;

/** A lighthouse on its rock with bands of colour, a gallery, a lamp that shines at night, and its keeper's house. */
export function lighthouse({ random, rays, colour, tall }: Wish): Sprite {
  const side = random.unit() < 0.5 ? -1 : 1;
  const built = [...shaft(colour ?? RED), ...lantern(colour ?? RED), ...house(side)];
  const model = [...built.map((piece) => lift(piece, ON_ROCK)), ...rock(side)];
  return sculpt(model, { yaw: side * 0.35, pitch: 0.05, away: 3 }, rays, tall, random);
}

function shaft(band: Colour): Solid[] {
  const plaster = worn(WALL, 0.07);
  const paint = worn(band, 0.1);
  const striped: Look = {
    paint: (x, y, z, normal) =>
      (BANDS.some(([from, to]) => y > from && y < to) ? paint : plaster).paint(x, y, z, normal),
  };
  const slits = [0.3, 0.52, 0.74].map((y) =>
    box(plain([0.1, 0.11, 0.14]), [0, y, -0.118 + y * 0.037], [0.012, 0.025, 0.03]),
  );
  return [frustum(striped, [0, 0.08, 0], 0.8, 0.14, 0.088), ...slits];
}

function lantern(roof: Colour): Solid[] {
  const iron = plain(IRON, { gloss: 0.2 });
  const glass: Look = plain(LAMP, { gloss: 0.6, glow: () => 1 });
  return [
    frustum(iron, [0, 0.865, 0], 0.02, 0.078, 0.115),
    ring(iron, [0, 0.935, 0], 0.108, 0.005),
    ...Array.from({ length: 12 }, (_, n) => {
      const [x, z] = [Math.cos(n * 0.5236) * 0.108, Math.sin(n * 0.5236) * 0.108];
      return limb(iron, [x, 0.88, z], [x, 0.935, z], 0.003, 0.003);
    }),
    frustum(glass, [0, 0.885, 0], 0.085, 0.058, 0.058),
    ...Array.from({ length: 6 }, (_, n) => {
      const [x, z] = [Math.cos(n * 1.047) * 0.058, Math.sin(n * 1.047) * 0.058];
      return limb(iron, [x, 0.885, z], [x, 0.97, z], 0.005, 0.005);
    }),
    frustum(worn(roof, 0.1), [0, 0.968, 0], 0.07, 0.082, 0.012),
    ball(iron, [0, 1.045, 0], 0.014),
  ];
}

function house(side: number): Solid[] {
  const x = side * 0.3;
  const wall = withPanes(worn(WALL, 0.08), [
    { side: '-z', at: [x - 0.05, 0.17], half: [0.02, 0.026], kind: 'window' },
    { side: '-z', at: [x + 0.06, 0.17], half: [0.02, 0.026], kind: 'window' },
  ]);
  return [
    box(wall, [x, 0.14, 0], [0.15, 0.08, 0.09]),
    gable(tiles(ROOF, 0.022), [x, 0.22, 0], [0.165, 0.105], 0.1),
    box(worn(STONE, 0.2), [x + 0.1, 0.3, 0.02], [0.018, 0.05, 0.018]),
  ];
}

/** A crag: steep lumps of rock about the foot of the tower, some broken off into the water. */
function rock(side: number): Solid[] {
  const stone = rough(STONE, 2.6);
  const lumps = [
    [0, 0, 0, 0.3, 0.31, 0.27],
    [0.3, 0, 0, 0.3, 0.3, 0.24],
    [-0.24, -0.02, -0.1, 0.22, 0.25, 0.19],
    [0.12, -0.02, -0.24, 0.26, 0.2, 0.15],
    [0.52, -0.02, -0.04, 0.2, 0.2, 0.18],
    [-0.44, -0.02, -0.02, 0.16, 0.14, 0.15],
    [-0.62, -0.015, -0.12, 0.08, 0.07, 0.09],
    [0.76, -0.01, -0.14, 0.08, 0.08, 0.08],
  ] as const;
  return lumps.map(([x, y, z, wide, high, deep]) =>
    ellipsoid(
      stone,
      [side * x, y, z],
      [wide, high, deep],
      0.035,
      roll(side * 0.22 * (x > 0 ? -1 : 1)),
    ),
  );
}
