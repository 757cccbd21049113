import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';

/** Size of the panes of windows, and the share of those that are broken. */
const PANE = 0.026;
const BROKEN = 0.55;
const VOID: Colour = [0.02, 0.022, 0.025];

/** Walls without light, most panes of their windows out. */
export const unlit = (look: Look): Look => ({
  ...look,
  paint: (x, y, z, normal) => {
    const isGlass = (look.glow?.(x, y, z, normal) ?? 0) > 0;
    const cell =
      Math.sin(Math.round((x + z) / PANE) * 12.9 + Math.round(y / PANE) * 78.2) * 43758.5;
    const isOut = isGlass && cell - Math.floor(cell) < BROKEN;
    return isOut ? VOID : look.paint(x, y, z, normal);
  },
  glow: () => 0,
});
