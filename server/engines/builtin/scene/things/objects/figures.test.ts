import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Held } from '../../words/held.ts';
import { levelStage } from '../placing/testing/level-stage.ts';
import { wishIn } from '../wish.ts';
import { robot } from './figures.ts';

const { setting } = levelStage('a meadow', 3);

/** How much wider than high a robot is with something in its hands; null: with nothing. */
function wide(held: Held | null): number {
  const wish = wishIn(setting, { colour: null, posture: null, tall: 64, isPortrait: false });
  const holds = held === null ? {} : { holds: { thing: held, colour: null } };
  const { width, height } = robot({ ...wish, ...holds, random: createRandom(5) });
  return width / height;
}

it.each(['violin', 'guitar', 'newspaper'] as const)(
  'a robot has in its hands what it plays or reads, which is beyond its sides: %s',
  (held) => {
    expect(wide(held)).toBeGreaterThan(wide(null) + 0.04);
  },
);
