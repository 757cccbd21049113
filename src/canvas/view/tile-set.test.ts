import { afterEach, expect, it, vi } from 'vitest';
import type { PictureTile } from '../../workers/index.ts';
import { createScene } from '../scene/scene.ts';
import { createTileSet } from './tile-set.ts';

afterEach(() => vi.useRealTimers());

it('asks again for a tile that failed when the camera moves, but not at every move', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const scene = createScene();
  scene.viewport = { width: 100, height: 80 };
  const errors: unknown[] = [];
  let asked = 0;
  let fails = true;
  let isNews = false;
  const tiles = createTileSet<PictureTile>({
    scene,
    picture: { id: 'p', width: 100, height: 80, hasAlpha: false },
    async loadTile(_id, address) {
      asked += 1;
      if (fails) throw new Error('The worker died.');
      return { ...address, width: 100, height: 80, pixels: new Uint8Array(100 * 80 * 4) };
    },
    make: (tile) => tile,
    drop: () => undefined,
    onTile: () => {
      isNews = true;
    },
    onOverview: () => undefined,
    onError: (error) => errors.push(error),
  });
  tiles.arrange(1);
  await expect.poll(() => errors).toHaveLength(1);
  for (let frame = 0; frame < 5; frame += 1) tiles.arrange(1);
  expect(asked).toBe(1);

  const panFor = async (frames: number): Promise<void> => {
    for (let frame = 0; frame < frames; frame += 1) {
      scene.camera = { ...scene.camera, x: scene.camera.x + 1 };
      tiles.arrange(1);
      await Promise.resolve();
    }
  };
  await panFor(10);
  expect(asked).toBe(2);
  fails = false;
  vi.advanceTimersByTime(5_000);
  await panFor(10);
  expect(asked).toBe(3);
  await expect.poll(() => isNews).toBe(true);
  expect(tiles.arrange(1)).toHaveLength(1);
  tiles.destroy();
});
