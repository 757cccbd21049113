import { type Frame, THING } from '../../world/frame.ts';

/** Of each pixel of a frame of display values 1 where a painter takes a fine brush: on things, and who is there, but not on leaves; 0 elsewhere. */
export function smallParts({ kind, rgb }: Pick<Frame, 'kind' | 'rgb'>): Uint8Array {
  return kind.map((one, at) => {
    if (one !== THING) return 0;
    const green = rgb[at * 3 + 1] as number;
    return green > (rgb[at * 3] as number) && green > (rgb[at * 3 + 2] as number) ? 0 : 1;
  });
}
