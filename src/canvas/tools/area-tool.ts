import type { Selection } from '../scene/scene.ts';
import type { AreaContext } from './area.ts';
import { held } from './held.ts';
import { idle } from './idle.ts';
import { createTool, type Tool, type ToolStart, type ToolState } from './tool.ts';

/** An area while it is drawn. */
export interface AreaDrag {
  /** Takes the samples of one event and the keys that are down. */
  move(...event: Parameters<ToolState['move']>): void;
  /** What is to be seen of it so far; null shows nothing. */
  outline(): Selection | null;
  /** What letting go marks; null if it was a click. */
  marked(): Selection | null;
}

/** Makes a tool that marks what is drawn in one drag; `begin` says what a drag draws. */
export function createAreaTool(context: AreaContext, begin: (start: ToolStart) => AreaDrag): Tool {
  return createTool(
    idle((start, rest) =>
      context.canMark() ? dragging(context, start, begin(start), rest) : rest,
    ),
  );
}

/** An area is being drawn; its outline follows once a frame. */
function dragging(
  context: AreaContext,
  start: ToolStart,
  drag: AreaDrag,
  rest: ToolState,
): ToolState {
  const subtract = start.subtract || context.subtract();
  let isShown = false;
  const follow = (): void => {
    if (isShown) return;
    isShown = true;
    context.outline(drag.outline());
  };
  const drop = (): void => context.outline(null);
  const mark = (): void => {
    drop();
    const marked = drag.marked();
    if (marked !== null) context.mark(marked, subtract);
  };

  const state: ToolState = {
    name: 'dragging',
    down: () => state,
    move(points, keys) {
      drag.move(points, keys);
      isShown = false;
      return state;
    },
    up() {
      mark();
      return rest;
    },
    hold() {
      follow();
      return held({ keep: mark, drop, rest });
    },
    cancel() {
      drop();
      return rest;
    },
    tick: follow,
  };
  return state;
}
