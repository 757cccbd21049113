import { PNG_SIGNATURE, pngChunk } from './png-chunks.ts';

/** Text by its keyword: 1 to 79 characters of Latin-1, as the PNG specification wants them. */
export type PngTexts = Readonly<Record<string, string>>;

/** Bytes of a chunk around its data: length, type, CRC. */
const FRAME = 12;
/** Type, then what stands between a keyword and its text: no compression, no language. */
const ITXT_BETWEEN = 5;

/** Printable Latin-1 and the line feed: all that a tEXt chunk should hold (section 11.3.3.2). */
const isLatin1 = (text: string): boolean => /^[\n\x20-\x7e\xa0-\xff]*$/.test(text);

/** A text without what no chunk may hold: NUL ends a text, and lines end with a line feed alone. */
const cleaned = (text: string): string => text.replaceAll('\0', '').replace(/\r\n?/g, '\n');

/**
 * One text as a chunk: tEXt where Latin-1 has all its letters, since every reader knows that one,
 * else iTXt in UTF-8, uncompressed (PNG specification, sections 11.3.3.2 and 11.3.3.4).
 */
export function pngTextChunk(keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const words = cleaned(text);
  const isPlain = isLatin1(words);
  const bytes = isPlain ? latin1(words) : new TextEncoder().encode(words);
  const between = isPlain ? 1 : ITXT_BETWEEN;
  const data = new Uint8Array(keyword.length + between + bytes.length);
  data.set(latin1(keyword));
  data.set(bytes, keyword.length + between);
  return pngChunk(isPlain ? 'tEXt' : 'iTXt', data);
}

/**
 * The parts of the same PNG with these texts in front of its pixels: texts that it had under the
 * same keywords are left out, every other chunk stays byte by byte. Null if it is no whole PNG.
 */
export function withPngTexts(png: Uint8Array<ArrayBuffer>, texts: PngTexts): BlobParts | null {
  if (PNG_SIGNATURE.some((byte, at) => png[at] !== byte)) return null;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const added = Object.entries(texts).map(([keyword, text]) => pngTextChunk(keyword, text));
  const parts: Uint8Array<ArrayBuffer>[] = [PNG_SIGNATURE];
  for (let at = PNG_SIGNATURE.length; at + FRAME <= png.length; ) {
    const end = at + FRAME + view.getUint32(at);
    if (end > png.length) return null;
    const type = letters(png, at + 4, at + 8);
    if (!isReplaced(png, at, end, type, texts)) parts.push(png.subarray(at, end));
    // IHDR has to be the first chunk; texts may stand anywhere after it.
    if (type === 'IHDR') parts.push(...added);
    if (type === 'IEND') return parts;
    at = end;
  }
  return null;
}

/** What a Blob is made of. */
type BlobParts = readonly Uint8Array<ArrayBuffer>[];

function isReplaced(
  png: Uint8Array,
  start: number,
  end: number,
  type: string,
  texts: PngTexts,
): boolean {
  if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) return false;
  const keyEnd = png.indexOf(0, start + 8);
  return keyEnd > 0 && keyEnd < end && Object.hasOwn(texts, letters(png, start + 8, keyEnd));
}

function letters(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
