import { type PngTexts, withPngTexts } from '../../kernels/png-text.ts';
import type { CallOptions, PictureFileType } from '../imaging.ts';
import { ImagingError } from '../imaging-error.ts';
import { encodePicturePng } from '../png/picture-png.ts';
import { inspectImage } from './inspect-image.ts';
import type { PictureCodecs } from './picture-service.ts';

/** See `Pictures.convert`. */
export async function convertPicture(
  codecs: PictureCodecs,
  source: Blob,
  type: PictureFileType,
  texts: PngTexts,
  options?: CallOptions,
): Promise<Blob> {
  const kind = await inspectImage(source);
  if (kind.type === type) return type === 'image/png' ? describe(source, texts) : source;
  const picture = await codecs.decode(source, kind, options?.signal);
  options?.signal?.throwIfAborted();
  if (type !== 'image/png') return codecs.encodeLossy(picture, type);
  return describe(await encodePicturePng(picture, picture.hasAlpha, options), texts);
}

async function describe(png: Blob, texts: PngTexts): Promise<Blob> {
  if (Object.keys(texts).length === 0) return png;
  const parts = withPngTexts(new Uint8Array(await png.arrayBuffer()), texts);
  if (parts === null) throw new ImagingError('image_truncated', 'The PNG ends too early.');
  return new Blob([...parts], { type: png.type });
}
