import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

/** What the bridge of a prompt carries. */
const crossing = (prompt: string) =>
  readPrompt(prompt).subjects.find(({ thing }) => thing === 'bridge')?.carries;

describe('the bridge of a castle', () => {
  it.each([
    'two knights fighting on a castle bridge',
    'Zwei Ritter kämpfen auf einer Burgbrücke',
    "deux chevaliers se battent sur le pont d'un château",
    'dos caballeros luchan en el puente de un castillo',
    'due cavalieri combattono sul ponte di un castello',
    'dois cavaleiros lutam na ponte de um castelo',
    'два рыцаря сражаются на мосту замка',
    'kale köprüsünde savaşan iki şövalye',
    '两个骑士在城堡的桥上打斗',
    '城の橋の上で戦う二人の騎士',
    '성의 다리 위에서 싸우는 두 기사',
    'فارسان يتقاتلان على جسر القلعة',
    'महल के पुल पर लड़ते दो शूरवीर',
  ])('carries who fight on it, over water before the castle: %s', (prompt) => {
    const idea = readPrompt(prompt);
    const bridge = idea.subjects.find(({ thing }) => thing === 'bridge');
    expect(bridge?.load).toMatchObject({ count: 2, traits: ['knight', 'fighting'] });
    expect(bridge?.load?.posture).not.toBe('walking');
    const castle = idea.subjects.find(({ thing }) => thing === 'castle');
    expect(castle?.size).toBeGreaterThan(1);
    expect(decide(idea, null, 7, 0).land).toBe('river');
  });

  it('leaves who fight before a castle on the ground', () => {
    expect(crossing('two knights fighting near a castle and a bridge')).toBeUndefined();
  });
});

describe('a troll', () => {
  it.each([
    'troll under a bridge',
    'Troll unter einer Brücke',
    'un troll sous un pont',
    'un trol bajo un puente',
    'un troll sotto un ponte',
    'um troll debaixo da ponte',
    'тролль под мостом',
    'bir köprünün altında bir trol',
    '桥下的巨魔',
    '橋の下のトロール',
    '다리 밑의 트롤',
    'ترول تحت الجسر',
    'पुल के नीचे ट्रोल',
  ])('lurks beneath the bridge that is named with it: %s', (prompt) => {
    const { subjects, scenery } = readPrompt(prompt);
    expect(scenery).toBeNull();
    expect(subjects).toMatchObject([
      { thing: 'bridge', carries: 'person', load: { traits: ['troll'], isBeneath: true } },
    ]);
  });

  it('walks over one that it is said to cross', () => {
    const { subjects } = readPrompt('a troll crossing a bridge');
    expect(subjects[0]?.load?.isBeneath).toBeUndefined();
  });

  it('leaves who sleeps under a bridge in an underpass', () => {
    expect(readPrompt('a homeless man under a bridge').scenery).toBe('underpass');
    expect(readPrompt('a boat under a bridge').subjects.map(({ thing }) => thing)).toContain(
      'bridge',
    );
  });
});

describe('a bridge that is crossed', () => {
  it.each([
    ['a red bus driving over a bridge', 'bus'],
    ['a truck crosses a stone bridge', 'truck'],
    ['the car has to cross a bridge', 'car'],
    ['ein roter Bus fährt über eine Brücke', 'bus'],
    ['eine Katze überquert eine Brücke', 'cat'],
    ['zwei Männer überqueren die Brücke', 'person'],
    ['ein Hund, eine Brücke überquerend', 'dog'],
    ['un bus rouge traverse un pont', 'bus'],
    ['un chat traversant un pont', 'cat'],
    ['des chevaux traversent un pont', 'horse'],
    ['un cheval franchit un pont', 'horse'],
    ['un autobús rojo cruza un puente', 'bus'],
    ['un hombre cruzando un puente', 'person'],
    ['dos caballos cruzan un puente', 'horse'],
    ['un perro atraviesa un puente', 'dog'],
    ['un perro atravesando un puente', 'dog'],
    ['un uomo attraversa un ponte', 'person'],
    ['due cavalli attraversano un ponte', 'horse'],
    ['un cane attraversando un ponte', 'dog'],
    ['um ônibus atravessando uma ponte', 'bus'],
    ['um cachorro atravessa uma ponte', 'dog'],
    ['um homem cruzando uma ponte', 'person'],
    ['dois cavalos atravessam uma ponte', 'horse'],
    ['автобус едет по мосту', 'bus'],
    ['лошадь пересекает мост', 'horse'],
    ['машина переезжает мост', 'car'],
    ['кошка переходит мост', 'cat'],
    ['лошади переходят мост', 'horse'],
    ['köprüden geçen kırmızı otobüs', 'bus'],
    ['bir kedi köprüden geçiyor', 'cat'],
    ['köprüden geçerken bir at', 'horse'],
    ['一辆红色巴士驶过大桥', 'bus'],
    ['一辆汽车开过大桥', 'car'],
    ['一个人走过石桥', 'person'],
    ['一匹马穿过大桥', 'horse'],
    ['橋を渡る猫', 'cat'],
    ['橋を渡って歩く男性', 'person'],
    ['馬が橋を渡っている', 'horse'],
    ['橋を横断する馬', 'horse'],
    ['다리를 건너는 고양이', 'cat'],
    ['다리를 건너고 있는 말', 'horse'],
    ['다리를 지나는 버스', 'bus'],
    ['حافلة حمراء تعبر الجسر', 'bus'],
    ['رجل يعبر الجسر', 'person'],
    ['قطة تجتاز الجسر', 'cat'],
    ['حصان يجتاز الجسر', 'horse'],
    ['पुल पार करती बस', 'bus'],
    ['पुल पार करता घोड़ा', 'horse'],
    ['पुल पार करते आदमी', 'person'],
  ])('carries who is on it: %s', (prompt, thing) => {
    expect(crossing(prompt)).toBe(thing);
  });

  it('carries who is said to be on it', () => {
    expect(crossing('a cat on a bridge')).toBe('cat');
    expect(crossing('köprüde yürüyen kedi')).toBe('cat');
    expect(crossing('a man walking across a stone bridge')).toBe('person');
  });

  it('carries nobody who is only named with it', () => {
    expect(crossing('a stone bridge over a river with ducks')).toBeUndefined();
    expect(crossing('a man fishing near a bridge')).toBeUndefined();
    expect(crossing('a bridge and a castle')).toBeUndefined();
  });

  it('says nothing where there is none', () => {
    expect(readPrompt('ein Fuchs überquert').ignored).toContain('überquert');
  });
});

describe('a bus of two decks', () => {
  it.each([
    'red double decker bus crossing a bridge in the snow',
    'roter doppeldeckerbus auf einer brücke',
    'autobús de dos pisos en un puente',
    'autobus a due piani su un ponte',
    'ônibus de dois andares numa ponte',
    'двухэтажный автобус на мосту',
    'çift katlı otobüs köprüde',
    '双层巴士驶过大桥',
    '橋を渡る二階建てバス',
    '다리를 건너는 이층 버스',
    'حافلة ذات طابقين على الجسر',
    'पुल पर डबल डेकर बस',
  ])('is on the bridge that is named with it: %s', (prompt) => {
    const { subjects, scenery } = readPrompt(prompt);
    expect(scenery).toBeNull();
    expect(subjects[0]).toMatchObject({ thing: 'bridge', carries: 'bus' });
    expect(subjects[0]?.load?.traits).toContain('doubledecker');
  });

  it('drives where no street is', () => {
    expect(readPrompt('a double decker bus in the desert').subjects[0]).toMatchObject({
      thing: 'bus',
      traits: ['doubledecker'],
    });
    expect(readPrompt('a red double decker bus').scenery).toBe('londonstreet');
  });
});

describe('who fishes from a bridge', () => {
  it.each([
    'men fishing on the Galata Bridge',
    '男人们在加拉塔大桥上钓鱼',
    'ガラタ橋で釣りをする男たち',
    '갈라타 다리에서 낚시하는 남자들',
    'des hommes pêchent sur le pont de Galata',
    'Männer angeln auf der Galatabrücke',
    'hombres que pescan en el puente de Gálata',
    'мужчины ловят рыбу на Галатском мосту',
    'homens que pescam na ponte de Gálata',
    'uomini che pescano sul ponte di Galata',
    "Galata Köprüsü'nde balık tutan adamlar, sisli bir sabah",
    'رجال يصطادون السمك على جسر غلطة',
    'गलाटा पुल पर मछली पकड़ते आदमी',
  ])('stands on it, and on that of Istanbul before its mosque: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toMatchObject([
      { thing: 'bridge', carries: 'person', load: { posture: null, traits: ['fisher'] } },
      { thing: 'mosque', isDressing: true },
    ]);
  });

  it.each(
    'a man fishing near a bridge|ein Mann angelt neben einer Brücke|мужчина ловит рыбу возле моста|köprünün yanında balık tutan adam|桥附近钓鱼的人|橋の近くで釣りをする人|다리 옆에서 낚시하는 남자'.split(
      '|',
    ),
  )('is not on one beside which that is: %s', (prompt) => {
    expect(crossing(prompt)).toBeUndefined();
  });

  it('stands at the water where one is named', () => {
    expect(crossing('men fishing from a bridge')).toBe('person');
    expect(crossing('an old man fishing by the river, a stone bridge far off')).toBeUndefined();
  });
});

describe('who faces a beast from a bridge', () => {
  it('is on it, which is larger, and looked at by the beast', () => {
    for (const prompt of [
      'knight standing on a ruined bridge facing a huge red dragon',
      'ein Ritter steht auf einer Brücke gegenüber einem Drachen',
    ]) {
      const { subjects } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([
        { thing: 'bridge', size: 2, carries: 'person', load: { traits: ['knight'] } },
        { thing: 'dragon', relation: { is: 'meets', party: 'second' } },
      ]);
    }
  });

  it('is nobody who meets somebody else there', () => {
    const { subjects } = readPrompt('a man and a woman meeting on a bridge');
    expect(subjects.find(({ thing }) => thing === 'bridge')?.carries).toBeUndefined();
  });
});

it('a bridge of stone carries who is on it as any other does', () => {
  expect(crossing('a knight on a stone bridge over a river')).toBe('person');
  expect(crossing('knight vs dragon on a stone bridge')).toBe('person');
});
