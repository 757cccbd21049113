import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../materials.ts';
import { between, limb } from '../solids/limb.ts';
import { ball, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

/** How far one sees in a tank's water until all but a third of a thing is lost in its blue, metres. */
const CLEAR = 13;
/** How bright the water is where nothing else is seen, of what its lamps are. */
export const WATER_GLOW = 0.4;

const BRIGHT: readonly Colour[] = [
  [1.3, 0.95, 0.12],
  [1.3, 0.5, 0.1],
  [0.95, 1, 1.05],
  [0.3, 0.5, 1.2],
  [1.2, 0.3, 0.3],
];

/** A body seen through the water between it and the eye: paler and bluer the farther it is. */
export function throughWater(solid: Solid): Solid {
  const { low, high, material } = solid;
  const [x, y, z] = [0, 1, 2].map((n) => ((low[n] as number) + (high[n] as number)) / 2) as [
    number,
    number,
    number,
  ];
  const left = Math.exp(-Math.hypot(x, y - 1.6, z) / CLEAR);
  return {
    ...solid,
    material: (px, py, pz, axis) => scaleColour(material(px, py, pz, axis), left),
    glow: WATER_GLOW * (1 - left),
  };
}

/** A place from another by so much along a heading (radians from rightward to ahead), up and to its left. */
const beside =
  ([x, y, z]: Point, heading: number, size: number) =>
  (along: number, up: number, aside: number): Point => [
    x + size * (along * Math.cos(heading) - aside * Math.sin(heading)),
    y + size * up,
    z + size * (along * Math.sin(heading) + aside * Math.cos(heading)),
  ];

/** A fin as a fan of limbs from places along its root to its tip. */
const fin = (root: readonly [Point, Point], tip: Point, thick: number, look: Material): Solid[] =>
  Array.from({ length: 7 }, (_, n) => {
    const from = between(...root, n / 6);
    return limb([from, tip], [thick, thick * 0.45], look);
  }).flat();

/** A shark around a middle, its head along a heading (radians from rightward to ahead), so long, metres. */
export function tankShark(middle: Point, heading: number, long: number): Solid[] {
  const at = beside(middle, heading, long);
  const back: Colour = [0.34, 0.42, 0.5];
  const look: Material = (_x, y) =>
    mixColour(
      [1.1, 1.15, 1.15],
      back,
      Math.min(1, Math.max(0, ((y - middle[1]) / long) * 16 + 0.62)),
    );
  const thick = long * 0.016;
  const sway = (along: number) => 0.05 * Math.sin((along + 0.1) * 5);
  // From the snout to the tail: how far along, how thick.
  const PROFILE: readonly (readonly [number, number])[] = [
    [0.5, 0.012],
    [0.46, 0.036],
    [0.4, 0.058],
    [0.3, 0.078],
    [0.15, 0.09],
    [0, 0.086],
    [-0.15, 0.068],
    [-0.3, 0.042],
    [-0.42, 0.022],
  ];
  return [
    ...PROFILE.slice(1).flatMap(([along, radius], n) => {
      const [before, first] = PROFILE[n] as readonly [number, number];
      return limb(
        [at(before, 0, sway(before)), at(along, 0, sway(along))],
        [first * long, radius * long],
        look,
      );
    }),
    ...fin(
      [at(0.1, 0.07, sway(0.1)), at(-0.08, 0.06, sway(-0.08))],
      at(-0.1, 0.2, sway(-0.1)),
      thick,
      look,
    ),
    ...[-1, 1].flatMap((to) =>
      fin(
        [at(0.22, -0.03, to * 0.06), at(0.08, -0.03, to * 0.06)],
        at(0.02, -0.09, to * 0.27),
        thick,
        look,
      ),
    ),
    ...fin(
      [at(-0.36, 0.01, sway(-0.36)), at(-0.43, 0, sway(-0.43))],
      at(-0.56, 0.17, sway(-0.5)),
      thick,
      look,
    ),
    ...fin(
      [at(-0.39, -0.01, sway(-0.39)), at(-0.43, 0, sway(-0.43))],
      at(-0.5, -0.08, sway(-0.5)),
      thick,
      look,
    ),
    ...[-1, 1].map((to) => {
      const [x, y, z] = at(0.41, 0.014, to * 0.05 + sway(0.41));
      const r = long * 0.011;
      return sphere([x, y, z], r, () => [0.01, 0.01, 0.02]);
    }),
  ].map(throughWater);
}

/** A ray that glides toward the eye above it, its wings so wide, metres. */
export function tankRay([x, y, z]: Point, wide: number): Solid[] {
  const half = wide / 2;
  const look: Material = (px, py, pz) => {
    const isBelow = py < y + 0.05 * wide * ((px - x) / half) ** 2 * 2;
    if (!isBelow) return [0.2, 0.24, 0.3];
    const gill =
      Math.abs(Math.abs(px - x) - 0.1 * wide) < 0.03 * wide &&
      Math.sin(((pz - z) * 70) / wide) > 0.55 &&
      Math.abs(pz - z + 0.06 * wide) < 0.09 * wide;
    return gill ? [0.5, 0.55, 0.6] : [1.05, 1.1, 1.1];
  };
  const slices = 15;
  return [
    ...Array.from({ length: 2 * slices + 1 }, (_, n) => {
      const share = (n - slices) / slices;
      const out = Math.abs(share);
      const chord = wide * (0.3 * (1 - out) ** 0.85 + 0.012);
      const thin = wide * (0.055 * (1 - out) ** 1.2 + 0.008);
      const [cx, cy, cz] = [x + share * half, y + wide * 0.13 * out * out, z + wide * 0.12 * out];
      const w = (half / slices) * 1.35;
      return ball([cx - w, cy - thin, cz - chord], [cx + w, cy + thin, cz + chord], look);
    }),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x + to * 0.06 * wide, y, z - 0.26 * wide],
          [x + to * 0.09 * wide, y - 0.02 * wide, z - 0.38 * wide],
        ],
        [0.028 * wide, 0.014 * wide],
        look,
      ),
    ),
    ...limb(
      [
        [x, y, z + 0.26 * wide],
        [x + 0.06 * wide, y + 0.03 * wide, z + 0.95 * wide],
      ],
      [0.022 * wide, 0.006 * wide],
      look,
    ),
  ].map(throughWater);
}

/** A shoal of so many small fish around a middle, within so far, all headed to a side; `number` chooses their kind. */
export function shoalInTank(
  [x, y, z]: Point,
  [dx, dy, dz]: Point,
  many: number,
  side: number,
  number: number,
): Solid[] {
  const colour = BRIGHT[number % BRIGHT.length] as Colour;
  return Array.from({ length: many }, (_, n) => {
    const spread = (salt: number) => 2 * chance(n + number * 131, salt) - 1;
    const [cx, cy, cz] = [x + dx * spread(1), y + dy * spread(2), z + dz * spread(3)];
    const long = 0.13 + 0.07 * chance(n, number);
    const look: Material = (px) => {
      const along = ((px - cx) / long) * side;
      if (along > 0.7) return scaleColour(colour, 0.6);
      return number % 2 === 0 && Math.abs(along - 0.15) < 0.16 ? [0.08, 0.1, 0.2] : colour;
    };
    const tail = cx - side * long * 1.05;
    return [
      ball(
        [cx - long, cy - long * 0.42, cz - long * 0.16],
        [cx + long, cy + long * 0.42, cz + long * 0.16],
        look,
      ),
      ball(
        [tail - long * 0.22, cy - long * 0.36, cz - 0.012],
        [tail + long * 0.22, cy + long * 0.36, cz + 0.012],
        () => colour,
      ),
    ];
  })
    .flat()
    .map(throughWater);
}

/** Rocks and corals on the bottom of a tank, from one place sideways to another and from near to far; `number` chooses them. */
export function tankReef(
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  many: number,
  number: number,
): Solid[] {
  const CORALS: readonly Colour[] = [
    [1.2, 0.42, 0.5],
    [1.25, 0.6, 0.25],
    [0.8, 0.5, 1.1],
    [1.2, 1, 0.4],
    [0.4, 0.8, 0.6],
  ];
  return Array.from({ length: many }, (_, n) => {
    const own = n + number * 57;
    const x = from + (to - from) * chance(own, 61);
    const z = near + ((far - near) * (n + chance(own, 62))) / many;
    const size = 0.35 + 0.5 * chance(own, 63);
    const rock: Material = (px, py, pz) =>
      scaleColour(
        [0.42, 0.4, 0.44],
        0.7 + 0.35 * Math.abs(Math.sin(px * 5 + pz * 3) * Math.cos(py * 7 + px * 2)),
      );
    const colour = CORALS[Math.floor(chance(own, 64) * CORALS.length)] as Colour;
    const kind = Math.floor(chance(own, 65) * 3);
    const top = size * 0.9;
    const coral: Solid[] =
      kind === 0
        ? Array.from({ length: 6 }, (_n, k) => {
            const turn = k * 1.05;
            const tip: Point = [
              x + 0.42 * size * Math.cos(turn),
              top + size * (0.5 + 0.3 * chance(own, k)),
              z + 0.42 * size * Math.sin(turn),
            ];
            return limb([[x, top * 0.7, z], tip], [0.07 * size, 0.045 * size], () => colour);
          }).flat()
        : kind === 1
          ? [0, 1, 2].map((k) => {
              const [cx, r] = [x + (k - 1) * 0.4 * size, size * (0.3 + 0.1 * (k % 2))];
              return ball(
                [cx - r, top * 0.6, z - r - 0.1],
                [cx + r, top * 0.6 + 1.5 * r, z + r - 0.1],
                (px, py, pz) =>
                  scaleColour(
                    colour,
                    0.8 + 0.3 * Math.abs(Math.sin(px * 24) * Math.cos(py * 24 + pz * 9)),
                  ),
              );
            })
          : [0, 1, 2, 3, 4].map((k) => {
              const [cx, cy] = [
                x + (k - 2) * 0.17 * size,
                top + size * (0.5 - 0.1 * Math.abs(k - 2)),
              ];
              return ball(
                [cx - 0.11 * size, top * 0.5, z - 0.05],
                [cx + 0.11 * size, cy + 0.2 * size, z + 0.05],
                () => colour,
              );
            });
    return [
      ball([x - size, -0.3 * size, z - size], [x + size, size * 0.95, z + size], rock),
      ...coral,
    ];
  })
    .flat()
    .map(throughWater);
}
