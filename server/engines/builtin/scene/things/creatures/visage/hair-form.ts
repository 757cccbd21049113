import { clamp, mix, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import { createStar, type Star } from '../../sculpt/star.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { MIDDLE, type Skull } from './skull.ts';

/** How hair lies on a head: parted at one side and cut short, from the crown to the brow, combed back to where it is tied, parted and hanging down, or standing off all round in curls. */
export type Lie = 'short' | 'fringe' | 'swept' | 'long' | 'curly';

/** How hair lies; it is no part of what a seed decides. */
const noise = createNoise(6_007);

/** Where the parting is, aside from the middle of the head. */
const PARTED: Readonly<Record<Lie, number>> = {
  short: 0.15,
  fringe: 0,
  swept: 0,
  long: 0.05,
  curly: 0,
};

/** A place on hair: which strand it belongs to, and how far along it is. Heights of the head, about. */
export interface Strand {
  readonly across: number;
  readonly along: number;
}

/** The strand at a place on a head. */
export function strandAt(lie: Lie, x: number, y: number, z: number): Strand {
  if (lie === 'curly') {
    // They wind about each other.
    const wound = noise.at(z * 8 + x * 5, y * 8 - x * 4);
    return { across: 0.1 * wound + 0.04 * noise.at(x * 19 + z * 8, y * 17), along: 0.2 * y };
  }
  if (lie === 'swept') {
    // All run to where they are tied, up behind.
    const turn = Math.atan2(z, y - 0.42);
    return { across: 0.36 * turn, along: x };
  }
  // From the whorl at the crown they fall all round.
  if (lie === 'fringe') {
    const turn = Math.atan2(z - 0.04, x + 0.16);
    return { across: 0.34 * turn + 0.02 * Math.sin(y * 15 + 5 * turn), along: y };
  }
  const aside = z - PARTED[lie];
  const over = Math.max(0, y - 0.56);
  const turn = Math.atan2(x + 0.1, Math.hypot(aside, over * 0.8) + 0.04);
  const lean =
    lie === 'short' ? 0.55 * (0.85 - y) - 0.5 * aside * clamp(over * 3) : 0.1 * (0.8 - y);
  return {
    across: 0.34 * turn + lean + (aside > 0 ? 0.5 : 0),
    along: y - Math.abs(aside) * 0.6,
  };
}

/** How far inside the edge of the hair a place on a head is, in its heights; below 0 it is bare. */
export const insideHair = (lie: Lie, x: number, y: number, z: number): number =>
  y - hairline(lie, Math.abs(Math.atan2(z, x + 0.06)));

/** How high the edge of the hair is, by how far around the head it is from before (0) to behind (π). */
function hairline(lie: Lie, around: number): number {
  const front =
    (lie === 'short' ? 0.805 : 0.785) -
    0.012 * Math.cos(around * 7) -
    0.05 * smoothstep(0.55, 0.95, around);
  if (lie === 'fringe') return fringed(around);
  const ear = lie === 'swept' ? 0.6 : lie === 'curly' ? 0.42 : lie === 'long' ? 0.2 : 0.44;
  const temple = mix(
    front,
    ear,
    // From the parting it falls aside over the corners of the brow.
    lie === 'long' ? smoothstep(0.22, 1.12, around) : smoothstep(0.95, 1.32, around),
  );
  const behind = mix(temple, lie === 'long' ? 0.15 : 0.5, smoothstep(1.5, 1.72, around));
  return mix(behind, 0.2, smoothstep(1.75, 2.3, around));
}

/** The edge of hair that falls over the brow and, beside it, to the ears. */
const fringed = (around: number): number =>
  mix(
    mix(0.66 + 0.012 * Math.cos(around * 9), 0.44, smoothstep(0.62, 1.0, around)),
    0.22,
    smoothstep(1.7, 2.2, around),
  );

/** How far beneath the skin hair is where none grows, so that none of its colour is seen. */
export const SUNK = 0.08;

/** The form of hair on a head of that form, `cells` of a survey across, around the middle of the head. */
export function hairForm(lie: Lie, bareAt: Skull, cells: number): Star {
  return createStar(
    cells,
    (x, y, z) => {
      const bare = bareAt(x, y, z);
      const at: Vector = [MIDDLE[0] + x * bare, MIDDLE[1] + y * bare, MIDDLE[2] + z * bare];
      const around = Math.abs(Math.atan2(at[2], at[0] + 0.06));
      const strand = strandAt(lie, at[0] * 1.1, at[1], at[2] * 1.1);
      const lock = noise.at(strand.across * 11 + 3, strand.along * 1.6);
      const fine = noise.at(strand.across * 34, strand.along * 2.6);
      const edge = hairline(lie, around) + (lie === 'fringe' ? 0.04 : 0.018) * fine;
      const inside = at[1] - edge;
      const grown = smoothstep(-0.04, 0.04, inside);
      return bare - SUNK + grown * (SUNK + thickness(lie, at, inside, lock, fine));
    },
    false,
  );
}

/** How far hair in curls stands off the head, and how far single curls do more or less. */
const CURLY = { full: 0.15, curls: 0.034 } as const;

/** How thick hair is on the head. */
function thickness(
  lie: Lie,
  [x, y, z]: Vector,
  inside: number,
  lock: number,
  fine: number,
): number {
  const top = smoothstep(0.62, 0.95, y);
  if (lie === 'swept') {
    const full = 0.045 + 0.045 * top * smoothstep(0.34, 0, x);
    return (
      full * smoothstep(0, 0.09, inside) +
      0.004 +
      (0.014 * lock + 0.005 * fine) * smoothstep(0.02, 0.16, inside)
    );
  }
  if (lie === 'fringe')
    return (
      (0.05 + 0.03 * top) * (0.35 + 0.65 * smoothstep(0, 0.12, inside)) +
      (0.026 * lock + 0.014 * fine) * smoothstep(-0.01, 0.05, inside)
    );
  if (lie === 'curly') {
    const curls = noise.at(z * 9 + x * 6, y * 9 - x * 5) + 0.5 * noise.at(x * 21 + z * 9, y * 20);
    return (CURLY.full + CURLY.curls * curls) * smoothstep(-0.02, 0.16, inside) ** 0.6;
  }
  const aside = z - PARTED[lie];
  const parting =
    Math.exp(-((aside / 0.034) ** 2)) * smoothstep(0.78, 0.88, y) * smoothstep(-0.25, 0.1, x);
  // It stands up beside the parting, most over the brow.
  const rise = Math.exp(-(((aside + 0.13) / 0.2) ** 2)) * smoothstep(-0.2, 0.3, x) * top;
  const body =
    lie === 'short'
      ? 0.03 + 0.045 * top + 0.045 * rise
      : 0.052 + 0.033 * top + 0.015 * rise + 0.03 * smoothstep(0.7, 0.4, y);
  const close = lie === 'short' ? mix(0.3, 1, smoothstep(0.4, 0.75, y)) : 1;
  return (
    body * close * (0.08 + 0.92 * smoothstep(0, 0.11, inside)) * (1 - 0.3 * parting) +
    close *
      ((lie === 'short' ? 0.042 : 0.026) * lock + 0.011 * fine) *
      smoothstep(0.0, 0.09, inside)
  );
}
