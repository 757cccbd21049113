import type { Draft } from '../as-seen.ts';
import { dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Fans in the colours of their club. */
const FANS: readonly Stroller[] = [
  { traits: [], tall: 1.78, colour: [0.78, 0.1, 0.12], posture: 'walking' },
  { traits: ['woman'], tall: 1.68, colour: [0.9, 0.9, 0.88], posture: 'standing' },
  { traits: ['child'], tall: 1.2, colour: [0.78, 0.1, 0.12], posture: 'running' },
  { traits: ['broad'], tall: 1.8, colour: [0.78, 0.1, 0.12], posture: 'standing' },
  { traits: [], tall: 1.74, colour: [0.9, 0.9, 0.88], posture: 'walking' },
];
/** Rows of fans: how far off, how many, how wide they are spread. World units. */
const ROWS = [
  [11, 2, 5],
  [15, 4, 8],
  [20, 6, 13],
  [26, 8, 18],
  [33, 10, 24],
  [39, 12, 28],
] as const;

/** Fans on their way to the gates of a stadium. */
export const stadiumfront = (stage: Stage): Draft[] =>
  dressed(
    stage,
    FANS,
    ROWS.flatMap(([z, count, wide], row) =>
      Array.from({ length: count }, (_, n) => {
        const share = n / (count - 1) - 0.5;
        const off = 0.8 * Math.sin(n * 4.7 + row * 2.3);
        return [share * wide + off, z + 1.6 * Math.sin(n * 2.9 + row)] as const;
      }),
    ),
  );
