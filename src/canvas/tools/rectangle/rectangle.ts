import { dragRectangle } from '../../kernels/drag-rectangle.ts';
import type { Selection } from '../../scene/scene.ts';
import { type AreaContext, isClick } from '../area.ts';
import { type AreaDrag, createAreaTool } from '../area-tool.ts';
import type { Tool, ToolStart } from '../tool.ts';

/** Marks a rectangle by a drag; Shift makes it a square, Alt grows it from its middle. */
export function createRectangle(context: AreaContext): Tool {
  return createAreaTool(context, drawUp);
}

/** The last sample is the corner, or the edge, opposite to where it began. */
function drawUp(start: ToolStart): AreaDrag {
  const from = start.point;
  let { point: to, keys } = start;
  const area = (): Selection | null =>
    isClick(from, to)
      ? null
      : {
          kind: 'rectangle',
          ...dragRectangle(from.image, to.image, keys.straight, keys.centred),
        };
  return {
    move(points, now) {
      to = points.at(-1) ?? to;
      keys = now;
    },
    outline: area,
    marked: area,
  };
}
