import { toCanvas } from '../../kernels/camera.ts';
import type { DeviceArea } from '../../kernels/paint-mask.ts';
import { devicePixelsOf } from '../../kernels/screen-area.ts';
import type { Scene } from '../../scene/scene.ts';
import type { HeldTile } from '../tile-set.ts';
import type { DeviceGround } from './device-ground.ts';
import { paintPicture, type TileCanvas } from './picture-painter.ts';
import { type Context2d, createBoard, createStillCanvas } from './still-canvas.ts';

/** The picture, in a canvas no larger than what is seen of it. */
export interface PictureSheet {
  /** Draws the scene's picture of these tiles; without any it is not there. */
  draw(tiles: readonly HeldTile<TileCanvas>[]): void;
  /** Where it is drawn, whole device px; null where nothing of it is. */
  place(): DeviceArea | null;
  /** Copies what is drawn in a part of its place to the corner of a context. */
  copy(context: Context2d, part: DeviceArea): void;
  destroy(): void;
}

/** Shows nothing yet. Null where the browser has no 2D canvas. */
export function createPictureSheet(ground: DeviceGround, scene: Scene): PictureSheet | null {
  const canvas = createStillCanvas(createBoard());
  if (canvas === null) return null;
  const { element } = canvas;
  ground.element.append(element);
  let place: DeviceArea | null = null;
  return {
    draw(tiles) {
      const { picture } = scene;
      place = tiles.length === 0 ? null : placeOf(scene);
      element.hidden = place === null;
      if (place === null || picture === null) return;
      const { left, top, width, height } = place;
      canvas.draw(width, height, (context) =>
        paintPicture(context, scene, picture, tiles, { left, top }),
      );
      canvas.move(place);
    },
    place: () => place,
    copy(context, { left, top, width, height }) {
      if (place === null) return;
      const [x, y] = [left - place.left, top - place.top];
      context.drawImage(element, x, y, width, height, 0, 0, width, height);
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
