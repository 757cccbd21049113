import type { EditorParts } from '../editor-parts.ts';
import { observeSize } from './observe-size.ts';

/**
 * Keeps the editor's view as large as the element that the canvas fills, now and whenever that
 * changes; while it is hidden the view stays. Returns what ends this.
 */
export function fitEditor(host: HTMLElement, parts: Pick<EditorParts, 'resize'>): () => void {
  return observeSize(host, (width, height, devicePixelRatio) => {
    if (width > 0 && height > 0) parts.resize({ width, height }, devicePixelRatio);
  });
}
