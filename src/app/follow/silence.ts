import {
  EDIT_SILENCE_MS,
  GENERATION_SILENCE_MS,
  type TaskKind,
} from '../../net/contracts/index.ts';
import type { Clock } from '../../net/index.ts';

/** How long a task of this kind may be silent, in milliseconds (decision 17). */
export const silenceOf = (kind: TaskKind): number =>
  kind === 'text-to-image' ? GENERATION_SILENCE_MS : EDIT_SILENCE_MS;

/** Tells when a task was silent for too long. */
export interface SilenceWatch {
  /** Begins, or begins again, to wait for this task. */
  restart(taskId: string, milliseconds: number): void;
  end(taskId: string): void;
  endAll(): void;
}

/** One timer a task; `onSilent` is called once each time one runs out. */
export const createSilenceWatch = (
  clock: Clock,
  onSilent: (taskId: string) => void,
): SilenceWatch => {
  const timers = new Map<string, () => void>();
  const end = (taskId: string): void => {
    timers.get(taskId)?.();
    timers.delete(taskId);
  };
  return {
    end,
    restart: (taskId, milliseconds) => {
      end(taskId);
      const cancel = clock.after(milliseconds, () => {
        timers.delete(taskId);
        onSilent(taskId);
      });
      timers.set(taskId, cancel);
    },
    endAll: () => {
      for (const taskId of [...timers.keys()]) end(taskId);
    },
  };
};
