import { createRandom, seedOf } from '../kernels/random.ts';
import type { Setting } from './setting.ts';

/** The parts of a picture that draw from a chance of their own. A part's number makes that: another one would change its pictures. */
const PARTS = {
  ground: 0,
  heavens: 1,
  clouds: 2,
  things: 3,
  weather: 4,
  place: 5,
  room: 6,
  inRoom: 7,
  fireworks: 8,
  crystals: 9,
  strike: 10,
  lightning: 11,
  splashes: 12,
  fireflies: 13,
  tornado: 14,
  pane: 15,
  confetti: 16,
} as const;

/** Gives the setting with the chance of one part of the picture. */
export type Apart = (part: keyof typeof PARTS) => Setting;

/** The parts of a picture of a setting: how often one draws from its chance never changes the next, at any size. */
export function partsOf(setting: Setting): Apart {
  const chance = setting.random.uint32();
  return (part) => ({ ...setting, random: createRandom(seedOf(chance, PARTS[part])) });
}
