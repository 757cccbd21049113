import { pick, type Random } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { isFemale } from '../visage/face.ts';
import { folkOf } from '../visage/folk.ts';
import type { Hair } from '../visage/hair.ts';
import { isHanging } from '../visage/hanging-hair.ts';
import type { Clothes } from './clothes.ts';
import { isHooded } from './outerwear.ts';

/** Beneath a jacket or a coat a bun is a man's short hair from a little way off; the old wear none that is long. */
export const seenAs = (hair: Hair, kind: Clothes, traits: readonly Trait[]): Hair =>
  hair === 'bun' && kind !== 'dress' ? (traits.includes('old') ? 'bob' : 'long') : hair;

/** The hair of who lies: what is long would hang down beside the bed. */
export const lying = (hair: Hair): Hair =>
  hair === 'tail' || hair === 'braids' || isHanging(hair) ? 'fringe' : hair;

/** Whether curls are long and hang down: a woman's of whom nothing else is said. */
const hangsInCurls = (traits: readonly Trait[]): boolean =>
  isFemale(traits) && !traits.includes('darkskinned') && !traits.includes('earrings');

/** How who is like that wears the hair. */
export function hairOf(random: Random, traits: readonly Trait[]): Hair {
  // None is seen beneath a cloth.
  if (traits.includes('headscarf')) return 'shaven';
  // None comes through a hood.
  if (isHooded(traits)) return isFemale(traits) ? 'fringe' : 'short';
  if (traits.includes('bald') || folkOf(traits) !== null) return 'shaven';
  if (traits.includes('braided')) return 'braids';
  // Beneath curls that stand off the head earrings are seen too.
  if (traits.includes('curly') && !hangsInCurls(traits)) return 'curls';
  // Nothing hides what is in the ears.
  if (traits.includes('bun') || (traits.includes('earrings') && isFemale(traits))) return 'bun';
  if (traits.includes('curly') && isFemale(traits)) return 'wavy';
  if (traits.includes('longhaired') || (traits.includes('royal') && isFemale(traits)))
    return 'long';
  // A man's cut on a woman is a man from a little way off.
  if (traits.includes('shorthaired')) return isFemale(traits) ? 'bob' : 'short';
  if (traits.includes('girl')) return pick(random, ['tail', 'long', 'bob', 'wavy']);
  if (traits.includes('child') && traits.includes('boy')) return pick(random, ['fringe', 'short']);
  // Of children of whom no more is said some are girls.
  if (traits.includes('child')) return pick(random, ['fringe', 'fringe', 'tail', 'short']);
  if (traits.includes('woman') && traits.includes('old'))
    return pick(random, ['bun', 'bob', 'wavy']);
  if (traits.includes('woman')) return pick(random, ['long', 'wavy', 'bob', 'long', 'wavy', 'bun']);
  return 'short';
}
