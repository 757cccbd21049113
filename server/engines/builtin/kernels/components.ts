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
