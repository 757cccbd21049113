import { blurBox } from '../../kernels/blur-box.ts';
import { clamp, smoothstep } from '../../scene/arithmetic.ts';
import { judgeColours } from './colour-model.ts';
import { components } from '../../kernels/components.ts';
import { followEdges } from './follow-edges.ts';
import { barrierDistance } from './barrier-distance.ts';
import type { View } from './view.ts';

/** A subject covers at least and at most this share of a picture. */
const LEAST_SHARE = 0.015;
const MOST_SHARE = 0.8;
const ROUNDS = 4;

/**
 * Finds what a picture is of: 0 (background) to 1 for each pixel of the view, or null where nothing
 * stands out. What stands out is what the border cannot reach without crossing contrast (minimum
 * barrier distance), what is sharper than its surroundings and nearer the middle; then colours that
 * occur in it and not around it decide, and the edges of the picture where it ends.
 */
export function findSubject(view: View): Float32Array | null {
  const sharp = focus(view);
  const first = firstGuess(view, sharp);
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
    subject = followed.map((value) => smoothstep(0.2, 0.8, value));
  }
  subject = fillHoles(view, withoutCrumbs(subject, view.width));
  const share = subject.reduce((sum, value) => sum + value, 0) / subject.length;
  return share < LEAST_SHARE || share > MOST_SHARE ? null : subject;
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
function firstGuess(view: View, sharp: Float32Array): Float32Array {
  const { width, height } = view;
  const barrier = stretched(barrierDistance(view));
  const combined = barrier.map((value, at) => {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.54;
    const centre = Math.exp(-(x * x + y * y) / (2 * 0.3 * 0.3));
    return (0.1 + value) * (sharp[at] as number) * (0.35 + 0.65 * centre);
  });
  const even = stretched(combined);
  const threshold = otsu(even);
  return even.map((value) => smoothstep(threshold * 0.6, threshold * 1.4, value));
}

/** Width of the strip along the upper and side edges that is background, as a share of the picture's. */
const STRIP = 0.08;

/**
 * How much sharper a pixel is than what is out of focus: about 0.3 to 2, and 1 everywhere where the
 * strip along the edges is as sharp as the rest: there it tells nothing.
 */
function focus(view: View): Float32Array {
  const { width, height } = view;
  const sharp = stretched(sharpness(view));
  let [sum, count] = [0, 0];
  for (let at = 0; at < sharp.length; at++) {
    const x = (at % width) / width;
    if (x > STRIP && x < 1 - STRIP && at > STRIP * height * width) continue;
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
