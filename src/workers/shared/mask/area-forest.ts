import { type AreaExtent, includeExtent } from './measure-areas.ts';

/** Areas of several tiles that grow together (union-find). */
export interface AreaForest {
  /** Adds an area; its number. */
  plant(extent: AreaExtent): number;
  /** Joins the areas that face each other along two sides, −1 for none; one may be missing. */
  joinAlong(side: Int32Array | undefined, other: Int32Array): void;
  /** The extents of all, those that are one together. */
  extents(): AreaExtent[];
}

/** A forest without a tree. */
export function createAreaForest(): AreaForest {
  const parents: number[] = [];
  const all: AreaExtent[] = [];

  const rootOf = (area: number): number => {
    let at = area;
    for (;;) {
      const parent = parents[at] ?? at;
      if (parent === at) return at;
      // Half the way for whoever comes next.
      parents[at] = parents[parent] ?? parent;
      at = parent;
    }
  };
  const join = (a: number, b: number): void => {
    const [first, second] = [rootOf(a), rootOf(b)];
    if (first !== second) parents[Math.max(first, second)] = Math.min(first, second);
  };

  return {
    plant(extent) {
      parents.push(parents.length);
      return all.push(extent) - 1;
    },
    joinAlong(side, other) {
      side?.forEach((area, i) => {
        const facing = other[i] ?? -1;
        if (area >= 0 && facing >= 0) join(area, facing);
      });
    },
    extents() {
      const merged = new Map<number, AreaExtent>();
      all.forEach((extent, area) => {
        const root = rootOf(area);
        const known = merged.get(root);
        if (known === undefined) merged.set(root, { ...extent });
        else includeExtent(known, extent);
      });
      return [...merged.values()];
    },
  };
}
