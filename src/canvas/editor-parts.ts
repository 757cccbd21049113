import type { MaskStep } from '../workers/index.ts';
import type { Editor, Insets, Point } from './editor-types.ts';
import type { Scene, TileLoader, Viewport } from './scene/scene.ts';
import type { ToolSet } from './tools/tool-set.ts';

/** What the view and the test handle need of an editor and nobody else. */
export interface EditorParts {
  readonly scene: Scene;
  readonly tools: ToolSet;
  readonly loadTile: TileLoader;
  /** All bytes of the present mask. */
  readonly readMask: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Two fingers, canvas CSS px before and after. */
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void;
  /** Size of the canvas, and device px a CSS px. */
  readonly resize: (viewport: Viewport, devicePixelRatio: number) => void;
  /** Has every cell of the mask's window announced anew, for a surface that holds none. */
  readonly refreshMask: () => void;
  /** One undo step of the mask. */
  readonly performStep: (step: MaskStep) => void;
  readonly setInsets: (insets: Insets) => void;
  /** Puts the brush ring under the pointer, image px; null hides it. */
  readonly pointRing: (at: Point | null) => void;
  /** Top left corner of the mounted canvas, client CSS px; the view sets it. */
  hostOrigin: () => { readonly left: number; readonly top: number };
  readonly onError: (error: unknown) => void;
}

const partsByEditor = new WeakMap<Editor, EditorParts>();

/** Keeps an editor's parts out of its public face. */
export function registerParts(editor: Editor, parts: EditorParts): void {
  partsByEditor.set(editor, parts);
}

/** The parts of an editor made by `createEditor`. */
export function partsOf(editor: Editor): EditorParts {
  const parts = partsByEditor.get(editor);
  if (parts === undefined) throw new Error('This editor was not made by createEditor.');
  return parts;
}
