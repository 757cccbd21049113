/** Below this Math.sqrt of an integer, floored, is exact: the root is correctly rounded. */
const EXACT_ROOT_LIMIT = 2 ** 52;

/**
 * floor(a / b) for integers with |a| + 2|b| < 2^53 and b > 0. The quotient of doubles may be one
 * off near a whole number; the remainder, exact in that range, corrects it.
 */
export function floorDivide(a: number, b: number): number {
  const quotient = Math.floor(a / b);
  const remainder = a - quotient * b;
  if (remainder < 0) return quotient - 1;
  return remainder >= b ? quotient + 1 : quotient;
}

/** ceil(a / b), in the range of {@link floorDivide}. */
export function ceilDivide(a: number, b: number): number {
  return -floorDivide(-a, b);
}

/** floor(√(a·b)), exact for non-negative safe integers whose product may pass 2^53. */
export function rootOfProduct(a: number, b: number): number {
  const product = a * b;
  if (product < EXACT_ROOT_LIMIT) return Math.floor(Math.sqrt(product));
  return Number(bigRoot(BigInt(a) * BigInt(b)));
}

/** floor(√n): the double's root is off by a few at most, single steps settle it. */
function bigRoot(n: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(n))));
  while (root * root > n) root -= 1n;
  while ((root + 1n) * (root + 1n) <= n) root += 1n;
  return root;
}

/**
 * The sign of a·b − c·d (negative, 0 or positive), exact for safe integers: doubles decide unless
 * the two products are too near each other for their rounding.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  const difference = left - right;
  // Each product is within 2^-53 of itself, and so is the difference: four times that is ample.
  const doubt = (Math.abs(left) + Math.abs(right)) * 2 ** -50;
  if (difference > doubt || difference < -doubt) return difference;
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact === 0n ? 0 : exact > 0n ? 1 : -1;
}
