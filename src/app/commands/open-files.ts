import type { Editor } from '../../canvas/index.ts';
import type { EditorStore } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { ServerStore } from '../stores/server-store.ts';
import { codeOf, isAbort } from './error-words.ts';
import { looksLikeImage, SNIFF_BYTES } from './sniff-image.ts';

/** What opening needs. */
export interface OpenFilesOptions {
  readonly openEditor: () => Promise<Pick<Editor, 'openImage'>>;
  readonly store: EditorStore;
  readonly server: Pick<ServerStore, 'maxUploadBytes'>;
  readonly notices: Notices;
  /** A file of the user's stands on the canvas: no picture of the list does any more. */
  readonly onOpened: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Opening what the user brings. */
export interface OpenFiles {
  /** See `Actions.openFiles`. */
  openFiles(files: readonly File[]): Promise<void>;
  /** Opens bytes that are already here; answers whether it worked, having said why not. */
  openBlob(blob: Blob, name: string): Promise<boolean>;
}

/** File types that are named to the user. */
export const ACCEPTED = 'JPEG, PNG, WebP, GIF, BMP';
const MEGABYTE = 1024 * 1024;

/** Makes the opener. */
export const createOpenFiles = (options: OpenFilesOptions): OpenFiles => {
  const { openEditor, store, server, notices, onOpened, log } = options;

  const sayWhy = (error: unknown, name: string): void => {
    log('A file could not be opened', error);
    const code = codeOf(error);
    if (code === 'not_an_image') {
      notices.notify('error', 'message.fileNotImage', { name, accepted: ACCEPTED });
    } else if (code === 'image_too_large') {
      notices.notify('error', 'message.imageTooLarge', { name });
    } else {
      notices.notify('error', 'message.fileUnreadable', { name });
    }
  };
  const openBlob = async (blob: Blob, name: string): Promise<boolean> => {
    store.state.opening = true;
    try {
      const editor = await openEditor();
      await editor.openImage(blob, { name });
      store.state.documentName = name;
      store.state.failedKind = null;
      return true;
    } catch (error) {
      if (!isAbort(error)) sayWhy(error, name);
      return false;
    } finally {
      store.state.opening = false;
    }
  };
  /** Asked of the size alone, before a byte is read (decision 27). */
  const isSmallEnough = (file: File): boolean => {
    const limit = server.maxUploadBytes();
    if (file.size <= limit) return true;
    const megabytes = Math.floor((limit / MEGABYTE) * 10) / 10;
    notices.notify('error', 'message.fileTooLarge', { name: file.name, limit: megabytes });
    return false;
  };
  /** For files that are not opened because another one was: they get their message all the same. */
  const check = async (file: File): Promise<void> => {
    const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    if (looksLikeImage(head) || file.type.startsWith('image/')) return;
    notices.notify('error', 'message.fileNotImage', { name: file.name, accepted: ACCEPTED });
  };
  return {
    openBlob,
    openFiles: async (files) => {
      let isOpened = false;
      for (const file of files.filter(isSmallEnough)) {
        if (isOpened) await check(file);
        else isOpened = await openBlob(file, file.name);
      }
      if (isOpened) onOpened();
    },
  };
};
