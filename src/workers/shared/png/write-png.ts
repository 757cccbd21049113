import { PNG_SIGNATURE, pngChunk, pngHeader } from '../../kernels/png-chunks.ts';
import type { LongCallOptions } from '../imaging.ts';
import type { DeflateStream } from './deflate-stream.ts';

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
  /** Writes scanline `row` into `out`, which is all zero; called once for each row, top to bottom. */
  writeRow(row: number, out: Uint8Array): void;
}

/**
 * Writes a PNG. Between blocks of scanlines the thread is free for other work, and an aborted
 * signal ends it there.
 */
export async function writePng(
  plan: PngPlan,
  deflate: DeflateStream,
  options: LongCallOptions = {},
): Promise<Blob> {
  try {
    await feed(plan, deflate, options);
  } catch (error) {
    await deflate.abort(error);
    throw error;
  }
  const stream = await deflate.end();
  const parts = [
    PNG_SIGNATURE,
    pngHeader(plan.width, plan.height, plan.depth, plan.color),
    ...plan.ancillary,
    ...stream.map((part) => pngChunk('IDAT', part)),
    pngChunk('IEND', new Uint8Array(0)),
  ];
  return new Blob(parts, { type: 'image/png' });
}

async function feed(
  plan: PngPlan,
  deflate: DeflateStream,
  { signal, onProgress }: LongCallOptions,
): Promise<void> {
  const rowsPerBlock = Math.max(1, Math.floor(deflate.blockBytes / plan.rowBytes));
  for (let row = 0; row < plan.height; row += rowsPerBlock) {
    signal?.throwIfAborted();
    onProgress?.(row / plan.height);
    const rows = Math.min(rowsPerBlock, plan.height - row);
    const block = new Uint8Array(rows * plan.rowBytes);
    for (let i = 0; i < rows; i += 1) {
      plan.writeRow(row + i, block.subarray(i * plan.rowBytes, (i + 1) * plan.rowBytes));
    }
    await deflate.write(block);
  }
}
