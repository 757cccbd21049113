import {
  BufferImageSource,
  type Container,
  type Mesh,
  type MeshGeometry,
  type Shader,
} from 'pixi.js';
import type { MaskTile } from '../../../workers/index.ts';
import { type Colour, CORAL } from '../../kernels/mask-tint.ts';
import { visibleRange } from '../../kernels/picture-tiles.ts';
import { maskTileKey, type Scene } from '../../scene/scene.ts';
import { createQuad, createQuadGeometry, createQuadProgram, createUniforms } from './quad.ts';
import { MASK_FRAGMENT } from './shaders.ts';

/** Side of a mask tile, px. */
const TILE = 256;

interface ShownTile {
  readonly source: BufferImageSource;
  readonly mesh: Mesh<MeshGeometry, Shader>;
  column: number;
  row: number;
}

/** The mask over the picture. */
export interface MaskLayer {
  /** Uploads these tiles, or all if null. */
  update(tiles: readonly MaskTile[] | null): void;
  /** Shows the mask in this colour from the next frame on. */
  setTint(tint: Colour): void;
  /** Takes over camera, size and visibility. */
  arrange(devicePixelRatio: number): void;
  destroy(): void;
}

/** Draws the scene's mask tiles into a container whose units are image px. */
export function createMaskLayer(container: Container, scene: Scene): MaskLayer {
  const geometry = createQuadGeometry(TILE, TILE);
  const program = createQuadProgram('mask-tile', MASK_FRAGMENT);
  const look = createUniforms({
    uTint: { value: channels(CORAL), type: 'vec3<f32>' },
    uStep: { value: new Float32Array(2), type: 'vec2<f32>' },
  });
  const shown = new Map<string, ShownTile>();
  let scaleMode: 'nearest' | 'linear' = 'linear';

  const add = (key: string, tile: MaskTile, pixels: Uint8Array): void => {
    const source = new BufferImageSource({
      resource: pixels,
      width: TILE,
      height: TILE,
      format: 'r8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode,
    });
    const mesh = createQuad(geometry, program, { uMask: source, look });
    mesh.position.set(tile.column * TILE, tile.row * TILE);
    container.addChild(mesh);
    shown.set(key, { source, mesh, column: tile.column, row: tile.row });
  };
  const remove = (key: string): void => {
    const tile = shown.get(key);
    if (tile === undefined) return;
    shown.delete(key);
    tile.mesh.shader?.destroy();
    tile.mesh.destroy();
    tile.source.destroy();
  };
  const put = (tile: MaskTile): void => {
    const key = maskTileKey(tile);
    const present = shown.get(key);
    if (tile.pixels === null) remove(key);
    else if (present === undefined) add(key, tile, tile.pixels);
    else {
      present.source.resource = tile.pixels;
      present.source.update();
    }
  };
  const removeAll = (): void => [...shown.keys()].forEach(remove);

  return {
    update(tiles) {
      if (tiles === null) removeAll();
      for (const tile of tiles ?? scene.maskTiles.values()) put(tile);
    },
    setTint(tint) {
      look.uniforms.uTint = channels(tint);
    },
    arrange(devicePixelRatio) {
      const { camera, picture, viewport } = scene;
      container.visible = scene.maskVisible && picture !== null;
      if (picture === null) return;
      const density = camera.scale * devicePixelRatio;
      look.uniforms.uStep = Float32Array.of(1 / (density * TILE), 1 / (density * TILE));
      scaleMode = density >= 1 ? 'nearest' : 'linear';
      const columns = visibleRange(picture.width, TILE, camera.x, camera.scale, viewport.width);
      const rows = visibleRange(picture.height, TILE, camera.y, camera.scale, viewport.height);
      for (const { source, mesh, column, row } of shown.values()) {
        if (source.scaleMode !== scaleMode) source.scaleMode = scaleMode;
        mesh.visible =
          column >= columns.first &&
          column <= columns.last &&
          row >= rows.first &&
          row <= rows.last;
      }
    },
    destroy() {
      removeAll();
      geometry.destroy();
    },
  };
}

function channels({ red, green, blue }: Colour): Float32Array {
  return Float32Array.of(red, green, blue);
}
