import { PNG_SIGNATURE, pngChunk, pngHeader } from '../../kernels/png-chunks.ts';

/** Scanlines are handed to deflate in blocks of about this many bytes. */
const BLOCK_BYTES = 1 << 20;

/** A PNG to be: what goes between IHDR and IDAT, and its scanlines one by one. */
export interface PngPlan {
  readonly width: number;
  readonly height: number;
  /** Bits a sample. */
  readonly depth: number;
  /** Colour type number. */
  readonly color: number;
  readonly ancillary: readonly Uint8Array<ArrayBuffer>[];
  /** Bytes of a scanline with its filter byte. */
  readonly rowBytes: number;
  /** Writes scanline `row` into `out`; called once for each row, top to bottom. */
  writeRow(row: number, out: Uint8Array): void;
}

/**
 * Writes a PNG. Deflate runs in the platform's CompressionStream; between blocks of scanlines the
 * thread is free for other work, and an aborted signal ends it there.
 */
export async function writePng(plan: PngPlan, signal?: AbortSignal): Promise<Blob> {
  const deflate = new CompressionStream('deflate');
  const idat = collectIdat(deflate.readable);
  try {
    await feed(plan, deflate.writable.getWriter(), signal);
  } catch (error) {
    // The reading side fails along with the writing side; the cause is the one thrown here.
    idat.catch(() => undefined);
    throw error;
  }
  const parts = [
    PNG_SIGNATURE,
    pngHeader(plan.width, plan.height, plan.depth, plan.color),
    ...plan.ancillary,
    ...(await idat),
    pngChunk('IEND', new Uint8Array(0)),
  ];
  return new Blob(parts, { type: 'image/png' });
}

async function feed(
  plan: PngPlan,
  writer: WritableStreamDefaultWriter<BufferSource>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const rowsPerBlock = Math.max(1, Math.floor(BLOCK_BYTES / plan.rowBytes));
  for (let row = 0; row < plan.height; row += rowsPerBlock) {
    if (signal?.aborted) {
      await writer.abort(signal.reason);
      throw signal.reason;
    }
    const rows = Math.min(rowsPerBlock, plan.height - row);
    const block = new Uint8Array(rows * plan.rowBytes);
    for (let i = 0; i < rows; i += 1) {
      plan.writeRow(row + i, block.subarray(i * plan.rowBytes, (i + 1) * plan.rowBytes));
    }
    await writer.write(block);
  }
  await writer.close();
}

async function collectIdat(
  stream: ReadableStream<Uint8Array<ArrayBufferLike>>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(pngChunk('IDAT', value));
  }
}
