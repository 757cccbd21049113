/** Zoom for each CSS px that the wheel turns; a pinch on a trackpad is a turn with Control, and turns it by less. */
const WHEEL_ZOOM = 0.0022;
const PINCH_ZOOM = 0.0088;

/**
 * Hears of the wheel over an element, and of pinches on a trackpad, as the factor by which each zooms; the
 * page neither scrolls nor zooms meanwhile. Ends when the signal aborts.
 */
export const onWheelZoom = (
  element: HTMLElement,
  signal: AbortSignal,
  onZoom: (factor: number, at: WheelEvent) => void,
): void => {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM)), event);
  };
  // Not passive: a pinch on a trackpad would zoom the page.
  element.addEventListener('wheel', onWheel, { passive: false, signal });
};
