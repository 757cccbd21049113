import type { Material, Solid } from '../solids/solid.ts';

/** Something that is left out where there is no room for it. */
export interface Centrepiece {
  /** How far it reaches from its middle, and how high, metres. */
  readonly around: number;
  readonly high: number;
  /** What it is of where its middle is there and it is so many times as large. */
  readonly at: (place: readonly [x: number, z: number], size: number) => readonly Solid[];
}

/** What is around a room instead of its own walls and ceiling. */
export interface Enclosure {
  /** Whether a place of the walls (`axis` 0 or 2) or the ceiling (1) is a pane, through which one sees what is outside. */
  readonly isPane: (axis: number, x: number, y: number, z: number) => boolean;
  /** What the walls and the ceiling are of beside the panes. */
  readonly bars: Material;
  /** What the floor is of; missing: the room's own floor. */
  readonly floor?: Material;
  /** What stands along it; missing: nothing. */
  readonly solids?: readonly Solid[];
  /** What stands in it wherever it has room; missing: nothing does. */
  readonly centrepiece?: Centrepiece;
  /** Whether walls and ceiling are of glass, and light comes from all around; missing: they are not. */
  readonly isGlass?: true;
  /** How bright the net of light is that waves above throw on a place of the floor, as a share of the sun's light; missing: no waves are above. */
  readonly waves?: (x: number, z: number) => number;
}
