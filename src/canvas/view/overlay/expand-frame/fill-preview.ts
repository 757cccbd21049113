import type { EditorParts } from '../../../editor-parts.ts';
import type { Rectangle } from '../../../kernels/drag-rectangle.ts';
import { edgeGlow, reduced } from '../../../kernels/edge-glow.ts';
import { coarsestLevel } from '../../../kernels/picture-tiles.ts';
import { unpremultiply } from '../../../kernels/unpremultiply.ts';
import type { ExpandFrame, ScenePicture } from '../../../scene/scene.ts';

/** What will be filled looks like this, over the canvas: enough to be seen as no part of the picture. */
const OPACITY = '0.6';

/** The picture's own colours, as a blur, where it will be continued. */
export interface FillPreview {
  readonly element: HTMLElement;
  /** `frame` and `inner`, the picture, in canvas CSS px. */
  arrange(
    picture: ScenePicture,
    padding: ExpandFrame['padding'],
    frame: Rectangle,
    inner: Rectangle,
  ): void;
  destroy(): void;
}

/** Shows nothing until the picture's coarsest tile is there; without it the hatching will do. */
export function createFillPreview({
  loadTile,
  onError,
}: Pick<EditorParts, 'loadTile' | 'onError'>): FillPreview {
  const canvas = document.createElement('canvas');
  canvas.dataset['part'] = 'expand-fill';
  Object.assign(canvas.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    transformOrigin: '0 0',
    opacity: OPACITY,
  });
  let pictureId: string | null = null;
  let small: ReturnType<typeof reduced> | null = null;
  let loading = new AbortController();
  let again = (): void => {};
  let drawn: ExpandFrame['padding'] | null = null;

  const load = async (picture: ScenePicture): Promise<void> => {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    pictureId = picture.id;
    small = null;
    drawn = null;
    const address = { level: coarsestLevel(picture), column: 0, row: 0 };
    try {
      const tile = await loadTile(picture.id, address, signal);
      if (signal.aborted) return;
      small = reduced(tile);
      again();
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  };
  const draw = (picture: ScenePicture, padding: ExpandFrame['padding']): void => {
    if (small === null || drawn === padding) return;
    drawn = padding;
    const { width, height, pixels } = edgeGlow(small, picture, padding);
    canvas.width = width;
    canvas.height = height;
    const straight = new Uint8ClampedArray(pixels);
    if (picture.hasAlpha) unpremultiply(straight);
    canvas.getContext('2d')?.putImageData(new ImageData(straight, width, height), 0, 0);
  };

  const arrange: FillPreview['arrange'] = (picture, padding, frame, inner) => {
    again = () => arrange(picture, padding, frame, inner);
    if (picture.id !== pictureId) void load(picture);
    draw(picture, padding);
    canvas.style.display = small === null ? 'none' : 'block';
    const [across, down] = [frame.right - frame.left, frame.bottom - frame.top];
    canvas.style.width = `${across}px`;
    canvas.style.height = `${down}px`;
    canvas.style.transform = `translate(${frame.left}px, ${frame.top}px)`;
    canvas.style.clipPath = around(across, down, {
      left: inner.left - frame.left,
      top: inner.top - frame.top,
      right: inner.right - frame.left,
      bottom: inner.bottom - frame.top,
    });
  };
  return { element: canvas, arrange, destroy: () => loading.abort() };
}

/** Everything of an element but a part of it, CSS px. */
function around(width: number, height: number, { left, top, right, bottom }: Rectangle): string {
  const inner = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return `path(evenodd, "M0 0H${width}V${height}H0Z${inner}")`;
}
