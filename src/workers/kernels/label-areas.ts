/** The connected areas of a square of bytes. */
export interface Areas {
  /** One a pixel: the number of its area, from 1 on, or 0 where the byte is 0. */
  readonly labels: Uint16Array;
  /** How many there are. */
  readonly count: number;
}

/**
 * Numbers the areas of pixels above 0 that touch along their sides, in the order of their first
 * pixels, row by row. `side` is at most 256, so that the numbers fit.
 * Two passes with union-find (Rosenfeld and Pfaltz 1966): an area's root is its first number.
 */
export function labelAreas(bytes: Uint8Array, side: number): Areas {
  const labels = new Uint16Array(side * side);
  const parents = new Uint16Array(((side * side) >> 1) + 2);
  const made = labelRuns(bytes, side, labels, parents);
  const numbers = new Uint16Array(made + 1);
  let count = 0;
  for (let label = 1; label <= made; label += 1) {
    const root = rootOf(parents, label);
    numbers[label] = root === label ? ++count : (numbers[root] ?? 0);
  }
  for (let i = 0; i < labels.length; i += 1) labels[i] = numbers[labels[i] ?? 0] ?? 0;
  return { labels, count };
}

/** First pass: what touches above or to the left is the same; how many numbers that took. */
function labelRuns(
  bytes: Uint8Array,
  side: number,
  labels: Uint16Array,
  parents: Uint16Array,
): number {
  let made = 0;
  for (let i = 0; i < labels.length; i += 1) {
    if (bytes[i] === 0) continue;
    const above = i < side ? 0 : (labels[i - side] ?? 0);
    const before = i % side === 0 ? 0 : (labels[i - 1] ?? 0);
    if (above !== 0 && before !== 0 && above !== before) join(parents, above, before);
    let label = before || above;
    if (label === 0) {
      made += 1;
      parents[made] = made;
      label = made;
    }
    labels[i] = label;
  }
  return made;
}

function rootOf(parents: Uint16Array, label: number): number {
  let root = label;
  while (parents[root] !== root) {
    // Half the way for whoever comes next.
    parents[root] = parents[parents[root] ?? 0] ?? 0;
    root = parents[root] ?? 0;
  }
  return root;
}

function join(parents: Uint16Array, a: number, b: number): void {
  const [first, second] = [rootOf(parents, a), rootOf(parents, b)];
  if (first < second) parents[second] = first;
  else parents[first] = second;
}
