import type { TaskDetail } from '../../net/contracts/index.ts';
import type { Api } from '../../net/index.ts';
import type { Creation } from '../stores/creation-reducer.ts';
import type { CreationStore } from '../stores/creation-store.ts';
import type { EditView } from '../stores/editor-store.ts';
import type { Notices } from '../stores/notices.ts';
import type { OpenFiles } from './open-files.ts';
import type { TakeFiles } from './tools/take-files.ts';

/** Sentences of an engine, and the same for every language. */
export type EngineNotes = Pick<TaskDetail, 'notes' | 'noteTerms'>;

/** A picture of a creation, and the words that it was made from. */
export interface NamedPicture {
  readonly url: string;
  readonly prompt: string;
}

/** What is done with a picture on Home; none rejects, each says itself what went wrong. */
export interface PictureActions {
  /** Opens it in the editor, and goes there. */
  openInWorkspace(picture: NamedPicture): Promise<void>;
  /** The same, and asks for it enhanced. */
  enlarge(picture: NamedPicture): Promise<void>;
  /** Makes it the picture of an instruction; answers whether it is there. */
  useAsReference(picture: NamedPicture): Promise<boolean>;
  /** Asks for the same words again, from other seeds. */
  vary(creation: Pick<Creation, 'prompt' | 'ratio' | 'style' | 'images'>): Promise<void>;
  copyPrompt(prompt: string): Promise<void>;
  /** All that the engine says of a task; alone here it rejects where that can't be read. */
  notesOf(taskId: string): Promise<EngineNotes>;
}

/** What acting on pictures needs. */
export interface PictureActionsOptions {
  readonly api: Pick<Api, 'imageBlob'>;
  /** Rejects where the server can't be asked. */
  readonly readNotes: (taskId: string) => Promise<EngineNotes>;
  readonly openBlob: OpenFiles['openBlob'];
  readonly takeFiles: TakeFiles;
  readonly goToView: (view: EditView) => void;
  readonly enhance: () => Promise<void>;
  readonly generate: () => Promise<void>;
  readonly creations: Pick<CreationStore, 'setForm'>;
  /** Puts words on the clipboard; rejects where that is not allowed. */
  readonly copy: (words: string) => Promise<void>;
  readonly notices: Notices;
  readonly log: (message: string, error?: unknown) => void;
}

/** File names of pictures are their words, as far as a file name should go. */
const NAME_LENGTH = 60;
const nameOf = (prompt: string, type: string): string =>
  `${prompt.slice(0, NAME_LENGTH)}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;

/** Makes what the cards on Home can do. */
export const createPictureActions = (options: PictureActionsOptions): PictureActions => {
  const { api, notices, log } = options;
  const read = async ({ url, prompt }: NamedPicture): Promise<File | null> => {
    try {
      const blob = await api.imageBlob(url);
      return new File([blob], nameOf(prompt, blob.type), { type: blob.type });
    } catch (error) {
      log('A picture could not be read', error);
      notices.notify('error', 'message.imageLoadFailed');
      return null;
    }
  };
  const open = async (picture: NamedPicture): Promise<boolean> => {
    const file = await read(picture);
    if (file === null || !(await options.openBlob(file, file.name))) return false;
    options.goToView('edit');
    return true;
  };
  return {
    openInWorkspace: async (picture) => void (await open(picture)),
    enlarge: async (picture) => {
      if (await open(picture)) await options.enhance();
    },
    useAsReference: async (picture) => {
      const file = await read(picture);
      if (file === null) return false;
      await options.takeFiles('flux-context', [file]);
      return true;
    },
    vary: async ({ prompt, ratio, style, images }) => {
      options.creations.setForm({ prompt, ratio, style, seed: null, count: images.length });
      await options.generate();
    },
    copyPrompt: async (prompt) => {
      try {
        await options.copy(prompt);
        notices.notify('success', 'message.promptCopied');
      } catch (error) {
        log('The prompt could not be copied', error);
        notices.notify('error', 'message.copyRefused');
      }
    },
    notesOf: options.readNotes,
  };
};
