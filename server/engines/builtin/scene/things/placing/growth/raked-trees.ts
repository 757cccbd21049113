import type { Setting } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';

/** Where trees that are asked for stand in a garden of raked gravel whose house is on the right, world units: on the bank behind its pond, or on an island of moss. */
const TREES = {
  pond: [
    { x: -4.6, z: 17.9 },
    { x: 4.9, z: 18.6 },
    { x: 0.6, z: 21 },
  ],
  dry: [
    { x: -3.4, z: 12.9 },
    { x: 4.2, z: 16 },
    { x: 0.4, z: 21 },
  ],
} as const;

const IS_TREE: ReadonlySet<Thing> = new Set<Thing>(['tree', 'blossom', 'conifer', 'birch', 'palm']);

/** Where the tree that is the `index`th of its kind stands in a garden of raked gravel; null for all else, and elsewhere. */
export function amongGravel(
  { garden, idea, side }: Pick<Setting, 'garden' | 'idea' | 'side'>,
  thing: Thing,
  index: number,
): { readonly x: number; readonly z: number } | null {
  if (garden === null || idea.raked === null || !IS_TREE.has(thing)) return null;
  const places = TREES[idea.raked === 'pond' ? 'pond' : 'dry'];
  const { x, z } = places[index % places.length] ?? places[0];
  return { x: x * side, z };
}
