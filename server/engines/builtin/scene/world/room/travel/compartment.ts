import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { tufted, velvet } from '../furnishings/velvet.ts';
import { type Furnished, type Furnishing, flat, lampShade, slab } from '../furniture.ts';
import { canvas, folds } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { baggageRack } from './baggage-rack.ts';

const MAHOGANY: Colour = [0.42, 0.2, 0.1];
const INLAY: Colour = [0.78, 0.56, 0.28];
const LINEN: Colour = [0.93, 0.91, 0.85];
const BRASS: Material = flat([0.78, 0.58, 0.26]);
const RED: Colour = [0.46, 0.05, 0.07];
const COVERS: readonly Colour[] = [RED, RED, [0.08, 0.28, 0.2], [0.1, 0.16, 0.36]];

/** A bench: how high and deep it is to sit on, how high its back, and how wide each of its places is; metres. */
const BENCH = { high: 0.47, deep: 0.66, back: 1.32, place: 0.7 } as const;
/** The upper edge of the dark panels, above which the walls are papered. */
const PANELS = 1.4;

/** The walls of a compartment: mahogany with inlaid lines below, pale panels above. */
const sides =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const panel = Math.abs(along / BENCH.place - Math.round(along / BENCH.place)) * BENCH.place;
    const isLine =
      (Math.abs(panel - 0.06) < 0.006 && y > PANELS + 0.06) || Math.abs(y - PANELS - 0.06) < 0.006;
    if (isLine) return INLAY;
    return oldWood(MAHOGANY, noise, 1)(x, y, z, axis);
  };

/** Carpet with small flowers in rows. */
const carpet: Material = (x, _y, z) => {
  const [a, b] = [x / 0.16, z / 0.16];
  const [u, v] = [a - Math.round(a), b - Math.round(b)];
  const isFlower = Math.hypot(u, v) < 0.2 + 0.06 * Math.cos(5 * Math.atan2(v, u));
  return isFlower ? [0.56, 0.42, 0.22] : [0.26, 0.07, 0.08];
};

/** Walls, floor and ceiling of a train's compartment. */
export const compartmentSurfaces = (noise: Noise): Surfaces => ({
  walls: sides(noise),
  floor: carpet,
  ceiling: (x) =>
    scaleColour([0.88, 0.84, 0.74], Math.abs(x / 0.3 - Math.round(x / 0.3)) < 0.02 ? 0.7 : 1),
});

/** A compartment of an old train seen from its door: benches that face each other, racks with bags over them, a table beneath the window. */
export function compartment({ random, noise, shell, cover }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const own = COVERS[Math.floor(random.unit() * COVERS.length)] as Colour;
  const colour = cover ?? own;
  const near = back - 3 * BENCH.place;
  return {
    lamps: [
      [middle, high - 0.3, (near + back) / 2],
      [middle, 1.1, back - 0.6],
    ],
    solids: [
      ...[-1, 1].flatMap((to) => {
        const wall = to < 0 ? left : right;
        return [
          ...bench(wall, -to, [near, back], colour, noise),
          ...pictures(wall, -to, [near, back], noise),
          ...baggageRack(random, wall, -to, [near, back]),
        ];
      }),
      ...windowFrame(window, back, noise),
      ...drapes(window, back, colour),
      ...table(middle, back, noise),
      ...ceilingLamp(middle, (near + back) / 2, high),
      box([left, high - 0.14, near], [left + 0.14, high, back], oldWood(MAHOGANY, noise, 2)),
      box([right - 0.14, high - 0.14, near], [right, high, back], oldWood(MAHOGANY, noise, 2)),
    ],
  };
}

/** A bench for three along a wall: tufted backs between wings, a white cloth over each head, arms that fold. */
function bench(
  wall: number,
  inward: number,
  [near, far]: readonly [number, number],
  colour: Colour,
  noise: Noise,
): Solid[] {
  const at = (out: number) => wall + inward * out;
  const soft = (
    x: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    of: Material,
    radius: number,
  ) => {
    const [a, b] = [at(x[0]), at(x[1])];
    return pad([Math.min(a, b), y[0], z[0]], [Math.max(a, b), y[1], z[1]], of, radius);
  };
  const plain = velvet(colour);
  const places = Array.from({ length: 3 }, (_, n) => near + n * BENCH.place);
  return [
    slab([at(0), at(BENCH.deep - 0.08)], [0, 0.3], [near + 0.02, far], oldWood(MAHOGANY, noise, 2)),
    slab([at(BENCH.deep - 0.08), at(BENCH.deep - 0.07)], [0.24, 0.27], [near + 0.02, far], BRASS),
    ...places.flatMap((z) => [
      soft([0.12, BENCH.deep], [0.28, BENCH.high], [z + 0.01, z + BENCH.place - 0.01], plain, 0.07),
      soft(
        [0.02, 0.2],
        [BENCH.high - 0.04, BENCH.back],
        [z + 0.015, z + BENCH.place - 0.015],
        tufted(colour),
        0.07,
      ),
      slab([at(0.04), at(0.21)], [1.08, BENCH.back + 0.008], [z + 0.17, z + 0.53], lace(z + 0.35)),
    ]),
    ...[...places, near + 3 * BENCH.place - 0.08].flatMap((z, n) => {
      const from = n === 0 ? z : n === 3 ? z : z - 0.04;
      return [
        soft([0.02, 0.34], [0.96, BENCH.back + 0.02], [from, from + 0.08], plain, 0.035),
        soft([0.1, 0.58], [0.64, 0.72], [from, from + 0.08], plain, 0.035),
        slab([at(0.5), at(0.55)], [BENCH.high - 0.05, 0.66], [from + 0.02, from + 0.06], BRASS),
      ];
    }),
  ];
}

/** White cloth, its edge of lace. */
const lace =
  (middle: number): Material =>
  (_x, y, z) => {
    const edge = Math.min(y - 1.08, 0.18 - Math.abs(z - middle));
    const isHole = edge < 0.035 && Math.hypot((z / 0.03) % 1, (y / 0.03) % 1) < 0.5;
    return isHole ? scaleColour(LINEN, 0.66) : LINEN;
  };

/** Small landscapes in frames over each place but the middle one, where a mirror hangs. */
const pictures = (
  wall: number,
  inward: number,
  [near]: readonly [number, number],
  noise: Noise,
): Solid[] =>
  [0, 1, 2].map((n) => {
    const z = near + (n + 0.5) * BENCH.place;
    const edges = [z - 0.24, z + 0.24, 1.5, 1.8] as const;
    const painted = canvas(edges, noise);
    return slab([wall, wall + inward * 0.03], [1.5, 1.8], [z - 0.24, z + 0.24], (x, y, at, axis) =>
      painted(at, y, x, axis),
    );
  });

/** The window's frame of wood with a brass edge, and the bar of its upper pane, which slides. */
function windowFrame(
  [left, right, low, high]: Furnishing['shell']['window'],
  back: number,
  noise: Noise,
): Solid[] {
  const wood = oldWood(scaleColour(MAHOGANY, 1.25), noise, 1);
  const bar = (
    x: readonly [number, number],
    y: readonly [number, number],
    deep: number,
    of: Material,
  ) => slab(x, y, [back - deep, back + 0.02], of);
  const [wide, thin] = [0.075, 0.014];
  return [
    bar([left - wide, left], [low - wide, high + wide], 0.07, wood),
    bar([right, right + wide], [low - wide, high + wide], 0.07, wood),
    bar([left, right], [low - wide, low], 0.1, wood),
    bar([left, right], [high, high + wide], 0.07, wood),
    bar([left, left + thin], [low, high], 0.03, BRASS),
    bar([right - thin, right], [low, high], 0.03, BRASS),
    bar([left, right], [low, low + thin], 0.03, BRASS),
    bar([left, right], [high - 0.3, high - 0.265], 0.04, BRASS),
    bar(
      [(left + right) / 2 - 0.1, (left + right) / 2 + 0.1],
      [high - 0.29, high - 0.25],
      0.06,
      BRASS,
    ),
  ];
}

/** Curtains drawn to both sides of the window, each gathered by a cord, on a rail of brass. */
function drapes(
  [left, right, low, high]: Furnishing['shell']['window'],
  back: number,
  colour: Colour,
): Solid[] {
  const hang = folds(scaleColour(colour, 0.92));
  const top = high + 0.16;
  return [
    ...[
      [left, -1],
      [right, 1],
    ].flatMap(([edge = 0, to = 0]) =>
      Array.from({ length: 26 }, (_, n) => {
        const [from, until] = [
          top - ((n + 1) * (top - low + 0.1)) / 26,
          top - (n * (top - low + 0.1)) / 26,
        ];
        const tied = 0.55 * (1 - low) + 0.45 * high;
        const width =
          0.13 + 0.2 * Math.min(1, Math.abs((from + until) / 2 - low - 0.36) / (tied * 0.9)) ** 1.2;
        return slab(
          [edge + to * 0.2, edge + to * (0.2 - width)],
          [from, until],
          [back - 0.15, back - 0.09],
          hang,
        );
      }),
    ),
    ...[left - 0.13, right + 0.13].map((x) =>
      box([x - 0.09, low + 0.33, back - 0.16], [x + 0.09, low + 0.38, back - 0.08], BRASS),
    ),
    box([left - 0.24, top, back - 0.14], [right + 0.24, top + 0.03, back - 0.11], BRASS),
  ];
}

/** A table that folds out beneath the window, with a lamp, a cup and a book. */
const table = (x: number, back: number, noise: Noise): Solid[] => [
  pad(
    [x - 0.26, 0.7, back - 0.68],
    [x + 0.26, 0.74, back - 0.06],
    oldWood(MAHOGANY, noise, 0),
    0.018,
  ),
  box([x - 0.02, 0.1, back - 0.12], [x + 0.02, 0.7, back - 0.06], BRASS),
  drum([x, back - 0.24], [0.74, 0.76], [0.07, 0.06], BRASS),
  drum([x, back - 0.24], [0.76, 0.94], [0.014, 0.014], BRASS),
  lampShade([x, 1, back - 0.24], 0.12, 0.16, [1, 0.72, 0.42]),
  ...cup(x - 0.14, 0.74, back - 0.5, LINEN),
  box([x + 0.03, 0.74, back - 0.56], [x + 0.2, 0.765, back - 0.34], flat([0.16, 0.26, 0.36])),
];

/** A lamp of milky glass in a ring of brass. */
const ceilingLamp = (x: number, z: number, high: number): Solid[] => [
  drum([x, z], [high - 0.05, high], [0.2, 0.24], BRASS),
  ball(
    [x - 0.16, high - 0.16, z - 0.16],
    [x + 0.16, high + 0.04, z + 0.16],
    flat([1.1, 1, 0.78]),
    1,
  ),
];
