import type { MaskStep } from '../workers/index.ts';
import { quantise } from '../workers/kernels/quantise.ts';
import type { Editor, EditorState } from './editor-types.ts';
import { createKeyboardBrush, type KeyboardBrush } from './input/keyboard-brush.ts';
import type { Scene, Selection } from './scene/scene.ts';
import type { AreaContext } from './tools/area.ts';
import { type BrushSettings, createBrush, type StrokeSink } from './tools/brush/brush.ts';
import { createLasso } from './tools/lasso/lasso.ts';
import { createPan } from './tools/pan/pan.ts';
import { createRectangle } from './tools/rectangle/rectangle.ts';
import { createToolSet, type ToolSet } from './tools/tool-set.ts';

/** What the tools ask of the editor. */
export interface ToolsOptions {
  readonly scene: Scene;
  readonly state: EditorState;
  readonly strokes: StrokeSink;
  readonly canPaint: () => boolean;
  readonly panBy: Editor['panBy'];
  /** Sends one undo step to the mask. */
  readonly mark: (step: MaskStep) => void;
}

/** Wires the tools of pointer and keys to an editor. */
export function createTools(options: ToolsOptions): { tools: ToolSet; keyboard: KeyboardBrush } {
  const { scene, state, strokes, canPaint, panBy, mark } = options;
  const settings = (): BrushSettings => ({
    diameter: state.brushSize,
    erase: state.tool === 'eraser',
    smoothing: state.smoothing,
    pressureCurve: state.pressure ? state.pressureCurve : null,
    scale: scene.camera.scale,
  });
  const area: AreaContext = {
    outline(selection) {
      scene.selection = selection;
      scene.announce({ kind: 'selection' });
    },
    mark: (selection, subtract) => mark(stepOf(selection, subtract)),
    canMark: canPaint,
    subtract: () => state.areaSubtracts,
  };
  const surface = (): string | null => state.document?.id ?? null;
  const brush = createBrush({ strokes, brush: settings, surface });
  const tools = createToolSet({
    brush,
    eraser: brush,
    rectangle: createRectangle(area),
    lasso: createLasso(area),
    pan: createPan({ panBy }),
  });
  return { tools, keyboard: createKeyboardBrush({ scene, state, strokes, brush: settings }) };
}

/** Image px → 1/16 px. */
function stepOf(selection: Selection, erase: boolean): MaskStep {
  if (selection.kind === 'lasso') {
    const points = selection.points.flatMap(({ x, y }) => [quantise(x), quantise(y)]);
    return { kind: 'lasso', erase, points: Int32Array.from(points) };
  }
  return {
    kind: 'rectangle',
    erase,
    left: quantise(selection.left),
    top: quantise(selection.top),
    right: quantise(selection.right),
    bottom: quantise(selection.bottom),
  };
}
