/** The connected parts of a map. */
export interface Components {
  /** For each pixel its part's number, from 1 on; 0 where the map is 0. */
  readonly labels: Uint32Array;
  /** Pixels of each part, by its number; `sizes[0]` is 0. */
  readonly sizes: readonly number[];
}

/** Numbers the parts of a map (anything above 0 counts) that touch side by side. */
export function components(map: ArrayLike<number>, width: number): Components {
  const labels = new Uint32Array(map.length);
  const sizes = [0];
  const queue: number[] = [];
  for (let start = 0; start < map.length; start++) {
    if (labels[start] !== 0 || (map[start] as number) <= 0) continue;
    const label = sizes.length;
    let size = 0;
    const reach = (at: number) => {
      if (labels[at] !== 0 || (map[at] as number) <= 0) return;
      labels[at] = label;
      size++;
      queue.push(at);
    };
    reach(start);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const x = at % width;
      if (x > 0) reach(at - 1);
      if (x < width - 1) reach(at + 1);
      if (at >= width) reach(at - width);
      if (at < map.length - width) reach(at + width);
    }
    sizes.push(size);
  }
  return { labels, sizes };
}

/** The numbers of the parts that lie at a side of the map, 0 for what is in none. */
export function partsAtSides(labels: Uint32Array, width: number): Set<number> {
  const found = new Set([...labels.subarray(0, width), ...labels.subarray(-width)]);
  for (let at = 0; at < labels.length; at += width)
    found.add(labels[at] as number).add(labels[at + width - 1] as number);
  return found;
}

/**
 * The pixels of the part of a shape (anything above 0 counts) that `start` belongs to, touching side by
 * side or by corners, in the order in which they are reached; each is marked in `seen` (1).
 */
export function partAt(
  shape: Uint8Array,
  width: number,
  start: number,
  seen: Uint8Array,
): number[] {
  const part = [start];
  seen[start] = 1;
  for (let index = 0; index < part.length; index++) {
    const at = part[index] as number;
    const x = at % width;
    for (const row of [at - width, at, at + width]) {
      for (let other = row - (x > 0 ? 1 : 0); other <= row + (x + 1 < width ? 1 : 0); other++) {
        if (other < 0 || other >= shape.length || shape[other] === 0 || seen[other] === 1) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
  }
  return part;
}
