import type { Pixels } from '../../../engine.ts';
import { type Note, note } from '../../../note.ts';
import type { OnShare } from '../../kernels/share.ts';
import type { Place } from '../language/instruction.ts';
import { findTilt } from '../seeing/find-tilt.ts';
import type { Sight } from '../seeing/sight.ts';
import { createView } from '../seeing/view.ts';
import { cutOut, resample } from './resample.ts';

/** A picture of another shape, and what there is to say about it. */
export interface Shaped {
  readonly picture: Pixels;
  readonly notes: readonly Note[];
}

/** Turns a picture so that its horizon (or its uprights) stand straight, and cuts off the corners; `onShare` is told the share that is done. */
export function straighten(picture: Pixels, onShare: OnShare): Shaped {
  const degrees = findTilt(createView(picture));
  if (degrees === null) {
    return { picture, notes: [note('edit.no-lines')] };
  }
  if (Math.abs(degrees) < 0.2) return { picture, notes: [note('edit.straight')] };
  const turned = note('edit.turned', { degrees: Math.abs(degrees).toFixed(1) });
  return { picture: turnWithin(picture, -degrees, onShare), notes: [turned] };
}

/** Turns a picture clockwise. Quarter turns keep every pixel; others cut the corners off. `onShare` is told the share that is done. */
export function rotate(picture: Pixels, degrees: number, onShare: OnShare): Pixels {
  const turns = degrees / 90;
  if (!Number.isInteger(turns)) return turnWithin(picture, degrees, onShare);
  const quarter = ((turns % 4) + 4) % 4;
  const { width, height, data } = picture;
  const [columns, rows] = quarter % 2 === 0 ? [width, height] : [height, width];
  const turned = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] =
      quarter === 1
        ? [height - 1 - y, x]
        : quarter === 2
          ? [width - 1 - x, height - 1 - y]
          : quarter === 3
            ? [y, width - 1 - x]
            : [x, y];
    turned.set(data.subarray(at * 4, at * 4 + 4), (v * columns + u) * 4);
  }
  return { width: columns, height: rows, data: turned };
}

/** Mirrors a picture: left for right, or (`upright`) top for bottom. */
export function flip({ width, height, data }: Pixels, upright: boolean): Pixels {
  const flipped = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const to = upright ? (height - 1 - y) * width + x : y * width + (width - 1 - x);
    flipped.set(data.subarray(at * 4, at * 4 + 4), to * 4);
  }
  return { width, height, data: flipped };
}

/** Turns clockwise about the middle; answers the largest part of the same shape without empty corners. */
function turnWithin(picture: Pixels, degrees: number, onShare: OnShare): Pixels {
  const { width, height } = picture;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  const scale = Math.min(width / (width * c + height * s), height / (width * s + height * c));
  const columns = Math.max(1, Math.floor(width * scale));
  const rows = Math.max(1, Math.floor(height * scale));
  const place = (x: number, y: number) => {
    const [dx, dy] = [x - columns / 2, y - rows / 2];
    return [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos] as const;
  };
  return resample(picture, columns, rows, place, onShare);
}

/** How a picture is to be cropped. */
export interface CropOptions {
  /** Width to height; null keeps the picture's own. */
  readonly ratio: number | null;
  readonly place: Place;
  /** Above 1 keeps only the middle part; 1 with no ratio crops to what the picture is of. */
  readonly zoom: number;
}

/** Crops a picture around what it is of, or where the place says. */
export function crop(picture: Pixels, sight: Sight | null, options: CropOptions): Shaped {
  const { width, height } = picture;
  const { ratio, place, zoom } = options;
  const box = sight === null ? null : boxOf(sight.subject(), width);
  const tighten = ratio === null && zoom === 1 ? 1 / 1.25 : 1 / zoom;
  const shape = ratio ?? width / height;
  const wide = Math.min(width, height * shape) * tighten;
  const columns = Math.max(1, Math.min(width, Math.round(wide)));
  const rows = Math.max(1, Math.min(height, Math.round(wide / shape)));
  const centre = box ?? { x: width / 2, y: height / 2 };
  const across =
    place.across === 'left'
      ? 0
      : place.across === 'right'
        ? width
        : place.across === 'middle'
          ? width / 2
          : centre.x;
  const down =
    place.down === 'top'
      ? 0
      : place.down === 'bottom'
        ? height
        : place.down === 'middle'
          ? height / 2
          : centre.y;
  const left = Math.round(Math.min(width - columns, Math.max(0, across - columns / 2)));
  // Of what does not fit the head stays in the picture, not the feet.
  const highest = box !== null && place.down === null ? box.top - rows * HEADROOM : height;
  const wanted = Math.min(down - rows / 2, highest);
  const top = Math.round(Math.min(height - rows, Math.max(0, wanted)));
  const cropped = note(box === null ? 'edit.cropped' : 'edit.cropped-subject', {
    from: `${width}×${height}`,
    to: `${columns}×${rows}`,
  });
  return { picture: cutOut(picture, left, top, columns, rows), notes: [cropped] };
}

/** Room above what a picture is cropped to, as a share of its height. */
const HEADROOM = 0.05;

/** The middle of what a matte marks, and its uppermost row; null for nothing. */
function boxOf(
  matte: Uint8Array | null,
  width: number,
): { x: number; y: number; top: number } | null {
  if (matte === null) return null;
  let [sum, x, y] = [0, 0, 0];
  const first = matte.findIndex((share) => share > 127);
  for (let at = 0; at < matte.length; at++) {
    const share = matte[at] as number;
    sum += share;
    x += share * (at % width);
    y += share * Math.floor(at / width);
  }
  return sum === 0 || first < 0 ? null : { x: x / sum, y: y / sum, top: Math.floor(first / width) };
}
