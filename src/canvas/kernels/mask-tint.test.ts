import { describe, expect, it } from 'vitest';
import { AZURE, CORAL, contrastingTint } from './mask-tint.ts';

/** Pixels of the given colours in turn, opaque. */
function pictureOf(...colours: readonly (readonly [number, number, number])[]): Uint8Array {
  const bytes: number[] = [];
  for (let i = 0; i < 60; i += 1) bytes.push(...(colours[i % colours.length] ?? []), 255);
  return Uint8Array.from(bytes);
}

describe('the tint of the mask', () => {
  it('is coral on pictures in which coral stands out', () => {
    expect(contrastingTint(pictureOf([60, 120, 200]))).toBe(CORAL);
    expect(contrastingTint(pictureOf([70, 120, 50], [150, 190, 230]))).toBe(CORAL);
  });

  it('is azure on red, orange and skin', () => {
    expect(contrastingTint(pictureOf([214, 40, 40]))).toBe(AZURE);
    expect(contrastingTint(pictureOf([240, 130, 60]))).toBe(AZURE);
    expect(contrastingTint(pictureOf([224, 172, 142]))).toBe(AZURE);
  });

  it('stays coral on grey, black, white and nothing at all', () => {
    for (const grey of [0, 60, 128, 190, 255]) {
      expect(contrastingTint(pictureOf([grey, grey, grey]))).toBe(CORAL);
    }
    expect(contrastingTint(new Uint8Array(0))).toBe(CORAL);
  });

  it('heeds the whole of a large picture, not its beginning', () => {
    const large = new Uint8Array(512 * 512 * 4).fill(255);
    for (let at = 0; at < large.length; at += 4) {
      large.set(at < large.length / 10 ? [60, 120, 200] : [214, 40, 40], at);
    }
    expect(contrastingTint(large)).toBe(AZURE);
  });
});
