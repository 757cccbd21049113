import { createRandom } from '../../../../kernels/random.ts';
import { fords } from '../../../choices/by-the-water.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import { MOTOR_SHIPS } from '../../../words/vehicles.ts';
import { createCover, layCover } from '../../../world/cover.ts';
import { type Frame, LAND, WATER } from '../../../world/frame.ts';
import type { Waterline } from '../../../world/water/immersed.ts';
import { isStormy } from '../../../world/water/water-of.ts';
import { splash } from '../../outdoors/splash.ts';
import { placePlanted } from '../light/place-planted.ts';
import { seaRocksIn } from '../rocks/sea-rocks.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where waves break on the rock of a lighthouse: aside and toward the eye, and how high, in its heights. */
const ON_ROCK = [
  { aside: -0.44, before: 0.03, high: 0.4 },
  { aside: 0.5, before: 0.02, high: 0.28 },
  { aside: -0.34, before: -0.25, high: 0.46 },
  { aside: 0.14, before: 0.04, high: 0.1 },
  { aside: -0.12, before: 0.05, high: 0.08 },
  { aside: -0.62, before: 0.02, high: 0.09 },
] as const;
/** The same where great waves are said to break: thick plumes to both sides of the tower besides. */
const ON_ROCK_IN_SURGE = [
  ...ON_ROCK,
  { aside: -0.34, before: 0.04, high: 0.66 },
  { aside: -0.27, before: 0.05, high: 0.58 },
  { aside: -0.4, before: 0.06, high: 0.4 },
  { aside: 0.36, before: 0.04, high: 0.5 },
  { aside: 0.3, before: 0.05, high: 0.44 },
  { aside: 0.02, before: 0.07, high: 0.26 },
  { aside: -0.1, before: 0.08, high: 0.3 },
] as const;
/** The same at the bow, the stern and the side of a ship. */
const ON_SHIP = [
  { aside: 0.3, before: 0.03, high: 0.2 },
  { aside: -0.26, before: 0.03, high: 0.1 },
  { aside: 0.04, before: 0.04, high: 0.075 },
] as const;
const SHIPS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'boat',
  'galleon',
  'longship',
  'trawler',
  ...MOTOR_SHIPS,
]);
/** The same on a rock that stands in the sea. */
const ON_SEA_ROCK = [
  { aside: 0.8, before: -0.2, high: 1.35 },
  { aside: 0.5, before: 0.34, high: 0.62 },
  { aside: -0.95, before: 0.2, high: 0.6 },
  { aside: -0.2, before: 0.5, high: 0.3 },
  { aside: 1.15, before: 0.1, high: 0.46 },
] as const;
/** Who throws up spray where they meet the water on any day: how high, in their heights, how many plumes of it, how wide their belt is by where they meet it, and whether it is only behind them. */
const SPRAYING: Partial<Readonly<Record<Thing, Spraying>>> = {
  whale: { high: 0.3, count: 6, wide: 1.4 },
  dolphin: { high: 0.34, count: 4, wide: 1.1, isAtEnd: true },
  fish: { high: 0.3, count: 3, wide: 1.3 },
  swimmer: { high: 0.62, count: 3, wide: 0.8, isAtEnd: true },
  surfer: { high: 0.16, count: 4, wide: 1, isAtEnd: true },
};
/** The same of who runs through shallow water. */
const THROUGH_SHALLOWS: Spraying = { high: 0.3, count: 8, wide: 1.05 };
interface Spraying {
  readonly high: number;
  readonly count: number;
  readonly wide: number;
  readonly isAtEnd?: true;
}
/** How many break on a coast, how high they are thrown up (world units), and how near and far they are seen. */
const ON_COAST = { count: 7, least: 4, more: 7, near: 40, far: 420 } as const;
/** In how many pixels a splash is drawn, as a share of the picture's height, and at the most. */
const SHARE = 0.22;
const TALLEST = 200;

/** How much brighter spray is than a leaf in the same light: it throws back all of it. */
const WHITE: Colour = [1.28, 1.32, 1.34];
/** Up to what share of its height it goes over into the foam below. */
const MELTS = 0.16;

/** Throws up spray where the waves of a storm break on the rock of a `wished` lighthouse, on ships and along the coast, and where who leaps or swims meets the water along `met`. Call it when the water is painted. */
export function paintSplashes(
  stage: Stage,
  wished: readonly Planted[],
  met: readonly Waterline[],
): void {
  const planted = [...splashes(stage, wished), ...sprays(stage, wished, met)].sort(
    (a, b) => a.z - b.z,
  );
  if (planted.length === 0) return;
  const cover = createCover(stage.frame);
  for (const one of planted) placePlanted(stage, { ...one, tone: WHITE, melts: MELTS }, cover);
  layCover(stage.frame, cover);
}

/** How somebody sprays who is in the water; undefined: not at all. */
function sprayingOf({ subjects }: Stage['setting'], { thing }: Planted): Spraying | undefined {
  if (thing === undefined) return undefined;
  const runs = subjects.some(
    (one) => one.thing === thing && one.posture === 'running' && fords(one),
  );
  return runs ? THROUGH_SHALLOWS : SPRAYING[thing];
}

function sprays(
  { frame, camera, setting }: Stage,
  wished: readonly Planted[],
  met: readonly Waterline[],
): Planted[] {
  if (setting.idea.frozen) return [];
  const tall = Math.min(TALLEST, SHARE * frame.height);
  return wished.flatMap((one): Planted[] => {
    const spraying = sprayingOf(setting, one);
    const lines = met.filter(({ thing }) => thing.z === one.z);
    if (spraying === undefined || lines.length === 0) return [];
    const { high, count, wide, isAtEnd } = spraying;
    const random = createRandom(setting.random.uint32());
    const kinds = [0, 1].map(() => splash({ random: createRandom(random.uint32()), tall }));
    const at = (column: number) => ((column - camera.centre) * one.z) / camera.focal;
    const isLeft = one.faces === undefined ? setting.side < 0 : one.faces > 0;
    const ends = lines.map(({ from, rows }) => [at(from), at(from + rows.length)] as const);
    const [left, right] = isAtEnd
      ? ends.reduce((last, end) => (end[0] < last[0] === isLeft ? end : last))
      : [Math.min(...ends.map((end) => end[0])), Math.max(...ends.map((end) => end[1]))];
    // At the feet of who lies in the water, not along all of it.
    const belt = isAtEnd ? Math.min(right - left, 1.6 * high * one.size) : right - left;
    const middle = isLeft || !isAtEnd ? left + 0.5 * belt : right - 0.5 * belt;
    const reach = 0.5 * wide * Math.max(belt, high * one.size);
    const [first] = lines;
    const row = first?.thing.row ?? 0;
    return Array.from({ length: count }, (_, n): Planted => {
      const place = count < 2 ? 0 : (2 * n) / (count - 1) - 1;
      const size = high * one.size * (0.55 + 0.5 * random.unit()) * (1 - 0.45 * Math.abs(place));
      return {
        sprite: kinds[n % 2] as Planted['sprite'],
        x: middle + reach * (place + 0.3 * (random.unit() - 0.5)),
        z: one.z * 0.98,
        base:
          camera.height - ((row - camera.horizon + 1) * one.z * 0.98) / camera.focal - 0.1 * size,
        size,
        boost: 1,
      };
    });
  });
}

function splashes(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting, frame } = stage;
  if (setting.land !== 'sea' || !isStormy(setting) || setting.idea.frozen) return [];
  const tall = Math.min(TALLEST, SHARE * frame.height);
  const make = () => splash({ random: createRandom(setting.random.uint32()), tall });
  const kinds = [make(), make()] as const;
  const kindAt = (n: number) => kinds[n % kinds.length] ?? kinds[0];
  const onThings = wished
    .filter(
      ({ thing, isAfloat }) => isAfloat === true && (thing === 'lighthouse' || SHIPS.has(thing)),
    )
    .flatMap(({ thing, x, z, base, size }) =>
      (SHIPS.has(thing) ? ON_SHIP : setting.idea.breaker ? ON_ROCK_IN_SURGE : ON_ROCK).map(
        ({ aside, before, high }, n): Planted => ({
          sprite: kindAt(n),
          x: x + setting.side * aside * size,
          z: z - before * size,
          base: base - 0.012 * size,
          size: high * size,
          boost: 1,
        }),
      ),
    );
  const coast = shoreline(frame);
  const count = Math.min(ON_COAST.count, coast.length);
  const onCoast = Array.from({ length: count }, (_, n): Planted => {
    const at = coast[Math.floor(((n + setting.random.unit()) / count) * coast.length)] ?? 0;
    const column = at % frame.width;
    const z = frame.depth[at] ?? ON_COAST.far;
    const { camera } = stage;
    return {
      sprite: kindAt(n),
      x: ((column - camera.centre) * z) / camera.focal,
      z: z * 0.985,
      base: camera.height - (((at - column) / frame.width + 1 - camera.horizon) * z) / camera.focal,
      size: ON_COAST.least + ON_COAST.more * setting.random.unit(),
    };
  });
  const onRocks = seaRocksIn(stage, setting).flatMap(({ x, z, size }, rock) =>
    ON_SEA_ROCK.map(
      ({ aside, before, high }, n): Planted => ({
        sprite: kindAt(n + rock),
        x: x + setting.side * aside * size,
        z: z - before * size,
        base: -0.05 * size,
        size: high * size * (0.7 + 0.6 * setting.random.unit()),
        boost: 1,
      }),
    ),
  );
  return [...onThings, ...onCoast, ...onRocks];
}

/** Pixels of land with water right below them, from left to right. */
function shoreline({ kind, depth, width, height }: Frame): number[] {
  const found: number[] = [];
  for (let column = 0; column < width; column++)
    for (let row = height - 2; row >= 0; row--) {
      const at = row * width + column;
      if (kind[at] !== LAND || kind[at + width] !== WATER) continue;
      const z = depth[at] as number;
      if (z > ON_COAST.near && z < ON_COAST.far) found.push(at);
      break;
    }
  return found;
}
