import { clamp } from '../../../../arithmetic.ts';
import type { Noise } from '../../../../noise.ts';
import { type Shell, WHITE } from '../../furniture.ts';
import { paint } from '../../materials.ts';
import { plate } from '../../solids/plate.ts';
import { box, type Material, type Solid } from '../../solids/solid.ts';

/** The outlines of windows that are no rectangles. */
export type WindowShape = 'arch' | 'round';

/** The least and the largest width of an arched window, and half as wide as a round one is; metres. */
const ARCH = { narrow: 1.1, wide: 2.1 } as const;
const ROUND = 0.92;

/** A shell whose window has such an outline: it is narrower, and reaches higher. */
export function shapedWindow(shell: Shell, shape: WindowShape): Shell {
  const [left, right, low, high] = shell.window;
  if (left >= right) return shell;
  const middle = (left + right) / 2;
  if (shape === 'round') {
    const half = Math.min(ROUND, (right - left) / 2 + 0.2);
    const up = clamp((low + high) / 2, half + 0.1, shell.high - half - 0.15);
    const window = [middle - half, middle + half, up - half, up + half] as const;
    return {
      ...shell,
      window,
      outline: (x, y, beyond = 0) => Math.hypot(x - middle, y - up) < half + beyond,
    };
  }
  const half = clamp(right - left, ARCH.narrow, ARCH.wide) / 2;
  const top = Math.min(shell.high - 0.18, high + 0.25);
  const spring = Math.max(low + 0.4, top - half);
  return {
    ...shell,
    window: [middle - half, middle + half, low, top],
    outline: (x, y, beyond = 0) =>
      Math.abs(x - middle) < half + beyond &&
      y > low - beyond &&
      (y < spring ||
        Math.hypot((x - middle) / (half + beyond), (y - spring) / (top - spring + beyond)) < 1),
  };
}

/** How wide a frame is, and how thick the bars are; metres. */
const FRAME = 0.07;
const BAR = 0.022;

/** The frame of a window with an outline of its own, its bars, and a sill where it is arched. */
export function shapedFrame(
  { window: [left, right, low, high], back, outline = () => true }: Shell,
  shape: WindowShape,
  noise: Noise,
): Solid[] {
  const white: Material = paint(WHITE, noise);
  const [middle, up] = [(left + right) / 2, (low + high) / 2];
  const bars: readonly (readonly [number, number])[] =
    shape === 'round' ? [[0, 0]] : [[0, -0.12 * (high - low)]];
  const isBar = (x: number, y: number): boolean =>
    Math.abs(x - middle) < BAR || bars.some(([, dy]) => Math.abs(y - up - dy) < BAR);
  return [
    plate(
      2,
      [left - FRAME, low - FRAME, back - 0.06],
      [right + FRAME, high + FRAME, back + 0.02],
      (x, y) => outline(x, y, FRAME) && (!outline(x, y, 0) || isBar(x, y)),
      white,
    ),
    ...(shape === 'arch'
      ? [box([left - 0.12, low - 0.09, back - 0.24], [right + 0.12, low - 0.05, back], white)]
      : []),
  ];
}
