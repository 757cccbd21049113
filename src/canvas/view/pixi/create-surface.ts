import type { Application, Container } from 'pixi.js';
import { createFrame } from '../../frame.ts';
import { areaOfTiles } from '../../kernels/screen-area.ts';
import type { SceneChange } from '../../scene/scene.ts';
import { march } from '../march.ts';
import { createTintChooser, type Surface, type SurfaceParts } from '../surface.ts';
import { forgetUniformWriters } from './forget-uniform-writers.ts';
import { createMaskLayer } from './mask-layer.ts';
import { createPartialRender } from './partial-render.ts';
import { createPictureFrame } from './picture-frame.ts';
import { createPictureLayer, type PictureLayer } from './picture-layer.ts';
import { watchContext } from './watch-context.ts';

/** The containers that React made, back to front; their units are image px. */
export interface SurfaceLayers {
  readonly behind: Container;
  readonly picture: Container;
  readonly mask: Container;
  readonly before: Container;
}

/**
 * Draws an editor's scene into a Pixi application with WebGL.
 * @param onLost the context was lost and does not come back
 */
export function createSurface(
  app: Application,
  layers: SurfaceLayers,
  { scene, loadTile, refreshMask, onError }: SurfaceParts,
  onLost: () => void,
): Surface {
  const mask = createMaskLayer(layers.mask, scene);
  const frameOfPicture = createPictureFrame(layers.behind, layers.before, scene);
  const rendering = createPartialRender(app);
  const tints = createTintChooser(scene);
  let density = 1;
  let shown: PictureLayer | null = null;
  /** The picture before, until the new one is complete: no flicker between them. */
  let former: PictureLayer | null = null;

  const dropFormer = (): void => {
    former?.destroy();
    former = null;
  };
  const draw = (): void => {
    if (context.isLost()) return;
    const { camera } = scene;
    for (const layer of [layers.behind, layers.picture, layers.mask, layers.before]) {
      layer.position.set(camera.x, camera.y);
      layer.scale.set(camera.scale);
    }
    shown?.arrange(density);
    if (former !== null && shown?.isComplete()) {
      dropFormer();
      rendering.spoil();
    }
    mask.setTint(tints.tint());
    mask.arrange(density);
    frameOfPicture.arrange(density);
    rendering.render(density);
  };
  const frame = createFrame(draw);
  const drawAll = (): void => {
    rendering.spoil();
    frame.request();
  };

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
      onTile: drawAll,
      onOverview: tints.see,
      onError,
    });
    layers.picture.addChild(shown.container);
  };
  const onChange = (change: SceneChange): void => {
    switch (change.kind) {
      case 'ring':
      case 'selection':
      case 'expansion':
      case 'comparison':
        // These lie over the canvas.
        return;
      case 'mask':
        mask.update(change.cells);
        rendering.spoil(areaOfTiles(change.cells, scene.camera));
        return frame.request();
      case 'mask-window':
        mask.setWindow(change.window, change.cells);
        return drawAll();
      case 'picture':
        changePicture();
        return drawAll();
      default:
        drawAll();
    }
  };

  const showMask = (): void => {
    mask.setWindow(null, []);
    mask.setWindow(scene.maskWindow, []);
    refreshMask();
  };
  const context = watchContext(app.canvas, {
    onRestored() {
      forgetUniformWriters(app.renderer);
      // Pixi uploads what it kept; of the mask nothing is kept on this side.
      showMask();
      drawAll();
    },
    onLost,
  });

  const unsubscribe = scene.subscribe(onChange);
  const stopMarching = march(scene, false, (phase) => {
    mask.setPhase(phase);
    rendering.spoil(mask.edges());
    frame.request();
  });
  changePicture();
  showMask();
  drawAll();

  return {
    resize(width, height, devicePixelRatio) {
      density = devicePixelRatio;
      app.renderer.resize(width, height, devicePixelRatio);
      rendering.spoil();
      // Resizing clears the canvas; drawing at once keeps it from flashing.
      draw();
    },
    destroy() {
      unsubscribe();
      stopMarching();
      context.stop();
      frame.cancel();
      dropFormer();
      shown?.destroy();
      mask.destroy();
      frameOfPicture.destroy();
    },
  };
}
