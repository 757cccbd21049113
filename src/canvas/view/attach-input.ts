import { partsOf } from '../editor-parts.ts';
import type { Editor } from '../editor-types.ts';
import { attachKeyInput } from '../input/attach-key-input.ts';
import { attachPointerInput } from '../input/attach-pointer-input.ts';
import { attachWheelInput } from '../input/attach-wheel-input.ts';
import { createHostCorner } from '../input/host-corner.ts';
import { keepTouches } from '../input/keep-touches.ts';

/** Lets pointer, wheel and keys on an element drive the editor. Returns the disposer. */
export function attachInput(host: HTMLElement, editor: Editor): () => void {
  const parts = partsOf(editor);
  const { state } = editor;
  const { tools, scene, pinch, pointRing } = parts;
  const corner = createHostCorner(host);
  const isBusy = (): boolean =>
    state.isDrawing || tools.isBusy() || (state.expansion?.grabbed ?? null) !== null;
  const keys = attachKeyInput(host, isBusy, editor);
  const paintsByBrush = (): boolean => state.tool === 'brush' || state.tool === 'eraser';
  const detachPointer = attachPointerInput(host, {
    corner,
    tool: () => tools.named(state.tool),
    pan: tools.pan,
    camera: () => scene.camera,
    isPanning: () => state.tool === 'pan' || keys.panHeld(),
    finger: () => fingerDoes(state),
    onPen: () => editor.setToolSettings({ penSeen: true }),
    pinch,
    pointRing: (at) => pointRing(paintsByBrush() ? at : null),
    onChange(listener) {
      // A brush that keys move is nowhere near the pointer.
      const tell = (): void => {
        if (state.keyboardBrush === null) listener();
      };
      const stop = scene.subscribe(({ kind }) => {
        if (kind === 'camera') tell();
      });
      // Most tools are chosen by a key, and the hand is held by one.
      const keyed = new AbortController();
      for (const type of ['keydown', 'keyup'])
        window.addEventListener(type, tell, { signal: keyed.signal });
      return () => {
        stop();
        keyed.abort();
      };
    },
    undo: editor.undo,
    redo: editor.redo,
    resetView: editor.fit,
  });
  const detachWheel = attachWheelInput(host, {
    corner,
    isDrawing: () => state.isDrawing,
    zoomBy: editor.zoomBy,
    panBy: editor.panBy,
  });
  const letTouchesGo = keepTouches(host);
  parts.hostOrigin = () => host.getBoundingClientRect();
  return () => {
    letTouchesGo();
    detachWheel();
    detachPointer();
    keys.detach();
    corner.detach();
  };
}

function fingerDoes({ fingerMode, penSeen }: Editor['state']): 'draw' | 'pan' {
  if (fingerMode !== 'automatic') return fingerMode;
  return penSeen ? 'pan' : 'draw';
}
