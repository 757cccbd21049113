import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const peopleOf = (prompt: string) =>
  readPrompt(prompt)
    .subjects.filter(({ thing }) => thing === 'person')
    .map(({ traits = [] }) => traits);

describe('a garage or a workshop', () => {
  it.each([
    ['a bicycle in a garage', 'an old workshop'],
    ['ein Fahrrad in der Garage', 'eine alte Werkstatt'],
    ['un vélo dans un garage', 'un vieil atelier'],
    ['una bicicleta en un garaje', 'un viejo taller'],
    ['una bicicletta in un garage', 'una vecchia officina'],
    ['uma bicicleta na garagem', 'uma oficina antiga'],
    ['велосипед в гараже', 'старая мастерская'],
    ['garajda bir bisiklet', 'eski bir atölye'],
    ['دراجة في المرآب', 'ورشة قديمة'],
    ['गैराज में साइकिल', 'एक पुरानी वर्कशॉप'],
    ['车库里的自行车', '老车间'],
    ['ガレージの自転車', '古い工房'],
    ['차고의 자전거', '오래된 작업실'],
  ])('is a room in every language: %s, %s', (garage, workshop) => {
    expect(readPrompt(garage)).toMatchObject({ land: 'garage', subjects: [{ thing: 'bicycle' }] });
    expect(readPrompt(workshop).land).toBe('garage');
  });

  it('is no word of another language', () => {
    expect(readPrompt('a taller tree on a hill').land).not.toBe('garage');
    expect(readPrompt('una oficina con una computadora').land).toBe('openoffice');
  });
});

describe('grandparents and their grandchildren', () => {
  it.each([
    ['a grandfather and his granddaughter', 'a grandmother and her grandson'],
    ['ein Großvater und seine Enkelin', 'eine Oma mit ihrem Enkel'],
    ['un grand-père et sa petite-fille', 'une grand-mère et son petit-fils'],
    ['un abuelo y su nieta', 'una abuela con su nieto'],
    ['un nonno con la nipotina', 'una nonna e il nipotino'],
    ['um avô e sua neta', 'uma avó com o neto'],
    ['дедушка и внучка', 'бабушка и внук'],
    ['bir dede ve kız torun', 'büyükanne ve torun'],
    ['جد وحفيدة', 'جدة وحفيد'],
    ['दादा और पोती', 'दादी और पोता'],
    ['爷爷和孙女', '奶奶和孙子'],
    ['祖父と孫娘', '祖母と孫'],
    ['할아버지와 손녀', '할머니와 손자'],
  ])('are one who is old and a child: %s, %s', (first, second) => {
    for (const [prompt, young] of [
      [first, 'girl'],
      [second, 'child'],
    ] as const) {
      const people = peopleOf(prompt);
      expect(people, prompt).toHaveLength(2);
      expect(people[0], prompt).toContain('old');
      expect(people[1], prompt).toContain(young);
      expect(people[1], prompt).not.toContain('old');
    }
  });

  it('leaves one of whom much is said one', () => {
    expect(peopleOf('portrait of an old sailor with a white beard')).toHaveLength(1);
  });
});
