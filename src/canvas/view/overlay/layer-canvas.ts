/** A canvas that fills its host, measured in device px. */
export interface LayerCanvas {
  readonly context: CanvasRenderingContext2D;
  resize(width: number, height: number, devicePixelRatio: number): void;
  destroy(): void;
}

/** Null where the browser has no 2D canvas. */
export function createLayerCanvas(host: HTMLElement): LayerCanvas | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  Object.assign(canvas.style, { position: 'absolute', left: '0', top: '0' });
  host.append(canvas);
  return {
    context,
    resize(width, height, devicePixelRatio) {
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    },
    destroy: () => canvas.remove(),
  };
}
