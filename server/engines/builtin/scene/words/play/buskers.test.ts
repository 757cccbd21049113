import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const BUSKERS =
  'a street musician|un musicien de rue|ein Straßenmusiker|un músico callejero|un musicista di strada|um músico de rua|уличный музыкант|bir sokak müzisyeni|一个街头艺人|ストリートミュージシャン|거리의 악사|عازف شارع|एक सड़क संगीतकार';

it.each(BUSKERS.split('|'))('who makes music in the street is there: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({
    land: 'street',
    ignored: [],
    subjects: [{ thing: 'person', traits: ['musician'] }],
  });
});

it('plays elsewhere where that is said', () => {
  expect(readPrompt('a busker on the beach').land).toBe('beach');
});

const GARDENS =
  'a japanese temple garden|un jardin de temple japonais|ein japanischer Tempelgarten|un jardín de templo japonés|il giardino di un tempio giapponese|o jardim de um templo japonês|сад японского храма|bir japon tapınağı bahçesi|日本寺庙花园|寺の庭|사찰 정원|حديقة معبد ياباني|जापानी मंदिर का बगीचा';

it.each(GARDENS.split('|'))('the garden of a temple is a Japanese one: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ raked: 'pond', garden: true, ignored: [] });
});

it.each(['mariachis singing in a plaza', '歌うマリアッチ', 'mariachis cantando en la plaza'])(
  'keep their guitars who sing to them: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.holds?.thing).toBe('guitar');
  },
);
