import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, pad, roll, type Solid } from '../solids/solid.ts';

import { feasters } from './longhouse-feasters.ts';

/** Half the width, the height of its ridge and of its walls, where the far wall is; metres. */
export const LONGHOUSE = { half: 3.6, high: 5, eaves: 2, back: 13 } as const;
/** How far from the middle the posts stand, and how far apart. */
const POSTS = { aside: 1.85, first: 4.6, apart: 2.9, count: 3 } as const;
/** The long fire in the middle. */
const FIRE = { half: 0.55, near: 3.2, far: 7.4 } as const;

const SHIELDS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.66, 0.12, 0.1],
    [0.9, 0.84, 0.68],
  ],
  [
    [0.14, 0.26, 0.46],
    [0.86, 0.7, 0.26],
  ],
  [
    [0.2, 0.36, 0.22],
    [0.9, 0.84, 0.68],
  ],
  [
    [0.1, 0.1, 0.11],
    [0.78, 0.56, 0.2],
  ],
];

/** Upright planks, trodden earth with straw, a roof of thatch. */
export function longhouseSurfaces(noise: Noise): Surfaces {
  const plank: Material = (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.26;
    const n = Math.floor(along);
    return scaleColour(
      [0.4, 0.26, 0.15],
      (along - n < 0.08 ? 0.45 : 0.8 + 0.34 * chance(n, 3)) *
        (1 + 0.14 * noise.at(along * 9, y * 2)),
    );
  };
  return {
    walls: plank,
    floor: (x, _y, z) => {
      const straw = noise.at(x * 34 + 5 * noise.at(z * 3, x), z * 6) > 0.5 ? 1.5 : 1;
      return scaleColour([0.36, 0.27, 0.18], straw * (0.85 + 0.24 * noise.fbm(x, z, 4)));
    },
    ceiling: flat([0.14, 0.1, 0.07]),
  };
}

/** A longhouse of Vikings: carved posts along a long fire with its cauldron, benches with furs and who feasts on them, shields and axes on the walls, the chieftain's seat at the end. */
export function longhouse({
  noise,
  shell,
  side,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.uint32() & 0xff;
  const wood = oldWood([0.46, 0.29, 0.16], noise, 1);
  const places = Array.from({ length: POSTS.count }, (_, n) => POSTS.first + n * POSTS.apart);
  return {
    lamps: [
      [middle, 0.8, 4.2],
      [middle, 0.8, 6.6],
      [middle, 1.9, back - 2],
    ],
    solids: [
      ...roof(middle, back, high, noise),
      ...places.flatMap((z) => [
        ...[-1, 1].flatMap((to) => post(middle + to * POSTS.aside, z, to, wood)),
        box(
          [middle - POSTS.aside - 0.5, 3.2, z - 0.12],
          [middle + POSTS.aside + 0.5, 3.44, z + 0.12],
          wood,
        ),
        ...limb(
          [
            [middle - POSTS.aside, 3.3, z],
            [middle, high - 0.2, z],
            [middle + POSTS.aside, 3.3, z],
          ],
          [0.1, 0.1],
          wood,
        ),
      ]),
      ...hearth(middle, noise),
      ...[-1, 1].flatMap((to) => [
        ...bench(middle, to, to > 0 ? right : left, wood),
        ...shields(to > 0 ? right : left, -to),
      ]),
      ...throne([middle, back - 1.1], wood),
      ...endWall(middle, back),
      ...(isAttended === true || hasSomebody === true ? feasters(middle, side, key, back) : []),
    ],
  };
}

/** The slopes of the roof: thatch over rafters. */
function roof(middle: number, back: number, high: number, noise: Noise): Solid[] {
  const steps = 14;
  const thatch: Material = (x, y, z) =>
    z / 0.8 - Math.floor(z / 0.8) < 0.14
      ? [0.3, 0.2, 0.12]
      : scaleColour([0.42, 0.33, 0.2], 0.7 + 0.4 * noise.at((x + y) * 5, z * 28));
  return [-1, 1].flatMap((to) =>
    Array.from({ length: steps }, (_, n) => {
      const [a, b] = [n / steps, (n + 1) / steps];
      const x = (t: number) => middle + to * LONGHOUSE.half * (1 - t);
      const y = (t: number) => LONGHOUSE.eaves + (high - LONGHOUSE.eaves) * t;
      return slab([x(a), x(b)], [y(a), y(b) + 0.12], [0.3, back], thatch);
    }),
  );
}

/** A post with carved bands, and the head of a dragon where it bears the beam. */
function post(x: number, z: number, to: number, wood: Material): Solid[] {
  const carved: Material = (px, y, pz, axis) => {
    const knot = Math.sin(y * 16 + 3 * Math.sin(px * 30 + pz * 30)) * Math.cos((px + pz) * 34);
    const isBand = y > 0.9 && y < 2.5 && Math.abs(knot) < 0.24;
    return isBand
      ? [0.78, 0.5, 0.2]
      : scaleColour(wood(px, y, pz, axis), y > 0.9 && y < 2.5 ? 0.75 : 1);
  };
  const jaw = flat([0.62, 0.38, 0.18]);
  return [
    box([x - 0.15, 0, z - 0.15], [x + 0.15, 3.2, z + 0.15], carved),
    ...limb(
      [
        [x, 2.6, z - 0.12],
        [x - to * 0.08, 2.75, z - 0.34],
        [x - to * 0.16, 2.98, z - 0.42],
      ],
      [0.1, 0.08],
      jaw,
    ),
    ...limb(
      [
        [x - to * 0.16, 2.98, z - 0.42],
        [x - to * 0.4, 2.95, z - 0.5],
      ],
      [0.09, 0.05],
      jaw,
    ),
    ...limb(
      [
        [x - to * 0.16, 2.92, z - 0.42],
        [x - to * 0.36, 2.82, z - 0.48],
      ],
      [0.05, 0.03],
      jaw,
    ),
    ball(
      [x - to * 0.22 - 0.025, 3.02, z - 0.53],
      [x - to * 0.22 + 0.025, 3.07, z - 0.47],
      flat([0.95, 0.75, 0.2]),
    ),
  ];
}

/** The long fire between stones, a cauldron that hangs over it, meat on a spit, smoke above. */
function hearth(middle: number, noise: Noise): Solid[] {
  const { half, near, far } = FIRE;
  const iron = flat([0.1, 0.1, 0.11]);
  const stones = Array.from({ length: 34 }, (_, n) => {
    const share = n / 34;
    const around = share * 2 * (2 * half + (far - near));
    const long = far - near;
    const [x, z] =
      around < long
        ? [-half, near + around]
        : around < long + 2 * half
          ? [-half + around - long, far]
          : around < 2 * long + 2 * half
            ? [half, far - (around - long - 2 * half)]
            : [half - (around - 2 * long - 2 * half), near];
    const r = 0.13 + 0.05 * chance(n, 2);
    return ball(
      [middle + x - r, -0.06, z - r],
      [middle + x + r, 0.2, z + r],
      flat(scaleColour([0.46, 0.44, 0.42], 0.8 + 0.4 * chance(n, 4))),
    );
  });
  const flames = Array.from({ length: 26 }, (_, n) => {
    const [x, z] = [
      middle + (chance(n, 6) - 0.5) * half * 1.3,
      near + 0.2 + (n / 26) * (far - near - 0.4),
    ];
    const tall = 0.24 + 0.42 * chance(n, 7);
    return ball(
      [x - 0.1, 0.06, z - 0.09],
      [x + 0.1, tall, z + 0.09],
      (_px, y) => [1.35, 0.9 - y * 1.1, 0.2 - y * 0.2],
      0.2,
    );
  });
  return [
    box([middle - half, 0, near], [middle + half, 0.05, far], (x, _y, z) =>
      noise.at(x * 9, z * 9) > 0.1 ? [1.2, 0.36, 0.06] : [0.1, 0.08, 0.07],
    ),
    ...stones,
    ...flames,
    ...Array.from({ length: 9 }, (_, n) =>
      roll(
        0,
        [near + 0.3 + n * 0.46, 0.12],
        [middle - 0.42, middle + 0.42],
        [0.07, 0.06],
        flat([0.2, 0.12, 0.08]),
      ),
    ),
    drum([middle, 4.5], [1.35, 3.2], [0.012, 0.012], iron),
    drum([middle, 4.5], [0.72, 0.98], [0.22, 0.34], iron),
    drum([middle, 4.5], [0.98, 1.16], [0.34, 0.3], iron),
    ...limb(
      [
        [middle - 0.32, 1.1, 4.5],
        [middle, 1.4, 4.5],
        [middle + 0.32, 1.1, 4.5],
      ],
      [0.016, 0.016],
      iron,
    ),
    // A boar on the spit.
    roll(0, [6.3, 0.95], [middle - 0.95, middle + 0.95], [0.022, 0.022], iron),
    ball([middle - 0.42, 0.78, 6.12], [middle + 0.36, 1.14, 6.48], flat([0.5, 0.24, 0.1])),
    ball([middle + 0.22, 0.82, 6.18], [middle + 0.62, 1.08, 6.42], flat([0.46, 0.22, 0.1])),
    ...[-0.9, 0.9].flatMap((dx) => [
      ...limb(
        [
          [middle + dx, 0, 6.3],
          [middle + dx, 0.9, 6.3],
        ],
        [0.035, 0.03],
        iron,
      ),
    ]),
  ];
}

/** A bench along the wall with furs, a long table before it with horns, bread and meat. */
function bench(middle: number, to: number, wall: number, wood: Material): Solid[] {
  const near = wall - to * 1.15;
  const fur =
    (colour: Colour): Material =>
    (x, y, z) =>
      scaleColour(colour, 0.7 + 0.5 * chance(Math.floor((x + y) * 60), Math.floor(z * 22)));
  return [
    slab([wall, near], [0.34, 0.44], [1.6, 11.2], wood),
    slab([near, near + to * 0.08], [0, 0.34], [1.6, 11.2], wood),
    ...[2.2, 3.9, 5.6, 7.3, 9].map((z, n) =>
      pad(
        [Math.min(near - to * 0.04, wall), 0.42, z - 0.5],
        [Math.max(near - to * 0.04, wall), 0.52, z + 0.6],
        fur(n % 2 === 0 ? [0.46, 0.32, 0.2] : [0.82, 0.78, 0.7]),
        0.05,
      ),
    ),
    ...[2.2, 3.9].map((z) =>
      pad(
        [Math.min(near - to * 0.06, near + to * 0.04), 0.14, z - 0.4],
        [Math.max(near - to * 0.06, near + to * 0.04), 0.5, z + 0.4],
        fur([0.46, 0.32, 0.2]),
        0.03,
      ),
    ),
    // The table.
    slab([middle + to * 1.1, middle + to * 1.65], [0.66, 0.72], [3.5, 9.6], wood),
    ...[3.7, 6.5, 9.3].map((z) =>
      slab([middle + to * 1.28, middle + to * 1.48], [0, 0.66], [z - 0.06, z + 0.06], wood),
    ),
    ...Array.from({ length: 9 }, (_, n): Solid[] => {
      const [x, z] = [middle + to * (1.3 + 0.14 * (n % 2)), 3.8 + n * 0.66];
      if (n % 3 === 0)
        return [
          drum([x, z], [0.72, 0.745], [0.14, 0.17], flat([0.5, 0.34, 0.2])),
          ball([x - 0.1, 0.73, z - 0.08], [x + 0.1, 0.86, z + 0.08], flat([0.56, 0.28, 0.12])),
        ];
      if (n % 3 === 1)
        return [
          drum([x, z], [0.72, 0.9], [0.06, 0.07], flat([0.42, 0.27, 0.15])),
          drum([x, z], [0.89, 0.93], [0.065, 0.06], flat([0.95, 0.92, 0.84])),
        ];
      return limb(
        [
          [x - 0.1, 0.76, z],
          [x, 0.78, z],
          [x + 0.1, 0.9, z],
        ],
        [0.02, 0.05],
        flat([0.86, 0.8, 0.66]),
      );
    }).flat(),
  ];
}

/** Round shields with axes between them along a wall. */
function shields(wall: number, inward: number): Solid[] {
  return [2.4, 4, 5.6, 7.2, 8.8, 10.4].flatMap((z, n) => {
    const [field, device] = SHIELDS[n % SHIELDS.length] as readonly [Colour, Colour];
    const face: Material = (_x, y, pz) => {
      const [u, v] = [(pz - z) / 0.46, (y - 1.5) / 0.46];
      const r = Math.hypot(u, v);
      if (r > 0.88 || r < 0.2) return [0.56, 0.57, 0.58];
      const quarter = Math.atan2(v, u) + (n % 3) * 0.6 + (n % 2 === 0 ? r * 1.6 : 0);
      return Math.sin(quarter * (n % 2 === 0 ? 3 : 2)) > 0 ? field : device;
    };
    const [from, to] = [wall + inward * 0.04, wall + inward * 0.1];
    return [
      plate(
        0,
        [Math.min(from, to), 1.04, z - 0.46],
        [Math.max(from, to), 1.96, z + 0.46],
        (y, pz) => Math.hypot(y - 1.5, pz - z) < 0.46,
        face,
      ),
      ball([to - 0.08, 1.41, z - 0.09], [to + 0.08, 1.59, z + 0.09], flat([0.66, 0.67, 0.68])),
      ...limb(
        [
          [to, 0.95, z + 0.66],
          [to, 1.9, z + 0.96],
        ],
        [0.02, 0.02],
        flat([0.5, 0.34, 0.2]),
      ),
      plate(
        0,
        [to - 0.012, 1.6, z + 0.84],
        [to + 0.012, 1.98, z + 1.2],
        (y, pz) => Math.abs(y - 1.79) < 0.06 + 0.4 * Math.max(0, pz - z - 0.88),
        flat([0.7, 0.72, 0.74]),
      ),
    ];
  });
}

/** The chieftain's seat on its step, carved, with furs and dragons' heads. */
function throne([x, z]: readonly [number, number], wood: Material): Solid[] {
  return [
    box([x - 1, 0, z - 0.6], [x + 1, 0.22, z + 0.7], wood),
    box([x - 0.4, 0.22, z - 0.28], [x + 0.4, 0.68, z + 0.4], wood),
    box([x - 0.44, 0.68, z + 0.3], [x + 0.44, 1.85, z + 0.4], (px, y) =>
      Math.abs(Math.sin(px * 18 + 2 * Math.sin(y * 12))) < 0.26
        ? [0.82, 0.58, 0.22]
        : [0.34, 0.2, 0.11],
    ),
    ...[-0.44, 0.44].flatMap((dx) => [
      box([x + dx - 0.06, 0.22, z - 0.3], [x + dx + 0.06, 1, z + 0.4], wood),
      ...limb(
        [
          [x + dx, 1.7, z + 0.34],
          [x + dx * 1.3, 2.15, z + 0.3],
          [x + dx * 1.1, 2.3, z + 0.05],
        ],
        [0.08, 0.05],
        flat([0.7, 0.46, 0.2]),
      ),
    ]),
    pad([x - 0.38, 0.66, z - 0.34], [x + 0.38, 0.74, z + 0.3], flat([0.86, 0.83, 0.77]), 0.03),
  ];
}

/** A hanging with a raven and a great pair of antlers on the far wall. */
function endWall(x: number, back: number): Solid[] {
  const raven: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.8, (py - 3) / 0.8];
    const isBird =
      Math.hypot(u / 0.24, (v + 0.05) / 0.34) < 1 ||
      Math.hypot(u - 0.16, v - 0.36) < 0.15 ||
      (u > 0.28 && u < 0.48 && Math.abs(v - 0.36) < 0.05) ||
      (v > -0.2 && v < 0.35 - Math.abs(Math.abs(u) - 0.4) * 0.9 && Math.abs(u) < 0.82);
    return isBird
      ? [0.06, 0.06, 0.07]
      : Math.abs(u) > 0.92
        ? [0.86, 0.68, 0.24]
        : [0.66, 0.12, 0.1];
  };
  return [
    plate(
      2,
      [x - 0.8, 2.1, back - 0.05],
      [x + 0.8, 3.9, back - 0.01],
      (px, py) => py > 2.3 - 0.2 * Math.cos((px - x) * 12),
      raven,
    ),
  ];
}
