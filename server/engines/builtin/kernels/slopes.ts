/** Slopes of a plane to the right and downward (Sobel over 8: a step of 1 gives 0.5); 0 along the border. */
export function slopesOf(plane: Float32Array, width: number, height: number) {
  const across = new Float32Array(plane.length);
  const down = new Float32Array(plane.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const above = at - width;
      const below = at + width;
      // The corners' differences along both diagonals are in both slopes.
      const fall = (plane[below + 1] as number) - (plane[above - 1] as number);
      const rise = (plane[above + 1] as number) - (plane[below - 1] as number);
      const level = 2 * ((plane[at + 1] as number) - (plane[at - 1] as number));
      const upright = 2 * ((plane[below] as number) - (plane[above] as number));
      across[at] = (fall + rise + level) / 8;
      down[at] = (fall - rise + upright) / 8;
    }
  }
  return { across, down };
}
