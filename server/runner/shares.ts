/** The parts of a run that are done when the engine begins, and when it ends. */
export interface Shares {
  readonly prepared: number;
  readonly engine: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Work on one pixel, in units of reading it: of the picture to read and to finish it, of what the
 * engine is shown to make it. Measured; of all kinds of task an engine takes within three times as much or as little.
 */
const WORK = { read: 1, make: 100, finish: 4 } as const;

const pixelsOf = ({ width, height }: Size): number => width * height;

/**
 * How a run's work is shared out: a small area of a large picture is made sooner than the picture
 * is encoded.
 */
export function sharesOf({
  picture,
  answer = picture,
  shown,
  count,
}: {
  readonly picture: Size;
  /**
   * Size of each answer. That of an enlarged picture need not be known: it takes as many times more
   * to make as to finish.
   */
  readonly answer?: Size;
  /** What the engine works on. */
  readonly shown: Size;
  /** How many answers there will be. */
  readonly count: number;
}): Shares {
  const read = WORK.read * pixelsOf(picture);
  const make = WORK.make * pixelsOf(shown) * count;
  const all = read + make + WORK.finish * pixelsOf(answer) * count;
  return { prepared: read / all, engine: (read + make) / all };
}
