import type { CreationMemory } from './creation-memory.ts';
import type { CreationStore } from './creation-store.ts';
import { newTask } from './task-reducer.ts';
import type { TaskStore } from './task-store.ts';

/** What restoring needs. */
export interface RestoreOptions {
  readonly memory: Pick<CreationMemory, 'creations' | 'form'>;
  readonly creations: Pick<CreationStore, 'restore' | 'setForm'>;
  readonly tasks: Pick<TaskStore, 'track'>;
  /** Follows a task; from now on this tab tells how it ends. */
  readonly follow: (taskId: string) => void;
}

/**
 * Puts back what this tab had: the form, and each creation whose task was unfinished (after a mere
 * page switch: every one). Their state comes from the server.
 */
export const restoreCreations = (options: RestoreOptions, isReload: boolean): void => {
  const { memory, creations, tasks, follow } = options;
  creations.setForm(memory.form());
  const kept = memory.creations(isReload);
  creations.restore(kept);
  for (const { id } of kept) {
    tasks.track(newTask(id, 'text-to-image'));
    follow(id);
  }
};
