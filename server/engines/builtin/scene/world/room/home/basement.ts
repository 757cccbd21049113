import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, roll, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const BASEMENT = { half: 2.7, high: 2.5, back: 6 } as const;
/** The stairs along the heavy side: how wide they are, where their foot is, how deep and high a step is, how many there are. */
const STAIRS = { wide: 0.95, foot: 2.5, deep: 0.25, rise: 0.2, steps: 12 } as const;

const COPPER: Material = flat([0.72, 0.4, 0.24]);
const GREY: Material = flat([0.42, 0.43, 0.44]);
const RUST: Colour = [0.46, 0.2, 0.12];

/** Walls of rough blocks, damp below, a floor of cracked concrete, joists overhead. */
export function basementSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const row = Math.floor(y / 0.21);
      const at = along / 0.42 + 0.5 * (row & 1);
      const [u, v] = [at - Math.floor(at), y / 0.21 - row];
      const damp = Math.max(0, 1 - y / (0.7 + 0.5 * noise.fbm(along * 0.9, 2, 3)));
      const own = 0.44 + 0.12 * chance(Math.floor(at), row) + 0.07 * noise.fbm(along * 3, y * 3, 3);
      const joint = u < 0.03 || v < 0.06 ? 0.62 : 1;
      return scaleColour([own, own * 0.97, own * 0.9], joint * (1 - 0.45 * damp));
    },
    floor: (x, _y, z) => {
      const crack = Math.abs(noise.fbm(x * 0.9 + 4, z * 0.9, 4)) < 0.012 ? 0.5 : 1;
      return scaleColour([0.42, 0.41, 0.39], crack * (0.9 + 0.26 * noise.fbm(x * 0.6, z * 0.6, 4)));
    },
    ceiling: (x, y, z) =>
      z / 0.62 - Math.floor(z / 0.62) < 0.2
        ? scaleColour([0.4, 0.27, 0.16], 0.9 + 0.2 * noise.at(x * 1.4, z * 30))
        : scaleColour([0.2, 0.14, 0.09], 0.9 + 0.2 * noise.at(x * 20, z * 1.5 + y)),
  };
}

/** A basement: wooden stairs down along one wall, a furnace with its pipes, shelves of jars and boxes, a bare bulb on its cord, a slit of a window under the joists. */
export function basement({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wood = oldWood([0.5, 0.34, 0.2], noise, 0);
  const bulb = [at(-0.1), high - 0.62, 3.1] as const;
  return {
    lamps: [[bulb[0], bulb[1], bulb[2]]],
    solids: [
      ...stairs(side > 0 ? right : left, -side, wood),
      ...furnace(at(-1.5), back, high),
      ...heater(at(-0.35), back - 0.45, high),
      ...shelves(at(-BASEMENT.half), side, wood),
      ...boxes(at(0.85), back - 0.5),
      ...boxes(at(-1.1), 2.7),
      ...tub(at(0.2), 2.9),
      // The bulb on its cord, a chain to pull.
      drum([bulb[0], bulb[2]], [bulb[1] + 0.16, high], [0.008, 0.008], flat([0.06, 0.06, 0.06])),
      drum(
        [bulb[0], bulb[2]],
        [bulb[1] + 0.06, bulb[1] + 0.18],
        [0.032, 0.024],
        flat([0.1, 0.1, 0.1]),
      ),
      ball(
        [bulb[0] - 0.06, bulb[1] - 0.08, bulb[2] - 0.06],
        [bulb[0] + 0.06, bulb[1] + 0.08, bulb[2] + 0.06],
        flat([1.7, 1.4, 0.8]),
        1,
      ),
      drum(
        [bulb[0] + 0.07, bulb[2]],
        [bulb[1] - 0.36, bulb[1] + 0.1],
        [0.004, 0.004],
        flat([0.7, 0.7, 0.66]),
      ),
      // A post of iron and the beam that it bears.
      drum([at(0.55), 3.9], [0, high - 0.24], [0.06, 0.06], flat([0.34, 0.1, 0.08])),
      box([left, high - 0.24, 3.78], [right, high, 4.02], wood),
      // Pipes along the ceiling.
      roll(0, [4.7, high - 0.2], [left, right], [0.05, 0.05], COPPER),
      roll(2, [at(-1.9), high - 0.16], [0.6, back], [0.07, 0.07], GREY),
      ...webs(left, right, high, back),
      ...slit(at(0.55), back, high),
    ],
  };
}

/** Open wooden stairs that come down toward the eye along a wall, with a rail. */
function stairs(wall: number, inward: number, wood: Material): Solid[] {
  const { wide, foot, deep, rise, steps } = STAIRS;
  const edge = wall + inward * wide;
  const treads = Array.from({ length: steps }, (_, n) => {
    const [y, z] = [(n + 1) * rise, foot + n * deep];
    return [
      slab([wall, edge], [y - 0.045, y], [z - 0.03, z + deep], wood),
      ...[wall + inward * 0.05, edge - inward * 0.04].map((x) =>
        slab([x - 0.025, x + 0.025], [Math.max(0, y - 0.3), y - 0.045], [z, z + deep], wood),
      ),
    ];
  }).flat();
  const x = edge - inward * 0.04;
  const last = foot + (steps - 1) * deep;
  return [
    ...treads,
    ...limb(
      [
        [x, 1.02, foot],
        [x, 1.02 + rise * (steps - 5), last - 4 * deep],
      ],
      [0.035, 0.035],
      wood,
    ),
    ...[0, 3, 6].map((n) =>
      slab(
        [x - 0.03, x + 0.03],
        [n * rise, 1 + n * rise],
        [foot + n * deep, foot + n * deep + 0.06],
        wood,
      ),
    ),
    // Light falls in by the door above.
    {
      ...slab(
        [wall + inward * 0.02, edge],
        [2.05, BASEMENT.high],
        [last + deep, last + deep + 0.03],
        flat([1.3, 1.15, 0.85]),
      ),
      glow: 0.9,
    },
  ];
}

/** A furnace of iron with its fire behind a door, its flue and ducts. */
function furnace(x: number, back: number, high: number): Solid[] {
  const z = back - 0.75;
  const iron: Material = (px, py, pz) =>
    scaleColour(
      [0.3, 0.32, 0.33],
      0.86 + 0.3 * chance(Math.floor(px * 5), Math.floor(py * 6 + pz)),
    );
  const door: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.3, (py - 0.62) / 0.2];
    if (Math.abs(u) < 0.8 && Math.abs(v) < 0.75 && Math.sin(px * 70) > -0.3)
      return [1.8, 0.75 + 0.3 * Math.sin(px * 31 + py * 50), 0.16];
    return scaleColour(RUST, 0.7);
  };
  return [
    drum([x, z], [0, 1.5], [0.56, 0.56], iron),
    drum([x, z], [1.5, 1.72], [0.56, 0.26], iron),
    ...[0.2, 0.9, 1.4].map((y) =>
      drum([x, z], [y, y + 0.05], [0.585, 0.585], flat(scaleColour(RUST, 0.9))),
    ),
    { ...box([x - 0.3, 0.42, z - 0.62], [x + 0.3, 0.82, z - 0.5], door), glow: 0.2 },
    drum([x, z], [1.7, high - 0.1], [0.14, 0.14], flat([0.5, 0.5, 0.5])),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x + to * 0.3, 1.55, z],
          [x + to * 0.75, 2.1, z],
          [x + to * 1.2, high - 0.22, z],
        ],
        [0.12, 0.12],
        flat([0.58, 0.59, 0.6]),
      ),
    ),
    drum([x - 0.3, z - 0.5], [1.02, 1.16], [0.07, 0.07], flat([0.9, 0.9, 0.86])),
  ];
}

/** A boiler for water with its pipes. */
const heater = (x: number, z: number, high: number): Solid[] => [
  drum([x, z], [0.1, 1.55], [0.28, 0.28], (_px, y) =>
    Math.abs(y - 1) < 0.1 ? [0.9, 0.72, 0.2] : [0.82, 0.82, 0.8],
  ),
  drum([x, z], [0, 0.1], [0.24, 0.24], GREY),
  ball([x - 0.28, 1.45, z - 0.28], [x + 0.28, 1.66, z + 0.28], flat([0.78, 0.78, 0.76])),
  ...[-0.12, 0.12].map((dx) => drum([x + dx, z], [1.55, high], [0.024, 0.024], COPPER)),
  box([x - 0.09, 0.3, z - 0.31], [x + 0.09, 0.5, z - 0.26], flat([0.2, 0.2, 0.21])),
];

/** Shelves along the light side: jars, paint pots, boxes, a lantern. */
function shelves(wall: number, inward: number, wood: Material): Solid[] {
  const [near, far] = [2.1, 4.6];
  const at = (out: number) => wall + inward * out;
  const kinds: readonly Colour[] = [
    [0.72, 0.2, 0.12],
    [0.86, 0.62, 0.18],
    [0.3, 0.42, 0.16],
    [0.5, 0.14, 0.3],
  ];
  return [
    ...[0.35, 0.85, 1.35, 1.85].flatMap((y, row) => [
      slab([at(0), at(0.42)], [y - 0.035, y], [near, far], wood),
      ...Array.from({ length: 9 }, (_, n) => {
        const z = near + 0.16 + n * 0.27;
        const kind = chance(n, row + 3);
        if (kind < 0.3)
          return [
            slab(
              [at(0.06), at(0.36)],
              [y, y + 0.2 + 0.16 * kind],
              [z - 0.12, z + 0.12],
              flat([0.6, 0.45, 0.28]),
            ),
          ];
        const [x, r] = [at(0.22), 0.075 + 0.03 * kind];
        return [
          drum([x, z], [y, y + 0.2], [r, r], flat(kinds[(n + row) % 4] as Colour)),
          drum([x, z], [y + 0.2, y + 0.235], [r * 0.9, r * 0.9], flat([0.8, 0.78, 0.66])),
        ];
      }).flat(),
    ]),
    ...[near, far - 0.06].flatMap((z) =>
      [0.02, 0.38].map((out) => slab([at(out), at(out + 0.05)], [0, 2.1], [z, z + 0.06], wood)),
    ),
  ];
}

/** Cartons that are stacked, and an old trunk. */
const boxes = (x: number, z: number): Solid[] =>
  (
    [
      [-0.3, 0, 0.36, 0.5],
      [-0.24, 0.5, 0.3, 0.36],
      [0.5, 0, 0.34, 0.42],
    ] as const
  ).map(([dx, y, half, tall]) => {
    const carton: Material = (px, py, _z, axis) =>
      axis === 2 &&
      (Math.abs(px - x - dx) < 0.035 ||
        (Math.abs(px - x - dx) < 0.2 && Math.abs(py - y - tall * 0.4) < 0.04))
        ? [0.42, 0.3, 0.18]
        : [0.66, 0.5, 0.32];
    return box([x + dx - half, y, z - 0.3], [x + dx + half, y + tall, z + 0.3], carton);
  });

/** A tub of zinc into which it drips, a puddle around it. */
const tub = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.006], [0.52, 0.5], flat([0.16, 0.17, 0.18])),
  drum([x, z], [0.006, 0.3], [0.24, 0.32], (_px, y) =>
    y > 0.27 || Math.abs(y - 0.14) < 0.015 ? [0.5, 0.52, 0.54] : [0.62, 0.64, 0.66],
  ),
  drum([x, z], [0.28, 0.303], [0.29, 0.29], flat([0.2, 0.26, 0.3])),
];

/** Cobwebs in both corners. */
const webs = (left: number, right: number, high: number, back: number): Solid[] =>
  [left, right].flatMap((wall, k) => {
    const to = k === 0 ? 1 : -1;
    return [0.25, 0.5, 0.75].flatMap((r) =>
      limb(
        [
          [wall, high - r, back - 0.03],
          [wall + to * r * 0.6, high - r * 0.6, back - 0.03],
          [wall + to * r, high - 0.01, back - 0.03],
        ],
        [0.004, 0.004],
        flat([0.8, 0.8, 0.78]),
      ),
    );
  });

/** A slit of a window under the ceiling, and what is bright behind it. */
const slit = (x: number, back: number, high: number): Solid[] => [
  {
    ...box(
      [x - 0.5, high - 0.62, back - 0.02],
      [x + 0.5, high - 0.32, back],
      flat([0.8, 0.95, 1.1]),
    ),
    glow: 0.3,
  },
  ...[-0.5, 0, 0.5].map((dx) =>
    box([x + dx - 0.025, high - 0.64, back - 0.05], [x + dx + 0.025, high - 0.3, back], GREY),
  ),
  box([x - 0.55, high - 0.67, back - 0.08], [x + 0.55, high - 0.62, back], GREY),
];
