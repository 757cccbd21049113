import { clamp } from '../../../arithmetic.ts';
import type { Subject } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { deckShare, ROPED } from '../../buildings/bridges/rope-bridge.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far ahead walls are looked for, world units, and in which steps. */
const AHEAD = { near: 14, far: 420, step: 1.1 } as const;
/** How high above the horizon the ends may be, as shares of the picture's height. */
const HEIGHTS = [0.04, 0.08, 0.12, 0.16, 0.2] as const;
/** How wide such a bridge looks best, and the least, as shares of the picture's width. */
const BEST = 0.7;
const LEAST = 0.3;
/** How fine a slope is walked, as a share of the picture's width, and how far beyond the picture. */
const FINE = 0.01;
const BEYOND = 0.12;
/** A bridge's length by its height, about; its sprite tells exactly. */
const LONG = 5;

/** Where slopes face each other: their places aside, the height of both there, and how far ahead. */
interface Gorge {
  readonly left: number;
  readonly right: number;
  readonly high: number;
  readonly z: number;
}

/** Where something can hang from slope to slope; null where the land has no two that face each other. */
function findGorge({ camera, frame, map }: Stage): Gorge | null {
  let best: Gorge | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let z = AHEAD.near; z < AHEAD.far; z *= AHEAD.step)
    for (const share of HEIGHTS) {
      const high = camera.height + (share * frame.height * z) / camera.focal;
      const walk = (side: number): number | null => {
        for (let out = 0; out < 0.5 + BEYOND; out += FINE) {
          const x = (side * out * frame.width * z) / camera.focal;
          if (lookUp(map.heights, x, z) >= high) return out === 0 ? null : x;
        }
        return null;
      };
      const [left, right] = [walk(-1), walk(1)];
      if (left === null || right === null) continue;
      const wide = ((right - left) * camera.focal) / z / frame.width;
      const off = Math.abs(wide - BEST) + 0.5 * Math.abs(share - 0.1);
      if (wide < LEAST || off >= least) continue;
      least = off;
      best = { left, right, high, z };
    }
  return best;
}

/** A bridge of ropes from one wall of a gorge to the other; null where there is none. */
export function acrossGorge(stage: Stage, subject: Subject): Planted | null {
  const { camera, setting } = stage;
  const gorge = findGorge(stage);
  if (gorge === null) return null;
  const { left, right, high, z } = gorge;
  const long = (right - left) / ROPED;
  const tall = ((long / LONG) * camera.focal) / z;
  const above = clamp(Math.atan((camera.height - high) / z), -0.3, 0.3);
  const sprite = makeThing(setting, subject.thing, subject, tall, false, { above, away: LONG });
  const size = (long * sprite.height) / sprite.width;
  return {
    sprite,
    thing: subject.thing,
    x: (left + right) / 2,
    z,
    base: high - deckShare(subject.crew !== undefined) * size,
    size,
    boost: boostIn(setting),
  };
}
