import type { Point } from '../editor-types.ts';
import { createFrame } from '../frame.ts';

/** In the first frame after this long, ms, without a move the ring goes from where the pointer was expected to where it is. */
const RING_SETTLES = 60;

/** A place of the pointer, image px, worked out when it is needed. */
type Place = () => Point;

/** Lets the brush ring follow the pointer. */
export interface RingFollower {
  /**
   * The pointer moved: the next frame shows the ring where it is expected then. A pointer that
   * stops sends nothing more, and is not where it was expected: a little later the ring is there.
   */
  follow(expected: Place, here: Place): void;
  /** Takes the ring away at once. */
  hide(): void;
  /** Nothing happens any more. */
  detach(): void;
}

/** @param pointRing shows the ring at a point of the image, or nowhere */
export function createRingFollower(pointRing: (at: Point | null) => void): RingFollower {
  let expected: Place = () => ({ x: 0, y: 0 });
  let here: Place = expected;
  let movedAt = 0;
  let hasMoved = false;
  // Moves between two frames would each make the browser work out the page's style anew; and a
  // timer for each of them would cost as much as the move.
  const frame = createFrame(() => {
    const rests = performance.now() - movedAt >= RING_SETTLES;
    if (rests) return pointRing(here());
    if (hasMoved) pointRing(expected());
    hasMoved = false;
    frame.request();
  });
  return {
    follow(soon, now) {
      expected = soon;
      here = now;
      movedAt = performance.now();
      hasMoved = true;
      frame.request();
    },
    hide() {
      frame.cancel();
      pointRing(null);
    },
    detach: frame.cancel,
  };
}
