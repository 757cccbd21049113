import { type ExpandHandle, sidesOf } from '../../../../workers/kernels/expansion-drag.ts';
import { partsOf } from '../../../editor-parts.ts';
import type { Editor, Point } from '../../../editor-types.ts';
import { createFrame } from '../../../frame.ts';
import { frameOnCanvas } from '../../../kernels/expand-frame.ts';

/** So near the edge of the window there is no room left to drag to, CSS px. */
const EDGE = 16;

/** Share of the zoom that goes in each frame. */
const RATE = 0.99;

/** The view never shrinks below this while a handle is dragged, CSS px an image px. */
const LEAST = 0.02;

/**
 * While a handle is held at the edge of the window, the view shrinks under it, so that there is
 * more to drag over: without it a small window would end the drag.
 */
export interface EdgeZoom {
  /** The pointer is here, canvas CSS px. */
  follow(at: Point): void;
  stop(): void;
}

/** @param onZoomed the pointer is over another image point now */
export function createEdgeZoom(
  editor: Editor,
  handle: ExpandHandle,
  onZoomed: () => void,
): EdgeZoom {
  const { scene } = partsOf(editor);
  const { across, down } = sidesOf(handle);
  let pointer: Point | null = null;

  const isAtEdge = ({ x, y }: Point): boolean => {
    const { width, height } = scene.viewport;
    return (
      (across === 'left' && x < EDGE) ||
      (across === 'right' && x > width - EDGE) ||
      (down === 'top' && y < EDGE) ||
      (down === 'bottom' && y > height - EDGE)
    );
  };
  /** The corner that stays where it is. */
  const pivot = (): Point | null => {
    const { picture, expansion, camera } = scene;
    if (picture === null || expansion === null) return null;
    const { left, right, top, bottom } = frameOnCanvas(camera, picture, expansion.padding);
    const x = across === null ? (left + right) / 2 : across === 'left' ? right : left;
    const y = down === null ? (top + bottom) / 2 : down === 'top' ? bottom : top;
    return { x, y };
  };
  const step = (): void => {
    const about = pivot();
    if (pointer === null || about === null || !isAtEdge(pointer)) return;
    if (scene.camera.scale * RATE < LEAST) return;
    editor.zoomBy(RATE, about);
    onZoomed();
    frame.request();
  };
  const frame = createFrame(step);

  return {
    follow(at) {
      pointer = at;
      if (isAtEdge(at)) frame.request();
    },
    stop() {
      pointer = null;
      frame.cancel();
    },
  };
}
