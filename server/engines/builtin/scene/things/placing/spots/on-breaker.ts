import { planBreaker } from '../../../world/water/breaker.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';

/** Where on a great wave who rides it is, from where it breaks to its shoulder, and from its foot up its hollow front; how far each next one is along it. */
const RIDDEN = { along: 0.16, up: 0.27, apart: 0.26 } as const;
/** How large who rides it is, of the size where it is none: the wave is the greater. */
const SMALL = 0.62;
/** How much nearer than the water there, of its distance: no crest before it hides the board. */
const BEFORE = 0.97;

/** A place on the front of the great wave for the surfer of that number; null where none breaks. */
export function onBreaker({ frame, camera, setting }: Stage, index: number): Spot | null {
  const wave = planBreaker(frame, camera, setting);
  if (wave === null) return null;
  const [x, y, z] = wave.at(RIDDEN.along + RIDDEN.apart * index, RIDDEN.up);
  const base = camera.height - BEFORE * (camera.height - y);
  return { x: BEFORE * x, z: BEFORE * z, base, nearness: SMALL };
}
