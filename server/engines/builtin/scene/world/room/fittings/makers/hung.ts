import { pick } from '../../../../../kernels/random.ts';
import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { chandelier as antique } from '../../furnishings/antiques.ts';
import { type Furnished, flat, rose } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { leaf } from '../../solids/leaf.ts';
import { plate } from '../../solids/plate.ts';
import { ball, box, drum, type Point, type Solid } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

const CORD = flat([0.16, 0.14, 0.12]);

/** A ceiling fan: five blades of wood around a motor of brass, a lamp of glass beneath. */
export function ceilingFan({ at: [x, y, z], colour, noise, random }: FittingWish): Furnished {
  const brass = flat([0.6, 0.47, 0.24]);
  const up = y - 0.32;
  const first = random.unit();
  const turns = Array.from({ length: 5 }, (_, n) => ((n + first) / 5) * 2 * Math.PI);
  const isBlade = (px: number, pz: number): boolean => {
    const [u, v] = [px - x, pz - z];
    return turns.some((turn) => {
      const along = u * Math.cos(turn) + v * Math.sin(turn);
      const across = Math.abs(v * Math.cos(turn) - u * Math.sin(turn));
      return (
        along > 0.16 && along < 0.66 && across < 0.05 + 0.035 * Math.min(1, (along - 0.16) * 4)
      );
    });
  };
  return {
    lamps: [[x, up - 0.2, z]],
    solids: [
      rose(x, z, y, brass),
      drum([x, z], [up, y], [0.016, 0.016], brass),
      drum([x, z], [up - 0.06, up + 0.06], [0.12, 0.09], brass),
      plate(
        1,
        [x - 0.67, up - 0.012, z - 0.67],
        [x + 0.67, up + 0.01, z + 0.67],
        isBlade,
        wood(colour ?? [0.42, 0.26, 0.14], noise),
      ),
      ball(
        [x - 0.1, up - 0.2, z - 0.1],
        [x + 0.1, up - 0.03, z + 0.1],
        flat([0.98, 0.94, 0.84]),
        0.9,
      ),
    ],
  };
}

/** A chandelier with arms of brass, candles of light and drops of glass. */
export function chandelier({ at: [x, y, z] }: FittingWish): Furnished {
  return { lamps: [[x, y - 0.75, z]], solids: antique([x, y, z]) };
}

/** A mobile: two crossed rods from whose ends stars, a moon and clouds hang. */
export function mobile({ at: [x, y, z], random }: FittingWish): Furnished {
  const up = y - 0.42;
  const tints: readonly Colour[] = [
    [0.98, 0.8, 0.3],
    [0.9, 0.5, 0.56],
    [0.5, 0.7, 0.88],
    [0.95, 0.95, 0.92],
    [0.6, 0.8, 0.6],
  ];
  const places: readonly (readonly [number, number, number])[] = [
    [-0.36, -0.02, 0.26],
    [0.36, 0.02, 0.34],
    [-0.16, 0.22, 0.42],
    [0.16, -0.22, 0.2],
    [0, 0, 0.48],
  ];
  const first = random.below(tints.length);
  return {
    lamps: [],
    solids: [
      drum([x, z], [up, y], [0.005, 0.005], CORD),
      bone(
        [x - 0.38, up, z - 0.02],
        [x + 0.38, up, z + 0.02],
        [0.01, 0.01],
        flat([0.74, 0.56, 0.34]),
      ),
      bone(
        [x - 0.18, up + 0.02, z + 0.24],
        [x + 0.18, up + 0.02, z - 0.24],
        [0.01, 0.01],
        flat([0.74, 0.56, 0.34]),
      ),
      ...places.flatMap(([dx, dz, long], n): Solid[] => {
        const foot = up - long;
        const isMoon = n === 4;
        return [
          drum([x + dx, z + dz], [foot, up], [0.004, 0.004], CORD),
          plate(
            2,
            [x + dx - 0.1, foot - 0.18, z + dz - 0.012],
            [x + dx + 0.1, foot + 0.02, z + dz + 0.012],
            (px, py) => {
              const [u, v] = [px - x - dx, py - foot + 0.08];
              const away = Math.hypot(u, v);
              if (isMoon) return away < 0.095 && Math.hypot(u - 0.045, v - 0.02) > 0.078;
              return away < 0.07 + 0.026 * Math.cos(5 * (Math.atan2(v, u) - Math.PI / 2));
            },
            flat(isMoon ? (tints[0] as Colour) : (tints[(first + n) % tints.length] as Colour)),
          ),
        ];
      }),
    ],
  };
}

/** Wind chimes: tubes of metal in a ring below a disc of wood, a clapper and a sail between them. */
export function windChimes({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const top = y - 0.34;
  const tube = flat(colour ?? [0.74, 0.76, 0.78]);
  return {
    lamps: [],
    solids: [
      drum([x, z], [top, y], [0.005, 0.005], CORD),
      drum([x, z], [top - 0.02, top + 0.01], [0.13, 0.13], wood([0.46, 0.29, 0.16], noise)),
      ...Array.from({ length: 7 }, (_, n) => {
        const turn = (n / 7) * 2 * Math.PI;
        const [px, pz] = [x + 0.1 * Math.cos(turn), z + 0.1 * Math.sin(turn)];
        const long = 0.26 + 0.045 * n;
        return [
          drum([px, pz], [top - 0.07, top], [0.003, 0.003], CORD),
          drum([px, pz], [top - 0.07 - long, top - 0.07], [0.014, 0.014], tube),
        ];
      }).flat(),
      drum([x, z], [top - 0.66, top], [0.003, 0.003], CORD),
      drum([x, z], [top - 0.3, top - 0.27], [0.05, 0.05], wood([0.46, 0.29, 0.16], noise)),
      box(
        [x - 0.045, top - 0.74, z - 0.006],
        [x + 0.045, top - 0.62, z + 0.006],
        wood([0.52, 0.34, 0.18], noise),
      ),
    ],
  };
}

/** Bunches of herbs and flowers that hang to dry, heads down, on a rod beneath the ceiling. */
export function herbs({ at: [x, y, z], random, noise }: FittingWish): Furnished {
  const up = y - 0.3;
  const greens: readonly Colour[] = [
    [0.36, 0.46, 0.24],
    [0.46, 0.5, 0.26],
    [0.3, 0.42, 0.3],
  ];
  const heads: readonly (Colour | null)[] = [
    null,
    [0.56, 0.42, 0.72],
    null,
    [0.86, 0.66, 0.3],
    [0.76, 0.36, 0.4],
  ];
  const bunch = (dx: number, n: number): Solid[] => {
    const root: Point = [x + dx, up - 0.06, z];
    const head = heads[n % heads.length] ?? null;
    return [
      box(
        [x + dx - 0.022, up - 0.09, z - 0.022],
        [x + dx + 0.022, up - 0.05, z + 0.022],
        flat([0.72, 0.6, 0.4]),
      ),
      ...Array.from({ length: 20 }, (_, k): Solid[] => {
        const turn = k * 2.39996;
        const long = 0.26 + 0.14 * random.unit();
        const rise = -1.32 + 0.5 * random.unit();
        const green = scaleColour(pick(random, greens), 0.8 + 0.4 * random.unit());
        const blade = leaf(
          {
            root,
            turn,
            rise,
            long,
            wide: 0.03,
            droop: 0.08,
            outline: k % 3 === 0 ? 'feather' : 'oval',
          },
          flat(green),
        );
        if (head === null || k % 3 !== 1) return [blade];
        const [c, s] = [Math.cos(rise) * long, Math.sin(rise) * long];
        const tip: Point = [root[0] + c * Math.cos(turn), root[1] + s, z + c * Math.sin(turn)];
        return [
          blade,
          ball(
            [tip[0] - 0.028, tip[1] - 0.035, tip[2] - 0.028],
            [tip[0] + 0.028, tip[1] + 0.03, tip[2] + 0.028],
            flat(head),
          ),
        ];
      }).flat(),
    ];
  };
  return {
    lamps: [],
    solids: [
      ...[-0.62, 0.62].map((dx) => drum([x + dx, z], [up, y], [0.006, 0.006], CORD)),
      bone([x - 0.7, up, z], [x + 0.7, up, z], [0.014, 0.014], wood([0.42, 0.27, 0.15], noise)),
      ...[-0.54, -0.27, 0, 0.27, 0.54].flatMap(bunch),
    ],
  };
}
