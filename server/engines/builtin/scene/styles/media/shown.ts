import type { Pixels } from '../../../../engine.ts';
import type { Frame } from '../../world/frame.ts';
import { shoulder } from '../tone.ts';

/** Turns a frame's light values into display values, 0 to 1, in place. */
export function show({ rgb }: Pick<Frame, 'rgb'>): void {
  for (let at = 0; at < rgb.length; at++) rgb[at] = shoulder(rgb[at] as number);
}

/** Paints a frame of display values by what paints pictures of bytes, in place. */
export function paintAsPixels(frame: Frame, paint: (picture: Pixels) => Pixels): void {
  const { rgb, width, height } = frame;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    for (let c = 0; c < 3; c++) data[at * 4 + c] = 255 * (rgb[at * 3 + c] as number);
    data[at * 4 + 3] = 255;
  }
  const painted = paint({ width, height, data }).data;
  for (let at = 0; at < width * height; at++)
    for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (painted[at * 4 + c] as number) / 255;
}
