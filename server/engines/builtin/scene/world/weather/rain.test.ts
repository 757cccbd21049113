import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { type Camera, createFrame, type Frame, LAND } from '../frame.ts';
import { paintRain } from './rain.ts';

const SIZE = 240;
const CAMERA: Camera = { focal: SIZE, horizon: SIZE / 2, height: 8, centre: SIZE / 2 };

function rainOn(depth: number, size = SIZE, style: string | null = null, isStorm = false): Frame {
  const frame = createFrame(size, size);
  frame.depth.fill(depth);
  const camera = { ...CAMERA, focal: size, horizon: size / 2, centre: size / 2 };
  const light = { isNight: false } as Parameters<typeof paintRain>[2]['light'];
  const shower = { random: createRandom(3), side: 1, light, style, medium: null } as const;
  paintRain(frame, camera, shower, isStorm);
  return frame;
}

const wetShare = ({ rgb, kind }: Frame): number =>
  kind.reduce((sum, _, at) => sum + ((rgb[at * 3] as number) > 0.08 ? 1 : 0), 0) / kind.length;

/** How many rows the longest unbroken streak goes down, as a share of the height. */
function longest({ rgb, width, height }: Frame): number {
  let most = 0;
  for (let column = 0; column < width; column++)
    for (let row = 0, run = 0; row < height; row++) {
      // Streaks lean: one goes on in the next column.
      const isWet = [0, 1].some(
        (aside) => (rgb[(row * width + Math.min(width - 1, column + aside)) * 3] as number) > 0.04,
      );
      run = isWet ? run + 1 : 0;
      most = Math.max(most, run);
    }
  return most / height;
}

describe('paintRain', () => {
  it('is seen all over the open, and less where something near hides the far drops', () => {
    const open = wetShare(rainOn(Number.POSITIVE_INFINITY));
    expect(open).toBeGreaterThan(0.02);
    expect(open).toBeLessThan(0.3);
    expect(wetShare(rainOn(3))).toBeLessThan(open / 2);
    expect(wetShare(rainOn(3))).toBeGreaterThan(0);
  });

  it('has streaks of a length that goes with the size of the picture', () => {
    const [small, large] = [longest(rainOn(1e9, 160)), longest(rainOn(1e9, 480))];
    expect(small).toBeGreaterThan(0.02);
    expect(large / small).toBeGreaterThan(0.5);
    expect(large / small).toBeLessThan(2);
  });

  it('has broader streaks for styles that paint fine ones over', () => {
    const inner = ({ rgb, width }: Frame) => {
      const isWet = (at: number) => (rgb[at * 3] as number) > 0.08;
      const wet = Array.from({ length: SIZE * SIZE }, (_, at) => at).filter(isWet);
      return (
        wet.filter((at) => at % width > 0 && isWet(at - 1) && isWet(at + 1)).length / wet.length
      );
    };
    expect(inner(rainOn(1e9, SIZE, 'cartoon'))).toBeGreaterThan(1.5 * inner(rainOn(1e9)));
  });

  it('bursts on the ground before the eye', () => {
    const drawn = (kind: number): number => {
      const frame = createFrame(SIZE, SIZE);
      frame.depth.fill(3);
      frame.kind.fill(kind);
      const light = { isNight: false } as Parameters<typeof paintRain>[2]['light'];
      const shower = { random: createRandom(3), side: 1, light, style: null, medium: null };
      paintRain(frame, CAMERA, shower, false);
      return wetShare({ ...frame, kind: frame.kind });
    };
    expect(drawn(LAND)).toBeGreaterThan(drawn(0) + 0.005);
  });
});
