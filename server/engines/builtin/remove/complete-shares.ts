import { divideShare, type OnShare } from '../kernels/share.ts';
import type { Level } from './level.ts';

/**
 * How long the steps of completing a hole take, measured beside one target in one round of search and
 * vote: for each pixel or source of the level, or each pixel of the hole.
 */
const WORK = {
  readyPixel: 0.5,
  regroupedSource: 12,
  shadedPixel: 1,
  finishedHole: 3,
  boundedHole: 5,
} as const;

/** Whom to tell how far the steps of completing a hole are, in the order in which they are done. */
interface CompleteShares {
  readonly onReady: OnShare;
  /** Those of a level, the finest being 0. */
  readonly onLevel: (index: number) => {
    readonly onRefined: OnShare;
    readonly onRegrouped: OnShare;
  };
  readonly onShaded: OnShare;
  readonly onFinished: OnShare;
  readonly onBounded: OnShare;
}

/**
 * Divides the completing of a hole into its steps. `levels` are those of its pyramid, the finest first,
 * `rounds` how often each is gone through, `grouped` the one that is regrouped, if any is.
 */
export function shareCompleting(
  onProgress: OnShare,
  levels: readonly Level[],
  rounds: readonly number[],
  grouped: number | null,
): CompleteShares {
  const finest = levels[0];
  const pixels = finest === undefined ? 0 : finest.width * finest.height;
  const hole = finest?.holePixels.length ?? 0;
  const refining = levels.map(({ targets }, index) => targets.length * ((rounds[index] ?? 0) + 1));
  const regrouping = levels.map(({ sources }, index) =>
    index === grouped ? WORK.regroupedSource * sources.length : 0,
  );
  const [onReady, onAll, onShaded, onFinished, onBounded] = divideShare(onProgress, [
    WORK.readyPixel * pixels,
    sumOf(refining) + sumOf(regrouping),
    WORK.shadedPixel * pixels,
    WORK.finishedHole * hole,
    WORK.boundedHole * hole,
  ]);
  const coarsestFirst = refining
    .toReversed()
    .flatMap((own, n) => [own, regrouping.at(-1 - n) ?? 0]);
  const on = divideShare(onAll, coarsestFirst);
  const onLevel = (index: number) => {
    const step = 2 * (levels.length - 1 - index);
    return { onRefined: on[step] as OnShare, onRegrouped: on[step + 1] as OnShare };
  };
  return { onReady, onLevel, onShaded, onFinished, onBounded };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
