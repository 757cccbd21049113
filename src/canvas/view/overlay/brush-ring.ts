import { toCanvas } from '../../kernels/camera.ts';
import type { Scene } from '../../scene/scene.ts';

/** A layer of its own only moves; but one larger than this (CSS px) would cost much memory. */
const MAX_LAYER = 1024;

/** A ring smaller than this, CSS px, is hard to find: the pointer is shown with it. */
const LEAST_FOUND = 8;

/** The outline of the brush: light within dark, so that it shows on any picture. */
export interface BrushRing {
  /** Takes over the scene's ring and camera. */
  arrange(): void;
  destroy(): void;
}

/**
 * An element over the canvas, because moving it costs next to nothing, whatever draws the picture,
 * and redrawing a picture for it costs much without a GPU.
 */
export function createBrushRing(host: HTMLElement, scene: Scene): BrushRing {
  const element = document.createElement('div');
  element.dataset['part'] = 'brush-ring';
  Object.assign(element.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: '1px solid rgb(255 255 255 / 0.95)',
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.75)',
    zIndex: '1',
    pointerEvents: 'none',
    visibility: 'hidden',
  });
  host.append(element);
  let size = 0;
  let hasPointer = false;

  const resize = (next: number): void => {
    if (next === size) return;
    size = next;
    element.style.width = `${size}px`;
    element.style.height = `${size}px`;
    element.style.willChange = size <= MAX_LAYER ? 'transform' : 'auto';
  };
  const showPointer = (next: boolean): void => {
    if (next === hasPointer) return;
    hasPointer = next;
    host.style.cursor = next ? 'crosshair' : '';
  };

  return {
    arrange() {
      const { ring, camera, picture } = scene;
      const isShown = ring !== null && picture !== null;
      element.style.visibility = isShown ? 'visible' : 'hidden';
      if (ring !== null) resize(Math.max(2, ring.diameter * camera.scale));
      showPointer(isShown && size < LEAST_FOUND);
      if (ring === null) return;
      const { x, y } = toCanvas(camera, ring.x, ring.y);
      element.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    },
    destroy() {
      element.remove();
      showPointer(false);
    },
  };
}
