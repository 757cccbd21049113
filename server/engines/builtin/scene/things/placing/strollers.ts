import { createRandom } from '../../../kernels/random.ts';
import type { Held } from '../../words/held.ts';
import type { Colour } from '../../words/idea.ts';
import type { Posture, Trait } from '../../words/trait.ts';
import { lookUp } from '../../world/height-map.ts';
import { wayOf } from '../../world/street/way.ts';
import { underUmbrella } from '../creatures/pastimes/umbrella.ts';
import { person } from '../creatures/person.ts';
import { withSkin } from '../subject-light.ts';
import { wishIn } from '../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from './as-seen.ts';
import type { Planted, Stage } from './stage.ts';

/** Somebody in the streets of a town: how tall, world units, and in what colour. */
export interface Stroller {
  readonly traits: readonly Trait[];
  readonly tall: number;
  readonly colour: Colour;
  /** Missing: every other one stands, the rest walk. */
  readonly posture?: Posture | null;
  /** What is in the hands; missing: nothing. */
  readonly holds?: Held;
}

/** Who is there unless others are said to be. */
export const PEOPLE: readonly Stroller[] = [
  { traits: ['woman'], tall: 1.68, colour: [0.62, 0.16, 0.2] },
  { traits: [], tall: 1.78, colour: [0.22, 0.34, 0.5] },
  { traits: ['old'], tall: 1.68, colour: [0.5, 0.46, 0.38] },
  { traits: ['woman'], tall: 1.7, colour: [0.85, 0.68, 0.24] },
  { traits: ['child'], tall: 1.15, colour: [0.3, 0.5, 0.3] },
  { traits: [], tall: 1.82, colour: [0.8, 0.78, 0.72] },
  { traits: ['woman'], tall: 1.66, colour: [0.3, 0.46, 0.52] },
];

/** More of those in a crowd. */
const MORE: readonly Stroller[] = [
  { traits: ['woman'], tall: 1.64, colour: [0.2, 0.44, 0.34] },
  { traits: [], tall: 1.76, colour: [0.5, 0.2, 0.16] },
  { traits: ['girl'], tall: 1.4, colour: [0.86, 0.5, 0.56] },
  { traits: ['bearded'], tall: 1.8, colour: [0.24, 0.27, 0.24] },
  { traits: ['woman', 'old'], tall: 1.6, colour: [0.5, 0.4, 0.56] },
];

/** Who is there where many are, so that few are seen twice. */
export const MANY: readonly Stroller[] = [...PEOPLE, ...MORE];

/** Where a crowd is: from how near to how far, how far from one to the next, and how far from the middle of the way. World units. */
export interface Crowd {
  readonly near: number;
  readonly far: number;
  readonly apart: number;
  /** Up to so far to both sides; or `from` and `to` on both. */
  readonly aside?: number;
  readonly from?: number;
  readonly to?: number;
  /** Whether they are all over the way, wherever it is seen; missing: some stand at its sides, some walk in the middle. */
  readonly fills?: true;
}

/** Of how many a near one is seen, and from where on all are. World units. */
const NEAR_KINDS = 6;
const ALL_FROM = 12;

/** The share of the picture's height that one is drawn in at the most. */
export const MOST = 0.4;

/** How much higher somebody is with an umbrella. */
const COVERED = 1.3;

/** One of those who are about, drawn as large as is asked for. */
export interface Kind {
  readonly size: number;
  readonly draw: Drawing;
}

/** Draws people as they are about: some stand, some walk, in rain most under umbrellas. */
export function kindsOf({ frame, setting }: Stage, people: readonly Stroller[]): Kind[] {
  const { random, weather } = setting;
  const isWet = weather === 'rain' || weather === 'storm';
  return people.map(({ traits, tall, colour, posture, holds }, n) => {
    // Not all have one, and nobody who needs both hands.
    const isUnder = isWet && n % 3 !== 2 && holds === undefined;
    const size = tall * (isUnder ? COVERED : 1);
    const wish = wishIn(setting, {
      colour,
      posture: posture ?? (n % 2 === 0 && !isUnder ? 'standing' : 'walking'),
      traits,
      nth: n,
      tall: MOST * frame.height,
      isPortrait: n % 3 === 1,
    });
    const rays = withSkin(wish.rays, setting);
    const own = {
      ...{ ...wish, rays, random: createRandom(random.uint32()) },
      ...(holds && { holds: { thing: holds, colour: null } }),
    };
    const draw: Drawing = (tall) => (isUnder ? underUmbrella : person)({ ...own, tall });
    return { size, draw };
  });
}

/** How wide somebody is, by the height. */
const WIDE = 0.42;
/** How far to either side anybody reaches, in heights of them, with all that is carried. */
const REACH = 0.6;

/** The place aside of somebody whom the picture's side would cut: wholly in it, or wholly beside it, whichever is nearer. World units. */
function wholly({ frame, camera }: Stage, x: number, z: number, size: number): number {
  const half = (WIDE / 2) * size;
  const [left, right] = [-camera.centre, frame.width - camera.centre].map(
    (column) => (column * z) / camera.focal,
  ) as [number, number];
  const side = [left, right].find((one) => Math.abs(x - one) < half);
  return side === undefined ? x : side + (x < side ? -half : half);
}

const within = (share: number, low: number, high: number): number => low + (high - low) * share;

/** People in a street of a town, some of them going somewhere, some standing at its sides. */
export function strollers(
  stage: Stage,
  crowds: readonly Crowd[],
  people: readonly Stroller[] = MANY,
): Planted[] {
  const { frame, map, setting } = stage;
  const { random } = setting;
  const way = wayOf(setting);
  const kinds = kindsOf(stage, people);
  const drafts = crowds.flatMap(({ near, far, apart, aside = 0, from, to, fills }) => {
    const all: Draft[] = [];
    const end = Math.min(far, way.end - 3);
    for (let z = near, n = random.below(kinds.length); z < end; n++) {
      const isOfFew = z < ALL_FROM && fills === undefined;
      const kind = kinds[
        n % (isOfFew ? Math.min(NEAR_KINDS, kinds.length) : kinds.length)
      ] as (typeof kinds)[number];
      // Whoever stands is before the goods, whoever walks is in the middle.
      const side = random.unit() < 0.5 ? -1 : 1;
      const share = n % 2 === 0 ? 0.75 + 0.25 * random.unit() : 0.7 * random.unit();
      const off =
        from !== undefined && to !== undefined ? from + (to - from) * share : aside * share;
      const middle = way.middle(z);
      const seen = (stage.frame.width * z) / stage.camera.focal / 2;
      const x =
        fills === undefined
          ? middle + side * off
          : within(random.unit(), Math.max(middle - aside, -seen), Math.min(middle + aside, seen));
      const size = kind.size * (0.95 + 0.1 * random.unit());
      const at = wholly(stage, x, z, size);
      const base = lookUp(map.heights, at, z);
      const tone = 0.82 + 0.3 * random.unit();
      all.push({
        ...{ draw: kind.draw, x: at, z, base, size, reach: REACH },
        ...{ casts: true, boost: 1.05, tone: [tone, tone, tone] },
      });
      z += apart * (0.4 + 1.2 * random.unit()) * Math.max(1, 11 / z);
    }
    return all;
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
