/**
 * What became of a file that was to be shared: handed over, the user thought better of it, copied
 * as a picture, or none of it can be done here.
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'impossible';

/** The parts of the browser that sharing uses; each may be missing. */
export interface Sharer {
  readonly canShare?: ((data: { files: File[] }) => boolean) | undefined;
  readonly share?: ((data: { files: File[] }) => Promise<void>) | undefined;
  /** Puts a PNG on the clipboard. */
  readonly copy?: ((png: Blob) => Promise<void>) | undefined;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const isDismissal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** This browser's ways; over plain http it has none of them. */
export const browserSharer = ({ navigator, ClipboardItem }: typeof globalThis): Sharer => ({
  canShare: navigator.canShare?.bind(navigator),
  share: navigator.share?.bind(navigator),
  copy:
    typeof ClipboardItem === 'undefined' || navigator.clipboard === undefined
      ? undefined
      : (png) => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]),
});

/**
 * Hands a picture to another program by the system's own sheet; where the browser shares no files
 * it is copied. It goes as the server keeps it, without texts about its making: what is given to
 * others should not tell them the prompt.
 */
export const createShareFile =
  ({ canShare, share, copy }: Sharer) =>
  async (blob: Blob, name: string): Promise<ShareOutcome> => {
    const file = new File([blob], `${name}.${EXTENSIONS[blob.type] ?? 'png'}`, { type: blob.type });
    try {
      if (share !== undefined && canShare?.({ files: [file] })) {
        await share({ files: [file] });
        return 'shared';
      }
    } catch (error) {
      if (isDismissal(error)) return 'dismissed';
    }
    if (copy === undefined || blob.type !== 'image/png') return 'impossible';
    try {
      await copy(blob);
      return 'copied';
    } catch {
      return 'impossible';
    }
  };
