import { subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { idSchema, isTerminal, TASK_STATUS } from '../../../net/contracts/index.ts';
import type { Api, KeyValueStorage } from '../../../net/index.ts';
import type { ToolStore } from '../../stores/tool-store.ts';
import { TOOL_KINDS, TOOL_TRAITS, type ToolKind } from '../../stores/tool-traits.ts';
import { shownStep, withStep } from '../../stores/tool-work.ts';
import { readInputs } from './read-inputs.ts';
import type { ReadPicture } from './read-picture.ts';
import type { RunTool } from './run-tool.ts';

/** What remembering needs. */
export interface ToolMemoryOptions {
  /** Lives as long as the tab. */
  readonly tabStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;
  readonly api: Pick<Api, 'taskDetail' | 'imageBlob'>;
  readonly store: ToolStore;
  readonly read: ReadPicture;
  readonly runner: Pick<RunTool, 'rejoin'>;
  readonly log: (message: string, error?: unknown) => void;
}

/** What a tab was doing with each tool, over a reload: the server has the pictures. */
export interface ToolMemory {
  /**
   * Brings back what was under way or shown when the page was left: once, and only as long as the
   * tool is empty. Never rejects.
   */
  resume(kind: ToolKind): Promise<void>;
  /** Remembers no more. */
  stop(): void;
}

const KEY = 'toolTasks';
const rememberedSchema = z.record(z.string(), idSchema);

/** The task that is under way, or whose result is shown; what was only found comes back by itself. */
const taskOf = (store: ToolStore, kind: ToolKind): string | null => {
  const { run, work } = store.state[kind];
  if (run?.mode === 'run' && run.taskId !== null) return run.taskId;
  return shownStep(work)?.detail.taskId ?? null;
};

/** Remembers from now on. */
export const createToolMemory = (options: ToolMemoryOptions): ToolMemory => {
  const { tabStorage, api, store, read, runner, log } = options;
  const readStored = (): Readonly<Record<string, string>> => {
    try {
      const stored = rememberedSchema.safeParse(JSON.parse(tabStorage.getItem(KEY) ?? '{}'));
      return stored.success ? stored.data : {};
    } catch {
      return {};
    }
  };
  /** Of tools that were not opened since the page was loaded. */
  const waiting = new Map(Object.entries(readStored()));
  const remember = (): void => {
    const tasks = TOOL_KINDS.map((kind) => [kind, taskOf(store, kind) ?? waiting.get(kind)]);
    const known = tasks.filter(([, taskId]) => taskId !== undefined);
    tabStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
  };
  const unsubscribe = subscribe(store.state, remember);

  const isEmpty = (kind: ToolKind): boolean => {
    const { work, run, reading } = store.state[kind];
    return work.images.length === 0 && run === null && reading.length === 0;
  };
  const bringBack = async (kind: ToolKind, taskId: string): Promise<void> => {
    const detail = await api.taskDetail(taskId);
    const { status, fullCommand: prompt, count } = detail;
    if (isTerminal(status) && status !== TASK_STATUS.success) return;
    const images = await readInputs(detail, api, read);
    if (!isEmpty(kind) || images.length !== TOOL_TRAITS[kind].images) return;
    store.change(kind, (work) => ({ ...work, images, prompt }));
    if (status === TASK_STATUS.success) {
      store.change(kind, (work) => withStep(work, { inputs: images, prompt, detail, picked: 0 }));
    } else await runner.rejoin(kind, { mode: 'run', images, prompt, count }, taskId);
  };
  return {
    stop: unsubscribe,
    resume: async (kind) => {
      const taskId = waiting.get(kind);
      waiting.delete(kind);
      if (taskId === undefined || !isEmpty(kind)) return;
      try {
        await bringBack(kind, taskId);
      } catch (error) {
        log('What a tool was doing could not be brought back', error);
      }
    },
  };
};
