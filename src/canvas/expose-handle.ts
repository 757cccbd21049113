import type { MaskStep } from '../workers/index.ts';
import { partsOf } from './editor-parts.ts';
import type { Editor, Point } from './editor-types.ts';
import { type Camera, toCanvas, toImage } from './kernels/camera.ts';
import type { BrushRing, ExpandFrame, Selection, Viewport } from './scene/scene.ts';

/** `window.overpaint`, for end-to-end tests; see mapping.md. */
export interface OverpaintHandle {
  /** Client CSS px → image px, not rounded. */
  toImage(point: Point): Point;
  /** Image px → client CSS px. */
  toScreen(point: Point): Point;
  /** Everything that {@link toImage} computes with, as exact doubles, and the size of the view. */
  camera(): Camera & Viewport & { readonly left: number; readonly top: number };
  /** The mask when all input so far is done: `data` has width × height bytes, 0 or 255. */
  mask(): Promise<{ width: number; height: number; data: Uint8Array }>;
  /** Puts a scene on the canvas, for visual tests; the mask's steps come on top of those done. */
  show(setup: SceneSetup): Promise<void>;
  /** The tool and its state, such as `brush.drawing`. */
  tool(): string;
}

/** A scene as data; lengths in image px, the camera in CSS px. */
export interface SceneSetup {
  readonly camera: Camera;
  readonly steps: readonly MaskStep[];
  readonly ring: BrushRing | null;
  readonly selection: Selection | null;
  readonly expansion: ExpandFrame | null;
}

declare global {
  interface Window {
    overpaint?: OverpaintHandle;
  }
}

/**
 * Puts `window.overpaint` in place for end-to-end tests (toImage, toScreen, camera, mask, show,
 * tool).
 * Returns the disposer. The app decides when.
 */
export function exposeHandle(editor: Editor): () => void {
  const parts = partsOf(editor);
  const { scene, tools, readMask } = parts;
  const handle: OverpaintHandle = {
    toImage(point) {
      const origin = parts.hostOrigin();
      return toImage(scene.camera, point.x - origin.left, point.y - origin.top);
    },
    toScreen(point) {
      const origin = parts.hostOrigin();
      const { x, y } = toCanvas(scene.camera, point.x, point.y);
      return { x: x + origin.left, y: y + origin.top };
    },
    camera() {
      const { left, top } = parts.hostOrigin();
      return { ...scene.camera, left, top, ...scene.viewport };
    },
    async show({ camera, steps, ring, selection, expansion }) {
      await editor.settled();
      Object.assign(scene, { camera, ring, selection, expansion });
      for (const kind of ['camera', 'ring', 'selection', 'expansion'] as const)
        scene.announce({ kind });
      for (const step of steps) parts.performStep(step);
      await editor.settled();
    },
    async mask() {
      await editor.settled();
      const { width, height } = editor.state.document ?? { width: 0, height: 0 };
      return { width, height, data: await readMask() };
    },
    tool: () => `${editor.state.tool}.${tools.named(editor.state.tool).state()}`,
  };
  window.overpaint = handle;
  return () => {
    if (window.overpaint === handle) delete window.overpaint;
  };
}
