import type { Padding } from '../../../net/contracts/index.ts';

/** What is known of where a result came from; sizes of the result in px. */
export interface Origin {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly padding: Padding | null;
}

/** Where the picture before lies in a result, in per cent of the result's sides, as CSS. */
export interface PlaceInResult {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

const WHOLE: PlaceInResult = { left: '0%', top: '0%', width: '100%', height: '100%' };

/** An expansion's original lies within what was added; every other covers its result. */
export const placeOfOriginal = ({ width, height, padding }: Origin): PlaceInResult => {
  if (padding === null || !width || !height) return WHOLE;
  const { left, top, right, bottom } = padding;
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    left: share(left, width),
    top: share(top, height),
    width: share(width - left - right, width),
    height: share(height - top - bottom, height),
  };
};
