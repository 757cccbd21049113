import { clamp, mixColour, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { boxOn, type Paint, plainPaint, type Point, type Solid } from '../../street/solid.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer, upright } from './pieces.ts';

/** The deck: how high over the water, half its width, where it narrows, where its bow is. World units. */
export const DECK = { up: 4.6, half: 4.6, taper: 15, bow: 31, stern: -3 } as const;
/** The masts: how far off, how high over the deck. World units. */
const MASTS = [
  { z: 12.5, high: 19 },
  { z: 23.5, high: 17 },
] as const;

const OAK: Colour = [0.62, 0.44, 0.27];
const DARK_OAK: Colour = [0.36, 0.22, 0.12];
const SPAR: Colour = [0.5, 0.33, 0.18];
const ROPE: Colour = [0.3, 0.24, 0.16];
const IRON: Colour = [0.13, 0.13, 0.14];
const CANVAS: Colour = [0.93, 0.87, 0.74];
const GOLD: Colour = [0.85, 0.63, 0.22];
const BLACK: Colour = [0.045, 0.045, 0.05];
const BONE: Colour = [0.95, 0.94, 0.88];

/** Grain of wood and cloth; it is no part of what a seed decides. */
const grain = createNoise(8_831);

const halfAt = (z: number): number => {
  const share = clamp((z - DECK.taper) / (DECK.bow - DECK.taper));
  return DECK.half * Math.sqrt(1 - share * share * 0.985);
};

const planked: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'level') return plainFront(DARK_OAK);
  const [board, wide] = [Math.floor(along / 0.26), 0.26];
  const off = Math.abs(along / wide - board - 0.5) * wide;
  const seam = inside(off, wide / 2 - 0.016, 1, Math.max(0.02, pixel)) * clamp(0.05 / pixel);
  const butt = Math.floor(up / 3.4 + chance(board, 2, 1));
  const tone =
    0.82 + 0.26 * chance(board, butt, 4) + 0.12 * grain.fbm(along * 12, up * 0.9 + board, 3);
  return plainFront(scaleColour(OAK, tone * (1 - 0.62 * seam)));
};

const timber =
  (colour: Colour): Paint =>
  (_, { along, up }) =>
    plainFront(scaleColour(colour, 0.92 + 0.16 * grain.fbm(along * 1.2, up * 4, 3)));

/** The planks of the side as they are seen from the deck, under a band of red. */
const bulwark: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(DARK_OAK);
  const seam = inside(Math.abs(up / 0.28 - Math.round(up / 0.28)) * 0.28, -1, 0.02, pixel);
  const rib = inside(Math.abs(along / 1.1 - Math.round(along / 1.1)) * 1.1, -1, 0.07, pixel);
  const wood = mixColour([0.5, 0.13, 0.09], DARK_OAK, rib);
  return plainFront(scaleColour(wood, (0.94 + 0.1 * grain.at(along, up * 6)) * (1 - 0.4 * seam)));
};

const canvas: Paint = (_, { along, up, pixel }) => {
  const seam = inside(Math.abs(along / 0.9 - Math.round(along / 0.9)) * 0.9, -1, 0.025, pixel);
  return plainFront(
    scaleColour(CANVAS, (0.95 + 0.1 * grain.fbm(along / 1.5, up / 1.5, 3)) * (1 - 0.16 * seam)),
  );
};

/** A skull over crossed bones on black, its middle where it is said along the flag and up. World units. */
const jollyRoger =
  (u: number, v: number, size: number): Paint =>
  (_, { along, up, pixel }) => {
    const [x, y] = [(Math.abs(along) - u) / size, (up - v) / size];
    const soft = Math.max(0.02, pixel / size);
    const skull = inside(Math.hypot(x, (y - 0.2) * 1.05), -1, 0.34, soft);
    const jaw = inside(Math.abs(x), -1, 0.19, soft) * inside(y, -0.3, 0, soft);
    const eyes = inside(Math.hypot(Math.abs(x) - 0.14, y - 0.18), -1, 0.09, soft);
    const nose = inside(Math.hypot(x * 1.6, y - 0.02), -1, 0.05, soft);
    const teeth = inside(Math.abs(x / 0.1 - Math.round(x / 0.1)), -1, 0.16, soft * 8);
    const gap = teeth * inside(y, -0.32, -0.16, soft);
    const [a, b] = [(x + (y + 0.34) * 1.7) / 1.97, (x - (y + 0.34) * 1.7) / 1.97];
    const long = inside(Math.abs(x), -1, 0.62, soft);
    const bones = Math.max(
      inside(Math.abs(a), -1, 0.06, soft) * long,
      inside(Math.abs(b), -1, 0.06, soft) * long,
      inside(Math.hypot(Math.abs(x) - 0.62, Math.abs(y + 0.34) - 0.37), -1, 0.1, soft),
    );
    const head = Math.max(skull, jaw);
    const holes = Math.max(eyes, nose, gap);
    const white = Math.max(bones * (1 - head), head * (1 - holes));
    return plainFront(mixColour(BLACK, BONE, white));
  };

/** The deck of a pirate ship, seen from behind its wheel toward the bow: masts, sails, shrouds, cannons, the sea around. */
export const SHIP_DECK: SceneryPlan = {
  land: 'sea',
  views: [
    { horizon: 0.52, lens: 0.86, eye: 0.21 },
    { horizon: 0.42, lens: 0.84, eye: 0.3 },
    { horizon: 0.6, lens: 0.8, eye: 0.18 },
    { horizon: 0.5, lens: 1, eye: 0.21 },
  ],
  // Who is on the ship stands on ground under its planks.
  ground: () => (x, z) => (Math.abs(x) < 7.6 && z < DECK.bow ? DECK.up - 0.03 : -20),
  soil: () => () => OAK,
  isTended: () => true,
  solids,
  lampAt: () => (x, y, z) => 0.7 / (1 + (x * x + (y - DECK.up - 2) ** 2 + (z - 9) ** 2) / 60),
  has: new Set(['galleon', 'boat', 'sword', 'longship', 'chest']),
};

/** A place on the deck: right, up over it, ahead. World units. */
const on = (x: number, up: number, z: number): Point => [x, DECK.up + up, z];

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const zs = Array.from({ length: 15 }, (_, n) => DECK.stern + ((DECK.bow - DECK.stern) * n) / 14);
  const outline = [
    ...zs.map((z): [number, number] => [-halfAt(z), z]),
    ...zs.toReversed().map((z): [number, number] => [halfAt(z), z]),
  ];
  return [
    upright(outline, 0.5, DECK.up, planked),
    ...[-1, 1].flatMap((at) => rails(zs, at)),
    ...[-1, 1].flatMap((at) => [7.6, 11, 16.6, 20.2].flatMap((z) => cannon(at, z))),
    ...MASTS.flatMap(({ z, high }, n) => mast(z, high, n, side)),
    ...wheel(-side * 1.15, 5.6),
    ...hatch(),
    ...[
      [side * 3.3, 6.4],
      [side * 3.7, 7.4],
      [-side * 3.4, 9.4],
    ].flatMap(([x = 0, z = 0]) => barrel(x, z)),
    rodBetween(on(0, 0.8, 28), on(0, 4.4, 41), [0.3, 0.16], 8, timber(SPAR)),
    ...flagOnStay(side),
    ...lantern(-side * 4.2, 9, lamps),
    ...lantern(side * 4.2, 14, lamps),
  ];
}

/** The side of the ship above its deck, with a rail on it. */
function rails(zs: readonly number[], at: number): Solid[] {
  return zs.slice(1).flatMap((to, n) => {
    const from = zs[n] as number;
    const [a, b] = [at * halfAt(from), at * halfAt(to)];
    const wall = panel([on(a, 0, from), on(b, 0, to), on(b, 1, to), on(a, 1, from)], 0.14, bulwark);
    return [wall, rodBetween(on(a, 1.04, from), on(b, 1.04, to), [0.13, 0.13], 6, timber(SPAR))];
  });
}

/** A cannon on its carriage, its muzzle through the side. */
function cannon(at: number, z: number): Solid[] {
  const iron = plainPaint(IRON);
  const wood = timber(DARK_OAK);
  const x = (out: number) => at * (halfAt(z) - out);
  const [l, r] = [Math.min(x(1.9), x(0.7)), Math.max(x(1.9), x(0.7))];
  return [
    rodBetween(on(x(2.15), 0.66, z), on(x(-0.5), 0.72, z), [0.25, 0.17], 10, iron),
    rodBetween(on(x(2.42), 0.66, z), on(x(2.1), 0.66, z), [0.07, 0.12], 8, iron),
    boxOn(plotOf(l, z - 0.34, r, z - 0.2), DECK.up + 0.15, DECK.up + 0.58, wood),
    boxOn(plotOf(l, z + 0.2, r, z + 0.34), DECK.up + 0.15, DECK.up + 0.58, wood),
    ...[0.8, 1.75].flatMap((out) =>
      [-0.42, 0.42].map((off) =>
        rodBetween(
          on(x(out), 0.18, z + off - 0.06),
          on(x(out), 0.18, z + off + 0.06),
          [0.18, 0.18],
          10,
          wood,
        ),
      ),
    ),
  ];
}

/** A mast with its yards, its shrouds, and a sail that the wind fills. */
function mast(z: number, high: number, n: number, side: number): Solid[] {
  const half = halfAt(z);
  const spar = timber(SPAR);
  const yards = n === 0 ? [9.4, 14] : [6.2, 12.4];
  const solids: Solid[] = [
    rodBetween(on(0, 0, z), on(0, high, z), [0.36, 0.2], 12, spar),
    ...[2.2, 2.5].map((up) =>
      frustumAt([0, DECK.up + up, z], 0.12, 0.41, 0.41, plainPaint(IRON), 12),
    ),
    ...yards.map((up) =>
      rodBetween(on(-4.8, up, z - 0.5), on(4.8, up, z - 0.5), [0.15, 0.15], 8, spar),
    ),
  ];
  // On the near mast the course is furled, so that the sea ahead is seen.
  if (n === 0) {
    solids.push(
      ...[-2.4, 2.4].map((x) =>
        rodBetween(on(x - 2.1, 9.1, z - 0.55), on(x + 2.1, 9.1, z - 0.55), [0.34, 0.34], 8, canvas),
      ),
      ...sail(z, 9.8, 13.8, 4.3),
    );
  } else solids.push(...sail(z, 6.4, 12.2, 4.4), ...sail(z, 12.6, 16.4, 3.4));
  for (const at of [-1, 1]) solids.push(...shrouds(at, z, half, Math.min(high - 3, 10)));
  if (n === 0)
    // A rope ladder and a crow's nest.
    solids.push(frustumAt(on(0, 15.2, z), 1, 0.9, 1.1, timber(DARK_OAK), 12));
  solids.push(
    rodBetween(on(side * 0.3, 8, z), on(side * 3.6, 1, z + 3.4), [0.03, 0.03], 4, plainPaint(ROPE)),
  );
  return solids;
}

/** A square sail in four lengths, bellied forward. */
function sail(z: number, low: number, high: number, half: number): Solid[] {
  const at = (share: number): readonly [number, number] => [
    low + (high - low) * share,
    z - 0.4 + 1.5 * Math.sin(share * Math.PI) ** 0.8,
  ];
  return [0, 1, 2, 3, 4].map((n) => {
    const [[y1, z1], [y2, z2]] = [at(n / 5), at((n + 1) / 5)];
    return panel(
      [on(-half, y1, z1), on(half, y1, z1), on(half, y2, z2), on(-half, y2, z2)],
      0.04,
      canvas,
    );
  });
}

/** Ropes from the side of the ship to the mast, with steps between them. */
function shrouds(at: number, z: number, half: number, high: number): Solid[] {
  const rope = plainPaint(ROPE);
  const feet = [-1.5, -0.5, 0.5, 1.5];
  const place = (foot: number, share: number): Point =>
    on(
      at * (half - 0.05 - (half - 0.35) * share),
      1.05 + (high - 1.05) * share,
      z + foot * (1 - share),
    );
  return [
    ...feet.map((foot) =>
      sheer(rodBetween(place(foot, 0), place(foot, 1), [0.035, 0.03], 4, rope)),
    ),
    ...Array.from({ length: 14 }, (_, n) => {
      const share = 0.05 + n * 0.065;
      return sheer(rodBetween(place(-1.5, share), place(1.5, share), [0.02, 0.02], 4, rope));
    }),
  ];
}

/** The wheel on its stand. */
function wheel(x: number, z: number): Solid[] {
  const wood = timber([0.46, 0.26, 0.12]);
  const up = 1.22;
  const at = (radius: number, turn: number, off = 0): Point =>
    on(x + radius * Math.cos(turn), up + radius * Math.sin(turn), z + off);
  const turns = Array.from({ length: 16 }, (_, n) => (n / 16) * 2 * Math.PI);
  return [
    ...turns.map((turn) =>
      rodBetween(at(0.6, turn), at(0.6, turn + Math.PI / 8), [0.065, 0.065], 6, wood),
    ),
    ...turns
      .filter((_, n) => n % 2 === 0)
      .flatMap((turn) => [
        rodBetween(at(0.1, turn), at(0.62, turn), [0.035, 0.04], 6, wood),
        rodBetween(at(0.64, turn), at(0.9, turn), [0.035, 0.055], 6, wood),
      ]),
    rodBetween(on(x, up, z - 0.1), on(x, up, z + 0.6), [0.16, 0.16], 10, plainPaint(GOLD)),
    boxOn(plotOf(x - 0.2, z + 0.2, x + 0.2, z + 0.5), DECK.up, DECK.up + up + 0.2, wood),
    boxOn(plotOf(x - 0.6, z - 0.1, x + 0.6, z + 0.8), DECK.up, DECK.up + 0.16, wood),
  ];
}

/** A hatch under its grating. */
function hatch(): Solid[] {
  const grating: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'level') return plainFront(DARK_OAK);
    const bars = (v: number) =>
      inside(Math.abs(v / 0.24 - Math.round(v / 0.24)) * 0.24, -1, 0.06, pixel);
    return plainFront(mixColour(BLACK, SPAR, Math.max(bars(along), bars(up))));
  };
  return [boxOn(plotOf(-1.3, 8.2, 1.3, 10.6), DECK.up, DECK.up + 0.32, grating)];
}

/** A cask with its hoops. */
function barrel(x: number, z: number): Solid[] {
  const staves: Paint = ({ role }, { along, up, pixel }) => {
    const hoop = role === 'side' ? inside(Math.abs(up - 0.28), 0.06, 0.14, pixel) : 0;
    return plainFront(
      mixColour(scaleColour(SPAR, 0.9 + 0.15 * grain.at(along * 4, up)), IRON, hoop),
    );
  };
  return [
    frustumAt(on(x, 0, z), 0.5, 0.34, 0.44, staves, 14),
    frustumAt(on(x, 0.5, z), 0.5, 0.44, 0.34, staves, 14),
  ];
}

/** The black flag on a stay between the masts. */
function flagOnStay(side: number): Solid[] {
  const [from, to] = [on(0, 7.4, MASTS[0].z), on(side * 4.2, 4.6, MASTS[0].z - 0.4)];
  return [
    sheer(rodBetween(from, [to[0] * 1.12, to[1], to[2]], [0.05, 0.05], 5, timber(SPAR))),
    sheer(
      panel(
        [
          on(side * 0.5, 4.1, MASTS[0].z - 0.1),
          on(side * 3.3, 3.6, MASTS[0].z - 0.5),
          on(side * 3.3, 5.5, MASTS[0].z - 0.5),
          on(side * 0.5, 6.2, MASTS[0].z - 0.1),
        ],
        0.03,
        jollyRoger(1.42, 0.78, 0.86),
      ),
    ),
  ];
}

/** A lantern on the rail. */
function lantern(x: number, z: number, lamps: number): Solid[] {
  const glass: Paint = () => ({
    colour: [0.95, 0.8, 0.5],
    glass: 0,
    glow: scaleColour([1.3, 0.86, 0.4], 0.25 + Math.min(1, lamps * 3)),
  });
  return [
    rodBetween(on(x, 1, z), on(x, 1.7, z), [0.04, 0.04], 5, plainPaint(IRON)),
    sheer(frustumAt(on(x, 1.7, z), 0.32, 0.12, 0.15, glass, 8)),
    frustumAt(on(x, 2.02, z), 0.14, 0.19, 0.03, plainPaint(IRON), 8),
  ];
}
