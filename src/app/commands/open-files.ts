import type { Editor } from '../../canvas/index.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { ServerStore } from '../stores/server-store.ts';
import type { TextKey, TextParams } from '../text-keys.ts';
import { codeOf, isAbort } from './error-words.ts';
import { nameInSentence } from './file-name.ts';
import { looksLikeImage, SNIFF_BYTES } from './sniff-image.ts';

/** What opening needs. */
export interface OpenFilesOptions {
  readonly openEditor: () => Promise<Pick<Editor, 'openImage'>>;
  readonly store: EditorStore;
  readonly server: Pick<ServerStore, 'maxUploadFor'>;
  readonly notices: Notices;
  /** Goes to where a picture is edited, if the page shows something else. */
  readonly showEditor: () => void;
  /** A file of the user's stands on the canvas: no picture of the list does any more. */
  readonly onOpened: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Why something was not opened, in words for the user. */
export interface WhyNot {
  readonly key: TextKey;
  readonly params: TextParams;
}

/** Opening what the user brings. */
export interface OpenFiles {
  /** See `Actions.openFiles`. */
  openFiles(files: readonly File[]): Promise<void>;
  /** See `Actions.takeFiles`. */
  takeFiles(files: readonly File[], signal: AbortSignal): Promise<readonly WhyNot[]>;
  /** Opens bytes that are already here; answers whether it worked, having said why not. */
  openBlob(blob: Blob, name: string): Promise<boolean>;
  /** The same for those who say themselves why not: rejects with the editor's error. */
  open(blob: Blob, name: string, signal?: AbortSignal): Promise<void>;
}

/** File types that are named to the user. */
export const ACCEPTED = 'JPEG, PNG, WebP, GIF, BMP';
const MEGABYTE = 1024 * 1024;

/** A limit in bytes as it is shown: whole and tenth megabytes. */
export const megabytes = (bytes: number): number => Math.floor((bytes / MEGABYTE) * 10) / 10;

/** Words by code, where it is not the file that is damaged. */
const UNREADABLE: Readonly<Partial<Record<string, TextKey>>> = {
  image_too_large: 'message.imageTooLarge',
  worker_lost: 'message.openInterrupted',
  pixels_withheld: 'message.pixelsWithheld',
};

/** So many files are named; of more it is said how many. */
const MOST_NAMED = 4;

/** What is said of the files that were not taken, however many those are. */
export const inBrief = (refused: readonly WhyNot[]): readonly WhyNot[] => {
  const rest = refused.length - MOST_NAMED;
  if (rest <= 0) return refused;
  const more: WhyNot = { key: 'message.moreFiles', params: { count: rest } };
  return [...refused.slice(0, MOST_NAMED), more];
};

/** Words for the error of a picture that was not opened. */
export const whyUnreadable = (error: unknown, fileName: string): WhyNot => {
  const name = nameInSentence(fileName);
  const code = codeOf(error);
  if (code === 'not_an_image') {
    return { key: 'message.fileNotImage', params: { name, accepted: ACCEPTED } };
  }
  return { key: UNREADABLE[code] ?? 'message.fileUnreadable', params: { name } };
};

/** Asked of size and first bytes alone, before the file is read (decisions 27 and 28). */
export const whyRefused = async (file: File, limit: number): Promise<WhyNot | null> => {
  const { name } = file;
  if (file.size > limit) {
    return {
      key: 'message.fileTooLarge',
      params: { name: nameInSentence(name), limit: megabytes(limit) },
    };
  }
  // Of other pictures, and where the system knows no type, the decoder says whether it reads them.
  if (file.type === '' || file.type.startsWith('image/')) return null;
  return (await beginsAsPicture(file)) ? null : notPicture(name);
};

/** For those that are not opened because another one was: they are named all the same. */
export const whyPassedOver = async (file: File): Promise<WhyNot | null> =>
  file.type.startsWith('image/') || (await beginsAsPicture(file)) ? null : notPicture(file.name);

const beginsAsPicture = async (file: File): Promise<boolean> =>
  looksLikeImage(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));

const notPicture = (name: string): WhyNot => ({
  key: 'message.fileNotImage',
  params: { name: nameInSentence(name), accepted: ACCEPTED },
});

/** Says so, a moment later, if a file that was opened is animated. */
export const tellIfAnimated = (
  file: Blob,
  name: string,
  notices: Pick<Notices, 'notify'>,
): void => {
  if (!/gif|png|webp/.test(file.type)) return;
  // The picture stands there already: what can't be told is no reason to say anything else.
  import('./animated.ts').then((code) => code.tellOfAnimation(file, name, notices)).catch(() => {});
};

/** Makes the opener. */
export const createOpenFiles = (options: OpenFilesOptions): OpenFiles => {
  const { openEditor, store, server, notices, onOpened, log } = options;

  const open = async (blob: Blob, name: string, signal?: AbortSignal): Promise<void> => {
    store.state.opening = true;
    try {
      const editor = await openEditor();
      await editor.openImage(blob, signal === undefined ? { name } : { name, signal });
      store.state.documentName = name;
      store.state.failedKind = null;
    } finally {
      store.state.opening = false;
    }
    tellIfAnimated(blob, name, notices);
  };
  /** Null when it stands on the canvas, 'aborted' when nobody wants it any more. */
  const tryOpen = async (
    blob: Blob,
    name: string,
    signal?: AbortSignal,
  ): Promise<WhyNot | 'aborted' | null> => {
    try {
      await open(blob, name, signal);
      return null;
    } catch (error) {
      if (isAbort(error)) return 'aborted';
      log('A file could not be opened', error);
      return whyUnreadable(error, name);
    }
  };
  const tell = ({ key, params }: WhyNot): void => void notices.notify('error', key, params);

  /** Opens the first that can be, and says of each other one that is none why. */
  const openFirst = async (
    files: readonly File[],
    { signal, onBegin }: { signal?: AbortSignal; onBegin?: () => void },
  ) => {
    const refused: WhyNot[] = [];
    let isOpened = false;
    for (const file of files) {
      let why = isOpened
        ? await whyPassedOver(file)
        : await whyRefused(file, await server.maxUploadFor(file.size, signal));
      if (why === null && !isOpened) {
        onBegin?.();
        const outcome = await tryOpen(file, file.name, signal);
        if (outcome === 'aborted') break;
        isOpened = outcome === null;
        why = outcome;
      }
      if (why !== null) refused.push(why);
    }
    if (isOpened) onOpened();
    return { refused: inBrief(refused), isOpened };
  };
  return {
    open,
    openBlob: async (blob, name) => {
      const outcome = await tryOpen(blob, name);
      if (outcome !== null && outcome !== 'aborted') tell(outcome);
      return outcome === null;
    },
    openFiles: async (files) => {
      const { refused } = await openFirst(files, { onBegin: options.showEditor });
      for (const why of refused) tell(why);
    },
    takeFiles: async (files, signal) => {
      const { refused, isOpened } = await openFirst(files, { signal });
      if (!isOpened) return refused;
      for (const why of refused) tell(why);
      return [];
    },
  };
};
