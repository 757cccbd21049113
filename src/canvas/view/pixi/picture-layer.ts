import { BufferImageSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { PictureTile } from '../../../workers/index.ts';
import { NEAREST_FROM, PICTURE_TILE } from '../../kernels/picture-tiles.ts';
import type { ScenePicture } from '../../scene/scene.ts';
import { createTileSet, type TileSetOptions } from '../tile-set.ts';
import { setScaleMode } from './set-scale-mode.ts';

/** One picture as tiles of the level that fits the zoom. */
export interface PictureLayer {
  readonly container: Container;
  /** Takes over the camera; loads what is missing. */
  arrange(devicePixelRatio: number): void;
  /** True when everything in view is there. */
  isComplete(): boolean;
  destroy(): void;
}

/** A layer without tiles yet; its container's units are image px. */
export function createPictureLayer(
  options: Omit<TileSetOptions<Sprite>, 'make' | 'drop'>,
): PictureLayer {
  const { scene, picture } = options;
  const container = new Container({ sortableChildren: true });
  const tiles = createTileSet({
    ...options,
    make(tile) {
      const sprite = createTileSprite(tile, picture);
      container.addChild(sprite);
      return sprite;
    },
    drop: (sprite) => sprite.destroy({ texture: true, textureSource: true }),
  });

  return {
    container,
    isComplete: tiles.isComplete,
    arrange(devicePixelRatio) {
      const density = scene.camera.scale * devicePixelRatio;
      const scaleMode = density >= NEAREST_FROM ? 'nearest' : 'linear';
      for (const child of container.children) child.visible = false;
      for (const { drawable } of tiles.arrange(devicePixelRatio)) {
        drawable.visible = true;
        setScaleMode(drawable.texture.source, scaleMode);
      }
    },
    destroy() {
      tiles.destroy();
      container.destroy();
    },
  };
}

function createTileSprite(tile: PictureTile, picture: ScenePicture): Sprite {
  const unit = 2 ** tile.level;
  const left = tile.column * PICTURE_TILE;
  const top = tile.row * PICTURE_TILE;
  const source = new BufferImageSource({
    resource: tile.pixels,
    width: tile.width,
    height: tile.height,
    format: 'rgba8unorm',
    alphaMode: 'premultiplied-alpha',
  });
  // The last column and row of a level may cover image px that do not exist.
  const frame = new Rectangle(
    0,
    0,
    Math.min(tile.width, picture.width / unit - left),
    Math.min(tile.height, picture.height / unit - top),
  );
  const sprite = new Sprite({ texture: new Texture({ source, frame }) });
  sprite.position.set(left * unit, top * unit);
  sprite.scale.set(unit);
  sprite.zIndex = -tile.level;
  return sprite;
}
