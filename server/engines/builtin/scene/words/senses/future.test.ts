import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the future', () => {
  it.each([
    'a futuristic city at night',
    'eine futuristische Stadt bei Nacht',
    'une ville du futur la nuit',
    'una ciudad del futuro de noche',
    'una città del futuro di notte',
    'uma cidade do futuro à noite',
    'город будущего ночью',
    'gece geleceğin şehri',
    'مدينة المستقبل ليلا',
    'रात में भविष्य का शहर',
    '夜晚的未来城市',
    '夜の未来都市',
    '밤의 미래도시',
  ])('builds a city: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'city', future: true, time: 'night' });
  });

  it.each(['a utopian city', 'a solarpunk city', 'a sci-fi city', 'a street of the future'])(
    'is dreamed of in other words: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ future: true });
    },
  );

  it('is in no city of which no such word is said', () => {
    expect(readPrompt('a city at night').future).toBe(false);
  });

  it.each([
    ['a robot from the future in a forest', 'forest'],
    ['a warrior from the future on a beach', 'beach'],
    ['house of the future by a lake', 'lake'],
    ['un coche del futuro en el desierto', 'desert'],
    ['ein Roboter aus der Zukunft im Wald', 'forest'],
    ['человек будущего в лесу', 'forest'],
  ])('leaves what comes from it in the land that is named: %s', (prompt, land) => {
    expect(readPrompt(prompt)).toMatchObject({ land, future: false });
  });

  it.each([
    'a girl dreaming of the future',
    'afraid of tomorrow',
    'ein Mädchen träumt von der Zukunft',
  ])('builds nothing where it is thought of: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: null, future: false });
  });

  it('builds nothing around a letter from it, which lies in a room', () => {
    expect(readPrompt('a letter from the future')).toMatchObject({ land: 'room', future: false });
  });

  it.each(['a robot from the future', 'a car of the future', 'ein Auto der Zukunft'])(
    'builds its city around what comes from it: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'city', future: true });
    },
  );

  it.each([
    ['a futuristic train crossing the desert', 'desert'],
    ['ein futuristisches Haus im Wald', 'forest'],
    ['une voiture futuriste dans le désert', 'desert'],
    ['un tren futurista en la selva', 'forest'],
    ['una moto futuristica sulla spiaggia', 'beach'],
    ['uma casa futurista no deserto', 'desert'],
    ['футуристический дом в горах', 'mountain'],
    ['çölde fütüristik araba', 'desert'],
    ['سيارة مستقبلية في الصحراء', 'desert'],
    ['रेगिस्तान में भविष्यवादी कार', 'desert'],
    ['沙漠中的未来派汽车', 'desert'],
    ['未来的な家 森', 'forest'],
    ['사막의 미래형 자동차', 'desert'],
    ['a futuristic village in the mountains', 'mountain'],
  ])('leaves what looks like it in the open land that is named: %s', (prompt, land) => {
    expect(readPrompt(prompt)).toMatchObject({ land, future: false });
  });

  it.each(['a futuristic desert city', 'a futuristic house', 'a futuristic village'])(
    'builds its city where one is named, or no other land: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'city', future: true });
    },
  );

  it.each([
    'a solarpunk farm|a utopian garden|a solarpunk village with gardens|ein Solarpunk-Garten',
    'un jardin solarpunk|una granja futurista|uma fazenda futurista|una fattoria futuristica',
    'футуристическая ферма|未来的花园|ソーラーパンクの村|eine futuristische Landschaft',
  ])('builds its city round a farm, a garden or a village that is so called: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'city', future: true });
  });

  it.each([
    ['a futuristic island', 'island'],
    ['a futuristic park at night', 'field'],
    ['a futuristic submarine under the sea', 'underwater'],
    ['utopian landscape with waterfalls', 'waterfall'],
  ])('is seen in such land too: %s', (prompt, land) => {
    expect(readPrompt(prompt)).toMatchObject({ land, future: true });
  });

  it('is in no garden in which only a thing is of it', () => {
    expect(readPrompt('a garden with a futuristic robot')).toMatchObject({ future: false });
  });

  it.each([
    'my future self|mein zukünftiges Ich|mon futur moi|mi yo del futuro|il me stesso del futuro',
    'meu eu do futuro|я в будущем|gelecekteki ben|نفسي في المستقبل|भविष्य का मैं|未来的自己',
    '未来の自分|미래의 나',
  ])('is no city where it is told of oneself: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: null,
        subjects: [{ thing: 'person' }],
      });
  });

  it('is of what is one’s own in it, with nobody old beside that', () => {
    expect(readPrompt('미래의 내 집').future).toBe(true);
    expect(readPrompt('미래의 내 집').subjects).toMatchObject([{ thing: 'house' }]);
    expect(readPrompt('미래의 내 아이').subjects).toMatchObject([{ traits: ['child'] }]);
    expect(readPrompt('미래의 내 모습').subjects).toMatchObject([{ traits: ['old'] }]);
    expect(readPrompt('未来の私の家').subjects).toMatchObject([{ thing: 'house' }]);
    for (const prompt of ['写给未来的自己', 'a letter to my future self', '未来的我们'])
      expect(readPrompt(prompt).subjects, prompt).toEqual([]);
  });
});
