import { idle } from '../idle.ts';
import { createTool, type Tool } from '../tool.ts';
import { panning } from './panning.ts';

/** What panning asks of the editor: to move the picture by CSS px. */
export interface PanContext {
  readonly panBy: (dx: number, dy: number) => void;
}

/** The hand. */
export function createPan(context: PanContext): Tool {
  return createTool(idle(({ point }, rest) => panning(context, point, rest)));
}
