import type { Point } from '../../editor-types.ts';

/** What a pointer is, as pointer events call it. */
export type PointerKind = 'mouse' | 'pen' | 'touch';

/** One thing that a pointer did. Positions in canvas CSS px, times in ms of one clock. */
export interface PointerFact {
  readonly kind: 'down' | 'move' | 'up';
  readonly id: number;
  readonly pointer: PointerKind;
  readonly at: Point;
  readonly time: number;
  /** `PointerEvent.button`: 0 main, 1 middle, 2 right, 5 a pen's eraser end. */
  readonly button: number;
  /** `PointerEvent.buttons`, the bits of those that are held. */
  readonly buttons: number;
  /** The longer side of what touches the screen, CSS px. */
  readonly contact: number;
}

/** All that the machine hears of. */
export type GestureEvent =
  | PointerFact
  /** The browser took the pointer away. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** The pointer's end was never told. */
  | { readonly kind: 'lost'; readonly id: number }
  /** The window lost the focus or is no longer to be seen. */
  | { readonly kind: 'away' }
  /** {@link TAKE_BACK} ms have passed since the last `hold`. */
  | { readonly kind: 'held-enough' };

/** Two fingers, canvas CSS px. */
export type Pair = readonly [Point, Point];

/** What is to be done about it, in this order. */
export type Intent =
  /** `id` leads the chosen tool or the hand from where it went down. */
  | {
      readonly kind: 'begin';
      readonly id: number;
      readonly lead: 'tool' | 'pan';
      readonly subtract: boolean;
    }
  /** The leader moved. */
  | { readonly kind: 'move' }
  /** The leader's gesture is complete. */
  | { readonly kind: 'commit' }
  /** It is complete, but may be taken back: `keep` or `drop` follows. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'keep' | 'drop' }
  /** The leader's gesture never was. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'pinch'; readonly before: Pair; readonly after: Pair }
  | { readonly kind: 'undo' | 'redo' | 'reset-view' }
  /** The first sign of a pen on this machine. */
  | { readonly kind: 'pen-seen' };

/** A touch this long before the pen arrives is the hand that holds it; likewise after, ms. */
export const TAKE_BACK = 500;

/** Wider than any finger: a palm or a forearm, CSS px. */
export const PALM_SIZE = 72;

/** A tap is no longer than this, ms, and wanders no further, CSS px. */
export const TAP_TIME = 300;
export const TAP_SLOP = 10;

/** The second tap of a double tap comes this soon, ms, and this near, CSS px. */
export const DOUBLE_TAP_TIME = 300;
export const DOUBLE_TAP_DISTANCE = 24;

/** A second finger this soon means a pinch: the beginning of a stroke is taken back, ms. */
export const PINCH_GRACE = 250;

/** Distance in CSS px. */
export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
