import type { AreaContext } from '../area.ts';
import { createTool, type Tool } from '../tool.ts';
import { idle } from './idle.ts';

/** Marks an area by drawing its outline freely; letting go closes it. */
export function createLasso(context: AreaContext): Tool {
  return createTool(idle(context));
}
