import type { Selection } from '../scene/scene.ts';
import type { PointerPoint } from './tool.ts';

/** What the tools that mark an area ask of the editor. */
export interface AreaContext {
  /** Shows what is being marked; null shows nothing. */
  readonly outline: (selection: Selection | null) => void;
  /** Adds the area to the mask or takes it away: one undo step. */
  readonly mark: (selection: Selection, subtract: boolean) => void;
  /** False if nothing can be marked now. */
  readonly canMark: () => boolean;
  /** The chosen mode takes away. */
  readonly subtract: () => boolean;
}

/** A drag shorter than this both ways, CSS px, is a click and marks nothing. */
const SHORTEST_DRAG = 3;

/** Whether a drag from one point to another is no more than a click. */
export function isClick({ canvas: from }: PointerPoint, { canvas: to }: PointerPoint): boolean {
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < SHORTEST_DRAG;
}
