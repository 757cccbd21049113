/**
 * The mask as the specification defines it, worked out from the DOM events that were sent. It
 * shares no line with the product (it imports nothing from src/), decides each pixel by itself
 * with whole numbers of any size, and takes seconds where the product takes microseconds.
 * What it relies on is written in src/canvas/mapping.md.
 */

/** The documented mapping: canvas corner (client CSS px) and camera, exact doubles. */
export interface Mapping {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Which tool was chosen, which button went down and how wide the brush was (image px). */
export interface StrokeStart {
  readonly type: 'pointerdown';
  readonly clientX: number;
  readonly clientY: number;
  readonly tool: 'brush' | 'eraser';
  /** 0 main, 2 right, 5 a pen's eraser end. */
  readonly button: number;
  readonly brushSize: number;
  /** Where the camera was moved between strokes. */
  readonly mapping?: Mapping;
}

/** A pointer event as it was sent; several coalesced positions count as several moves. */
export type OracleEvent =
  | StrokeStart
  | {
      readonly type: 'pointermove' | 'pointerup' | 'pointercancel';
      readonly clientX: number;
      readonly clientY: number;
    };

interface Sample {
  readonly x: bigint;
  readonly y: bigint;
}

/** A finished stroke: samples in 1/16 px. */
interface Stroke {
  readonly erase: boolean;
  readonly brushSize: number;
  readonly samples: readonly Sample[];
}

const LIMIT = 2 ** 24;

/** The mask after the events: `width * height` bytes, 0 or 255, row by row. */
export function maskOf(
  events: readonly OracleEvent[],
  mapping: Mapping,
  size: { readonly width: number; readonly height: number },
): Uint8Array {
  const mask = new Uint8Array(size.width * size.height);
  for (const stroke of strokesOf(events, mapping)) {
    const value = stroke.erase ? 0 : 255;
    coverage(stroke, size).forEach((covered, index) => {
      if (covered !== 0) mask[index] = value;
    });
  }
  return mask;
}

/** Down, moves and up are one stroke; a cancelled one leaves nothing. */
function strokesOf(events: readonly OracleEvent[], mapping: Mapping): Stroke[] {
  const strokes: Stroke[] = [];
  let start: StrokeStart | null = null;
  let samples: Sample[] = [];
  for (const event of events) {
    if (event.type === 'pointerdown') {
      start = event;
      samples = [];
    }
    if (start === null) continue;
    samples.push(sampleOf(event, start.mapping ?? mapping));
    if (event.type === 'pointerup') {
      const erase = start.tool === 'eraser' || start.button === 2 || start.button === 5;
      strokes.push({ erase, brushSize: start.brushSize, samples });
    }
    if (event.type === 'pointerup' || event.type === 'pointercancel') start = null;
  }
  return strokes;
}

/** The one place that computes in doubles, in the documented order of operations. */
function sampleOf(
  event: { readonly clientX: number; readonly clientY: number },
  mapping: Mapping,
): Sample {
  const imageX = (event.clientX - mapping.left - mapping.x) / mapping.scale;
  const imageY = (event.clientY - mapping.top - mapping.y) / mapping.scale;
  return { x: quantised(imageX), y: quantised(imageY) };
}

function quantised(pixels: number): bigint {
  const units = Math.floor(16 * pixels + 0.5);
  return BigInt(Math.max(-LIMIT, Math.min(LIMIT, units)));
}

/** One byte a pixel: 1 where the pixel's centre is at most half the brush size away. */
function coverage(
  stroke: Stroke,
  size: { readonly width: number; readonly height: number },
): Uint8Array {
  const covered = new Uint8Array(size.width * size.height);
  const { samples, brushSize } = stroke;
  samples.forEach((to, index) => {
    const from = samples[Math.max(0, index - 1)] ?? to;
    const columns = range(from.x, to.x, brushSize, size.width);
    const rows = range(from.y, to.y, brushSize, size.height);
    for (let j = rows.first; j <= rows.last; j += 1) {
      for (let i = columns.first; i <= columns.last; i += 1) {
        const pixel = j * size.width + i;
        if (covered[pixel] === 0 && isWithin(i, j, from, to, brushSize)) covered[pixel] = 1;
      }
    }
  });
  return covered;
}

/** Pixels that may be near enough along one axis, generously. */
function range(
  a: bigint,
  b: bigint,
  brushSize: number,
  extent: number,
): { first: number; last: number } {
  const low = Number(a < b ? a : b) / 16 - brushSize / 2 - 2;
  const high = Number(a < b ? b : a) / 16 + brushSize / 2 + 2;
  return { first: Math.max(0, Math.floor(low)), last: Math.min(extent - 1, Math.ceil(high)) };
}

/**
 * Whether the centre (i + ½, j + ½) is at most brushSize / 2 from the closed segment, without any
 * rounding: in 1/16 px, with twice the distance squared against the brush size squared, and
 * multiplied by the squared length of the segment where the nearest point lies inside it.
 */
function isWithin(i: number, j: number, from: Sample, to: Sample, brushSize: number): boolean {
  const px = 16n * BigInt(i) + 8n - from.x;
  const py = 16n * BigInt(j) + 8n - from.y;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const size = 16n * BigInt(brushSize);
  const size2 = size * size;
  const length2 = dx * dx + dy * dy;
  const along = px * dx + py * dy;
  const fromStart2 = px * px + py * py;
  if (along <= 0n || length2 === 0n) return 4n * fromStart2 <= size2;
  if (along >= length2) {
    const ex = px - dx;
    const ey = py - dy;
    return 4n * (ex * ex + ey * ey) <= size2;
  }
  return 4n * (fromStart2 * length2 - along * along) <= size2 * length2;
}
