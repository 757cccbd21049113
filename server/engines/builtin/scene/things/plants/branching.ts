import type { Random } from '../../../kernels/random.ts';
import { add, cross, normalise, scale, type Vector } from '../sculpt/vector.ts';

/** A piece of wood; thickness is its radius. Heights: the tree is about 1 tall, its foot at 0. */
export interface Branch {
  readonly from: Vector;
  readonly to: Vector;
  readonly thick: number;
  readonly thin: number;
}

/** How a kind of tree grows. */
export interface Habit {
  /** Height of the first fork, and the trunk's radius at the ground. */
  readonly trunk: number;
  readonly girth: number;
  /** How far a branch leaves its parent's direction, radians. */
  readonly spread: number;
  /** A branch's length as a share of its parent's. */
  readonly shrink: number;
  /** How strongly twigs turn up (or, below 0, hang). */
  readonly rise: number;
  /** How often it forks on the way from trunk to twig. */
  readonly forks: number;
}

/** A tree without leaves: its wood from the trunk outward, and where the twigs end. */
export interface Skeleton {
  readonly branches: readonly Branch[];
  readonly tips: readonly Vector[];
}

/** Grows a tree by forking: each branch ends in two or three, shorter and thinner. */
export function growTree(random: Random, habit: Habit): Skeleton {
  const branches: Branch[] = [];
  const tips: Vector[] = [];
  const lean: Vector = normalise([(random.unit() - 0.5) * 0.16, 1, (random.unit() - 0.5) * 0.16]);
  grow([0, 0, 0], lean, habit.trunk, habit.girth, habit.forks);
  return { branches, tips };

  function grow(from: Vector, along: Vector, length: number, thick: number, forks: number): void {
    const isTrunk = forks === habit.forks;
    const thin = thick * (isTrunk ? 0.72 : 0.66);
    const shaken = shake(along, isTrunk ? 0.05 : 0.2);
    const middle = add(from, scale(along, length * 0.5));
    const to = add(middle, scale(shaken, length * 0.5));
    branches.push({ from, to: middle, thick, thin: (thick + thin) / 2 });
    branches.push({ from: middle, to, thick: (thick + thin) / 2, thin });
    if (forks === 0) {
      tips.push(to);
      return;
    }
    if (forks <= 2) tips.push(middle);
    const count = isTrunk ? 4 : random.unit() < 0.45 ? 3 : 2;
    const start = random.unit() * Math.PI * 2;
    for (let n = 0; n < count; n++) {
      const around = start + ((n + 0.35 * random.unit()) / count) * Math.PI * 2;
      const angle = habit.spread * (0.6 + 0.6 * random.unit()) * (isTrunk && n === 0 ? 0.3 : 1);
      const next = rising(leave(shaken, around, angle), habit.rise);
      const share = habit.shrink * (0.8 + 0.35 * random.unit());
      const first = isTrunk ? 0.3 / Math.max(0.1, habit.trunk) : 1;
      grow(
        to,
        next,
        length * share * first * (isTrunk ? 1 / habit.shrink : 1),
        thin * 0.78,
        forks - 1,
      );
    }
  }

  function shake([x, y, z]: Vector, by: number): Vector {
    const one = () => (random.unit() - 0.5) * 2 * by;
    return normalise([x + one(), y + one(), z + one()]);
  }
}

/** A direction that leaves another by an angle, on the side `around` it. */
function leave(along: Vector, around: number, angle: number): Vector {
  const helper: Vector = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const first = normalise(cross(along, helper));
  const second = cross(along, first);
  const side = add(scale(first, Math.cos(around)), scale(second, Math.sin(around)));
  return normalise(add(scale(along, Math.cos(angle)), scale(side, Math.sin(angle))));
}

const rising = ([x, y, z]: Vector, rise: number): Vector => normalise([x, y + rise, z]);
