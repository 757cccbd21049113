import type { ToolName } from '../../../canvas/index.ts';

/** The pointer over the canvas, by tool. */
export const CURSORS: Readonly<Record<ToolName, string>> = {
  // The ring that the canvas draws is the cursor.
  brush: 'cursor-none',
  eraser: 'cursor-none',
  rectangle: 'cursor-crosshair',
  lasso: 'cursor-crosshair',
  pan: 'cursor-grab active:cursor-grabbing',
};

/**
 * The canvas's focus is no outline: Chromium paints one anew, over the whole window, in every frame
 * in which anything within it moves.
 */
export const FOCUS_FRAME =
  'outline-none after:pointer-events-none after:absolute after:inset-0 focus-visible:after:border-2 focus-visible:after:border-ring';
