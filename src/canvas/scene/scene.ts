import type { MaskTile, PictureTile, PictureTileAddress } from '../../workers/index.ts';
import type { Insets, Point } from '../editor-types.ts';
import type { Camera } from '../kernels/camera.ts';
import type { Colour } from '../kernels/mask-tint.ts';

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

/** Colour of the mask: one that contrasts with the picture, or the user's. */
export type MaskTint = 'auto' | Colour;

/** Size of the canvas in CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** What changed in the scene; mask tiles come with the tiles that changed, null for all. */
export type SceneChange =
  | { readonly kind: 'camera' | 'picture' | 'ring' | 'selection' | 'mask-visible' | 'mask-tint' }
  | { readonly kind: 'mask'; readonly tiles: readonly MaskTile[] | null };

/** All that a surface draws, as plain data. Written by the editor, read by surfaces. */
export interface Scene {
  camera: Camera;
  viewport: Viewport;
  insets: Insets;
  picture: ScenePicture | null;
  /** Tiles of the mask that have pixels, by {@link maskTileKey}. */
  readonly maskTiles: Map<string, MaskTile>;
  maskVisible: boolean;
  maskTint: MaskTint;
  /** Null where nothing is being marked. */
  selection: Selection | null;
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

/** Names a mask tile in {@link Scene.maskTiles}. */
export function maskTileKey(tile: Pick<MaskTile, 'column' | 'row'>): string {
  return `${tile.column},${tile.row}`;
}

/** An empty scene. */
export function createScene(): Scene {
  const listeners = new Set<(change: SceneChange) => void>();
  return {
    camera: { scale: 1, x: 0, y: 0 },
    viewport: { width: 0, height: 0 },
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    picture: null,
    maskTiles: new Map(),
    maskVisible: true,
    maskTint: 'auto',
    selection: null,
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
