import { quantise } from '../../workers/kernels/quantise.ts';
import type { EditorState, Point } from '../editor-types.ts';
import { toImage } from '../kernels/camera.ts';
import type { Scene } from '../scene/scene.ts';
import type { StrokeSink } from '../tools/brush/brush.ts';

/** What painting by keys asks of the editor. */
export interface KeyboardBrushOptions {
  readonly scene: Scene;
  readonly state: EditorState;
  readonly strokes: StrokeSink;
  readonly brush: () => { diameter: number; erase: boolean };
}

/** Painting without a pointer. */
export interface KeyboardBrush {
  /** Moves the brush by image px, drawing if it is down; the first move starts in mid-view. */
  move(dx: number, dy: number): void;
  lower(): void;
  lift(): void;
  /** Lifts it as if it had never been lowered. */
  cancel(): void;
}

/** A brush that keys move; it stays within the image. */
export function createKeyboardBrush(options: KeyboardBrushOptions): KeyboardBrush {
  const { scene, state, strokes, brush } = options;
  let isDown = false;

  const sample = ({ x, y }: Point): void => strokes.extend(Int32Array.of(quantise(x), quantise(y)));
  const end = (how: 'commit' | 'cancel') => () => {
    if (!isDown) return;
    isDown = false;
    strokes[how]();
  };
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
      if (isDown) sample(at);
    },
    lower() {
      const at = state.keyboardBrush;
      if (isDown || at === null || !strokes.begin(brush())) return;
      isDown = true;
      sample(at);
    },
    lift: end('commit'),
    cancel: end('cancel'),
  };
}
