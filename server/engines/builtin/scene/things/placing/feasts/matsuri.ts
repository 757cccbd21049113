import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { AWAY, type Guest, guestsAt, TO_EYE } from './guests.ts';

/** Those who stroll between the stalls in thin kimonos, some with the back to the eye. */
const STROLLERS: readonly Guest[] = [
  { traits: ['woman', 'kimono'], colour: [0.3, 0.44, 0.86], heading: AWAY - 0.25 },
  { traits: ['kimono'], colour: [0.4, 0.46, 0.56], heading: AWAY + 0.25 },
  { traits: ['woman', 'kimono'], colour: [0.86, 0.4, 0.52], heading: TO_EYE - 0.4 },
  { traits: ['girl', 'kimono'], colour: [0.9, 0.3, 0.26], heading: TO_EYE + 0.4 },
  { traits: ['woman', 'kimono'], colour: [0.92, 0.88, 0.8], heading: AWAY + 0.5 },
  { traits: ['kimono'], colour: [0.36, 0.42, 0.56], heading: TO_EYE + 0.3 },
];
const PLACES = [
  [-0.55, 5.6],
  [0.2, 5.8],
  [1.5, 7.6],
  [1.05, 7.4],
  [-1.7, 9],
  [0.5, 10.4],
  [-0.7, 11.4],
  [1.7, 12.6],
  [-1.8, 13.4],
  [0.1, 14.6],
  [1.1, 16.6],
  [-1.2, 17.4],
  [0.4, 19.5],
  [-1.8, 20.6],
  [1.6, 22],
  [-0.4, 24],
] as const;

/** How far off the nearest stroll where somebody scoops goldfish, world units: none before the basin. */
const BEYOND_BASIN = 9;

/** People on the way between the stalls. */
export function matsuri(stage: Stage): Draft[] {
  const isOpen = stage.setting.subjects.some(({ traits }) => traits?.includes('scooping'));
  const places = isOpen ? PLACES.filter(([, z]) => z > BEYOND_BASIN) : PLACES;
  return guestsAt(stage, STROLLERS, places);
}
