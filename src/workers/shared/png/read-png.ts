import { PNG_COLOR } from '../../kernels/png-chunks.ts';
import { unfilterRow } from '../../kernels/png-unfilter.ts';

const TRUE_COLOR: readonly number[] = [PNG_COLOR.rgb, PNG_COLOR.rgba];

/**
 * Reads a PNG of 8-bit RGB or RGBA without interlacing, as browsers write them; straight alpha stays
 * as it is, and profiles are not heeded. Resolves with false for any other and for a torn one.
 * @param pixels RGBA, `width * height * 4` bytes, filled
 */
export async function readPng(png: Blob, pixels: Uint8Array): Promise<boolean> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const color = view.getUint8(25);
  const isPlain = view.getUint8(24) === 8 && view.getUint8(28) === 0;
  if (!isPlain || !TRUE_COLOR.includes(color) || pixels.length !== width * height * 4) return false;

  const stride = color === PNG_COLOR.rgba ? 4 : 3;
  const line = new Uint8Array(1 + width * stride);
  const row = line.subarray(1);
  const above = new Uint8Array(row.length);
  let held = 0;
  let at = 0;
  const packed = new Blob(dataOf(bytes, view)).stream();
  const reader = packed.pipeThrough(new DecompressionStream('deflate')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return at === pixels.length;
    for (let from = 0; from < value.length && at < pixels.length; ) {
      const part = value.subarray(from, from + line.length - held);
      line.set(part, held);
      held += part.length;
      from += part.length;
      if (held < line.length) continue;
      unfilterRow(line[0] ?? 0, row, above, stride);
      spread(row, stride, pixels.subarray(at, at + width * 4));
      above.set(row);
      held = 0;
      at += width * 4;
    }
  }
}

/** What the IDAT chunks hold, in their order. */
function dataOf(bytes: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    // The four letters as one number.
    if (view.getUint32(at + 4) === 0x49444154) parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

function spread(row: Uint8Array, stride: number, out: Uint8Array): void {
  if (stride === 4) return out.set(row);
  for (let x = 0; x * 4 < out.length; x += 1) {
    out.set(row.subarray(x * 3, x * 3 + 3), x * 4);
    out[x * 4 + 3] = 255;
  }
}
