import type { MaskTile } from '../../workers/index.ts';
import { maskTileKey, type Scene } from './scene.ts';

/** Puts changed tiles into the scene and announces them. */
export function updateMaskTiles(scene: Scene, tiles: readonly MaskTile[]): void {
  if (tiles.length === 0) return;
  for (const tile of tiles) {
    if (tile.pixels === null) scene.maskTiles.delete(maskTileKey(tile));
    else scene.maskTiles.set(maskTileKey(tile), tile);
  }
  scene.announce({ kind: 'mask', tiles });
}

/** Empties the mask of the scene, as before another document's mask is shown. */
export function dropMaskTiles(scene: Scene): void {
  scene.maskTiles.clear();
  scene.announce({ kind: 'mask', tiles: null });
}
