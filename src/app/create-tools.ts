import { subscribe } from 'valtio/vanilla';
import type { Actions } from './commands/actions.ts';
import { createReadPicture, type ReadPictureOptions } from './commands/tools/read-picture.ts';
import { createRunTool, type RunTool, type RunToolOptions } from './commands/tools/run-tool.ts';
import { createTakeFiles } from './commands/tools/take-files.ts';
import {
  createToolActions,
  type ToolActions,
  type ToolActionsOptions,
} from './commands/tools/tool-actions.ts';
import { createToolMemory, type ToolMemoryOptions } from './commands/tools/tool-memory.ts';
import { createTryExample, type TryExampleOptions } from './commands/tools/try-example.ts';
import { createObjectUrls } from './events/object-urls.ts';
import type { EditWork } from './outbox/held-work.ts';
import type { ServerStore } from './stores/server-store.ts';
import type { ToolStore } from './stores/tool-store.ts';
import { TOOL_KINDS } from './stores/tool-traits.ts';

/** What the instruction tools are made of. */
export interface ToolsOptions
  extends RunToolOptions,
    Pick<ToolActionsOptions, 'fetchResult' | 'editResult' | 'downloadToolResult' | 'now'> {
  readonly api: RunToolOptions['api'] & ToolActionsOptions['api'];
  readonly tabStorage: ToolMemoryOptions['tabStorage'];
  readonly answers: TryExampleOptions['answers'];
  readonly server: Pick<ServerStore, 'maxUploadFor'>;
  readonly imaging: ReadPictureOptions['imaging'];
  readonly cancelTask: Actions['cancelTask'];
}

/** What the rest of the page needs of the tools. */
export interface Tools {
  readonly actions: ToolActions;
  readonly retry: RunTool['retry'];
  readonly cancelRow: RunTool['cancelRow'];
  /**
   * Goes on with a wish that waits since an earlier page, on the screen of its tool; answers false
   * where that has other work by now, or it is no wish of a tool. Never rejects.
   */
  resumeHeld(heldId: string, work: EditWork): Promise<boolean>;
  stop(): void;
}

/** Every address of a picture that some tool still shows or may step back to. */
const addressesIn = (store: ToolStore): ReadonlySet<string> =>
  new Set(
    TOOL_KINDS.flatMap((kind) => {
      const { images, steps } = store.state[kind].work;
      return [...images, ...steps.flatMap(({ inputs }) => inputs)].map(({ src }) => src);
    }),
  );

/** Wires the instruction tools. */
export const createTools = (options: ToolsOptions): Tools => {
  const { store, imaging, now } = options;
  const urls = createObjectUrls(URL);
  const read = createReadPicture({ imaging, addressOf: urls.make, now, random: Math.random });
  const runner = createRunTool(options);
  const takeFiles = createTakeFiles({ ...options, read });
  const tryExample = createTryExample({ ...options, read });
  const memory = createToolMemory({ ...options, read, runner });
  const unsubscribe = subscribe(store.state, () => urls.keepOnly(addressesIn(store)));
  const resumeHeld: Tools['resumeHeld'] = async (heldId, { kind: asked, parts, origin }) => {
    const kind = TOOL_KINDS.find((one) => one === asked);
    if (kind === undefined || origin.by !== 'tool') return false;
    const isFree = (): boolean =>
      store.state[kind].run === null && store.state[kind].work.images.length === 0;
    try {
      const files = [parts.original, parts.original2].filter((file) => file !== undefined);
      const images = await Promise.all(files.map((file) => read(file, 'picture.png', { base: 0 })));
      if (!isFree()) return false;
      const { mode, prompt, count } = origin;
      store.change(kind, (work) => ({ ...work, images, prompt }));
      void runner.resume(kind, { mode, prompt, count, images, mask: parts.mask }, heldId);
      return true;
    } catch (error) {
      options.log('What a tool was asked could not be read', error);
      return false;
    }
  };
  return {
    resumeHeld,
    cancelRow: runner.cancelRow,
    actions: createToolActions({
      ...options,
      runner,
      read,
      takeFiles,
      tryExample,
      resume: memory.resume,
    }),
    retry: runner.retry,
    stop: () => {
      memory.stop();
      unsubscribe();
      urls.revokeAll();
    },
  };
};
