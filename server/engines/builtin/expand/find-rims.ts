import type { Padding } from '../../../../src/net/contracts/task.ts';
import type { Pixels } from '../../engine.ts';
import { SIDES, type Side } from './canvas.ts';

/** A rim is at most this many lines thick. */
const THICKEST = 3;
/** A step between two lines is a rim's edge if it is this many times the usual one, and at least so high. */
const UNUSUAL = 3;
const VISIBLE = 16;
/** Lines within the picture by which the usual step is measured. */
const USUAL_FROM = 4;
const USUAL_TO = 10;

/**
 * How many lines at each side are a rim: the white, black or half-blended lines that scanning and
 * cropping leave. Continuing a picture from them would draw them out into a band.
 */
export function findRims(picture: Pixels): Padding {
  const [left, right, top, bottom] = SIDES.map((side) => rimAt(picture, side));
  return { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 };
}

function rimAt(picture: Pixels, side: Side): number {
  const depth = side === 'left' || side === 'right' ? picture.width : picture.height;
  if (depth < 2 * USUAL_TO) return 0;
  const inner = [];
  for (let line = USUAL_FROM; line < USUAL_TO; line++) inner.push(stepAfter(picture, side, line));
  const usual = inner.sort((a, b) => a - b)[inner.length >> 1] ?? 0;
  const least = Math.max(VISIBLE, UNUSUAL * usual);
  let thickness = 0;
  for (let line = 0; line < THICKEST; line++) {
    if (stepAfter(picture, side, line) > least) thickness = line + 1;
  }
  return thickness;
}

/** Mean absolute difference between a line, counted from its side, and the next one inward. */
function stepAfter({ width, height, data }: Pixels, side: Side, line: number): number {
  const isColumn = side === 'left' || side === 'right';
  const length = isColumn ? height : width;
  const along = isColumn ? width : 1;
  const across = isColumn ? 1 : width;
  const isFirst = side === 'left' || side === 'top';
  const outer = isFirst ? line : (isColumn ? width : height) - 1 - line;
  const start = outer * across;
  const inward = isFirst ? across : -across;
  let sum = 0;
  for (let n = 0; n < length; n++) {
    const at = (start + n * along) * 4;
    for (let c = 0; c < 4; c++) {
      sum += Math.abs((data[at + c] as number) - (data[at + inward * 4 + c] as number));
    }
  }
  return sum / (3 * length);
}
