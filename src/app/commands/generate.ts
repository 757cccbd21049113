import type { Api, TokenSource } from '../../net/index.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { FormValues } from '../stores/creation-reducer.ts';
import type { CreationStore } from '../stores/creation-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { PromptHistory } from '../stores/prompt-history.ts';
import { newTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { refusalOf } from './error-words.ts';

/** What generating needs. */
export interface GenerateOptions {
  readonly api: Pick<Api, 'createTask' | 'deleteTask'>;
  readonly tokens: Pick<TokenSource, 'token' | 'user'>;
  readonly creations: CreationStore;
  readonly tasks: Pick<TaskStore, 'track'>;
  readonly follower: Pick<TaskFollower, 'follow'>;
  readonly notices: Notices;
  readonly newKey: () => string;
  /** Keeps the prompts that were sent. */
  readonly promptHistory: Pick<PromptHistory, 'remember'>;
  /** Told the id of each task that this tab made. */
  readonly onCreated: (taskId: string) => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Submitting the form, and taking it back while the server has not yet answered. */
export interface Generate {
  /** Whether pressing Submit would do something. */
  isEnabled(): boolean;
  /** The submit flow of document 1 section 4; never rejects. */
  run(): Promise<void>;
  /** Takes back a request that has no task id yet; answers whether there was one. */
  takeBack(): boolean;
}

/** Makes the submit flow. */
export const createGenerate = (options: GenerateOptions): Generate => {
  const { api, tokens, creations, tasks, follower, notices, newKey, onCreated, log } = options;
  /** The press of Submit that is under way; null between presses. */
  let press: { creationId: string | null; isTakenBack: boolean } | null = null;

  const setPress = (next: typeof press): void => {
    press = next;
    creations.setSubmitting(next !== null);
  };
  /** Says what is missing, or answers true. */
  const isAllowed = async (form: FormValues): Promise<boolean> => {
    if (form.prompt.trim() === '') {
      notices.notify('warning', 'message.promptMissing');
      return false;
    }
    if ((await tokens.token()) === null) {
      notices.notify('error', 'message.tokenMissing');
      return false;
    }
    if (tokens.user() === null) {
      notices.notify('error', 'message.userMissing');
      return false;
    }
    return true;
  };
  const sayRefused = (error: unknown): void => {
    log('A task could not be created', error);
    const refusal = refusalOf(error);
    if (refusal === null) notices.notify('error', 'message.createFailed');
    else notices.notifyText('error', refusal.text, refusal.params);
  };
  const begin = (taskId: string, creationId: string): void => {
    tasks.track(newTask(taskId, 'text-to-image'));
    creations.bind(creationId, taskId);
    onCreated(taskId);
    follower.follow(taskId);
  };
  /** The task exists although nobody wants it any more: end it. */
  const discard = (taskId: string): void => {
    api.deleteTask(taskId).catch((error: unknown) => log('A task could not be ended', error));
  };
  const create = async (form: FormValues, mine: NonNullable<typeof press>): Promise<void> => {
    const creationId = creations.begin(form);
    mine.creationId = creationId;
    try {
      options.promptHistory.remember(form.prompt);
      const { seed, ...wish } = form;
      const task = { ...wish, ...(seed !== null && { seed }) };
      const { taskId } = await api.createTask(task, { idempotencyKey: newKey() });
      if (mine.isTakenBack) discard(taskId);
      else begin(taskId, creationId);
    } catch (error) {
      if (mine.isTakenBack) return;
      creations.fail(creationId);
      sayRefused(error);
    }
  };
  const isEnabled = (): boolean =>
    press === null && !creations.state.inputDisabled && !creations.state.executing;
  return {
    isEnabled,
    run: async () => {
      if (!isEnabled()) return;
      const mine = { creationId: null, isTakenBack: false };
      setPress(mine);
      const form = { ...creations.state.form };
      try {
        if (await isAllowed(form)) await create(form, mine);
      } finally {
        if (press === mine) setPress(null);
      }
    },
    takeBack: () => {
      if (press === null || press.creationId === null) return false;
      press.isTakenBack = true;
      creations.cancel(press.creationId);
      setPress(null);
      notices.notify('info', 'message.taskCancelled');
      return true;
    },
  };
};
