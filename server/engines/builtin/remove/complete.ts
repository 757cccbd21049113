import type { Random } from '../kernels/random.ts';
import type { OnShare } from '../kernels/share.ts';
import { boundDetail } from './bound-detail.ts';
import { shareCompleting } from './complete-shares.ts';
import { blurTexture, halve, type RawFeature, rawFeature } from './feature.ts';
import { fineDetail } from './fine-detail.ts';
import { finishGradients } from './gradient-finish.ts';
import { isUnfitting, montageGradients } from './gradient-montage.ts';
import { isOpen, largest } from './hole.ts';
import { targetsAtJoins } from './joins.ts';
import { createLevel, type Level } from './level.ts';
import { findCrossingLines } from './lines.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { isInOneHue, weakenLight } from './one-hue.ts';
import { peel } from './onion.ts';
import { startPatchProgram } from './program/patch-program.ts';
import { regroup } from './regroup.ts';
import { seedLines } from './seed-lines.ts';
import { evenShading } from './shading.ts';
import type { Surroundings } from './surroundings.ts';
import { upsample } from './upsample.ts';
import { prepareVotes, voteFeatures, votePixels } from './vote.ts';
import { layOut, type Workspace } from './workspace.ts';

/** The coarsest level's hole is at most this many pixels deep: one and a half patch widths from each side. */
const COARSEST_DEPTH = 7;
/** No level is smaller than this many pixels on a side. */
const SMALLEST_SIDE = 20;
/** Fewer whole sources than this are too few to build from. */
const FEWEST_SOURCES = 40;
/** Rounds of search and vote at the coarsest and the finest level. */
const COARSEST_ROUNDS = 12;
const FINEST_ROUNDS = 3;
/** Targets times rounds that a level may cost: a huge hole gets fewer rounds at its finest levels. */
const WORK_LIMIT = 2_500_000;
/** Hole pixels at which pieces are still grouped fast. */
const MOST_REGROUPED = 3000;
/** Widths of the vote's comparison: while mixing, and for the last vote, which all but picks the best. */
const MIXING = 0.5;
const SHARP = 0.07;
/** A round that changes the luma less than this on average ends its level. */
const SETTLED_COARSE = 0.05;
const SETTLED_FINE = 0.15;

/** What is known of a hole. */
interface HoleHints {
  /** It is a single detail: too small to be made of pieces copied whole, and to have shading of its own. */
  readonly isDetail?: boolean;
  /** Nothing around it is in focus. */
  readonly isOutOfFocus?: boolean;
}

/**
 * Fills a hole with texture from the rest of the picture: patch matching from coarse to fine with
 * voting (Wexler et al. 2007, Barnes et al. 2009, Newson et al. 2014), then a gradient-domain
 * finish. Pixels are written within the hole only. Returns for each of its pixels the one that it is copied from (−1 beside
 * the picture's border), or null, with nothing written, when there is not one whole patch to copy from. `onProgress` is told
 * shares of the work that were finished.
 */
export function completeHole(
  { width, own, pixels, hole, barred, grounds }: Surroundings,
  random: Random,
  onProgress: OnShare,
  { isDetail = false, isOutOfFocus = false }: HoleHints = {},
): Int32Array | null {
  const levels = buildPyramid(rawFeature(pixels, hole, barred, width, grounds), own);
  const finest = levels[0];
  if (finest === undefined || finest.sources.length === 0) return null;
  const rounds = levels.map((level, index) => roundsFor(level, index, levels.length));
  const grouped = isDetail ? null : levelToRegroup(levels);
  const shares = shareCompleting(onProgress, levels, rounds, grouped);
  const lines = findCrossingLines(finest);
  shares.onReady(1);
  const program = startPatchProgram();
  let workspace: Workspace | null = null;
  for (let index = levels.length - 1; index >= 0; index--) {
    const level = levels[index] as Level;
    const coarser = workspace && { level: workspace.level, source: workspace.field.source.slice() };
    const closeness = levels.length === 1 ? 0.25 : (index / (levels.length - 1)) ** 2;
    const isGrouped = grouped !== null && index < grouped;
    workspace = layOut(program, level, random, isGrouped);
    if (coarser === null) peel(workspace, createMatcher(workspace, closeness));
    const matcher = createMatcher(workspace, closeness);
    if (coarser !== null) upsample(coarser.level, coarser.source, level, matcher, random);
    const seeded = seedLines(workspace, matcher, lines, 2 ** index);
    const { onRefined, onRegrouped } = shares.onLevel(index);
    refine(workspace, matcher, seeded, rounds[index] ?? 1, { index, isGrouped }, onRefined);
    if (index === grouped) {
      regroup(workspace, matcher, random, onRegrouped);
      // Else the next level does so.
      if (index === 0) refine(workspace, matcher, seeded, 1, { index, isGrouped: true }, () => {});
    }
  }
  if (workspace === null) return null;
  prepareVotes(workspace, SHARP);
  votePixels(workspace, pixels);
  const fine = fineDetail(workspace.level, pixels);
  // The finish takes over the memory that the field lies in.
  const copied = {
    level: workspace.level,
    field: { ...workspace.field, source: workspace.field.source.slice() },
  };
  const mayFlow = isOutOfFocus && !isDetail && !isOpen(hole, width);
  if (mayFlow && isUnfitting(copied, pixels)) {
    montageGradients(copied, pixels);
  } else {
    if (!isDetail) evenShading(workspace, pixels, fine);
    shares.onShaded(1);
    finishGradients(workspace, program, pixels, isOutOfFocus, shares.onFinished);
  }
  boundDetail(copied, pixels, fine, shares.onBounded);
  return copied.field.source;
}

function buildPyramid(raw: RawFeature, own: number): Level[] {
  const levels: Level[] = [];
  const isOneHue = isInOneHue(raw);
  for (let current = raw; ; current = halve(current)) {
    const { width, height, hole, barred, grounds } = current;
    const feature = blurTexture(current);
    if (isOneHue) weakenLight(current, feature);
    const level = createLevel(width, height, feature, hole, barred, grounds, own >> levels.length);
    if (levels.length > 0 && level.sources.length < FEWEST_SOURCES) break;
    levels.push(level);
    const small = Math.min(level.own, height) / 2 < SMALLEST_SIDE;
    if (small || largest(level.depth) <= COARSEST_DEPTH) break;
  }
  return levels;
}

/**
 * The finest level that is small enough to be regrouped, else the coarsest. None for a hole that the
 * picture's border leaves open: nothing there tells pieces apart that fit from those that do not.
 */
function levelToRegroup(levels: readonly Level[]): number | null {
  const { hole, width } = levels.at(-1) as Level;
  if (isOpen(hole, width)) return null;
  const found = levels.findIndex(({ holePixels }) => holePixels.length <= MOST_REGROUPED);
  return found < 0 ? levels.length - 1 : found;
}

function roundsFor({ targets }: Level, index: number, levels: number): number {
  const share = levels === 1 ? 0.5 : index / (levels - 1);
  const wanted = Math.round(FINEST_ROUNDS + (COARSEST_ROUNDS - FINEST_ROUNDS) * share);
  return Math.max(1, Math.min(wanted, Math.floor(WORK_LIMIT / Math.max(1, targets.length))));
}

/**
 * Rounds of search and vote on a level, which is the finest where its index is 0. Where it `isGrouped` only the joins of
 * pieces are sought anew: a vote blurs them, flat patches fit that best, and would spread into the pieces from there.
 */
function refine(
  workspace: Workspace,
  matcher: Matcher,
  seeded: readonly number[],
  rounds: number,
  { index, isGrouped }: { readonly index: number; readonly isGrouped: boolean },
  onProgress: (share: number) => void,
): void {
  prepareVotes(workspace, MIXING, seeded);
  // No costs are known yet: the first vote trusts every patch alike.
  voteFeatures(workspace);
  if (isGrouped) {
    matcher.rescore();
    workspace.seekFor(targetsAtJoins(workspace));
  }
  for (let round = 0; round < rounds; round++) {
    matcher.rescore();
    matcher.pass(false);
    matcher.pass(true);
    const change = voteFeatures(workspace);
    onProgress((round + 1) / rounds);
    if (change < (index === 0 ? SETTLED_FINE : SETTLED_COARSE)) break;
  }
}
