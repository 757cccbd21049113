import { divideShare, type OnShare } from '../kernels/share.ts';
import type { Step, Target } from './language/instruction.ts';
import type { Sight } from './seeing/sight.ts';

/** A part of a picture that is looked for. */
export type Look = 'sky' | 'subject' | 'plants' | 'ground' | 'depth';

/** How long looking takes beside each other. */
const WEIGHTS: Readonly<Record<Look, number>> = {
  sky: 5,
  subject: 6,
  plants: 3,
  ground: 3,
  depth: 3,
};

/**
 * What a step surely looks for, so that it can be looked for, and told of, before. Ground and depth are
 * seen by what stands on it: that is looked for first.
 */
export function looksOf(step: Step): readonly Look[] {
  switch (step.do) {
    case 'tone':
    case 'sharpen':
    case 'noise':
    case 'filter':
    case 'recolour':
    case 'paint':
      return looksFor(step.target);
    case 'blur':
      return step.target === 'background' ? ['subject', 'depth'] : looksFor(step.target);
    case 'season':
      if (step.season === 'winter') return ['sky', 'subject', 'plants', 'depth', 'ground'];
      return step.season === 'autumn' ? ['plants', 'subject', 'ground'] : ['plants'];
    case 'time':
      return step.onlySky ? ['sky'] : ['sky', 'subject', 'depth'];
    case 'weather':
      return looksOfWeather(step);
    case 'body':
    case 'lights':
      return ['sky'];
    case 'cut-out':
      return looksFor(step.part);
    case 'backdrop':
    case 'plain-background':
      return ['subject'];
    default:
      return [];
  }
}

function looksFor(target: Target): readonly Look[] {
  if (typeof target === 'object' || target === 'all') return [];
  return [target === 'background' ? 'subject' : target];
}

function looksOfWeather(step: Extract<Step, { do: 'weather' }>): readonly Look[] {
  switch (step.weather) {
    case 'rain':
    case 'storm':
      return step.onlySky ? ['sky'] : ['sky', 'subject', 'depth', 'plants'];
    case 'snow':
    case 'snowfall':
      return ['sky', 'subject', 'plants', 'depth', 'ground'];
    case 'fog':
      return ['sky', 'subject', 'depth'];
    default:
      return ['sky'];
  }
}

/** How long it takes to look for all of them. */
export const weightOfLooks = (looks: readonly Look[]): number =>
  looks.reduce((sum, look) => sum + WEIGHTS[look], 0);

/** Looks for parts of a picture, which the sight keeps; `onShare` is told the share that was looked for. */
export function lookAhead(sight: Sight, looks: readonly Look[], onShare: OnShare): void {
  const shares = divideShare(
    onShare,
    looks.map((look) => WEIGHTS[look]),
  );
  for (const [index, look] of looks.entries()) {
    sight[look]();
    shares[index]?.(1);
  }
}
