import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { boxOn } from '../solid.ts';
import { buildGreekLane, flagstones } from './greek-lane.ts';
import { laneDoor, laneFront } from './greek-lane-front.ts';

const PLOT = { x: -2.5, z: 12, u: [0, 1], w: [-1, 0], wide: 7, deep: 9 } as const;

describe('a lane of a village of Greece', () => {
  it.each([
    'a bicycle leaning against a wall in a greek island alley',
    'a street in santorini',
    'narrow street in mykonos',
    'a cat in a mediterranean village alley',
    'eine griechische gasse mit einer katze',
    'une ruelle grecque',
    'un callejón griego',
    'un vicolo greco',
    'um beco grego',
    'греческая улочка',
    'yunan sokağı',
    'زقاق يوناني',
    'यूनानी गली',
    '希腊小巷',
    'ギリシャの路地',
    '그리스 골목',
  ])('is where its alley is named: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'greeklane' });
  });

  it('leaves the island itself to be seen from the sea', () => {
    expect(readPrompt('santorini at sunset')).toMatchObject({ land: 'canal', town: 'greek' });
  });

  it('has white walls with a blue door', () => {
    const paint = laneFront(PLOT.wide, 5, 0);
    const [front] = boxOn(PLOT, 0, 5, paint).faces;
    if (front === undefined) throw new Error('a box has a front');
    const at = (along: number, up: number) => paint(front, { along, up, pixel: 0.01 }).colour;
    const [r, , b] = at(laneDoor(PLOT.wide, 5) + 0.3, 1);
    expect(b).toBeGreaterThan(2 * r);
    for (const channel of at(0.05, 2.6)) expect(channel).toBeGreaterThan(0.8);
  });

  it('is built with steps, pots and flowers before its houses, but no farther off than they are seen', () => {
    const solids = (z: number) => buildGreekLane({ ...PLOT, z }, createRandom(4), 0);
    expect(solids(12).length).toBeGreaterThan(solids(80).length + 2);
    for (const { low, high } of solids(12)) expect(high).toBeGreaterThan(low);
  });

  it('is laid with grey stones in white joints', () => {
    const tones = Array.from({ length: 4000 }, (_, n) => {
      const place = { aside: (n % 80) * 0.05, z: 3 + Math.floor(n / 80) * 0.05 };
      return flagstones({ ...place, pixel: 0.005, deep: 0.005 })[0];
    });
    const share = (test: (tone: number) => boolean) => tones.filter(test).length / tones.length;
    expect(share((tone) => tone > 0.88)).toBeGreaterThan(0.08);
    expect(share((tone) => tone < 0.66)).toBeGreaterThan(0.55);
  });
});
