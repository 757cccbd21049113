import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { bat, WINGBEATS } from '../../creatures/beasts/bat.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** Bats: how many, how far off (world units), how high they are as shares of the picture's height, and between which shares of the way from the horizon to the upper edge. */
const BATS = {
  count: 11,
  near: 24,
  far: 60,
  least: 0.012,
  most: 0.038,
  low: 0.28,
  high: 0.9,
} as const;
const BLACK: Colour = [0.035, 0.03, 0.04];
/** How much higher than one that glides the highest of them looks. */
const TALLEST = Math.max(...WINGBEATS.map(({ tall }) => tall));

/** How much larger those are that are counted, which are fewer. */
const COUNTED = 1.7;

/** Whether bats are a flock before the sky of a place, and not what a picture is of: named with something else, or with a place if they are not counted. */
export const isFlockOfBats = (
  { land, idea, subjects }: Pick<Setting, 'land' | 'idea' | 'subjects'>,
  { thing, exact, size, isDressing }: Subject,
): boolean =>
  thing === 'bat' &&
  (size === 1 || isDressing === true) &&
  land !== 'cave' &&
  !INDOORS.includes(land) &&
  (subjects.some((one) => one.thing !== 'bat') ||
    (exact === undefined && (idea.land !== null || idea.scenery !== null)));

/** A flock of bats that is named with a place; none elsewhere. */
export function flockOfBats(stage: Stage): Planted[] {
  const { setting } = stage;
  const flock = setting.subjects.find((subject) => isFlockOfBats(setting, subject));
  if (flock === undefined) return [];
  const random = createRandom(setting.random.uint32());
  return bats(stage, random, flock.exact === undefined ? undefined : flock.count);
}

/** Bats before the sky, near and far, all over its breadth: so many as are counted, or a flock. */
export function bats(stage: Stage, random: Random, counted?: number): Planted[] {
  const { camera, frame, setting } = stage;
  const kinds = WINGBEATS.map((beat, nth): { readonly draw: Drawing; readonly tall: number } => {
    const seed = random.uint32();
    const look = { colour: BLACK, posture: null, tall: 0, isPortrait: false, nth };
    const wish = wishIn(setting, look);
    return {
      draw: (tall) => bat({ ...wish, tall, random: createRandom(seed) }),
      tall: beat.tall,
    };
  });
  const count = counted ?? BATS.count;
  const most = frame.height * (counted === undefined ? 1 : COUNTED);
  const drafts = Array.from({ length: count }, (_, n): Draft => {
    // Most are small, and those are far off.
    const share = random.unit() ** 2;
    const z = BATS.far - (BATS.far - BATS.near) * share;
    const kind = kinds[n % kinds.length] as (typeof kinds)[number];
    const tall = (BATS.least + (BATS.most - BATS.least) * share) * most * kind.tall;
    const column = (0.05 + (0.9 * (n + 0.9 * random.unit())) / count) * frame.width;
    const x = ((column - camera.centre) * z) / camera.focal;
    const up = BATS.low + (BATS.high - BATS.low) * ((n * 0.618 + 0.2 * random.unit()) % 1);
    const base = camera.height + (up * camera.horizon * z) / camera.focal;
    return { draw: kind.draw, x, z, base, size: (tall * z) / camera.focal };
  });
  return drawAsSeen(stage, drafts, BATS.most * TALLEST * most);
}
