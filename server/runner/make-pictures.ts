import type { Engine, EngineContext } from '../engines/engine.ts';
import { imagesOf } from '../tasks/rows/read-tasks.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';
import { chooseEngine } from './choose-engine.ts';
import { drawPictures } from './draw-pictures.ts';
import type { Produced } from './produced-image.ts';
import { type RemovalTools, removeArea } from './remove-area.ts';

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
}: RemovalTools & { readonly rows: Rows; readonly engines: readonly Engine[] }): MakePictures {
  return async (task, context) => {
    const engine = await chooseEngine(engines, task.kind);
    context.signal.throwIfAborted();
    return { produced: await make(task, engine, context), engine: engine.name };
  };

  async function make(task: TaskRow, engine: Engine, context: EngineContext): Promise<Produced> {
    switch (task.kind) {
      case 'text-to-image':
        return drawPictures(task, engine, context);
      case 'remove':
        return removeArea(task, tools, await imagesOf(rows, [task.id]), engine, context);
      default:
        throw new Error(`Tasks of kind ${task.kind} can't be run`);
    }
  }
}
