import type { Editor } from '../../canvas/index.ts';
import type { TaskDetail } from '../../net/contracts/index.ts';
import type { Api } from '../../net/index.ts';
import type { Imaging, PictureFileType, PngTexts } from '../../workers/index.ts';
import type { Notices } from '../stores/notices.ts';
import type { TextKey } from '../text-keys.ts';
import type { Actions, DownloadFormat } from './actions.ts';
import { codeOf } from './error-words.ts';
import { pictureTexts } from './picture-texts.ts';

/** What downloading needs. */
export interface DownloadOptions {
  readonly api: Pick<Api, 'imageBlob' | 'taskDetail'>;
  readonly imaging: () => { readonly pictures: Pick<Imaging['pictures'], 'convert'> };
  readonly editor: () => Pick<Editor, 'state' | 'exportImage'> | null;
  readonly notices: Notices;
  /** Whether the user lets a PNG say how it was made. */
  readonly describes: () => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Hands the bytes to the browser under this name. */
  readonly save: (blob: Blob, name: string) => void;
  /** Lets the browser fetch and save an address itself. */
  readonly openLink: (url: string, name: string) => void;
  readonly log: (message: string, error?: unknown) => void;
}

const TYPE_OF: Readonly<Record<DownloadFormat, PictureFileType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const EXTENSION_OF: Readonly<Record<DownloadFormat, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
};

/** Words by code, where a PNG can be had instead. */
const AS_PNG: Readonly<Partial<Record<string, TextKey>>> = {
  too_large_for_type: 'message.tooLargeForType',
  type_not_written: 'message.typeNotWritten',
};

/** Makes the downloads of `Actions`. */
export const createDownloads = (
  options: DownloadOptions,
): Pick<Actions, 'downloadImage' | 'downloadResult' | 'downloadCanvas' | 'downloadToolResult'> => {
  const { api, imaging, editor, notices, now, save, log } = options;
  const sayFailed = (error: unknown): void => {
    log('A picture could not be saved', error);
    notices.notify('error', AS_PNG[codeOf(error)] ?? 'message.downloadFailed');
  };
  /** Does the work between the two messages of success, or says that it failed. */
  const telling = async (work: () => Promise<void>, onFailed = sayFailed): Promise<void> => {
    const started = notices.notify('info', 'message.downloadStarted');
    try {
      await work();
      notices.notify('success', 'message.downloadDone');
    } catch (error) {
      onFailed(error);
    } finally {
      notices.dismiss(started);
    }
  };
  /** Fetches a picture and saves it; name and bytes agree (decision 29). */
  const saveAs = async (url: string, format: DownloadFormat, name: string, texts: PngTexts) => {
    const file = await api.imageBlob(url);
    const { pictures } = imaging();
    save(await pictures.convert(file, TYPE_OF[format], texts), `${name}.${EXTENSION_OF[format]}`);
  };
  const textsOf = (format: DownloadFormat, detail: TaskDetail, index: number): PngTexts =>
    format === 'png' && options.describes() ? pictureTexts(detail, index) : {};
  /** The picture is what the user asked for: it is saved also where its story can't be read. */
  const readTexts = async (format: DownloadFormat, taskId: string, url: string) => {
    if (format !== 'png' || !options.describes()) return {};
    try {
      const detail = await api.taskDetail(taskId);
      return textsOf(format, detail, Math.max(0, detail.imageUrls.indexOf(url)));
    } catch (error) {
      log('What made a picture could not be read', error);
      return {};
    }
  };
  /** What saves a picture under the name of this moment. */
  const saver = (url: string, format: DownloadFormat, taskId: string | null) => {
    const name = `image_${now()}`;
    return async (): Promise<void> => {
      const texts = taskId === null ? {} : await readTexts(format, taskId, url);
      await saveAs(url, format, name, texts);
    };
  };
  return {
    downloadImage: async (url, format = 'jpeg', taskId = null) => {
      if (url === null || url === '') {
        notices.notify('info', 'message.downloadNothing');
        return;
      }
      await telling(saver(url, format, taskId));
    },
    downloadToolResult: async (url, format = 'jpeg', taskId = null) => {
      if (url === null) {
        notices.notify('info', 'message.toolDownloadNothing');
        return;
      }
      await telling(saver(url, format, taskId), (error) => {
        if (codeOf(error) in AS_PNG) return sayFailed(error);
        log('A picture could not be saved, so its address is opened instead', error);
        options.openLink(url, 'generated_image.png');
      });
    },
    downloadResult: async (detail, index, format = 'jpeg') => {
      const url = detail?.imageUrls[index];
      if (!detail || !url) {
        notices.notify('error', 'message.downloadUnavailable');
        return;
      }
      const name = `image_${detail.taskId}_${index}`;
      await telling(() => saveAs(url, format, name, textsOf(format, detail, index)));
    },
    downloadCanvas: async (format = 'png') => {
      const shown = editor();
      if (shown === null || shown.state.document === null) {
        notices.notify('info', 'message.downloadNothing');
        return;
      }
      try {
        const file = await shown.exportImage(TYPE_OF[format]);
        save(file, `midjourney-edit-${now()}.${EXTENSION_OF[format]}`);
      } catch (error) {
        sayFailed(error);
      }
    },
  };
};
