import type { Solid } from '../../street/solid.ts';

/** A solid so far above where it was built. World units. */
export const lifted = (solid: Solid, by: number): Solid => ({
  ...solid,
  low: solid.low + by,
  high: solid.high + by,
  faces: solid.faces.map((face) => ({
    ...face,
    reach: face.reach + face.normal[1] * by,
    origin: [face.origin[0], face.origin[1] + by, face.origin[2]],
  })),
});
