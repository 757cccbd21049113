import { clamp, lumaOf, mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Frame } from '../../../world/frame.ts';
import { figuresAmong, type Outline } from '../outline.ts';
import type { Planted, Stage } from '../stage.ts';

/** How wide the light along an edge is, as a share of the picture's shorter side, and the least of it, pixels. */
const WIDE = { share: 0.0034, least: 1 } as const;
/** How unlike in luma two must be to be told apart, and what is so light that it is told by its shade. */
const ALIKE = 0.15;
const LIGHT = 0.42;
/** How much light an edge gets at the most that is as dark as what is behind it, in luma. */
const GETS = 0.15;
/** How near to white that light is. */
const PALER = 0.45;
/** How much farther off something is that is behind, as a share of the distance. */
const BEHIND = 0.015;
/** Where what is behind is looked for, columns and rows: to the sides and above, where that light comes from. */
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [-0.7, -0.7],
  [0.7, -0.7],
] as const;
/** How many times as much the outer half of the edge gets as the inner one. */
const OUTER = 2.2;

const WHITE: Colour = [1, 1, 1];

/**
 * Light from behind along the edges of who was asked for, where they are as dark as what is seen behind them: a photographer
 * parts somebody so from a dark ground, or from somebody else. Nothing else of them changes.
 */
export function lightEdges(stage: Stage, wished: readonly Planted[]): void {
  const { frame, setting } = stage;
  const { horizon } = setting.light;
  const hue = mixColour(scaleColour(horizon, 1 / Math.max(0.05, lumaOf(...horizon))), WHITE, PALER);
  const own = figuresAmong(stage, wished);
  if (own.length === 0) return;
  // What is lit already is no darker for the next.
  const before = frame.rgb.slice();
  for (const { seen } of own) lightEdge(frame, before, seen, hue);
}

function lightEdge(frame: Frame, before: Float32Array, seen: Outline, hue: Colour): void {
  const { width, height, rgb, depth } = frame;
  const reach = Math.max(WIDE.least, WIDE.share * Math.min(width, height));
  const z = Math.fround(seen.z);
  const luma = (at: number) =>
    lumaOf(before[at * 3] as number, before[at * 3 + 1] as number, before[at * 3 + 2] as number);
  // Where what is behind is looked for, and how much less it counts.
  const places = AROUND.flatMap(([right, down]) =>
    [reach, 2 * reach].map((far) => ({
      right: right * far,
      down: down * far,
      less: far > reach ? OUTER : 1,
    })),
  );
  const [top, bottom] = [seen.top, seen.top + seen.height].map((row) => clamp(row, 0, height));
  const [left, right] = [seen.left, seen.left + seen.width].map((at) => clamp(at, 0, width));
  for (let row = Math.floor(top as number); row < (bottom as number); row++)
    for (let column = Math.floor(left as number); column < (right as number); column++) {
      const at = row * width + column;
      if (depth[at] !== z) continue;
      const dark = luma(at);
      if (dark > LIGHT) continue;
      let most = 0;
      for (const { right: aside, down, less } of places) {
        const x = Math.round(column + aside);
        const y = Math.round(row + down);
        if (x < 0 || x >= width || y < 0 || y >= height) continue;
        const behind = y * width + x;
        if ((depth[behind] as number) <= z * (1 + BEHIND)) continue;
        const alike = 1 - clamp(Math.abs(luma(behind) - dark) / ALIKE);
        most = Math.max(most, alike / less);
      }
      if (most === 0) continue;
      const gets = GETS * most * (1 - dark / LIGHT);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + gets * (hue[c] as number);
    }
}
