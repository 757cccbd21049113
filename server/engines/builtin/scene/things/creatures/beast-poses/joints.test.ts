import { describe, expect, it } from 'vitest';
import { DOG } from '../beasts/animals.ts';
import type { Joint } from '../build.ts';
import { legTo } from './joints.ts';

const far = (a: readonly number[], b: readonly number[]) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

describe('a leg', () => {
  it.each([
    ['as it stands', 0, 0, 0],
    ['a step ahead', 0.15, 0, 0.2],
    ['lifted and folded', 0.1, 0.2, -1],
  ])('sets its foot where it is wanted and keeps its bones: %s', (_, ahead, lift, turn) => {
    const { joints } = DOG.fore;
    const [root, elbow, wrist, knuckle, toe] = joints;
    const wanted: Joint = [toe[0] + ahead, toe[1] + lift];
    const leg = legTo(DOG.fore, root, wanted, { turn, lift }, -1, -1);
    expect(far(leg[4], wanted)).toBeCloseTo(0);
    expect(far(leg[0], leg[1])).toBeCloseTo(far(root, elbow), 1);
    expect(far(leg[1], leg[2])).toBeCloseTo(far(elbow, wrist), 1);
    expect(far(leg[2], leg[3])).toBeCloseTo(far(wrist, knuckle));
    // An elbow points back, whatever the foot does.
    const [share, line] = [0.5, (leg[0][0] + leg[2][0]) / 2];
    expect(leg[1][0]).toBeLessThan(line + share * 0.1);
  });
});
