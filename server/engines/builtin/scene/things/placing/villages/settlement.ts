import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Idea } from '../../../words/idea.ts';
import type { Settled } from '../../../words/place.ts';
import type { Thing } from '../../../words/thing.ts';
import { type HeightMap, lookUp } from '../../../world/height-map.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { church } from '../../buildings/church.ts';
import { buildHouse } from '../../buildings/homes/house.ts';
import { planHouseIn } from '../../buildings/homes/house-of-land.ts';
import { heightOfPlan } from '../../buildings/homes/house-plan.ts';
import { yurt } from '../../buildings/homes/yurt.ts';
import { igloo } from '../../outdoors/ice.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { hearthSmoke } from '../air/hearth-smoke.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import { villageLane } from '../ground/ways-to.ts';
import type { Yard } from '../ground/yard.ts';
import { landScale } from '../size/how-large.ts';
import type { Planted, Stage } from '../stage.ts';
import { christmasVillage } from './christmas-village.ts';

/** How houses stand together: the nearest and the farthest, from one to the next, and the share of places that is built on. World units. */
interface Pattern {
  readonly near: number;
  readonly far: number;
  readonly apart: number;
  readonly built: number;
}

const PATTERNS: Readonly<Record<Settled, Pattern>> = {
  village: { near: 34, far: 150, apart: 13, built: 0.36 },
  town: { near: 16, far: 300, apart: 10.5, built: 0.76 },
};
/** Where a harbour's town begins: behind its water. */
const BEHIND_WATER = 74;
/** Height of a house as high as a model's unit and of a church, and the most in pixels that one is drawn. World units. */
const UNIT = 8.4;
const CHURCH = 19;
const TALLEST = 190;
/** How many different houses there are. */
const KINDS: Readonly<Record<Settled, number>> = { village: 6, town: 10 };
/** Trees that a village gathers around: where one is named, its houses begin behind it, so far off; world units. */
const GATHERED_AROUND: ReadonlySet<Thing> = new Set<Thing>(['tree', 'swingtree', 'treehouse']);
const BEHIND_TREE = 42;
/**
 * Houses along a village's lane: the nearest and the farthest, from one to the next, how far their middles are beside
 * its own, and from which other house no nearer one stands. World units.
 */
const ALONG_LANE = { near: 19, far: 86, apart: 11.5, beside: 8.2, loose: 1.6, clear: 9.5 } as const;
/** Up to how far aside a lane is looked for, world units. */
const LANE_WITHIN = 16;
/** Where a house has no lane, from its middle aside; world units. */
const BESIDE_LANE = [-6, -3, 0, 3, 6] as const;
/** Ground that rises more than this from side to side of a house carries none. */
const STEEPEST = 0.75;
/** What a village is built of that its prompt names: in place of houses, and how high that is, world units. */
const HOMES: Readonly<Partial<Record<Thing, Home>>> = {
  igloo: { draw: igloo, high: 4.2 },
  yurt: { draw: yurt, high: 5 },
};

interface Home {
  readonly draw: (wish: Wish) => Sprite;
  readonly high: number;
}

/** A house that is built more than once, and its height, world units. */
interface Kind {
  readonly draw: Drawing;
  readonly high: number;
}

/** The houses of a village or a town, and its church. */
export function settlement(stage: Stage): Planted[] {
  const { frame, camera, map, setting } = stage;
  const { idea, random, land } = setting;
  // A street has its houses already, and those above the clouds stand on their island.
  if (idea.settled === null || land === 'street' || land === 'clouds') return [];
  const pattern = PATTERNS[idea.settled];
  const near = land === 'harbour' ? BEHIND_WATER : pattern.near;
  const scale = landScale(idea);
  const wish = wishIn(setting, {
    colour: null,
    posture: null,
    tall: Math.min(TALLEST, (UNIT * scale * camera.focal) / near),
    isPortrait: false,
  });
  const home = homeOf(idea);
  const kinds =
    home === undefined
      ? kindsOf(own(wish, random), idea.settled, scale, land === 'harbour', idea.homeland)
      : homesOf(home, wish, scale);
  const choose = createChoice(kinds, random);
  const front = land === 'harbour' ? waterfront(stage, choose) : [];
  const houses: Draft[] = [];
  const first = land === 'harbour' ? near + pattern.apart : near;
  const half = (0.62 * frame.width) / camera.focal;
  const lane = villageLane(setting);
  const along = lane === null ? [] : alongLane(stage, lane, choose);
  for (let z = first; z < Math.max(pattern.far, near + 170); z += pattern.apart * 0.9) {
    for (let left = -z * half; left < z * half; left += pattern.apart) {
      const x = left + (random.unit() - 0.5) * pattern.apart * 0.5;
      const atZ = z + (random.unit() - 0.5) * pattern.apart * 0.4;
      const isBuilt = random.unit() < pattern.built;
      const kind = choose();
      const varied = kind.high * (0.88 + 0.24 * random.unit());
      const tone = toneOf(random);
      const isOnLane = lane !== null && BESIDE_LANE.some((dx) => lane(x + dx, atZ) > 0);
      if (!isBuilt || isOnLane || !carries(map, setting, x, atZ)) continue;
      if (along.some((one) => Math.hypot(one.x - x, one.z - atZ) < ALONG_LANE.clear)) continue;
      const base = lookUp(map.heights, x, atZ) - 0.4;
      houses.push({ draw: kind.draw, x, z: atZ, base, size: varied, tone, boost: 1 });
    }
  }
  const built = drawAsSeen(stage, [...along, ...houses], TALLEST);
  const festive = lane === null ? [] : christmasVillage(stage, (z) => middleOf(lane, z), along);
  const smoke =
    idea.settled === 'village' && home === undefined && (setting.snowy || idea.smoking)
      ? hearthSmoke(stage, built.slice(0, along.length))
      : [];
  const planted = [...front, ...built].map((one): Planted => ({ ...one, isHome: true }));
  const besides = [...smoke, ...festive];
  // One that was asked for is there already.
  const isAsked = idea.subjects.some(({ thing }) => thing === 'church');
  const isChurchless = idea.homeland !== null && idea.homeland !== 'russian';
  if (isAsked || isChurchless || home !== undefined) return [...planted, ...besides];
  return [...withChurch(planted, own(wish, random), scale), ...besides];
}

/** Houses on both sides of a lane that leads from the eye into its village: there one is in it, not before it. */
function alongLane({ map, setting }: Stage, lane: Yard, choose: () => Kind): Draft[] {
  const { random } = setting;
  const { far, apart, beside, loose } = ALONG_LANE;
  const isAroundTree = setting.idea.subjects.some(
    ({ thing, count }) => count === 1 && GATHERED_AROUND.has(thing),
  );
  const near = isAroundTree ? BEHIND_TREE : ALONG_LANE.near;
  return [-1, 1].flatMap((hand) => {
    const houses: Draft[] = [];
    // Gables do not face each other like soldiers.
    for (let z = near + (hand === setting.side ? 0.55 * apart : 0); z < far; z += apart) {
      const [kind, aside, varied] = [choose(), random.unit(), random.unit()];
      const tone = toneOf(random);
      const x = middleOf(lane, z) + hand * (beside + loose * aside);
      if (!carries(map, setting, x, z)) continue;
      const base = lookUp(map.heights, x, z) - 0.4;
      const size = kind.high * (0.88 + 0.2 * varied);
      houses.push({ draw: kind.draw, x, z, base, size, tone, boost: 1 });
    }
    return houses;
  });
}

/** How far aside the middle of a lane is at a distance, world units. */
function middleOf(lane: Yard, z: number): number {
  let [sum, weight] = [0, 0];
  for (let x = -LANE_WITHIN; x <= LANE_WITHIN; x += 0.5) {
    const share = lane(x, z);
    sum += share * x;
    weight += share;
  }
  return weight > 0 ? sum / weight : 0;
}

/** What a village's prompt says that its homes are, other than houses. */
function homeOf({ subjects, settled }: Idea): Home | undefined {
  if (settled !== 'village') return undefined;
  return subjects.map(({ thing }) => HOMES[thing]).find((home) => home !== undefined);
}

/** Homes of one kind that are not all alike. */
const homesOf = ({ draw, high }: Home, wish: Wish, scale: number): Kind[] =>
  Array.from({ length: 3 }, (_, n) => {
    const one = own(wish, wish.random);
    return { draw: (tall) => draw({ ...one, tall }), high: high * (0.88 + 0.12 * n) * scale };
  });

/** The different houses of a place. */
function kindsOf(
  wish: Wish,
  settled: Settled,
  scale: number,
  isMeasured: boolean,
  homeland: Idea['homeland'],
): Kind[] {
  return Array.from({ length: KINDS[settled] }, (_, n) => {
    const one = own(wish, wish.random);
    const plan = planHouseIn(homeland, one.random, settled, n, null);
    const high = heightOfPlan(plan);
    const draw: Drawing = (tall) => buildHouse({ ...one, tall }, plan);
    // Side by side along a harbour they are measured by their sprites; what is higher is drawn as much larger.
    const sprite = isMeasured ? draw(Math.min(TALLEST, one.tall * high)) : null;
    return { draw: sprite === null ? draw : () => sprite, high: high * UNIT * scale };
  });
}

/** Chooses among houses so that one is never the same as one of the two before it. */
function createChoice(kinds: readonly Kind[], random: Random): () => Kind {
  let [last, before] = [-1, -1];
  return () => {
    let next = random.below(kinds.length);
    while (next === last || next === before) next = (next + 1) % kinds.length;
    [before, last] = [last, next];
    return kinds[next] as Kind;
  };
}

/** No two walls have faded alike. */
function toneOf(random: Random): Colour {
  const [tone, warm] = [0.88 + 0.24 * random.unit(), 0.07 * (random.unit() - 0.5)];
  return [tone * (1 + warm), tone, tone * (1 - warm)];
}

/** How far along the shore of a harbour one looks for its edge, and how houses stand there. World units. */
const SHORE = { from: 58, to: 130, behind: 5 } as const;

/** Houses side by side along the far shore of a harbour. */
function waterfront({ frame, camera, map, setting }: Stage, choose: () => Kind): Planted[] {
  const { random } = setting;
  const half = ((0.6 * frame.width) / camera.focal) * SHORE.to;
  const planted: Planted[] = [];
  for (let left = -half; left < half; ) {
    const { draw, high } = choose();
    const sprite = draw(TALLEST);
    const size = high * (0.9 + 0.2 * random.unit());
    const wide = (size * sprite.width) / sprite.height;
    const x = left + wide / 2;
    // Here and there an alley leads up the hill.
    left += wide * (random.unit() < 0.15 ? 1.25 : 0.86);
    const shore = shoreAt(map, x);
    if (shore === null) continue;
    const z = shore + SHORE.behind + 1.5 * random.unit();
    const base = lookUp(map.heights, x, z) - 0.3;
    planted.push({ sprite, x, z, base, size, tone: toneOf(random), boost: 1 });
  }
  return planted;
}

/** How far the first dry ground beyond the water is; null where there is none. */
function shoreAt({ heights }: HeightMap, x: number): number | null {
  for (let z = SHORE.from; z < SHORE.to; z += 1)
    if (lookUp(heights, x, z) > 1 && lookUp(heights, x, z - 6) < 0) return z;
  return null;
}

const own = (wish: Wish, random: Random): Wish => ({
  ...wish,
  random: createRandom(random.uint32()),
});

/** In place of the house that stands closest to the middle of the view there is a church. */
function withChurch(houses: readonly Planted[], wish: Wish, scale: number): Planted[] {
  const far = houses.filter(({ z }) => z > 50);
  const middle = far.toSorted((a, b) => Math.abs(a.x / a.z) - Math.abs(b.x / b.z))[0];
  if (middle === undefined) return [...houses];
  const sprite: Sprite = church(wish);
  return [...houses.filter((one) => one !== middle), { ...middle, sprite, size: CHURCH * scale }];
}

/** Whether a house can stand at a place: on dry, even ground beside the ways. */
function carries({ heights }: HeightMap, setting: Setting, x: number, z: number): boolean {
  const at = (dx: number, dz: number) => lookUp(heights, x + dx, z + dz);
  const base = at(0, 0);
  if (base < 1.2 || base > 120) return false;
  const slope = Math.max(Math.abs(at(4, 0) - at(-4, 0)), Math.abs(at(0, 4) - at(0, -4))) / 8;
  const isWay = [-3, 0, 3].some((dx) => pathAt(setting, x + dx, z) > 0);
  return slope < STEEPEST && !isWay;
}
