import { MAX_EXPANDED } from '../../../../workers/kernels/expansion.ts';
import {
  EXPAND_HANDLES,
  type ExpandHandle,
  sidesOf,
} from '../../../../workers/kernels/expansion-drag.ts';
import { partsOf } from '../../../editor-parts.ts';
import type { Editor, ExpansionState } from '../../../editor-types.ts';
import { createHostCorner } from '../../../input/host-corner.ts';
import type { Rectangle } from '../../../kernels/drag-rectangle.ts';
import { frameOnCanvas, handlePlaces, wayIntoView } from '../../../kernels/expand-frame.ts';
import type { ExpandFrame, Scene } from '../../../scene/scene.ts';
import { attachHandleInput } from './attach-handle-input.ts';
import { createFrameDrawing } from './create-frame-drawing.ts';
import { createHandle } from './create-handle.ts';
import { createFillPreview } from './fill-preview.ts';

/** What is said of the handles, translated. */
export interface HandleWords {
  name(handle: ExpandHandle): string;
  /** What stands at a handle, such as how much it adds. */
  value(handle: ExpandHandle, padding: ExpansionState['padding']): string;
}

/**
 * Shows the frame of an expansion over whichever surface draws the picture, with handles that can
 * be dragged and moved by keys. Returns the disposer.
 */
export function attachExpandFrame(
  host: HTMLElement,
  editor: Editor,
  words: HandleWords,
): () => void {
  const parts = partsOf(editor);
  const { scene } = parts;
  const corner = createHostCorner(host);
  const layer = createLayer();
  const drawing = createFrameDrawing();
  const fill = createFillPreview(parts);
  layer.append(fill.element, drawing.element);
  const handles = EXPAND_HANDLES.map((handle) => ({ handle, element: createHandle(handle) }));
  const reveal = (handle: ExpandHandle): void => {
    if (scene.picture === null || scene.expansion === null) return;
    const frame = frameOnCanvas(scene.camera, scene.picture, scene.expansion.padding);
    const free = freePart(scene);
    const { dx, dy } = wayIntoView(handlePlaces(frame, free)[handle], free);
    if (dx !== 0 || dy !== 0) editor.panBy(dx, dy);
  };
  const detachers = handles.map(({ handle, element }) => {
    element.setAttribute('aria-label', words.name(handle));
    layer.append(element);
    const context = { editor, corner, handle, reveal: () => reveal(handle) };
    return attachHandleInput(element, context);
  });
  host.append(layer);

  const tell = ({ padding }: ExpandFrame): void => {
    for (const { handle, element } of handles) {
      element.setAttribute('aria-valuemax', String(MAX_EXPANDED));
      element.setAttribute('aria-valuenow', String(addedAt(handle, padding)));
      element.setAttribute('aria-valuetext', words.value(handle, padding));
    }
  };
  const arrange = (): void => {
    const { picture, expansion, camera } = scene;
    const isShown = picture !== null && expansion !== null;
    layer.style.display = isShown ? 'block' : 'none';
    if (!isShown) return;
    const frame = frameOnCanvas(camera, picture, expansion.padding);
    const inner = frameOnCanvas(camera, picture, NOTHING);
    fill.arrange(picture, expansion.padding, frame, inner);
    drawing.arrange(frame, inner, expansion);
    const places = handlePlaces(frame, freePart(scene));
    for (const { handle, element } of handles) {
      const { x, y } = places[handle];
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  };
  const unsubscribe = scene.subscribe(({ kind }) => {
    if (kind === 'expansion' && scene.expansion !== null) tell(scene.expansion);
    if (kind === 'expansion' || kind === 'camera' || kind === 'picture') arrange();
  });
  if (scene.expansion !== null) tell(scene.expansion);
  arrange();

  return () => {
    unsubscribe();
    for (const detach of detachers) detach();
    corner.detach();
    fill.destroy();
    layer.remove();
  };
}

const NOTHING: Rectangle = { left: 0, top: 0, right: 0, bottom: 0 };

/** Clips, so that the focus on a handle out of view scrolls nothing. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0',
    overflow: 'clip',
    zIndex: '1',
    pointerEvents: 'none',
    // Left is left of the picture in every language.
    direction: 'ltr',
  });
  return layer;
}

/** What nothing floats over, canvas CSS px. */
function freePart({ viewport, insets }: Scene): Rectangle {
  return {
    left: insets.left,
    top: insets.top,
    right: viewport.width - insets.right,
    bottom: viewport.height - insets.bottom,
  };
}

/** Image px that a handle adds; a corner counts both sides. */
function addedAt(handle: ExpandHandle, padding: ExpandFrame['padding']): number {
  const { across, down } = sidesOf(handle);
  return (across === null ? 0 : padding[across]) + (down === null ? 0 : padding[down]);
}
