import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('the ghats of Varanasi', () => {
  it.each([
    ['ghats of Varanasi|Varanasi|the Ganges|Benares|the ghats|bathing in the river Ganges'],
    ['die Ghats|Varanasi|der Ganges|Benares'],
    ['les ghats|Bénarès|le Gange'],
    ['los ghats de Benarés|el Ganges|Varanasi'],
    ['i ghat|il Gange|Benares'],
    ['os ghats|o rio Ganges|Varanasi'],
    ['гхаты|Варанаси|река Ганг'],
    ['Varanasi|Ganj nehri'],
    ['فاراناسي|نهر الغانج'],
    ['वाराणसी के घाट|बनारस|गंगा नदी'],
    ['恒河|瓦拉纳西|恒河石阶'],
    ['ガンジス川|バラナシ|ガート'],
    ['바라나시|갠지스강|가트'],
  ])('are known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'ghats' });
  });

  it('are not every river of India', () => {
    expect(readPrompt('a river in a forest')).toMatchObject({ land: 'river', town: null });
  });
});

describe('a street of San Francisco', () => {
  it.each([
    [
      'San Francisco street|a cable car in San Francisco|a steep street|the streets of San Francisco|painted ladies',
    ],
    ['eine Straße in San Francisco|eine steile Straße'],
    ['une rue de San Francisco|une rue en pente'],
    ['una calle de San Francisco|una calle empinada'],
    ['una strada di San Francisco|una strada ripida'],
    ['uma rua de São Francisco|uma rua íngreme'],
    ['улица Сан-Франциско|крутая улица'],
    ['San Francisco sokağı|dik sokak'],
    ['شارع في سان فرانسيسكو|شارع منحدر'],
    ['सैन फ्रांसिस्को की सड़क'],
    ['旧金山街道|旧金山缆车'],
    ['サンフランシスコの坂|サンフランシスコのケーブルカー'],
    ['샌프란시스코 거리|샌프란시스코 케이블카'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'hillstreet' });
  });

  it('is not the city by itself, which is known by its bridge', () => {
    expect(thingsOf('San Francisco')).toEqual(['suspensionbridge']);
  });
});

describe('a container port', () => {
  it.each([
    [
      'a container port|shipping containers|a cargo port|a container terminal at night|port cranes|a commercial port|stacked containers',
    ],
    ['ein Containerhafen|ein Hafenkran|Containerbrücken|gestapelte Container'],
    ['un port à conteneurs|un terminal à conteneurs|des grues portuaires'],
    ['un puerto de contenedores|grúas portuarias|un puerto industrial'],
    ['un porto commerciale|un terminal container|le gru del porto'],
    ['um porto de contêineres|um terminal de contentores|guindastes portuários'],
    ['контейнерный порт|грузовой порт|портовые краны'],
    ['konteyner limanı|liman vinçleri|yük limanı'],
    ['ميناء الحاويات|رافعات الميناء|ميناء تجاري'],
    ['कंटेनर बंदरगाह|कंटेनर टर्मिनल|कार्गो बंदरगाह'],
    ['集装箱码头|集装箱港口|港口起重机'],
    ['コンテナ港|コンテナターミナル|ガントリークレーン'],
    ['컨테이너 항구|컨테이너 터미널|항만 크레인'],
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'canal', town: 'port' });
  });

  it('has cranes that are no birds, and its own ship', () => {
    expect(thingsOf('a cargo ship at a container port with cranes')).toEqual([]);
    expect(thingsOf('two cranes at a lake')).toEqual(['wader']);
    expect(thingsOf('a container ship in a storm')).toEqual(['freighter']);
    expect(readPrompt('a harbour with fishing boats').town).toBe(null);
  });

  it('is where dockers work', () => {
    expect(thingsOf('a dock worker at a container port')).toEqual(['person']);
  });
});
