import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candlestick } from '../furnishings/candles.ts';
import { ELIXIRS, roundFlask, vessel } from '../furnishings/potions.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const TIMBER: Colour = [0.34, 0.21, 0.12];
const PLANK: Colour = [0.44, 0.28, 0.16];
const PLASTER: Colour = [0.36, 0.3, 0.36];
const BRASS: Material = flat([0.74, 0.55, 0.22]);
const IRON: Material = flat([0.1, 0.1, 0.11]);
const BONE: Material = flat([0.88, 0.83, 0.7]);
const BREW: Colour = [0.16, 0.95, 0.2];
const COVERS: readonly Colour[] = [
  [0.42, 0.1, 0.12],
  [0.14, 0.22, 0.42],
  [0.16, 0.34, 0.2],
  [0.4, 0.28, 0.1],
];
const HERBS: readonly Colour[] = [
  [0.24, 0.4, 0.16],
  [0.46, 0.34, 0.58],
  [0.6, 0.52, 0.22],
  [0.34, 0.46, 0.28],
];

/** Heights of the shelves, how deep those on the back wall and those at the sides are, metres. */
const SHELVES = [0.62, 1.12, 1.6, 2.06, 2.5] as const;
const DEEP = { back: 0.34, side: 0.3 } as const;
/** The counter: how far before the back wall, how high, from where to where aside of the room's middle toward the heavy side. Metres. */
const COUNTER = { before: 2.05, high: 1, from: -1.3, to: 2 } as const;
/** Where the cauldron hangs: how far aside toward the lighter side, how far off, metres. */
const CAULDRON = { out: -1.62, away: 3.2, r: 0.44 } as const;

/** Walls of dark plaster between timbers, flagstones, beams above. */
export const potionSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const post = Math.abs(along / 1.5 - Math.round(along / 1.5)) < 0.05;
    if (post || y < 0.3) return oldWood(TIMBER, noise, 1)(x, y, z, axis);
    return scaleColour(PLASTER, 0.85 + 0.3 * noise.fbm(along * 2, y * 2, 3));
  },
  floor: flagstones(noise),
  ceiling: (x, y, z, axis) => {
    const beam = Math.abs(z / 1.15 - Math.round(z / 1.15)) < 0.12;
    return scaleColour(oldWood(TIMBER, noise, beam ? 0 : 2)(x, y, z, axis), beam ? 0.8 : 1.3);
  },
});

/** A shop for potions: shelves of bottles that shine on three walls, a counter with flasks, scales and an open book, a cauldron that bubbles over its fire, herbs that dry under the beams. */
export function potionShop({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const pot: Point = [at(CAULDRON.out), 0, CAULDRON.away];
  const front = back - COUNTER.before;
  return {
    lamps: [
      [at(0.4), 2.3, front - 0.4],
      [at(-1), 2.2, back - 0.9],
      [at(1.7), 1.7, front + 0.3],
      [pot[0], 1.5, pot[2] - 0.3],
    ],
    solids: [
      ...backShelves([left, right], back, noise),
      ...[left, right].flatMap((wall, n) => sideShelves(wall, n === 0 ? 1 : -1, back, noise, n)),
      ...counter(at, front, side, noise),
      ...cauldron(pot),
      ...herbs(at, high),
      ...pileOfBooks([at(2.15), 0, front - 0.75]),
      ...sign([at(0.5), 2.78, front - 0.1]),
    ],
  };
}

/** Shelves from wall to wall behind the counter, full of vessels. */
function backShelves(
  [left, right]: readonly [number, number],
  back: number,
  noise: Noise,
): Solid[] {
  const plank = oldWood(PLANK, noise, 0);
  const z = back - DEEP.back;
  const bays = 3;
  const wide = (right - left) / bays;
  return [
    ...SHELVES.map((y) => box([left, y - 0.04, z], [right, y, back], plank)),
    box([left, SHELVES[4] + 0.42, z - 0.04], [right, SHELVES[4] + 0.52, back], plank),
    ...Array.from({ length: bays - 1 }, (_, n) => {
      const x = left + wide * (n + 1);
      return box([x - 0.05, 0, z - 0.02], [x + 0.05, SHELVES[4] + 0.5, back], plank);
    }),
    // Drawers below.
    box([left, 0, z - 0.06], [right, SHELVES[0] - 0.04, back], drawers(noise)),
    ...SHELVES.flatMap((y, row) => {
      const step = 0.235;
      return Array.from({ length: Math.floor((right - left - 0.2) / step) }, (_, n) => {
        const number = row * 100 + n;
        if (chance(number, 1) < 0.06) return [];
        const place: Point = [left + 0.2 + n * step, y, z + 0.12 + 0.08 * chance(number, 2)];
        return vessel(place, 0.088, number);
      }).flat();
    }),
  ];
}

/** Small drawers with knobs. */
const drawers =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const own = oldWood(TIMBER, noise, 1)(x, y, z, axis);
    const [u, v] = [x / 0.3 - Math.floor(x / 0.3) - 0.5, y / 0.19 - Math.floor(y / 0.19) - 0.5];
    if (Math.hypot(u * 0.3, v * 0.19) < 0.024) return [0.74, 0.55, 0.22];
    return Math.abs(u) > 0.46 || Math.abs(v) > 0.43 ? scaleColour(own, 0.4) : own;
  };

/** Shelves along a side wall, vessels and books on them by turns. */
function sideShelves(
  wall: number,
  toward: number,
  back: number,
  noise: Noise,
  side: number,
): Solid[] {
  const plank = oldWood(PLANK, noise, 0);
  const [near, far] = [back - 3.6, back - 0.5];
  const edge = wall + toward * DEEP.side;
  return [
    ...SHELVES.slice(1).map((y) => slab([wall, edge], [y - 0.04, y], [near, far], plank)),
    ...[near, (near + far) / 2, far].map((z) =>
      slab([wall, edge], [0, SHELVES[4] + 0.4], [z - 0.04, z + 0.04], plank),
    ),
    slab([wall, wall + toward * 0.36], [0, SHELVES[1] - 0.36], [near, far], plank),
    ...SHELVES.slice(1).flatMap((y, row) => {
      const step = 0.26;
      return Array.from({ length: Math.floor((far - near - 0.2) / step) }, (_, n) => {
        const number = 1000 * (side + 1) + row * 60 + n;
        const z = near + 0.18 + n * step;
        if (chance(Math.floor(n / 3), row * 7 + side) < 0.3) {
          const cover = flat(COVERS[Math.floor(chance(number, 4) * COVERS.length)] as Colour);
          const high = 0.24 + 0.1 * chance(number, 6);
          return [
            slab(
              [wall + toward * 0.04, wall + toward * 0.24],
              [y, y + high],
              [z - 0.1, z + 0.1],
              cover,
            ),
          ];
        }
        return vessel([wall + toward * 0.15, y, z], 0.09, number);
      }).flat();
    }),
  ];
}

/** The counter, and what stands on it: flasks of every colour, scales, an open book, a skull with a candle, a ball of crystal. */
function counter(at: (out: number) => number, front: number, side: number, noise: Noise): Solid[] {
  const top = oldWood([0.4, 0.24, 0.13], noise, 0);
  const body = oldWood(TIMBER, noise, 1);
  const x = [at(COUNTER.from), at(COUNTER.to)] as const;
  const y = COUNTER.high;
  const panels: Material = (px, py, pz, axis) => {
    const own = body(px, py, pz, axis);
    const u = px / 0.62 - Math.floor(px / 0.62);
    const edge = Math.min(u, 1 - u) * 0.62;
    const isFrame = edge < 0.07 || py < 0.2 || py > 0.82;
    const star = Math.hypot((u - 0.5) * 0.62, py - 0.52);
    if (star < 0.15 && star > 0.125) return [0.62, 0.46, 0.18];
    return scaleColour(own, isFrame ? 1.5 : 0.95);
  };
  const book: Material = (px, _py, pz) =>
    Math.abs(px - at(0.35)) < 0.008 ||
    (Math.sin(pz * 170) > 0.4 && Math.abs(Math.abs(px - at(0.35)) - 0.15) < 0.1)
      ? [0.34, 0.25, 0.16]
      : [0.92, 0.84, 0.64];
  return [
    slab(x, [0, y - 0.06], [front, front + 0.5], panels),
    slab(
      [at(COUNTER.from - 0.08), at(COUNTER.to + 0.08)],
      [y - 0.06, y],
      [front - 0.1, front + 0.6],
      top,
    ),
    slab([at(0.03), at(0.67)], [y, y + 0.05], [front - 0.02, front + 0.36], book),
    ...[-1.12, -0.88, -0.66].flatMap((out, n) =>
      roundFlask(
        [at(out), y, front + 0.1 + 0.12 * (n % 2)],
        0.1 - 0.012 * n,
        ELIXIRS[n] as Colour,
        0.4,
      ),
    ),
    ...[3, 4, 5, 1].flatMap((n, k) =>
      vessel([at(-0.42 + 0.17 * k - (k > 1 ? 0.02 : 0)), y, front + 0.46], 0.075, 31 * n),
    ),
    ...scales([at(1.05), y, front + 0.2], side),
    ...skull([at(1.62), y, front + 0.12]),
    ...candlestick([at(-1.2), y, front + 0.42], 0.24, BRASS),
    ...candlestick([at(1.86), y, front + 0.4], 0.2, BRASS),
    drum([at(1.36), front + 0.42], [y, y + 0.06], [0.1, 0.07], BRASS),
    ball(
      [at(1.36) - 0.14, y + 0.05, front + 0.28],
      [at(1.36) + 0.14, y + 0.33, front + 0.56],
      (px, py) =>
        Math.sin(px * 40) * Math.sin(py * 37) > 0.2 ? [0.75, 0.85, 1.5] : [0.45, 0.55, 1.1],
      0.25,
    ),
  ];
}

/** A pair of scales of brass. */
function scales([x, y, z]: Point, side: number): Solid[] {
  const pan = (out: number, drop: number) => [
    drum([x + out, z], [y + 0.14 + drop, y + 0.17 + drop], [0.05, 0.09], BRASS),
    box(
      [x + out - 0.004, y + 0.17 + drop, z - 0.004],
      [x + out + 0.004, y + 0.42, z + 0.004],
      BRASS,
    ),
  ];
  return [
    drum([x, z], [y, y + 0.03], [0.1, 0.06], BRASS),
    drum([x, z], [y + 0.03, y + 0.44], [0.014, 0.012], BRASS),
    box([x - 0.19, y + 0.41, z - 0.008], [x + 0.19, y + 0.43, z + 0.008], BRASS),
    ball([x - 0.022, y + 0.42, z - 0.022], [x + 0.022, y + 0.47, z + 0.022], BRASS),
    ...pan(-side * 0.18, 0.02),
    ...pan(side * 0.18, -0.02),
  ];
}

const skull = ([x, y, z]: Point): Solid[] => [
  ball([x - 0.095, y + 0.05, z - 0.1], [x + 0.095, y + 0.24, z + 0.1], (px, py, pz) => {
    const isEye = pz < z - 0.05 && Math.hypot(Math.abs(px - x) - 0.037, py - y - 0.125) < 0.026;
    const isNose = pz < z - 0.07 && Math.hypot(px - x, (py - y - 0.085) * 0.7) < 0.013;
    return isEye || isNose ? [0.05, 0.04, 0.04] : [0.88, 0.83, 0.7];
  }),
  box([x - 0.055, y, z - 0.09], [x + 0.055, y + 0.075, z + 0.02], BONE),
];

/** A cauldron on three legs over a fire, green and bubbling. */
function cauldron([x, , z]: Point): Solid[] {
  const { r } = CAULDRON;
  const low = 0.26;
  const rim = low + 1.36 * r;
  const logs = [-0.2, 0.02, 0.22].map((dx) =>
    box([x + dx - 0.05, 0, z - 0.26], [x + dx + 0.05, 0.09, z + 0.26], flat([0.2, 0.11, 0.06])),
  );
  const flames = Array.from({ length: 7 }, (_, n) => {
    const [dx, up] = [-0.24 + 0.08 * n, 0.2 + 0.16 * chance(n, 5)];
    return ball(
      [x + dx - 0.05, 0.04, z - 0.16],
      [x + dx + 0.05, 0.04 + up, z - 0.04],
      flat(n % 2 === 0 ? [1.2, 0.55, 0.1] : [1.1, 0.28, 0.05]),
      0.3,
    );
  });
  const bubbles = Array.from({ length: 11 }, (_, n) => {
    const turn = n * 2.4;
    const out = r * 0.78 * Math.sqrt((n + 0.5) / 11);
    const size = 0.035 + 0.04 * chance(n, 9);
    const [bx, bz] = [x + out * Math.cos(turn), z + out * Math.sin(turn)];
    const up = rim + 0.02 + 0.012 * (n % 3);
    return ball(
      [bx - size, up, bz - size],
      [bx + size, up + 1.7 * size, bz + size],
      flat(scaleColour(BREW, 0.8 + 0.5 * chance(n, 3))),
      0.5,
    );
  });
  // What rises from it, ever thinner.
  const wisps = Array.from({ length: 5 }, (_, n) => {
    const size = 0.03 + 0.006 * n;
    const [wx, up] = [x + 0.16 * Math.sin(n * 1.9), rim + 0.2 + 0.17 * n];
    return ball([wx - size, up, z - size], [wx + size, up + 2 * size, z + size], flat(BREW), 0.4);
  });
  const legs = [0, 2.1, 4.2].map((turn) =>
    drum(
      [x + 0.62 * r * Math.cos(turn), z + 0.62 * r * Math.sin(turn)],
      [0, low + 0.22],
      [0.035, 0.05],
      IRON,
    ),
  );
  return [
    ...logs,
    ...flames,
    ...legs,
    ball([x - r, low, z - r], [x + r, rim, z + r], IRON),
    drum([x, z], [low + 0.6 * r, rim], [0.98 * r, 0.94 * r], IRON),
    drum([x, z], [rim, rim + 0.05], [0.97 * r, 1.02 * r], flat([0.16, 0.16, 0.17])),
    drum([x, z], [rim + 0.02, rim + 0.055], [0.88 * r, 0.88 * r], flat(BREW), 0.4),
    ...bubbles,
    ...wisps,
  ];
}

/** Bundles of herbs that hang head down under the beams. */
const herbs = (at: (out: number) => number, high: number): Solid[] =>
  // None hides the board over the counter.
  [-2.1, -1.62, -1.2, -0.76, -0.36, 1.4, 1.8, 2.25].flatMap((out, n) => {
    const x = at(out);
    const z = 3.45 + 0.9 * chance(n, 21);
    const low = high - 0.78 - 0.14 * chance(n, 23);
    const colour = HERBS[n % HERBS.length] as Colour;
    const leafy: Material = (px, py, pz) =>
      scaleColour(
        colour,
        0.5 + 0.8 * chance(Math.floor(px * 45) + 31 * Math.floor(pz * 45), Math.floor(py * 30)),
      );
    return [
      drum([x, z], [low, low + 0.3], [0.13, 0.05], leafy),
      drum([x, z], [low + 0.3, low + 0.46], [0.03, 0.016], leafy),
      box([x - 0.005, low + 0.4, z - 0.005], [x + 0.005, high, z + 0.005], BONE),
    ];
  });

const pileOfBooks = ([x, y, z]: Point): Solid[] =>
  Array.from({ length: 6 }, (_, n) => {
    const [dx, dz] = [0.03 * Math.sin(n * 2.3), 0.03 * Math.cos(n * 1.7)];
    return [
      box(
        [x + dx - 0.19, y + 0.085 * n, z + dz - 0.14],
        [x + dx + 0.19, y + 0.085 * (n + 1) - 0.004, z + dz + 0.14],
        (px, py) =>
          py > y + 0.085 * n + 0.014 && py < y + 0.085 * (n + 1) - 0.02 && px < x + dx - 0.18
            ? [0.9, 0.82, 0.62]
            : (COVERS[n % COVERS.length] as Colour),
      ),
    ];
  }).flat();

/** A board over the counter with a flask painted on it, between two stars. */
function sign([x, y, z]: Point): Solid[] {
  const shows: Material = (px, py, _pz, axis) => {
    if (axis !== 2) return TIMBER;
    const [u, v] = [px - x, py - y - 0.2];
    const isFlask = Math.hypot(u, v + 0.04) < 0.1 || (Math.abs(u) < 0.032 && v > 0 && v < 0.15);
    if (isFlask) return v < 0.01 ? [0.3, 1.3, 0.5] : [0.86, 0.8, 0.6];
    const [a, b] = [Math.abs(u) - 0.34, v];
    const turn = Math.atan2(b, a);
    const star = Math.hypot(a, b) < 0.045 + 0.03 * Math.cos(5 * turn);
    const edge = Math.max(Math.abs(u) / 0.55, Math.abs(v) / 0.2) > 0.92;
    return star || edge ? [0.84, 0.64, 0.22] : [0.2, 0.1, 0.24];
  };
  return [
    box([x - 0.55, y, z - 0.02], [x + 0.55, y + 0.4, z + 0.02], shows),
    ...[-0.45, 0.45].map((dx) =>
      box([x + dx - 0.008, y + 0.4, z - 0.008], [x + dx + 0.008, y + 0.72, z + 0.008], IRON),
    ),
  ];
}
