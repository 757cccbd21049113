import { isAtEdge } from '../../../choices/at-edge.ts';
import { paddles } from '../../../choices/by-the-water.ts';
import { isOverRim } from '../../../choices/over-rim.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import { LIP_OF_CRAG, makeCrag, makeLedge } from '../../boulder.ts';
import { makeFloe } from '../../outdoors/ice.ts';
import { type Sprite, type SpriteSize, smallerSize } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { FOUNDED } from '../ground/settle.ts';
import { soleOf } from '../ground/sole.ts';
import type { Planted, Stage } from '../stage.ts';
import { isOnFloe } from '../stands-on.ts';

/** Puts animals onto the rock, the roof or the ice that they are named with. */
export const perched = (stage: Stage, planted: readonly Planted[]): Planted[] =>
  onFloes(stage, onCrag(stage, onRoof(stage, onRock(stage, planted))));

/** A crag by the height of who stands on it: how high it is, where on that their feet are, and how much higher than on the ground they stand. */
const CRAG = { high: 2.1, top: 0.955, lifts: 0.42, highest: 0.07 } as const;

/** Which way who stands at a cliff's edge looks: out over it. */
export const overEdge = (side: number): -1 | 1 => (side > 0 ? -1 : 1);

/** Whether a plant grows between the eye and a crag that comes from far below. */
export const growsBeforeCrag = (plant: Planted, { isCrag, x, z, size, sprite }: Planted): boolean =>
  isCrag === true &&
  plant.z < z * 1.05 &&
  Math.abs(plant.x / plant.z - x / z) <
    0.55 * ((size * sprite.width) / sprite.height / z + plant.size / plant.z);

/** How far behind the one before them each of several on a crag stands, by their height. */
const BEHIND_ON_CRAG = 0.46;
/** The stone of a canyon; elsewhere a crag is grey. */
const RED_STONE: Colour = [0.56, 0.33, 0.2];

/** Those who are named with a cliff stand on a rock of it that juts out over the valley, and comes from the side of the picture. */
function onCrag(stage: Stage, planted: readonly Planted[]): Planted[] {
  const { setting, camera } = stage;
  const walkers = planted.filter(({ thing }) => thing !== undefined && isWalker(thing));
  const [first] = walkers;
  // The rim of a canyon is the ground itself.
  const isOnRim = isOverRim(setting.idea, setting.land);
  if (isOnRim || !isAtEdge(setting.idea, setting.land) || first === undefined) return [...planted];
  const { x, z, size } = first;
  const toward = overEdge(setting.side);
  const tall = CRAG.high * size;
  const pixels = (tall * camera.focal) / z;
  const colour = setting.land === 'canyon' ? RED_STONE : null;
  const wish = wishIn(setting, { colour, posture: null, tall: pixels, isPortrait: false });
  const sprite = makeCrag(wish, toward);
  const across = (tall * sprite.width) / sprite.height;
  // All of it stays in the picture.
  const highest =
    camera.height +
    ((camera.horizon - CRAG.highest * stage.frame.height) * z) / camera.focal -
    size;
  const base = Math.min(first.base + CRAG.lifts * size, highest);
  const beneath: Planted = {
    ...{ sprite, thing: 'rock' as const, z, size: tall, isFront: true, isCrag: true as const },
    x: x - toward * LIP_OF_CRAG * across,
    base: base - CRAG.top * tall,
    ...(first.boost !== undefined && { boost: first.boost }),
  };
  const upon = walkers.map(
    (one, n): Planted => ({
      ...one,
      x: x - toward * BEHIND_ON_CRAG * size * n,
      z: z * (0.998 - 0.001 * n),
      base,
      isFront: true,
    }),
  );
  return [beneath, ...planted.filter((one) => !walkers.includes(one)), ...upon];
}

/** How wide the rock beneath an animal is by where its feet are, and how high by its height. */
const WIDE = 1.85;
const HIGH = 0.4;
/** Where on the rock's height the feet stand: its top is seen a little from above. */
const TOP = 0.7;

/** One animal that is named with one rock stands on it; all else is left as it is. */
function onRock(stage: Stage, planted: readonly Planted[]): Planted[] {
  const rocks = planted.filter(({ thing }) => thing === 'rock');
  const walkers = planted.filter(({ thing }) => thing !== undefined && isWalker(thing));
  const [rock, walker] = [rocks[0], walkers[0]];
  if (rock === undefined || walker === undefined || rocks.length + walkers.length !== 2)
    return [...planted];
  const [beneath, upon] = raised(stage, walker, makeLedge, { wide: WIDE, high: HIGH, top: TOP });
  return planted.flatMap((one) => (one === rock ? [beneath] : one === walker ? [upon] : [one]));
}

/** A floe: wide, its height that of its sprite, which shows its top from above. */
const FLOE = { wide: 5, high: 0.56, top: 0.6 } as const;

/** A floe that carries several: how far apart they stand at the least, how far it is to reach beyond the outer ones and how wide it is, with the pieces beside it, by what those on it need, how high it is and how much nearer to its edge every other one stands, all by their height; how much larger than each on a floe of its own they are; how wide it is at the most, as a share of what the picture shows there. */
const SHARED = {
  apart: 0.82,
  beyond: 1.1,
  carries: 1.5,
  high: 0.84,
  nearer: 0.12,
  most: 0.94,
  larger: 1.4,
} as const;

/** Animals that stand in a cold sea stand on a floe: one large one where they are several. */
function onFloes(stage: Stage, planted: readonly Planted[]): Planted[] {
  const afloat = planted.filter(
    ({ thing }) =>
      thing !== undefined &&
      isOnFloe(stage.setting, { thing }) &&
      !stage.setting.subjects.some((one) => one.thing === thing && paddles(one)),
  );
  if (afloat.length > 1)
    return [...planted.filter((one) => !afloat.includes(one)), ...onOneFloe(stage, afloat)];
  return planted.flatMap((one) =>
    afloat.includes(one) ? raised(stage, one, makeFloe, FLOE) : [one],
  );
}

/** Those who stand side by side on one floe, which is in the middle of where they are. */
function onOneFloe({ setting, camera, frame }: Stage, afloat: readonly Planted[]): Planted[] {
  const mean = (of: (one: Planted) => number): number =>
    afloat.reduce((sum, one) => sum + of(one), 0) / afloat.length;
  const z = Math.min(...afloat.map((one) => one.z));
  const base = mean((one) => one.base);
  const seen = (SHARED.most * frame.width * z) / camera.focal;
  const natural = Math.max(...afloat.map(({ size }) => size));
  // Those who are longer than they are high stand farther apart.
  const apart = Math.max(
    SHARED.apart,
    ...afloat.map(({ sprite: { width, height } }) => width / height),
  );
  const share = apart * (afloat.length - 1) + 2 * SHARED.beyond;
  const size = Math.min(SHARED.larger * natural, seen / share);
  const high = SHARED.high * size;
  const x = Math.max(-1, Math.min(1, mean((one) => one.x / one.z) * 6)) * 0.04 * seen;
  const pixels = (high * camera.focal) / z;
  const wish = wishIn(setting, { colour: null, posture: null, tall: pixels, isPortrait: false });
  const [first] = afloat;
  const sprite = makeFloe(wish, (share * size) / high);
  // Seen from above it is deep, and so less wide than it was asked for.
  const needed = SHARED.carries * (apart * (afloat.length - 1) + 1);
  const tall = Math.max(high, (needed * size * sprite.height) / sprite.width);
  const beneath: Planted = {
    ...{ sprite, thing: 'rock' as const, x, z, base, size: tall },
    ...(first?.boost !== undefined && { boost: first.boost }),
  };
  const ordered = afloat.toSorted((a, b) => a.x / a.z - b.x / b.z);
  const upon = ordered.map((one, n): Planted => {
    const aside = (n - (ordered.length - 1) / 2) * apart * size;
    const up = FLOE.top * tall - (n % 2) * SHARED.nearer * size;
    // What flies before one leaves its feet aside of its sprite's middle.
    const { left, right } = soleOf(smallerSize(one.sprite));
    const own = (size * one.sprite.width) / one.sprite.height;
    const off = ((left + right) / 2) * own * (one.size / natural);
    return {
      ...one,
      ...{ x: x + aside - off, z: z * (0.998 - 0.001 * (n % 2)), base: base + up },
      size: one.size * (size / natural),
    };
  });
  return [beneath, ...upon];
}

type Make = (wish: Wish, ratio: number) => Sprite;

/** The least width that counts for one who stands on something, by the height. */
const NARROW = 0.42;

/** What is made to stand on, and who stands on it. */
function raised(
  { setting, camera }: Stage,
  walker: Planted,
  make: Make,
  {
    wide: share,
    high,
    top,
  }: { readonly wide: number; readonly high: number; readonly top: number },
): [Planted, Planted] {
  const { x, z, base, size, sprite } = walker;
  const { left, right } = soleOf(smallerSize(sprite));
  const across = (size * sprite.width) / sprite.height;
  // Who stands on a narrow foot needs more to stand on than that.
  const wide = share * Math.max((right - left) * across, NARROW * size);
  const tall = high * size;
  const pixels = (tall * camera.focal) / z;
  const wish = wishIn(setting, { colour: null, posture: null, tall: pixels, isPortrait: false });
  const beneath: Planted = {
    sprite: make(wish, wide / tall),
    thing: 'rock',
    x: x + ((left + right) / 2) * across,
    z,
    base,
    size: tall,
    ...(walker.boost !== undefined && { boost: walker.boost }),
  };
  return [beneath, { ...walker, z: z * 0.998, base: base + top * tall }];
}

/** How tall an animal on a roof is at the most, by the height of the house. */
const ON_ROOF = 0.4;

/** Animals and people of whom it is said that they are on the roof of a house that is there are on its ridge; a tower of iron has none. */
function onRoof({ setting, camera }: Stage, planted: readonly Planted[]): Planted[] {
  const house = planted.find(
    ({ thing }) => thing !== undefined && FOUNDED.has(thing) && thing !== 'irontower',
  );
  if (setting.idea.perch !== 'roof' || house === undefined) return [...planted];
  const ridge = ridgeOf(smallerSize(house.sprite));
  const wide = (house.size * house.sprite.width) / house.sprite.height;
  const nearer = 0.985;
  let taken = 0;
  return planted.map((one) => {
    if (one.thing === undefined || !isWalker(one.thing)) return one;
    const across = ridge.across + (taken++ % 2 === 0 ? 1 : -1) * 0.1 * Math.ceil(taken / 2 - 0.5);
    const up = house.base + house.size * (ridge.up - 0.012);
    const size = Math.min(one.size * (house.z / one.z), ON_ROOF * house.size);
    return {
      ...one,
      x: (house.x + across * wide) * nearer,
      z: house.z * nearer,
      base: camera.height - (camera.height - up) * nearer,
      size: size * nearer,
    };
  });
}

/** How far to both sides a ridge must be level, as a share of the width, and how much height counts beside that. */
const LEVEL = 0.08;
const HEIGHT_COUNTS = 0.3;

/** Where a building's roof is level and high: across from its middle, and above its lower edge, as shares. */
function ridgeOf({ width, height, rgba }: SpriteSize): { across: number; up: number } {
  const tops = Array.from({ length: width }, (_, column) => topOf(rgba, width, height, column));
  const step = Math.max(1, Math.round(LEVEL * width));
  let best = { across: 0, up: 1 };
  let least = Number.POSITIVE_INFINITY;
  for (let column = step; column < width - step; column++) {
    const around = tops.slice(column - step, column + step + 1);
    const [low, high] = [Math.min(...around), Math.max(...around)];
    const cost = high - low + HEIGHT_COUNTS * (1 - low);
    if (cost >= least) continue;
    least = cost;
    best = { across: (column + 0.5) / width - 0.5, up: tops[column] ?? 1 };
  }
  return best;
}

/** How high a column of a sprite reaches, as a share of its height. */
function topOf(rgba: Float32Array, width: number, height: number, column: number): number {
  for (let row = 0; row < height; row++)
    if ((rgba[(row * width + column) * 4 + 3] as number) > 0.5) return 1 - row / height;
  return 0;
}
