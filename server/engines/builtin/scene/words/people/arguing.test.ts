import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a couple arguing in the kitchen',
  'ein streitendes Paar',
  'un couple qui se dispute',
  'una pareja discutiendo',
  'una coppia che litiga',
  'um casal discutindo',
  'пара ссорится',
  'tartışan bir çift',
  'رجلان يتشاجران',
  '两个女人吵架',
  '夫婦が口論している',
  '다투는 부부',
  'दो आदमी बहस करते',
])('two who argue face each other: %s', (prompt) => {
  const { subjects, ignored } = readPrompt(prompt);
  expect(ignored).toEqual([]);
  expect(subjects).toMatchObject([{ thing: 'person', count: 2, company: { bond: 'talk' } }]);
});
