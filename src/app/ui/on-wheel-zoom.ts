/** Zoom for each CSS px that the wheel turns; a pinch on a trackpad is a turn with Control, and turns it by less. */
const WHEEL_ZOOM = 0.0022;
const PINCH_ZOOM = 0.0088;

/** No event of a pinch zooms by more CSS px than this; a mouse's wheel under Control turns by far more. */
const MAX_PINCH = 25;

/** Where on the page, CSS px from the window's corner. */
type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** A pinch on a trackpad as Safari alone tells it, which sends no wheel; the distance of the fingers is 1 when it begins. */
type PinchEvent = Place & { readonly scale: number };

/**
 * Hears of the wheel over an element, and of pinches on a trackpad, as the factor by which each zooms; the
 * page neither scrolls nor zooms meanwhile. Ends when the signal aborts.
 */
export const onWheelZoom = (
  element: HTMLElement,
  signal: AbortSignal,
  onZoom: (factor: number, at: Place) => void,
): void => {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pinch = Math.min(MAX_PINCH, Math.max(-MAX_PINCH, event.deltaY)) * PINCH_ZOOM;
    onZoom(Math.exp(-(event.ctrlKey ? pinch : event.deltaY * WHEEL_ZOOM)), event);
  };
  let pinched = 1;
  const onPinch = (event: Event & Partial<PinchEvent>): void => {
    const { type, scale = 1, clientX = 0, clientY = 0 } = event;
    const factor = scale / pinched;
    pinched = scale;
    // Fingers on a screen are pointers, which are heard already.
    if (navigator.maxTouchPoints > 0) return;
    event.preventDefault();
    if (type === 'gesturechange') onZoom(factor, { clientX, clientY });
  };
  // Not passive: a pinch on a trackpad would zoom the page.
  element.addEventListener('wheel', onWheel, { passive: false, signal });
  element.addEventListener('gesturestart', onPinch, { signal });
  element.addEventListener('gesturechange', onPinch, { signal });
};
