import { createRandom } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { fairyLights } from '../../objects/fairy-lights.ts';
import { christmasTree } from '../../plants/christmas-tree.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** The tree of a village: how far off and how far beside its lane it stands, and its height. World units. */
const TREE = { off: 29, aside: 3.4, size: 8.6 } as const;
/** Lights over a lane: between houses how far off, how much the two may be one behind the other, how far from its middle and how high they hang, how far before the houses. World units. */
const LIGHTS = { near: 20, far: 62, between: 7, aside: 4.4, high: 4.6, before: 2 } as const;

/** What a village has for Christmas along its lane: a tree with lights, and lights from house to house. `middle` is where the lane is at a distance, `houses` are those along it. */
export function christmasVillage(
  stage: Stage,
  middle: (z: number) => number,
  houses: readonly Pick<Planted, 'x' | 'z'>[],
): Planted[] {
  const { camera, map, setting } = stage;
  if (!setting.idea.christmas) return [];
  const wishFor = (size: number, z: number) =>
    wishIn(setting, {
      ...{ colour: null, posture: null, isPortrait: false },
      tall: (size * camera.focal) / z,
    });
  const left = houses.filter(({ x, z }) => x < middle(z));
  const right = houses.filter(({ x, z }) => x >= middle(z));
  const strings = left.flatMap((one): Planted[] => {
    const other = right.find(({ z }) => Math.abs(z - one.z) < LIGHTS.between && z >= one.z - 1);
    const z = Math.min(one.z, other?.z ?? 0) - LIGHTS.before;
    if (other === undefined || z < LIGHTS.near || z > LIGHTS.far) return [];
    const random = createRandom(setting.random.uint32());
    const sprite = fairyLights({ ...wishFor(1.6, z), random });
    const size = (2 * LIGHTS.aside * sprite.height) / sprite.width;
    const x = middle(z);
    return [{ sprite, x, z, base: lookUp(map.heights, x, z) + LIGHTS.high, size, boost: 1.1 }];
  });
  const x = middle(TREE.off) - setting.side * TREE.aside;
  const random = createRandom(setting.random.uint32());
  const tree = christmasTree({ ...wishFor(TREE.size, TREE.off), random });
  const base = lookUp(map.heights, x, TREE.off) - 0.1;
  return [...strings, { sprite: tree, x, z: TREE.off, base, size: TREE.size, boost: 1.1 }];
}
