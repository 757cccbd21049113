import { subscribe } from 'valtio/vanilla';
import { isTerminal, TASK_STATUS } from '../../../net/contracts/index.ts';
import type { Api, KeyValueStorage } from '../../../net/index.ts';
import type { ToolStore } from '../../stores/tool-store.ts';
import { TOOL_KINDS, TOOL_TRAITS, TOOL_WORK, type ToolKind } from '../../stores/tool-traits.ts';
import { type ToolStep, withShown, withStep } from '../../stores/tool-work.ts';
import { readInputs } from './read-inputs.ts';
import type { ReadPicture } from './read-picture.ts';
import { type Remembered, readRemembered, rememberedOf } from './remembered-work.ts';
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
   * Brings back what was under way or shown when the page was left, with the steps before it: once,
   * and only as long as the tool is empty. Never rejects.
   */
  resume(kind: ToolKind): Promise<void>;
  /** Remembers no more. */
  stop(): void;
}

/** Remembers from now on. */
export const createToolMemory = (options: ToolMemoryOptions): ToolMemory => {
  const { tabStorage, api, store, read, runner, log } = options;
  /** Of tools that were not opened since the page was loaded. */
  const waiting = readRemembered(tabStorage.getItem(TOOL_WORK));
  const remember = (): void => {
    const works = TOOL_KINDS.flatMap((kind) => {
      const work = rememberedOf(store.state[kind]) ?? waiting.get(kind);
      return work === undefined ? [] : [[kind, work] as const];
    });
    tabStorage.setItem(TOOL_WORK, JSON.stringify(Object.fromEntries(works)));
  };
  const unsubscribe = subscribe(store.state, remember);

  const isEmpty = (kind: ToolKind): boolean => {
    const { work, run, reading } = store.state[kind];
    return work.images.length === 0 && run === null && reading.length === 0;
  };
  /** A task that has ended well, with its pictures; null for one that is of no use any more. */
  const readStep = async (
    kind: ToolKind,
    taskId: string,
    base: number,
  ): Promise<Omit<ToolStep, 'picked'> | null> => {
    const detail = await api.taskDetail(taskId);
    const { status, fullCommand: prompt } = detail;
    if (isTerminal(status) && status !== TASK_STATUS.success) return null;
    const inputs = await readInputs(detail, api, read, base);
    return inputs.length === TOOL_TRAITS[kind].images ? { detail, prompt, inputs } : null;
  };
  /** Each step stands on the one before, so that what follows one that is gone is lost with it. */
  const readChain = async (kind: ToolKind, { steps }: Remembered): Promise<readonly ToolStep[]> => {
    const chain: ToolStep[] = [];
    for (const { taskId, picked } of steps) {
      const step = await readStep(kind, taskId, chain.length);
      if (step === null || step.detail.status !== TASK_STATUS.success) break;
      chain.push({ ...step, picked });
    }
    return chain;
  };
  const showChain = (kind: ToolKind, chain: readonly ToolStep[], at: number | null): void => {
    for (const step of chain) store.change(kind, (work) => withStep(work, step));
    store.change(kind, (work) => withShown(work, at));
  };
  const bringBack = async (kind: ToolKind, remembered: Remembered): Promise<void> => {
    const chain = await readChain(kind, remembered);
    const { run, at } = remembered;
    const last = run && (await readStep(kind, run.taskId, Math.min(run.base, chain.length)));
    if (!isEmpty(kind)) return;
    showChain(kind, chain, at === null ? null : Math.min(at, chain.length - 1));
    if (last === null) return;
    const { inputs: images, prompt, detail } = last;
    store.change(kind, (work) => ({ ...work, images, prompt }));
    if (detail.status === TASK_STATUS.success) {
      store.change(kind, (work) => withStep(work, { ...last, picked: 0 }));
    } else {
      const { taskId, count } = detail;
      await runner.rejoin(kind, { mode: 'run', images, prompt, count }, taskId);
    }
  };
  return {
    stop: unsubscribe,
    resume: async (kind) => {
      const remembered = waiting.get(kind);
      waiting.delete(kind);
      if (remembered === undefined || !isEmpty(kind)) return;
      try {
        await bringBack(kind, remembered);
      } catch (error) {
        log('What a tool was doing could not be brought back', error);
      }
    },
  };
};
