import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { handWheel } from '../furnishings/wheels.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { sitterAtDesk } from '../people/sitter.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, drum, type Material, type Point, pad, roll, type Solid } from '../solids/solid.ts';

/** Half the hull's width, its height above the deck and how far below it its lowest is, where the bulkhead is; metres. */
export const SUBMARINE = { half: 1.95, high: 2.62, keel: 0.75, back: 5.6 } as const;
/** The round window in the bulkhead: its radius, how high its middle is; metres. */
export const VIEWPORT = { radius: 0.92, up: 1.36 } as const;

const PALE: Colour = [0.62, 0.68, 0.62];
const GREY: Colour = [0.3, 0.34, 0.34];
const STEEL: Material = flat([0.62, 0.65, 0.66]);
const IRON: Material = flat([0.2, 0.22, 0.23]);
const BRASS: Material = flat([0.78, 0.58, 0.24]);
const RED: Material = flat([0.78, 0.12, 0.1]);
const PIPES: readonly Colour[] = [
  [0.66, 0.2, 0.14],
  [0.7, 0.72, 0.72],
  [0.78, 0.56, 0.28],
  [0.22, 0.42, 0.5],
  [0.72, 0.66, 0.24],
];

/** Painted steel plates with rivets, a deck of ribbed iron. */
export function submarineSurfaces(noise: Noise): Surfaces {
  const hull: Material = (x, y, z) => {
    const seam = Math.abs(z / 1.25 - Math.round(z / 1.25)) < 0.012;
    const rivet = Math.hypot((z % 0.16) - 0.08, Math.abs(y % 0.36) - 0.18) < 0.018;
    const worn = 1 + 0.12 * noise.fbm(z * 1.4 + x, y * 2, 3);
    return scaleColour(PALE, (seam ? 0.6 : rivet ? 1.2 : 1) * worn);
  };
  return {
    walls: hull,
    floor: (x, _y, z) => {
      const [u, v] = [x / 0.09, z / 0.09];
      const isStud =
        ((Math.floor(u) + Math.floor(v)) & 1) === 0 && Math.abs(u - Math.floor(u) - 0.5) < 0.3;
      return scaleColour(GREY, (isStud ? 1.35 : 0.9) * (1 + 0.15 * noise.fbm(x, z, 3)));
    },
    ceiling: hull,
  };
}

/** A submarine from within: its round hull with ribs, pipes and valves, the periscope, desks of dials with a sailor before the sonar, a large round window onto the deep in the bulkhead. */
export function submarine({ shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const { half, high, keel } = SUBMARINE;
  const low: Point = [middle - half, -keel, -2];
  const top: Point = [middle + half, high, back];
  const ribs = [1.5, 2.75, 4, 5.25].map((z) =>
    plate(2, [low[0], 0, z - 0.05], [top[0], high, z + 0.05], ring(middle, 0.93, 1.01), flat(GREY)),
  );
  return {
    lamps: [
      [middle, 2.2, 1.6],
      [middle, 2.2, 3.4],
      [middle - 0.7, 2, 4.6],
      [middle + 0.7, 2, 5],
    ],
    solids: [
      hollow(2, low, top, shell.walls),
      ...ribs,
      ...[-1, 1].flatMap((to) => pipes(middle, to, back)),
      ...[-1, 1].flatMap((to) => console(middle, to, side)),
      ...periscope([middle - side * 0.72, 0, 3.1], high),
      ...viewport(middle, back),
      ...lamps(middle, high),
    ],
  };
}

/** The part of the hull's section between two shares of its radii. */
const ring =
  (middle: number, from: number, to: number) =>
  (x: number, y: number): boolean => {
    const { half, high, keel } = SUBMARINE;
    const tall = (high + keel) / 2;
    const share = Math.hypot((x - middle) / half, (y + keel - tall) / tall);
    return share > from && share < to;
  };

/** Pipes along the hull on one side above the desks, with valves on them. */
function pipes(middle: number, to: number, back: number): Solid[] {
  const lines = [0, 1, 2, 3, 4].map((n) => {
    const angle = 0.36 + 0.23 * n;
    const { half, high, keel } = SUBMARINE;
    const tall = (high + keel) / 2;
    return {
      x: middle + to * (half * 0.88) * Math.cos(angle),
      y: tall - keel + tall * 0.88 * Math.sin(angle),
      r: [0.075, 0.045, 0.1, 0.05, 0.065][n] as number,
      look: flat(PIPES[(n + (to > 0 ? 2 : 0)) % PIPES.length] as Colour),
      n,
    };
  });
  return lines.flatMap(({ x, y, r, look, n }) => [
    roll(2, [x, y], [0.2, back], [r, r], look),
    ...[1, 2, 3].map((k) => {
      const z = 0.8 + 1.25 * k + 0.2 * chance(n, k);
      return roll(2, [x, y], [z, z + 0.07], [r * 1.35, r * 1.35], BRASS);
    }),
    ...(n % 2 === 0
      ? [2.1 + 0.5 * n, 3.8 + 0.3 * n].flatMap((z) => [
          roll(0, [z, y], toward(x, -to, r + 0.1), [0.02, 0.02], STEEL),
          handWheel(0, [x - to * (r + 0.11), y, z], 0.13, 4, RED),
        ])
      : []),
  ]);
}

/** From a place to another so far on one side, the smaller first. */
const toward = (x: number, to: number, far: number): readonly [number, number] =>
  to > 0 ? [x, x + far] : [x - far, x];

/** How far off the desks end, metres. */
const DESKS = 5.1;

/** Desks of dials, switches and lights along the hull, the last of them with the sonar's screen across, and who watches it. */
function console(middle: number, to: number, side: number): Solid[] {
  const wall = middle + to * 1.9;
  const front = middle + to * 1.2;
  const dials: Material = (x, y, z, axis) => {
    const [u, v] = axis === 0 ? [z / 0.3, (y - 0.94) / 0.3] : [z / 0.3, Math.abs(x - front) / 0.3];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [du, dv] = [u - column - 0.5, v - row - 0.5];
    const out = Math.hypot(du, dv);
    const kind = chance(column, row + (to > 0 ? 5 : 0));
    if (kind < 0.62) {
      if (out < 0.34) {
        const turn = 6.28 * chance(column + 3, row);
        const along = du * Math.cos(turn) + dv * Math.sin(turn);
        const isHand = along > 0 && Math.abs(du * Math.sin(turn) - dv * Math.cos(turn)) < 0.04;
        return isHand ? [0.7, 0.1, 0.06] : [0.95, 0.93, 0.84];
      }
      return out < 0.42 ? [0.66, 0.5, 0.22] : [0.26, 0.31, 0.3];
    }
    const [bu, bv] = [Math.abs(((du + 0.5) * 3) % 1) - 0.5, Math.abs(((dv + 0.5) * 3) % 1) - 0.5];
    if (Math.hypot(bu, bv) > 0.32) return [0.26, 0.31, 0.3];
    const lit = chance(
      column * 3 + Math.floor((du + 0.5) * 3),
      row * 3 + Math.floor((dv + 0.5) * 3),
    );
    return lit < 0.35 ? [1.3, 0.2, 0.12] : lit < 0.7 ? [0.3, 1.2, 0.4] : [1.2, 0.9, 0.25];
  };
  const seat = middle + to * 0.78;
  const isSonar = to === side;
  return [
    slab([wall, front], [0, 0.86], [1.1, DESKS], flat([0.3, 0.36, 0.35])),
    slab([wall, front - to * 0.04], [0.86, 0.93], [1.1, DESKS], dials),
    slab([wall, middle + to * 1.5], [0.93, 1.56], [1.1, DESKS], dials),
    ...(isSonar
      ? [
          slab([wall, middle + to * 0.35], [0, 0.8], [3.7, 4.4], flat([0.3, 0.36, 0.35])),
          slab([wall, middle + to * 0.4], [0.8, 1.62], [4.05, 4.5], flat([0.22, 0.26, 0.26])),
          ...sonar([middle + to * 0.82, 1.26, 4.04]),
          ...sitterAtDesk(seat, 3.15, 0.46, 12),
          drum([seat, 3.15], [0.4, 0.47], [0.19, 0.21], IRON),
          drum([seat, 3.15], [0, 0.4], [0.06, 0.04], STEEL),
        ]
      : [
          drum([middle + to * 0.85, 3.9], [0.42, 0.5], [0.18, 0.2], RED),
          drum([middle + to * 0.85, 3.9], [0, 0.42], [0.05, 0.04], STEEL),
        ]),
  ];
}

/** The round green screen of a sonar with its sweep and its echoes. */
const sonar = ([x, y, z]: Point): Solid[] => [
  roll(2, [x, y], [z - 0.05, z], [0.31, 0.31], IRON),
  {
    ...roll(2, [x, y], [z - 0.06, z - 0.05], [0.27, 0.27], (px, py) => {
      const [u, v] = [px - x, py - y];
      const out = Math.hypot(u, v) / 0.27;
      const turn = (Math.atan2(v, u) / (2 * Math.PI) + 1.1) % 1;
      const isLine =
        [0.33, 0.66, 0.97].some((one) => Math.abs(out - one) < 0.03) ||
        Math.min(Math.abs(u), Math.abs(v)) < 0.004;
      const isEcho = [
        [0.1, 0.12],
        [-0.14, 0.05],
        [0.04, -0.15],
      ].some(([a = 0, b = 0]) => Math.hypot(u - a, v - b) < 0.022);
      if (isEcho) return [0.7, 1.7, 0.8];
      return isLine ? [0.2, 0.95, 0.35] : [0.03 + 0.1 * turn, 0.2 + 0.75 * turn ** 4, 0.1];
    }),
    glow: 0.12,
  },
];

/** A periscope: its tube from the hull's top, the eyepiece toward the eye, the two handles folded out, the ring that it turns in. */
const periscope = ([x, , z]: Point, high: number): Solid[] => [
  drum([x, z], [1.25, high + 0.1], [0.1, 0.1], STEEL),
  drum([x, z], [high - 0.3, high], [0.16, 0.3], flat([0.36, 0.42, 0.4])),
  drum([x, z], [1.84, 1.9], [0.14, 0.14], BRASS),
  drum([x, z], [1.06, 1.26], [0.07, 0.13], STEEL),
  pad([x - 0.18, 1.28, z - 0.2], [x + 0.18, 1.72, z + 0.16], flat([0.34, 0.4, 0.38]), 0.06),
  ...[-0.075, 0.075].flatMap((dx) => [
    roll(2, [x + dx, 1.56], [z - 0.31, z - 0.18], [0.06, 0.055], IRON),
    roll(2, [x + dx, 1.56], [z - 0.32, z - 0.3], [0.04, 0.04], flat([0.3, 0.55, 0.75])),
  ]),
  pad([x - 0.13, 1.64, z - 0.27], [x + 0.13, 1.71, z - 0.18], IRON, 0.03),
  ...[-1, 1].flatMap((to) => [
    roll(0, [z - 0.06, 1.38], toward(x + to * 0.16, to, 0.16), [0.028, 0.028], BRASS),
    roll(0, [z - 0.06, 1.38], toward(x + to * 0.3, to, 0.22), [0.042, 0.042], IRON),
    ball([x + to * 0.5 - 0.05, 1.33, z - 0.11], [x + to * 0.5 + 0.05, 1.43, z - 0.01], IRON),
  ]),
];

/** The bulkhead with its round window, the frame of that with its bolts. */
function viewport(x: number, back: number): Solid[] {
  const { radius, up } = VIEWPORT;
  const out = (px: number, py: number): number => Math.hypot(px - x, py - up);
  const around = (wide: number, thick: number, look: Material): Solid =>
    plate(
      2,
      [x - radius - wide, up - radius - wide, back - thick],
      [x + radius + wide, up + radius + wide, back - 0.01],
      (px, py) => out(px, py) > radius && out(px, py) < radius + wide,
      look,
    );
  const bolts = Array.from({ length: 20 }, (_, n) => {
    const turn = ((n + 0.5) / 20) * 2 * Math.PI;
    const [bx, by] = [x + (radius + 0.19) * Math.cos(turn), up + (radius + 0.19) * Math.sin(turn)];
    return roll(2, [bx, by], [back - 0.2, back - 0.14], [0.038, 0.038], BRASS);
  });
  return [
    plate(
      2,
      [x - SUBMARINE.half, 0, back - 0.06],
      [x + SUBMARINE.half, SUBMARINE.high, back],
      (px, py) => out(px, py) > radius,
      flat([0.4, 0.46, 0.44]),
    ),
    around(0.29, 0.15, flat([0.24, 0.28, 0.28])),
    around(0.1, 0.26, BRASS),
    ...bolts,
  ];
}

/** Lamps in cages along the hull's top, every other one red. */
const lamps = (middle: number, high: number): Solid[] =>
  [1.9, 3.2, 4.6].flatMap((z, n) => [
    drum([middle, z], [high - 0.12, high], [0.14, 0.1], IRON),
    {
      ...ball(
        [middle - 0.1, high - 0.26, z - 0.1],
        [middle + 0.1, high - 0.06, z + 0.1],
        flat(n % 2 === 0 ? [1.2, 1.1, 0.8] : [1.6, 0.16, 0.1]),
      ),
      glow: n % 2 === 0 ? 0.9 : 0.1,
    },
  ]);
