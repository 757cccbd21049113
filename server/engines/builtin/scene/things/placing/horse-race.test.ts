import { expect, it } from 'vitest';
import { COURSE } from '../../world/scenery/built/horse-race.ts';
import { horserace } from './horse-race.ts';
import { levelStage } from './testing/level-stage.ts';

it('lets horses run between the rails of their course, one way, and people look on behind it', () => {
  const drafts = horserace(levelStage('a horse race'));
  const runners = drafts.filter(({ z }) => z > COURSE.near && z < COURSE.far);
  expect(runners.length).toBeGreaterThan(5);
  expect(drafts.length).toBeGreaterThan(runners.length + 8);
  expect(horserace(levelStage('a horse race without people'))).toHaveLength(runners.length);
});
