import { KNEADING } from './deeds-at-table.ts';
import type { Trait } from './trait.ts';

/** What one is at, at a place of its own, and another can help with or look at from close by. */
export const TASKS: ReadonlySet<Trait> = new Set<Trait>([
  ...KNEADING,
  ...(['vegetablecutting', 'kimchimaking', 'cakecutting', 'dishwashing'] as const),
  ...(['stirring', 'frying', 'grilling', 'ironing'] as const),
  ...(['bicyclerepair', 'planting', 'fencepainting', 'wallpainting'] as const),
  ...(['chopping', 'carving', 'welding', 'stargazing', 'tirechange', 'packing'] as const),
]);
