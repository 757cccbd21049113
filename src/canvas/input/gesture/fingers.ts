import type { Point } from '../../editor-types.ts';
import { distanceOf, type Intent, type PointerFact, TAP_SLOP, TAP_TIME } from './gesture.ts';

/** A finger on the screen. */
export interface Finger {
  readonly id: number;
  readonly start: Point;
  readonly since: number;
  at: Point;
  /** It left the place where it went down. */
  moved: boolean;
}

/** The fingers that count, and what two or three of them mean together. */
export interface Fingers {
  size(): number;
  get(id: number): Finger | undefined;
  add(fact: PointerFact): Finger;
  /** The finger moves; with another one it pinches. */
  move(fact: PointerFact): Intent[];
  /** The finger is lifted; the last of a few ends what may have been a tap. */
  lift(id: number, time: number): Intent[];
  /** The finger does not count, and what the others did was no tap. */
  drop(id: number): void;
  /** From now on those that are down pinch, or tap if `mayTap`. */
  gather(mayTap: boolean): void;
  ids(): number[];
  clear(): void;
}

/** What several fingers do together, from the second one down to the last one up. */
interface Together {
  readonly since: number;
  count: number;
  mayTap: boolean;
  pinching: boolean;
}

const TAPS: Readonly<Record<number, 'undo' | 'redo'>> = { 2: 'undo', 3: 'redo' };

/** No finger is down. */
export function createFingers(): Fingers {
  const fingers = new Map<number, Finger>();
  let together: Together | null = null;

  const pair = (): [Point, Point] | null => {
    const [a, b] = fingers.values();
    return a && b ? [a.at, b.at] : null;
  };
  const settle = (time: number): Intent[] => {
    const ended = together;
    if (fingers.size > 0 || ended === null) return [];
    together = null;
    const kind = TAPS[ended.count];
    const isTap = ended.mayTap && !ended.pinching && time - ended.since <= TAP_TIME;
    return isTap && kind !== undefined ? [{ kind }] : [];
  };

  return {
    size: () => fingers.size,
    get: (id) => fingers.get(id),
    ids: () => [...fingers.keys()],
    add({ id, at, time }) {
      const finger = { id, start: at, at, since: time, moved: false };
      fingers.set(id, finger);
      if (together !== null) together.count = Math.max(together.count, fingers.size);
      return finger;
    },
    move({ id, at }) {
      const finger = fingers.get(id);
      if (finger === undefined) return [];
      const before = pair();
      finger.at = at;
      finger.moved ||= distanceOf(finger.start, at) > TAP_SLOP;
      const after = pair();
      if (together === null || before === null || after === null) return [];
      // Only then: a tap must not shake the picture.
      if (together.pinching) return [{ kind: 'pinch', before, after }];
      together.pinching = finger.moved;
      return [];
    },
    lift(id, time) {
      fingers.delete(id);
      return settle(time);
    },
    drop(id) {
      if (!fingers.delete(id)) return;
      if (together !== null) together.mayTap = false;
      settle(Number.POSITIVE_INFINITY);
    },
    gather(mayTap) {
      const since = Math.min(...[...fingers.values()].map((finger) => finger.since));
      for (const finger of fingers.values()) finger.moved = false;
      together = { since, count: fingers.size, mayTap, pinching: false };
    },
    clear() {
      fingers.clear();
      together = null;
    },
  };
}
