import { reducedLuma } from './reduced-luma.ts';

/** Where a picture was folded or torn through. */
export interface Creases {
  /** One byte a pixel: 255 where the picture's layer is gone. */
  readonly mask: Uint8Array<ArrayBuffer>;
  readonly count: number;
}

/** Creases are looked for in a copy whose longer side has at most so many pixels: lengths below are in its pixels. */
const SIDE = 900;
/** A crease's middle is compared with its sides so far away; they are means of so many pixels. */
const AWAY = 6;
const SPAN = 1;
/** How much lighter it is than both sides counts between these; a step aside costs so much of that. */
const LEAST_RISE = -10;
const MOST_RISE = 30;
const TURNING = 1.5;
/** Of the lines from border to border that are followed, ends lie so far apart. */
const APART = 24;
/** So many are followed; more than so many creases in a direction are a pattern of what is shown. */
const FOLLOWED = 8;
const MOST_CREASES = 3;
/** It is lighter by this much on this share of its length, and by so much on the whole, */
const RISE = 10;
const RISEN_SHARE = 0.85;
const MEAN_RISE = 36;
/** and no other line of its direction, unless it is a crease too, by this share of that: joints of a wall come in numbers; */
const OTHERS = 0.6;
/** with no longer gap than this share of it; */
const LONGEST_GAP = 0.12;
/** as light as paper, all along; */
const PAPER = 140;
const EVEN = 34;
/** and so nearly straight, off by this share of its length, this share of the picture away from its sides. */
const STRAIGHT = 0.05;
const FROM_BORDER = 0.03;
/** A row or column that is so even (standard deviation) all along is drawn: the white between pictures set side by side. */
const RULED = 8;
/** Where less than this share of its rise is left, a crease has ended; it is at most so broad each way. */
const EDGE_SHARE = 0.25;
const MOST_REACH = 8;
/** Where it is broader than on the whole, its pixels are this near its level; by at most so many each way. */
const LIKE = 32;
const BROADER = 2;

/** A plane of levels, 0 to 255, read row by row or column by column. */
interface Ground {
  readonly luma: Float32Array;
  /** Steps between neighbours across a line, and along it. */
  readonly across: number;
  readonly along: number;
  readonly breadth: number;
  readonly length: number;
}

/**
 * Finds creases: light lines of even, paper-like colour, broader than scratches, that run nearly straight from one side
 * of a picture to the opposite one. The lightest such lines are followed by dynamic programming. `pixels` is
 * RGBA.
 */
export function findCreases(pixels: Uint8ClampedArray, width: number): Creases {
  const height = pixels.length / 4 / width;
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / SIDE));
  const { luma, columns, rows } = reducedLuma(pixels, width, factor);
  const grounds: Ground[] = [
    { luma, across: 1, along: columns, breadth: columns, length: rows },
    { luma, across: columns, along: 1, breadth: rows, length: columns },
  ];
  const mask = new Uint8Array(width * height);
  let count = 0;
  for (const ground of grounds) {
    const creases = creasesAmong(linesOf(ground), ground);
    count += creases.length;
    for (const line of creases) {
      for (const at of pixelsOf(line, ground)) markSquare(mask, width, at, { columns, factor });
    }
  }
  return { mask, count };
}

/** The place across at each step along. */
type Line = Int32Array;

/** By how much the middle is lighter than the lighter of its sides. */
function riseAt({ luma, across, along, breadth }: Ground, x: number, y: number): number {
  if (x < AWAY + SPAN || x >= breadth - AWAY - SPAN) return LEAST_RISE;
  const at = y * along + x * across;
  const mean = (from: number) => {
    let sum = 0;
    for (let near = -SPAN; near <= SPAN; near++) sum += luma[from + near * across] as number;
    return sum / (2 * SPAN + 1);
  };
  const beside = Math.max(mean(at - AWAY * across), mean(at + AWAY * across));
  return Math.max(LEAST_RISE, mean(at) - beside);
}

/** The lines from border to border that rise most, the best of all that end near each other. */
function linesOf(ground: Ground): Line[] {
  const { breadth, length } = ground;
  const from = new Int8Array(breadth * length);
  let sums = new Float64Array(breadth);
  for (let y = 0; y < length; y++) {
    const next = new Float64Array(breadth);
    for (let x = 0; x < breadth; x++) {
      let best = sums[x] as number;
      for (const step of [-1, 1]) {
        const sum = (sums[x + step] ?? Number.NEGATIVE_INFINITY) - TURNING;
        if (sum <= best) continue;
        best = sum;
        from[y * breadth + x] = step;
      }
      next[x] = best + Math.min(MOST_RISE, riseAt(ground, x, y));
    }
    sums = next;
  }
  const ends: number[] = [];
  for (const end of Array.from(sums.keys()).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))) {
    if (ends.every((other) => Math.abs(other - end) >= APART)) ends.push(end);
    if (ends.length === FOLLOWED) break;
  }
  const lines = ends.map((end) => {
    const line = new Int32Array(length);
    for (let y = length - 1, x = end; y >= 0; y--) {
      line[y] = x;
      x += from[y * breadth + x] as number;
    }
    return line;
  });
  // Lines that come together further on are one.
  return lines.filter((line, index) =>
    lines.slice(0, index).every((other) => Math.abs((other[0] ?? 0) - (line[0] ?? 0)) >= APART),
  );
}

/** Those lines that are creases; none where others are nearly as light. */
function creasesAmong(lines: readonly Line[], ground: Ground): Line[] {
  const measured = lines.map((line) => ({ line, ...measure(line, ground) }));
  const creases = measured.filter(({ isCrease }) => isCrease);
  const other = Math.max(0, ...measured.map(({ isCrease, rise }) => (isCrease ? 0 : rise)));
  if (creases.length > MOST_CREASES) return [];
  return creases.filter(({ rise }) => other < OTHERS * rise).map(({ line }) => line);
}

/** By how much a line is lighter than its sides on the whole, and whether it may be a crease. */
function measure(
  line: Line,
  ground: Ground,
): { readonly rise: number; readonly isCrease: boolean } {
  const { luma, across, along, breadth, length } = ground;
  let [risen, gap, longest, total, sum, squares, off] = [0, 0, 0, 0, 0, 0, 0];
  const [start, end] = [line[0] as number, line[length - 1] as number];
  for (let y = 0; y < length; y++) {
    const x = line[y] as number;
    const straight = start + ((end - start) * y) / length;
    off = Math.max(off, Math.abs(x - straight));
    const rise = riseAt(ground, x, y);
    total += rise;
    if (rise >= RISE) risen++;
    gap = rise >= RISE ? 0 : gap + 1;
    longest = Math.max(longest, gap);
    const level = luma[y * along + x * across] as number;
    sum += level;
    squares += level * level;
  }
  const mean = sum / length;
  const middle = (start + end) / 2;
  const rise = total / length;
  const isCrease =
    risen >= RISEN_SHARE * length &&
    rise >= MEAN_RISE &&
    off <= STRAIGHT * length &&
    longest <= LONGEST_GAP * length &&
    mean >= PAPER &&
    squares / length - mean * mean <= EVEN ** 2 &&
    Math.min(middle, breadth - middle) >= FROM_BORDER * breadth &&
    !isRuled(line, ground);
  return { rise, isCrease };
}

/** Whether the row or column in which a line lies mostly is even from border to border, as no paper is where it was folded. */
function isRuled(line: Line, { luma, across, along, length }: Ground): boolean {
  const middle = line.toSorted()[length >> 1] as number;
  let [sum, squares] = [0, 0];
  for (let y = 0; y < length; y++) {
    const level = luma[y * along + middle * across] as number;
    sum += level;
    squares += level * level;
  }
  return squares / length - (sum / length) ** 2 <= RULED ** 2;
}

/** The pixels of the reduced picture that a crease covers: as far each way as it is lighter on the whole. */
function pixelsOf(line: Line, { luma, across, along, breadth, length }: Ground): number[] {
  const profile = Array.from({ length: 2 * MOST_REACH + 1 }, (_, index) => {
    let sum = 0;
    for (let y = 0; y < length; y++) {
      const x = Math.min(breadth - 1, Math.max(0, (line[y] as number) + index - MOST_REACH));
      sum += luma[y * along + x * across] as number;
    }
    return sum / length;
  });
  const ground = Math.max(profile[0] as number, profile.at(-1) as number);
  const level = Math.max(...profile);
  const least = ground + EDGE_SHARE * (level - ground);
  const isOn = (away: number) => (profile[MOST_REACH + away] ?? 0) >= least;
  const [before, after] = [-1, 1].map((step) => {
    let away = 0;
    while (Math.abs(away) < MOST_REACH && isOn(away + step)) away += step;
    return away + step;
  }) as [number, number];
  const found: number[] = [];
  for (let y = 0; y < length; y++) {
    for (let away = before - BROADER; away <= after + BROADER; away++) {
      const x = (line[y] as number) + away;
      if (x < 0 || x >= breadth) continue;
      const at = y * along + x * across;
      const isWithin = away >= before && away <= after;
      if (isWithin || Math.abs((luma[at] as number) - level) < LIKE) found.push(at);
    }
  }
  return found;
}

/** Marks what a pixel of the reduced picture stands for. */
function markSquare(
  mask: Uint8Array,
  width: number,
  at: number,
  { columns, factor }: { readonly columns: number; readonly factor: number },
): void {
  const height = mask.length / width;
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const right = column === columns - 1 ? width : (column + 1) * factor;
  const isLast = (row + 2) * factor > height;
  for (let y = row * factor; y < (isLast ? height : (row + 1) * factor); y++) {
    mask.fill(255, y * width + column * factor, y * width + right);
  }
}
