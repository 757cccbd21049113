import type { Point } from '../../editor-types.ts';
import type { Selection } from '../../scene/scene.ts';
import { type AreaContext, isClick } from '../area.ts';
import { type AreaDrag, createAreaTool } from '../area-tool.ts';
import type { Tool, ToolStart } from '../tool.ts';

/** Marks an area by drawing its outline freely; letting go closes it. */
export function createLasso(context: AreaContext): Tool {
  return createAreaTool(context, drawOutline);
}

/** Every sample is a corner of the area. */
function drawOutline({ point: from }: ToolStart): AreaDrag {
  const points: Point[] = [from.image];
  let stayed = true;
  const area = (): Selection => ({ kind: 'lasso', points });
  return {
    move(samples) {
      for (const sample of samples) {
        stayed &&= isClick(from, sample);
        const { image } = sample;
        const last = points.at(-1);
        if (image.x !== last?.x || image.y !== last.y) points.push(image);
      }
    },
    outline: area,
    marked: () => (stayed || points.length <= 2 ? null : area()),
  };
}
