import { smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { components } from '../../kernels/components.ts';
import type { View } from './view.ts';

/** A subject that fills this share of the lowest rows stands before the picture's lower edge: no ground is seen. */
const MOST_BEFORE = 0.3;
const LOWEST_ROWS = 0.05;
/** Change of light along a way up (0 to 1 a channel) that is no edge, for each pixel. */
const CALM = 0.003;
/** What a pixel's way aside costs: enough for ways around flowers, not for those along a shore. */
const ASIDE = 0.0045;
/** Gaps in the ground of up to this share of a picture are closed. */
const LARGEST_GAP = 0.015;
/** So much change from the lower edge on is ground for sure, and so much is none. */
const REACHED = [0.2, 0.44] as const;

/**
 * Finds the ground of an open view: 0 to 1 for each pixel of the view. It is what lies below the
 * sky's lowest reaches and can be reached from the lower edge upward without crossing strong
 * edges, as walls' feet are. Without a sky nothing tells ground from wall: 0 everywhere.
 */
export function findGround(
  view: View,
  sky: Float32Array | null,
  subject: Float32Array | null,
): Float32Array {
  const { width, height } = view;
  const none = new Float32Array(width * height);
  if (sky === null || standsBefore(subject, width)) return none;
  const horizon = lowestSky(sky, width);
  const crossed = crossings(view);
  const ground = none.map((_, at) => {
    const below = smoothstep(horizon, horizon + height * 0.1, Math.floor(at / width));
    const reached = 1 - smoothstep(REACHED[0], REACHED[1], crossed[at] as number);
    return below * reached * (1 - (sky[at] as number));
  });
  closeGaps(ground, width);
  return ground.map((value, at) => value * (1 - (subject?.[at] ?? 0)));
}

/** What is small and has ground all around stands on it, as flowers do, and is covered with it. In place. */
function closeGaps(ground: Float32Array, width: number): void {
  const { labels, sizes } = components(
    ground.map((value) => (value < 0.5 ? 1 : 0)),
    width,
  );
  const atBorder = new Set<number>();
  for (let at = 0; at < labels.length; at++) {
    const x = at % width;
    const isBorder = x === 0 || x === width - 1 || at < width || at >= labels.length - width;
    if (isBorder) atBorder.add(labels[at] as number);
  }
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    const isGap = (sizes[label] as number) < LARGEST_GAP * labels.length && !atBorder.has(label);
    if (label > 0 && isGap) ground[at] = 1;
  }
}

function standsBefore(subject: Float32Array | null, width: number): boolean {
  if (subject === null) return false;
  const rows = Math.max(1, Math.round((subject.length / width) * LOWEST_ROWS));
  const lowest = subject.subarray(subject.length - rows * width);
  return lowest.reduce((sum, value) => sum + value, 0) > MOST_BEFORE * lowest.length;
}

/** The row that the sky reaches where it reaches lowest, but for a few columns. */
function lowestSky(sky: Float32Array, width: number): number {
  const height = sky.length / width;
  const ends = Float64Array.from({ length: width }, (_, x) => {
    let y = 0;
    while (y < height && (sky[y * width + x] as number) > 0.5) y++;
    return y;
  }).sort();
  return Math.min(height * 0.8, ends[Math.floor(width * 0.96)] ?? height / 2);
}

/** How much light changes on the calmest way from the lower edge up, or level, to each pixel. */
function crossings(view: View): Float32Array {
  const { width, height } = view;
  const planes = [view.red, view.green, view.blue].map((plane) => blurBox(plane, width, 3));
  const crossed = new Float32Array(width * height);
  const by = (at: number, from: number) => {
    let step = 0;
    for (const plane of planes)
      step = Math.max(step, Math.abs((plane[at] as number) - (plane[from] as number)));
    return (crossed[from] as number) + Math.max(0, step - CALM);
  };
  for (let y = height - 2; y >= 0; y--) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let least = Number.POSITIVE_INFINITY;
      for (let aside = -1; aside <= 1; aside++) {
        if (x + aside < 0 || x + aside >= width) continue;
        least = Math.min(least, by(row + x, row + x + width + aside));
      }
      crossed[row + x] = least;
    }
    // Around what stands in the way, as flowers do.
    for (let x = 1; x < width; x++)
      crossed[row + x] = Math.min(crossed[row + x] as number, ASIDE + by(row + x, row + x - 1));
    for (let x = width - 2; x >= 0; x--)
      crossed[row + x] = Math.min(crossed[row + x] as number, ASIDE + by(row + x, row + x + 1));
  }
  return crossed;
}
