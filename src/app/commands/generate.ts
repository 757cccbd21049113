import { PICTURES_PER_REQUEST, type TaskCreated } from '../../net/contracts/index.ts';
import type { Api, TokenSource } from '../../net/index.ts';
import type { TaskFollower } from '../follow/task-follower.ts';
import type { CreateWork } from '../outbox/held-work.ts';
import type { Outbox, RejoinCall } from '../outbox/outbox.ts';
import type { FormValues } from '../stores/creation-reducer.ts';
import { type CreationStore, canGenerate } from '../stores/creation-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { PromptHistory } from '../stores/prompt-history.ts';
import { newTask } from '../stores/task-reducer.ts';
import type { TaskStore } from '../stores/task-store.ts';
import { codeOf, refusalOf } from './error-words.ts';

/** What generating needs. */
export interface GenerateOptions {
  readonly api: Pick<Api, 'deleteTask'>;
  readonly outbox: Pick<Outbox, 'isAway' | 'send' | 'rejoin'>;
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
  /** The same for a creation that waits, or waited, for the network. */
  takeBackHeld(creationId: string): boolean;
  /** Goes on with what was asked for before the page was loaded anew, and still is to be sent. */
  resume(heldId: string, work: CreateWork): Promise<void>;
}

/** What was asked for, as the form has it. */
const formOf = ({ prompt, ratio, style, seed, count }: CreateWork['task']): FormValues => ({
  prompt,
  ratio: ratio ?? null,
  style: style ?? null,
  seed: seed ?? null,
  count: count ?? PICTURES_PER_REQUEST,
});

/** One wish, until it is answered. */
interface Press {
  creationId: string | null;
  isTakenBack: boolean;
  /** It waits for the network now. */
  isHeld: boolean;
  readonly life: AbortController;
}

const newPress = (): Press => ({
  creationId: null,
  isTakenBack: false,
  isHeld: false,
  life: new AbortController(),
});

/** Makes the submit flow. */
export const createGenerate = (options: GenerateOptions): Generate => {
  const { api, outbox, tokens, creations, tasks, follower, notices, newKey, onCreated, log } =
    options;
  /** The press of Submit that is under way; null between presses. */
  let press: Press | null = null;
  /** Those that waited for the network at some time, by creation. */
  const held = new Map<string, Press>();

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
    // A guest without a network gets a record when the work is sent.
    if (outbox.isAway()) return true;
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
    if (codeOf(error) === 'outbox_full') notices.notify('warning', 'message.outboxFull');
    else if (refusal === null) notices.notify('error', 'message.createFailed');
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
  const callOf = (mine: Press, creationId: string): RejoinCall => ({
    signal: mine.life.signal,
    onHeld: (isHeld) => {
      mine.isHeld = isHeld;
      held.set(creationId, mine);
      creations.setHeld(creationId, isHeld);
      // The form is free for the next wish.
      if (press === mine) setPress(null);
    },
  });
  const settle = async (
    mine: Press,
    creationId: string,
    made: Promise<TaskCreated>,
  ): Promise<void> => {
    try {
      const { taskId } = await made;
      if (mine.isTakenBack) discard(taskId);
      else begin(taskId, creationId);
    } catch (error) {
      if (mine.isTakenBack) return;
      creations.fail(creationId);
      sayRefused(error);
    } finally {
      held.delete(creationId);
    }
  };
  const create = async (form: FormValues, mine: Press): Promise<void> => {
    const creationId = creations.begin(form);
    mine.creationId = creationId;
    options.promptHistory.remember(form.prompt);
    const { seed, ...wish } = form;
    const task = { ...wish, ...(seed !== null && { seed }) };
    const call = { ...callOf(mine, creationId), idempotencyKey: newKey() };
    await settle(mine, creationId, outbox.send({ call: 'create', task }, call));
  };
  const isEnabled = (): boolean => canGenerate(creations.state);
  return {
    isEnabled,
    run: async () => {
      if (!isEnabled()) return;
      const mine = newPress();
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
    takeBackHeld: (creationId) => {
      const mine = held.get(creationId);
      if (mine === undefined) return false;
      mine.isTakenBack = true;
      creations.cancel(creationId);
      // What is being sent just now may be a task already: it is ended once its id is known.
      if (mine.isHeld) mine.life.abort();
      notices.notify('info', 'message.taskCancelled');
      return true;
    },
    resume: async (heldId, { task }) => {
      const mine = newPress();
      const creationId = creations.addHeld(formOf(task));
      await settle(mine, creationId, outbox.rejoin(heldId, callOf(mine, creationId)));
    },
  };
};
