import type { Imaging } from '../../../workers/index.ts';
import type { ToolImage } from '../../stores/tool-work.ts';

/** Turns a file into a picture that a tool can be given. Rejects as opening a picture does. */
export type ReadPicture = (
  file: Blob,
  name: string,
  options: { readonly base: number; readonly isUrl?: boolean; readonly signal?: AbortSignal },
) => Promise<ToolImage>;

/** What reading needs. */
export interface ReadPictureOptions {
  readonly imaging: () => {
    readonly pictures: Pick<Imaging['pictures'], 'open' | 'encode' | 'close'>;
  };
  readonly addressOf: (file: Blob) => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A number from 0 to 1, another one each time. */
  readonly random: () => number;
}

/** Decodes in the worker: upright, of the first frame, as the PNG that is sent. */
export const createReadPicture =
  ({ imaging, addressOf, now, random }: ReadPictureOptions): ReadPicture =>
  async (source, name, { base, isUrl = false, signal }) => {
    const { pictures } = imaging();
    const id = `${now()}_${random().toString(36).slice(2, 10)}`;
    const options = signal === undefined ? {} : { signal };
    const decode = async () => {
      const { width, height } = await pictures.open(id, source, options);
      return { width, height, file: await pictures.encode(id, 'image/png', options) };
    };
    const decoded = await decode().finally(() => pictures.close(id));
    return { id, name, base, isUrl, src: addressOf(decoded.file), ...decoded };
  };
