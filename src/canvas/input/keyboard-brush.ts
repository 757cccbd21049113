import { quantise } from '../../workers/kernels/quantise.ts';
import type { EditorState } from '../editor-types.ts';
import { toImage } from '../kernels/camera.ts';
import type { Scene } from '../scene/scene.ts';
import type { BrushContext } from '../tools/brush/brush.ts';

/** Painting without a pointer. */
export interface KeyboardBrush {
  /** Moves the brush by image px; the first move starts in the middle of the view. */
  move(dx: number, dy: number): void;
  /** One dab where the brush stands. */
  stamp(): void;
}

/** A brush that keys move; it stays within the image. */
export function createKeyboardBrush(
  context: BrushContext & { scene: Scene; state: EditorState },
): KeyboardBrush {
  const { scene, state, strokes, brush } = context;
  return {
    move(dx, dy) {
      const { picture, viewport } = scene;
      if (picture === null) return;
      const from =
        state.keyboardBrush ?? toImage(scene.camera, viewport.width / 2, viewport.height / 2);
      const at = {
        x: Math.min(picture.width, Math.max(0, from.x + dx)),
        y: Math.min(picture.height, Math.max(0, from.y + dy)),
      };
      state.keyboardBrush = at;
      scene.ring = { ...at, diameter: state.brushSize };
      scene.announce({ kind: 'ring' });
    },
    stamp() {
      const at = state.keyboardBrush;
      if (at === null || !strokes.begin(brush())) return;
      strokes.extend(Int32Array.of(quantise(at.x), quantise(at.y)));
      strokes.commit();
    },
  };
}
