/** Lies over a host; a px in it is a device px. */
export interface DeviceGround {
  readonly element: HTMLElement;
  setRatio(devicePixelRatio: number): void;
  destroy(): void;
}

/**
 * Canvases lie on the screen's px in it, at any pixel ratio: a length in CSS px is rounded to 1/64,
 * and a canvas that is off by that little is drawn blurred.
 */
export function createDeviceGround(host: HTMLElement): DeviceGround {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  host.append(element);
  return {
    element,
    setRatio(ratio) {
      element.style.transform = ratio === 1 ? 'none' : `scale(${1 / ratio})`;
    },
    destroy: () => element.remove(),
  };
}
