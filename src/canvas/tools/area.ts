import type { Selection } from '../scene/scene.ts';

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
export const SHORTEST_DRAG = 3;
