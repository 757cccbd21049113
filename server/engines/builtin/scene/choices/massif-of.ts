import type { Random } from '../../kernels/random.ts';
import type { Land } from '../words/land.ts';
import type { Massif } from '../world/relief/massif.ts';

/** The kinds that a request's pictures have one after the other, from one that the seed chooses. */
const KINDS: readonly Massif[] = ['ridges', 'domes', 'horn', 'tables', 'needles'];
/** The same where the mountains are what the picture is of. */
const HIGH: readonly Massif[] = ['ridges', 'horn', 'needles'];
const HIGH_LANDS: readonly Land[] = ['mountain', 'lake'];

/** The mountains of a request's picture of that index. */
export function massifOf(land: Land, random: Random, index: number): Massif {
  const kinds = HIGH_LANDS.includes(land) ? HIGH : KINDS;
  return kinds[(random.below(kinds.length) + index) % kinds.length] ?? 'ridges';
}
