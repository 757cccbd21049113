import type { Ratio, Style, TaskError, TaskStatus } from '../../net/contracts/index.ts';
import { TASK_STATUS } from '../../net/contracts/terms.ts';
import type { TrackedTask } from './task-reducer.ts';

/** One of the pictures of a creation. */
export interface CreationImage {
  /** Creation id plus index. */
  readonly id: string;
  /** Null while loading; a preview's address while its task runs, where the engine has previews. */
  readonly url: string | null;
  readonly status: 'loading' | 'loaded' | 'error';
}

/** The pictures of one prompt on Home. */
export interface Creation {
  /** `temp_{timestamp}` until the server gave a task id, then that id. */
  readonly id: string;
  readonly taskId: string | null;
  readonly prompt: string;
  /** What the server says it was asked; the prompt until then. */
  readonly fullCommand: string;
  readonly ratio: Ratio | null;
  readonly style: Style | null;
  /** ISO 8601 UTC. */
  readonly createTime: string;
  readonly images: readonly CreationImage[];
  readonly status: TaskStatus;
  /** Text key of what is being done; null when nothing is. */
  readonly stage: string | null;
  /** 0 to 1. */
  readonly progress: number;
  /** 1 is next; null when not waiting. */
  readonly queuePosition: number | null;
  readonly error: TaskError | null;
}

/** What the user typed and chose on Home. */
export interface FormValues {
  readonly prompt: string;
  /** Null: no ratio, the server takes 1:1. */
  readonly ratio: Ratio | null;
  /** Null: no style is applied. */
  readonly style: Style | null;
  /** uint32 from which the pictures are made again; null: the server takes one by chance. */
  readonly seed: number | null;
  /** How many pictures are asked for, 1 to 4. */
  readonly count: number;
}

const loadingImages = (id: string, count: number): readonly CreationImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index}`,
    url: null,
    status: 'loading' as const,
  }));

/** A placeholder for a creation that the server does not know yet. */
export const placeholderCreation = (
  id: string,
  form: Omit<FormValues, 'seed' | 'count'>,
  count: number,
  createTime: string,
): Creation => ({
  id,
  taskId: null,
  prompt: form.prompt,
  fullCommand: form.prompt,
  ratio: form.ratio,
  style: form.style,
  createTime,
  images: loadingImages(id, count),
  status: TASK_STATUS.waiting,
  stage: null,
  progress: 0,
  queuePosition: null,
  error: null,
});

/** The placeholder with the id that the server gave. */
export const boundCreation = (creation: Creation, taskId: string): Creation => ({
  ...creation,
  id: taskId,
  taskId,
  images: creation.images.map((image, index) => ({ ...image, id: `${taskId}-${index}` })),
});

/** All pictures that are not there go to 'error'. */
export const failedImages = (images: readonly CreationImage[]): readonly CreationImage[] =>
  images.map((image) =>
    image.status === 'loaded' ? image : { ...image, url: null, status: 'error' },
  );

const imagesAfter = (
  images: readonly CreationImage[],
  task: TrackedTask,
): readonly CreationImage[] => {
  if (task.status === TASK_STATUS.failed || task.status === TASK_STATUS.cancelled) {
    return failedImages(images);
  }
  if (task.status !== TASK_STATUS.success) {
    return images.map((image, index) => {
      const preview = task.previews[index];
      return preview === undefined ? image : { ...image, url: preview };
    });
  }
  return images.map((image, index) => {
    const url = task.urls[index];
    return url === undefined
      ? { ...image, url: null, status: 'error' }
      : { ...image, url, status: 'loaded' };
  });
};

/** The creation after its task changed: urls fill the pictures in by index. */
export const creationAfter = (creation: Creation, task: TrackedTask): Creation => ({
  ...creation,
  images: imagesAfter(creation.images, task),
  status: task.status,
  stage: task.stage,
  progress: task.progress,
  queuePosition: task.queuePosition,
  error: task.error,
});
