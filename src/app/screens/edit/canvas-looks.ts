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

/** The canvas shows its focus by a frame of its own (`focus-frame.ts`), in this colour. */
export const FOCUS_FRAME =
  'outline-none focus-visible:[--focus-frame:var(--ring)] forced-colors:focus-visible:[--focus-frame:Highlight]';
