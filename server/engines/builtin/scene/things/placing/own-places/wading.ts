import { bathes, fords, paddles, sips, wades } from '../../../choices/by-the-water.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { footingOf, SWIMS } from '../stands-on.ts';

/** How much of who wades for fish is under water, of its height, of who bathes and of who goes through what is shallow; of who swims, and of who drinks at its edge. */
const UNDER = {
  ...{ fishing: 0.17, bathing: 0.27, fording: 0.16, swimming: 0.54, drinking: 0.06 },
} as const;

function wadingOf(subject: Subject): keyof typeof UNDER {
  if (paddles(subject)) return 'swimming';
  if (sips(subject)) return 'drinking';
  if (bathes(subject)) return 'bathing';
  return fords(subject) ? 'fording' : 'fishing';
}

/** How much of what swims at the surface is under water, of its height: a shark shows its fin, a turtle its shell, a dolphin leaps with its tail still in it. */
const SWIMS_UNDER: Partial<Readonly<Record<Thing, number>>> = {
  turtle: 0.4,
  shark: 0.55,
  fish: 0.14,
  jellyfish: 0.6,
  seahorse: 0.3,
  diver: 0.5,
  dolphin: 0.13,
};

/** How much of furniture is under water that floats, of its height: a piano's legs, a bed up to its mattress. */
const AWASH_UNDER: Partial<Readonly<Record<Thing, number>>> = {
  piano: 0.26,
  bed: 0.3,
  sofa: 0.3,
  armchair: 0.3,
  bathtub: 0.24,
};
const AWASH = 0.16;

/** How much of something is under water that wades, floats or swims at the surface, of its height; 0 of anything else. */
export function underWaterOf(setting: Setting, subject: Subject): number {
  if (wades(setting, subject)) return UNDER[wadingOf(subject)];
  if (subject.traits?.includes('awash') === true) return AWASH_UNDER[subject.thing] ?? AWASH;
  const isAtSurface = SWIMS.has(subject.thing) && footingOf(setting, subject) === 'water';
  return isAtSurface ? (SWIMS_UNDER[subject.thing] ?? 0) : 0;
}
