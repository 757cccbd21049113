import { describe, expect, it } from 'vitest';
import { COURT } from '../../../world/scenery/built/tennis-court.ts';
import { landStage } from '../testing/land-stage.ts';
import { acrossNet } from './across-net.ts';

/** Where those stand who play in the tennis of a prompt. */
function playersOf(prompt: string) {
  const stage = landStage(prompt, 7, 0);
  return stage.setting.subjects
    .filter(({ thing }) => thing === 'person')
    .flatMap((one) => Array.from({ length: one.count }, (_, n) => acrossNet(stage, one, n)));
}

describe('two who play tennis', () => {
  it.each(['two people playing tennis', 'a boy and a girl playing tennis'])(
    'stand on either side of the net and face it: %s',
    (prompt) => {
      const [near, far] = playersOf(prompt);
      if (!near || !far) throw new Error('Two play.');
      const net = COURT.near + COURT.half;
      expect(near.z).toBeLessThan(net - 1);
      expect(far.z).toBeGreaterThan(net + 1);
      for (const { x } of [near, far]) expect(Math.abs(x)).toBeLessThan(COURT.single);
      // The near one looks away from the eye, the far one to it.
      expect(Math.sin(near.heading ?? 0)).toBeLessThan(0);
      expect(Math.sin(far.heading ?? 0)).toBeGreaterThan(0);
    },
  );

  it('are not one who trains alone', () => {
    expect(playersOf('woman playing tennis')).toEqual([null]);
  });
});
