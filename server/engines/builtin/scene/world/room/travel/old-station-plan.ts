/** Measures of a station of the age of steam, metres: half its width, how high its roof is at the crown and where that springs, how long it is, how far its middle is toward the heavy side. */
export const OLD_STATION = { half: 8.4, high: 9.4, spring: 4.7, back: 54, shift: 2.2 } as const;

/** Where its train stands: the middle of its track from the eye toward the heavy side, how far off its buffers are; the chimney behind them and its top; metres. */
export const OLD_TRAIN = { middle: 3.1, front: 9, chimney: 0.75, high: 3.75 } as const;
