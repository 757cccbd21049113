import type { Scene, SceneChange } from '../../scene/scene.ts';
import { createBrushRing } from './brush-ring.ts';
import { createSelectionOutline } from './selection-outline.ts';

/**
 * Shows ring and selection over whichever surface draws the picture. They are arranged as soon as
 * they change, so that they follow the pointer within the frame. Returns the disposer.
 */
export function attachOverlay(host: HTMLElement, scene: Scene): () => void {
  const ring = createBrushRing(host, scene);
  const selection = createSelectionOutline(host, scene);
  const arrangeBoth = (): void => {
    ring.arrange();
    selection.arrange();
  };
  const unsubscribe = scene.subscribe(({ kind }: SceneChange) => {
    if (kind === 'ring') ring.arrange();
    else if (kind === 'selection') selection.arrange();
    else if (kind === 'camera' || kind === 'picture') arrangeBoth();
  });
  arrangeBoth();
  return () => {
    unsubscribe();
    ring.destroy();
    selection.destroy();
  };
}
