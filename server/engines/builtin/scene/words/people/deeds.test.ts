import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const first = (prompt: string) => readPrompt(prompt).subjects[0];

describe('who plays the saxophone', () => {
  it.each([
    'a man playing the saxophone|un homme joue du saxophone|ein Mann spielt Saxophon',
    'un hombre tocando el saxofón|un uomo suona il sassofono|um homem tocando saxofone',
    'мужчина играет на саксофоне|saksafon çalan adam|رجل يعزف على الساكسفون',
    'सैक्सोफोन बजाता आदमी|吹萨克斯的男人|サックスを吹く男|색소폰을 부는 남자',
  ])('has it in the hands: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(first(prompt), prompt).toMatchObject({ holds: { thing: 'saxophone' } });
  });
});

describe('a capybara', () => {
  it.each([
    'a capybara|un capybara|ein Capybara|un carpincho|un capibara|uma capivara|капибара',
    'bir kapibara|كابيبارا|एक कैपीबारा|一只水豚|カピバラ|카피바라',
  ])('is known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, akin, ignored } = readPrompt(prompt);
      expect({ things: subjects.map(({ thing }) => thing), akin, ignored }, prompt).toEqual({
        things: ['capybara'],
        akin: [],
        ignored: [],
      });
    }
  });
});

describe('a marathon', () => {
  it.each([
    'marathon runners|un marathon en ville|ein Marathon|un maratón|una maratona|uma maratona',
    'марафон|bir maraton|ماراثون|मैराथन|马拉松|マラソン大会|마라톤',
  ])('is many who run with numbers: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', count: 8, posture: 'running', traits: ['racing'] },
      ]);
  });
});

describe('a patient', () => {
  it.each([
    'a nurse with a patient|une infirmière avec un patient|eine Krankenschwester mit einem Patienten',
    'una enfermera con un paciente|un infermiere con un paziente|uma enfermeira com um paciente',
    'медсестра и пациент|hemşire ve hasta|ممرضة مع مريض|नर्स और मरीज|护士和病人|看護師と患者|간호사와 환자',
  ])('sits up in a bed beside which the nurse is: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      const members = [['patient'], expect.arrayContaining(['nurse'])];
      expect(subjects, prompt).toMatchObject([{ count: 2, company: { bond: 'inbed', members } }]);
    }
  });

  it('is somebody else than who treats them', () => {
    for (const prompt of ['a nurse examining a patient', 'a nurse and her patient'])
      expect(readPrompt(prompt).subjects[0]?.company?.members, prompt).toHaveLength(2);
  });
});

describe('friends on a hike', () => {
  it.each([
    'two friends hiking|deux amis en randonnée|zwei Freunde beim Wandern|dos amigos haciendo senderismo',
    'due amici fanno trekking|dois amigos fazendo trilha|двое друзей в походе',
    'doğa yürüyüşü yapan iki arkadaş|صديقان يتنزهان في الجبال|दो दोस्त ट्रेकिंग',
    '两个朋友徒步旅行|二人の友達がハイキング|하이킹하는 두 친구',
  ])('do not stand about talking: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(first(prompt)?.traits, prompt).toContain('hiker');
      expect(first(prompt)?.company, prompt).toBeUndefined();
    }
  });

  it('may talk where they stand', () => {
    expect(first('two friends talking in a park')?.company?.bond).toBe('talk');
  });
});

describe('a village pitch', () => {
  it.each([
    'a village pitch|un terrain de village|ein Bolzplatz|una cancha del pueblo|un campetto',
    'um campinho|деревенское поле|köy sahası|ملعب القرية|गाँव का मैदान|乡村球场',
    '村のグラウンド|마을 운동장',
  ])('is a field of its own by houses, with its goal: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'field',
        scenery: 'villagepitch',
        subjects: [],
      });
  });

  it('has its goal where children play football too, and so has a park', () => {
    const goals = (prompt: string) =>
      readPrompt(prompt).subjects.filter(({ thing }) => thing === 'goal');
    expect(readPrompt('a village pitch where children play football').scenery).toBe('villagepitch');
    expect(goals('children playing football in the park')).toHaveLength(1);
    expect(goals('children playing football in the street')).toEqual([]);
  });
});

describe('who is with somebody who fishes', () => {
  it('fishes too', () => {
    const { subjects } = readPrompt('a boy fishing with his grandfather');
    expect(subjects.map(({ traits }) => traits?.includes('fisher'))).toEqual([true, true]);
  });
});

describe('light fog and rain', () => {
  it.each([
    ['fog', 'a forest in light fog|une forêt dans une brume légère|ein Wald in leichtem Nebel'],
    ['fog', 'un bosque con niebla ligera|un bosco con nebbia leggera|uma floresta com névoa leve'],
    ['fog', 'лес в лёгком тумане|hafif sis içinde bir orman|غابة في ضباب خفيف'],
    ['fog', 'हल्के कोहरे में जंगल|हल्का कोहरा|轻雾中的森林|薄い霧の森|옅은 안개 속의 숲'],
    ['rain', 'a street in light rain|eine Straße im leichten Regen|улица, лёгкий дождь'],
  ])('are that weather, and no word is lost: %s, %s', (weather, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ weather, ignored: [] });
  });
});

describe('who walks a dog', () => {
  it('has it on a leash, in its colour, unless more is said of either', () => {
    expect(first('a woman walking a golden retriever')).toMatchObject({
      holds: { thing: 'leash', colour: [0.8, 0.6, 0.36] },
    });
    expect(readPrompt('a man walking with two dogs').subjects).toHaveLength(2);
    expect(readPrompt('a man walking, a dog sitting').subjects).toHaveLength(2);
  });
});

describe('several climbers', () => {
  it('are two on one wall', () => {
    expect(first('climbers on a rock face')).toMatchObject({ thing: 'climber', count: 1 });
    expect(first('climbers on a rock face')?.traits).toContain('crowd');
    expect(first('a climber on a rock face')?.traits).not.toContain('crowd');
  });
});

describe('who watches something', () => {
  it.each([
    'a couple watching the sunset|un couple regarde le coucher de soleil|ein Mann betrachtet den Sonnenuntergang',
    'una mujer mirando el mar|una donna che guarda il mare|uma mulher olhando o mar',
    'женщина смотрит на море|denizi izleyen bir kadın|امرأة تنظر إلى البحر|समुद्र देखती औरत',
    '看着大海的女人|海を眺める女性|바다를 바라보는 여자',
  ])('is seen from behind: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(first(prompt)?.traits, prompt).toContain('watching');
      expect(readPrompt(prompt).ignored, prompt).toEqual([]);
    }
  });

  it.each([
    'a couple at a viewpoint|un couple à un belvédère|ein Paar Menschen am Aussichtspunkt',
    'una pareja en un mirador|una coppia al belvedere|um casal em um miradouro',
    'влюбленная пара на смотровой площадке|seyir terası, bir çift|زوجان عند نقطة مشاهدة|व्यू पॉइंट पर एक जोड़ा',
    '观景台上的情侣|展望台のカップル|전망대의 커플',
  ])('stands high, where nothing else is said: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).land, prompt).toBe('summit');
      expect(first(prompt)?.traits, prompt).toContain('watching');
    }
  });

  it('looks at who is watched, and two watch with each other', () => {
    expect(first('a girl watching a cat')).toMatchObject({ relation: { party: 'first' } });
    expect(first('two boys watching the sea')?.relation).toBeUndefined();
  });
});

describe('who is on a swing', () => {
  it('is drawn with it, several on a playground', () => {
    const things = (prompt: string) =>
      readPrompt(prompt).subjects.map(({ thing, traits = [] }) => [
        thing,
        traits.includes('crewed'),
      ]);
    expect(things('a girl on a swing')).toEqual([['swingtree', true]]);
    expect(things('two children on a swing')).toEqual([['swings', true]]);
    // One hangs from the tree that is named with it, and the others stand about.
    for (const prompt of [
      'children on a swing hung from a banyan tree',
      'enfants sur une balançoire accrochée à un chêne',
      'बारिश में गाँव के आम के पेड़ पर झूला झूलते बच्चे',
    ]) {
      const named = readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);
      expect(named.sort(), prompt).toEqual(['1 swingtree', '2 person']);
    }
    // The playground has a slide of its own.
    expect(things('kids on a swing in a playground')[0]).toEqual(['swings', true]);
  });
});
