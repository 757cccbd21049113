export { createEditor } from './create-editor.ts';
export type * from './editor-types.ts';
export { exposeHandle } from './expose-handle.ts';
export type { SurfaceKind } from './view/choose-surface.ts';
export { EditorView, type EditorViewProps } from './view/editor-view.tsx';
export type { HandleWords } from './view/overlay/expand-frame/attach-expand-frame.ts';
