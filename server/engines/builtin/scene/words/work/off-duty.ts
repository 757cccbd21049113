import type { Trait } from '../trait.ts';

/** What is done instead of one's work, whatever that is. */
const INSTEAD: ReadonlySet<Trait> = new Set<Trait>([
  ...(['earscovered', 'yawning', 'stretching', 'dozing', 'slumped', 'shouting'] as const),
  ...(['annoyed', 'astonished', 'sad', 'dancing', 'waving', 'cheering', 'sneaking'] as const),
  ...(['timing', 'hugging', 'juggling', 'knitting', 'reading', 'newspaper', 'selfie'] as const),
  ...(['sweeping', 'scrubbing', 'dishwashing', 'vacuuming', 'dusting', 'ironing'] as const),
  ...(['tomatopicking', 'applepicking', 'berrypicking', 'flowerpicking', 'raking'] as const),
  ...(['gravelraking', 'headcarrying', 'laddercarrying', 'stirring', 'frying'] as const),
  ...(['pushing', 'planting', 'pegging', 'skipping', 'yoga', 'meditating', 'karate'] as const),
]);

/** Trades that are drawn at their work: the traits by which they are named. */
const TRADES: ReadonlySet<Trait> = new Set<Trait>(['teacher', 'watering', 'potting', 'mowing']);

/** Whether something else than their work is said of those who are like that ("a teacher covering her ears"). */
export const isOffDuty = (traits: readonly Trait[]): boolean =>
  traits.some((trait) => INSTEAD.has(trait));

/** What somebody is like, without the work of a trade where something else is said to be done. */
export const withoutIdleTrades = (traits: readonly Trait[]): readonly Trait[] =>
  isOffDuty(traits) ? traits.filter((trait) => !TRADES.has(trait)) : traits;
