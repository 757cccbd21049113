import { partsOf } from '../editor-parts.ts';
import type { Editor } from '../editor-types.ts';
import { attachKeyInput } from '../input/attach-key-input.ts';
import { attachPointerInput } from '../input/attach-pointer-input.ts';
import { attachWheelInput } from '../input/attach-wheel-input.ts';

/** Lets pointer, wheel and keys on an element drive the editor. Returns the disposer. */
export function attachInput(host: HTMLElement, editor: Editor): () => void {
  const parts = partsOf(editor);
  const { brush, pan, scene, pinch, pointRing } = parts;
  const keys = attachKeyInput(host, editor);
  const detachPointer = attachPointerInput(host, {
    brush,
    pan,
    pinch,
    pointRing,
    tool: () => editor.state.tool,
    camera: () => scene.camera,
    panHeld: keys.panHeld,
  });
  const detachWheel = attachWheelInput(host, {
    isDrawing: () => editor.state.isDrawing,
    zoomBy: editor.zoomBy,
    panBy: editor.panBy,
  });
  parts.hostOrigin = () => host.getBoundingClientRect();
  return () => {
    detachWheel();
    detachPointer();
    keys.detach();
  };
}
