import { blurBox } from '../../kernels/blur-box.ts';
import { clamp, smoothstep } from '../../scene/arithmetic.ts';
import { judgeColours } from './colour-model.ts';
import { components } from '../../kernels/components.ts';
import { followEdges } from './follow-edges.ts';
import { standingOut } from './standing-out.ts';
import { barrierDistance } from './barrier-distance.ts';
import type { View } from './view.ts';

/** A subject covers at least and at most this share of a picture. */
const LEAST_SHARE = 0.015;
const MOST_SHARE = 0.8;
const ROUNDS = 4;
/** Its colours must be so much likelier in it than around it, 0 to 1: else the picture is all of a kind. */
const LEAST_DISTINCT = 0.2;

/**
 * Finds what a picture is of: 0 (background) to 1 for each pixel of the view, or null where nothing
 * stands out. What stands out is what the border cannot reach without crossing contrast (minimum
 * barrier distance), what is sharper than its surroundings and nearer the middle; then colours that
 * occur in it and not around it decide, and the edges of the picture where it ends. `sky` (0 to 1) is
 * never part of it.
 */
export function findSubject(view: View, sky: Float32Array | null): Float32Array | null {
  const sharp = focus(view, sky);
  const first = firstGuess(view, sharp, sky);
  let subject = first;
  for (let round = 0; round < ROUNDS; round++) {
    const judged = judgeColours(view, subject);
    const near = blurBox(subject, view.width, Math.max(2, Math.round(view.width / 24)));
    const next = judged.map((likely, at) => {
      const before = clamp(0.5 * (first[at] as number) + 0.5 * (near[at] as number), 0.03, 0.97);
      const odds =
        (likely / (1.001 - likely)) * (before / (1 - before)) ** 1.6 * (sharp[at] as number) ** 1.5;
      return odds / (1 + odds);
    });
    const followed = followEdges(view, next, { radius: 9, epsilon: 4e-4 });
    subject = followed.map((value, at) => smoothstep(0.2, 0.8, value) * (1 - (sky?.[at] ?? 0)));
  }
  if (distinctness(view, subject) < LEAST_DISTINCT) return null;
  subject = fillHoles(view, withoutCrumbs(subject, view.width));
  const share = subject.reduce((sum, value) => sum + value, 0) / subject.length;
  const isNone = share < LEAST_SHARE || share > MOST_SHARE || isBand(subject, view.width);
  return isNone ? null : subject;
}

/** What reaches both sides over more than this share of the height is land, no subject. */
const BAND = 0.2;

function isBand(subject: Float32Array, width: number): boolean {
  const height = subject.length / width;
  let [left, right] = [0, 0];
  for (let row = 0; row < subject.length; row += width) {
    left += subject[row] as number;
    right += subject[row + width - 1] as number;
  }
  return Math.min(left, right) > BAND * height;
}

/** How much likelier colours of the subject occur in it than around it. */
function distinctness(view: View, subject: Float32Array): number {
  const judged = judgeColours(view, subject);
  let [inside, outside, share] = [0, 0, 0];
  for (let at = 0; at < subject.length; at++) {
    const [own, likely] = [subject[at] as number, judged[at] as number];
    inside += own * likely;
    outside += (1 - own) * likely;
    share += own;
  }
  return inside / (share + 1e-6) - outside / (subject.length - share + 1e-6);
}

/** A part of the subject smaller than this share of its largest is left out. */
const CRUMB = 0.12;

function withoutCrumbs(subject: Float32Array, width: number): Float32Array {
  const { labels, sizes } = components(
    subject.map((value) => (value > 0.4 ? 1 : 0)),
    width,
  );
  const least = CRUMB * Math.max(0, ...sizes);
  return subject.map((value, at) => ((sizes[labels[at] as number] ?? 0) < least ? 0 : value));
}

/** Background that the border cannot reach belongs to the subject: a face in its hair, say. */
function fillHoles({ width }: View, subject: Float32Array): Float32Array {
  const { labels, sizes } = components(
    subject.map((value) => (value > 0.5 ? 0 : 1)),
    width,
  );
  const open = new Set<number>();
  for (let at = 0; at < subject.length; at++) {
    const x = at % width;
    const isBorder = x === 0 || x === width - 1 || at < width || at >= subject.length - width;
    if (isBorder) open.add(labels[at] as number);
  }
  return subject.map((value, at) => {
    const label = labels[at] as number;
    const isHole = (sizes[label] ?? 0) > 0 && !open.has(label);
    return isHole ? 1 : value;
  });
}

/** What stands out, 0 to 1. */
function firstGuess(view: View, sharp: Float32Array, sky: Float32Array | null): Float32Array {
  const { width, height } = view;
  const barrier = stretched(barrierDistance(view));
  const unlike = isOpen(sky) ? stretched(standingOut(view)) : null;
  const combined = barrier.map((value, at) => {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.54;
    const centre = Math.exp(-(x * x + y * y) / (2 * 0.3 * 0.3));
    const free = (1 - (sky?.[at] ?? 0)) * (0.3 + 0.7 * (unlike?.[at] ?? 1));
    return (0.1 + value) * (sharp[at] as number) * (0.35 + 0.65 * centre) * free;
  });
  const even = stretched(combined);
  const threshold = otsu(even);
  return even.map((value) => smoothstep(threshold * 0.6, threshold * 1.4, value));
}

/** From this share of sky on a picture is an open view: there the land along its sides is background. */
const OPEN = 0.2;

const isOpen = (sky: Float32Array | null): boolean =>
  sky !== null && sky.reduce((sum, value) => sum + value, 0) > OPEN * sky.length;

/** Width of the strip along the upper and side edges that is background, as a share of the picture's. */
const STRIP = 0.08;

/**
 * How much sharper a pixel is than what is out of focus: about 0.3 to 2, and 1 everywhere where the
 * strip along the edges (but for the sky, which is never sharp) is as sharp as the rest: there it tells nothing.
 */
function focus(view: View, sky: Float32Array | null): Float32Array {
  const { width, height } = view;
  const sharp = stretched(sharpness(view));
  let [sum, count] = [0, 1e-6];
  for (let at = 0; at < sharp.length; at++) {
    const x = (at % width) / width;
    if (x > STRIP && x < 1 - STRIP && at > STRIP * height * width) continue;
    if ((sky?.[at] ?? 0) > 0.5) continue;
    sum += sharp[at] as number;
    count++;
  }
  const telling = 1 - smoothstep(0.36, 0.52, sum / count);
  const threshold = otsu(sharp);
  return sharp.map((value) => clamp(value / threshold, 0.25, 2) ** telling);
}

/** How fine the detail around each pixel is: the share of its contrast that a slight blur takes away. */
function sharpness({ luma, width }: View): Float32Array {
  const detail = (radius: number) => {
    const soft = blurBox(blurBox(luma, width, radius), width, radius);
    const lost = luma.map((value, at) => Math.abs(value - (soft[at] as number)));
    return blurBox(blurBox(lost, width, 4), width, 6);
  };
  const coarse = detail(4);
  return detail(1).map((fine, at) => fine / ((coarse[at] as number) + 0.012));
}

/** 0 to 1, 1 at the value that all but a hundredth stay below. */
function stretched(map: Float32Array): Float32Array {
  const sorted = Float32Array.from(map).sort();
  const top = sorted[Math.floor(sorted.length * 0.98)] ?? 0;
  return map.map((value) => (top > 0 ? clamp(value / top) : 0));
}

/** The value (0 to 1) that best splits a map in two (Otsu 1979). */
export function otsu(map: Float32Array): number {
  const bins = new Float64Array(128);
  for (const value of map) {
    const bin = Math.floor(clamp(value) * 127);
    bins[bin] = (bins[bin] as number) + 1;
  }
  const all = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let [best, found, below, sum] = [0, 0, 0, 0];
  for (let bin = 0; bin < 127; bin++) {
    below += bins[bin] as number;
    sum += (bins[bin] as number) * bin;
    const above = map.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sum / below - (all - sum) / above) ** 2;
    if (between > best) [best, found] = [between, bin];
  }
  return (found + 0.5) / 127;
}
