import type { MediumName } from '../../../words/lists/media.ts';
import { MEDIA } from './media.ts';

/** So many pixels of a scene lie across the finest marks of the medium that it is painted in. */
const ACROSS_MARK = 2.8;

/**
 * How large a scene has to be drawn for a medium (null: none), as a share of the picture's sides: no brush shows what is
 * much finer than itself.
 */
export function sizeUnder(
  medium: MediumName | null,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const finest = medium === null ? 0 : (MEDIA[medium].finest ?? 0);
  return finest === 0 ? 1 : Math.min(1, ACROSS_MARK / (finest * Math.sqrt(width * height)));
}
