import type { Vector } from './vector.ts';

/** Linear red, green, blue of a surface, 0 to 1, as [r, g, b] in display space. */
type Tint = readonly [number, number, number];

/** How a surface looks. Positions and normals are the model's own, before the view turns it. */
export interface Look {
  readonly paint: (x: number, y: number, z: number, normal: Vector) => Tint;
  /** Height of the relief at a point, in model units. */
  readonly bump?: (x: number, y: number, z: number) => number;
  /** Of hair: a number that is the same all along a strand, so that it shines as strands do. */
  readonly combed?: (x: number, y: number, z: number) => number;
  /** 0 to 1: how strongly it mirrors the light. */
  readonly gloss?: number;
  /** 0 to 1: how much it shines by itself when lamps are on. */
  readonly glow?: (x: number, y: number, z: number, normal: Vector) => number;
  /** 0 to 1: how much of what lies behind shows through where it faces the eye; at its edges, where it is thick, less. */
  readonly sheer?: number;
  /** 0 to 1: how far light goes on beneath it, as in skin, which is red where light ends; 0 if missing. */
  readonly flesh?: number | ((x: number, y: number, z: number) => number);
  /** Length of its hair in model units; none if missing. */
  readonly fur?: number;
}

/** How a look is carried along: where a point and a normal were before, and how much larger everything is. */
export interface Carried {
  readonly back: (x: number, y: number, z: number) => Vector;
  readonly normal?: (normal: Vector) => Vector;
  readonly by?: number;
}

/** The look of a piece that was moved, turned, grown or mirrored. */
export function carriedLook(look: Look, { back, normal: was = (n) => n, by = 1 }: Carried): Look {
  const { paint, bump, combed, glow, flesh, fur } = look;
  /** What a place of the carried piece has. */
  const had =
    (of: (x: number, y: number, z: number) => number) =>
    (x: number, y: number, z: number): number => {
      const at = back(x, y, z);
      return of(at[0], at[1], at[2]);
    };
  const relief = bump && had(bump);
  return {
    ...look,
    paint: (x, y, z, normal) => {
      const at = back(x, y, z);
      return paint(at[0], at[1], at[2], was(normal));
    },
    ...(relief && { bump: (x, y, z) => by * relief(x, y, z) }),
    ...(combed && { combed: had(combed) }),
    ...(glow && {
      glow: (x, y, z, normal) => {
        const at = back(x, y, z);
        return glow(at[0], at[1], at[2], was(normal));
      },
    }),
    ...(typeof flesh === 'function' && { flesh: had(flesh) }),
    ...(fur !== undefined && { fur: fur * by }),
  };
}
