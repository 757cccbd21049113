import type { Subject } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';

/** Whether the one of several who may be either is a woman: every other one is; of lions and deer that are not counted all but one are. */
export function isWomanOfSeveral(
  { thing, count, exact, male, company, traits = [] }: Subject,
  index: number,
): boolean {
  if (count < 2 || company !== undefined || !traits.every((trait) => ASEXUAL.has(trait)))
    return false;
  if (thing === 'lion' || thing === 'deer') return exact === undefined && index > 0;
  return (thing === 'person' || thing === 'umbrella') && male !== true && index % 2 === 1;
}

/** What is said of men and women alike. */
const ASEXUAL: ReadonlySet<Trait> = new Set<Trait>([
  'crowd',
  'summery',
  'wintry',
  'dancing',
  'talking',
  'laughing',
  'watching',
  'waving',
  'reading',
  'listening',
  'hiker',
  'feeding',
  'bygone',
  'coat',
  'old',
  'teen',
  'postal',
  'newspaper',
  'flowerpicking',
  'hatted',
  'glasses',
  'sunglasses',
  'raincoat',
  'jacket',
  'shirt',
  'pullover',
  'doctor',
  'chef',
  'musician',
  'farmer',
  'fisher',
  'graduate',
  'painting',
  'meditating',
  'yoga',
]);
