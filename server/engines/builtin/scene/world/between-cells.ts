/**
 * The value of a square grid of `side` cells a row between four of its cells: `u` and `v` count
 * columns and rows, 0 or more and below `side` − 1.
 */
export function betweenCells(grid: Float32Array, side: number, u: number, v: number): number {
  const left = Math.floor(u);
  const top = Math.floor(v);
  const at = top * side + left;
  const near = (grid[at] as number) * (1 - u + left) + (grid[at + 1] as number) * (u - left);
  const next = at + side;
  const far = (grid[next] as number) * (1 - u + left) + (grid[next + 1] as number) * (u - left);
  return near + (far - near) * (v - top);
}
