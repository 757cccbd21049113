import { smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Camera } from '../frame.ts';
import { sunPosition } from '../sky/heavens.ts';

/** How much of what would grow there is missing at a place of the picture, 0 to 1. */
export type Gap = (column: number, row: number) => number;

/** Within how far of the middle of the moon nothing grows, and how far out all does, in shares of the picture's longer side; how ragged that edge is, and how much longer the gap is upward. */
const OPEN = { from: 0.06, to: 0.25, ragged: 0.5, upward: 0.6 } as const;
/** How wide the boughs are that hang into it, in the same shares. */
const BOUGH = 0.09;

/** The gap in a forest's leaves and trunks through which a moon is seen that was asked for; none else (null). */
export function moonGap(
  { width, height }: { readonly width: number; readonly height: number },
  camera: Camera,
  { idea, time, light, noise }: Pick<Setting, 'idea' | 'time' | 'light' | 'noise'>,
): Gap | null {
  if (time !== 'night' || !idea.sky.includes('moon')) return null;
  const [x, y] = sunPosition(camera, light.toward);
  const size = Math.max(width, height);
  return (column, row) => {
    const [right, down] = [(column - x) / size, (row - y) / size];
    const out = Math.hypot(right, down < 0 ? down * OPEN.upward : down);
    const ragged = 1 + OPEN.ragged * noise.fbm(right / BOUGH, down / BOUGH, 3);
    return smoothstep(OPEN.to, OPEN.from, out * Math.max(0.4, ragged));
  };
}
