import { clamp } from '../../../arithmetic.ts';
import type { Subject } from '../../../words/idea.ts';
import { EXTENT, lookUp } from '../../../world/height-map.ts';
import { OVER_WATER } from '../../buildings/bridges/bridge.ts';
import { BEYOND_BOTH } from '../../buildings/bridges/train-bridge.ts';
import { embedded } from '../ground/settle.ts';
import { boostIn } from '../light/boost.ts';
import { isRoadBridge } from '../makers/loaded-bridge.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';
import { findSpan } from './span.ts';

/** How much of its length over the water a bridge needs more than the water is wide. */
const ASHORE = 1.06;
/** A bridge's length by its height, about; its sprite tells exactly. The same of one on which somebody is. */
const LONG = 5;
const LONG_WITH_LOAD = 2.9;
/** How wide the water under a bridge looks best on which somebody is, how long that is at the least, and a firm one that somebody walks over, and how far from the picture's sides its middle is, as shares of the picture's width. */
const CREWED = { best: 0.72, least: 0.7, aside: 0.38, walked: 0.98 } as const;

/** A bridge from bank to bank, or null where the water has none. */
export function bridgeAcross(
  { frame, camera, setting, map }: Stage,
  subject: Subject,
): Planted | null {
  if (isRoadBridge(subject)) return viaduct({ frame, camera, setting, map }, subject);
  const isCrewed = subject.crew !== undefined || subject.carries !== undefined;
  const span = findSpan(frame, camera.horizon, isCrewed ? CREWED.best : undefined);
  if (span === null) return null;
  const shown = subject.carries === undefined ? CREWED.least : CREWED.walked;
  const least = isCrewed ? shown * frame.width : 0;
  const long = Math.max(least, ((span.right - span.left) * ASHORE) / OVER_WATER);
  const across = subject.carries === undefined ? LONG : LONG_WITH_LOAD;
  const drawn = makeThing(setting, subject.thing, subject, long / across, false);
  const height = (long * drawn.height) / drawn.width;
  const amid = (span.left + span.right) / (2 * frame.width);
  // Who is on it is in the picture, wherever its banks are.
  const middle = frame.width * (isCrewed ? clamp(amid, CREWED.aside, 1 - CREWED.aside) : amid);
  const seen = Math.round(clamp(middle, 0, frame.width - 1));
  const z = frame.depth[span.row * frame.width + seen] ?? EXTENT;
  const size = (height * z) / camera.focal;
  const x = ((middle - camera.centre) * z) / camera.focal;
  const base = -0.02 * size;
  const wide = (size * drawn.width) / drawn.height;
  const sprite = embedded(drawn, (across) =>
    clamp((lookUp(map.heights, x + across * wide, z) - base) / size),
  );
  const boost = boostIn(setting);
  return { sprite, thing: subject.thing, x, z, base, size, boost };
}

/** How high above the water's level what it is made of begins, and how far down the picture it is where no water is seen. */
const VIADUCT_FOOT = -0.02;
const AHEAD = 0.16;

/** How much nearer one is that a train crosses, at the most: the picture is of that. */
const OF_TRAIN = 1.9;
/** What is left of the picture over it at the least, by the height of its foot. */
const UNDER_TOP = 0.06;

/** A viaduct from one side of the picture to the other, over the water that is seen. */
export function viaduct({ frame, camera, setting, map }: Stage, subject: Subject): Planted {
  const span = findSpan(frame, camera.horizon);
  const row = span?.row ?? Math.round(camera.horizon + AHEAD * (frame.height - camera.horizon));
  const middle = span === null ? 0.5 * frame.width : (span.left + span.right) / 2;
  const seen = Math.round(clamp(middle, 0, frame.width - 1));
  const z = frame.depth[row * frame.width + seen] ?? EXTENT;
  const usual = BEYOND_BOTH * frame.width;
  const room = ((1 - UNDER_TOP) * row * LONG) / usual;
  const nearer = subject.thing === 'trainbridge' ? clamp(room, 1, OF_TRAIN) : 1;
  const long = nearer * usual;
  const drawn = makeThing(setting, subject.thing, subject, long / LONG, false);
  const size = (((long * drawn.height) / drawn.width) * z) / camera.focal;
  const x = ((0.5 * frame.width - camera.centre) * z) / camera.focal;
  const base =
    Math.max(0, lookUp(map.heights, ((seen - camera.centre) * z) / camera.focal, z)) +
    VIADUCT_FOOT * size;
  const wide = (size * drawn.width) / drawn.height;
  const sprite = embedded(drawn, (across) =>
    clamp((lookUp(map.heights, x + across * wide, z) - base) / size),
  );
  return { sprite, thing: subject.thing, x, z, base, size, boost: boostIn(setting) };
}
