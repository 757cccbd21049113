/** One among those of its kind. */
export interface Among {
  readonly middle: number;
  readonly index: number;
  readonly count: number;
}

/** A place in the world; `base` where it is not on the ground. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly base: number | null;
  /** 1 where it was wanted, less where the only ground is farther off, more where it is nearer. */
  readonly nearness: number;
}
