import { uptime } from 'node:os';

/** Tells whether the clock can be believed in what can't be undone. */
export interface ClockWatch {
  /** False while the clock stands where it was set forward to, for a day at most. */
  isBelieved(): boolean;
}

/** Two clocks, in milliseconds. */
export interface Clocks {
  /** Since 1970; may be set. */
  readonly wall: () => number;
  /** Since some time; goes on whatever is set, also while the machine sleeps. */
  readonly steady: () => number;
}

const HOUR_MS = 3_600_000;
/** What a clock may run ahead between two looks; time servers correct it by less. */
const LEAP_MS = HOUR_MS;
/** A clock that is wrong is seen and set right within this; one that was wrong before is believed after it. */
const DOUBT_MS = 24 * HOUR_MS;

const machine: Clocks = {
  wall: () => Date.now(),
  // Unlike `performance.now()` this counts the time that a machine sleeps.
  steady: () => uptime() * 1_000,
};

/**
 * Watches the clock, from each look to the next. One that was set forward by more than an hour is believed again once
 * it was set back, or has stood for a day; `onLeap` is told once of each leap, in words for the operator.
 */
export function createClockWatch({
  onLeap,
  clocks = machine,
}: {
  readonly onLeap: (sentence: string) => void;
  readonly clocks?: Clocks;
}): ClockWatch {
  const ahead = () => clocks.wall() - clocks.steady();
  let believed = ahead();
  let doubtedSince: number | null = null;
  return {
    isBelieved() {
      const leap = ahead() - believed;
      const now = clocks.steady();
      if (leap <= LEAP_MS || (doubtedSince !== null && now - doubtedSince > DOUBT_MS)) {
        believed += leap;
        doubtedSince = null;
        return true;
      }
      if (doubtedSince === null) onLeap(describe(leap));
      doubtedSince ??= now;
      return false;
    },
  };
}

const describe = (leap: number): string =>
  `The clock was set forward by ${Math.round(leap / HOUR_MS)} hours. Nothing is removed for its age until it is set back, or for a day.`;
