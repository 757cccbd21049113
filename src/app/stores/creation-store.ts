import { proxy } from 'valtio/vanilla';
import { isTerminal, PICTURES_PER_REQUEST, TASK_STATUS } from '../../net/contracts/terms.ts';
import type { TextKey, TextParams } from '../text-keys.ts';
import {
  boundCreation,
  type Creation,
  creationAfter,
  type FormValues,
  failedImages,
  placeholderCreation,
} from './creation-reducer.ts';
import { HELD, isHeld } from './held.ts';
import type { TrackedTask } from './task-reducer.ts';

/** What Home shows. */
export interface CreationState {
  /** At most one by submitting; more after a reload with several unfinished tasks. Newest first. */
  creations: readonly Creation[];
  form: FormValues;
  /** The input lock: prompt, ratio, style, Clear and Submit are disabled while it is set. */
  inputDisabled: boolean;
  /** True while a press of Submit is being checked and sent. */
  submitting: boolean;
  /** True from the placeholder's appearance until the task is settled. */
  executing: boolean;
  /** The status line; null when there is nothing to say. */
  statusLine: { readonly key: TextKey; readonly params: TextParams } | null;
}

/** Whether pressing Submit would do something. */
export const canGenerate = ({
  submitting,
  inputDisabled,
  executing,
}: Pick<CreationState, 'submitting' | 'inputDisabled' | 'executing'>): boolean =>
  !submitting && !inputDisabled && !executing;

/** The empty form. */
export const EMPTY_FORM: FormValues = {
  prompt: '',
  ratio: null,
  style: null,
  seed: null,
  count: PICTURES_PER_REQUEST,
};

/** Home's creations and input lock; they belong to this tab (decision 25). */
export interface CreationStore {
  readonly state: CreationState;
  setForm(change: Partial<FormValues>): void;
  setSubmitting(submitting: boolean): void;
  /** Replaces what is shown by one placeholder with as many loading pictures as asked for; answers its id. */
  begin(form: FormValues): string;
  /** Whether a placeholder waits for the network; meanwhile the input is free. */
  setHeld(id: string, isHeld: boolean): void;
  /** Adds a placeholder that waits since before a reload; answers its id. */
  addHeld(form: FormValues): string;
  /** Gives the placeholder its task id and sets the input lock. */
  bind(id: string, taskId: string): void;
  /** Fills in what is known of the task; unknown tasks are ignored. */
  applyTask(task: TrackedTask): void;
  /** The placeholder could not be created: its pictures go to 'error' and the input is free. */
  fail(id: string): void;
  /** The same, because the user did not want it any more. */
  cancel(id: string): void;
  /** Marks one picture as not loadable. */
  markImage(taskId: string, index: number, status: 'loaded' | 'error', url?: string): void;
  /** Puts creations back after a reload, and locks the input if one is unfinished. */
  restore(creations: readonly Creation[]): void;
  /** Releases the input lock and the status line without touching the creations. */
  release(): void;
  /** Releases the input lock alone: an error must not leave the form dead (section "Input lock"). */
  unlock(): void;
  /** Back to an empty form without creations. */
  clear(): void;
  /** Task ids of creations that are not settled. */
  unfinished(): readonly string[];
}

/** The status line for a generation of `count` pictures. */
export const statusLineFor = (count: number): NonNullable<CreationState['statusLine']> =>
  count === 1
    ? { key: 'status.generatingOne', params: {} }
    : { key: 'status.generating', params: { count } };

/** On its way: neither ended, nor waiting for the network. */
const isUnfinished = (creation: Pick<Creation, 'status' | 'stage'>): boolean =>
  !isTerminal(creation.status) && !isHeld(creation);

/** Makes an empty store. `now` answers milliseconds since the epoch. */
export const createCreationStore = ({ now }: { readonly now: () => number }): CreationStore => {
  const state = proxy<CreationState>({
    creations: [],
    form: EMPTY_FORM,
    inputDisabled: false,
    submitting: false,
    executing: false,
    statusLine: null,
  });
  const release = (): void => {
    state.inputDisabled = false;
    state.executing = false;
    state.statusLine = null;
  };
  const patch = (id: string, change: (creation: Creation) => Creation): void => {
    state.creations = state.creations.map((one) => (one.id === id ? change(one) : one));
  };
  let lastId = 0;
  const place = (form: FormValues): Creation => {
    const time = now();
    // Several that waited may be put back in one millisecond.
    lastId = Math.max(time, lastId + 1);
    return placeholderCreation(`temp_${lastId}`, form, form.count, new Date(time).toISOString());
  };
  const releaseWhenSettled = (): void => {
    if (!state.creations.some(isUnfinished)) release();
  };
  const end = (id: string, status: Creation['status']): void => {
    patch(id, (creation) => ({
      ...creation,
      status,
      stage: null,
      images: failedImages(creation.images),
    }));
    releaseWhenSettled();
  };
  return {
    state,
    release,
    unlock: () => {
      state.inputDisabled = false;
      state.executing = false;
    },
    setForm: (change) => {
      state.form = { ...state.form, ...change };
    },
    setSubmitting: (submitting) => {
      state.submitting = submitting;
    },
    begin: (form) => {
      const made = place(form);
      state.creations = [made, ...state.creations.filter(isHeld)];
      state.executing = true;
      state.statusLine = statusLineFor(form.count);
      return made.id;
    },
    setHeld: (id, held) => {
      patch(id, (creation) => ({ ...creation, stage: held ? HELD : null }));
      if (held) return releaseWhenSettled();
      state.executing = true;
      const sent = state.creations.find((one) => one.id === id);
      if (sent !== undefined) state.statusLine = statusLineFor(sent.images.length);
    },
    addHeld: (form) => {
      const made = { ...place(form), stage: HELD };
      state.creations = [...state.creations, made];
      return made.id;
    },
    bind: (id, taskId) => {
      patch(id, (creation) => boundCreation(creation, taskId));
      state.inputDisabled = true;
    },
    applyTask: (task) => {
      patch(task.taskId, (creation) => creationAfter(creation, task));
      if (isTerminal(task.status)) releaseWhenSettled();
    },
    fail: (id) => end(id, TASK_STATUS.failed),
    cancel: (id) => end(id, TASK_STATUS.cancelled),
    markImage: (taskId, index, status, url) => {
      patch(taskId, (creation) => ({
        ...creation,
        images: creation.images.map((image, at) =>
          at === index ? { ...image, status, url: url ?? image.url } : image,
        ),
      }));
    },
    restore: (creations) => {
      state.creations = creations;
      const active = creations.find(isUnfinished);
      if (active === undefined) return;
      state.inputDisabled = true;
      state.executing = true;
      state.statusLine = statusLineFor(active.images.length);
    },
    clear: () => {
      state.creations = state.creations.filter(isHeld);
      state.form = EMPTY_FORM;
      release();
    },
    unfinished: () =>
      state.creations
        .filter(isUnfinished)
        .flatMap((creation) => (creation.taskId === null ? [] : [creation.taskId])),
  };
};
