import { createFrame } from '../../frame.ts';
import type { Camera } from '../../kernels/camera.ts';
import { type Span, splitLine, visiblePart } from '../../kernels/split-line.ts';
import type { Comparison, Scene, TileLoader } from '../../scene/scene.ts';
import { makeTileCanvas, paintPicture, type TileCanvas } from '../canvas2d/picture-painter.ts';
import { createTileSet, type TileSet } from '../tile-set.ts';
import { createLayerCanvas } from './layer-canvas.ts';

/** How long the result takes to appear right of the line, ms. */
const FADE = 180;

/** What {@link attachFormerPicture} needs of the editor. */
export interface FormerPictureParts {
  readonly scene: Scene;
  readonly loadTile: TileLoader;
  readonly onError: (error: unknown) => void;
}

/**
 * Shows the picture before a result left of a line, over whichever surface draws the result: a
 * canvas of its own, so that moving the line draws nothing. Returns the disposer.
 */
export function attachFormerPicture(host: HTMLElement, parts: FormerPictureParts): () => void {
  const { scene } = parts;
  let shown: { readonly comparison: Comparison; readonly layer: Layer } | null = null;

  const drop = (): void => {
    shown?.layer.destroy();
    shown = null;
  };
  const follow = (): void => {
    const { comparison } = scene;
    const isOther = shown?.comparison.picture.id !== comparison?.picture.id;
    if (isOther || comparison === null) drop();
    if (comparison === null) return;
    const layer = shown?.layer ?? createLayer(host, parts, comparison);
    if (layer === null) return;
    shown = { comparison, layer };
    layer.arrange(comparison);
  };
  const unsubscribe = scene.subscribe(({ kind }) => {
    if (kind === 'camera' || kind === 'picture' || kind === 'comparison') follow();
  });
  follow();
  return () => {
    unsubscribe();
    drop();
  };
}

interface Layer {
  /** Takes over camera, size and line. */
  arrange(comparison: Comparison): void;
  destroy(): void;
}

function createLayer(
  host: HTMLElement,
  { scene, loadTile, onError }: FormerPictureParts,
  first: Comparison,
): Layer | null {
  const { picture } = first;
  const element = document.createElement('div');
  element.dataset['part'] = 'former-picture';
  Object.assign(element.style, {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    pointerEvents: 'none',
  });
  host.append(element);
  const canvas = createLayerCanvas(element);
  if (canvas === null) {
    element.remove();
    return null;
  }
  /** How much of it is left right of the line while the result fades in, 1 to 0. */
  let rest = first.isNews && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0;
  let fadedFrom: number | null = null;
  let now = first;
  let drawnFrom: Camera | null = null;
  let size = '';
  const view = {
    get camera(): Camera {
      const { scale, x, y } = scene.camera;
      return {
        scale: scale * now.scale,
        x: x + now.corner.x * scale,
        y: y + now.corner.y * scale,
      };
    },
    get devicePixelRatio() {
      return scene.devicePixelRatio;
    },
    get viewport() {
      return scene.viewport;
    },
  };
  const tiles: TileSet<TileCanvas> = createTileSet({
    scene: view,
    picture,
    loadTile,
    make: (tile) => makeTileCanvas(tile, picture.hasAlpha),
    drop: () => undefined,
    onTile: () => frame.request(),
    onOverview: () => undefined,
    onError,
  });
  const fade = (): void => {
    if (rest === 0 || !tiles.isComplete()) return;
    fadedFrom ??= performance.now();
    rest = Math.max(0, 1 - (performance.now() - fadedFrom) / FADE);
    if (rest > 0) frame.request();
  };
  const divide = (part: Span): void => {
    const at = splitLine(part, now.split);
    element.style.maskImage = `linear-gradient(to right, black ${at}px, rgb(0 0 0 / ${rest}) ${at}px)`;
  };
  const sizeNow = (): string => {
    const { viewport, devicePixelRatio } = scene;
    return `${viewport.width} ${viewport.height} ${devicePixelRatio}`;
  };
  const resize = (): void => {
    const { viewport, devicePixelRatio } = scene;
    if (sizeNow() === size) return;
    size = sizeNow();
    canvas.resize(viewport.width, viewport.height, devicePixelRatio);
  };
  /** Where the result is larger there was nothing before. */
  const paintNothing = ({ left, top, right, bottom }: Span): void => {
    const { context } = canvas;
    const ratio = scene.devicePixelRatio;
    // Whole pixels: one that was covered in part would show some of the result.
    const [x, y] = [Math.floor(left * ratio), Math.floor(top * ratio)];
    context.fillStyle = getComputedStyle(host).getPropertyValue('--canvas').trim() || 'black';
    context.fillRect(x, y, Math.ceil(right * ratio) - x, Math.ceil(bottom * ratio) - y);
  };
  const draw = (): void => {
    const result = scene.picture;
    if (result === null) return;
    resize();
    const { context } = canvas;
    const ratio = scene.devicePixelRatio;
    const part = visiblePart(scene.camera, result, scene.viewport);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    paintNothing(part);
    paintPicture(context, view, picture, tiles.arrange(ratio), { left: 0, top: 0 });
    fade();
    divide(part);
  };
  const frame = createFrame(draw);

  return {
    arrange(comparison) {
      const isStill =
        drawnFrom === scene.camera && now.corner === comparison.corner && size === sizeNow();
      now = comparison;
      drawnFrom = scene.camera;
      if (!isStill) frame.request();
      else if (scene.picture !== null)
        divide(visiblePart(scene.camera, scene.picture, scene.viewport));
    },
    destroy() {
      frame.cancel();
      tiles.destroy();
      element.remove();
    },
  };
}
