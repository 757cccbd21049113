/** Told the share of a work that is finished, 0 to 1, never falling. */
export type OnShare = (share: number) => void;

/**
 * Divides a work into parts that are done one after the other: answers, part by part, whom to tell the
 * share of it that is finished. `weights` say how long the parts take beside each other; a part that is
 * not done has 0.
 */
export function divideShare<const Weights extends readonly number[]>(
  onShare: OnShare,
  weights: Weights,
): { [Part in keyof Weights]: OnShare } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  const parts = weights.map((weight) => {
    const start = before;
    before += weight;
    return (share: number) => onShare(Math.min(1, (start + weight * share) / total));
  });
  return parts as { [Part in keyof Weights]: OnShare };
}
