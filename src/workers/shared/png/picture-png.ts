import type { Raster } from '../../kernels/halve.ts';
import { PNG_COLOR, pngChunk } from '../../kernels/png-chunks.ts';
import { createRowFilter } from '../../kernels/png-filter.ts';
import type { LongCallOptions } from '../imaging.ts';
import { quickDeflateStream } from './deflate-stream.ts';
import { writePng } from './write-png.ts';

/** Rendering intent 0, perceptual: what the sRGB chunk of a photograph says. */
const PERCEPTUAL = Uint8Array.of(0);

/**
 * original.png of straight-alpha 8-bit sRGB pixels: RGB if opaque, else RGBA. Decoding it gives
 * the identical pixels, also the colours under alpha 0.
 */
export function encodePicturePng(
  picture: Raster,
  hasAlpha: boolean,
  options?: LongCallOptions,
): Promise<Blob> {
  const stride = hasAlpha ? 4 : 3;
  const rowOf = rowReader(picture, stride);
  const filterRow = createRowFilter(picture.width * stride, stride);
  let above: Uint8Array = new Uint8Array(picture.width * stride);
  return writePng(
    {
      width: picture.width,
      height: picture.height,
      depth: 8,
      color: hasAlpha ? PNG_COLOR.rgba : PNG_COLOR.rgb,
      ancillary: [pngChunk('sRGB', PERCEPTUAL)],
      rowBytes: 1 + picture.width * stride,
      writeRow(row, out) {
        const bytes = rowOf(row);
        filterRow(bytes, above, out);
        above = bytes;
      },
    },
    quickDeflateStream(),
    options,
  );
}

/** Reads rows with 3 or 4 bytes a pixel; a row stays valid while the next one is read. */
function rowReader(picture: Raster, stride: 3 | 4): (row: number) => Uint8Array {
  const { pixels, width } = picture;
  if (stride === 4) return (row) => pixels.subarray(row * width * 4, (row + 1) * width * 4);
  const buffers = [new Uint8Array(width * 3), new Uint8Array(width * 3)];
  return (row) => {
    const out = buffers[row & 1] ?? new Uint8Array(width * 3);
    for (let x = 0, from = row * width * 4; x < width; x += 1, from += 4) {
      out[x * 3] = pixels[from] ?? 0;
      out[x * 3 + 1] = pixels[from + 1] ?? 0;
      out[x * 3 + 2] = pixels[from + 2] ?? 0;
    }
    return out;
  };
}
