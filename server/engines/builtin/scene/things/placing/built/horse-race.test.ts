import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { COURSE } from '../../../world/scenery/built/horse-race.ts';
import { standsAlone } from '../stands-alone.ts';
import { levelStage } from '../testing/level-stage.ts';
import { horserace } from './horse-race.ts';

it('lets horses run between the rails of their course, one way, and people look on behind it', () => {
  const drafts = horserace(levelStage('a horse race'));
  const runners = drafts.filter(({ z }) => z > COURSE.near && z < COURSE.far);
  expect(runners.length).toBeGreaterThan(5);
  expect(drafts.length).toBeGreaterThan(runners.length + 8);
  expect(horserace(levelStage('a horse race without people'))).toHaveLength(runners.length);
});

it.each(['a horse race watched by a crowd', 'the Palio of Siena watched by a crowd'])(
  'keeps its course clear of those who look on: %s',
  (prompt) => {
    const setting = decide(readPrompt(prompt), null, 3, 0);
    expect(setting.subjects).toHaveLength(1);
    expect(setting.subjects.filter((one) => standsAlone(setting, one))).toEqual([]);
  },
);
