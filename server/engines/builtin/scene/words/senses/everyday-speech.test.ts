import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const first = (prompt: string) => readPrompt(prompt).subjects[0];

describe('verbs and forms', () => {
  it('are read in Korean whichever ending they have', () => {
    for (const said of ['읽는다', '읽고 있다', '읽습니다', '읽으며 쉰다'])
      expect(first(`마법사가 탑에서 책을 ${said}`)?.traits, said).toContain('reading');
    // A stem that ends in ㄹ loses that.
    expect(first('엄마가 부엌에서 김치를 담급니다')?.thing).toBe('person');
    expect(first('엄마가 부엌에서 김치를 담근다')?.traits).toContain('kimchimaking');
    expect(readPrompt('소방관이 건물 앞에서 물을 뿌린다').acrossWater).toBe(false);
  });

  it.each(['uma mulher lavando roupa no rio', 'una mujer lavando ropa en el río'])(
    'see no lavender in who washes: %s',
    (prompt) => {
      const { land, crop } = readPrompt(prompt);
      expect([land, crop]).toEqual(['river', null]);
    },
  );
});

describe('words that look like others', () => {
  it('are no German compounds in a text of another language', () => {
    const { subjects } = readPrompt('iki arkadaş çay bahçesinde sohbet ediyor');
    expect(subjects).toMatchObject([{ count: 2, posture: 'sitting', traits: ['talking'] }]);
    expect(readPrompt('meerkats in the desert').akin).toMatchObject([{ thing: 'squirrel' }]);
  });

  it('are no ferry where tickets are looked at, and no desert where grandmothers sit', () => {
    const train = readPrompt('ein Schaffner kontrolliert Fahrkarten im Zug');
    expect(train).toMatchObject({ land: 'compartment', subjects: [{ thing: 'person' }] });
    expect(readPrompt('zwei Omas auf einer Parkbank').land).toBe('field');
    expect(readPrompt('子供が砂場で遊んでいる').scenery).toBe('playground');
  });
});

describe('places as people say them', () => {
  it.each([
    ['a toddler in the cereal aisle', 'supermarket'],
    ['un tipo haciendo la compra en el súper', 'supermarket'],
    ['Studenten in der Unibibliothek', 'library'],
    ['des lycéens au CDI', 'library'],
    ['студентка спит на лекции', 'lecturehall'],
    ['пассажиры в плацкартном вагоне', 'compartment'],
    ['монах молится в келье', 'scriptorium'],
    ['ドワーフが坑道で宝石を掘っている', 'cave'],
    ['선비가 서당에 있다', 'tatamiroom'],
    ['दोस्त ढाबे पर बैठे हैं', 'restaurant'],
    ['un nonno gioca a carte al bar del paese', 'cafe'],
    ['um porteiro na portaria do prédio', 'lobby'],
    ['un pescador en la albufera', 'lake'],
    ['bir imam camide Kuran okuyor', 'prayerhall'],
    ['道长在炼丹房里', 'potionshop'],
    ['駅員さんが手を振っている', 'station'],
    ['ウェイトレスがファミレスにいる', 'restaurant'],
    ['bir kız durakta otobüs bekliyor', 'street'],
    ['어머니가 장독대에 있다', 'hanokcourt'],
    ['tamirci sanayide araba tamir ediyor', 'garage'],
    ['a fishmonger gutting salmon at the docks', 'quay'],
  ])('%s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it.each([
    ['бабушка продаёт яблоки у метро', 'subwayentrance'],
    ['快递小哥在小区门口', 'flatsyard'],
    ['ऑटोवाला ट्रैफिक में', 'trafficjam'],
    ['un couple sur le Pont des Arts', 'pontneuf'],
    ['des gosses dans la cour de récré', 'schoolyard'],
    ['бабульки на лавочке у подъезда', 'flatsyard'],
    ['農家の人がみかん畑にいる', 'orchard'],
  ])('%s', (prompt, scenery) => {
    expect(readPrompt(prompt).scenery).toBe(scenery);
  });

  it.each(['town hall', 'rathaus', 'ayuntamiento', 'ратуша', '市役所', 'belediye binası'])(
    'have a square before the town hall: %s',
    (hall) => {
      expect(readPrompt(hall)).toMatchObject({ land: 'street', square: true });
    },
  );

  it('wait for a bus, and cross no bridge', () => {
    const { land, town, subjects } = readPrompt('um idoso pegando ônibus no ponto');
    expect([land, town]).toEqual(['street', 'busstop']);
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  });

  it('build on a roof without a fog of smoke', () => {
    const { weather, subjects } = readPrompt('two builders having a smoke on a half-finished roof');
    expect(weather).toBeNull();
    expect(subjects).toMatchObject([{ traits: ['builder'], count: 2 }, { thing: 'buildingsite' }]);
  });
});

describe('a place that something else brings along', () => {
  it('gives way to that of the trade, or of the work', () => {
    expect(readPrompt('une coiffeuse dans son salon').land).toBe('barbershop');
    expect(readPrompt('uma costureira costurando no ateliê').land).toBe('tailor');
    expect(readPrompt('a carpenter on the roof')).toMatchObject({ land: null, perch: 'roof' });
  });

  it('is no railway station in space, and no restaurant in a space station', () => {
    expect(readPrompt('космонавт чинит станцию в открытом космосе').land).toBe('orbit');
    expect(readPrompt('宇航员在空间站里吃火锅').land).toBe('stationmodule');
  });

  it('has food in the hands of who sells it, and of who throws it to gulls', () => {
    const bridge = readPrompt("simitçi Galata Köprüsü'nde simit satıyor");
    expect(bridge.land).not.toBe('tabletop');
    expect(bridge.subjects.map(({ thing }) => thing)).not.toContain('donut');
    expect(readPrompt('yolcular vapurda martılara simit atıyor').land).toBe('sea');
  });

  it('is neither the bedroom of who combs her hair on a rock, nor the garage of who is by a road', () => {
    expect(readPrompt('a mermaid combing her hair on a rock').land).toBeNull();
    const road = readPrompt('a mechanic changing a tyre on the hard shoulder');
    expect(road).toMatchObject({ land: 'field', path: 'road' });
  });

  it('is where campers sit, and no van', () => {
    const { subjects } = readPrompt('campers toasting marshmallows by a tent in the woods');
    expect(subjects.map(({ thing }) => thing)).not.toContain('campervan');
  });
});

it('"no" between two words is "in the" in Portuguese, and "no" in Spanish behind a stop or "there is"', () => {
  for (const prompt of ['gente no parque', 'gatos no parque'])
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'field', park: true, without: [] });
  for (const prompt of ['perro en la playa, no gente', 'paisaje con montañas no casas'])
    expect(readPrompt(prompt).without.length, prompt).toBe(1);
});

describe('an hour that is told by what the sun does', () => {
  it.each([
    [
      'dawn',
      'as the sun rises over a lake|ein See bei aufgehender Sonne|un lac, le soleil se lève|un lago al salir el sol|un lago quando sorge il sole|um lago quando o sol nasce|озеро, солнце встаёт|gün doğarken bir göl|بحيرة والشمس تشرق|日が昇る頃の湖|太阳升起时的湖|해 뜰 무렵 호수|उगते सूरज के साथ झील',
    ],
    [
      'sunset',
      'a lake while the sun sets|ein See, wenn die Sonne untergeht|un lac quand le soleil se couche|un lago cuando se pone el sol|un lago quando il sole tramonta|um lago quando o sol se põe|озеро, когда садится солнце|gün batarken bir göl|بحيرة والشمس تغرب|日が沈む頃の湖|太阳落山时的湖|해가 지는 호수|सूरज डूबते समय झील',
    ],
  ])('is %s in every language', (time, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect([idea.time, idea.land], prompt).toEqual([time, 'lake']);
    }
  });
});

it.each(['una niña sin zapatos corre por el campo', 'بنت بلا حذاء تركض في الحقل'])(
  'who has no shoes runs all the same: %s',
  (prompt) => {
    const { without, subjects, land } = readPrompt(prompt);
    expect(without, prompt).toEqual(['shoes']);
    expect(subjects[0], prompt).toMatchObject({ thing: 'person', posture: 'running' });
    expect(land, prompt).toBe('field');
  },
);

it.each([
  ['एक लड़की नाच रही है', 'dancing'],
  ['बच्चे हँस रहे हैं', 'laughing'],
  ['दादी रोटी बना रही हैं', 'tortillamaking'],
])('Hindi tells what is going on by the stem of its verb: %s', (prompt, trait) => {
  const { subjects, ignored } = readPrompt(prompt);
  expect(subjects, prompt).toMatchObject([{ thing: 'person' }]);
  expect(subjects[0]?.traits, prompt).toContain(trait);
  expect(ignored, prompt).toEqual([]);
});

it('a child before a postposition is one in Hindi, and several without', () => {
  const childrenIn = (prompt: string) =>
    readPrompt(prompt).subjects.find(({ traits }) => traits?.includes('child'));
  expect(childrenIn('माँ बच्चे को खाना खिला रही है')?.count).toBe(1);
  expect(childrenIn('माँ बच्चों को खाना खिला रही है')?.count).toBe(3);
  expect(childrenIn('बच्चे खेल रहे हैं')?.count).toBe(3);
});

it.each([
  ['दो लड़के', ['child', 'boy'], 2],
  ['أولاد', ['child', 'boy'], 3],
])('boys are no girls, and known: %s', (prompt, traits, count) => {
  const [boys] = readPrompt(prompt).subjects;
  expect(boys?.count).toBe(count);
  expect([...(boys?.traits ?? [])].sort()).toEqual([...traits].sort());
});

it.each([
  ['Şapkasız bir kız karda oynuyor', 'playing'],
  ['屋台でラーメンを食べるサラリーマン', 'business'],
  ['किसान बैलों से खेत जोत रहा है', 'ploughing'],
  ['дети катаются на санках с горки', 'sledding'],
])('words that look like others say what they do beside their own: %s', (prompt, trait) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects.flatMap(({ traits = [] }) => traits)).toContain(trait);
  for (const { traits = [], thing } of subjects) {
    for (const other of ['cards', 'typing', 'cowfolk'] as const)
      expect(traits, prompt).not.toContain(other);
    expect(thing).not.toBe('slide');
  }
});

it('the big bad wolf, Holy Week and casting are nobody and nothing else', () => {
  const { subjects } = readPrompt('O lobo mau sopra a casa dos três porquinhos');
  expect(subjects.map(({ thing }) => thing)).toEqual(['wolf', 'house', 'pig']);
  expect(readPrompt('Procesión de Semana Santa en Sevilla').snowy).toBe(false);
  expect(readPrompt('मछुआरे समुद्र में जाल डाल रहे हैं').perch).toBeNull();
});

it('who tells a fairy tale is in none', () => {
  for (const prompt of ['grandpa tells a fairy tale to his grandson', 'Opa erzählt ein Märchen'])
    expect(readPrompt(prompt).style, prompt).toBeNull();
  expect(readPrompt('fairy tale castle').style).toBe(readPrompt('fairytale castle').style);
});

it('who drives in to town is at no drive-in', () => {
  expect(readPrompt('a man drives in to town').scenery).toBeNull();
  expect(readPrompt('cars at a drive-in').scenery).toBe('drivein');
});
