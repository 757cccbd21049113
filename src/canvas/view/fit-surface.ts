import type { EditorParts } from '../editor-parts.ts';
import { observeSize } from './observe-size.ts';
import type { Surface } from './surface.ts';

/**
 * Keeps a surface and the editor as large as the element that the canvas fills, now and whenever
 * that changes; while it is hidden nothing does. Returns what ends this and destroys the surface.
 */
export function fitSurface(
  host: HTMLElement,
  parts: Pick<EditorParts, 'resize'>,
  surface: Surface,
): () => void {
  const stopObserving = observeSize(host, (width, height, devicePixelRatio) => {
    if (width === 0 || height === 0) return;
    parts.resize({ width, height }, devicePixelRatio);
    surface.resize(width, height, devicePixelRatio);
  });
  return () => {
    stopObserving();
    surface.destroy();
  };
}
