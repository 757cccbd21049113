import type { Random } from '../../kernels/random.ts';
import type { Idea, Weather } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { HEAPS } from './style-sky.ts';

/**
 * What kind of clouds a sky has: heaps of fair weather, a few that tower, fans of ice high up,
 * fields of small round ones in rows, or long layers above one another.
 */
export type Clouds = 'heaps' | 'towers' | 'fans' | 'mackerel' | 'layers';

/** The kinds that a request's pictures have one after the other, from one that the seed chooses. */
const KINDS: readonly Clouds[] = ['heaps', 'fans', 'towers', 'mackerel', 'heaps', 'layers'];

/** Lands that clouds make, or that have no air of the earth. */
const OWN: readonly Land[] = ['clouds', 'orbit', 'space', 'underwater'];

/**
 * The clouds of a request's picture of that index. They are heaps where words say how the sky is, or
 * where a style is known for its own.
 */
export function cloudsOf(
  idea: Idea,
  { land, weather }: { readonly land: Land; readonly weather: Weather },
  style: string | null,
  random: Random,
  index: number,
): Clouds {
  const kind = KINDS[(random.below(KINDS.length) + index) % KINDS.length] ?? 'heaps';
  const isOpen = idea.weather === null && weather === 'clear' && !idea.without.includes('cloudy');
  const isPlain = idea.sky.length === 0 && !idea.martian && !OWN.includes(land);
  const hasOwn = (HEAPS[style ?? idea.medium ?? ''] ?? 0) > 0;
  return isOpen && isPlain && !hasOwn ? kind : 'heaps';
}
