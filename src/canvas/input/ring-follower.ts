import type { Point } from '../editor-types.ts';
import { createFrame } from '../frame.ts';

/** Without a further move for this long, ms, the ring goes from where the pointer was expected to where it is. */
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
  let settling: ReturnType<typeof setTimeout> | null = null;
  // Moves between two frames would each make the browser work out the page's style anew.
  const frame = createFrame(() => pointRing(expected()));
  const stop = (): void => {
    if (settling !== null) clearTimeout(settling);
    settling = null;
    frame.cancel();
  };
  // One timer that looks again, for moves come a hundred times a second.
  const settle = (): void => {
    const left = movedAt + RING_SETTLES - performance.now();
    settling = left > 0 ? setTimeout(settle, left) : null;
    if (left > 0) return;
    frame.cancel();
    pointRing(here());
  };
  return {
    follow(soon, now) {
      expected = soon;
      here = now;
      movedAt = performance.now();
      frame.request();
      settling ??= setTimeout(settle, RING_SETTLES);
    },
    hide() {
      stop();
      pointRing(null);
    },
    detach: stop,
  };
}
