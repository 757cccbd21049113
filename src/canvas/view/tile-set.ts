import type { PictureTile } from '../../workers/index.ts';
import {
  coarsestLevel,
  levelFor,
  type TileAddress,
  visibleTiles,
} from '../kernels/picture-tiles.ts';
import type { Scene, ScenePicture, TileLoader } from '../scene/scene.ts';

/** Tiles asked for at the same time: enough to keep the worker busy, few to be outdated. */
const MAX_LOADING = 4;

/** Tiles made ready for drawing in one frame: each is an upload of a megabyte. */
const MAX_MADE = 2;

/** Bytes of tiles kept, beyond what is in view; those used longest ago go first. */
const MAX_BYTES = 64_000_000;

/** Between two times that failed tiles are asked for again, ms: a pan is a move a frame. */
const RETRY_PAUSE = 1_000;

/** What a set of tiles needs. */
export interface TileSetOptions<Drawable> {
  readonly scene: Pick<Scene, 'camera' | 'viewport'>;
  readonly picture: ScenePicture;
  readonly loadTile: TileLoader;
  /** Makes what a surface draws of a tile. */
  readonly make: (tile: PictureTile) => Drawable;
  /** Frees it. */
  readonly drop: (drawable: Drawable) => void;
  /** There is more to draw. */
  readonly onTile: () => void;
  /** The coarsest tile arrived, which is the whole picture: premultiplied 8-bit RGBA. */
  readonly onOverview: (pixels: Uint8Array) => void;
  readonly onError: (error: unknown) => void;
}

/** A tile that can be drawn. */
export interface HeldTile<Drawable> extends TileAddress {
  readonly drawable: Drawable;
}

/** The tiles of one picture: those that the zoom wants are loaded, some others kept. */
export interface TileSet<Drawable> {
  /** What to draw now, the coarse before the fine; loads what is missing. */
  arrange(devicePixelRatio: number): readonly HeldTile<Drawable>[];
  /** True when everything in view is there. */
  isComplete(): boolean;
  destroy(): void;
}

interface Held<Drawable> extends HeldTile<Drawable> {
  readonly bytes: number;
}

/** A set without tiles yet. */
export function createTileSet<Drawable>(options: TileSetOptions<Drawable>): TileSet<Drawable> {
  const { scene, picture, loadTile, make, drop, onTile, onOverview, onError } = options;
  /** The one used longest ago first. */
  const held = new Map<string, Held<Drawable>>();
  const arrived: PictureTile[] = [];
  const loading = new Set<string>();
  /** Tiles that failed where the camera looks now: elsewhere they are asked for again. */
  const refused = new Set<string>();
  let lookedFrom = scene.camera;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  const end = new AbortController();
  const coarsest = coarsestLevel(picture);
  let overview: TileAddress[] = [];
  let fine: TileAddress[] = [];

  const isHeld = (address: TileAddress): boolean => held.has(keyOf(address));
  const isComplete = (): boolean => fine.length > 0 && fine.every(isHeld);

  const load = async (address: TileAddress): Promise<void> => {
    const key = keyOf(address);
    loading.add(key);
    try {
      const tile = await loadTile(picture.id, address, end.signal);
      if (end.signal.aborted) return;
      if (tile.level === coarsest) onOverview(tile.pixels);
      arrived.push(tile);
      onTile();
    } catch (error) {
      if (end.signal.aborted) return;
      refused.add(key);
      loading.delete(key);
      onError(error);
      loadMissing();
    }
  };
  const loadMissing = (): void => {
    for (const address of [...overview, ...fine]) {
      if (loading.size >= MAX_LOADING) return;
      const key = keyOf(address);
      if (!held.has(key) && !loading.has(key) && !refused.has(key)) void load(address);
    }
  };
  const forgetRefused = (): void => {
    if (scene.camera === lookedFrom) return;
    lookedFrom = scene.camera;
    if (refused.size === 0 || performance.now() - forgottenAt < RETRY_PAUSE) return;
    forgottenAt = performance.now();
    refused.clear();
  };
  const makeArrived = (): void => {
    for (const tile of arrived.splice(0, MAX_MADE)) {
      const { level, column, row } = tile;
      const bytes = tile.width * tile.height * 4;
      held.set(keyOf(tile), { level, column, row, bytes, drawable: make(tile) });
      loading.delete(keyOf(tile));
    }
    if (arrived.length > 0) onTile();
  };
  const touch = (addresses: readonly TileAddress[]): void => {
    for (const key of addresses.map(keyOf)) {
      const tile = held.get(key);
      if (tile === undefined) continue;
      held.delete(key);
      held.set(key, tile);
    }
  };
  const evict = (): void => {
    const wanted = new Set([...overview, ...fine].map(keyOf));
    let spare = 0;
    for (const [key, tile] of [...held].reverse()) {
      if (wanted.has(key)) continue;
      spare += tile.bytes;
      if (spare <= MAX_BYTES) continue;
      held.delete(key);
      drop(tile.drawable);
    }
  };

  return {
    isComplete,
    arrange(devicePixelRatio) {
      forgetRefused();
      const level = levelFor(picture, scene.camera.scale * devicePixelRatio);
      overview = visibleTiles(picture, coarsest, scene.camera, scene.viewport);
      fine = visibleTiles(picture, level, scene.camera, scene.viewport);
      makeArrived();
      touch(overview);
      touch(fine);
      evict();
      loadMissing();
      if (isComplete()) return fine.flatMap((address) => held.get(keyOf(address)) ?? []);
      // Tiles of other levels stand in until all that is wanted is there, the whole picture first.
      const shown = overview.every(isHeld) ? [...held.values()] : [];
      return shown.sort((one, other) => other.level - one.level);
    },
    destroy() {
      end.abort();
      for (const { drawable } of held.values()) drop(drawable);
      held.clear();
    },
  };
}

function keyOf({ level, column, row }: TileAddress): string {
  return `${level}:${column},${row}`;
}
