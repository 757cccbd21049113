import type { AreaContext } from '../area.ts';
import { createTool, type Tool } from '../tool.ts';
import { idle } from './idle.ts';

/** Marks a rectangle by a drag; Shift makes it a square, Alt grows it from its middle. */
export function createRectangle(context: AreaContext): Tool {
  return createTool(idle(context));
}
