import type { Application, Container } from 'pixi.js';
import type { EditorParts } from '../../editor-parts.ts';
import { createFrame } from '../../frame.ts';
import { contrastingTint } from '../../kernels/mask-tint.ts';
import type { SceneChange } from '../../scene/scene.ts';
import { march } from '../march.ts';
import { createMaskLayer } from './mask-layer.ts';
import { createPictureFrame } from './picture-frame.ts';
import { createPictureLayer, type PictureLayer } from './picture-layer.ts';

/** The containers that React made, back to front; their units are image px. */
export interface SurfaceLayers {
  readonly behind: Container;
  readonly picture: Container;
  readonly mask: Container;
  readonly before: Container;
}

/** Draws the scene with WebGL, once for each frame in which something changed. */
export interface Surface {
  /** Canvas size in CSS px and device px a CSS px. */
  resize(width: number, height: number, devicePixelRatio: number): void;
  destroy(): void;
}

type SurfaceParts = Pick<EditorParts, 'scene' | 'loadTile' | 'refreshMask' | 'onError'>;

/** Draws an editor's scene into a Pixi application. */
export function createSurface(
  app: Application,
  layers: SurfaceLayers,
  { scene, loadTile, refreshMask, onError }: SurfaceParts,
): Surface {
  const mask = createMaskLayer(layers.mask, scene);
  const frameOfPicture = createPictureFrame(layers.behind, layers.before, scene);
  let density = 1;
  let shown: PictureLayer | null = null;
  /** The picture before, until the new one is complete: no flicker between them. */
  let former: PictureLayer | null = null;

  const dropFormer = (): void => {
    former?.destroy();
    former = null;
  };
  const draw = (): void => {
    const { camera } = scene;
    for (const layer of [layers.behind, layers.picture, layers.mask, layers.before]) {
      layer.position.set(camera.x, camera.y);
      layer.scale.set(camera.scale);
    }
    shown?.arrange(density);
    if (shown?.isComplete()) dropFormer();
    mask.arrange(density);
    frameOfPicture.arrange(density);
    app.render();
  };
  const frame = createFrame(draw);

  const changePicture = (): void => {
    dropFormer();
    former = shown;
    shown = null;
    const { picture } = scene;
    if (picture === null) return dropFormer();
    shown = createPictureLayer({
      scene,
      picture,
      loadTile,
      onTile: frame.request,
      onOverview: (pixels) => mask.setTint(contrastingTint(pixels)),
      onError,
    });
    layers.picture.addChild(shown.container);
  };
  const onChange = (change: SceneChange): void => {
    if (change.kind === 'picture') changePicture();
    if (change.kind === 'mask') mask.update(change.cells);
    if (change.kind === 'mask-window') mask.setWindow(change.window, change.cells);
    // These are drawn over the canvas.
    if (change.kind !== 'ring' && change.kind !== 'selection') frame.request();
  };

  const unsubscribe = scene.subscribe(onChange);
  const stopMarching = march(scene, (phase) => {
    mask.setPhase(phase);
    frame.request();
  });
  // Pixi uploads everything anew; somebody has to ask for the frame.
  app.canvas.addEventListener('webglcontextrestored', frame.request);
  changePicture();
  mask.setWindow(scene.maskWindow, []);
  refreshMask();
  frame.request();

  return {
    resize(width, height, devicePixelRatio) {
      density = devicePixelRatio;
      app.renderer.resize(width, height, devicePixelRatio);
      // Resizing clears the canvas; drawing at once keeps it from flashing.
      draw();
    },
    destroy() {
      unsubscribe();
      stopMarching();
      app.canvas.removeEventListener('webglcontextrestored', frame.request);
      frame.cancel();
      dropFormer();
      shown?.destroy();
      mask.destroy();
      frameOfPicture.destroy();
    },
  };
}
