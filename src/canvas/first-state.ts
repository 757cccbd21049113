import type { EditorState } from './editor-types.ts';
import { FIRST_TOOL_SETTINGS } from './kernels/tool-settings.ts';

/** The state of an editor without a document. */
export function firstState(): EditorState {
  return {
    ...FIRST_TOOL_SETTINGS,
    document: null,
    tool: 'brush',
    areaSubtracts: false,
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
    expansion: null,
    split: null,
    news: null,
  };
}
