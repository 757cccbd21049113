import { proxy, subscribe } from 'valtio/vanilla';
import type { MaskStep } from '../workers/index.ts';
import { UNITS_PER_PIXEL } from '../workers/kernels/quantise.ts';
import { createChangeNews } from './change-news.ts';
import { createBusy } from './create-busy.ts';
import { createTools } from './create-tools.ts';
import { createCompareFormer } from './document/compare-former.ts';
import { createDocumentFlow } from './document/document-flow.ts';
import { revealThroughMask } from './document/reveal-through-mask.ts';
import { fromSavedView, toSavedView } from './document/saved-view.ts';
import { takeSnapshot } from './document/take-snapshot.ts';
import { createViewSaver } from './document/view-saver.ts';
import { registerParts } from './editor-parts.ts';
import type { Editor, EditorOptions, EditorState, ToolName } from './editor-types.ts';
import { createExpansion } from './expansion/create-expansion.ts';
import { firstState } from './first-state.ts';
import { toCanvas } from './kernels/camera.ts';
import { visiblePart } from './kernels/split-line.ts';
import { TINT_SWATCHES } from './kernels/tint-swatches.ts';
import { TOOL_LIMITS, withToolSettings } from './kernels/tool-settings.ts';
import { boundsOfStep } from './mask/bounds-of-step.ts';
import { changeOfStep } from './mask/change-of-step.ts';
import { createMaskPainter } from './mask/mask-painter.ts';
import { createStrokeRecorder } from './mask/stroke-recorder.ts';
import { createCameraCommands } from './scene/camera-commands.ts';
import { createDisplay } from './scene/display.ts';
import { createScene } from './scene/scene.ts';
import { watchMask } from './scene/watch-mask.ts';

/** Makes an editor without a document. Mount it with `EditorView`. */
export function createEditor(options: EditorOptions): Editor {
  const { imaging, onError: tellError = (error) => reportError(error) } = options;
  let isEnded = false;
  const onError = (error: unknown): void => {
    // What its end cuts off, nobody waits for.
    if (!isEnded) tellError(error);
  };
  const state = proxy<EditorState>(firstState());
  const scene = createScene();
  const painter = createMaskPainter({
    masks: imaging.masks,
    onChange(change) {
      state.hasMask = change.hasPixels;
      scene.hasMask = change.hasPixels;
      scene.announce({ kind: 'mask', cells: change.cells });
    },
    onForeseen: (cells) => scene.announce({ kind: 'mask', cells }),
    onError,
  });
  const stopWatching = watchMask(scene, painter.look);
  const news = createChangeNews(state);
  const camera = createCameraCommands(scene, state);
  const expansion = createExpansion({
    scene,
    state,
    camera,
    onShown: () => display.applyMaskVisible(),
  });
  const display = createDisplay({ scene, state, camera, onPicture: expansion.follow });
  const flow = createDocumentFlow({
    imaging,
    decodedBytes: options.decodedBytes,
    painter,
    state,
    display: (page) => {
      display.show(page);
      former.follow();
    },
    finishStroke: () => finish(),
    onError,
  });
  const former = createCompareFormer({
    ...{ scene, state, onError },
    pages: flow.pages,
    current: flow.current,
    former: flow.former,
  });
  const strokes = createStrokeRecorder({
    canPaint: () => flow.canPaint() && !state.isComparing,
    send: painter.send,
    commit: (erase) =>
      news.sent(erase ? 'erased' : 'painted', null, flow.commitMaskStep({ kind: 'end' })),
    imageSize: () => state.document ?? { width: 0, height: 0 },
    onDrawing: (drawing) => {
      state.isDrawing = drawing;
      if (!drawing) camera.strokeEnded();
    },
    onStroke: (bounds) => {
      state.lastStrokeBounds = bounds;
    },
  });
  const commitStep = (step: MaskStep): Promise<boolean> => {
    if (!flow.canPaint()) return Promise.resolve(false);
    const stands = flow.commitMaskStep(step);
    news.sent(changeOfStep(step), 'by' in step ? step.by : null, stands);
    state.lastStrokeBounds = boundsOfStep(step, state.document ?? { width: 0, height: 0 });
    return stands;
  };
  const { tools, keyboard } = createTools({
    scene,
    state,
    strokes,
    canPaint: () => flow.canPaint() && !state.isComparing,
    panBy: camera.panBy,
    mark: (step) => void commitStep(step),
  });
  const finish = (): void => {
    tools.finish();
    keyboard.lift();
  };
  const maskStep = (step: MaskStep): Promise<boolean> => {
    finish();
    return commitStep(step);
  };
  const viewSaver = createViewSaver({
    read: () => (state.document === null ? null : toSavedView({ state, camera: camera.saved() })),
    save: (view) => void imaging.saving.view(view).catch(onError),
  });
  const unsubscribe = [
    subscribe(state, viewSaver.note),
    scene.subscribe(({ kind }) => {
      if (kind === 'camera') viewSaver.note();
    }),
  ];
  const waiting = createBusy(state);
  let opening: AbortController | null = null;

  const travel = (direction: 'undo' | 'redo'): void => {
    if (tools.isHeld()) finish();
    if (state.isDrawing) return;
    const tell = news.travelling(direction);
    const made = flow[direction]();
    state.lastStrokeBounds = null;
    void Promise.all([made, flow.settled()]).then(([did]) => tell(did));
  };
  const editor: Editor = {
    state,
    expansion,
    async openImage(source, { name, signal }) {
      opening?.abort();
      const mine = new AbortController();
      opening = mine;
      // Safari knows no `AbortSignal.any` before 17.4.
      const leave = (): void => mine.abort(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { signal: mine.signal });
      await waiting('opening', flow.open(source, name, mine.signal));
    },
    async restore(workspaceId) {
      const saved = await imaging.saving.open(workspaceId);
      if (saved === null || saved.steps.length === 0) return false;
      const view = fromSavedView(saved.view ?? {});
      const { tool = state.tool, areaSubtracts = false, maskVisible = true } = view.state;
      Object.assign(state, { tool, areaSubtracts, maskVisible });
      editor.setToolSettings(view.state);
      await waiting('opening', flow.restore(saved));
      news.restored(saved.steps);
      if (view.camera !== null) camera.restore(view.camera);
      return true;
    },
    saveView: viewSaver.flush,
    closeImage: flow.close,
    setTool(tool) {
      finish();
      state.tool = tool;
      if (!paintsByBrush(tool)) display.pointRing(null);
    },
    setBrushSize: (brushSize) => editor.setToolSettings({ brushSize }),
    setToolSettings(settings) {
      const tint = state.maskTint;
      Object.assign(state, withToolSettings(state, settings));
      display.resizeRing();
      if (state.maskTint === tint) return;
      scene.maskTint = state.maskTint === 'auto' ? 'auto' : TINT_SWATCHES[state.maskTint];
      scene.announce({ kind: 'mask-tint' });
    },
    swapAddSubtract() {
      if (paintsByBrush(state.tool)) editor.setTool(state.tool === 'eraser' ? 'brush' : 'eraser');
      else state.areaSubtracts = !state.areaSubtracts;
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    clearMask: () => void maskStep({ kind: 'clear' }),
    invertMask: () => void maskStep({ kind: 'invert' }),
    resizeMask(kind, by) {
      const { min, max } = TOOL_LIMITS.resizeBy;
      const whole = Math.round(by);
      if (whole >= min && whole <= max) void maskStep({ kind, by: whole });
    },
    async maskRegions() {
      await flow.settled();
      const page = flow.current();
      return page === null ? [] : imaging.masks.regions(page.id);
    },
    changeRegion: ({ x, y }, change) =>
      maskStep(
        change.kind === 'move'
          ? { kind: 'move-region', x, y, dx: change.dx, dy: change.dy }
          : change.kind === 'remove'
            ? { kind: 'clear-region', x, y }
            : { kind: change.kind, by: change.by, at: { x, y } },
      ),
    markRectangle: ({ left, top, right, bottom }, erase) =>
      void maskStep({
        kind: 'rectangle',
        erase,
        left: left * UNITS_PER_PIXEL,
        top: top * UNITS_PER_PIXEL,
        right: right * UNITS_PER_PIXEL,
        bottom: bottom * UNITS_PER_PIXEL,
      }),
    async markFrom(mask, markOptions = {}) {
      const points = await imaging.pictures.outline(mask, markOptions);
      if (points.length > 0) await maskStep({ kind: 'lasso', erase: false, points });
    },
    toggleMask: display.toggleMask,
    setComparing(comparing) {
      const page = flow.current();
      if (page === null) return;
      display.compare(comparing, page, (shown) => flow.pages.wake(shown)).catch(onError);
    },
    fit: camera.fit,
    zoomTo: camera.zoomTo,
    zoomBy: camera.zoomBy,
    showPart: camera.showPart,
    toCanvas({ left, top, right, bottom }) {
      const from = toCanvas(scene.camera, left, top);
      const to = toCanvas(scene.camera, right, bottom);
      return { left: from.x, top: from.y, right: to.x, bottom: to.y };
    },
    onView: (listener) =>
      scene.subscribe(({ kind }) => {
        if (kind === 'camera' || kind === 'picture') listener();
      }),
    panBy: camera.panBy,
    moveBrush: keyboard.move,
    lowerBrush: keyboard.lower,
    liftBrush: keyboard.lift,
    cancelStroke() {
      tools.cancel();
      keyboard.cancel();
      expansion.cancel();
    },
    snapshot() {
      finish();
      return flow.whenStill(() => takeSnapshot(imaging, flow));
    },
    placeResult: (result, origin) => waiting('placing', flow.place(result, origin)),
    replaceResult: (result, origin) => waiting('placing', flow.replace(result, origin)),
    reveal: (other, options = {}) =>
      waiting('placing', revealThroughMask({ imaging, flow }, other, options.signal)),
    divide: (split, isNews = false) => former.set(split, isNews),
    visiblePart: () =>
      visiblePart(scene.camera, scene.picture ?? { width: 0, height: 0 }, scene.viewport),
    async exportImage(type, exportOptions = {}) {
      const page = await flow.whenStill(flow.current);
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
      isEnded = true;
      opening?.abort();
      editor.cancelStroke();
      stopWatching();
      viewSaver.stop();
      for (const dispose of unsubscribe) dispose();
      flow.destroy();
    },
  };
  registerParts(editor, {
    scene,
    tools,
    loadTile: (id, address, signal) => imaging.pictures.tile(id, address, { signal }),
    readMask: () => imaging.masks.read(flow.current()?.id ?? ''),
    pinch: camera.pinch,
    resize: camera.resize,
    performStep: (step) => flow.commitMaskStep(step),
    refreshMask: () => painter.send({ kind: 'refresh' }),
    setInsets: camera.setInsets,
    pointRing(at) {
      // A write at every move would be a change for all who listen.
      if (state.keyboardBrush !== null) state.keyboardBrush = null;
      if (at !== null || scene.ring !== null) display.pointRing(at);
    },
    hostOrigin: () => ({ left: 0, top: 0 }),
    onError,
  });
  return editor;
}

function paintsByBrush(tool: ToolName): boolean {
  return tool === 'brush' || tool === 'eraser';
}
