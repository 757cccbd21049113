import { blendByMask } from '../../kernels/blend-by-mask.ts';
import { expandedSize, paddingForWish } from '../../kernels/expansion.ts';
import { cropPremultiplied, halve, halveStraight, type Raster } from '../../kernels/halve.ts';
import type { PictureFileType, PictureInfo, Pictures } from '../imaging.ts';
import { ImagingError } from '../imaging-error.ts';
import { encodePicturePng } from '../png/picture-png.ts';
import { checkSize, type ImageKind, inspectImage } from './inspect-image.ts';

/** Side of a picture tile in px of its level. */
export const PICTURE_TILE = 512;

/** Straight-alpha 8-bit sRGB pixels, upright. */
export interface DecodedPicture extends Raster {
  readonly hasAlpha: boolean;
}

/** What only a browser can do, handed in so that the rest runs anywhere. */
export interface PictureCodecs {
  /** Decodes a file of this kind; rejects if the browser can't. */
  decode(source: Blob, kind: ImageKind, signal?: AbortSignal): Promise<DecodedPicture>;
  /** Encodes with loss of alpha detail or quality, as the type does. */
  encodeLossy(picture: DecodedPicture, type: PictureFileType): Promise<Blob>;
}

/** A picture, with its halved levels (premultiplied, from level 1) as far as they were asked for. */
interface OpenPicture {
  readonly picture: DecodedPicture;
  readonly levels: Raster[];
  /** Its file, once somebody asked for it: one picture is often changed in several ways. */
  png?: Blob;
}

/** The pictures of one worker. */
export function createPictureService(codecs: PictureCodecs): Pictures {
  const open = new Map<string, OpenPicture>();
  const find = (id: string): OpenPicture => {
    const found = open.get(id);
    if (found === undefined) throw new ImagingError('unknown_id', `No picture is open as ${id}.`);
    return found;
  };
  return {
    async open(id, source, options): Promise<PictureInfo> {
      const kind = await inspectImage(source);
      const picture = await codecs.decode(source, kind, options?.signal);
      options?.signal?.throwIfAborted();
      open.set(id, { picture, levels: [] });
      const { width, height, hasAlpha } = picture;
      return { width, height, hasAlpha, type: kind.type };
    },
    async tile(id, address) {
      const { level, column, row } = address;
      const { source, premultiplied } = levelOf(find(id), level);
      const left = column * PICTURE_TILE;
      const top = row * PICTURE_TILE;
      const width = Math.min(PICTURE_TILE, source.width - left);
      const height = Math.min(PICTURE_TILE, source.height - top);
      return { ...address, ...cropPremultiplied(source, left, top, width, height, !premultiplied) };
    },
    async encode(id, type, options) {
      const one = find(id);
      const { picture } = one;
      if (type !== 'image/png') return codecs.encodeLossy(picture, type);
      one.png ??= await encodePicturePng(picture, picture.hasAlpha, options);
      return one.png;
    },
    async padding(id, wish) {
      const { picture } = find(id);
      const padding = paddingForWish(picture, wish);
      const { width, height } = expandedSize(picture, padding);
      checkSize(width, height);
      return padding;
    },
    async blend(id, other, mask, options) {
      const { picture } = find(id);
      const kind = await inspectImage(other);
      const above = await codecs.decode(other, kind, options?.signal);
      if (above.width !== picture.width || above.height !== picture.height) {
        throw new ImagingError('size_mismatch', 'Only pictures of one size can be blended.');
      }
      const hasAlpha = picture.hasAlpha || above.hasAlpha;
      return encodePicturePng(blendByMask(picture, above, mask), hasAlpha, options);
    },
    async convert(source, type, texts, options) {
      const { convertPicture } = await import('./convert-picture.ts');
      return convertPicture(codecs, source, type, texts, options);
    },
    async outline(mask, options) {
      const kind = await inspectImage(mask);
      const { outlineOfAlpha } = await import('../../kernels/outline-of-alpha.ts');
      return outlineOfAlpha(await codecs.decode(mask, kind, options?.signal));
    },
    async close(id) {
      open.delete(id);
    },
  };
}

/** The pixels of a level, halving further where nobody asked before. */
function levelOf(
  { picture, levels }: OpenPicture,
  level: number,
): { source: Raster; premultiplied: boolean } {
  if (level === 0) return { source: picture, premultiplied: !picture.hasAlpha };
  while (levels.length < level) levels.push(nextLevel(picture, levels.at(-1)));
  const source = levels[level - 1];
  if (source === undefined) throw new ImagingError('internal', `There is no level ${level}.`);
  return { source, premultiplied: true };
}

function nextLevel(picture: DecodedPicture, last: Raster | undefined): Raster {
  if (last !== undefined) return halve(last);
  return picture.hasAlpha ? halveStraight(picture) : halve(picture);
}
