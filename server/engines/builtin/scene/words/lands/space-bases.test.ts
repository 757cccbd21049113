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

const WALKS_ON_MARS =
  'an astronaut walking across mars|un astronaute marche sur la planète Mars|ein Astronaut läuft über den Mars|un astronauta caminando por Marte|un astronauta sul pianeta Marte|um astronauta caminhando por Marte|космонавт гуляет по Марсу|Mars’ta yürüyen bir astronot|火星を歩く宇宙飛行士|走在火星上的宇航员|화성을 걷는 우주비행사|رائد فضاء يمشي على المريخ|मंगल पर चलता अंतरिक्ष यात्री';

it.each(WALKS_ON_MARS.split('|'))('who walks there is on Mars: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ land: 'desert', martian: true, sky: [] });
});

it('is a planet in the sky for who is on the way there', () => {
  expect(readPrompt('a rocket flying to mars')).toMatchObject({ martian: false, sky: ['planet'] });
});
