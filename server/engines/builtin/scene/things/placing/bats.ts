import { createRandom, type Random } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Subject } from '../../words/idea.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { bat } from '../creatures/bat.ts';
import { wishIn } from '../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from './as-seen.ts';
import type { Planted, Stage } from './stage.ts';

/** Bats: how many, how far off (world units), how high they are as shares of the picture's height, and between which shares of the way from the horizon to the upper edge. */
const BATS = {
  count: 11,
  near: 24,
  far: 60,
  least: 0.014,
  most: 0.046,
  low: 0.28,
  high: 0.9,
} as const;
const BLACK: Colour = [0.035, 0.03, 0.04];
/** Whether bats are a flock before the sky of a place, and not what a picture is of: not counted, and named with something else. */
export const isFlockOfBats = (
  { land, idea, subjects }: Pick<Setting, 'land' | 'idea' | 'subjects'>,
  { thing, exact, size, isDressing }: Subject,
): boolean =>
  thing === 'bat' &&
  exact === undefined &&
  (size === 1 || isDressing === true) &&
  land !== 'cave' &&
  !INDOORS.includes(land) &&
  (idea.land !== null || idea.scenery !== null || subjects.some((one) => one.thing !== 'bat'));

/** A flock of bats that is named with a place; none elsewhere. */
export function flockOfBats(stage: Stage): Planted[] {
  const { setting } = stage;
  const isOne = setting.subjects.some((subject) => isFlockOfBats(setting, subject));
  return isOne ? bats(stage, createRandom(setting.random.uint32())) : [];
}

/** Bats before the sky, near and far, all over its breadth. */
export function bats(stage: Stage, random: Random): Planted[] {
  const { camera, frame, setting } = stage;
  const kinds = Array.from({ length: 4 }, (): Drawing => {
    const seed = random.uint32();
    const wish = wishIn(setting, { colour: BLACK, posture: null, tall: 0, isPortrait: false });
    return (tall) => bat({ ...wish, tall, random: createRandom(seed) });
  });
  const drafts = Array.from({ length: BATS.count }, (_, n): Draft => {
    // Most are small, and those are far off.
    const share = random.unit() ** 2;
    const z = BATS.far - (BATS.far - BATS.near) * share;
    const tall = (BATS.least + (BATS.most - BATS.least) * share) * frame.height;
    const column = (0.05 + (0.9 * (n + 0.9 * random.unit())) / BATS.count) * frame.width;
    const x = ((column - camera.centre) * z) / camera.focal;
    const up = BATS.low + (BATS.high - BATS.low) * ((n * 0.618 + 0.2 * random.unit()) % 1);
    const base = camera.height + (up * camera.horizon * z) / camera.focal;
    const draw = kinds[n % kinds.length] as Drawing;
    return { draw, x, z, base, size: (tall * z) / camera.focal };
  });
  return drawAsSeen(stage, drafts, BATS.most * frame.height);
}
