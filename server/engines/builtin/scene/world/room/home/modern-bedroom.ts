import type { Colour } from '../../../words/idea.ts';
import { besideWall, type Furnished, type Furnishing, flat, plant, rose } from '../furniture.ts';
import { cloth, wood } from '../materials.ts';
import { drum, type Material, pad, type Solid, sphere } from '../solids/solid.ts';
import { ACCENTS, ASH, floorPlant, LINEN, STEEL } from './modern-home.ts';
import { rugOf, sheers } from './modern-living.ts';

/** From where to where, metres. */
type Range = readonly [number, number];

/** A low bed in white linen before a soft headboard, globes of light beside it, a plain rug, plants by the window. */
export function modernBedroom(furnishing: Furnishing): Furnished {
  const { random, noise, shell, side, taken = [], cover } = furnishing;
  const { back, left, right, high } = shell;
  const { wall, part, span } = besideWall(furnishing);
  const soft = (a: number, b: number, y: Range, z: Range, radius: number, of: Material): Solid => {
    const [from, to] = span(a, b);
    return pad([from, y[0], z[0]], [to, y[1], z[1]], of, radius);
  };
  const white = cloth([0.88, 0.87, 0.85], noise);
  const throwOf = cloth(cover ?? (ACCENTS[random.uint32() % ACCENTS.length] as Colour), noise);
  const grey = cloth([0.6, 0.59, 0.57], noise);
  const ash = wood(ASH, noise);
  const [near, far] = [2.5, back - 1.15];
  const half = (near + far) / 2;
  const bed = [
    part(0.1, 2.2, [0.06, 0.24], [near - 0.06, far + 0.06], ash),
    soft(0.12, 2.12, [0.22, 0.46], [near, far], 0.09, white),
    soft(0.75, 2.16, [0.2, 0.52], [near - 0.03, far + 0.03], 0.1, white),
    soft(1.45, 1.98, [0.2, 0.545], [near - 0.045, far + 0.045], 0.1, throwOf),
    soft(0.14, 0.6, [0.42, 0.7], [near + 0.1, half - 0.05], 0.12, white),
    soft(0.14, 0.6, [0.42, 0.7], [half + 0.05, far - 0.1], 0.12, white),
    soft(0.5, 0.76, [0.46, 0.76], [half - 0.36, half + 0.02], 0.1, throwOf),
  ];
  const globes = [back - 0.62].map((z): readonly [number, number, number] => [
    wall - side * 0.36,
    1.35,
    z,
  ]);
  const rugX = wall - side * 2.55;
  const other = side > 0 ? left : right;
  return {
    lamps: globes,
    solids: [
      pad([rugX - 1.1, 0, near - 0.2], [rugX + 1.1, 0.024, far + 0.2], rugOf(noise), 0.012),
      soft(0, 0.1, [0.1, 1.1], [near - 0.25, back - 0.35], 0.04, grey),
      ...(taken.includes('bed') ? [] : bed),
      part(0.1, 0.55, [0.16, 0.46], [far + 0.2, back - 0.4], ash),
      ...globes.flatMap(([x, y, z]) => [
        sphere([x, y, z], 0.13, flat([0.93, 0.9, 0.84]), 0.9),
        drum([x, z], [y + 0.12, high], [0.005, 0.005], flat(STEEL)),
        rose(x, z, high, flat(LINEN)),
      ]),
      ...sheers(furnishing),
      ...plant(furnishing, wall - side * 0.32, 0.46, back - 0.55, 0.34),
      ...floorPlant(random, other + side * 0.5, back - 0.55, 1.8),
    ],
  };
}
