import type { TaskDetail } from '../../../net/contracts/index.ts';
import { type Api, isRecent } from '../../../net/index.ts';
import type { FetchResult } from '../../follow/fetch-result.ts';
import type { Notices } from '../../stores/notices.ts';
import type { ToolStore } from '../../stores/tool-store.ts';
import { TOOL_TRAITS, type ToolKind } from '../../stores/tool-traits.ts';
import {
  EMPTY_WORK,
  shownStep,
  type ToolImage,
  withDetail,
  withoutImage,
  withoutResults,
  withResultAsInput,
} from '../../stores/tool-work.ts';
import type { Actions, DownloadFormat } from '../actions.ts';
import { readInputs } from './read-inputs.ts';
import type { ReadPicture } from './read-picture.ts';
import type { RunTool } from './run-tool.ts';
import type { TakeFiles } from './take-files.ts';
import type { ToolMemory } from './tool-memory.ts';
import type { TryExample } from './try-example.ts';

/** What the user does on the screen of a tool; none rejects, each says itself what went wrong. */
export interface ToolActions {
  /** Brings back what a reload interrupted; see `ToolMemory`. */
  resume: ToolMemory['resume'];
  /** Takes picked, dropped or pasted files; see `TakeFiles`. */
  takeFiles: TakeFiles;
  /** Takes an example's pictures and words; see `TryExample`. */
  tryExample: TryExample;
  removeImage(kind: ToolKind, id: string): void;
  /** Takes all pictures away. */
  clearImages(kind: ToolKind): void;
  /** Does what the tool is for, or shows first what it found where that is wished for. */
  generate(kind: ToolKind): Promise<void>;
  /** Removes what is marked. */
  removeMarked(kind: ToolKind, mask: Blob): Promise<void>;
  /** Asks once more for the shown result, of the same pictures. */
  regenerate(kind: ToolKind): Promise<void>;
  cancel(kind: ToolKind): Promise<void>;
  /** Back to the view before the first result. */
  clearResult(kind: ToolKind): void;
  /** Saves the result that is looked at, or another one of its step. */
  download(kind: ToolKind, index?: number, format?: DownloadFormat): Promise<void>;
  /** Opens the result that is looked at in the editor; answers whether it stands there. */
  openInEditor(kind: ToolKind): Promise<boolean>;
  /** Takes pictures and words of an earlier task; answers whether they are there. */
  reuse(kind: ToolKind, detail: TaskDetail): Promise<boolean>;
  /** Makes the result that is looked at the picture of the next instruction. */
  goOn(kind: ToolKind): Promise<void>;
  /** The mask of what was found, or removed, as a file; null when it can't be had. */
  readMask(maskUrl: string): Promise<Blob | null>;
  /** A result could not load: reads its task again for a fresh address. */
  refresh(kind: ToolKind): Promise<void>;
}

/** What acting on tools needs. */
export interface ToolActionsOptions {
  readonly api: Pick<Api, 'imageBlob' | 'taskDetail'>;
  readonly store: ToolStore;
  readonly runner: Pick<RunTool, 'run' | 'cancel'>;
  readonly read: ReadPicture;
  readonly takeFiles: TakeFiles;
  readonly tryExample: TryExample;
  readonly resume: ToolMemory['resume'];
  readonly fetchResult: FetchResult;
  readonly editResult: Actions['editResult'];
  readonly downloadToolResult: Actions['downloadToolResult'];
  readonly notices: Notices;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}

/** Addresses that break again within this time, in milliseconds, are not asked for again. */
const REFRESH_PAUSE_MS = 30_000;

/** Makes what can be done on the screens of the tools. */
export const createToolActions = (options: ToolActionsOptions): ToolActions => {
  const { api, store, runner, read, notices, log } = options;
  const { state } = store;
  let refreshedAt = -REFRESH_PAUSE_MS;

  const run = (kind: ToolKind, mode: 'run' | 'detect', mask?: Blob): Promise<void> => {
    const { work, count } = state[kind];
    const { images, prompt } = work;
    return runner.run(kind, { mode, images, prompt: prompt.trim(), count, mask });
  };
  const shownOf = (kind: ToolKind) => {
    const step = shownStep(state[kind].work);
    const url = step?.detail.imageUrls[step.picked];
    return step === null || url === undefined ? null : { step, url };
  };
  /** Reading takes a moment: a picture that was brought meanwhile is not thrown away for it. */
  const readResult = async (kind: ToolKind): Promise<ToolImage | null> => {
    const shown = shownOf(kind);
    const { images, at } = state[kind].work;
    if (shown === null || at === null) return null;
    const { signal } = new AbortController();
    const { taskId } = shown.step.detail;
    const wanted = { taskId, index: shown.step.picked, url: shown.url };
    const file = await options.fetchResult(wanted, signal);
    const image = await read(file, `${shown.step.prompt || taskId}.png`, { base: at + 1 });
    return state[kind].work.images === images ? image : null;
  };

  return {
    takeFiles: options.takeFiles,
    tryExample: options.tryExample,
    resume: options.resume,
    cancel: runner.cancel,
    removeImage: (kind, id) => {
      store.forgetFinding(kind);
      store.change(kind, (work) => withoutImage(work, id));
    },
    clearImages: (kind) => {
      store.forgetFinding(kind);
      store.change(kind, (work) => ({ ...work, images: [] }));
    },
    generate: async (kind) => {
      if (!store.canRun(kind)) return;
      await run(kind, TOOL_TRAITS[kind].finds && state[kind].looksFirst ? 'detect' : 'run');
    },
    removeMarked: (kind, mask) => run(kind, 'run', mask),
    regenerate: async (kind) => {
      const step = shownStep(state[kind].work);
      if (step === null) return;
      const { inputs: images, prompt } = step;
      await runner.run(kind, { mode: 'run', images, prompt, count: state[kind].count });
    },
    clearResult: (kind) => {
      state[kind].failure = null;
      store.forgetFinding(kind);
      store.change(kind, withoutResults);
    },
    download: async (kind, index, format) => {
      const step = shownStep(state[kind].work);
      const url = step?.detail.imageUrls[index ?? step.picked] ?? null;
      await options.downloadToolResult(url, format, step?.detail.taskId ?? null);
    },
    openInEditor: async (kind) => {
      const step = shownStep(state[kind].work);
      return step !== null && (await options.editResult(step.detail, step.picked));
    },
    goOn: async (kind) => {
      const step = shownStep(state[kind].work);
      // Until it is there, Generate would still take the former picture.
      state[kind].reading = [...state[kind].reading, step?.prompt || TOOL_TRAITS[kind].path];
      try {
        const image = await readResult(kind);
        if (image !== null) store.change(kind, (work) => withResultAsInput(work, image));
      } catch (error) {
        log('A result could not be read', error);
        notices.notify('error', 'message.imageLoadFailed');
      } finally {
        state[kind].reading = state[kind].reading.slice(1);
      }
    },
    reuse: async (kind, detail) => {
      try {
        const images = await readInputs(detail, api, read);
        if (state[kind].run !== null) return true;
        store.change(kind, () => ({ ...EMPTY_WORK, images, prompt: detail.fullCommand }));
        store.forgetFinding(kind);
        return true;
      } catch (error) {
        log('What a task was asked with could not be read', error);
        notices.notify('error', 'message.imageLoadFailed');
        return false;
      }
    },
    readMask: async (maskUrl) => {
      try {
        return await api.imageBlob(maskUrl);
      } catch (error) {
        log('What was found could not be read', error);
        notices.notify('error', 'message.imageLoadFailed');
        return null;
      }
    },
    refresh: async (kind) => {
      const step = shownStep(state[kind].work);
      if (step === null || isRecent(refreshedAt, options.now(), REFRESH_PAUSE_MS)) return;
      refreshedAt = options.now();
      try {
        const detail = await api.taskDetail(step.detail.taskId);
        store.change(kind, (work) => withDetail(work, detail));
      } catch (error) {
        log('Fresh addresses could not be read', error);
      }
    },
  };
};
