import type { Pixels } from '../../../../engine.ts';
import { createRandom, type Random } from '../../../kernels/random.ts';
import { clamp } from '../../../kernels/arithmetic.ts';
import { slopesOf } from '../../../kernels/slopes.ts';
import { blurPlane, softCopy } from '../../../kernels/soft-copy.ts';
import { alongEdges, type Direction, type EdgeFlow, flowOf } from './edge-flow.ts';
import type { Noise } from '../../noise.ts';
import { createPainting, layStroke, type Painting } from './lay-stroke.ts';

/** A brush: its width as a share of the picture's size, and what a stroke of it has to mend. */
interface Brush {
  readonly width: number;
  readonly tolerance: number;
  /** Length of a stroke, in radii. */
  readonly length: number;
  readonly bristles: number;
  /** How much a stroke's light may differ from what it covers, 0 to 255. */
  readonly variety: number;
}

/** A way to paint in oil. */
export interface OilManner {
  /** From broad to fine. */
  readonly brushes: readonly Brush[];
  /** Of a stroke's variety, the share in which its hue may differ. */
  readonly hue: number;
}

/** The width of the finest strokes of a manner, as a share of the picture's size. */
export const finestOf = ({ brushes }: OilManner): number =>
  Math.min(...brushes.map(({ width }) => width));

/** The eye takes less of another hue than of another light. */
const HUE = 0.35;

/** As a studio paints: broad grounds, fine where it matters. */
export const STUDIO: OilManner = {
  brushes: [
    { width: 0.04, tolerance: 0, length: 5, bristles: 7, variety: 11 },
    { width: 0.021, tolerance: 26, length: 5, bristles: 5, variety: 9 },
    { width: 0.011, tolerance: 32, length: 6, bristles: 4, variety: 7 },
    { width: 0.0055, tolerance: 30, length: 6, bristles: 1, variety: 4 },
  ],
  hue: HUE,
};

/** As the impressionists painted out of doors: short strokes of broken colour, nothing fine. */
export const IMPRESSIONIST: OilManner = {
  brushes: [
    { width: 0.036, tolerance: 0, length: 3, bristles: 7, variety: 16 },
    { width: 0.019, tolerance: 20, length: 2, bristles: 5, variety: 24 },
    { width: 0.0115, tolerance: 34, length: 2, bristles: 4, variety: 20 },
    { width: 0.0065, tolerance: 52, length: 3, bristles: 2, variety: 9 },
  ],
  hue: 0.9,
};

/** Long thick strokes side by side that whirl through the sky. */
export const WHIRLING: OilManner = {
  brushes: [
    { width: 0.034, tolerance: 0, length: 8, bristles: 6, variety: 16 },
    { width: 0.0135, tolerance: 12, length: 7, bristles: 4, variety: 26 },
    { width: 0.0085, tolerance: 46, length: 7, bristles: 3, variety: 16 },
    { width: 0.0055, tolerance: 56, length: 6, bristles: 1, variety: 6 },
  ],
  hue: 0.7,
};

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
  manner: OilManner = STUDIO,
  rest: Rest = () => false,
): Pixels {
  const { width, height } = picture;
  const random = createRandom(seed);
  const painting = createPainting(picture);
  const unit = Math.sqrt(width * height) * (0.7 + 0.3 * amount);
  manner.brushes.forEach((layer, index) => {
    const radius = Math.max(1.5, (layer.width * unit) / 2);
    const reference = softCopy(picture, Math.max(1, radius * 0.45));
    paintLayer({
      painting,
      isGround: index === 0,
      reference,
      radius,
      random,
      ...layer,
      hue: manner.hue,
      rest,
    });
    onShare((0.9 * (index + 1)) / manner.brushes.length);
  });
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

function paintLayer(layer: Layer): void {
  const { painting, isGround, reference, radius, random, tolerance } = layer;
  const painted = isGround ? null : painting.data;
  const { width, height } = reference;
  const flow = flowOf(reference, radius * SWEEP);
  const step = Math.max(2, Math.round(radius * 1.25));
  const starts: [number, number][] = [];
  for (let top = 0; top < height; top += step) {
    for (let left = 0; left < width; left += step) {
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
