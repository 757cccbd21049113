import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { paintSprite, type SpriteSize } from '../sprite.ts';
import { foreground } from './foreground.ts';
import type { Planted } from './stage.ts';
import { levelStage } from './testing/level-stage.ts';

const STONES = [paintSprite(8, 8, () => {})];
const EYE = 5;
const stageOf = (prompt: string, high: number) => levelStage(prompt, high, EYE);
const { camera } = stageOf('a field', 0);

const columnOf = ({ x, z }: Planted): number => camera.centre + (camera.focal * x) / z;

describe('what stands before the eye', () => {
  it('fills one lower corner more than the other, and leaves the middle', () => {
    const stage = stageOf('a green summer field', 8);
    const columns = foreground(stage, STONES, []).map(columnOf);
    const [left, right] = [
      columns.filter((x) => x < 64).length,
      columns.filter((x) => x > 96).length,
    ];
    expect(Math.min(left, right)).toBeGreaterThan(3);
    expect(Math.max(left, right)).toBeGreaterThan(1.4 * Math.min(left, right));
    expect(columns.length - left - right).toBeLessThan(columns.length * 0.3);
  });

  it('is flowers at the edge of grain, none where they are not wanted, and none among other crops', () => {
    const count = (prompt: string) => foreground(stageOf(prompt, 8), STONES, []).length;
    expect(count('a wheat field in summer')).toBeGreaterThan(10);
    expect(count('a wheat field in summer without flowers')).toBe(0);
    expect(count('a lavender field in summer')).toBe(0);
  });

  it('is grass at the pool of an oasis', () => {
    expect(foreground(stageOf('an oasis', 3), STONES, []).length).toBeGreaterThan(10);
  });

  it('hides nothing that was asked for', () => {
    const stage = stageOf('a green summer field', 8);
    const sprite = paintSprite(80, 8, () => {});
    const one: Planted = { sprite, x: 0, z: 12, base: 8, size: 1, boost: 1 };
    const all = foreground(stage, STONES, []);
    const left = foreground(stage, STONES, [one]);
    expect(left.length).toBeLessThan(all.length);
  });

  it('is reeds in shallow water, and shells on sand', () => {
    expect(foreground(stageOf('a lake in summer', 0.1), STONES, []).length).toBeGreaterThan(20);
    const strand = foreground(stageOf('a beach', 1.4), STONES, []);
    expect(strand.filter(({ size }) => size < 0.3).length).toBeGreaterThan(10);
  });

  it('has no boughs over the view but from a trunk that stands at its side', () => {
    const frames = Array.from({ length: 12 }, (_, seed) => {
      const { setting, ...stage } = stageOf('an autumn lake', 8);
      return foreground(
        { ...stage, setting: { ...setting, random: createRandom(seed) } },
        STONES,
        [],
      );
    }).flatMap((planted) => planted.filter(({ isFront }) => isFront === true));
    expect(frames.length).toBeGreaterThan(2);
    for (const { sprite } of frames) {
      const [full] = sprite.sizes;
      const isLeft = solidIn(full, 0) > solidIn(full, sprite.width - 1);
      const column = isLeft ? 1 : sprite.width - 2;
      expect(solidIn(full, column)).toBeGreaterThan(0.95);
      expect(full?.height).toBe(160);
    }
  });
});

/** The share of a column's pixels that are covered. */
function solidIn(size: SpriteSize | undefined, column: number): number {
  const { width, height, rgba } = size ?? { width: 1, height: 1, rgba: new Float32Array(4) };
  const rows = Array.from(
    { length: height },
    (_, row) => rgba[(row * width + column) * 4 + 3] ?? 0,
  );
  return rows.filter((alpha) => alpha > 0.5).length / height;
}
