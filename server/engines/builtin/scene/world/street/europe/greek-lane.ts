import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { FloorPlace } from '../floor.ts';
import { chance, plainFront } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, grown, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';
import { bougainvillea, domedChurch, LIME } from './greek-house.ts';
import { farIsland } from './greek-island.ts';
import { laneDoor, laneFront } from './greek-lane-front.ts';

/** How near and how far off stairs, pots and flowers are built one by one. World units. */
const NEAR = 2.6;
const FAR = 60;
/** A house's stairs to its upper floor: how many steps, how high and deep one is, how wide they are. */
const STAIRS = { count: 10, high: 0.23, deep: 0.29, wide: 0.82 } as const;
/** The share of houses with such stairs, with a balcony of wood, and of those over whose door something blooms. */
const SHARES = { stairs: 0.3, balcony: 0.35, blooms: 0.55 } as const;
const GLAZES: readonly Colour[] = [
  [0.1, 0.32, 0.66],
  [0.66, 0.36, 0.22],
  [0.92, 0.91, 0.88],
];
const LEAVES: Colour = [0.24, 0.44, 0.16];
/** The arch over the lane: how far off as a share of its length, how high it is open in the middle and at the walls, and its top. */
const ARCH = { at: 0.62, open: 3.5, spring: 2.3, top: 4.5, deep: 1.1, pieces: 12 } as const;
/** The wall at its end, over the sea: how high it is, and how wide the gap in its middle where steps go down. */
const WALL = { high: 0.62, gap: 1.1 } as const;

/** The church on the slope before the sea: how far beyond the lane's end and aside of it, how far below, how wide it is. */
const CHURCH = { beyond: 16, aside: 3.4, below: 6.3, wide: 6 } as const;

/** Builds a white house of a lane on an island of Greece with what stands and grows before it; `lamps` is the share of lit windows. */
export function buildGreekLane(plot: Plot, random: Random, lamps: number): Solid[] {
  const number = random.below(4096);
  const own = createRandom(random.uint32());
  const high = 3.3 + 2.9 * own.unit();
  const door = laneDoor(plot.wide, number);
  const body = boxOn(plot, -0.5, high, laneFront(plot.wide, number, lamps));
  const rim = plainPaint(scaleColour(LIME, 0.98));
  const set = within(plot, plot.wide * 0.2, 2.4, plot.wide * 0.7, plot.deep - 3);
  const shell = [
    body,
    boxOn(within(grown(plot, 0.04), 0, 0, plot.wide + 0.08, 0.3), high, high + 0.35, rim),
    ...(number % 3 === 0
      ? [boxOn(set, high, high + 2.7, laneFront(set.wide, number + 7, lamps))]
      : []),
  ];
  const [hasStairs, hasBalcony, blooms] = [own.unit(), own.unit(), own.unit()];
  if (plot.z + Math.abs(plot.u[1]) * plot.wide < NEAR || plot.z > FAR) return shell;
  const isHigh = high > 5;
  return [
    ...shell,
    ...doorSteps(plot, door),
    ...(hasStairs < SHARES.stairs && plot.wide > 6.4 ? stairs(plot, door, number) : []),
    ...(hasBalcony < SHARES.balcony && isHigh ? balcony(plot, number) : []),
    ...(blooms < SHARES.blooms ? overDoor(plot, door, own) : []),
    ...pots(plot, door, own),
  ];
}

const treads: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront([0.62, 0.62, 0.63]);
  const stain = 0.03 * Math.sin(along * 5 + up * 3) * smoothstep(0.3, 0.05, pixel);
  return plainFront(scaleColour(LIME, 0.97 + stain));
};

/** Two low steps before a door. */
const doorSteps = (plot: Plot, door: number): Solid[] => [
  boxOn(within(plot, door - 0.75, -0.46, 1.5, 0.46), 0, 0.14, treads),
  boxOn(within(plot, door - 0.66, -0.24, 1.32, 0.24), 0.14, 0.27, treads),
];

/** White stairs along a wall, away from its door, up to a door of the upper floor. */
function stairs(plot: Plot, door: number, number: number): Solid[] {
  const { count, high, deep, wide } = STAIRS;
  const isAfter = door < plot.wide / 2;
  const rail = plainPaint(LIME);
  return Array.from({ length: count }, (_, n) => {
    const from = isAfter ? plot.wide - 0.2 - (count - n) * deep : 0.2 + (count - n - 1) * deep;
    const tread = within(plot, from, -wide, deep + 0.01, wide);
    const top = (n + 1) * high;
    return [
      boxOn(tread, 0, top, treads),
      boxOn(within(plot, from, -wide - 0.12, deep + 0.01, 0.14), 0, top + 0.32, rail),
      ...(n % 3 === 0 ? potAt(within(tread, deep / 2, 0.16, 0, 0), top, 0.1, number + n) : []),
    ];
  }).flat();
}

/** A balcony of blue wood on the upper floor. */
function balcony(plot: Plot, number: number): Solid[] {
  const wood = plainPaint([0.1, 0.32, 0.62]);
  const from = plot.wide * 0.5 - 0.95 + 0.4 * chance(number, 2, 3);
  const floor = within(plot, from, -0.85, 1.9, 0.85);
  const posts = Array.from({ length: 9 }, (_, n) =>
    boxOn(within(floor, 0.02 + n * 0.228, 0.02, 0.05, 0.05), 3, 3.9, wood),
  );
  return [
    boxOn(floor, 2.86, 3, wood),
    boxOn(within(floor, 0, 0, 1.9, 0.08), 3.88, 3.98, wood),
    boxOn(within(floor, 0, 0, 0.07, 0.85), 3.88, 3.98, wood),
    boxOn(within(floor, 1.83, 0, 0.07, 0.85), 3.88, 3.98, wood),
    ...posts,
    ...[0.2, 1.6].map((at) => boxOn(within(floor, at, 0.1, 0.1, 0.75), 2.62, 2.86, wood)),
  ];
}

/** Bougainvillea that climbs beside a door and hangs over it. */
function overDoor(plot: Plot, door: number, random: Random): Solid[] {
  const side = door < plot.wide / 2 ? 1 : -1;
  const petal = pick(random, [
    [0.82, 0.08, 0.46],
    [0.74, 0.06, 0.52],
    [0.92, 0.24, 0.5],
  ] as const);
  const at = (along: number, up: number, reach: number, count: number, colour: Colour) => {
    const { x, z } = within(plot, door + side * along, -0.16, 0, 0);
    return bougainvillea([x, up, z], reach, count, random, colour);
  };
  const stem = within(plot, door + side * 0.98, -0.12, 0, 0);
  return [
    frustumAt([stem.x, 0, stem.z], 2.4, 0.05, 0.03, plainPaint([0.36, 0.28, 0.2])),
    ...[0.7, 1.15, 1.6, 2.05].flatMap((up, n) => at(0.98, up, 0.26 + 0.05 * n, 20, LEAVES)),
    ...at(0.8, 2.62, 0.7, 54, petal),
    ...at(0.05, 2.86, 0.6, 44, petal),
    ...at(-0.62, 2.76, 0.4, 26, petal),
    ...at(1.02, 2.0, 0.42, 26, petal),
  ];
}

/** A pot at a place with what grows in it. */
function potAt(
  { x, z }: Pick<Plot, 'x' | 'z'>,
  ground: number,
  radius: number,
  number: number,
): Solid[] {
  const random = createRandom(number * 7919 + 13);
  const glaze = pick(random, GLAZES);
  const petal = random.unit() < 0.45 ? LEAVES : undefined;
  return [
    frustumAt([x, ground, z], radius * 1.8, radius * 0.72, radius, plainPaint(glaze)),
    ...bougainvillea([x, ground + radius * 2.5, z], radius * 1.6, 22, random, petal),
  ];
}

/** Pots of flowers along the foot of a wall. */
const pots = (plot: Plot, door: number, random: Random): Solid[] =>
  Array.from({ length: Math.floor(plot.wide / 1.3) }, (_, n) => {
    const along = 0.5 + 1.3 * n + 0.5 * random.unit();
    const [number, radius, isThere] = [
      random.below(4096),
      0.13 + 0.09 * random.unit(),
      random.unit(),
    ];
    const place = within(plot, along, -0.26, 0, 0);
    return isThere < 0.5 && Math.abs(along - door) > 0.85 && place.z > NEAR
      ? potAt(place, 0, radius, number)
      : [];
  }).flat();

/** What is over a lane and at its end: an arch from house to house, a low wall with pots, a church below it, the islands beyond. */
export function alongGreekLane(way: Way, random: Random, lamps: number): Solid[] {
  const { end, front } = way;
  const side = random.unit() < 0.5 ? 1 : -1;
  const middle = way.middle(end);
  const wall = (from: number, to: number): Solid[] => {
    const plot: Plot = {
      x: middle + from,
      z: end,
      u: [1, 0],
      w: [0, 1],
      wide: to - from,
      deep: 0.4,
    };
    return [boxOn(plot, 0, WALL.high, treads)];
  };
  const church: Plot = {
    ...{ x: middle + side * CHURCH.aside - CHURCH.wide / 2, z: end + CHURCH.beyond },
    ...{ u: [1, 0] as const, w: [0, 1] as const, wide: CHURCH.wide, deep: 7 },
  };
  return [
    ...archOver(way),
    ...wall(-front - 6, -WALL.gap),
    ...wall(WALL.gap, front + 6),
    ...[-1, 1].flatMap((way2, n) =>
      potAt({ x: middle + way2 * (WALL.gap + 0.35), z: end + 0.2 }, WALL.high, 0.2, 311 + 7 * n),
    ),
    ...domedChurch(church, -CHURCH.below, random.below(4096), lamps),
    farIsland(side * 240 - 450, 1500, 800, 62),
    farIsland(-side * 700 - 300, 2400, 900, 110),
  ];
}

/** A white arch over the lane, flowers hanging from it. */
function archOver(way: Way): Solid[] {
  const z = way.end * ARCH.at;
  const half = way.front + 0.6;
  const open = (x: number) =>
    ARCH.spring +
    (ARCH.open - ARCH.spring) * Math.sqrt(Math.max(0, 1 - (x / (way.front + 0.1)) ** 2));
  const flowers = createRandom(91);
  return [
    ...Array.from({ length: ARCH.pieces }, (_, n) => {
      const from = -half + (2 * half * n) / ARCH.pieces;
      const at = { middle: way.middle(z), z, from, to: from + (2 * half) / ARCH.pieces };
      return pieceAcross(at, 0, ARCH.deep, open, () => ARCH.top, treads);
    }),
    ...[-1.5, -0.7, 0.3].flatMap((x, n) =>
      bougainvillea([way.middle(z) + x, ARCH.top - 0.1 - 0.2 * n, z - 0.12], 0.7, 44, flowers),
    ),
  ];
}

/** How far below the lane's end the sea is. World units. */
export const SEA_BELOW = 46;

/** Whether a place of a lane's floor is beyond its end, where the sea is. */
export const isOverSea = ({ kind, end }: Way, z: number): boolean =>
  kind === 'greeklane' && z > end + 0.4;

/** The sea far below: blue, lighter in streaks of wind. */
export function seaBelow(noise: Noise, { aside, z, deep }: FloorPlace): Colour {
  const streak = smoothstep(400, 20, z) * noise.fbm(aside * 0.05, z * 0.012, 3);
  const ripple = smoothstep(3, 0.4, deep) * 0.12 * noise.at(aside * 0.9, z * 0.5);
  return scaleColour([0.05, 0.22, 0.42], 1 + 0.25 * streak + ripple);
}

/** How large the flagstones of a lane are. World units. */
const FLAG = 0.62;

/** Grey flagstones of all shapes, the joints between them painted white. */
export function flagstones({ aside, z, pixel, deep }: FloorPlace): Colour {
  const [u, v] = [aside / FLAG, z / FLAG];
  const soft = Math.max(pixel, deep) / FLAG;
  const fine = smoothstep(0.8, 0.2, soft);
  const mean: Colour = [0.67, 0.67, 0.67];
  if (fine <= 0) return mean;
  let [nearest, next, cell] = [9, 9, 0];
  for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 1; i++)
    for (let j = Math.floor(v) - 1; j <= Math.floor(v) + 1; j++) {
      const far = Math.hypot(
        u - i - 0.15 - 0.7 * chance(i, j, 1),
        v - j - 0.15 - 0.7 * chance(i, j, 2),
      );
      if (far < nearest) [next, nearest, cell] = [nearest, far, chance(i, j, 3)];
      else if (far < next) next = far;
    }
  const joint = 1 - smoothstep(0.06, 0.12 + soft, next - nearest);
  const stone = scaleColour([0.55, 0.55, 0.56], 0.82 + 0.34 * cell);
  return mixColour(mean, mixColour(stone, [0.93, 0.93, 0.91], joint), fine);
}
