import { createRandom } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import { LAND } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { lightInGlass } from '../../objects/light-in-glass.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { kindOf, turnOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** How many candles are in the picture about, from where to where they stand, and how high one is in its glass. World units. */
const FIELD = { count: 130, near: 4.2, far: 46, high: 0.4 } as const;
/** How near the middle of the view no candle stands, for each unit ahead: a lane is left. */
const LANE = 0.045;

/** Where the ground rises by more than this within a unit, or lies so much higher or lower than before the eye, none stand. World units. */
const STEEP = 0.45;
const HIGHEST = 2.4;

/** One in so many stands for the light of those around it. */
const LIGHTS = 7;

/** Whether candles that were asked for stand in the open in number, or around something larger. */
export const isCandleField = (
  { land, subjects, idea }: Pick<Setting, 'land' | 'subjects' | 'idea'>,
  { thing, count, on }: Subject,
): boolean =>
  thing === 'candle' &&
  on === undefined &&
  !INDOORS.includes(land) &&
  (count > 1 || idea.scenery !== null || subjects.some((one) => one.thing !== 'candle'));

/** Candles in glasses all over the ground, a lane left between them; none where none were asked for. */
export function candleField(stage: Stage): Planted[] {
  const { setting, frame, camera, map } = stage;
  if (!setting.subjects.some((one) => isCandleField(setting, one))) return [];
  const random = createRandom(setting.random.uint32());
  const kinds = Array.from({ length: 3 }, () => kindOf(stage, lightInGlass));
  const half = frame.width / 2 / camera.focal;
  const drafts = Array.from({ length: FIELD.count }, (_, n): Draft => {
    // As many for each step of depth as are seen in it.
    const z = FIELD.near * (FIELD.far / FIELD.near) ** random.unit();
    const aside = LANE + (1.05 * half - LANE) * random.unit();
    const x = z * aside * (n % 2 === 0 ? 1 : -1);
    const size = FIELD.high * (0.8 + 0.4 * random.unit());
    return {
      draw: turnOf(kinds, n),
      ...{ x, z, size, boost: 1.25 },
      base: lookUp(map.heights, x, z) - 0.02,
    };
  });
  // Not on cliffs, nor on what stands there.
  const isLevel = ({ x, z }: Draft): boolean =>
    [-1, 1].every(
      (by) => Math.abs(lookUp(map.heights, x + by, z) - lookUp(map.heights, x, z)) < STEEP,
    ) && Math.abs(lookUp(map.heights, x, z) - lookUp(map.heights, 0, FIELD.near)) < HIGHEST;
  const isOnLand = ({ x, z, base }: Draft): boolean => {
    const column = Math.round(camera.centre + (x * camera.focal) / z);
    const row = Math.round(camera.horizon + ((camera.height - base) * camera.focal) / z);
    const isSeen = column >= 0 && column < frame.width && row >= 0 && row < frame.height;
    return isSeen && frame.kind[row * frame.width + column] === LAND;
  };
  // Each of them would cost as much as all the others to light the ground.
  return drawAsSeen(
    stage,
    drafts.filter((one) => isLevel(one) && isOnLand(one)),
    0.2 * frame.height,
  ).map((one, n) => (n % LIGHTS === 0 ? { ...one, gives: 'candles' } : one));
}
