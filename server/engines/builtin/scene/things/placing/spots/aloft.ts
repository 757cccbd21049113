import { clamp } from '../../../arithmetic.ts';
import { fliesOverBuilding } from '../../../choices/over-buildings.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { isAtFlower } from '../../creatures/insects/at-flower.ts';
import { isOverGulf } from '../own-places/over-gulf.ts';
import { isBust } from '../size/about.ts';
import { heightOf } from '../size/how-large.ts';
import { FLITS } from '../size/pet-share.ts';
import type { Among, Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';
import { footingOf, SWIMS } from '../stands-on.ts';
import { feetBeside } from './one-ground.ts';
import type { PlaceAmong } from './place-among.ts';

/** How far things in the air are, world units. */
const ALOFT = 3;

/** How far down head and shoulders reach, as a share of the picture: the edge of a chest is not seen. */
const BUST_ENDS = { person: 1.03, animal: 1.14 } as const;

/** How much higher than the lowest eagle the others soar, as a share of its height. */
const SPREAD = 0.45;

/** How far down the picture the basket of a balloon is in which somebody is. */
const IN_BALLOON = 0.94;

/** How far down the picture a rope is that is stretched across all of it. */
const ON_ROPE = 0.5;

/** How far down the picture the feet of somebody beneath a parachute are. */
const BENEATH_PARACHUTE = 0.66;

/** How far down the picture what swims in open water is, and how much higher one kind and one of a kind is than the next, so that none hides the other. */
const DEEP = 0.76;
const ABOVE = 0.55;
const OTHERS = 0.27;

/** What flies high, before the sky. */
const SOARING: ReadonlySet<Thing> = new Set<Thing>([
  'soaringeagle',
  'flyingbird',
  'dragon',
  'pterosaur',
]);

/** How far down the picture the feet of the lowest beast on the wing are. */
const ON_WING = 0.56;

/** The same of what lives in the sea and swims through the air: about the horizon. */
const IN_AIR = { lowest: 0.5, highest: 0.4 } as const;

/** Where the feet of the lowest are that fly over a building, as a share of the sky from above, and how far aside of it. */
const OVER_BUILDING = { row: 0.6, aside: 0.4 } as const;

/** Whether it is a beast with wings that is said to fly. */
const isOnWing = ({ thing, posture, traits = [] }: Subject): boolean =>
  posture === 'flying' &&
  isWalker(thing) &&
  (traits.includes('winged') || traits.includes('griffin'));

/** Where the lowest of the bats fly, as a share of the sky from above: all of them are outlines before it. */
const BEFORE_SKY = 0.84;

/** Where cars fly, in shares of the picture, and how large each is beside the nearest. */
const FLYING_LANES = [
  { column: 0.3, row: 0.5, share: 1 },
  { column: 0.7, row: 0.34, share: 0.62 },
  { column: 0.52, row: 0.24, share: 0.4 },
  { column: 0.84, row: 0.52, share: 0.52 },
  { column: 0.4, row: 0.3, share: 0.3 },
] as const;

/** How far below the horizon of a sea of clouds things have their feet, as a share of the picture's height. */
const ON_CLOUDS = 0.17;

/** How far down the picture lanterns on a cord hang. */
const OVERHEAD = 0.36;

/** How high what flits is beside somebody or an animal, as a share of how high they are; and how much farther aside, in widths of the picture: before their eyes, and before nobody's body. */
const BESIDE = { up: 0.62, aside: 0.14 } as const;

/** Where the foot of a kite's string and of a flower's stem is, as a share of the picture's height: both go on below it. */
const BELOW = 1.02;

/** Where one of a kind is that stands on no ground: in the air, in open water, on clouds, or cut off by the picture's lower edge; null: it stands on some. */
export function findAloft(
  stage: Stage,
  subject: Subject,
  { middle, index }: Among,
  { column, down }: PlaceAmong,
): Spot | null {
  const { frame, camera, setting } = stage;
  const { thing, traits = [] } = subject;
  // Shoulders go on below the picture.
  if (isBust(setting.idea, subject)) {
    const below = thing === 'person' ? BUST_ENDS.person : BUST_ENDS.animal;
    return aloft(below * frame.height, frame.width * middle);
  }
  if (traits.includes('ballooning')) return aloft(IN_BALLOON * frame.height, frame.width * middle);
  if (isOverGulf(setting, subject)) return aloft(ON_ROPE * frame.height, frame.width * middle);
  if (traits.includes('parachuting'))
    return aloft(BENEATH_PARACHUTE * frame.height, frame.width * middle);
  // The string of a kite that nobody holds leads down out of the picture.
  if (thing === 'kite' && !traits.includes('crewed')) return aloft(BELOW * frame.height, column);
  // So does the stem of a flower that is seen from close by.
  if (isAtFlower(subject)) return aloft(BELOW * frame.height, column);
  const higher = 1 - SPREAD * ((index * 0.618) % 1);
  if (thing === 'bat') return aloft(camera.horizon * BEFORE_SKY * higher, column);
  if (traits.includes('inair')) {
    const share = clamp(camera.horizon / frame.height, IN_AIR.highest, IN_AIR.lowest);
    return aloft(share * frame.height * higher, column);
  }
  if (isOnWing(subject)) return aloft(ON_WING * frame.height * higher, column);
  if (fliesOverBuilding(setting.idea, thing))
    return aloft(
      camera.horizon * OVER_BUILDING.row * higher,
      frame.width / 2 + (column - frame.width / 2) * OVER_BUILDING.aside,
    );
  if (SOARING.has(thing))
    return aloft(Math.max(0.6 * frame.height, camera.horizon) * higher, column);
  if (setting.land === 'underwater' && SWIMS.has(thing))
    return aloft(frame.height * (DEEP - ABOVE * (middle - 0.5) - OTHERS * (index % 2)), column);
  if (thing === 'paperlantern' || thing === 'fairylights' || thing === 'washinglines')
    return aloft(frame.height * OVERHEAD, frame.width / 2);
  if (thing === 'flyingcar') {
    const lane = FLYING_LANES[index % FLYING_LANES.length] ?? FLYING_LANES[0];
    return { ...aloft(frame.height * lane.row, frame.width * lane.column), nearness: lane.share };
  }
  const other = FLITS.has(thing) ? setting.subjects.find((one) => isWalker(one.thing)) : undefined;
  if (other !== undefined && other !== subject) {
    const { idea, side, subjects } = setting;
    const isAfter = subjects.indexOf(subject) > subjects.indexOf(other);
    const away = isAfter === side > 0 ? -1 : 1;
    const below = frame.height - camera.horizon;
    const eyes = BESIDE.up * heightOf(idea, { ...other, posture: null }) * frame.height;
    const row = camera.horizon + feetBeside(idea, other) * below - eyes;
    const aside = column + away * BESIDE.aside * frame.width;
    return aloft(row, clamp(aside, 0.08 * frame.width, 0.92 * frame.width));
  }
  if (footingOf(setting, subject) === 'air') return aloft(frame.height * down, column);
  // On clouds all that stands does so on the heaps before the horizon.
  if (setting.land === 'clouds')
    return aloft(camera.horizon + ON_CLOUDS * frame.height * (0.6 + down), column);
  return null;

  function aloft(row: number, at: number): Spot {
    const base = camera.height + ((camera.horizon - row) * ALOFT) / camera.focal;
    return { x: ((at - camera.centre) / camera.focal) * ALOFT, z: ALOFT, base, nearness: 1 };
  }
}
