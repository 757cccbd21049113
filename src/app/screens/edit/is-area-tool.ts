import type { ToolName } from '../../../canvas/index.ts';

/** Whether a tool marks whole areas: those add or subtract, where brush and eraser are two tools. */
export const isAreaTool = (tool: ToolName): boolean => tool === 'rectangle' || tool === 'lasso';
