import type { Pixels } from '../../../../engine.ts';
import { clamp } from '../../../kernels/arithmetic.ts';
import { createRandom, type Random } from '../../../kernels/random.ts';
import { slopesOf } from '../../../kernels/slopes.ts';
import { blurPlane, softCopy } from '../../../kernels/soft-copy.ts';
import type { Noise } from '../../noise.ts';
import { alongEdges, type Direction, type EdgeFlow, flowOf } from './edge-flow.ts';
import { createPainting, layStroke, type Painting } from './lay-stroke.ts';
import { FINE, type OilManner, STUDIO } from './oil-manners.ts';

/** What leads the hand. */
interface OilChoice {
  /** Missing: as a studio paints. */
  readonly manner?: OilManner;
  /** Missing: strokes go as they went where no edge leads them. */
  readonly rest?: Rest;
  /** Of each pixel 1 where what the finest brush of the manner leaves out is set with a finer one, else 0; missing: nowhere. */
  readonly small?: Uint8Array;
}

/** Told the share of the work that is finished. */
type OnShare = (share: number) => void;

/**
 * Paints a picture over with oil strokes and returns the painting: from a broad brush to a fine
 * one, each only where the painting still differs from the picture; strokes are curved along the
 * edges (Hertzmann 1998, "Painterly rendering with curved brush strokes of multiple sizes"). Bristles leave
 * ridges, which are lit from the upper left. `amount` above 1 is broader. Alpha stays.
 */
export function paintOil(
  picture: Pixels,
  amount: number,
  seed: number,
  onShare: OnShare,
  { manner = STUDIO, rest = () => false, small }: OilChoice = {},
): Pixels {
  const { width, height } = picture;
  const random = createRandom(seed);
  const painting = createPainting(picture);
  const unit = Math.sqrt(width * height) * (0.7 + 0.3 * amount);
  let flow: EdgeFlow | null = null;
  for (const [index, brush] of manner.brushes.entries()) {
    const radius = Math.max(1.5, (brush.width * unit) / 2);
    const reference = softCopy(picture, Math.max(1, radius * 0.45));
    const layer = { ...brush, painting, isGround: index === 0, reference, radius, random };
    flow = flowOf(reference, radius * SWEEP);
    paintLayer({ ...layer, hue: manner.hue, rest, within: null }, flow);
    onShare((0.9 * (index + 1)) / manner.brushes.length);
  }
  // The finest brush of the manner has seen the same edges.
  if (small !== undefined && flow !== null) {
    const radius = Math.max(FINE.least, (FINE.width * unit) / 2);
    const layer = { ...FINE, painting, isGround: false, reference: picture, radius, random };
    paintLayer({ ...layer, hue: manner.hue, rest, within: small }, flow);
  }
  lightRelief(painting);
  return { width, height, data: painting.data };
}

interface Layer {
  readonly painting: Painting;
  /** Whether it is the first, which covers everything. */
  readonly isGround: boolean;
  readonly reference: Pixels;
  readonly radius: number;
  readonly random: Random;
  readonly tolerance: number;
  readonly length: number;
  readonly bristles: number;
  readonly variety: number;
  readonly hue: number;
  readonly rest: Rest;
  /** Of each pixel whether strokes may begin there: 1 or 0; null: everywhere. */
  readonly within: Uint8Array | null;
}

/**
 * Writes the direction of strokes where no edge leads them, of length 1, at a place in pixels; answers whether there
 * is one: else they go as they went.
 */
type Rest = (x: number, y: number, into: Direction) => boolean;

/** Along the heights of smooth chance: whirls about as large as `size` pixels. */
export function whirls(
  noise: Noise,
  size: number,
): (x: number, y: number, into: Direction) => void {
  return (x, y, into) => {
    const u = x / size;
    const v = y / size;
    const across = noise.at(u + 0.05, v) - noise.at(u - 0.05, v);
    const down = noise.at(u, v + 0.05) - noise.at(u, v - 0.05);
    const steep = Math.max(1e-6, Math.hypot(across, down));
    into[0] = down / steep;
    into[1] = -across / steep;
  };
}

/** Strokes lie as the edges within so many brush radii do. */
const SWEEP = 2;

function paintLayer(layer: Layer, flow: EdgeFlow): void {
  const { painting, isGround, reference, radius, random, tolerance, within } = layer;
  const painted = isGround ? null : painting.data;
  const { width, height } = reference;
  const step = Math.max(2, Math.round(radius * 1.25));
  const starts: [number, number][] = [];
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
      if (within?.[top * width + left] === 0) continue;
      const found = worstIn(reference, painted, left, top, step, tolerance, random);
      if (found !== null) starts.push(found);
    }
  }
  shuffle(starts, random);
  const hand = createHand(layer);
  for (const [x, y] of starts) paintStroke(layer, flow, hand, x, y);
}

/** The place in a square where the painting differs most; null where it is good enough. */
function worstIn(
  { width, height, data }: Pixels,
  painted: Uint8ClampedArray | null,
  left: number,
  top: number,
  step: number,
  tolerance: number,
  random: Random,
): [number, number] | null {
  const [right, bottom] = [Math.min(width, left + step), Math.min(height, top + step)];
  if (painted === null) return [(left + right) / 2, (top + bottom) / 2];
  let sum = 0;
  let worst = -1;
  let worstX = left;
  let worstY = top;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      const error =
        Math.abs((data[at] as number) - (painted[at] as number)) +
        Math.abs((data[at + 1] as number) - (painted[at + 1] as number)) +
        Math.abs((data[at + 2] as number) - (painted[at + 2] as number));
      sum += error;
      if (error > worst) {
        worst = error;
        worstX = x;
        worstY = y;
      }
    }
  }
  const count = (right - left) * (bottom - top);
  return sum / count > tolerance * (0.8 + 0.6 * random.unit()) ? [worstX, worstY] : null;
}

/** Room for one stroke, used again and again: a painting has a hundred thousand. */
interface Hand {
  /** Its points, x and y in turn. */
  readonly points: Float64Array;
  readonly colour: Float64Array;
  readonly furrows: Float64Array;
  readonly way: Direction;
}

const createHand = ({ length, bristles }: Pick<Layer, 'length' | 'bristles'>): Hand => ({
  points: new Float64Array(2 * length + 2),
  colour: new Float64Array(3),
  furrows: new Float64Array(bristles),
  way: new Float64Array(2),
});

function paintStroke(layer: Layer, flow: EdgeFlow, hand: Hand, startX: number, startY: number) {
  const { painting, reference, radius, random, bristles, variety, hue } = layer;
  const { colour, furrows, points } = hand;
  const at = pixelAt(startX, startY, reference.width, reference.height) * 4;
  const count = followEdges(layer, flow, hand, at, startX, startY);
  const vary = (random.unit() - 0.5) * 2 * variety;
  for (let c = 0; c < 3; c++) {
    const part = reference.data[at + c] as number;
    colour[c] = Math.round(clamp(part + vary + (random.unit() - 0.5) * 2 * hue * variety, 0, 255));
  }
  // Bristles: each leaves its own furrow along the stroke.
  const level = 100 + 56 * random.unit();
  for (let n = 0; n < bristles; n++)
    furrows[n] = clamp(level + (bristles > 1 ? (random.unit() - 0.5) * 70 : 0), 0, 255);
  layStroke(painting, { points, count, radius, colour, furrows });
}

const pixelAt = (x: number, y: number, width: number, height: number): number =>
  Math.min(height - 1, Math.max(0, Math.floor(y))) * width +
  Math.min(width - 1, Math.max(0, Math.floor(x)));

/** How steep the light (0 to 255 a pixel, squared) has to be to lead a stroke: where something else does, a sky's gradation shall not. */
const LEAST_ENERGY = 0.02;
const PLAIN_ENERGY = 3;

/** Writes where a stroke goes, along the edges, until the colour there is not that of its `start` (in the picture's data); answers its number of points. */
function followEdges(
  { reference, radius, length, rest }: Layer,
  flow: EdgeFlow,
  { points, way }: Hand,
  start: number,
  startX: number,
  startY: number,
): number {
  const { width, height, data } = reference;
  points[0] = startX;
  points[1] = startY;
  let count = 1;
  let x = startX;
  let y = startY;
  let lastX = 0;
  let lastY = 0;
  for (let n = 0; n < length; n++) {
    // Where nothing leads, strokes go on as they went, or lie a little aslant.
    const isCalm = rest(x, y, way);
    const isLed = alongEdges(flow, x, y, isCalm ? PLAIN_ENERGY : LEAST_ENERGY, way);
    const isAlone = !isLed && !isCalm;
    let dx = isAlone ? (n === 0 ? 0.9 : lastX) : (way[0] as number);
    let dy = isAlone ? (n === 0 ? -0.44 : lastY) : (way[1] as number);
    if (lastX * dx + lastY * dy < 0) {
      dx = -dx;
      dy = -dy;
    }
    if (n > 0) {
      dx = 0.6 * dx + 0.4 * lastX;
      dy = 0.6 * dy + 0.4 * lastY;
    }
    x += dx * radius;
    y += dy * radius;
    if (x < -radius || y < -radius || x > width + radius || y > height + radius) break;
    const here = pixelAt(x, y, width, height) * 4;
    let away = 0;
    for (let c = 0; c < 3; c++)
      away += Math.abs((data[here + c] as number) - (data[start + c] as number));
    if (n > 1 && away > 60) break;
    points[2 * count] = x;
    points[2 * count + 1] = y;
    count++;
    lastX = dx;
    lastY = dy;
  }
  return count;
}

function shuffle<Item>(items: Item[], random: Random): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    const kept = items[at] as Item;
    items[at] = items[other] as Item;
    items[other] = kept;
  }
}

/** How much the ridges catch the light. */
const RELIEF = 0.006;

function lightRelief({ width, height, data, relief }: Painting): void {
  const plane = blurPlane(relief, width, 1);
  const { across, down } = slopesOf(plane, width, height);
  for (let at = 0; at < plane.length; at++) {
    const slope = (across[at] as number) + (down[at] as number);
    const light = 1 + clamp(slope * RELIEF, -0.1, 0.1);
    for (let c = 0; c < 3; c++) {
      const own = data[at * 4 + c] as number;
      data[at * 4 + c] = own * light + Math.max(0, light - 1) * 40;
    }
  }
}
