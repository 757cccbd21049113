import type { Colour } from '../../../words/idea.ts';
import { planks } from '../../sculpt/looks.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';

const WOOD: Colour = [0.46, 0.25, 0.12];

/** Half its width, how far ahead and behind the runners reach, and how high their ends are; in a man's heights. */
const RUNNER = { aside: 0.165, ahead: 0.34, behind: -0.42, rise: 0.07, parts: 8 } as const;
/** How far the back leans, and where it begins and ends: behind and above the seat. */
const BACK = { foot: -0.15, head: -0.27, high: 0.46, slats: 5 } as const;

/** A chair of turned wood on runners, its seat so high, open to the right; in a man's heights. */
export function rockingChair(seat: number): Solid[] {
  const wood = planks(WOOD, 0.05);
  const bar = (from: Vector, to: Vector, thick: number): Solid =>
    limb(wood, from, to, thick, thick);
  const top = seat + BACK.high;
  return [
    box(wood, [0.01, seat - 0.018, 0], [0.18, 0.016, RUNNER.aside - 0.01], undefined, 0.012),
    ...[-1, 1].flatMap((side) => {
      const z = side * RUNNER.aside;
      const arm = seat + 0.16;
      return [
        ...runner(z, bar),
        bar([0.15, seat, z], [0.17, RUNNER.rise * 0.3, z], 0.014),
        bar([-0.13, seat, z], [-0.18, RUNNER.rise * 0.3, z], 0.014),
        bar([0.14, seat, z], [0.14, arm, z], 0.012),
        bar([0.17, arm, z], [BACK.foot - 0.03, arm + 0.015, z], 0.016),
        bar([BACK.foot, seat - 0.01, z], [BACK.head, top, z], 0.017),
      ];
    }),
    ...Array.from({ length: BACK.slats }, (_, n) => {
      const z = RUNNER.aside * ((2 * (n + 1)) / (BACK.slats + 1) - 1);
      return bar([BACK.foot, seat, z], [BACK.head + 0.01, top - 0.04, z], 0.009);
    }),
    box(wood, [BACK.head, top - 0.01, 0], [0.014, 0.045, RUNNER.aside], roll(0.25), 0.012),
    bar([0.16, 0.12, -RUNNER.aside], [0.16, 0.12, RUNNER.aside], 0.01),
  ];
}

/** A runner: it touches the ground in the middle and rises to both ends. */
function runner(z: number, bar: (from: Vector, to: Vector, thick: number) => Solid): Solid[] {
  const { ahead, behind, rise, parts } = RUNNER;
  const at = (n: number): Vector => {
    const x = behind + ((ahead - behind) * n) / parts;
    const share = (2 * n) / parts - 1;
    return [x, 0.014 + rise * share * share, z];
  };
  return Array.from({ length: parts }, (_, n) => bar(at(n), at(n + 1), 0.014));
}
