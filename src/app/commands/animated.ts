import type { Notices } from '../stores/notices.ts';
import { nameInSentence } from './file-name.ts';

/** How much of a PNG is read: what is animated says so before its first picture. */
const PNG_HEAD_BYTES = 1_048_576;
/** A WebP says it in its first bytes. */
const WEBP_HEAD_BYTES = 21;
const WEBP_ANIMATED = 0x02;

/** Bytes of the colours that the flags of a GIF's header or picture announce. */
const coloursOf = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Whether a GIF has a second picture (GIF89a, sections 17 to 26). */
const hasSecondPicture = (bytes: Uint8Array): boolean => {
  let at = 13 + coloursOf(bytes[10]);
  for (let pictures = 0; at < bytes.length; ) {
    if (bytes[at] === 0x2c) {
      if (++pictures === 2) return true;
      at += 11 + coloursOf(bytes[at + 9]);
    } else if (bytes[at] === 0x21) at += 2;
    else return false;
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] as number);
    at += 1;
  }
  return false;
};

/** Whether a PNG has more than one picture: how many says the chunk acTL, before any of them (APNG). */
const hasAnimationControl = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'acTL') return view.getUint32(at + 8) > 1;
    if (type === 'IDAT') return false;
  }
  return false;
};

/** Whether a file is a GIF, WebP or PNG of several pictures, of which the decoder gives the first. */
export const isAnimated = async (file: Blob): Promise<boolean> => {
  const read = async (bytes: number) => new Uint8Array(await file.slice(0, bytes).arrayBuffer());
  const head = await read(WEBP_HEAD_BYTES);
  const text = String.fromCharCode(...head);
  if (text.startsWith('GIF8')) return hasSecondPicture(await read(file.size));
  if (text.startsWith('\x89PNG')) return hasAnimationControl(await read(PNG_HEAD_BYTES));
  return text.slice(8, 16) === 'WEBPVP8X' && ((head[20] ?? 0) & WEBP_ANIMATED) !== 0;
};

/** Says of a file that was opened that there is more in it than what is shown, if so. Rejects where it can't be read. */
export const tellOfAnimation = async (
  file: Blob,
  name: string,
  notices: Pick<Notices, 'notify'>,
): Promise<void> => {
  if (!(await isAnimated(file))) return;
  notices.notify('info', 'message.animationFirst', { name: nameInSentence(name) });
};
