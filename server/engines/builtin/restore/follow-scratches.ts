import { blurBox } from '../kernels/blur-box.ts';
import { heightsOf, type Mark } from './marks.ts';

/** Scratches of fewer pixels tell no direction. */
const LEAST_LENGTH = 18;
/** So far from its end a scratch's direction is read, in pixels, and so slowly it turns. */
const TAIL = 14;
const TURN = 0.08;
/** Where texture is judged: a window of this radius. */
const NEARBY = 14;
/** What belongs to the scratch is so high (0 to 255), and has its colour or is so many times as high as the texture. */
const LEAST_HEIGHT = 9;
const OVER_TEXTURE = 2.2;
/** Of the last so many steps this share is on it where it surely goes on; with less it has ended. */
const WINDOW = 16;
const SURELY_ON = 0.8;
const LEAST_ON = 0.6;
/** At most so many steps in a row are off it. */
const LONGEST_GAP = 12;
/** How far aside of the path a scratch's own breadth reaches, in pixels. */
const ASIDE = 2;

/**
 * Follows scratches beyond their ends: over busy ground a scratch stands out too little to be found by
 * itself, but where it goes on is known from the part that was. Answers the indices of the pixels to add.
 */
export function followScratches(
  scratches: readonly Mark[],
  { luma, width, dark, allowed }: Following,
): number[] {
  const long = scratches.filter(({ length }) => length >= LEAST_LENGTH);
  if (long.length === 0) return [];
  const heights = heightsOf(luma, width, dark);
  const texture = blurBox(Float32Array.from(heights), width, NEARBY);
  const on = heights.map((value, at) => {
    const isIts =
      allowed === null ? value >= OVER_TEXTURE * (texture[at] as number) : allowed[at] === 1;
    return value >= LEAST_HEIGHT && isIts ? 1 : 0;
  });
  const ground = { heights, on, width, height: luma.length / width };
  return long.flatMap((mark) => endsOf(mark, width).flatMap((end) => walk(end, ground)));
}

/** What scratches are followed on. */
interface Following {
  readonly luma: Uint8Array;
  readonly width: number;
  /** Whether they are darker than what is around them. */
  readonly dark: boolean;
  /** One byte a pixel: 1 where the picture has their colour; null where nothing is told by it. */
  readonly allowed: Uint8Array | null;
}

/** Where a scratch ends, in pixels, and the direction it leaves in, of length 1. */
interface End {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

function endsOf({ pixels, length }: Mark, width: number): readonly End[] {
  const places = pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) }));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const isUpright = Math.max(...ys) - Math.min(...ys) > Math.max(...xs) - Math.min(...xs);
  const sorted = places.toSorted((a, b) => (isUpright ? a.y - b.y : a.x - b.x));
  const tail = Math.ceil((sorted.length * Math.min(TAIL, length / 2)) / length);
  const tip = Math.max(1, Math.ceil(tail / 5));
  return [sorted, sorted.toReversed()].flatMap((along) => {
    const [end, inner] = [middleOf(along.slice(0, tip)), middleOf(along.slice(tail - tip, tail))];
    const away = Math.hypot(end.x - inner.x, end.y - inner.y);
    if (away < 1) return [];
    return [{ ...end, dx: (end.x - inner.x) / away, dy: (end.y - inner.y) / away }];
  });
}

function middleOf(places: readonly { readonly x: number; readonly y: number }[]) {
  const mean = (read: (place: { readonly x: number; readonly y: number }) => number) =>
    places.reduce((sum, place) => sum + read(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

interface Ground {
  readonly heights: Uint8Array;
  /** 1 where a pixel may belong to a scratch. */
  readonly on: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Steps along a scratch as long as there is one; what was stepped over between two parts of it is part of it. */
function walk(end: End, { heights, on, width, height }: Ground): number[] {
  let { x, y, dx, dy } = end;
  const kept: number[] = [];
  let pending: number[] = [];
  let gap = 0;
  const recent: boolean[] = Array.from({ length: WINDOW }, () => true);
  for (let step = 0; step < width + height; step++) {
    x += dx;
    y += dy;
    const best = [0, -1, 1]
      .map((aside) => ({ aside, ...placeAt(x - dy * aside, y + dx * aside, width, height) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => (heights[b.at] as number) - (heights[a.at] as number))[0];
    if (best === undefined) return kept;
    const isOn = on[best.at] === 1;
    recent.push(isOn);
    recent.shift();
    const times = recent.filter(Boolean).length;
    if (times < LEAST_ON * WINDOW) return kept;
    pending.push(placeAt(x, y, width, height).at);
    if (!isOn) {
      if (++gap > LONGEST_GAP) return kept;
      continue;
    }
    gap = 0;
    // Half a step aside at most, and the direction turns a little with it.
    x -= 0.5 * dy * best.aside;
    y += 0.5 * dx * best.aside;
    const [turnedX, turnedY] = [dx - TURN * dy * best.aside, dy + TURN * dx * best.aside];
    const size = Math.hypot(turnedX, turnedY);
    [dx, dy] = [turnedX / size, turnedY / size];
    for (let aside = -ASIDE; aside <= ASIDE; aside++) {
      const { at } = placeAt(x - dy * aside, y + dx * aside, width, height);
      if (at >= 0 && on[at] === 1) pending.push(at);
    }
    if (times < SURELY_ON * WINDOW) continue;
    kept.push(...pending.filter((at) => at >= 0));
    pending = [];
  }
  return kept;
}

/** The index of the pixel at a place; −1 outside the picture. */
function placeAt(x: number, y: number, width: number, height: number): { readonly at: number } {
  const [column, row] = [Math.round(x), Math.round(y)];
  const isInside = column >= 0 && row >= 0 && column < width && row < height;
  return { at: isInside ? row * width + column : -1 };
}
