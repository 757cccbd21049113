import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'Marathon runner alone at kilometre 38|ein einsamer Marathonläufer|un coureur de marathon seul',
  'одинокий марафонец|一个人的马拉松|孤独なマラソンランナー|혼자 달리는 마라톤 선수',
])('who runs a marathon alone is one: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects[0]?.count, prompt).toBe(1);
  expect(readPrompt('a marathon').subjects[0]?.count).toBeGreaterThan(3);
});

it('one pupil of a teacher is one, and several are several', () => {
  const countOf = (prompt: string) => readPrompt(prompt).subjects.at(-1)?.count;
  expect(countOf('violin teacher and her pupil in a sunny attic room')).toBe(1);
  expect(countOf('violin teacher and her pupils in a sunny attic room')).toBeGreaterThan(2);
});

it('a wedding’s table without people has none, but its bride and groom where they are named', () => {
  expect(readPrompt('wedding table under olive trees, no people').subjects).toEqual([]);
  expect(readPrompt('a bride and groom, no other people').subjects.length).toBeGreaterThan(0);
});

it('who poles a boat through under a bridge is in the boat', () => {
  expect(readPrompt('一位老人撑着乌篷船穿过石桥').subjects[0]).toMatchObject({
    thing: 'boat',
    traits: ['old', 'crewed'],
  });
  expect(readPrompt('一位老人走过石桥').subjects[0]).toMatchObject({
    thing: 'bridge',
    carries: 'person',
  });
});
