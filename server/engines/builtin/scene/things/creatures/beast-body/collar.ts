import { ball, ring, type Solid } from '../../sculpt/solid.ts';
import { add, between, roll, subtract, type Vector } from '../../sculpt/vector.ts';
import { asGrip, STRAP } from '../beast-heads/halter.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build } from '../build.ts';

/** How far up the neck a collar lies, and how much wider than that it is. */
const COLLAR = { up: 0.55, over: 1.12 } as const;

/** The collar of an animal that is led, to which a rope is tied, as it holds itself. */
export function collar({ neck }: Build, { withers, throat, head }: Pose): Solid[] {
  const { base, end, sag } = neck;
  const foot: Vector =
    sag === undefined
      ? between(withers, throat, 0.5)
      : [head[0] + 0.4 * end, Math.max(end, throat[1] - sag), 0];
  const way = subtract(head, foot);
  const thick = COLLAR.over * (base + (end - base) * COLLAR.up);
  const at = between(foot, head, COLLAR.up);
  const rise = Math.atan2(way[1], way[0]);
  const front = add(at, [thick * Math.sin(rise), -thick * Math.cos(rise), 0]);
  return [
    ring(STRAP, at, thick, 0.1 * thick, roll(rise - Math.PI / 2)),
    asGrip(ball(STRAP, front, 0.14 * thick)),
  ];
}
