import type { DeviceArea } from '../../kernels/paint-mask.ts';

/** A canvas that changes is handed over whole, so what changes little by little is in small ones. */
const PIECE = 256;

/** What lies over the whole host, in device px, made of small canvases where there is something. */
export interface MaskSheet {
  /** Size in device px. */
  readonly width: number;
  readonly height: number;
  /** Shows these straight-alpha pixels of an area within the sheet. */
  put(image: ImageData, area: DeviceArea): void;
  /** Takes everything of an area away. */
  clear(area: DeviceArea): void;
  /** Takes everything away. Sizes in CSS px. */
  resize(width: number, height: number, devicePixelRatio: number): void;
  destroy(): void;
}

/** An empty sheet without extent, over what the host shows so far. */
export function createMaskSheet(host: HTMLElement): MaskSheet {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  host.append(element);
  const pieces = new Map<string, CanvasRenderingContext2D>();
  let [width, height, ratio] = [0, 0, 1];

  const pieceAt = (left: number, top: number): CanvasRenderingContext2D | null => {
    const name = `${left} ${top}`;
    const known = pieces.get(name);
    if (known !== undefined) return known;
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(PIECE, width - left);
    canvas.height = Math.min(PIECE, height - top);
    Object.assign(canvas.style, {
      position: 'absolute',
      left: `${left / ratio}px`,
      top: `${top / ratio}px`,
      width: `${canvas.width / ratio}px`,
      height: `${canvas.height / ratio}px`,
    });
    const context = canvas.getContext('2d');
    if (context === null) return null;
    element.append(canvas);
    pieces.set(name, context);
    return context;
  };

  return {
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    put(image, area) {
      for (const [left, top] of cornersOf(area)) {
        pieceAt(left, top)?.putImageData(image, area.left - left, area.top - top);
      }
    },
    clear(area) {
      for (const [left, top] of cornersOf(area)) {
        const piece = pieces.get(`${left} ${top}`);
        piece?.clearRect(area.left - left, area.top - top, area.width, area.height);
      }
    },
    resize(cssWidth, cssHeight, devicePixelRatio) {
      ratio = devicePixelRatio;
      width = Math.round(cssWidth * ratio);
      height = Math.round(cssHeight * ratio);
      element.replaceChildren();
      pieces.clear();
    },
    destroy: () => element.remove(),
  };
}

/** The corners of the pieces that an area touches. */
function cornersOf({ left, top, width, height }: DeviceArea): [number, number][] {
  const corners: [number, number][] = [];
  for (let y = top - (top % PIECE); y < top + height; y += PIECE) {
    for (let x = left - (left % PIECE); x < left + width; x += PIECE) corners.push([x, y]);
  }
  return corners;
}
