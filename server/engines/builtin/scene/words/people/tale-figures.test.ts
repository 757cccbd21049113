import { expect, it } from 'vitest';
import type { TaleFigureKey } from '../keys/people/tale-figure-keys.ts';
import { TALE_FIGURE_WORDS } from '../lists/tale-figures.ts';
import { readPrompt } from '../read-prompt.ts';

/** By what each is known, and who is with them. */
const FIGURES: readonly (readonly [TaleFigureKey, readonly string[], readonly string[]])[] = [
  ['cinderella', ['woman', 'ballgown'], ['pumpkincoach']],
  ['hanselgretel', ['child'], ['gingerbreadhouse']],
  ['snowwhite', ['woman', 'royal'], []],
  ['alice', ['girl', 'gown'], ['rabbit']],
  ['peterpan', ['child', 'elf'], []],
  ['krishna', ['krishna'], []],
  ['ganesha', ['elephantfolk'], []],
  ['nasreddin', ['old', 'bearded', 'kurta'], []],
  ['momotaro', ['child', 'samurai'], ['dog', 'monkey', 'bird']],
  ['bremen', [], ['dog', 'cat', 'hen']],
  ['zeus', ['old', 'senator'], []],
  ['aladdin', ['aladdin'], []],
  ['quixote', ['knight', 'mounted'], ['windmill']],
  ['sinbad', ['aladdin'], []],
  ['alibaba', ['aladdin'], ['hoard']],
  ['kaguya', ['kimono'], []],
  ['robinhood', ['elf'], []],
  ['merlin', ['mage'], []],
];

it.each(
  Object.values(TALE_FIGURE_WORDS).flatMap((words) =>
    FIGURES.flatMap(([key, traits, others]) =>
      words[key].split('|').map((word) => [word, traits, others] as const),
    ),
  ),
)('figures of tales are known by name: %s', (word, traits, others) => {
  const { subjects, ignored } = readPrompt(word);
  expect(ignored).toEqual([]);
  expect(subjects[0]?.traits ?? []).toEqual(expect.arrayContaining([...traits]));
  expect(subjects.slice(1).map(({ thing }) => thing)).toEqual(others);
});

it.each<[string, readonly string[]]>([
  ['snow white and the seven dwarfs', ['person 1', 'person 7']],
  ['Schneewittchen und die sieben Zwerge', ['person 1', 'person 7']],
  ['a snow white cat', ['cat 1']],
  ['桃太郎と犬と猿', ['person 1', 'dog 1', 'monkey 1', 'bird 1']],
  ['nasreddin hodja riding his donkey', ['donkey 1']],
  ['cinderella and the pumpkin coach', ['person 1', 'pumpkincoach 1']],
])('they stay apart from those beside them: %s', (prompt, things) => {
  expect(readPrompt(prompt).subjects.map(({ thing, count }) => `${thing} ${count}`)).toEqual(
    things,
  );
});
