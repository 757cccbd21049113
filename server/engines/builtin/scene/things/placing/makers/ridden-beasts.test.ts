import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { TALE_MOUNTS } from '../../../words/upon/mounts.ts';
import { smallerSize } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { levelStage } from '../testing/level-stage.ts';
import { ANIMALS } from './make-animal.ts';

const { setting } = levelStage('a meadow', 3);

/** What share of a green beast is red that somebody in red rides, or nobody. */
function redOf(thing: keyof typeof ANIMALS, isRidden: boolean): number {
  const wish = wishIn(setting, {
    ...{ colour: [0.2, 0.5, 0.25], posture: null, tall: 110, isPortrait: false, faces: 1 },
    ...(isRidden && { traits: ['mounted'], crew: [['santa']] }),
  });
  const { rgba } = smallerSize(
    ANIMALS[thing]({ ...wish, random: createRandom(5) }, { ...setting, land: 'underwater' }),
  );
  let [red, all] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = rgba.slice(at, at + 4);
    if (a < 0.9) continue;
    all++;
    if (r > 2.2 * g && r > 2.2 * b) red++;
  }
  return red / all;
}

/** Who sits on its perch; those on the wing are ridden. */
const PERCHED: ReadonlySet<unknown> = new Set(['eagle', 'bird']);

it.each([...TALE_MOUNTS].filter((one) => !PERCHED.has(one)))(
  'somebody is seen on a beast that is ridden: %s',
  (thing) => {
    const mount = thing as keyof typeof ANIMALS;
    expect(redOf(mount, true)).toBeGreaterThan(redOf(mount, false) + 0.012);
  },
);
