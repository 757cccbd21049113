import type { TaskFollower } from '../follow/task-follower.ts';
import type { CreationMemory } from './creation-memory.ts';
import type { CreationStore } from './creation-store.ts';
import { newTask } from './task-reducer.ts';
import type { TaskStore } from './task-store.ts';

/** What restoring needs. */
export interface RestoreOptions {
  readonly memory: Pick<CreationMemory, 'creations' | 'form'>;
  readonly creations: Pick<CreationStore, 'restore' | 'setForm'>;
  readonly tasks: Pick<TaskStore, 'track'>;
  readonly follower: Pick<TaskFollower, 'follow'>;
  /** From now on this tab tells how the task ends. */
  readonly own: (taskId: string) => void;
}

/**
 * Puts back what this tab had: the form, and each creation whose task was unfinished (after a mere
 * page switch: every one). Their state comes from the server.
 */
export const restoreCreations = (options: RestoreOptions, isReload: boolean): void => {
  const { memory, creations, tasks, follower, own } = options;
  creations.setForm(memory.form());
  const kept = memory.creations(isReload);
  creations.restore(kept);
  for (const { id } of kept) {
    tasks.track(newTask(id, 'text-to-image'));
    own(id);
    follower.follow(id);
  }
};
