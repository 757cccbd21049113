import { BufferImageSource, Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { PictureTile } from '../../../workers/index.ts';
import {
  coarsestLevel,
  levelFor,
  PICTURE_TILE,
  type TileAddress,
  visibleTiles,
} from '../../kernels/picture-tiles.ts';
import type { Scene, ScenePicture, TileLoader } from '../../scene/scene.ts';

/** Tiles asked for at the same time: enough to keep the worker busy, few to be outdated. */
const MAX_LOADING = 4;

/** Tiles kept although they are out of view: 1 MB each. */
const MAX_SPARE = 48;

/** From this many device px an image px is shown as a square. */
const NEAREST_FROM = 2;

/** One picture as tiles of the level that fits the zoom. */
export interface PictureLayer {
  readonly container: Container;
  /** Takes over the camera; loads what is missing. */
  arrange(devicePixelRatio: number): void;
  /** True when everything in view is there. */
  isComplete(): boolean;
  destroy(): void;
}

/** What a picture layer needs. */
export interface PictureLayerOptions {
  readonly scene: Scene;
  readonly picture: ScenePicture;
  readonly loadTile: TileLoader;
  /** A tile arrived: draw again. */
  readonly onTile: () => void;
  /** The coarsest tile arrived, which is the whole picture: premultiplied 8-bit RGBA. */
  readonly onOverview: (pixels: Uint8Array) => void;
  readonly onError: (error: unknown) => void;
}

/** A layer without tiles yet; its container's units are image px. */
export function createPictureLayer(options: PictureLayerOptions): PictureLayer {
  const { scene, picture, loadTile, onTile, onOverview, onError } = options;
  const container = new Container({ sortableChildren: true });
  const sprites = new Map<string, Sprite>();
  const loading = new Set<string>();
  const refused = new Set<string>();
  const end = new AbortController();
  const coarsest = coarsestLevel(picture);
  let wanted: TileAddress[] = [];
  let scaleMode: 'nearest' | 'linear' = 'linear';

  const isMissing = (address: TileAddress): boolean => !sprites.has(keyOf(address));
  const isComplete = (): boolean => wanted.length > 0 && !wanted.some(isMissing);

  const load = async (address: TileAddress): Promise<void> => {
    const key = keyOf(address);
    loading.add(key);
    try {
      const tile = await loadTile(picture.id, address, end.signal);
      if (end.signal.aborted) return;
      const sprite = createTileSprite(tile, picture, scaleMode);
      sprites.set(key, sprite);
      container.addChild(sprite);
      if (tile.level === coarsest) onOverview(tile.pixels);
      onTile();
    } catch (error) {
      if (end.signal.aborted) return;
      refused.add(key);
      onError(error);
    } finally {
      loading.delete(key);
      if (!end.signal.aborted) loadMissing();
    }
  };
  const loadMissing = (): void => {
    for (const address of wanted) {
      if (loading.size >= MAX_LOADING) return;
      const key = keyOf(address);
      if (isMissing(address) && !loading.has(key) && !refused.has(key)) void load(address);
    }
  };
  /** Tiles of other levels stand in until all that is wanted is there. */
  const showWanted = (): void => {
    const keys = new Set(wanted.map(keyOf));
    const complete = isComplete();
    let spare = 0;
    for (const [key, sprite] of [...sprites].reverse()) {
      sprite.visible = !complete || keys.has(key);
      if (keys.has(key)) continue;
      spare += 1;
      if (spare > MAX_SPARE && complete) drop(key, sprite);
    }
  };
  const drop = (key: string, sprite: Sprite): void => {
    sprites.delete(key);
    sprite.destroy({ texture: true, textureSource: true });
  };

  return {
    container,
    isComplete,
    arrange(devicePixelRatio) {
      const density = scene.camera.scale * devicePixelRatio;
      const level = levelFor(picture, density);
      const base = visibleTiles(picture, coarsest, scene.camera, scene.viewport);
      const fine = visibleTiles(picture, level, scene.camera, scene.viewport);
      wanted = level === coarsest ? base : [...base, ...fine];
      scaleMode = density >= NEAREST_FROM ? 'nearest' : 'linear';
      for (const { texture } of sprites.values()) {
        if (texture.source.scaleMode !== scaleMode) texture.source.scaleMode = scaleMode;
      }
      showWanted();
      loadMissing();
    },
    destroy() {
      end.abort();
      for (const [key, sprite] of sprites) drop(key, sprite);
      container.destroy();
    },
  };
}

function keyOf({ level, column, row }: TileAddress): string {
  return `${level}:${column},${row}`;
}

function createTileSprite(
  tile: PictureTile,
  picture: ScenePicture,
  scaleMode: 'nearest' | 'linear',
): Sprite {
  const unit = 2 ** tile.level;
  const left = tile.column * PICTURE_TILE;
  const top = tile.row * PICTURE_TILE;
  const source = new BufferImageSource({
    resource: tile.pixels,
    width: tile.width,
    height: tile.height,
    format: 'rgba8unorm',
    alphaMode: 'premultiplied-alpha',
    scaleMode,
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
