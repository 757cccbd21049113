import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const ON_MARS =
  'a mars base|une base martienne|eine Marsbasis|una base marciana|una base su marte|uma base em marte|база на Марсе|bir mars üssü|火星基地|火星コロニー|화성 기지|قاعدة على المريخ|मंगल ग्रह पर बेस';
const ON_MOON =
  'a moon base|une base lunaire|eine Mondbasis|una base en la luna|una base lunare|uma base lunar|лунная база|bir ay üssü|月球基地|月面基地|달 기지|قاعدة على القمر|चांद पर बेस';

it.each(ON_MARS.split('|'))('a base stands on the red ground of Mars: %s', (prompt) => {
  const idea = readPrompt(prompt);
  expect(idea).toMatchObject({ martian: true, ignored: [], subjects: [{ thing: 'habitat' }] });
  expect(decide(idea, null, 5, 0).land).toBe('desert');
});

it.each(ON_MOON.split('|'))('a base stands on the moon: %s', (prompt) => {
  const idea = readPrompt(prompt);
  expect(idea).toMatchObject({ lunar: true, ignored: [], subjects: [{ thing: 'habitat' }] });
  expect(decide(idea, null, 5, 0).land).toBe('space');
});
