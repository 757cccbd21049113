import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { createReader } from '../../words/reader.ts';
import { wordsNotRead } from '../../words/testing/carriers.ts';
import type { Meaning } from './keys/scene-keys.ts';
import { readPrompt } from './read-prompt.ts';
import { PAINTER_WORDS } from './scene-words.ts';

const things = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('reading a prompt', () => {
  it.each([
    'Kühe auf der Wiese',
    'sheep grazing near a village',
    'wolves in the snow',
    'волки в лесу',
    'коровы на лугу',
    'lupi nella neve',
    'قطط على السطح',
    'bahçede kediler',
    '羊の群れ',
    '草地上的牛群',
    'lobos en el bosque',
    'lobos na floresta',
    'तितलियां',
    'des loups dans la neige',
  ])('takes a plural that has a form of its own for several: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.count).toBeGreaterThan(1);
  });

  it.each(['a sheep on a hill', 'a lone deer in the forest', 'ein Wolf im Schnee', 'одна корова'])(
    'takes one for one: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects[0]?.count).toBe(1);
    },
  );

  it('finds land, time, weather, season and sky', () => {
    const idea = readPrompt('A foggy forest at dawn in autumn, with a rainbow');
    expect(idea).toMatchObject({ land: 'forest', time: 'dawn', weather: 'fog', season: 'autumn' });
    expect(idea.sky).toEqual(['rainbow']);
    expect(idea.ignored).toEqual([]);
  });

  it.each([
    'cozy scandinavian kids bedroom, bunk bed',
    "a children's room",
    'ein helles Kinderzimmer',
    "une chambre d'enfant",
    'un dormitorio infantil',
    'um quarto infantil',
    'una cameretta',
    'детская комната',
    'çocuk odası',
    '儿童房',
    '子供部屋',
    '아이 방',
    'غرفة أطفال',
    'बच्चों का कमरा',
  ])('sees no children in a room for them: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'kidsroom' });
    expect(things(prompt).filter((thing) => thing.includes('person'))).toEqual([]);
  });

  it('leads a path through open land and bamboo, and a street between houses', () => {
    expect(readPrompt('雨后的竹林里有一条石板小路')).toMatchObject({ land: null, path: 'paved' });
    expect(readPrompt('雨后的竹林里有一条石板小路').ignored).toEqual([]);
    expect(things('雨后的竹林里有一条石板小路')).toEqual(['1 bamboo']);
    for (const prompt of ['a path through the woods', 'ein Weg im Wald', 'un sendero en el bosque'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'forest', path: 'earth' });
    expect(readPrompt('a road through a wheat field')).toMatchObject({
      land: 'field',
      crop: 'grain',
      path: 'earth',
    });
    expect(readPrompt('a busy road in the city')).toMatchObject({ land: 'street', path: null });
    const church = readPrompt('a small country church beside an oak and a winding road');
    expect(church).toMatchObject({ land: 'field', path: 'earth', ignored: [] });
  });

  it('knows a road that winds through the country in every language', () => {
    const roads = [
      'a winding road',
      'eine kurvige Straße',
      'une route sinueuse',
      'un camino sinuoso',
      'una strada tortuosa',
      'uma estrada sinuosa',
      'извилистая дорога',
      'kıvrımlı yol',
      'طريق متعرج',
      'घुमावदार सड़क',
      '蜿蜒的小路',
      '曲がりくねった道',
      '구불구불한 길',
    ];
    for (const prompt of roads)
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'field',
        path: 'earth',
        winds: true,
        ignored: [],
      });
    const country = [
      'route de campagne',
      'Feldweg',
      'camino rural',
      '田舎道',
      '시골길',
      'köy yolu',
    ];
    for (const prompt of country)
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', path: 'earth' });
  });

  it('sees a skyline, and a city by water, across that', () => {
    const across = [
      'a city skyline at night',
      'eine Skyline bei Nacht',
      'a city by the river',
      'une ville au bord de la mer',
      'город у реки',
      '城市天际线',
      '도시 스카이라인',
    ];
    for (const prompt of across)
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'city', acrossWater: true });
    expect(readPrompt('a city at night')).toMatchObject({ land: 'city', acrossWater: false });
  });

  it('sees stars in a starry sky in every language', () => {
    const skies = [
      'desert under a starry sky',
      'Wüste unter Sternenhimmel',
      'un désert sous un ciel étoilé',
      'desierto bajo un cielo estrellado',
      'deserto sotto un cielo stellato',
      'deserto sob um céu estrelado',
      'пустыня под звездным небом',
      'yıldızlı gökyüzü altında çöl',
      'صحراء تحت سماء مرصعة بالنجوم',
      'तारों भरे आकाश के नीचे रेगिस्तान',
      '星空下的沙漠',
      '星空の砂漠',
      '별이 빛나는 밤하늘 아래 사막',
    ];
    for (const prompt of skies)
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'desert', sky: ['stars'] });
  });

  it('knows canals, markets and fires in rooms', () => {
    expect(readPrompt('a venice canal with a gondola')).toMatchObject({
      land: 'canal',
      subjects: [{ thing: 'gondola' }],
      akin: [],
      ignored: [],
    });
    expect(readPrompt('a busy market street')).toMatchObject({ subjects: [{ thing: 'stall' }] });
    expect(readPrompt('a street market with awnings')).toMatchObject({
      land: 'street',
      subjects: [{ thing: 'stall' }],
    });
    expect(readPrompt('a library with a fireplace')).toMatchObject({
      land: 'library',
      hearth: true,
    });
    expect(readPrompt('a kettle on the stove')).toMatchObject({ land: 'kitchen', ignored: [] });
  });

  it('gives what drives through open land a road, and none beside houses or water', () => {
    expect(readPrompt('a red car').path).toBe('road');
    expect(readPrompt('ein Bus in der Wüste').path).toBe('road');
    expect(readPrompt('a car by a lake').path).toBeNull();
    expect(readPrompt('a car in a wheat field').path).toBeNull();
  });

  it('tells buses and trams from cars and trains', () => {
    const first = (prompt: string) => readPrompt(prompt).subjects[0]?.thing;
    expect(first('a yellow tram in a steep street')).toBe('tram');
    expect(first('雨中的有轨电车')).toBe('tram');
    expect(first('una parada con un autobús rojo')).toBe('bus');
    expect(first('a school bus')).toBe('bus');
  });

  it.each([
    'an old woman reading a book by the fireplace',
    'eine alte Frau liest ein Buch',
    '老奶奶在看书',
    'бабушка читает книгу',
  ])('knows who reads, the book in her hands: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
    expect(new Set(subjects[0]?.traits)).toEqual(new Set(['woman', 'old', 'reading']));
    expect(ignored).toEqual([]);
  });

  it('knows cliffs, and mountains where no sea is', () => {
    expect(readPrompt('a hut on a cliff')).toMatchObject({ land: 'mountain', cliffs: true });
    expect(readPrompt('acantilados negros junto al mar')).toMatchObject({ cliffs: true });
    expect(readPrompt('a mountain lake').cliffs).toBe(false);
  });

  it('seats who is on a horse, and tells donkeys and unicorns from horses', () => {
    expect(readPrompt('a knight on a horse').subjects).toMatchObject([
      { thing: 'horse', traits: ['knight', 'mounted'] },
    ]);
    expect(readPrompt('un burro blanco').subjects).toMatchObject([{ thing: 'donkey' }]);
    expect(readPrompt('森林里的独角兽').subjects).toMatchObject([{ thing: 'unicorn' }]);
    expect(readPrompt('a unicorn')).toMatchObject({ akin: [], ignored: [] });
  });

  it('sees a tower that a town is known for from outside', () => {
    expect(readPrompt('a coffee shop in paris').land).toBe('street');
    expect(readPrompt('a cat on a windowsill').land).toBe('room');
    expect(readPrompt('a cat sleeping on a windowsill in Paris')).toMatchObject({
      land: 'room',
      outlook: 'street',
    });
  });

  it('gives a colour right before a thing to that one', () => {
    expect(readPrompt('a farmer watching a green tractor').subjects).toMatchObject([
      { thing: 'person', colour: null },
      { thing: 'tractor', colour: [0.2, 0.58, 0.25] },
    ]);
    expect(readPrompt('una casa roja con un perro').subjects[0]?.colour).not.toBeNull();
  });

  it('gives a size to the thing that it is said before, not to the one that was named already', () => {
    const sizes = (prompt: string) =>
      readPrompt(prompt).subjects.map(({ thing, size }) => `${thing} ${size}`);
    expect(sizes('a knight fighting a giant red dragon')).toEqual(['person 1', 'dragon 2.4']);
    expect(sizes('a boy looking at a small dog')).toEqual(['person 1', 'dog 0.68']);
    expect(sizes('un chat géant regarde une souris')).toEqual(['cat 2.4', 'mouse 1']);
  });

  it('knows penguins and tractors for what they are', () => {
    expect(readPrompt('a penguin and a red tractor')).toMatchObject({
      akin: [],
      subjects: [{ thing: 'penguin' }, { thing: 'tractor' }],
      tint: null,
    });
  });

  it('tints no light with the colour of a thing that it does not know', () => {
    expect(readPrompt('a wheat field with a red gramophone').tint).toBeNull();
    expect(
      readPrompt('a wheat field with a red gramophone and a blue house').subjects,
    ).toMatchObject([{ thing: 'house' }]);
    expect(readPrompt('a red meadow').tint).not.toBeNull();
  });

  it('gives no creature the colour of leaves or of what it does not know, and sees what is far', () => {
    expect(
      readPrompt('a path covered with orange leaves and a deer in the distance'),
    ).toMatchObject({
      season: 'autumn',
      subjects: [{ thing: 'deer', colour: null, far: true }],
      ignored: [],
    });
    expect(readPrompt('green leaves').season).toBeNull();
    for (const prompt of ['two cows in a green meadow', 'une vache dans un champ vert'])
      expect(readPrompt(prompt).season, prompt).toBe('summer');
    expect(readPrompt('a red gramophone and a dog').subjects).toMatchObject([{ colour: null }]);
    expect(readPrompt('mountains in the distance and a boat').subjects[0]?.far).toBeUndefined();
    expect(readPrompt('远处有一只鹿').subjects).toMatchObject([{ thing: 'deer', far: true }]);
    expect(readPrompt('a girl with a blue coat and a dog').subjects).toMatchObject([
      { thing: 'person', colour: [expect.any(Number), expect.any(Number), expect.any(Number)] },
      { thing: 'dog', colour: null },
    ]);
  });

  it('takes the tower of a church and the rocks of a cliff for a part of them', () => {
    expect(things('a village with a church tower')).toEqual(['1 church']);
    expect(things('la tour de l’église')).toEqual(['1 church']);
    expect(things('a lighthouse on a rocky cliff')).toEqual(['1 lighthouse']);
  });

  it('knows streams from rivers, and what somebody is on', () => {
    expect(readPrompt('ein Bach')).toMatchObject({ land: 'river', narrow: true });
    expect(readPrompt('a river')).toMatchObject({ land: 'river', narrow: false });
    expect(readPrompt('a cat on a rooftop')).toMatchObject({ perch: 'roof', ignored: [] });
    expect(readPrompt('un champ de tulipes')).toMatchObject({ land: 'field', crop: 'tulip' });
    expect(readPrompt('a tulip field with a windmill').crop).toBe('tulip');
    for (const prompt of ['campo di tulipani', '튤립 밭'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', crop: 'tulip' });
    for (const prompt of ['薰衣草田', 'лавандовое поле'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', crop: 'lavender' });
    expect(readPrompt('campo de girassóis')).toMatchObject({ land: 'field', crop: 'sunflower' });
  });

  it('takes flowers that are sown for a field of them, unless they are counted or somewhere else', () => {
    for (const prompt of ['sunflowers at sunset', 'rows of lavender', 'tulips and a windmill'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field' });
    for (const prompt of [
      'a sunflower',
      'three tulips',
      'tulips in a vase',
      'a girl with tulips',
      'a bouquet of tulips',
      'sunflowers, close-up',
    ])
      expect(readPrompt(prompt).land, prompt).toBeNull();
    for (const prompt of [
      'ein Strauß Tulpen',
      'un mazzo di tulipani',
      'باقة من التوليب',
      '튤립 꽃다발',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: null, ignored: [] });
    for (const prompt of ['ट्यूलिप का गुलदस्ता', '一个花束'])
      expect(readPrompt(prompt), prompt).toMatchObject({ land: null, ignored: [] });
    expect(readPrompt('sunflowers by the sea').land).toBe('sea');
  });

  it('knows a field of rape in every language', () => {
    const fields = [
      'a rapeseed field',
      'ein Rapsfeld',
      'un champ de colza',
      'un campo de colza',
      'un campo di colza',
      'um campo de canola',
      'рапсовое поле',
      'kanola tarlası',
      'حقل كانولا',
      'सरसों का खेत',
      '油菜花田',
      '菜の花畑',
      '유채꽃 밭',
    ];
    for (const prompt of fields)
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'field',
        crop: 'rape',
        ignored: [],
      });
  });

  it('gives a thing the number and the colour said before it', () => {
    const { subjects, tint } = readPrompt('two red boats and a white house');
    expect(subjects.map(({ thing, count }) => [thing, count])).toEqual([
      ['boat', 2],
      ['house', 1],
    ]);
    expect(subjects[0]?.colour?.[0]).toBeGreaterThan(0.6);
    expect(subjects[1]?.colour?.[2]).toBeGreaterThan(0.9);
    expect(tint).toBeNull();
  });

  it('gives a balloon the colour said before it, not the light', () => {
    const { balloonColour, tint } = readPrompt('a blue balloon');
    expect(balloonColour?.[2]).toBeGreaterThan(balloonColour?.[0] ?? 1);
    expect(tint).toBeNull();
  });

  it('gives a late colour to the thing before it, and a lone one to the light', () => {
    expect(readPrompt('a girl with a blue coat').subjects[0]?.colour).not.toBeNull();
    expect(readPrompt('un chat noir et une maison').subjects.map(({ colour }) => colour)).toEqual([
      [0.08, 0.08, 0.1],
      null,
    ]);
    expect(readPrompt('purple mountains').tint).not.toBeNull();
    expect(readPrompt('purple mountains, a white house').subjects[0]?.colour?.[2]).toBe(0.93);
  });

  it('gives a colour behind a place to the place, and none to light where it is natural', () => {
    const { subjects, tint } = readPrompt('ثلاثة أحصنة تركض في حقل أخضر');
    expect(subjects).toMatchObject([{ thing: 'horse', count: 3, colour: null }]);
    expect(tint).toBeNull();
    expect(readPrompt('un caballo en un campo rojo')).toMatchObject({
      subjects: [{ thing: 'horse', colour: null }],
      tint: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });

  it('takes lamps of a house for lit windows, and no large thing for one in a room', () => {
    expect(things('雪夜里的小木屋，窗户亮着灯')).toEqual(['1 house']);
    expect(readPrompt('ein Fahrrad vor einem Café').land).toBe('shopfront');
    expect(readPrompt('a snowy village with lit windows').land).toBe('field');
  });

  it('knows roses from what is rose', () => {
    expect(readPrompt('une maison rose').subjects.map(({ thing }) => thing)).toEqual(['house']);
    expect(readPrompt('two roses').subjects.map(({ thing }) => thing)).toEqual(['flower']);
  });

  it('knows what creatures do, how many they are and how large', () => {
    expect(readPrompt('a sleeping cat and a dog running').subjects).toMatchObject([
      { thing: 'cat', posture: 'sleeping' },
      { thing: 'dog', posture: 'running' },
    ]);
    expect(readPrompt('ein kleiner Hund sitzt im Garten').subjects[0]).toMatchObject({
      thing: 'dog',
      posture: 'sitting',
    });
    expect(readPrompt('a huge tree').subjects[0]?.size).toBeGreaterThan(1);
    expect(things('seven sheep, 200 wolves')).toEqual(['7 sheep', '8 wolf']);
  });

  it('knows what is built of stone from a stone', () => {
    expect(things('a stone bridge over a river')).toEqual(['1 bridge']);
    expect(things('un pont de pierre')).toEqual(['1 bridge']);
    expect(things('a stone beside a bridge')).toEqual(['1 rock', '1 bridge']);
  });

  it('gives the people of a prompt its umbrellas', () => {
    expect(things('four people with umbrellas in the rain')).toEqual(['4 umbrella']);
    expect(things('two people under umbrellas')).toEqual(['2 umbrella']);
    expect(things('a person')).toEqual(['1 person']);
  });

  it('knows a woman, the old and the bearded, and whose colour a beard has', () => {
    const [sailor] = readPrompt('portrait of an old sailor with a white beard').subjects;
    expect(sailor).toMatchObject({
      thing: 'person',
      colour: null,
      traits: ['old', 'bearded'],
    });
    expect(readPrompt('eine Frau').subjects[0]?.traits).toEqual(['woman']);
    expect(readPrompt('a beard').subjects).toEqual([]);
  });

  it('tells children from grown people, and each person from the next', () => {
    const people = (prompt: string) => readPrompt(prompt).subjects.map(({ traits = [] }) => traits);
    expect(readPrompt('a woman and a child on a beach').subjects).toMatchObject([
      { company: { bond: 'hands', members: [['woman'], ['child']] } },
    ]);
    expect(people('ein Mann mit einem Mädchen spielend')).toHaveLength(2);
    expect(things('ein Liebespaar am Strand')).toEqual(['2 person']);
    expect(people('portrait of a beautiful woman, a lady')).toEqual([['woman']]);
    expect(readPrompt('two children in a garden').subjects[0]).toMatchObject({
      count: 2,
      traits: ['child'],
    });
  });

  it('puts who rides into the saddle, and knows waves that are ridden', () => {
    for (const prompt of ['a girl riding a white horse', 'ein Mädchen reitet auf einem Pferd'])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'horse', traits: ['girl', 'mounted'] },
      ]);
    expect(things('a rider in the desert')).toEqual(['1 horse']);
    expect(things('a knight on horseback before a castle')).toEqual(['1 horse', '1 castle']);
    expect(things('a man riding a dragon')).toEqual(['1 dragon']);
    expect(things('a girl and a horse')).toEqual(['1 person', '1 horse']);
    expect(readPrompt('a surfer riding a wave')).toMatchObject({
      land: 'sea',
      subjects: [{ thing: 'surfer' }],
      ignored: [],
    });
  });

  it('sees a house with windows from outside, and what has windows alone from within', () => {
    expect(readPrompt('a cabin with lit windows in a forest').land).toBe('forest');
    expect(readPrompt('a cat by the window').land).toBe('room');
  });

  it('knows the colours of flowers that have one, unless another is said', () => {
    expect(readPrompt('a field of lavender').subjects[0]?.colour?.[2]).toBeGreaterThan(0.5);
    expect(readPrompt('white lavender').subjects[0]?.colour?.[0]).toBeGreaterThan(0.9);
  });

  it('puts people into the boat that is named with them', () => {
    expect(readPrompt('a sailor in a boat').subjects).toMatchObject([
      { thing: 'boat', traits: ['sailor', 'crewed'] },
    ]);
    expect(things('portrait of a sailor on his ship')).toContain('1 person');
  });

  it('puts flowers into the vase that is named with them', () => {
    expect(things('a vase of red roses on a table')).toEqual(['1 vase']);
    expect(readPrompt('a vase of red roses').subjects[0]?.colour?.[0]).toBeGreaterThan(0.6);
  });

  it('takes a blue sky for a fair day', () => {
    expect(readPrompt('a blue sky')).toMatchObject({ weather: 'clear', tint: null });
    expect(readPrompt('ein blauer Himmel')).toMatchObject({ weather: 'clear', tint: null });
    expect(readPrompt('a red sky').tint).not.toBeNull();
  });

  it('leaves away what is not wanted', () => {
    const idea = readPrompt('a beach without people or palm trees, no clouds');
    expect(idea).toMatchObject({ land: 'beach', weather: 'clear', subjects: [] });
    expect(idea.without).toEqual(['person', 'palm', 'cloudy']);
    expect(idea.ignored).toEqual([]);
  });

  it('finds composition, mood and style in the words', () => {
    expect(readPrompt('close-up of a fox, pixel art')).toMatchObject({
      composition: 'close',
      style: 'pixel',
    });
    expect(readPrompt('aerial view of an island, dreamy, Studio Ghibli')).toMatchObject({
      composition: 'aerial',
      mood: 'dreamy',
      style: 'ghibsky',
    });
  });

  it('prefers the land that holds the others in view', () => {
    expect(readPrompt('snowy mountains by a lake').land).toBe('lake');
    expect(readPrompt('a forest and mountains').land).toBe('forest');
  });

  it('reads phrases before words', () => {
    expect(readPrompt('northern lights').sky).toEqual(['aurora']);
    expect(readPrompt('palm trees').subjects.map(({ thing }) => thing)).toEqual(['palm']);
  });

  it.each([
    ['en', 'Three sheep in a green meadow at sunset', 'field', 'sunset', '3 sheep'],
    ['zh', '夕阳下的草地上有三只羊', 'field', 'sunset', '3 sheep'],
    ['ja', '夕焼けの草原に三匹の羊', 'field', 'sunset', '3 sheep'],
    ['ko', '해질녘 초원의 양 세 마리', 'field', 'sunset', '3 sheep'],
    ['fr', 'Trois moutons dans un pré au coucher du soleil', 'field', 'sunset', '3 sheep'],
    ['de', 'Drei Schafe auf einer Wiese bei Sonnenuntergang', 'field', 'sunset', '3 sheep'],
    ['es', 'Tres ovejas en un prado al atardecer', 'field', 'sunset', '3 sheep'],
    ['ru', 'Три овцы на лугу на закате', 'field', 'sunset', '3 sheep'],
    ['pt', 'Três ovelhas num prado ao pôr do sol', 'field', 'sunset', '3 sheep'],
    ['it', 'Tre pecore in un prato al tramonto', 'field', 'sunset', '3 sheep'],
    ['tr', 'Gün batımında çayırda üç koyun', 'field', 'sunset', '3 sheep'],
    ['ar', 'ثلاثة خراف في مرج عند الغروب', 'field', 'sunset', '3 sheep'],
    ['hi', 'सूर्यास्त के समय घास के मैदान में तीन भेड़ें', 'field', 'sunset', '3 sheep'],
    ['en', 'A red lighthouse by the stormy sea', 'sea', null, '1 lighthouse'],
    ['zh', '暴风雨的海边，一座红色的灯塔', 'beach', null, '1 lighthouse'],
    ['ja', '嵐の海と赤い灯台', 'sea', null, '1 lighthouse'],
    ['ko', '폭풍 치는 바다의 빨간 등대', 'sea', null, '1 lighthouse'],
    ['fr', "Un phare rouge au bord d'une mer orageuse", 'sea', null, '1 lighthouse'],
    ['de', 'Ein roter Leuchtturm am stürmischen Meer', 'sea', null, '1 lighthouse'],
    ['es', 'Un faro rojo junto al mar tormentoso', 'sea', null, '1 lighthouse'],
    ['ru', 'Красный маяк у штормового моря', 'sea', null, '1 lighthouse'],
    ['pt', 'Um farol vermelho junto ao mar tempestuoso', 'sea', null, '1 lighthouse'],
    ['it', 'Un faro rosso sul mare tempestoso', 'sea', null, '1 lighthouse'],
    ['tr', 'Fırtınalı denizin kıyısında kırmızı bir deniz feneri', 'beach', null, '1 lighthouse'],
    ['ar', 'منارة حمراء قرب بحر عاصف', 'sea', null, '1 lighthouse'],
    ['hi', 'तूफानी समुद्र के पास लाल प्रकाशस्तंभ', 'sea', null, '1 lighthouse'],
  ])('reads %s: %s', (_, prompt, land, time, thing) => {
    const idea = readPrompt(prompt);
    expect(things(prompt)).toEqual([thing]);
    expect(idea).toMatchObject({ land, time });
    expect(idea.weather).toBe(time === null ? 'storm' : null);
    if (time === null) expect(idea.subjects[0]?.colour?.[0]).toBe(0.78);
  });

  it.each([
    ['en', 'An octopus and a crab, a seahorse, jellyfish, a diver and a submarine'],
    ['zh', '一只章鱼和一只螃蟹，一只海马，水母，潜水员和潜艇'],
    ['ja', 'タコとカニ、タツノオトシゴ、クラゲ、ダイバーと潜水艦'],
    ['ko', '문어와 꽃게, 해마, 해파리, 잠수부와 잠수함'],
    [
      'fr',
      'Une pieuvre et un crabe, un hippocampe, des méduses, un plongeur et un sous-marin jaune',
    ],
    ['de', 'Ein Oktopus und eine Krabbe, ein Seepferdchen, Quallen, ein Taucher und ein U-Boot'],
    ['es', 'Un pulpo y un cangrejo, un caballito de mar, medusas, un buzo y un submarino amarillo'],
    ['ru', 'Осьминог и краб, морской конек, медузы, водолаз и подводная лодка'],
    ['pt', 'Um polvo e um caranguejo, um cavalo-marinho, medusas, um mergulhador e um submarino'],
    ['it', 'Un polpo e un granchio, un ippocampo, meduse, un palombaro e un sottomarino giallo'],
    ['tr', 'Bir ahtapot ve bir yengeç, bir denizatı, denizanası, bir dalgıç ve bir denizaltı'],
    ['ar', 'أخطبوط وسلطعون وفرس البحر وقناديل البحر وغواص وغواصة'],
    ['hi', 'एक ऑक्टोपस और एक केकड़ा, एक समुद्री घोड़ा, जेलीफ़िश, एक गोताखोर और एक पनडुब्बी'],
  ])('knows who lives and dives in the sea in %s: %s', (_, prompt) => {
    const named = readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(named.toSorted()).toEqual(
      ['crab', 'diver', 'jellyfish', 'octopus', 'seahorse', 'submarine'].toSorted(),
    );
  });

  it('says what it ignored, once each, without function words and wishes for quality', () => {
    expect(
      readPrompt('The quixotic, quixotic zeitgeist of a cat, 4k, masterpiece').ignored,
    ).toEqual(['quixotic', 'zeitgeist']);
    expect(readPrompt('a windy beach').ignored).toEqual(['windy']);
  });

  it('reads 4000 characters of anything', () => {
    expect(readPrompt('ab '.repeat(1333)).ignored).toEqual(['ab']);
    expect(readPrompt('😀'.repeat(2000)).understood).toEqual([]);
    expect(readPrompt('山'.repeat(4000)).land).toBe('mountain');
  });

  it('reads a word that is said a thousand times hardly more slowly than others', {
    timeout: 25_000,
  }, () => {
    expect(readPrompt('cat '.repeat(1000)).understood).toEqual(['cat']);
    expect(readPrompt('a red cat and '.repeat(285)).understood).toContain('cat');
    expect(readPrompt('고양이가'.repeat(1000)).understood).toEqual(['고양이가']);
  });
});

describe("the painter's words", () => {
  const read = createReader<Meaning>(PAINTER_WORDS);

  it.each(LANGUAGES)('are all read in a sentence of their language: %s', (language) => {
    const own = PAINTER_WORDS.filter((listed) => listed.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
    expect(own.length).toBeGreaterThan(700);
  });
});

describe('moss', () => {
  it.each([
    'a robot covered in moss',
    'ein bemooster Roboter',
    'un robot couvert de mousse',
    'un robot cubierto de musgo',
    'un robot coperto di muschio',
    'um robô coberto de musgo',
    'робот, покрытый мхом',
    'yosun kaplı bir robot',
    'روبوت مغطى بالطحالب',
    'काई से ढका रोबोट',
    '长满青苔的机器人',
    '苔むしたロボット',
    '이끼로 덮인 로봇',
  ])('grows over what stands for long: %s', (prompt) => {
    const { mossy, subjects, ignored } = readPrompt(prompt);
    expect({ mossy, things: subjects.map(({ thing }) => thing), ignored }).toEqual({
      mossy: true,
      things: ['robot'],
      ignored: [],
    });
  });

  it('is passed over where it is not painted', () => {
    expect(readPrompt('a cat and moss').ignored).toEqual(['moss']);
  });
});

describe('hills', () => {
  it.each([
    ['a castle on a hill', 'one'],
    ['rolling green hills', 'many'],
    ['ein Schloss auf einem Hügel', 'one'],
    ['sanfte Hügel im Morgenlicht', 'many'],
    ['une église sur une colline', 'one'],
    ['des collines verdoyantes', 'many'],
    ['un árbol en una colina', 'one'],
    ['colinas verdes', 'many'],
    ['una casa su una collina', 'one'],
    ['le colline della Toscana', 'many'],
    ['uma árvore numa colina', 'one'],
    ['дерево на холме', 'one'],
    ['зелёные холмы', 'many'],
    ['tepedeki kale', 'one'],
    ['قلعة على تل', 'one'],
    ['تلال خضراء', 'many'],
    ['पहाड़ी पर एक पेड़', 'one'],
    ['山丘上的城堡', 'one'],
    ['丘の上の木', 'one'],
    ['언덕 위의 성', 'one'],
  ])('are one or many: %s', (prompt, hill) => {
    const idea = readPrompt(prompt);
    expect([idea.land, idea.hill]).toEqual(['field', hill]);
  });

  it('are none in a mere meadow', () => {
    expect(readPrompt('a horse on a meadow').hill).toBeNull();
  });
});

describe('what a room looks out on', () => {
  it.each([
    ['modern living room with big windows looking out at the sea', 'sea'],
    ['a bedroom by the lake', 'lake'],
    ['an office with a view of the city', 'city'],
    ['ein Wohnzimmer mit Blick auf die Berge', 'mountain'],
    ['une chambre avec vue sur la mer', 'sea'],
    ['una cocina con vistas al bosque', 'forest'],
    ['um quarto com vista para o mar', 'sea'],
    ['una camera con vista sulle montagne', 'mountain'],
    ['гостиная с видом на море', 'sea'],
    ['deniz manzaralı oturma odası', 'sea'],
    ['غرفة معيشة تطل على البحر', 'sea'],
    ['समुद्र के नज़ारे वाला बैठक कक्ष', 'sea'],
    ['能看到大海的客厅', 'sea'],
    ['海の見えるリビングルーム', 'sea'],
    ['바다가 보이는 거실', 'sea'],
  ])('is the land that is named with it: %s', (prompt, outlook) => {
    expect(readPrompt(prompt).outlook).toBe(outlook);
  });

  it('is left open where none is named, and there is none outdoors', () => {
    expect([
      readPrompt('a cozy bedroom').outlook,
      readPrompt('a house by the sea').outlook,
    ]).toEqual([null, null]);
  });
});
