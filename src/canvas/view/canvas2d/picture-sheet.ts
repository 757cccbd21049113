import { toCanvas } from '../../kernels/camera.ts';
import type { DeviceArea } from '../../kernels/paint-mask.ts';
import { devicePixelsOf } from '../../kernels/screen-area.ts';
import type { Scene } from '../../scene/scene.ts';
import type { HeldTile } from '../tile-set.ts';
import type { DeviceGround } from './device-ground.ts';
import { paintPicture, type TileCanvas } from './picture-painter.ts';
import { createBoard, createStillCanvas } from './still-canvas.ts';

/** The picture, in a canvas no larger than what is seen of it. */
export interface PictureSheet {
  /** Draws the scene's picture of these tiles. */
  draw(tiles: readonly HeldTile<TileCanvas>[]): void;
  destroy(): void;
}

/** Shows nothing yet. Null where the browser has no 2D canvas. */
export function createPictureSheet(ground: DeviceGround, scene: Scene): PictureSheet | null {
  const canvas = createStillCanvas(createBoard());
  if (canvas === null) return null;
  const { element } = canvas;
  ground.element.append(element);
  return {
    draw(tiles) {
      const { picture } = scene;
      const place = placeOf(scene);
      element.hidden = place === null;
      if (place === null || picture === null) return;
      canvas.draw(place.width, place.height, (context) =>
        paintPicture(context, scene, picture, tiles, place),
      );
      Object.assign(element.style, {
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      });
    },
    destroy: () => element.remove(),
  };
}

/** Where the picture is seen; null where it is not. */
function placeOf({ picture, camera, viewport, devicePixelRatio }: Scene): DeviceArea | null {
  if (picture === null) return null;
  const from = toCanvas(camera, 0, 0);
  const to = toCanvas(camera, picture.width, picture.height);
  return devicePixelsOf(
    { left: from.x, top: from.y, right: to.x, bottom: to.y },
    devicePixelRatio,
    Math.round(viewport.width * devicePixelRatio),
    Math.round(viewport.height * devicePixelRatio),
  );
}
