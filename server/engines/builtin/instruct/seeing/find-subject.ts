import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { components } from '../../kernels/components.ts';
import { type AreaGraph, asMap, layOutAreas, overAreas } from './area-graph.ts';
import { barrierDistance } from './barrier-distance.ts';
import { judgeColours } from './colour-model.ts';
import { cutAreas } from './cut-areas.ts';
import { findFocus } from './focus.ts';
import { refineEdge } from './refine-edge.ts';
import { otsu, stretched } from './spread.ts';
import { standingOut } from './standing-out.ts';
import type { View } from './view.ts';

/** Areas that a view is cut into, about. */
const AREAS = 420;
/** A subject covers at least and at most this share of a picture. */
const LEAST_SHARE = 0.015;
const MOST_SHARE = 0.8;
const ROUNDS = 4;
/** What a pixel of the subject's outline costs through even colour. */
const OUTLINE = 5;
/** What colours say counts so much, against the first guess. */
const OF_COLOURS = 0.8;
/** What standing out counts in the first guess; the rest is the barrier's. */
const UNLIKE = 0.6;
/** What is in focus before a soft border counts at most so much, whatever its colours. */
const IN_FOCUS = 1.8;
/** Its colours must be so much likelier in it than around it, 0 to 1: else the picture is all of a kind. */
const LEAST_DISTINCT = 0.2;

/**
 * Finds what a picture is of: 0 (background) to 1 for each pixel of the view, or null where nothing
 * stands out. Areas that stand out from the background (`standing-out.ts`), that the border cannot
 * reach without crossing contrast (minimum barrier distance), that are in focus and near the middle are a
 * first guess; then the cheapest cut of areas along the picture's edges, and the colours on its two sides,
 * take turns (after GrabCut, Rother et al. 2004, with areas for pixels). `sky` (0 to 1) is never part of it.
 */
export function findSubject(view: View, sky: Float32Array | null): Float32Array | null {
  const areas = layOutAreas(view, AREAS);
  const guess = firstGuess(view, areas, sky);
  let inside = cutAreas(areas, guess, OUTLINE);
  for (let round = 0; round < ROUNDS; round++) {
    const region = asMap(areas, Float32Array.from(inside));
    const colours = overAreas(areas, logOdds(judgeColours(view, region), 2));
    const odds = guess.map((value, area) => value + OF_COLOURS * (colours[area] as number));
    inside = cutAreas(areas, odds, OUTLINE);
  }
  let subject = asMap(areas, Float32Array.from(inside));
  if (distinctness(view, subject) < LEAST_DISTINCT) return null;
  subject = fillHoles(view, withoutCrumbs(refineEdge(view, subject), view.width));
  const share = subject.reduce((sum, value) => sum + value, 0) / subject.length;
  const isNone =
    share < LEAST_SHARE ||
    share > MOST_SHARE ||
    isBand(subject, view.width) ||
    isScattered(subject, view.width);
  return isNone ? null : blurBox(subject, view.width, 1);
}

const logOdds = (likely: Float32Array, most: number): Float32Array =>
  likely.map((value) => clamp(Math.log((value + 1e-4) / (1.0001 - value)), -most, most));

/** How likely each area is of the subject before its colours are known, as the logarithm of odds. */
function firstGuess(view: View, areas: AreaGraph, sky: Float32Array | null): Float32Array {
  const { width, height } = view;
  const focus = findFocus(view, sky);
  const sharp = overAreas(areas, focus.sharp);
  const out = standingOut(view, areas, { sharp, telling: focus.telling });
  const barrier = overAreas(areas, stretched(barrierDistance(view)));
  const heaven = sky === null ? null : overAreas(areas, sky);
  const value = out.map((unlike, area) => {
    const x = ((areas.x[area] as number) + 0.5) / width - 0.5;
    const y = ((areas.y[area] as number) + 0.5) / height - 0.54;
    const centre = Math.exp(-(x * x + y * y) / (2 * 0.32 * 0.32));
    const seen = mix(1, smoothstep(0.4, 0.9, sharp[area] as number), focus.telling);
    return (
      (UNLIKE * unlike + (1 - UNLIKE) * (barrier[area] as number)) * (0.4 + 0.6 * centre) * seen
    );
  });
  const even = stretched(value);
  const threshold = otsu(asMap(areas, even));
  return even.map((one, area) => {
    const odds = clamp((4 * (one - threshold)) / Math.max(0.15, threshold), -2, 2);
    const inFocus = focus.telling * clamp(4 * ((sharp[area] as number) - 0.75), -1, IN_FOCUS);
    return mix(odds + inFocus, -3, heaven?.[area] ?? 0);
  });
}
/** Two pieces of one size together reach 0.5, four 0.25: so many are lit windows or stones, no subject. */
const LEAST_TOGETHER = 0.3;

/** Whether it falls into many pieces: the chance of two of its pixels to lie in the same one. */
function isScattered(subject: Float32Array, width: number): boolean {
  const { sizes } = partsOf(subject, width);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.reduce((sum, size) => sum + (size / total) ** 2, 0) < LEAST_TOGETHER;
}

const partsOf = (subject: Float32Array, width: number) =>
  components(
    subject.map((value) => (value > 0.4 ? 1 : 0)),
    width,
  );

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
  const { labels, sizes } = partsOf(subject, width);
  const least = CRUMB * Math.max(0, ...sizes);
  return subject.map((value, at) => ((sizes[labels[at] as number] ?? 0) < least ? 0 : value));
}

/** Background that is enclosed and no larger than this share of the picture is filled up. */
const MOST_HOLE = 0.08;

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
    const size = sizes[label] ?? 0;
    const isHole = size > 0 && size < MOST_HOLE * subject.length && !open.has(label);
    return isHole ? 1 : value;
  });
}
