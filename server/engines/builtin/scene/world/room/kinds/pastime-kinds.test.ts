import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import { decide } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { isAmongOwn, sitsThere } from '../people/guests.ts';
import { planFor } from '../plan-for.ts';
import { planRoom } from '../plan-room.ts';
import { CORNER_KINDS } from './corner-kinds.ts';
import { OPEN_GROUND_KINDS } from './open-ground-kinds.ts';
import { PASTIME_KINDS } from './pastime-kinds.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };
const KINDS = { ...PASTIME_KINDS, ...OPEN_GROUND_KINDS, ...CORNER_KINDS };
type Hall = keyof typeof KINDS;
const HALLS = Object.keys(KINDS) as Hall[];

const planOf = (land: Hall, isAttended: boolean, side: 1 | -1 = 1) =>
  planRoom({
    ...{ land, random: createRandom(5), noise: createNoise(5), side, isAttended },
    ...{ tableHigh: null, hasFire: false },
  });

const somebody = { thing: 'person', count: 1, posture: null, traits: [] } as const;

describe('halls of sport and play', () => {
  it.each(HALLS)('have their people, unless they are empty: %s', (land) => {
    expect(planOf(land, true).solids.length).toBeGreaterThan(
      planOf(land, false).solids.length + 30,
    );
    expect(sitsThere(land, somebody)).toBe(true);
  });

  it.each([
    ['hanokcourt', 'two children jumping rope in a hanok courtyard|한옥 마당에서 춤추는 여자'],
    ['lido', 'a boy eating ice cream at the lido|a couple dancing at the lido'],
    ['minigolf', 'a clown at mini golf|a girl in a red dress at mini golf'],
    ['teastall', 'a man painting at an easel at a chai stall'],
    ['trampolinehall', 'a knight in a trampoline hall'],
  ] as const)(
    'are where others stand too, with a deed or clothes of their own: %s',
    (land, all) => {
      for (const prompt of all.split('|')) {
        const idea = readPrompt(prompt);
        expect(idea.land, prompt).toBe(land);
        const [named] = idea.subjects as [Subject];
        expect(sitsThere(land, named), prompt).toBe(false);
        expect(isAmongOwn(land, named), prompt).toBe(true);
      }
    },
  );

  it.each([
    ['lido', 'Kinder springen im Freibad ins Wasser'],
    ['lido', 'a woman swimming at the lido'],
    ['lido', 'a diver at the lido'],
    ['minigolf', 'a family playing mini golf'],
    ['newskiosk', 'a woman reading a newspaper at a newsstand'],
    ['hanokcafe', 'friends drinking coffee in a hanok cafe'],
    ['trampolinehall', 'a girl jumping in a trampoline park'],
  ] as const)('have those who do what is done there among their people: %s', (land, prompt) => {
    const [named] = readPrompt(prompt).subjects as [Subject];
    expect(sitsThere(land, named)).toBe(true);
  });

  it.each([
    ['two men fencing', 'two robots fencing', 25],
    ['sumo', 'a penguin sumo wrestling', 20],
    ['pole vault', 'a pole vaulting robot', 8],
  ] as const)('leave their place to robots and animals: %s', (own, taken, fewer) => {
    const solidsOf = (prompt: string): number =>
      planFor(CAMERA, decide(readPrompt(prompt), null, 3, 0)).solids.length;
    expect(solidsOf(taken)).toBeLessThan(solidsOf(own) - fewer);
    expect(solidsOf(taken)).toBeGreaterThan(30);
  });

  it('have nobody over trampolines whose head is out of a wide picture', () => {
    const all = planOf('trampolinehall', true).solids;
    const empty = planOf('trampolinehall', false).solids.map(({ low }) => low.join());
    const jumpers = all.filter(({ low }) => !empty.includes(low.join()));
    expect(jumpers.length).toBeGreaterThan(30);
    for (const { low, high } of jumpers) expect((high[1] - 1.5) / low[2]).toBeLessThan(0.24);
  });

  it('leave a knight in armour to fence', () => {
    expect(sitsThere('fencinghall', { ...somebody, traits: ['knight', 'fighting'] })).toBe(false);
    expect(sitsThere('fencinghall', { ...somebody, traits: ['woman', 'fighting'] })).toBe(true);
  });

  it('have the children of a kindergarten about whoever comes there', () => {
    expect(sitsThere('kindergarten', { ...somebody, count: 3, traits: ['child'] })).toBe(true);
    const firefighter = { ...somebody, traits: ['firefighter'] as const };
    expect(sitsThere('kindergarten', firefighter)).toBe(false);
    expect(isAmongOwn('kindergarten', firefighter)).toBe(true);
  });

  it.each(HALLS)(
    'are of finite solids, the same for a seed, mirrored on the other side: %s',
    (land) => {
      const lows = planOf(land, true).solids.map(({ low }) => low);
      expect(planOf(land, true).solids.map(({ low }) => low)).toEqual(lows);
      for (const side of [1, -1] as const)
        for (const { low, high } of planOf(land, true, side).solids)
          for (const n of [0, 1, 2] as const) {
            expect(Number.isFinite(low[n])).toBe(true);
            expect(high[n]).toBeGreaterThanOrEqual(low[n]);
          }
    },
  );
});
