import { createFrame } from '../../frame.ts';
import type { ScreenArea } from '../../kernels/screen-area.ts';
import type { SceneChange } from '../../scene/scene.ts';
import { march } from '../march.ts';
import { createTintChooser, type Surface, type SurfaceParts } from '../surface.ts';
import { createTileSet, type TileSet } from '../tile-set.ts';
import { createDeviceGround } from './device-ground.ts';
import { createMaskOverlay } from './mask-overlay.ts';
import { createMaskSheet } from './mask-sheet.ts';
import { makeTileCanvas, type TileCanvas } from './picture-painter.ts';
import { createPictureSheet } from './picture-sheet.ts';

/**
 * Draws an editor's scene without WebGL: the mask in canvases of its own, so that a stroke draws
 * no picture. Null where the browser has no 2D canvas either.
 */
export function createCanvas2dSurface(host: HTMLElement, parts: SurfaceParts): Surface | null {
  const { scene, loadTile, refreshMask, onError } = parts;
  const ground = createDeviceGround(host);
  const below = createPictureSheet(ground, scene);
  if (below === null) return null;
  const sheet = createMaskSheet(ground, below);
  const mask = createMaskOverlay(sheet, scene);
  const tints = createTintChooser(scene);
  let tiles: TileSet<TileCanvas> | null = null;
  let phase = 0;
  let isPictureSpoilt = true;
  let isMaskSpoilt = true;
  let spoiltMask: ScreenArea[] = [];

  const everything = (): ScreenArea[] => {
    const { width: right, height: bottom } = scene.viewport;
    return [{ left: 0, top: 0, right, bottom }];
  };
  const drawPicture = (): void => {
    isPictureSpoilt = false;
    below.draw(tiles?.arrange(scene.devicePixelRatio) ?? []);
    if (!isMaskSpoilt) sheet.renew();
  };
  const drawMask = (): void => {
    const areas = isMaskSpoilt ? everything() : spoiltMask;
    // Where there is no picture yet there is no mask either: it comes with it.
    isMaskSpoilt = below.place() === null;
    spoiltMask = [];
    if (isMaskSpoilt) sheet.clear();
    else mask.paint(areas, { tint: tints.tint(), phase });
  };
  const draw = (): void => {
    if (isPictureSpoilt) drawPicture();
    drawMask();
  };
  const frame = createFrame(draw);
  const spoilPicture = (): void => {
    isPictureSpoilt = true;
    frame.request();
  };
  const spoilMask = (areas: readonly ScreenArea[]): void => {
    if (areas.length === 0) return;
    spoiltMask.push(...areas);
    frame.request();
  };
  const spoilAllMask = (): void => {
    isMaskSpoilt = true;
    frame.request();
  };
  const changePicture = (): void => {
    tiles?.destroy();
    const { picture } = scene;
    tiles =
      picture &&
      createTileSet({
        scene,
        picture,
        loadTile,
        make: (tile) => makeTileCanvas(tile, picture.hasAlpha),
        drop: () => undefined,
        onTile: spoilPicture,
        onOverview(pixels) {
          tints.see(pixels);
          spoilAllMask();
        },
        onError,
      });
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
        return spoilMask(mask.update(change.cells));
      case 'mask-window':
        mask.setWindow(change.window, change.cells);
        return spoilAllMask();
      case 'mask-visible':
      case 'mask-tint':
        return spoilAllMask();
      case 'picture':
        changePicture();
    }
    spoilPicture();
    spoilAllMask();
  };

  const unsubscribe = scene.subscribe(onChange);
  const stopMarching = march(scene, true, (next) => {
    phase = next;
    // What is about to be drawn gets the phase with it.
    mask.march(next);
  });
  changePicture();
  mask.setWindow(scene.maskWindow, []);
  refreshMask();

  return {
    resize(_width, _height, devicePixelRatio) {
      ground.setRatio(devicePixelRatio);
      isPictureSpoilt = true;
      isMaskSpoilt = true;
      // Resizing clears the canvas; drawing at once keeps it from flashing.
      draw();
    },
    destroy() {
      unsubscribe();
      stopMarching();
      frame.cancel();
      tiles?.destroy();
      below.destroy();
      sheet.clear();
      ground.destroy();
    },
  };
}
