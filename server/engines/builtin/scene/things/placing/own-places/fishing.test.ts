import { describe, expect, it } from 'vitest';
import { WATER } from '../../../world/frame.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';

/** Who was asked for on ground with water where that is said, in rows and columns of the picture. */
function placed(prompt: string, isWater: (column: number, row: number) => boolean) {
  const stage = groundStage(prompt);
  const { frame, camera } = stage;
  for (let row = Math.ceil(camera.horizon) + 1; row < frame.height; row++)
    for (let column = 0; column < frame.width; column++)
      if (isWater(column / frame.width, row / frame.height))
        frame.kind[row * frame.width + column] = WATER;
  const [who] = wishes(stage).filter(({ thing }) => thing === 'person');
  if (who === undefined) throw new Error('nobody is there');
  const scale = camera.focal / who.z;
  return {
    sprite: who.sprite,
    column: (camera.centre + who.x * scale) / frame.width,
    row: (camera.horizon + (camera.height - who.base) * scale) / frame.height,
    high: (who.size * scale) / frame.height,
  };
}

/** Where the red float is in a sprite, as shares of its width and height from the left and from below. */
function floatIn({ sprite }: ReturnType<typeof placed>) {
  const [size] = sprite.sizes;
  if (size === undefined) throw new Error('no sprite');
  const { width, height, rgba } = size;
  let [x, y, many] = [0, 0, 0];
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0] = rgba.slice(at * 4, at * 4 + 3);
    const isEdge = at % width < 0.12 * width || at % width > 0.88 * width;
    if (!isEdge || red < 0.15 || red < 2.2 * Math.max(green, blue)) continue;
    x += at % width;
    y += height - 1 - Math.floor(at / width);
    many++;
  }
  return { x: x / many / width, y: y / many / height };
}

describe('somebody who fishes', () => {
  it.each(['a man fishing by a lake', 'a fisherman at a lake', 'an old man fishing in a lake'])(
    'stands at the shore with the float in the water beyond: %s',
    (prompt) => {
      const who = placed(prompt, (_, row) => row < 0.6);
      expect(who.row).toBeGreaterThan(0.6);
      expect(who.row).toBeLessThan(0.69);
      // The bottom of the line is over water.
      expect(who.row - floatIn(who).y * who.high).toBeLessThan(0.606);
    },
  );

  it.each([
    ['right', (column: number) => column > 0.55, 1],
    ['left', (column: number) => column < 0.45, -1],
  ] as const)('looks to the water on the %s', (_, isWater, side) => {
    const who = placed('a man fishing by a lake', isWater);
    expect(Math.sign(floatIn(who).x - 0.5)).toBe(side);
    expect(Math.abs(who.column - (side > 0 ? 0.55 : 0.45))).toBeLessThan(0.14);
  });
});
