/** A repeatable source of numbers. */
export interface Random {
  /** The next integer, 0 to 2³²−1. */
  readonly uint32: () => number;
  /** The next number, 0 to just under 1. */
  readonly unit: () => number;
  /** The next integer, 0 to `limit` − 1. */
  readonly below: (limit: number) => number;
}

/**
 * A generator that depends on nothing but its seed (any integer): the 32-bit "mulberry" mixer by
 * Tommy Ettinger, public domain, period 2³².
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const uint32 = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const unit = () => uint32() / 4294967296;
  return { uint32, unit, below: (limit) => Math.floor(unit() * limit) };
}

/** One of several, each as likely. */
export const pick = <T>(random: Random, from: readonly T[]): T =>
  from[random.below(from.length)] as T;

/** The seed of a request's picture of that index: the first one's is the request's own. */
export const seedOf = (seed: number, index: number): number =>
  (seed ^ Math.imul(index, 0x9e3779b1)) >>> 0;

/** A text as a number, 1 to 2³²−1: FNV-1a (Fowler, Noll, Vo) over its UTF-16 units. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}
