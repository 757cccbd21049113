import { type Camera, type Frame, LAND, WATER } from '../frame.ts';

/** Water that lies in a hollow of the ground too small for the map of its heights, world units. */
export interface Basin {
  /** How high its water is. */
  readonly level: number;
  /** How far a place is from its middle, or its middle line: 1 on its edge, less in the water. */
  readonly away: (x: number, z: number) => number;
}

/** How much ground may lie nearer or farther than the water would, as a share, to be opened. */
const LEVEL = 0.3;

/** The camera as it is above a basin's water. */
export const overBasin = (camera: Camera, { level }: Basin): Camera => ({
  ...camera,
  height: camera.height - level,
});

/** Marks a basin as water in the ground that is drawn; `over` is the camera above its water. */
export function openBasin(frame: Frame, over: Camera, { away }: Basin): void {
  const { width, height, kind, depth } = frame;
  for (let row = Math.ceil(over.horizon) + 1; row < height; row++) {
    const z = (over.focal * over.height) / (row + 0.5 - over.horizon);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== LAND || Math.abs((depth[at] as number) - z) > LEVEL * z) continue;
      if (away(((column + 0.5 - over.centre) * z) / over.focal, z) > 1) continue;
      kind[at] = WATER;
      depth[at] = z;
    }
  }
}
