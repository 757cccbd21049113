import { quantise } from '../../../workers/kernels/quantise.ts';
import type { PointerPoint, ToolState } from '../tool.ts';
import type { BrushContext } from './brush.ts';

/** A stroke is under way: collects on move, passes on at each tick, ends in `rest`. */
export function drawing(context: BrushContext, first: PointerPoint, rest: ToolState): ToolState {
  const { strokes } = context;
  const collected: number[] = [];

  const collect = (point: PointerPoint): void => {
    collected.push(quantise(point.image.x), quantise(point.image.y));
  };
  const flush = (): void => {
    if (collected.length > 0) strokes.extend(Int32Array.from(collected.splice(0)));
  };
  const commit = (): ToolState => {
    flush();
    strokes.commit();
    return rest;
  };
  const cancel = (): ToolState => {
    strokes.cancel();
    return rest;
  };

  collect(first);
  const state: ToolState = {
    name: 'drawing',
    down: () => state,
    move(points) {
      points.forEach(collect);
      return state;
    },
    up: commit,
    cancel,
    tick: flush,
  };
  return state;
}
