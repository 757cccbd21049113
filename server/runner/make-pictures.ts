import type { Engine, EngineContext } from '../engines/engine.ts';
import { imagesOf } from '../tasks/rows/read-tasks.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';
import { changeArea } from './change-area.ts';
import { enhancePicture, expandPicture } from './change-whole.ts';
import { chooseEngine } from './choose-engine.ts';
import { drawPictures } from './draw-pictures.ts';
import type { EditTools } from './edit-tools.ts';
import { instructPicture } from './instruct-picture.ts';
import type { Produced } from './produced-image.ts';
import { removeFound } from './remove-found.ts';

/** Makes the pictures of a claimed task. Rejects as engines do, or with the signal's reason. */
export type MakePictures = (
  task: TaskRow,
  context: EngineContext,
) => Promise<{ readonly produced: Produced; readonly engine: string }>;

/** Makes what runs tasks on engines, each on the first that serves its kind and is well. */
export function createMakePictures({
  rows,
  engines,
  ...tools
}: EditTools & { readonly rows: Rows; readonly engines: readonly Engine[] }): MakePictures {
  return async (task, context) => {
    const engine = await chooseEngine(engines, task.kind);
    context.signal.throwIfAborted();
    return { produced: await make(task, engine, context), engine: engine.name };
  };

  async function make(task: TaskRow, engine: Engine, context: EngineContext): Promise<Produced> {
    const { kind } = task;
    if (kind === 'text-to-image') return drawPictures(task, engine, context);
    const pictures = await imagesOf(rows, [task.id], ['original', 'original2', 'mask']);
    const run = { task, pictures, tools, engine, context };
    switch (kind) {
      case 'remove':
      case 'area-redraw':
        return changeArea(kind, run);
      case 'expand':
        return expandPicture(run);
      case 'enhance':
        return enhancePicture(run);
      case 'flux-context':
      case 'flux-context-multi':
      case 'restore':
        return instructPicture(kind, run);
      case 'watermark-remover':
      case 'text-removal':
        return removeFound(kind, run);
    }
  }
}
