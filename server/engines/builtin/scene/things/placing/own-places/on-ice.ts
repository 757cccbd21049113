import type { Subject } from '../../../words/idea.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** How high a tent is, how far off it stands on the ice at the least and by the nearest ice that is seen, how far to the picture's side, and how much farther the next. World units. */
const TENT = { high: 1.9, z: 12, seen: 1.45, aside: 3.1, apart: 7 } as const;

/** The least height of a tent as a share of the picture's: from high above it is drawn larger, to be seen. */
const LEAST = 0.1;

/** The place of a tent on the ice of a frozen lake, as large as tents are; null for anything else. `tall` is in pixels. */
export function onIce(
  { camera, frame, setting }: Stage,
  { thing, size }: Subject,
  index: number,
): JettyPlace | null {
  if (thing !== 'tent' || !setting.idea.frozen) return null;
  const lowest = (camera.height * camera.focal) / Math.max(1, frame.height - camera.horizon);
  const z = Math.max(TENT.z, TENT.seen * lowest) + TENT.apart * index;
  const aside = (index % 2 === 0 ? 1 : -1.4) * TENT.aside;
  // A small one is for one alone.
  const high = TENT.high * Math.max(0.8, Math.min(1.3, size));
  return {
    x: setting.side * aside,
    z,
    base: 0,
    tall: Math.max((high * camera.focal) / z, LEAST * frame.height),
  };
}
