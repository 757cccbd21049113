import { type Frame, THING } from '../../world/frame.ts';

/** Of each pixel of a frame of display values 1 where a painter takes a fine brush: on things, and who is there, but not on leaves; 0 elsewhere. */
export function smallParts({ kind, rgb }: Pick<Frame, 'kind' | 'rgb'>): Uint8Array {
  return kind.map((one, at) => {
    const [red, green, blue] = [rgb[at * 3], rgb[at * 3 + 1], rgb[at * 3 + 2]] as [
      number,
      number,
      number,
    ];
    return one === THING && !(green > red && green > blue) ? 1 : 0;
  });
}
