import { smoothstep } from '../kernels/arithmetic.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { createRandom } from '../kernels/random.ts';
import type { Opponent } from './colour-statistics.ts';

/** Side of a piece in pixels of a megapixel, at least, and its distance from the next as a share of its side. */
const PIECE = 22;
const LEAST_PIECE = 8;
/** Pieces of the style are read this share of a side apart. */
const STRIDE = 0.35;
/** The busiest of them show things and not texture: this share is left out. */
const BUSY = 0.3;
/** How many pieces are tried for a place, among those of about its light. */
const TRIES = 14;
const LEVELS = 20;
/** What another light and another direction cost beside unlike detail at the seams. */
const LIGHT_COST = 6;
const TURN_COST = 0.02;
/** How much of the style's texture is laid, and how much of it over edges of the picture's own. */
const LAID = 0.85;
const OVER_EDGES = 0.25;
const SEED = 71;

/** A piece of the style: where it begins, its mean light and the direction of its strokes. */
interface Piece {
  readonly at: number;
  readonly light: number;
  readonly busy: number;
  /** Cosine and sine of twice the direction, longer the clearer it is (0 to 1). */
  readonly turn: readonly [number, number];
}

/**
 * Lays the fine texture of another picture (brush strokes, weave, stone) over a picture's light: pieces of
 * it, each chosen for its light, its direction and its fit to those laid before, in overlapping windows
 * (after Efros and Freeman 2001 and Hertzmann et al. 2001, choosing among random pieces). Edges keep their own
 * detail. Answers the new light.
 */
export function layTexture(content: Opponent, style: Opponent): Float32Array {
  const { width, height } = content;
  const side = Math.max(LEAST_PIECE, 2 * Math.round((PIECE * Math.sqrt(width * height)) / 2000));
  const own = split(content, side);
  const other = split(style, side);
  const pieces = piecesOf(other, style.width, side);
  if (pieces.length < LEVELS) return content.planes[0];
  const laid = layPieces(own, width, other, style.width, pieces, side);
  const usual = Math.max(1e-4, meanOf(other.busy));
  return own.base.map((base, at) => {
    const edge = smoothstep(1.2 * usual, 4 * usual, own.busy[at] as number);
    const share = LAID * (1 - (1 - OVER_EDGES) * edge);
    return base + (own.detail[at] as number) * (1 - 0.3 * share) + (laid[at] as number) * share;
  });
}

/** Light in what is wide and what is fine, how much there is of the fine, and where it turns. */
interface Split {
  readonly base: Float32Array;
  readonly detail: Float32Array;
  readonly busy: Float32Array;
  readonly turnX: Float32Array;
  readonly turnY: Float32Array;
}

function split({ width, planes: [light] }: Opponent, side: number): Split {
  const radius = Math.max(1, side >> 2);
  const base = blurBox(light, width, radius, 2);
  const detail = light.map((value, at) => value - (base[at] as number));
  const busy = blurBox(detail.map(Math.abs), width, side >> 1);
  const [turnX, turnY] = [new Float32Array(light.length), new Float32Array(light.length)];
  for (let at = width; at + width < light.length; at++) {
    const across = (light[at + 1] as number) - (light[at - 1] as number);
    const down = (light[at + width] as number) - (light[at - width] as number);
    turnX[at] = across * across - down * down;
    turnY[at] = 2 * across * down;
  }
  const soft = (plane: Float32Array) => blurBox(plane, width, side >> 1);
  return { base, detail, busy, turnX: soft(turnX), turnY: soft(turnY) };
}

/** The direction at a pixel, of the length that its clearness has. */
function turnAt({ turnX, turnY, busy }: Split, at: number): readonly [number, number] {
  const [x, y] = [turnX[at] as number, turnY[at] as number];
  const length = Math.hypot(x, y);
  const clear = length / (length + (busy[at] as number) ** 2 + 1e-6);
  return length === 0 ? [0, 0] : [(x / length) * clear, (y / length) * clear];
}

/** The style's pieces that show texture, ordered by light. */
function piecesOf(other: Split, width: number, side: number): Piece[] {
  const height = other.base.length / width;
  const step = Math.max(2, Math.round(side * STRIDE));
  const pieces: Piece[] = [];
  for (let y = 0; y + side < height; y += step) {
    for (let x = 0; x + side < width; x += step) {
      const middle = (y + (side >> 1)) * width + x + (side >> 1);
      pieces.push({
        at: y * width + x,
        light: other.base[middle] as number,
        busy: other.busy[middle] as number,
        turn: turnAt(other, middle),
      });
    }
  }
  const calm = pieces.toSorted((a, b) => a.busy - b.busy);
  return calm
    .slice(0, Math.ceil(calm.length * (1 - BUSY)))
    .sort((a, b) => a.light - b.light || a.at - b.at);
}

function layPieces(
  own: Split,
  width: number,
  other: Split,
  otherWidth: number,
  pieces: readonly Piece[],
  side: number,
): Float32Array {
  const height = own.base.length / width;
  const random = createRandom(SEED);
  const half = side >> 1;
  const window = windowOf(side);
  const sum = new Float32Array(own.base.length);
  const weights = new Float32Array(own.base.length);
  for (let y = -half; y < height; y += half) {
    for (let x = -half; x < width; x += half) {
      const middle = Math.min(height - 1, y + half) * width + Math.min(width - 1, x + half);
      const light = own.base[middle] as number;
      const turn = turnAt(own, middle);
      const [first, count] = nearLight(pieces, light);
      let [best, least] = [pieces[first] as Piece, Number.POSITIVE_INFINITY];
      for (let n = 0; n < TRIES; n++) {
        const piece = pieces[first + random.below(count)] as Piece;
        const alike = turn[0] * piece.turn[0] + turn[1] * piece.turn[1];
        let cost = LIGHT_COST * (piece.light - light) ** 2 - TURN_COST * alike;
        // The rows and columns that earlier pieces reach into, at a few places.
        for (let along = 1; along < side; along += 3) {
          cost += seam(
            sum,
            weights,
            width,
            height,
            x + along,
            y + 2,
            other.detail[piece.at + 2 * otherWidth + along],
          );
          cost += seam(
            sum,
            weights,
            width,
            height,
            x + 2,
            y + along,
            other.detail[piece.at + along * otherWidth + 2],
          );
        }
        if (cost < least) [best, least] = [piece, cost];
      }
      addPiece({ sum, weights }, width, height, x, y, other.detail, otherWidth, best.at, window);
    }
  }
  return sum.map((value, at) => value / Math.max(1e-6, weights[at] as number));
}

function seam(
  sum: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  wanted = 0,
): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const weight = weights[y * width + x] as number;
  return weight < 0.05 ? 0 : ((sum[y * width + x] as number) / weight - wanted) ** 2;
}

/** Where among pieces ordered by light those of about a light begin, and how many they are. */
function nearLight(pieces: readonly Piece[], light: number): readonly [number, number] {
  const count = Math.max(1, Math.floor(pieces.length / LEVELS));
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).light < light) low = middle + 1;
    else high = middle;
  }
  return [Math.min(pieces.length - count, Math.max(0, low - (count >> 1))), count];
}

/** A raised cosine each way: at half a side's distance such windows add up to one. */
const windowOf = (side: number): Float32Array =>
  Float32Array.from(
    { length: side },
    (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (n + 0.5)) / side),
  );

function addPiece(
  { sum, weights }: { readonly sum: Float32Array; readonly weights: Float32Array },
  width: number,
  height: number,
  left: number,
  top: number,
  detail: Float32Array,
  detailWidth: number,
  from: number,
  window: Float32Array,
): void {
  for (let dy = Math.max(0, -top); dy < window.length && top + dy < height; dy++) {
    for (let dx = Math.max(0, -left); dx < window.length && left + dx < width; dx++) {
      const at = (top + dy) * width + left + dx;
      const weight = (window[dy] as number) * (window[dx] as number);
      sum[at] = (sum[at] as number) + weight * (detail[from + dy * detailWidth + dx] as number);
      weights[at] = (weights[at] as number) + weight;
    }
  }
}

const meanOf = (plane: Float32Array): number =>
  plane.reduce((sum, value) => sum + value, 0) / plane.length;
