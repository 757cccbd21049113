import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { components } from '../../kernels/components.ts';
import { judgeColours } from './colour-model.ts';
import { followEdges } from './follow-edges.ts';
import { steepness } from './gradient.ts';
import { findSkyline } from './skyline.ts';
import type { View } from './view.ts';

/** A sky needs this share of the picture, and of its upper edge. */
const LEAST_SHARE = 0.02;
const LEAST_TOP = 0.25;
/** Of what was taken for sky, this share has to have a colour that skies have, and be this calm on average. */
const LEAST_PLAUSIBLE = 0.6;
const MOST_TEXTURE = 0.045;
const ROUNDS = 3;

/**
 * Finds the sky: 0 (none of it) to 1 for each pixel of the view, or null where none is seen. The
 * skyline by gradient (Shen and Wang 2013) is a first guess; colours that occur above it and not
 * below then decide, so that gaps in trees are sky too and a tower before clouds is not.
 */
export function findSky(view: View): Float32Array | null {
  const slope = steepness(view);
  const skyline = findSkyline(view, slope);
  if (skyline === null) return null;
  const first = aboveLine(view, skyline);
  if (!looksLikeSky(view, first, slope)) return null;
  const refined = refine(view, first, skyline, slope);
  return looksLikeSky(view, refined, slope) ? refined : null;
}

function aboveLine({ width, height }: View, skyline: Uint32Array): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) =>
    Math.floor(at / width) < (skyline[at % width] as number) ? 1 : 0,
  );
}

function looksLikeSky(view: View, sky: Float32Array, slope: Float32Array): boolean {
  let [sum, plausible, texture, top] = [0, 0, 0, 0];
  for (let at = 0; at < sky.length; at++) {
    const share = sky[at] as number;
    sum += share;
    if (at < view.width) top += share;
    texture += share * (slope[at] as number);
    plausible += share * skyColour(view, at);
  }
  return (
    sum > sky.length * LEAST_SHARE &&
    top > view.width * LEAST_TOP &&
    plausible > sum * LEAST_PLAUSIBLE &&
    texture < sum * MOST_TEXTURE
  );
}

/** Whether skies have such a colour: blue, bright without colour, bright and warm, dark and bluish. */
function skyColour({ red, green, blue, luma }: View, at: number): number {
  const [r, g, b] = [red[at] as number, green[at] as number, blue[at] as number];
  const light = luma[at] as number;
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  const isBlue = b > r + 0.02 && b > g - 0.04;
  const isPale = light > 0.5 && spread < 0.16;
  const isGlow = light > 0.45 && r >= g - 0.02 && g > b - 0.1 && r > 0.6;
  const isNight = light < 0.25 && b >= r - 0.01 && g <= b + 0.04;
  return isBlue || isPale || isGlow || isNight ? 1 : 0;
}

/** Lets colours, calm and height decide about each pixel, and the edges of the picture where it ends. */
function refine(
  view: View,
  first: Float32Array,
  skyline: Uint32Array,
  slope: Float32Array,
): Float32Array {
  const { width } = view;
  const texture = blurBox(slope, width, 2);
  const reach = reachBelow(view, skyline);
  const trusted = withoutLeaks(view, skyline);
  const own = meanOf(texture, first);
  let sky = trusted;
  for (let round = 0; round < ROUNDS; round++) {
    const judged = judgeColours(view, sky);
    const fitting = likeTheSkyNear(view, sky);
    const next = judged.map((likely, at) => {
      const calm = 1 - smoothstep(own * 1.6 + 0.008, own * 4 + 0.03, texture[at] as number);
      const before = trusted[at] === 1 ? 0.65 : first[at] === 1 ? 0.4 : 0.3;
      const odds =
        (likely / (1.001 - likely)) *
        (before / (1 - before)) *
        (0.25 + calm) *
        (0.02 + 1.3 * (fitting[at] as number));
      return (odds / (1 + odds)) * (reach[at] as number);
    });
    const open = withoutWalls(next, trusted, slope, width);
    sky = nearSky(view, followEdges(view, open, { radius: 6, epsilon: 2e-4 }), first);
  }
  return sky;
}

/** How far around a pixel the sky's colour is measured, as a share of the picture's longer side. */
const NEAR = 0.09;
/** Variance of a channel that is no difference, 0 to 1. */
const LEAST_VARIANCE = 0.0012;

/** Whether a pixel has the colour of the sky around it: 1 where it has, falling to 0. */
function likeTheSkyNear(view: View, sky: Float32Array): Float32Array {
  const { width } = view;
  const radius = Math.max(2, Math.round(NEAR * Math.max(width, view.height)));
  const weight = blurBox(sky, width, radius);
  const away = new Float32Array(sky.length);
  for (const plane of [view.red, view.green, view.blue]) {
    const sum = blurBox(
      plane.map((value, at) => value * (sky[at] as number)),
      width,
      radius,
    );
    const squares = blurBox(
      plane.map((value, at) => value * value * (sky[at] as number)),
      width,
      radius,
    );
    for (let at = 0; at < away.length; at++) {
      const share = (weight[at] as number) + 1e-6;
      const mean = (sum[at] as number) / share;
      const variance = Math.max(0, (squares[at] as number) / share - mean * mean);
      const distance = ((plane[at] as number) - mean) ** 2 / (variance + LEAST_VARIANCE);
      away[at] = (away[at] as number) + distance;
    }
  }
  return away.map((distance) => Math.exp(-distance / 7));
}

const meanOf = (plane: Float32Array, where: Float32Array): number => {
  let [sum, count] = [0, 1e-6];
  for (let at = 0; at < plane.length; at++) {
    sum += (plane[at] as number) * (where[at] as number);
    count += where[at] as number;
  }
  return sum / count;
};

/** How wide a dip of the skyline must be to be trusted, as a share of the picture's width. */
const DIP = 0.08;

/** What lies above the skyline, without narrow dips: there it leaked into something pale. */
function withoutLeaks(view: View, skyline: Uint32Array): Float32Array {
  const reach = Math.max(1, Math.round((view.width * DIP) / 2));
  const line = skyline.map((row, x) => {
    const around = skyline.slice(Math.max(0, x - reach), x + reach + 1).sort();
    const usual = around[Math.floor(around.length / 2)] as number;
    return Math.min(row, usual + Math.round(view.height * 0.02));
  });
  return aboveLine(view, line);
}

/** Sky is not looked for far below the lowest skyline: 1 above, falling to 0. */
function reachBelow({ width, height }: View, skyline: Uint32Array): Float32Array {
  const lines = Uint32Array.from(skyline).sort();
  const lowest = Math.min(height, (lines[Math.floor(lines.length * 0.95)] ?? 0) + height * 0.02);
  return Float32Array.from(
    { length: width * height },
    (_, at) => 1 - smoothstep(lowest, lowest + height * 0.06 + 1, Math.floor(at / width)),
  );
}

/** How far from the first guess a gap may be, as a share of the picture's longer side. */
const GAP_REACH = 0.06;

/** A slope that parts sky from sky. */
const EDGE = 0.045;
/** What an edge parts from the sky stays only if it is this small a share of the view: a gap in leaves. */
const LARGEST_GAP = 0.0007;
/** Or if so much of it was above the skyline. */
const LEAST_TRUSTED = 0.3;

/** Takes out what has the sky's colour behind an edge: a wall in the shade. */
function withoutWalls(
  sky: Float32Array,
  trusted: Float32Array,
  slope: Float32Array,
  width: number,
): Float32Array {
  const inner = sky.map((value, at) => (value > 0.4 && (slope[at] as number) < EDGE ? 1 : 0));
  const { labels, sizes } = components(inner, width);
  const above = new Float64Array(sizes.length);
  for (let at = 0; at < sky.length; at++) {
    const label = labels[at] as number;
    above[label] = (above[label] as number) + (trusted[at] as number);
  }
  const isWall = sizes.map(
    (size, label) =>
      label > 0 &&
      size > sky.length * LARGEST_GAP &&
      (above[label] as number) < size * LEAST_TRUSTED,
  );
  return sky.map((value, at) => (isWall[labels[at] as number] ? 0 : value));
}

/** Keeps what lies in the first guess or near it, as gaps in leaves do. */
function nearSky(view: View, sky: Float32Array, first: Float32Array): Float32Array {
  const radius = Math.max(1, Math.round(GAP_REACH * Math.max(view.width, view.height)));
  const near = blurBox(first, view.width, radius);
  return sky.map((value, at) => {
    const certain = smoothstep(0.35, 0.75, clamp(value));
    return certain * smoothstep(0, 0.08, near[at] as number);
  });
}
