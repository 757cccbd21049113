/** Largest uint32. */
const MAX_SEED = 4_294_967_295;

/**
 * The seed that was typed: its digits as a uint32, the largest one for more; null for none. Arabic and
 * Persian digits count as well: the low four bits of their codes are their values.
 */
export const seedOf = (typed: string): number | null => {
  const digits = typed
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\D/g, '');
  return digits === '' ? null : Math.min(Number(digits), MAX_SEED);
};
