import type { TaskKind } from '../../src/net/contracts/task.ts';
import { type Engine, EngineError } from '../engines/engine.ts';

/**
 * The first engine, in order of preference, that serves a kind of task and is well.
 * @throws {EngineError} `engine_unavailable` when there is none.
 */
export async function chooseEngine(engines: readonly Engine[], kind: TaskKind): Promise<Engine> {
  for (const engine of engines) {
    if (engine.kinds.has(kind) && (await engine.health()).ok) return engine;
  }
  throw new EngineError(
    'engine_unavailable',
    'No engine that can do this is ready at the moment. Please try again later.',
  );
}
