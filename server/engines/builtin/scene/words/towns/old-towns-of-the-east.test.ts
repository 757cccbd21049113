import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const inAll = (sentences: string) => sentences.split('|');

describe('old towns of the east', () => {
  it.each(
    inAll(
      'a snowy hanok village|ein Hanok-Dorf|un village hanok|una aldea hanok|un villaggio hanok|uma aldeia coreana|деревня ханок|hanok köyü|قرية كورية|कोरियाई गाँव|韩屋村|韓屋村|눈 내리는 한옥 마을',
    ),
  )('have Korean houses: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'hanok' });
  });

  it.each(
    inAll(
      'an old street in Gion|eine japanische Gasse|une ruelle japonaise|una calle japonesa|un vicolo giapponese|uma rua japonesa|японская улица|japon sokağı|شارع ياباني|जापानी गली|京都老街|祇園の夜|교토 골목',
    ),
  )('have the wooden houses of Kyoto: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'machiya' });
  });

  it.each(inAll('Kyoto|Kioto|Quioto|Киото|كيوتو|क्योटो|京都|교토'))('are in %s', (city) => {
    expect(readPrompt(city)).toMatchObject({ land: 'street', town: 'machiya' });
  });

  it.each(
    inAll(
      'a hutong in Beijing|eine chinesische Gasse|une ruelle chinoise|un callejón chino|un vicolo cinese|um beco chinês|китайская улица|çin sokağı|شارع صيني|चीनी गली|老北京胡同|中国の路地|중국 골목',
    ),
  )('have the grey houses of Beijing: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town: 'hutong' });
  });

  it('are not where something else of such a city is named', () => {
    expect(readPrompt('a pine forest in Kyoto').land).toBe('forest');
    expect(readPrompt('a bamboo forest in Kyoto').land).not.toBe('street');
    expect(readPrompt('a narrow alley').town).toBe(null);
  });
});

describe('football', () => {
  it.each(
    inAll(
      'a boy playing football in a street|ein Junge spielt Fußball auf der Straße|un garçon joue au football dans la rue|un niño juega al fútbol en la calle|un bambino gioca a calcio in strada|menino jogando futebol na rua|мальчик играет в футбол на улице|sokakta futbol oynayan çocuk|ولد يلعب كرة القدم في الشارع|सड़क पर फुटबॉल खेलता लड़का|男孩在街道上踢足球|道でサッカーをする少年|거리에서 축구하는 소년',
    ),
  )('is played where somebody lives: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('street');
    expect(subjects.map(({ thing }) => thing)).not.toContain('goal');
  });

  it('is played on a village pitch where none is named', () => {
    const { land, scenery, subjects } = readPrompt('a boy playing football');
    expect([land, scenery]).toEqual(['field', 'villagepitch']);
    expect(subjects.map(({ thing }) => thing)).toContain('goal');
  });
});
