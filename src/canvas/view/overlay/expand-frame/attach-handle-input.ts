import type { ExpandHandle } from '../../../../workers/kernels/expansion-drag.ts';
import { partsOf } from '../../../editor-parts.ts';
import type { Editor, Point } from '../../../editor-types.ts';
import { createFrame } from '../../../frame.ts';
import type { HostCorner } from '../../../input/host-corner.ts';
import { arrowStep } from '../../../kernels/arrow-step.ts';
import { toImage } from '../../../kernels/camera.ts';
import { createEdgeZoom } from './edge-zoom.ts';

/** What a handle's input acts on. */
export interface HandleInputContext {
  readonly editor: Editor;
  readonly corner: HostCorner;
  readonly handle: ExpandHandle;
  /** The handle was moved by keys or has got the focus: it is to be seen. */
  readonly reveal: () => void;
}

/** Lets pointer and keys on an element drag one handle of the frame. Returns the disposer. */
export function attachHandleInput(
  element: HTMLElement,
  { editor, corner, handle, reveal }: HandleInputContext,
): () => void {
  const attached = new AbortController();
  const options = { signal: attached.signal };
  const { expansion } = editor;
  const { scene } = partsOf(editor);
  let led: { readonly id: number; at: Point; grid: boolean } | null = null;

  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = corner.get();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const follow = (): void => {
    if (led === null) return;
    expansion.drag(toImage(scene.camera, led.at.x, led.at.y), led.grid ? 'grid' : 'ratio');
  };
  const frame = createFrame(follow);
  const zoom = createEdgeZoom(editor, handle, follow);
  const end = (how: 'letGo' | 'cancel') => (event: PointerEvent) => {
    if (led?.id !== event.pointerId) return;
    event.stopPropagation();
    // What came since the last frame belongs to the drag.
    if (how === 'letGo') follow();
    led = null;
    frame.cancel();
    zoom.stop();
    expansion[how]();
  };
  const onDown = (event: PointerEvent): void => {
    // Other buttons mean what they mean on the canvas.
    if (event.button !== 0) return;
    event.stopPropagation();
    if (led !== null || editor.state.expansion?.grabbed !== null) return;
    corner.forget();
    element.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    led = { id: event.pointerId, at, grid: event.shiftKey };
    expansion.grab(handle, toImage(scene.camera, at.x, at.y));
  };
  const onMove = (event: PointerEvent): void => {
    if (led?.id !== event.pointerId) return;
    event.stopPropagation();
    led.at = pointOf(event);
    led.grid = event.shiftKey;
    zoom.follow(led.at);
    frame.request();
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'Home' ? HOME : arrowStep(event, editor.state.zoom);
    if (step === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === HOME) expansion.reset(handle);
    else expansion.nudge(handle, step.dx, step.dy);
    reveal();
  };

  element.addEventListener('pointerdown', onDown, options);
  element.addEventListener('pointermove', onMove, options);
  element.addEventListener('pointerup', end('letGo'), options);
  element.addEventListener('pointercancel', end('cancel'), options);
  // Comes after up and cancel too; alone it means that the end was lost.
  element.addEventListener('lostpointercapture', end('letGo'), options);
  element.addEventListener('keydown', onKey, options);
  element.addEventListener('focus', reveal, options);
  return () => {
    attached.abort();
    frame.cancel();
    zoom.stop();
    if (led !== null) expansion.letGo();
    led = null;
  };
}

/** Takes back what a handle added. */
const HOME = { dx: 0, dy: 0 };
