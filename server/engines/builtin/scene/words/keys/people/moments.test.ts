import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import type { Company } from '../../idea.ts';
import { MOMENT_WORDS } from '../../lists/moments.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { MomentKey } from './moment-keys.ts';

/** A father, a child, a doctor, a bicycle and who holds something, in each language. */
const NAMES: Readonly<
  Record<
    Language,
    readonly [father: string, child: string, doctor: string, bicycle: string, holding: string]
  >
> = {
  en: ['a father', 'a child', 'a doctor', 'a bicycle', 'carrying'],
  zh: ['父亲', '孩子', '医生', '自行车', '抱着'],
  ja: ['父', '子供', '医者', '自転車', '抱いている'],
  ko: ['아버지', '아이', '의사', '자전거', '안은'],
  fr: ['un père', 'un enfant', 'un médecin', 'vélo', 'portant'],
  de: ['ein Vater', 'ein Kind', 'ein Arzt', 'Fahrrad', 'haltend'],
  es: ['un padre', 'un niño', 'un médico', 'bicicleta', 'llevando'],
  ru: ['отец', 'ребенка', 'врач', 'велосипед', 'держит'],
  pt: ['um pai', 'uma criança', 'um médico', 'bicicleta', 'carregando'],
  it: ['un padre', 'un bambino', 'un medico', 'bicicletta', 'tenendo'],
  tr: ['baba', 'çocuk', 'doktor', 'bisiklet', 'tutan'],
  ar: ['أب', 'طفل', 'طبيب', 'دراجة', 'يحمل'],
  hi: ['पिता', 'बच्चा', 'डॉक्टर', 'साइकिल', 'पकड़े'],
};

/** A basement, in each language. */
const BASEMENTS: Readonly<Record<Language, string>> = {
  en: 'basement',
  zh: '地下室',
  ja: '地下室',
  ko: '지하실',
  fr: 'sous-sol',
  de: 'Keller',
  es: 'sótano',
  ru: 'подвал',
  pt: 'porão',
  it: 'scantinato',
  tr: 'bodrum',
  ar: 'قبو',
  hi: 'तलघर',
};

/** In a treehouse, in each language. */
const TREEHOUSES: Readonly<Record<Language, string>> = {
  en: 'in a treehouse',
  zh: '在树屋里',
  ja: 'ツリーハウスの中',
  ko: '나무집 안',
  fr: 'dans une cabane dans les arbres',
  de: 'in einem Baumhaus',
  es: 'dentro de una casa en el árbol',
  ru: 'внутри домика на дереве',
  pt: 'dentro de uma casa na árvore',
  it: 'dentro una casa sull’albero',
  tr: 'ağaç evin içi',
  ar: 'داخل بيت الشجرة',
  hi: 'पेड़ के घर के अंदर',
};

/** A car that races, in each language. */
const RACE_CAR: Readonly<Record<Language, string>> = {
  en: 'a race car',
  zh: '赛车',
  ja: 'レーシングカー',
  ko: '경주용 자동차',
  fr: 'une voiture de course',
  de: 'ein Rennwagen',
  es: 'un coche de carreras',
  ru: 'гоночный автомобиль',
  pt: 'um carro de corrida',
  it: "un'auto da corsa",
  tr: 'yarış arabası',
  ar: 'سيارة سباق',
  hi: 'रेसिंग कार',
};

const phrases = (language: Language, key: MomentKey): readonly string[] =>
  MOMENT_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

/** The bond of the only people of a prompt of which nothing is ignored. */
function bondOf(prompt: string): Company['bond'] | undefined {
  const { subjects, ignored } = readPrompt(prompt);
  expect(ignored, prompt).toEqual([]);
  expect(subjects.filter(({ isDressing }) => isDressing !== true).length, prompt).toBe(1);
  return subjects[0]?.company?.bond;
}

describe.each(LANGUAGES)('moments in the words of %s', (language) => {
  const [father, child, doctor, bicycle, holding] = NAMES[language];

  it('have who is dear to somebody beside them', () => {
    for (const phrase of phrases(language, 'girlfriend'))
      expect(readPrompt(phrase).subjects[0]?.traits, phrase).toContain('woman');
    for (const phrase of phrases(language, 'boyfriend'))
      expect(readPrompt(phrase).subjects[0], phrase).toMatchObject({ thing: 'person', male: true });
  });

  it('put a child on shoulders, on an arm, on a bicycle that is held, into bed with a story, before a doctor', () => {
    for (const phrase of phrases(language, 'shoulders'))
      expect(bondOf(`${father} ${phrase} ${child}`), phrase).toBe('shoulders');
    expect(bondOf(`${father} ${holding} ${child}`)).toBe('carry');
    for (const phrase of phrases(language, 'teaching'))
      expect(bondOf(`${father} ${phrase} ${child} ${bicycle}`), phrase).toBe('lesson');
    for (const phrase of phrases(language, 'bedtime')) {
      expect(bondOf(`${father} ${phrase} ${child}`), phrase).toBe('bedtime');
      const inTree = readPrompt(`${father} ${phrase} ${child}, ${TREEHOUSES[language]}`);
      expect(inTree.land, phrase).toBe('treehouseroom');
    }
    for (const phrase of phrases(language, 'examining'))
      expect(bondOf(`${doctor} ${phrase} ${child}`), phrase).toBe('checkup');
  });

  it('push a wheelchair or a stretcher, sit in a wheelchair, or push it with somebody else in it', () => {
    for (const [key, trait] of [
      ['pushingwheelchair', 'pushingwheelchair'],
      ['stretcher', 'pushingstretcher'],
      ['wheelchair', 'inwheelchair'],
    ] as const)
      for (const phrase of phrases(language, key)) {
        const { subjects, ignored } = readPrompt(`${father} ${phrase}`);
        expect(ignored, phrase).toEqual([]);
        expect(subjects[0]?.traits, phrase).toContain(trait);
      }
    for (const phrase of phrases(language, 'wheelchair'))
      expect(bondOf(`${doctor} ${phrase} ${father}`), phrase).toBe('wheelchair');
    const [inIt] = phrases(language, 'wheelchair');
    for (const phrase of phrases(language, 'pushing'))
      expect(bondOf(`${doctor} ${phrase} ${father} ${inIt}`), phrase).toBe('wheelchair');
  });

  it.each(['blowing', 'toothbrushing', 'finishing', 'dunking'] as const)(
    'are done by who is named with them: %s',
    (key) => {
      for (const phrase of phrases(language, key)) {
        const { subjects, ignored } = readPrompt(`${father} ${phrase}`);
        expect(ignored, phrase).toEqual([]);
        expect(subjects[0]?.traits, phrase).toContain(key);
      }
    },
  );

  it('are no runner where it is a car that crosses the line', () => {
    for (const phrase of phrases(language, 'finishing')) {
      const { scenery, subjects } = readPrompt(`${RACE_CAR[language]} ${phrase}`);
      expect(scenery, phrase).toBe('racetrack');
      expect(subjects, phrase).toMatchObject([{ thing: 'racecar' }]);
      expect(subjects, phrase).toHaveLength(1);
    }
  });

  it('draw those together who jump on a trampoline, watch television or sing in a choir', () => {
    for (const phrase of phrases(language, 'trampoline'))
      expect(bondOf(`${child} ${phrase}`), phrase).toBe('trampoline');
    for (const phrase of phrases(language, 'television')) {
      expect(bondOf(`${father} ${phrase}`), phrase).toBe('television');
      expect(readPrompt(`${father} ${phrase}`).land, phrase).toBe('room');
    }
    for (const phrase of phrases(language, 'choir')) {
      expect(bondOf(phrase), phrase).toBe('choir');
      expect(readPrompt(phrase).land, phrase).toBe('nave');
    }
    for (const phrase of phrases(language, 'symphony')) {
      expect(bondOf(phrase), phrase).toBe('orchestra');
      expect(readPrompt(phrase).land, phrase).toBe('theatre');
    }
    for (const phrase of phrases(language, 'jazzcombo')) {
      const { land, subjects } = readPrompt(`${phrase}, ${BASEMENTS[language]}`);
      expect([land, subjects[0]?.traits?.[0]], phrase).toEqual(['jazzclub', 'musician']);
    }
  });

  it('pay at a checkout, with others behind them', () => {
    for (const phrase of phrases(language, 'checkout')) {
      const { land } = readPrompt(`${father} ${phrase}`);
      expect([bondOf(`${father} ${phrase}`), land], phrase).toEqual(['queue', 'supermarket']);
    }
    for (const phrase of phrases(language, 'paying'))
      expect(bondOf(`${father} ${phrase}`), phrase).toBe('queue');
  });

  it('have several wait in a queue', () => {
    for (const phrase of phrases(language, 'queue'))
      expect(bondOf(`${father} ${phrase}`), phrase).toBe('queue');
  });

  it('name who sells at a stall to somebody, and who pours milk behind a bar', () => {
    for (const phrase of phrases(language, 'stallholder'))
      expect(bondOf(phrase), phrase).toBe('sale');
    for (const phrase of phrases(language, 'pouring')) {
      const { subjects, land, ignored } = readPrompt(`${father} ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(land, phrase).toBe('cafe');
      expect(subjects[0]?.traits, phrase).toContain('latte');
    }
  });

  it('mean nothing of anybody else', () => {
    const said = phrases(language, 'shoulders')[0] ?? '';
    const { subjects, ignored } = readPrompt(`${father} ${said}`);
    expect(ignored.join(' ')).not.toBe('');
    expect(subjects[0]?.company).toBeUndefined();
  });
});

describe('moments of two', () => {
  it.each([
    ['a child sitting on its father’s shoulders', 'shoulders', ['child']],
    ['骑在爸爸肩上的孩子', 'shoulders', ['child']],
    ['息子に自転車の乗り方を教える父', 'lesson', ['boy', 'child']],
    ['ein Vater bringt seinem Sohn das Radfahren bei', 'lesson', ['boy', 'child']],
    ['a mother reading a book to her daughter in bed', 'bedtime', ['girl']],
    ['a woman carrying her son in her arms', 'carry', ['boy', 'child']],
  ] as const)('name the grown one first: %s', (prompt, bond, child) => {
    const { company } = readPrompt(prompt).subjects[0] ?? {};
    expect(company?.bond).toBe(bond);
    expect(company?.members[1]).toEqual(child);
  });

  it('leave in the hands what is carried there', () => {
    const { subjects } = readPrompt('a mother and a child carrying a basket');
    expect(subjects[0]?.company?.bond).not.toBe('carry');
    expect(readPrompt('a woman holding a baby').subjects[0]?.holds?.thing).toBe('baby');
  });

  it.each([
    ['a man proposing on the beach', [[], ['woman']]],
    ['a man proposing to his girlfriend', [[], ['woman']]],
    ['a woman proposing', [['woman'], []]],
  ] as const)('have somebody to whom one proposes: %s', (prompt, members) => {
    expect(readPrompt(prompt).subjects[0]?.company).toEqual({ bond: 'propose', members });
  });
});

describe('what is drawn with who does something', () => {
  it('is no thing of its own: the cake whose candles are blown out, the mirror over a basin', () => {
    const cake = readPrompt('a girl blowing out the candles on her birthday cake');
    expect(cake.subjects.filter(({ isDressing }) => isDressing !== true)).toHaveLength(1);
    expect(cake.land).toBe('room');
    const basin = readPrompt('a boy brushing his teeth at the mirror');
    expect(basin.land).toBe('bathroom');
    expect(basin.subjects[0]?.traits).not.toContain('mirrored');
  });

  it('is nobody where a brush for teeth is named with nobody', () => {
    expect(readPrompt('a toothbrush in a cup')).toMatchObject({
      subjects: [{ thing: 'cup' }],
      ignored: ['toothbrush'],
    });
    expect(readPrompt('a boy with a toothbrush').subjects[0]?.traits).toContain('toothbrushing');
  });

  it('is a hose where firefighters are at a fire, and nowhere else', () => {
    const hosed = (prompt: string) => readPrompt(prompt).subjects[0]?.traits?.includes('hosing');
    expect(hosed('firefighters at a burning house')).toBe(true);
    expect(hosed('firefighters at a house')).toBe(false);
  });

  it('is a rod and no spell where an angler casts', () => {
    expect(readPrompt('a fisherman casting from a pier').subjects[0]?.traits).toEqual(['fisher']);
  });
});

describe('a selfie', () => {
  it('has all in it who are named, every other one a woman where it is not said', () => {
    expect(readPrompt('three friends taking a selfie').subjects[0]?.company).toEqual({
      bond: 'selfie',
      members: [[], ['woman'], []],
    });
    expect(readPrompt('two men taking a selfie').subjects[0]?.company?.members).toEqual([[], []]);
    expect(readPrompt('a man taking a selfie').subjects[0]?.company).toBeUndefined();
  });
});

describe('those who are gathered', () => {
  it('watch the match that is named on their television, and sit at home', () => {
    const { land, subjects, ignored } = readPrompt('three friends watching football on tv');
    expect(land).toBe('room');
    expect(ignored).toEqual([]);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]?.company?.members).toEqual([['match'], ['match'], ['match']]);
    expect(readPrompt('a family watching tv').subjects[0]?.company?.bond).toBe('television');
  });

  it.each([
    'a girl on a trampoline and her grandmother reading on a bench',
    'a girl on a trampoline and her grandmother sitting on a bench',
  ])('leave apart who does something else: %s', (prompt) => {
    const [girl, bench] = readPrompt(prompt).subjects;
    expect(girl?.company).toEqual({ bond: 'trampoline', members: [['girl']] });
    expect(bench?.thing).toBe('bench');
    expect(bench?.traits).toEqual(expect.arrayContaining(['old', 'woman', 'crewed']));
  });

  it('leave apart who watches those on a trampoline', () => {
    const [children, mother] = readPrompt(
      'children on a trampoline and their mother watching',
    ).subjects;
    expect(children?.company?.bond).toBe('trampoline');
    expect(mother?.traits).toEqual(['woman', 'watching']);
  });

  it('have on their television what they are said to watch', () => {
    for (const prompt of ['a man watching a horse race on tv', 'a family watching Venice on tv']) {
      const { land, subjects } = readPrompt(prompt);
      expect([land, subjects.map(({ thing }) => thing)], prompt).toEqual(['room', ['person']]);
    }
  });

  it.each([
    ['people in a town square watching a big screen', { land: 'street', square: true }],
    ['people in a town square watching football on tv', { land: 'street', square: true }],
    ['people watching tv in a beer garden', { land: 'field', scenery: 'beergarden' }],
  ] as const)('merely watch where they are said to be in the open: %s', (prompt, place) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject(place);
    expect(idea.subjects[0]?.company).toBeUndefined();
    expect(idea.subjects[0]?.traits).toContain('watching');
  });

  it('have on their stall what they sell, and stand in a shop without one', () => {
    const { subjects } = readPrompt('a market seller handing apples to a customer');
    expect(subjects.filter(({ isDressing }) => isDressing !== true)).toHaveLength(1);
    expect(subjects[0]?.company).toEqual({ bond: 'sale', members: [[], ['woman']] });
    const shop = readPrompt('a seller in a flower shop');
    expect(shop.land).toBe('flowershop');
    expect(shop.subjects[0]?.company).toBeUndefined();
  });

  it('wait before a counter indoors, and one behind the other outdoors', () => {
    const indoors = readPrompt('people queueing at a bakery').subjects[0]?.company;
    expect(indoors?.bond).toBe('queue');
    expect(indoors?.members).toHaveLength(4);
    const { company, inLine } = readPrompt('people in a queue on a beach').subjects[0] ?? {};
    expect(company).toBeUndefined();
    expect(inLine).toBe(true);
    expect(readPrompt('penguins in a queue').subjects[0]?.inLine).toBe(true);
  });

  it('are one orchestra with its conductor, and sing without a microphone', () => {
    const orchestra = readPrompt('an orchestra with a conductor').subjects;
    expect(orchestra).toHaveLength(1);
    expect(orchestra[0]?.company?.bond).toBe('orchestra');
    expect(readPrompt('a jazz band').subjects[0]?.company).toBeUndefined();
    const choir = readPrompt('a choir singing in a church').subjects;
    expect(choir[0]?.company?.bond).toBe('choir');
    expect(choir[0]?.holds).toBeUndefined();
  });
});
