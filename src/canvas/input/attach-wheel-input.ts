import type { Point } from '../editor-types.ts';
import type { HostCorner } from './host-corner.ts';
import { isPageEnlarged } from './page-enlarged.ts';

/** Zoom by a wheel's way: e to the power of this per CSS px; a pinch comes in smaller steps. */
const WHEEL_RATE = 0.0015;
const PINCH_RATE = 0.01;

/** CSS px of a line and of a page, for wheels that count so. */
const LINE = 16;
const PAGE = 400;

/** No single event zooms by more than this many CSS px of wheel, or of a pinch, for which Ctrl with a wheel is taken. */
const MAX_STEP = 240;
const MAX_PINCH_STEP = 20;

/** What wheel input asks of the editor. */
export interface WheelInputContext {
  readonly corner: HostCorner;
  readonly isDrawing: () => boolean;
  /** About a point in canvas CSS px. */
  readonly zoomBy: (factor: number, about: Point) => void;
  readonly panBy: (dx: number, dy: number) => void;
}

/** A trackpad's pinch as Safari alone tells it, which sends no wheel; the distance of the fingers is 1 when it begins. */
interface PinchEvent {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Wheel and trackpad pinch zoom about the cursor; with Shift the wheel moves sideways. */
export function attachWheelInput(host: HTMLElement, context: WheelInputContext): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  let pinched = 1;

  const zoomBy = (
    factor: number,
    { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  ) => {
    const { left, top } = context.corner.get();
    context.zoomBy(factor, { x: clientX - left, y: clientY - top });
  };
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey && isPageEnlarged()) return;
    event.preventDefault();
    if (context.isDrawing()) return;
    const unit = [1, LINE, PAGE][event.deltaMode] ?? 1;
    if (event.shiftKey) {
      context.panBy(-(event.deltaX + event.deltaY) * unit, 0);
      return;
    }
    const [rate, most] = event.ctrlKey ? [PINCH_RATE, MAX_PINCH_STEP] : [WHEEL_RATE, MAX_STEP];
    zoomBy(Math.exp(-rate * Math.min(most, Math.max(-most, event.deltaY * unit))), event);
  };
  const onPinch = (event: Event & Partial<PinchEvent>): void => {
    const { type, scale = 1, clientX = 0, clientY = 0 } = event;
    const factor = scale / pinched;
    pinched = scale;
    // Fingers on a screen are pointers, which are heard already.
    if (navigator.maxTouchPoints > 0 || isPageEnlarged()) return;
    event.preventDefault();
    if (type === 'gesturechange' && !context.isDrawing()) zoomBy(factor, { clientX, clientY });
  };
  host.addEventListener('wheel', onWheel, { signal, passive: false });
  host.addEventListener('gesturestart', onPinch, { signal });
  host.addEventListener('gesturechange', onPinch, { signal });
  return () => attached.abort();
}
