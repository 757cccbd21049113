import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('names of places', () => {
  it.each([
    ['a street in Damascus|شارع في دمشق|une rue de Damas', 'street', 'souk'],
    ['Копенгаген зимой|Copenhagen in winter|コペンハーゲンの冬', 'canal', 'amsterdam'],
    ['Chicago|芝加哥|شيكاغو|시카고', 'city', null],
    ['Norvegia|挪威|नॉर्वे|Norveç', 'lake', null],
    ['Bali|バリ島|발리', 'terraces', null],
    ['the Mississippi|die Donau|多瑙河|نهر النيل', 'river', null],
    ['Siberia|Сибирь|Sibirien', 'forest', null],
  ])('say where a picture is: %s', (prompts, land, town) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land, town, ignored: [] });
  });

  it.each([
    'Un toro persiguiendo a un turista por las calles de Pamplona|a street in Pamplona',
    "Balat'ta iki kız|two girls in Balat|潘普洛纳|パンプローナ|팜플로나|памплона|بامبلونا|पैम्प्लोना",
    'pampelune|巴拉特|バラト地区|발라트|балат|بلاط إسطنبول|बालात',
  ])('are lanes of old towns: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'street', alley: true, manner: 'southern' },
      });
  });

  it.each([
    ['a beach in Norway', 'beach'],
    ['a classroom in Chicago', 'classroom'],
    ['ein Café in Wien', 'cafe'],
    ['a lake in Switzerland', 'lake'],
  ])('give way to another land that is named: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it.each([
    ['Ljubljana|Любляна|ليوبليانا|リュブリャナ', { land: 'street', square: true }],
    ['a woman in Monaco|женщина в Монако|نساء في موناكو', { land: 'street', manner: 'southern' }],
    ['Crète, île de Crète|Kreta|Girit|克里特', { land: 'canal', town: 'greek' }],
    ['Algarve|Nazaré|제주|अल्गार्वे', { land: 'beach', cliffs: true }],
    ['Tanger|丹吉尔|टैंजियर', { land: 'street', town: 'souk' }],
    ['gente dançando no Pelourinho|люди в Пелоуринью|佩洛尼奥', { land: 'street', town: 'plaza' }],
    ['Nashville|ناشفيل|नैशविल', { land: 'city' }],
    ['重庆|重慶|Чунцин', { land: 'street', neon: true }],
    ['Peking|北京|Pequim|बीजिंग', { land: 'street', town: 'hutong' }],
    ['a woman in Japan|женщина в Японии|Giappone', { land: 'street', town: 'machiya' }],
    ['Korea|Corée|Coreia', { land: 'street', town: 'hanok' }],
    ['Chennai|चेन्नई|金奈', { land: 'street', town: 'indian' }],
    ['Notting Hill|Ноттинг-Хилл|ノッティングヒル', { land: 'field', scenery: 'londonstreet' }],
    ['İstanbul Boğazı|Boğaziçi|на Босфоре|مضيق البوسفور', { land: 'lake', scenery: 'bosphorus' }],
    ['Wyoming|怀俄明|व्योमिंग', { land: 'mountain' }],
    ['Baikalsee|на Байкале|バイカル湖', { land: 'lake' }],
    ['Schottland|Шотландия|스코틀랜드|İskoçya', { land: 'field', moor: true }],
    ['Vermont|Bretagne|브르타뉴', { land: 'field', hill: 'many' }],
    ['Birmania|清迈|लुआंग प्रबांग', { land: 'field', scenery: 'thaitemple' }],
    ['Флорида|फ़्लोरिडा|Californie', { land: 'beach' }],
    ['Venice Beach|شاطئ فينيس|Санта-Моника', { land: 'beach', scenery: 'promenade' }],
    ['au jardin du Luxembourg|海德公园|гуляют в Гайд-парке', { land: 'field', park: true }],
    ['北海道|Sapporo|Камчатка', { land: 'forest' }],
    ['Nevada|راجستان|राजस्थान', { land: 'desert' }],
    ['Madagaskar|马达加斯加|مدغشقر', { land: 'plain', savanna: true }],
    ['Kırgızistan|キルギス', { land: 'plain', scenery: 'steppe' }],
    ['Kerala|ケララ|Камбоджа', { land: 'river', jungle: true }],
    ['Indonésie|Endonezya|印度尼西亚', { land: 'terraces' }],
  ])('name more towns, regions and countries: %s', (prompts, place) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ ...place, ignored: [] });
  });

  it('leave words alone that are spelled like them', () => {
    for (const prompt of [
      'flor en la boca del perro',
      'mesa de madeira',
      'boğazlı kazak giyen kadın',
      'vaso di creta',
      'a nice china cup',
      '기도하는 소녀',
      'una mujer argentina bailando',
    ])
      expect(readPrompt(prompt).land, prompt).toBeNull();
  });

  it('hold a castle in the mountains, and a market that is named with a town', () => {
    const { land, subjects } = readPrompt('Transylvania');
    expect([land, subjects[0]?.thing]).toEqual(['mountain', 'castle']);
    expect(readPrompt('西安夜市').town).toBe('nightmarket');
    expect(readPrompt('a night market in Beijing').town).toBe('nightmarket');
  });

  it.each([
    ['an old tram in snowy Moscow|Старый трамвай едет по заснеженной Москве', 'field'],
    ['a truck in Nevada|un camion dans le Nevada|一辆卡车在内华达', 'desert'],
    ['a church in Iceland|アイスランドの教会', 'waterfall'],
    ['taxi in Mexico|un autobús en México', 'street'],
    ['a house in Norway|ein Haus in Norwegen', 'lake'],
    ['трамвай в Москве, в окнах свет', 'field'],
    // What stands there has its own place, or is no house among others.
    ['a lighthouse in Ireland', null],
    ['a cat on the roof of a house in Cairo', null],
  ])('are around what stands or drives there: %s', (prompts, land) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
  });

  it('are places that are known by sight where no more is said, which streets and rooms may be of', () => {
    for (const [names, scenery] of [
      ['Moscow|Москва|莫斯科|موسكو', 'redsquare'],
      [
        'a woman in Berlin|une femme à Berlin|女人在柏林|ベルリンの女性|베를린의 여자|मुझे बर्लिन',
        'brandenburggate',
      ],
      [
        'una mujer en Berlín|donna a Berlino|mulher em Berlim|женщина в Берлине|برلين',
        'brandenburggate',
      ],
      ['a cat in Barcelona|gato en Barcelona|кот в Барселоне|巴塞罗那的猫', 'sagradafamilia'],
    ])
      for (const prompt of (names as string).split('|'))
        expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', scenery });
    for (const prompt of 'Florence|Florenz|佛罗伦萨|Флоренция|Firenze'.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ square: true, manner: 'southern' });
    for (const prompt of 'a couple in Athens|아테네|Atina|أثينا'.split('|'))
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('ruin');
    for (const prompt of 'the Nile at sunset|en el Nilo|尼罗河日落|नील नदी'.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects[0]?.thing], prompt).toEqual(['river', 'palm']);
    }
    for (const prompt of 'pampas|in der Pampa|潘帕斯'.split('|'))
      expect(readPrompt(prompt).scenery, prompt).toBe('prairie');
    const street = readPrompt('a street in Moscow');
    expect(street.land).toBe('street');
    expect(street.subjects.map(({ thing }) => thing)).toEqual(['oniondomes']);
    expect(readPrompt('a techno club in Berlin').land).not.toBe('field');
  });

  it('bring what belongs to them where they are what is drawn, and not into other lands', () => {
    const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(thingsOf('Hawaii')).toContain('palm');
    expect(thingsOf('a beach in Hawaii')).toContain('palm');
    expect(thingsOf('a surfer on a giant wave in Hawaii')).not.toContain('palm');
    expect(thingsOf('a classroom in Greenland')).not.toContain('iceberg');
  });

  it('are no things that they sound like', () => {
    const { subjects } = readPrompt('skateboarders in Los Angeles');
    expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('angel');
  });
});

describe('words that are known by those beside them', () => {
  it.each([
    ['космонавт чинит станцию на орбите', 'orbit'],
    ['an astronaut repairs a station in orbit', 'orbit'],
    ['a farmer harvesting rice on green terraces', 'terraces'],
    ['a boxing ring in a smoky gym', 'boxingring'],
    ['a dragon inside a volcano', 'plain'],
    ['قارب صيد صغير وسط أهوار العراق', 'swamp'],
    ['a school chemistry lab', 'laboratory'],
    ['ein Igel im Schrebergarten', 'field'],
    ['ein Imker auf einer blühenden Almwiese', 'mountain'],
    ['monks in a scriptorium', 'scriptorium'],
    ['a busy bakery kitchen', 'bakery'],
    ['uma praia no Rio de Janeiro com o Pão de Açúcar', 'sea'],
    ['a rainy bus stop at night with neon reflections', 'street'],
  ])('say which land is meant: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('make a stall of a shop that sells tea in a street', () => {
    expect(readPrompt('बारिश में मुंबई की सड़क पर चाय की दुकान')).toMatchObject({
      land: 'teastall',
      weather: 'rain',
    });
  });

  it('say that no water lies where neon is mirrored in a street', () => {
    const { acrossWater } = readPrompt('a rainy bus stop at night with neon reflections');
    expect(acrossWater).toBe(false);
    expect(readPrompt('a neon city by a lake').acrossWater).toBe(true);
  });

  it('make the keeper of a lighthouse no policeman, and put that behind', () => {
    for (const prompt of ['a lighthouse keeper', 'ein Leuchtturmwärter', 'un farero', '灯台守']) {
      const { subjects } = readPrompt(prompt);
      const things = subjects.map(({ thing }) => thing);
      expect(things, prompt).toEqual(['person', 'lighthouse']);
      expect(subjects[0]?.traits ?? [], prompt).not.toContain('police');
    }
  });

  it('make a beekeeper somebody among bees', () => {
    for (const prompt of ['a beekeeper', 'ein Imker', 'un apiculteur', '养蜂人']) {
      const things = readPrompt(prompt).subjects.map(({ thing }) => thing);
      expect(things.sort(), prompt).toEqual(['bee', 'person']);
    }
  });
});

it('puts the ghats of the Ganges by their river, and not by a harbour', () => {
  for (const prompt of ['गंगा घाट पर सुबह की आरती', 'गंगा का घाट'])
    expect(readPrompt(prompt).town, prompt).toBe('ghats');
});

it('takes golden light for the light before sunset, and the open air for no book', () => {
  expect(readPrompt('vigne in collina, luce dorata').time).toBe('sunset');
  expect(readPrompt('un mercado al aire libre')).toMatchObject({
    subjects: [{ thing: 'stall' }],
    ignored: [],
  });
});

it('leaves no bowl of fruit before a kitchen that is full of food', () => {
  const { land, subjects } = readPrompt('a chef with vegetables in a restaurant kitchen');
  expect(land).toBe('restaurantkitchen');
  expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
});

it('puts no houses into a street but its own', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);
  expect(readPrompt('houses in Naples').land).toBe('street');
  for (const prompt of ['houses in Naples', 'old houses in a street'])
    expect(things(prompt), prompt).not.toContain('house');
  expect(things('a pink house in a street')).toContain('house');
  expect(things('a house in a meadow')).toContain('house');
});

it.each([
  'a knight in a castle hall|ein Ritter im Rittersaal|un chevalier dans la salle du château|un salón del castillo',
  'зал замка|la sala del castello|o salão do castelo|bir kale salonu|城堡大厅|城の広間|성의 홀|قاعة القلعة|किले का हॉल',
])('goes into the hall of a castle: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, subjects } = readPrompt(prompt);
    expect(land, prompt).toBe('throneroom');
    expect(
      subjects.map(({ thing }) => thing),
      prompt,
    ).not.toContain('castle');
  }
});

describe('rooms that are named with more than them', () => {
  const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

  it('have neither their building nor its grounds within', () => {
    expect(things('an old university library')).toEqual([]);
    expect(things('a space station greenhouse')).toEqual([]);
    expect(things('a tree in a library')).toEqual(['tree']);
  });

  it('have their own chairs', () => {
    const idea = readPrompt('a kindergarten classroom with tiny chairs');
    expect(idea).toMatchObject({ land: 'kindergarten', garden: false, subjects: [] });
  });

  it('are a smithy below the ground, where dwarves work', () => {
    expect(readPrompt('dwarves in an underground smithy')).toMatchObject({
      land: 'forge',
      subjects: [{ thing: 'person', traits: ['dwarf'] }],
    });
  });

  it.each([
    'ein Kindergarten|une école maternelle|una guardería|детский сад|um jardim de infância|una scuola materna',
    'bir anaokulu|幼儿园|幼稚園|유치원|روضة أطفال|किंडरगार्टन',
  ])('are a class room for the smallest: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'kindergarten', garden: false });
  });
});

describe('feasts that have a place of their own', () => {
  it.each([
    ['indian', 'diwali|Diwali|дивали|ディワリ|排灯节|디왈리|ديوالي|दिवाली'],
    ['hutong', 'chinese new year|春节|中秋节|旧正月|nouvel an chinois|chinesisches Neujahr'],
    [
      'hutong',
      'año nuevo chino|capodanno cinese|ano novo chinês|китайский новый год|çin yeni yılı',
    ],
    ['hutong', '음력 설|رأس السنة الصينية|चीनी नया साल'],
    ['souk', 'ramadan|ramadán|ramadã|рамадан|bayram|开斋节|ラマダン|라마단|رمضان|ईद|eid'],
  ])('are in streets of their town at night, under lanterns: %s, %s', (town, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ land: 'street', town, time: 'night', ignored: [] });
      expect(idea.subjects.map(({ thing }) => thing)).toEqual(['paperlantern']);
    }
  });
});

it('goes into the subway, warms a room by its stove, and stays outside a school', () => {
  expect(readPrompt('a crowded subway train in the morning').land).toBe('metro');
  expect(readPrompt('a crowded subway train in the morning').subjects).toMatchObject([
    { thing: 'person', count: 6 },
  ]);
  expect(readPrompt('the abandoned corridor of a spaceship').land).toBe('spacebridge');
  expect(readPrompt('a living room with a wood stove')).toMatchObject({
    land: 'room',
    hearth: true,
  });
  for (const prompt of ['мама у школы', 'Kinder vor der Schule', 'children outside the school'])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', scenery: 'schoolyard' });
});

it('drinks no cars on the floor of a hanok, and sees no open water behind a water buffalo', () => {
  const porch = readPrompt('비 오는 날 한옥 마루에 앉아 차를 마시는 고양이');
  expect(porch.land).toBe('hanokcourt');
  expect(porch.subjects.map(({ thing }) => thing)).not.toContain('car');
  expect(readPrompt('rice terraces with a farmer and his water buffalo')).toMatchObject({
    land: 'terraces',
    ground: false,
  });
  expect(readPrompt('a dwarven throne hall lit by glowing blue crystals').land).toBe('dwarfhall');
});
