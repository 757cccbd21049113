import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';
import { seat, viewer } from './cinema.ts';
import { swag, velvet } from './theatre.ts';

const GOLD: Colour = [0.86, 0.64, 0.24];
const CREAM: Colour = [0.93, 0.87, 0.74];
const FLAME: Material = flat([1.5, 1.2, 0.75]);
/** The balconies: their floors' heights, how deep they are, from box to box and where the first begins; metres. */
const TIERS = [1.5, 3.15, 4.8] as const;
const DEEP = 0.95;
const BAY = 1.25;
const FIRST = 2.2;
/** The stage's opening: half its width, its height; its floor's height, how deep it is; metres. */
const STAGE = { half: 3.7, high: 5.7, floor: 0.85, deep: 2.4 } as const;

/** Walls of red damask behind gilded boxes, a scene painted behind the stage, a ceiling with a gilded round. */
export const operaSurfaces = (middle: number) => ({
  walls: ((x, y, z, axis) => {
    if (axis === 2) return scenery(x - middle, y);
    const door = z / BAY - Math.floor(z / BAY);
    return scaleColour([0.42, 0.06, 0.08], Math.abs(door - 0.5) < 0.06 ? 0.55 : 1);
  }) as Material,
  floor: flat([0.3, 0.05, 0.06]),
  ceiling: ((x, _y, z) => {
    const out = Math.hypot(x - middle, z - 6.4);
    const ray = Math.abs(Math.sin(8 * Math.atan2(z - 6.4, x - middle)));
    if (Math.abs(out - 3.6) < 0.16 || Math.abs(out - 1) < 0.1) return GOLD;
    if (out < 3.6) return mixColour([0.44, 0.6, 0.72], CREAM, 0.35 + 0.4 * ray);
    return CREAM;
  }) as Material,
});

/** A palace by a lake under the moon, as painted cloth shows it. */
function scenery(x: number, y: number): Colour {
  const up = y - STAGE.floor;
  if (Math.hypot(x - 1.7, y - 4.2) < 0.42) return [1.15, 1.1, 0.9];
  const tower = [-1.9, -1.2, -0.5, 0.3].find((at) => Math.abs(x - at) < 0.22);
  const top = tower === undefined ? 1.7 : 2.6 + 0.5 * Math.sin(tower * 5);
  const spire = tower === undefined ? 0 : Math.max(0, 0.22 - Math.abs(x - tower)) * 4;
  if (x > -2.3 && x < 0.7 && up > 0.5 && up < top + spire) {
    const isLit = Math.abs((x * 4) % 1) < 0.3 && Math.abs((y * 2.2) % 1) < 0.34 && up < top - 0.2;
    return isLit ? [1.2, 0.9, 0.4] : [0.2, 0.2, 0.36];
  }
  if (up < 0.5) return [0.2, 0.3 + 0.1 * Math.sin(y * 40 + x * 3), 0.5];
  const hill = 1.3 + 0.4 * Math.sin(x * 1.3 + 1) + 0.14 * Math.sin(x * 4.1);
  if (up < hill) return [0.14, 0.24, 0.34];
  return mixColour([0.56, 0.5, 0.72], [0.13, 0.18, 0.46], Math.min(1, up / 4));
}

/** The auditorium of an opera house: rows of red seats before a gilded stage, three tiers of boxes at both sides, a chandelier; all taken where an audience is there. */
export function operaHall({ shell, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const front = back - STAGE.deep;
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 12 }, (_seat, n) => {
      const number = row * 12 + n;
      const isTaken = isFull && chance(number, 41) < 0.8;
      return seat(middle + (n - 5.5) * 0.64, 1.9 + row * 1.15, -0.04 * row, isTaken, number);
    }).flat(),
  ).flat();
  return {
    lamps: [
      [middle, 4.6, 5.6],
      [middle - 3.4, 3, 4.6],
      [middle + 3.4, 3, 4.6],
      [middle, 4.6, back - 1.5],
      [middle, 2.6, 1.6],
    ],
    solids: [
      ...rows,
      ...[left, right].flatMap((wall) => boxes(wall, wall < middle ? 1 : -1, front, isFull)),
      ...stage(left, right, middle, back),
      ...soprano(middle - 0.3, front + 0.8),
      ...chandelier(middle, high, 6.6),
    ],
  };
}

/** Boxes above one another along a side wall, gilded columns between them, small lamps at their parapets. */
function boxes(wall: number, into: number, front: number, isFull: boolean): Solid[] {
  const edge = wall + into * DEEP;
  const many = Math.floor((front - FIRST) / BAY);
  const end = FIRST + many * BAY;
  return TIERS.flatMap((floor, tier) => {
    const parapet: Material = (_x, y, z) => {
      const v = (y - floor) / 0.75;
      const u = (z - FIRST) / BAY - Math.floor((z - FIRST) / BAY);
      if (v < 0.12 || v > 0.88) return GOLD;
      const garland = Math.abs(v - 0.62 + 0.3 * (1 - (2 * u - 1) ** 2)) < 0.07;
      const rosette = Math.hypot((u - 0.5) * 1.6, v - 0.55) < 0.14;
      return garland || rosette ? GOLD : CREAM;
    };
    return [
      slab([wall, edge], [floor - 0.14, floor], [FIRST, end], flat(scaleColour(CREAM, 0.8))),
      slab([edge - into * 0.1, edge], [floor, floor + 0.75], [FIRST, end], parapet),
      slab(
        [edge - into * 0.14, edge + into * 0.03],
        [floor + 0.75, floor + 0.82],
        [FIRST, end],
        flat([0.6, 0.06, 0.08]),
      ),
      ...Array.from({ length: many + 1 }, (_, n) => {
        const z = FIRST + n * BAY;
        const guest = 500 + tier * 40 + n + (into > 0 ? 0 : 20);
        return [
          drum([edge - into * 0.06, z], [floor + 0.7, floor + 1.52], [0.06, 0.05], flat(GOLD)),
          ball(
            [edge + into * 0.02 - 0.07, floor + 0.46, z - 0.07],
            [edge + into * 0.02 + 0.07, floor + 0.62, z + 0.07],
            FLAME,
            0.7,
          ),
          ...(isFull && n < many
            ? [0.35, 0.85].flatMap((dz, m) =>
                chance(guest, 62 + m) < 0.8
                  ? viewer(edge - into * 0.36, z + dz - 0.25, floor - 0.12, guest * 2 + m)
                  : [],
              )
            : []),
        ];
      }).flat(),
    ];
  });
}

/** The stage in its gilded frame, red curtains drawn aside, swags above and lamps along its edge. */
function stage(left: number, right: number, middle: number, back: number): Solid[] {
  const front = back - STAGE.deep;
  const frame: Material = (x, y) => {
    const ornament = Math.sin(x * 14) * Math.sin(y * 14);
    return scaleColour(GOLD, ornament > 0.3 ? 1.25 : 0.85);
  };
  const boards: Material = (x, y) =>
    y > STAGE.floor - 0.02
      ? scaleColour([0.62, 0.42, 0.24], 0.7 + 0.8 * Math.exp(-(((x - middle) / 1.6) ** 2)))
      : Math.abs(x / 0.8 - Math.round(x / 0.8)) < 0.05
        ? GOLD
        : [0.3, 0.06, 0.07];
  const inner = [middle - STAGE.half, middle + STAGE.half] as const;
  return [
    box([left, 0, front], [right, STAGE.floor, back], boards),
    ...[left, right].flatMap((wall, n) => {
      const to = n === 0 ? 1 : -1;
      const jamb = inner[n] as number;
      return [
        slab([wall, jamb - to * 0.34], [STAGE.floor, 8], [front + 0.05, front + 0.3], flat(CREAM)),
        slab(
          [jamb - to * 0.36, jamb],
          [STAGE.floor, STAGE.high],
          [front - 0.05, front + 0.3],
          frame,
        ),
        slab(
          [jamb, jamb + to * 1.15],
          [STAGE.floor, STAGE.high],
          [front + 0.35, front + 0.5],
          velvet(STAGE.floor + 0.12),
        ),
      ];
    }),
    box(
      [middle - STAGE.half - 0.36, STAGE.high, front - 0.05],
      [middle + STAGE.half + 0.36, STAGE.high + 0.36, front + 0.3],
      frame,
    ),
    box([left, STAGE.high + 0.36, front + 0.05], [right, 8, front + 0.3], flat(CREAM)),
    ball(
      [middle - 0.6, STAGE.high - 0.1, front - 0.15],
      [middle + 0.6, STAGE.high + 0.66, front + 0.1],
      flat(GOLD),
    ),
    ...[-2, -1, 0, 1, 2].flatMap((n) => swag(middle + n * 1.48, 0.78, STAGE.high, front + 0.32)),
    ...Array.from({ length: 11 }, (_, n) => {
      const x = middle + (n - 5) * 0.62;
      return ball(
        [x - 0.06, STAGE.floor, front + 0.05],
        [x + 0.06, STAGE.floor + 0.12, front + 0.17],
        FLAME,
        0.8,
      );
    }),
  ];
}

/** Who sings on the stage in a white gown, arms spread. */
function soprano(x: number, z: number): Solid[] {
  const y = STAGE.floor;
  const gown = flat([1, 0.97, 0.9]);
  const skin = flat([0.88, 0.66, 0.54]);
  return [
    drum([x, z], [y, y + 1], [0.52, 0.14], gown),
    ball([x - 0.18, y + 0.88, z - 0.12], [x + 0.18, y + 1.42, z + 0.12], gown),
    ball([x - 0.05, y + 1.34, z - 0.05], [x + 0.05, y + 1.54, z + 0.05], skin),
    ball([x - 0.09, y + 1.46, z - 0.1], [x + 0.09, y + 1.72, z + 0.08], skin),
    ball([x - 0.12, y + 1.54, z - 0.07], [x + 0.12, y + 1.8, z + 0.13], flat([0.2, 0.1, 0.06])),
    ...[-1, 1].flatMap((to) =>
      Array.from({ length: 6 }, (_, n) => {
        const [ax, ay] = [x + to * (0.2 + 0.085 * n), y + 1.32 + 0.03 * n];
        return ball([ax - 0.06, ay - 0.045, z - 0.1], [ax + 0.06, ay + 0.045, z], skin);
      }),
    ),
  ];
}

/** A great chandelier: three rings of flames over drops of glass. */
function chandelier(x: number, ceiling: number, z: number): Solid[] {
  const low = 4.75;
  return [
    drum([x, z], [low, ceiling], [0.02, 0.02], flat(GOLD)),
    drum([x, z], [low - 0.35, low], [0.1, 0.8], flat([0.95, 0.86, 0.66])),
    ...[
      [0.85, 0.05, 14],
      [0.55, 0.4, 10],
      [0.26, 0.72, 6],
    ].flatMap(([radius = 0, up = 0, many = 1]) => [
      drum([x, z], [low + up - 0.05, low + up], [radius, radius], flat(GOLD)),
      ...Array.from({ length: many }, (_, n) => {
        const turn = (n * 2 * Math.PI) / many;
        const [fx, fz] = [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
        return ball(
          [fx - 0.045, low + up, fz - 0.045],
          [fx + 0.045, low + up + 0.16, fz + 0.045],
          FLAME,
          0.8,
        );
      }),
    ]),
  ];
}
