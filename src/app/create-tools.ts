import { subscribe } from 'valtio/vanilla';
import type { Actions } from './commands/actions.ts';
import { createReadPicture, type ReadPictureOptions } from './commands/tools/read-picture.ts';
import { createRunTool, type RunTool, type RunToolOptions } from './commands/tools/run-tool.ts';
import { createTakeFiles } from './commands/tools/take-files.ts';
import { createToolMemory, type ToolMemoryOptions } from './commands/tools/tool-memory.ts';
import {
  createToolActions,
  type ToolActions,
  type ToolActionsOptions,
} from './commands/tools/tool-actions.ts';
import { createTryExample, type TryExampleOptions } from './commands/tools/try-example.ts';
import { createObjectUrls } from './events/object-urls.ts';
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
  readonly server: Pick<ServerStore, 'maxUploadBytes'>;
  readonly imaging: ReadPictureOptions['imaging'];
  readonly cancelTask: Actions['cancelTask'];
}

/** What the rest of the page needs of the tools. */
export interface Tools {
  readonly actions: ToolActions;
  readonly retry: RunTool['retry'];
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
  return {
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
