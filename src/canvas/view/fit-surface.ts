import { observeSize } from './observe-size.ts';
import type { Surface } from './surface.ts';

/**
 * Keeps a surface as large as the element that the canvas fills, now and whenever that changes;
 * while it is hidden the surface stays. The editor is fitted first (`fit-editor.ts`): a surface draws
 * what the scene says. Returns what ends this and destroys the surface.
 */
export function fitSurface(host: HTMLElement, surface: Surface): () => void {
  const stopObserving = observeSize(host, (width, height, devicePixelRatio) => {
    if (width > 0 && height > 0) surface.resize(width, height, devicePixelRatio);
  });
  return () => {
    stopObserving();
    surface.destroy();
  };
}
