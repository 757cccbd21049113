import type { Editor } from '../../canvas/index.ts';
import type { Api } from '../../net/index.ts';
import type { Imaging, PictureFileType } from '../../workers/index.ts';
import type { Notices } from '../stores/notices.ts';
import type { Actions, DownloadFormat } from './actions.ts';

type Converter = Pick<Imaging['pictures'], 'open' | 'encode' | 'close'>;

/** What downloading needs. */
export interface DownloadOptions {
  readonly api: Pick<Api, 'imageBlob'>;
  readonly imaging: () => { readonly pictures: Converter };
  readonly editor: () => Pick<Editor, 'state' | 'exportImage'> | null;
  readonly notices: Notices;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Hands the bytes to the browser under this name. */
  readonly save: (blob: Blob, name: string) => void;
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

/** The picture as a file of this type; name and bytes of a download agree (decision 29). */
const convert = async (
  pictures: Converter,
  blob: Blob,
  type: PictureFileType,
  id: string,
): Promise<Blob> => {
  if (blob.type === type) return blob;
  try {
    await pictures.open(id, blob);
    return await pictures.encode(id, type);
  } finally {
    await pictures.close(id);
  }
};

/** Makes the two downloads of `Actions`. */
export const createDownloads = (
  options: DownloadOptions,
): Pick<Actions, 'downloadImage' | 'downloadCanvas'> => {
  const { api, imaging, editor, notices, now, save, log } = options;
  const sayFailed = (error: unknown): void => {
    log('A picture could not be saved', error);
    notices.notify('error', 'message.downloadFailed');
  };
  let count = 0;
  return {
    downloadImage: async (url, format = 'jpeg') => {
      if (url === null || url === '') {
        notices.notify('info', 'message.downloadNothing');
        return;
      }
      const time = now();
      try {
        const blob = await api.imageBlob(url);
        const id = `download-${count++}`;
        const file = await convert(imaging().pictures, blob, TYPE_OF[format], id);
        save(file, `image_${time}.${EXTENSION_OF[format]}`);
      } catch (error) {
        sayFailed(error);
      }
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
