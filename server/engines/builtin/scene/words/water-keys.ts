import type { Meaning } from './meaning.ts';

/** What `lists/waters.ts` has words for: places that are known by their water. */
export const WATER_KEYS = {
  rapids: { land: 'river', scenery: 'rapids' },
  lockcanal: { land: 'river', scenery: 'lockcanal' },
  sandflats: { land: 'beach', scenery: 'sandflats' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** Whether a word names what a land is known by; where pools among rocks are named no sand lies there, and no knights fight where a tank does. */
export const showsScenery = ({ scenery }: Meaning, all: readonly Meaning[]): boolean =>
  scenery !== undefined &&
  !(scenery === 'sandflats' && all.some(({ lowTide }) => lowTide)) &&
  !(scenery === 'battlefield' && all.some(({ thing }) => thing === 'tank'));

/** One of {@link WATER_KEYS}. */
export type WaterKey = keyof typeof WATER_KEYS;
