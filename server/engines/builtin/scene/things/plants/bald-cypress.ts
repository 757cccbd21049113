import type { Random } from '../../../kernels/random.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Branch, Skeleton } from './branching.ts';

/** Where the trunk is measured, and its radius in the crown and how much wider it is at the water; heights of the tree. */
const STEPS = [0, 0.025, 0.06, 0.11, 0.18, 0.3, 0.48, 0.68, 0.86, 0.95] as const;
const TRUNK = { slender: 0.02, swells: 0.05, over: 0.075 } as const;
/** Ridges of its foot: how many, from what height they come, how far they reach and how thick they are. */
const RIDGES = { count: 7, from: 0.17, reach: 0.085, thick: 0.011 } as const;
/** Knees that its roots send up out of the water: how many, how far off, how high at the most. */
const KNEES = { count: 5, near: 0.1, far: 0.24, high: 0.055 } as const;
/** Boughs: how many, between what heights, how long the lowest and how much shorter the highest, how thick. */
const BOUGHS = { count: 15, from: 0.34, to: 0.95, long: 0.3, less: 0.3, thick: 0.011 } as const;

/** The wood of a bald cypress: a trunk that swells into ridges at the water, knees around it, level boughs under a flat top. */
export function growBaldCypress(random: Random): Skeleton {
  const lean = 0.05 * (random.unit() - 0.5);
  const radius = (y: number) =>
    TRUNK.slender * (1 - 0.75 * y) + TRUNK.swells * Math.exp(-y / TRUNK.over);
  const trunk = STEPS.slice(1).map((y, n): Branch => {
    const below = STEPS[n] as number;
    return {
      from: [lean * below, below, 0],
      to: [lean * y, y, 0],
      // What stands on the ground is drawn thicker than it is.
      thick: radius(below) / (below === 0 ? 1.3 : 1),
      thin: radius(y),
    };
  });
  const ridges = Array.from({ length: RIDGES.count }, (_, n): Branch => {
    const around = ((n + 0.6 * random.unit()) / RIDGES.count) * 2 * Math.PI;
    const out = (far: number): Vector => [Math.cos(around) * far, 0, Math.sin(around) * far];
    const foot = out(RIDGES.reach * (0.7 + 0.4 * random.unit()));
    const top = out(0.014);
    const from = RIDGES.from * (0.6 + 0.5 * random.unit());
    return { from: [top[0], from, top[2]], to: foot, thick: 0.004, thin: RIDGES.thick };
  });
  const knees = Array.from({ length: KNEES.count }, (): Branch => {
    const around = random.unit() * 2 * Math.PI;
    const off = KNEES.near + (KNEES.far - KNEES.near) * random.unit();
    const [x, z] = [Math.cos(around) * off, Math.sin(around) * off];
    const high = KNEES.high * (0.4 + 0.6 * random.unit());
    return { from: [x, 0, z], to: [x, high, z], thick: 0.011, thin: 0.004 };
  });
  const tips: Vector[] = [];
  const boughs = Array.from({ length: BOUGHS.count }, (_, n): Branch[] => {
    const share = n / (BOUGHS.count - 1);
    const y = BOUGHS.from + (BOUGHS.to - BOUGHS.from) * share;
    const around = n * 2.4 + random.unit();
    const long = BOUGHS.long * (1 - BOUGHS.less * share) * (0.7 + 0.5 * random.unit());
    // It rises from the trunk and bends level.
    const at = (way: number): Vector => [
      lean * y + Math.cos(around) * long * way,
      y + 0.3 * long * Math.sin(way * 2.2),
      Math.sin(around) * long * way,
    ];
    const thick = BOUGHS.thick * (1 - 0.5 * share);
    tips.push(at(0.45), at(0.75), at(1));
    return [0, 0.45, 0.75].map((way, piece) => ({
      from: at(way),
      to: at([0.45, 0.75, 1][piece] as number),
      thick: thick * (1 - 0.25 * piece),
      thin: thick * (0.75 - 0.25 * piece),
    }));
  });
  tips.push([lean, 0.96, 0]);
  return { branches: [...trunk, ...ridges, ...knees, ...boughs.flat()], tips };
}
