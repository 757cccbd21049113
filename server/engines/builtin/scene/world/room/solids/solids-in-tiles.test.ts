import { expect, test } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Camera } from '../../frame.ts';
import { flat } from '../furniture.ts';
import { lookBy } from '../look.ts';
import { meet } from './meet.ts';
import { box, type Point, type Solid } from './solid.ts';
import { solidsInTiles } from './solids-in-tiles.ts';

const FRAME = { width: 320, height: 256 };
/** Every so many columns and rows are looked at. */
const STEP = 3;
const CAMERA: Camera = { focal: 240, horizon: 121.3, height: 1.5, centre: 160 };
const EYE: Point = [0, CAMERA.height, 0];

/** Boxes before the eye, beside it and behind it, small and long. */
function randomBoxes(seed: number): Solid[] {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random.unit();
  return Array.from({ length: 60 }, () => {
    const at: Point = [between(-3, 3), between(-0.5, 3), between(-2, 6)];
    const [wide, tall, deep] = [between(0.02, 1), between(0.02, 1), between(0.02, 5)];
    return box(at, [at[0] + wide, at[1] + tall, at[2] + deep], flat([1, 1, 1]));
  }).filter(({ low, high }) => !(low[0] < 0 && high[0] > 0 && low[2] < 0.1));
}

test.each([0, 0.4, -0.7])(
  'every solid that a ray meets is in the tile of its pixel, turned by %f',
  (yaw) => {
    const look = lookBy(CAMERA, yaw);
    let listed = 0;
    let met = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const solids = randomBoxes(seed);
      const inTiles = solidsInTiles(solids, FRAME, CAMERA, look);
      for (let row = 0; row < FRAME.height; row += STEP) {
        for (let column = 0; column < FRAME.width; column += STEP) {
          const along = look.toRoom(
            (column - CAMERA.centre) / CAMERA.focal,
            (CAMERA.horizon - row) / CAMERA.focal,
          );
          const found = inTiles(column, row);
          listed += found.length;
          for (const [order, solid] of solids.entries()) {
            const hit = meet(solid, EYE, along);
            if (hit === null) continue;
            met++;
            const one = found.find((placed) => placed.order === order);
            if (one === undefined) expect.fail(`solid ${order} is not tried at ${column}, ${row}`);
            expect(one.ahead).toBeLessThanOrEqual(hit.at);
          }
        }
      }
    }
    expect(met).toBeGreaterThan(1000);
    // A tile holds little more than what is met in it.
    expect(listed).toBeLessThan(3 * met);
  },
);

test('the nearest stands first', () => {
  const look = lookBy(CAMERA, 0.2);
  const inTiles = solidsInTiles(randomBoxes(7), FRAME, CAMERA, look);
  const lists = [0, 80, 160, 240].flatMap((column) =>
    [100, 130, 160, 200].map((row) => inTiles(column, row).map(({ ahead }) => ahead)),
  );
  expect(Math.max(...lists.map(({ length }) => length))).toBeGreaterThan(3);
  for (const list of lists) expect(list).toEqual([...list].sort((a, b) => a - b));
});
