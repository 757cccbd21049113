import type { Notices } from '../../stores/notices.ts';
import type { ServerStore } from '../../stores/server-store.ts';
import type { ToolStore } from '../../stores/tool-store.ts';
import { TOOL_TRAITS, type ToolKind } from '../../stores/tool-traits.ts';
import { withImage } from '../../stores/tool-work.ts';
import { isAbort } from '../error-words.ts';
import { nameInSentence } from '../file-name.ts';
import { inBrief, tellIfAnimated, type WhyNot, whyRefused, whyUnreadable } from '../open-files.ts';
import type { ReadPicture } from './read-picture.ts';

/** What taking files needs. */
export interface TakeFilesOptions {
  readonly store: ToolStore;
  readonly read: ReadPicture;
  readonly server: Pick<ServerStore, 'maxUploadFor'>;
  readonly notices: Notices;
  readonly log: (message: string, error?: unknown) => void;
}

/** Gives a tool the files that are pictures; each of the others is named with the reason. */
export type TakeFiles = (kind: ToolKind, files: readonly File[]) => Promise<void>;

const whyFull = (kind: ToolKind, { name }: File): WhyNot => ({
  key: 'message.toolFull',
  params: { name: nameInSentence(name), count: TOOL_TRAITS[kind].images },
});

/** Makes what takes picked, dropped and pasted files (document 2 section 5, decisions 27, 28). */
export const createTakeFiles = (options: TakeFilesOptions): TakeFiles => {
  const { store, read, server, notices, log } = options;

  const readFile = async (kind: ToolKind, file: File): Promise<WhyNot | null> => {
    const refused = await whyRefused(file, await server.maxUploadFor(file.size));
    if (refused !== null) return refused;
    try {
      const image = await read(file, file.name, { base: 0 });
      store.change(kind, (work) => withImage(work, image, TOOL_TRAITS[kind].images));
      tellIfAnimated(file, file.name, notices);
      return null;
    } catch (error) {
      if (isAbort(error)) return null;
      log('A file could not be read', error);
      return whyUnreadable(error, file.name);
    }
  };
  /** A tool for one picture takes another one at any time, of several at once only the first. */
  const hasRoom = (kind: ToolKind, taken: number): boolean => {
    const { images } = TOOL_TRAITS[kind];
    return images === 1 ? taken === 0 : store.state[kind].work.images.length < images;
  };
  const take = async (kind: ToolKind, files: readonly File[]): Promise<void> => {
    const refused: WhyNot[] = [];
    let taken = 0;
    for (const file of files) {
      const why = hasRoom(kind, taken) ? await readFile(kind, file) : whyFull(kind, file);
      if (why === null) taken += 1;
      else refused.push(why);
    }
    for (const { key, params } of inBrief(refused)) notices.notify('error', key, params);
  };
  const queues = new Map<ToolKind, Promise<void>>();
  return async (kind, files) => {
    const state = store.state[kind];
    if (files.length === 0 || state.run !== null) return;
    state.reading = [...state.reading, ...files.map(({ name }) => name)];
    state.finding = null;
    // One after the other: two drops in quick succession must not both see the last free place.
    const before = queues.get(kind) ?? Promise.resolve();
    const mine = before.then(() => take(kind, files));
    queues.set(kind, mine);
    try {
      await mine;
    } finally {
      state.reading = state.reading.slice(files.length);
    }
  };
};
