import type { Pixels } from '../../../../engine.ts';

/** A painting that strokes are laid on. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  /** RGBA; the alpha is never touched. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** How high the paint stands at each pixel, 0 to 255; 128 is the bare ground. */
  readonly relief: Float32Array;
}

/** One stroke of a brush. */
export interface Stroke {
  /** Where it goes, in pixels: x and y of one point after the other. */
  readonly points: ArrayLike<number>;
  /** How many points those are; at least one. */
  readonly count: number;
  /** Half of its width, pixels. */
  readonly radius: number;
  /** Red, green, blue, 0 to 255. */
  readonly colour: ArrayLike<number>;
  /** Heights of the furrows that its bristles leave, side by side across it, 0 to 255; at least one. */
  readonly furrows: ArrayLike<number>;
}

/** A bare ground in the colours of a picture. */
export function createPainting({ width, height, data }: Pixels): Painting {
  return { width, height, data: data.slice(), relief: new Float32Array(width * height).fill(128) };
}

/** Lays a stroke on a painting: every pixel within its radius of the line through its points is covered. */
export function layStroke(painting: Painting, stroke: Stroke): void {
  const { points, count } = stroke;
  const x = points[0] as number;
  const y = points[1] as number;
  if (count === 1) layPart(painting, stroke, x, y, x, y, true);
  for (let n = 1; n < count; n++) {
    const at = 2 * n;
    const fromX = points[at - 2] as number;
    const fromY = points[at - 1] as number;
    layPart(
      painting,
      stroke,
      fromX,
      fromY,
      points[at] as number,
      points[at + 1] as number,
      n === 1,
    );
  }
}

/** Lays a stroke between two of its points; what is round about the first was laid before, but for the first of all. */
function layPart(
  { width, height, data, relief }: Painting,
  { radius, colour, furrows }: Stroke,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  isFirst: boolean,
): void {
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const square = alongX * alongX + alongY * alongY;
  const perSquare = square > 0 ? 1 / square : 0;
  const perLength = Math.sqrt(perSquare);
  const reach = radius + 0.5;
  const firm = Math.max(0, radius - 0.5) ** 2;
  const red = colour[0] as number;
  const green = colour[1] as number;
  const blue = colour[2] as number;
  const scale = furrows.length / (2 * reach);
  const left = Math.max(0, Math.floor(Math.min(fromX, toX) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(fromX, toX) + reach));
  const top = Math.max(0, Math.floor(Math.min(fromY, toY) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(fromY, toY) + reach));
  // How far the stroke goes along its line and to both sides of it, times the line's length.
  const length = Math.sqrt(square);
  const begins = isFirst ? -reach * length : 0;
  const ends = square + reach * length;
  const aside = reach * length;
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5 - fromY;
    // Of the row only the columns between those four lines need a look, and one more each way for rounding.
    let low = left - 1 - fromX;
    let high = right + 1 - fromX;
    if (alongX !== 0) {
      const one = (begins - y * alongY) / alongX;
      const other = (ends - y * alongY) / alongX;
      low = Math.max(low, Math.min(one, other) - 1.5);
      high = Math.min(high, Math.max(one, other) + 0.5);
    }
    if (alongY !== 0) {
      const one = (y * alongX - aside) / alongY;
      const other = (y * alongX + aside) / alongY;
      low = Math.max(low, Math.min(one, other) - 1.5);
      high = Math.min(high, Math.max(one, other) + 0.5);
    }
    const last = Math.min(right, Math.floor(fromX + high));
    for (let column = Math.max(left, Math.ceil(fromX + low)); column <= last; column++) {
      const x = column + 0.5 - fromX;
      const share = (x * alongX + y * alongY) * perSquare;
      if (share < 0 && !isFirst) continue;
      const place = share < 0 ? 0 : share > 1 ? 1 : share;
      const awayX = x - place * alongX;
      const awayY = y - place * alongY;
      const away = awayX * awayX + awayY * awayY;
      if (away >= reach * reach) continue;
      const across = perLength > 0 ? (x * alongY - y * alongX) * perLength : x;
      const furrow = furrows[Math.floor((across + reach) * scale)] ?? 128;
      const at = row * width + column;
      const to = at * 4;
      if (away <= firm) {
        data[to] = red;
        data[to + 1] = green;
        data[to + 2] = blue;
        relief[at] = furrow;
        continue;
      }
      const cover = Math.min(1, reach - Math.sqrt(away));
      data[to] = (data[to] as number) + (red - (data[to] as number)) * cover;
      data[to + 1] = (data[to + 1] as number) + (green - (data[to + 1] as number)) * cover;
      data[to + 2] = (data[to + 2] as number) + (blue - (data[to + 2] as number)) * cover;
      relief[at] = (relief[at] as number) + (furrow - (relief[at] as number)) * cover;
    }
  }
}
