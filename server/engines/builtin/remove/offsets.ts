import type { Random } from '../kernels/random.ts';
import type { OnShare } from '../kernels/share.ts';
import type { Workspace } from './workspace.ts';

/** A step from a pixel to the one that it copies. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Rounds of propagation and random search among the known patches. */
const ROUNDS = 4;
/** Patches nearer than this share of the level's larger side are alike only because they touch. */
const APART = 1 / 15;
/** A peak has at least so many votes, each of which counts 4 at its place. */
const LEAST_VOTES = 4;
/** Patches between two reports of progress. */
const PATCHES_A_REPORT = 32_768;

/**
 * The steps at which the known part of a level most often repeats itself, most frequent first: peaks
 * of the histogram of its patches' steps to those most like them (He and Sun 2012). `onShare` is told
 * the share of the search that is done.
 */
export function knownOffsets(
  workspace: Workspace,
  random: Random,
  most: number,
  onShare: OnShare,
): Offset[] {
  const { level } = workspace;
  const nearest = matchKnown(workspace, random, onShare, false);
  const votes = createVotes(level);
  for (const pixel of level.sources) {
    const other = nearest[pixel] as number;
    if (other < 0) continue;
    votes.add(pixel, other);
    votes.add(other, pixel);
  }
  return votes.peaks(most);
}

/**
 * The steps from the known part of a level to what is most often most like it in its mirror image: the axes of what is
 * symmetric. None where there is no mirror image. `onShare` is told the share of the search that is done.
 */
export function mirrorOffsets(
  workspace: Workspace,
  random: Random,
  most: number,
  onShare: OnShare,
): Offset[] {
  const { level } = workspace;
  if (level.own === level.width) return [];
  const nearest = matchKnown(workspace, random, onShare, true);
  const votes = createVotes(level);
  for (const pixel of level.sources) {
    const other = nearest[pixel] as number;
    if (other >= 0) votes.add(pixel, other);
  }
  return votes.peaks(most);
}

/** The most frequent steps of the present field. */
export function fieldOffsets({ level, field }: Workspace, most: number): Offset[] {
  const votes = createVotes(level);
  for (const target of level.targets) {
    const source = field.source[target] as number;
    if (source >= 0) votes.add(target, source);
  }
  return votes.peaks(most);
}

/**
 * For each source the patch most like it, in the mirror image or else not beside it in the picture itself, or −1, by
 * PatchMatch (Barnes et al. 2009).
 */
function matchKnown(
  { level, code }: Workspace,
  random: Random,
  onShare: OnShare,
  isMirrored: boolean,
): Int32Array {
  const { width, own, height, sources, valid } = level;
  const apart = Math.max(4, Math.round(Math.max(own, height) * APART)) ** 2;
  const best = new Int32Array(width * height).fill(-1);
  const cost = new Int32Array(width * height).fill(0x7fffffff);
  const compare = code('compare');
  const consider = (pixel: number, x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height || x >= own !== isMirrored) return;
    const other = y * width + x;
    if (valid[other] !== 1 || best[pixel] === other) return;
    const across = (isMirrored ? width - 1 - x : x) - (pixel % width);
    const down = y - Math.floor(pixel / width);
    if (across * across + down * down < apart) return;
    const found = compare(pixel, other, cost[pixel] as number);
    if (found >= (cost[pixel] as number)) return;
    cost[pixel] = found;
    best[pixel] = other;
  };
  const follow = (pixel: number, step: number, across: number, down: number) => {
    const beside = best[pixel + step] ?? -1;
    if (beside >= 0) consider(pixel, (beside % width) - across, Math.floor(beside / width) - down);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const step = round % 2 === 0 ? -1 : 1;
    for (let index = 0; index < sources.length; index++) {
      if (index % PATCHES_A_REPORT === 0) onShare((round + index / sources.length) / ROUNDS);
      const pixel = sources[step < 0 ? index : sources.length - 1 - index] as number;
      follow(pixel, step, step, 0);
      follow(pixel, step * width, 0, step);
      for (let radius = Math.max(own, height); radius > 1; radius >>= 1) {
        const found = best[pixel] as number;
        const centre = found >= 0 ? found : isMirrored ? mirrorOf(pixel, width) : pixel;
        const x = (centre % width) + random.below(2 * radius + 1) - radius;
        consider(pixel, x, Math.floor(centre / width) + random.below(2 * radius + 1) - radius);
      }
    }
  }
  return best;
}

const mirrorOf = (pixel: number, width: number): number => pixel + width - 1 - 2 * (pixel % width);

/** A histogram of steps. */
interface Votes {
  readonly add: (from: number, to: number) => void;
  /** The places with more votes than those around them, most first. */
  readonly peaks: (most: number) => Offset[];
}

function createVotes({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Votes {
  const columns = 2 * width + 1;
  const votes = new Int32Array(columns * (2 * height + 1));
  const around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];
  const shares = around.map((_, index) => (CORNERS.has(index) ? 1 : 2));
  const vote = (at: number, count: number) => {
    votes[at] = (votes[at] as number) + count;
  };
  return {
    add(from, to) {
      const x = (to % width) - (from % width);
      const y = Math.floor(to / width) - Math.floor(from / width);
      // Neighbours get a share: a step that is not whole votes for both that are near it.
      const at = (y + height) * columns + x + width;
      vote(at, 4);
      for (let index = 0; index < around.length; index++)
        vote(at + (around[index] as number), shares[index] as number);
    },
    peaks(most) {
      const found: number[] = [];
      for (let at = 0; at < votes.length; at++) {
        const count = votes[at] as number;
        if (count < LEAST_VOTES) continue;
        const isPeak = around.every((shift) => {
          const beside = votes[at + shift] ?? 0;
          return shift < 0 ? beside < count : beside <= count;
        });
        if (isPeak) found.push(at);
      }
      found.sort((a, b) => (votes[b] as number) - (votes[a] as number) || a - b);
      return found
        .slice(0, most)
        .map((at) => ({ x: (at % columns) - width, y: Math.floor(at / columns) - height }));
    },
  };
}

const CORNERS = new Set([0, 2, 5, 7]);
