import { type Api, isApiError } from '../../../net/index.ts';
import type { Notices } from '../../stores/notices.ts';
import type { ToolStore } from '../../stores/tool-store.ts';
import type { ToolKind } from '../../stores/tool-traits.ts';
import type { ToolImage } from '../../stores/tool-work.ts';
import { isAbort } from '../error-words.ts';
import type { OpenAddressOptions } from '../open-address.ts';
import type { ReadPicture } from './read-picture.ts';

/** An example as far as it can be tried. */
export interface TriedExample {
  /** What its pictures are called. */
  readonly name: string;
  /** Its pictures, in their order. */
  readonly before: readonly { readonly src: string }[];
  /** Empty where the tool takes no words. */
  readonly instruction: string;
}

/** What trying needs. */
export interface TryExampleOptions {
  readonly api: Pick<Api, 'imageBlob'>;
  readonly answers: OpenAddressOptions['answers'];
  readonly store: ToolStore;
  readonly read: ReadPicture;
  readonly notices: Notices;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Gives a tool an example's pictures and words, in place of what it has. Does nothing while the
 * tool reads or runs; a picture that the user brings meanwhile stays. Never rejects.
 */
export type TryExample = (kind: ToolKind, example: TriedExample) => Promise<void>;

/** Makes it (document 2 sections 2.12 and 4.13). */
export const createTryExample = (options: TryExampleOptions): TryExample => {
  const { api, store, read, notices, log } = options;
  const { signal } = new AbortController();

  const readAll = async ({ before, name }: TriedExample): Promise<readonly ToolImage[]> => {
    const images: ToolImage[] = [];
    for (const { src } of before) {
      images.push(await read(await api.imageBlob(src), name, { base: 0, isUrl: true }));
    }
    return images;
  };
  /** A page is not told whether CORS refused it or nobody answered: somebody else is asked. */
  const isRestricted = async (error: unknown, { before }: TriedExample): Promise<boolean> => {
    if (!isApiError(error, 'network')) return false;
    const answered = before.map(({ src }) => options.answers(src, signal).catch(() => false));
    return (await Promise.all(answered)).every(Boolean);
  };
  const explain = async (error: unknown, example: TriedExample): Promise<void> => {
    if (isAbort(error)) return;
    log('An example could not be read', error);
    const restricted = await isRestricted(error, example);
    notices.notify('error', restricted ? 'message.exampleRestricted' : 'message.exampleFailed');
  };

  return async (kind, example) => {
    const state = store.state[kind];
    if (state.run !== null || state.reading.length > 0) return;
    const { images: former } = state.work;
    state.reading = [example.name];
    try {
      const images = await readAll(example);
      if (state.work.images !== former) return;
      store.forgetFinding(kind);
      store.change(kind, (work) => ({ ...work, images, prompt: example.instruction }));
    } catch (error) {
      await explain(error, example);
    } finally {
      state.reading = state.reading.slice(1);
    }
  };
};
