import type { EditorParts } from '../editor-parts.ts';
import { CORAL, type Colour, contrastingTint } from '../kernels/mask-tint.ts';
import type { Scene } from '../scene/scene.ts';

/** Draws the scene, once for each frame in which something changed. */
export interface Surface {
  /** Canvas size in CSS px and device px a CSS px. */
  resize(width: number, height: number, devicePixelRatio: number): void;
  destroy(): void;
}

/** What a surface needs of the editor. */
export type SurfaceParts = Pick<EditorParts, 'scene' | 'loadTile' | 'refreshMask' | 'onError'>;

/** The mask's colour: the user's, or what contrasts with the picture last seen. */
export interface TintChooser {
  /** Premultiplied 8-bit RGBA of the whole picture, at any scale. */
  see(pixels: Uint8Array): void;
  tint(): Colour;
}

/** Coral until a picture was seen. */
export function createTintChooser(scene: Pick<Scene, 'maskTint'>): TintChooser {
  let contrasting = CORAL;
  return {
    see(pixels) {
      contrasting = contrastingTint(pixels);
    },
    tint: () => (scene.maskTint === 'auto' ? contrasting : scene.maskTint),
  };
}
