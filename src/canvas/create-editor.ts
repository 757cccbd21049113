import { proxy } from 'valtio/vanilla';
import { createDocumentFlow } from './document/document-flow.ts';
import { takeSnapshot } from './document/take-snapshot.ts';
import { registerParts } from './editor-parts.ts';
import type { Editor, EditorOptions, EditorState } from './editor-types.ts';
import { createKeyboardBrush } from './input/keyboard-brush.ts';
import { createMaskPainter } from './mask/mask-painter.ts';
import { createStrokeRecorder } from './mask/stroke-recorder.ts';
import { createCameraCommands } from './scene/camera-commands.ts';
import { createDisplay } from './scene/display.ts';
import { createScene } from './scene/scene.ts';
import { updateMaskTiles } from './scene/update-mask-tiles.ts';
import { createBrush } from './tools/brush/brush.ts';
import { createPan } from './tools/pan/pan.ts';

/** Brush sizes in image px (specification, 5: validation). */
const BRUSH = { min: 10, max: 300, first: 100 } as const;

/** Makes an editor without a document. Mount it with `EditorView`. */
export function createEditor(options: EditorOptions): Editor {
  const { imaging, onError = (error) => reportError(error) } = options;
  const state = proxy<EditorState>(firstState());
  const scene = createScene();
  const painter = createMaskPainter({
    masks: imaging.masks,
    onChange(change) {
      updateMaskTiles(scene, change.tiles);
      state.hasMask = change.hasPixels;
    },
    onError,
  });
  const camera = createCameraCommands(scene, state);
  const display = createDisplay(scene, state, camera.fit);
  const flow = createDocumentFlow({
    imaging,
    painter,
    state,
    display: display.show,
    finishStroke: () => brush.up(),
    onError,
  });
  const strokes = createStrokeRecorder({
    canPaint: () => flow.canPaint() && !state.isComparing,
    send: painter.send,
    commit: flow.commitMaskStep,
    imageSize: () => state.document ?? { width: 0, height: 0 },
    onDrawing: (drawing) => {
      state.isDrawing = drawing;
    },
    onStroke: (bounds) => {
      state.lastStrokeBounds = bounds;
    },
  });
  const brushNow = () => ({ diameter: state.brushSize, erase: state.tool === 'eraser' });
  const brush = createBrush({ strokes, brush: brushNow });
  const pan = createPan({ panBy: camera.panBy });
  const keyboardBrush = createKeyboardBrush({ scene, state, strokes, brush: brushNow });
  const waits: ('opening' | 'placing')[] = [];
  let opening: AbortController | null = null;

  const maskStep = (kind: 'clear' | 'invert'): void => {
    brush.up();
    if (!flow.canPaint()) return;
    flow.commitMaskStep({ kind });
    state.lastStrokeBounds = null;
  };
  const travel = (direction: 'undo' | 'redo'): void => {
    flow[direction]();
    if (!state.isDrawing) state.lastStrokeBounds = null;
  };
  const waiting = async <Result>(
    what: 'opening' | 'placing',
    work: Promise<Result>,
  ): Promise<Result> => {
    waits.push(what);
    state.busy = what;
    try {
      return await work;
    } finally {
      waits.splice(waits.indexOf(what), 1);
      state.busy = waits.at(-1) ?? null;
    }
  };

  const editor: Editor = {
    state,
    async openImage(source, { name, signal }) {
      opening?.abort();
      const mine = new AbortController();
      opening = mine;
      const both = signal === undefined ? mine.signal : AbortSignal.any([mine.signal, signal]);
      await waiting('opening', flow.open(source, name, both));
    },
    closeImage: flow.close,
    setTool(tool) {
      brush.up();
      state.tool = tool;
    },
    setBrushSize(diameter) {
      if (!Number.isFinite(diameter)) return;
      state.brushSize = Math.min(BRUSH.max, Math.max(BRUSH.min, Math.round(diameter)));
      display.resizeRing();
    },
    swapAddSubtract() {
      editor.setTool(state.tool === 'eraser' ? 'brush' : 'eraser');
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    clearMask: () => maskStep('clear'),
    invertMask: () => maskStep('invert'),
    toggleMask: display.toggleMask,
    setComparing(comparing) {
      const page = flow.current();
      if (page === null) return;
      display.compare(comparing, page, (original) => flow.pages.wake(original)).catch(onError);
    },
    fit: camera.fit,
    zoomTo: camera.zoomTo,
    zoomBy: camera.zoomBy,
    panBy: camera.panBy,
    moveBrush: keyboardBrush.move,
    stamp: keyboardBrush.stamp,
    cancelStroke: () => brush.cancel(),
    snapshot() {
      brush.up();
      return takeSnapshot(imaging, flow);
    },
    placeResult: (result, origin) => waiting('placing', flow.place(result, origin)),
    async exportImage(type, exportOptions = {}) {
      const page = flow.current();
      if (page === null) throw new Error('No document is open, so there is nothing to export.');
      const unpin = flow.pages.pin(page);
      try {
        await flow.pages.wake(page, exportOptions.signal);
        return await imaging.pictures.encode(page.id, type, exportOptions);
      } finally {
        unpin();
        flow.tidy();
      }
    },
    settled: flow.settled,
    destroy() {
      opening?.abort();
      brush.cancel();
      flow.destroy();
    },
  };
  registerParts(editor, {
    scene,
    brush,
    pan,
    loadTile: (id, address, signal) => imaging.pictures.tile(id, address, { signal }),
    readMask: () => imaging.masks.read(flow.current()?.id ?? ''),
    pinch: camera.pinch,
    resize: camera.resize,
    setInsets: camera.setInsets,
    pointRing(at) {
      state.keyboardBrush = null;
      display.pointRing(at);
    },
    hostOrigin: () => ({ left: 0, top: 0 }),
    onError,
  });
  return editor;
}

function firstState(): EditorState {
  return {
    document: null,
    tool: 'brush',
    brushSize: BRUSH.first,
    zoom: 1,
    canUndo: false,
    canRedo: false,
    hasMask: false,
    isDrawing: false,
    maskVisible: true,
    isComparing: false,
    canCompare: false,
    busy: null,
    lastStrokeBounds: null,
    keyboardBrush: null,
  };
}
