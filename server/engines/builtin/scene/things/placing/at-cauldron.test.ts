import { expect, it } from 'vitest';
import { groundStage } from './testing/ground-stage.ts';
import { wishedFor } from './wished-for.ts';
import { wishes } from './wishes.ts';

it.each([
  'a witch at her cauldron in a dark forest',
  'die Hexe und ihr Kessel im Wald',
  'a druid with a cauldron in a meadow',
])('who is alone with a cauldron stirs it, and it stands before them only: %s', (prompt) => {
  const stage = groundStage(prompt);
  expect(wishes(stage).map(({ thing }) => thing)).not.toContain('cauldron');
  const somebody = stage.setting.subjects.find(({ thing }) => thing === 'person');
  if (somebody === undefined) throw new Error('nobody is there');
  expect(wishedFor(stage.setting, somebody, 0, undefined).traits).toContain('cauldronstirring');
});

it.each([
  'a cauldron in a dark forest',
  'a witch reading a book beside a cauldron in a forest',
  'three witches and a cauldron in a forest',
])('a cauldron stands by itself where nobody is free to stir it: %s', (prompt) => {
  const { subjects, ...setting } = groundStage(prompt).setting;
  for (const one of subjects)
    expect(wishedFor({ ...setting, subjects }, one, 0, undefined).traits).not.toContain(
      'cauldronstirring',
    );
});
