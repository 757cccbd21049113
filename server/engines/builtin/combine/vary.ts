import type { Combination, Corner } from './read-combination.ts';

/** A combination, and how it is laid out beyond what was said. */
export interface Variation {
  readonly combination: Combination;
  /** White between and around pictures in a row, as shares of the mean of the first one's sides. */
  readonly between: number;
  readonly around: number;
  /** Whether the picture behind is turned left to right. */
  readonly mirrored: boolean;
  /** How much larger the picture behind is than it has to be. */
  readonly closer: number;
}

/** White between and around, by index; the first answer has none. */
const SPACES = [
  { between: 0, around: 0 },
  { between: 0.02, around: 0 },
  { between: 0.02, around: 0.02 },
  { between: 0.06, around: 0.06 },
] as const;
const BEHIND = [
  { mirrored: false, closer: 1 },
  { mirrored: true, closer: 1 },
  { mirrored: false, closer: 1.4 },
  { mirrored: true, closer: 1.4 },
] as const;
/** Factors of what was said: amounts for insets and patterns, shares for styles. */
const AMOUNTS = [1, 0.7, 1.35, 1.7] as const;
const STRENGTHS = [1, 0.75, 0.5, 0.3] as const;
/** What is added to the share of a blend, away from the nearer end. */
const SHARES = [0, -0.18, 0.18, -0.3] as const;
const USUAL_SHARE = 0.5;
const CORNERS: readonly Corner[] = [
  { across: null, down: null },
  { across: 'left', down: 'bottom' },
  { across: 'right', down: 'top' },
  { across: 'left', down: 'top' },
];

/**
 * The combination of the answer of that index, 0 to 3: the first is as it was read, each further one
 * differs in what the words left open, or a little in what they said.
 */
export function vary(combination: Combination, index: number): Variation {
  const turn = index % 4;
  const [amount, strength] = [AMOUNTS[turn] ?? 1, STRENGTHS[turn] ?? 1];
  const plain = {
    combination,
    ...(SPACES[turn] ?? SPACES[0]),
    ...(BEHIND[turn] ?? BEHIND[0]),
  };
  const changed = (change: Partial<Combination>): Variation => ({
    ...plain,
    combination: { ...combination, ...change },
  });
  if (turn === 0) return plain;
  switch (combination.manner) {
    case 'inset': {
      const isOpen = combination.corner.across === null && combination.corner.down === null;
      return isOpen
        ? changed({ corner: CORNERS[turn] ?? combination.corner })
        : changed({ amount: combination.amount * amount });
    }
    case 'blend': {
      const said = combination.share ?? Math.min(0.9, USUAL_SHARE * combination.amount);
      const share = Math.min(0.95, Math.max(0.05, said + (SHARES[turn] ?? 0)));
      return changed({ share });
    }
    case 'style':
      return changed({ share: Math.min(1, combination.share ?? combination.amount) * strength });
    case 'pattern':
      return changed({ amount: combination.amount * amount });
    default:
      return plain;
  }
}
