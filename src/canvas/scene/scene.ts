import type { MaskCell, PictureTile, PictureTileAddress } from '../../workers/index.ts';
import type { ExpansionState, Insets, Point } from '../editor-types.ts';
import type { Camera } from '../kernels/camera.ts';
import type { Colour } from '../kernels/mask-tint.ts';
import type { MaskWindow } from '../kernels/mask-window.ts';

/** The picture to show. A new id means other pixels. */
export interface ScenePicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/** The brush outline: its middle and diameter in image px. */
export interface BrushRing {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

/** An area that is being marked and is not yet part of the mask, image px, not rounded. */
export type Selection =
  | {
      readonly kind: 'rectangle';
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
  | { readonly kind: 'lasso'; readonly points: readonly Point[] };

/** The frame around what a picture is to be expanded to. */
export type ExpandFrame = Pick<ExpansionState, 'padding' | 'grabbed' | 'snapped'>;

/** The picture before a result, shown left of a line. */
export interface Comparison {
  readonly picture: ScenePicture;
  /** Where its top left corner lies, and how large one of its px is, in px of the result. */
  readonly corner: Point;
  readonly scale: number;
  /** Where the line stands, 0 to 1 of the part of the result that is in view. */
  readonly split: number;
  /** The result has just come: it may fade in. */
  readonly isNews: boolean;
}

/** Colour of the mask: one that contrasts with the picture, or the user's. */
export type MaskTint = 'auto' | Colour;

/** Size of the canvas in CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/**
 * What changed in the scene. `mask` brings changed cells of the window; `mask-window` tells that
 * it is another now, with the cells that it did not hold before, all of them if its shape changed;
 * null: there is no mask to show yet. Cells are gone once heard of: the scene keeps none.
 */
export type SceneChange =
  | {
      readonly kind:
        | 'camera'
        | 'picture'
        | 'ring'
        | 'selection'
        | 'expansion'
        | 'comparison'
        | 'mask-visible'
        | 'mask-tint';
    }
  | { readonly kind: 'mask'; readonly cells: readonly MaskCell[] }
  | {
      readonly kind: 'mask-window';
      readonly window: MaskWindow | null;
      readonly cells: readonly MaskCell[];
    };

/** All that a surface draws, as plain data. Written by the editor, read by surfaces. */
export interface Scene {
  camera: Camera;
  viewport: Viewport;
  /** Device px a CSS px. */
  devicePixelRatio: number;
  insets: Insets;
  picture: ScenePicture | null;
  /** The part of the mask that surfaces hold; null while there is none. */
  maskWindow: MaskWindow | null;
  /** True if at least one pixel is painted, in view or not. */
  hasMask: boolean;
  maskVisible: boolean;
  maskTint: MaskTint;
  /** Null where nothing is being marked. */
  selection: Selection | null;
  /** Null where the picture is not being expanded. */
  expansion: ExpandFrame | null;
  /** Null where a result is not compared with what was before. */
  comparison: Comparison | null;
  /** Null hides it. */
  ring: BrushRing | null;
  /** Tells the surfaces. */
  announce(change: SceneChange): void;
  /** Registers a surface; returns the disposer. */
  subscribe(listener: (change: SceneChange) => void): () => void;
}

/** Loads a tile of a picture for a surface. */
export type TileLoader = (
  pictureId: string,
  address: PictureTileAddress,
  signal: AbortSignal,
) => Promise<PictureTile>;

/** An empty scene. */
export function createScene(): Scene {
  const listeners = new Set<(change: SceneChange) => void>();
  return {
    camera: { scale: 1, x: 0, y: 0 },
    viewport: { width: 0, height: 0 },
    devicePixelRatio: 1,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    picture: null,
    maskWindow: null,
    hasMask: false,
    maskVisible: true,
    maskTint: 'auto',
    selection: null,
    expansion: null,
    comparison: null,
    ring: null,
    announce(change) {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
