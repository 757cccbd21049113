import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../words/language.ts';
import { A_WOMAN } from '../../../../words/testing/a-woman.ts';
import { PURSUIT_WORDS } from '../../lists/pursuits.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { PURSUIT_KEYS, type PursuitKey } from './pursuit-keys.ts';

/** A ghost and a librarian. */
const HAUNTED: Readonly<Record<Language, readonly [ghost: string, librarian: string]>> = {
  en: ['a ghost', 'a librarian'],
  zh: ['幽灵', '图书管理员'],
  ja: ['幽霊が', '司書を'],
  ko: ['유령이', '사서를'],
  fr: ['un fantôme', 'une bibliothécaire'],
  de: ['ein Gespenst', 'einen Bibliothekar'],
  es: ['un fantasma', 'una bibliotecaria'],
  ru: ['привидение', 'библиотекаря'],
  pt: ['um fantasma', 'uma bibliotecária'],
  it: ['un fantasma', 'una bibliotecaria'],
  tr: ['hayalet', 'kütüphaneciyi'],
  ar: ['شبح', 'أمين مكتبة'],
  hi: ['भूत', 'पुस्तकालयाध्यक्ष को'],
};

/** Languages that name who it is done to before the deed. */
const OBJECT_FIRST: ReadonlySet<Language> = new Set<Language>(['ja', 'ko', 'tr', 'hi']);

/** A teacher, and that paper planes are thrown. */
const LESSONS: Readonly<Record<Language, readonly [teacher: string, planes: string]>> = {
  en: ['a teacher', 'throws paper planes'],
  zh: ['老师', '扔纸飞机'],
  ja: ['先生と', '紙飛行機を投げる'],
  ko: ['선생님', '종이비행기를 던지는'],
  fr: ['une institutrice', 'lançant des avions en papier'],
  de: ['eine Lehrerin', 'wirft Papierflieger'],
  es: ['una maestra', 'lanza aviones de papel'],
  ru: ['учительница', 'бросает бумажные самолетики'],
  pt: ['uma professora', 'lança aviões de papel'],
  it: ['una maestra', 'lancia aeroplani di carta'],
  tr: ['öğretmen', 'kağıt uçak atan'],
  ar: ['معلمة', 'يرمي طائرات من الورق'],
  hi: ['अध्यापिका', 'कागज के हवाई जहाज फेंकता'],
};

const phrases = (language: Language, key: PursuitKey): readonly string[] =>
  PURSUIT_WORDS[language][key].split('|').map((word) => word.replace(/[+~]+$/u, ''));

const keysWhere = (test: (meaning: Meaning) => boolean): readonly PursuitKey[] =>
  (Object.keys(PURSUIT_KEYS) as PursuitKey[]).filter((key) => test(PURSUIT_KEYS[key]));

/** What several do together, or is said of two; those have tests of their own. */
const SHARED: readonly Meaning['trait'][] = ['volleyball', 'scaffold', 'candledining', 'scaring'];

const DEEDS = keysWhere(
  ({ thing, trait }) => thing === undefined && trait !== undefined && !SHARED.includes(trait),
);
/** Those who are drawn as one for that, how they are named, and where they are. */
const TOGETHER = [
  ['volleyball', 'volleyball', 'beach'],
  ['scaffold', 'scaffold', 'street'],
  ['candledinner', 'meal', 'restaurant'],
  ['undertable', 'undertable', 'room'],
] as const;

const DOERS = keysWhere(
  ({ thing, trait }) =>
    thing === 'person' && trait !== undefined && trait !== 'pupil' && trait !== 'couple',
);

describe.each(LANGUAGES)('pursuits in the words of %s', (language) => {
  const woman = A_WOMAN[language];

  it.each(DEEDS)('are those of who is named with them: %s', (key) => {
    const { trait, land }: Meaning = PURSUIT_KEYS[key];
    for (const phrase of phrases(language, key)) {
      // Where what somebody does is said before who it is.
      const said = language === 'tr' ? `${phrase} ${woman}` : `${woman} ${phrase}`;
      const idea = readPrompt(said);
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects[0], phrase).toMatchObject({ thing: 'person' });
      if (trait === 'volleyball')
        expect(idea.subjects[0]?.company?.bond, phrase).toBe('volleyball');
      else expect(idea.subjects[0]?.traits, phrase).toContain(trait);
      if (land !== undefined) expect(idea.land, phrase).toBe(land);
    }
  });

  it.each(TOGETHER)('draw those as one who share them: %s', (key, bond, land) => {
    for (const phrase of phrases(language, key)) {
      const said = language === 'tr' ? `${phrase} ${woman}` : `${woman} ${phrase}`;
      const idea = readPrompt(said);
      expect(idea.ignored, phrase).toEqual([]);
      expect(idea.subjects, phrase).toMatchObject([{ thing: 'person', company: { bond } }]);
      expect(idea.land, phrase).toBe(land);
    }
  });

  it('put a balalaika into the hands of who plays it', () => {
    for (const phrase of phrases(language, 'balalaika')) {
      const said = language === 'tr' ? `${phrase} ${woman}` : `${woman} ${phrase}`;
      const { subjects, ignored } = readPrompt(said);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.holds?.thing, phrase).toBe('balalaika');
    }
  });

  it('have parents, who are two', () => {
    for (const phrase of phrases(language, 'parents')) {
      const { subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'person', count: 2 }]);
    }
  });

  it('lie beneath a car in a garage', () => {
    for (const phrase of phrases(language, 'undercar')) {
      const said = language === 'tr' ? `${phrase} ${woman}` : `${woman} ${phrase}`;
      const { subjects, ignored, land } = readPrompt(said);
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, phrase).toContain('undercar');
      expect(land, phrase).toBe('garage');
    }
  });

  it('scare who is named second, who no more reads', () => {
    const [ghost, librarian] = HAUNTED[language];
    for (const phrase of phrases(language, 'scaring')) {
      const said = OBJECT_FIRST.has(language)
        ? `${ghost} ${librarian} ${phrase}`
        : `${ghost} ${phrase} ${librarian}`;
      const { subjects, ignored } = readPrompt(said);
      expect(ignored, phrase).toEqual([]);
      const person = subjects.find(({ thing }) => thing === 'person');
      expect(
        subjects.map(({ thing }) => thing),
        phrase,
      ).toContain('ghost');
      expect(person?.traits, phrase).toContain('scared');
      expect(person?.traits, phrase).not.toContain('reading');
    }
  });

  it('are of a class that throws what its teacher throws where it is not named', () => {
    const [teacher, planes] = LESSONS[language];
    for (const phrase of phrases(language, 'ownclass')) {
      const { subjects, ignored } = readPrompt(`${teacher} ${phrase} ${planes}`);
      for (const word of phrase.split(' ')) expect(ignored, phrase).not.toContain(word);
      expect(subjects, phrase).toHaveLength(2);
      const [first, second] = subjects;
      expect(first?.traits, phrase).toEqual(expect.arrayContaining(['teacher']));
      expect(first?.holds, phrase).toBeUndefined();
      expect(second, phrase).toMatchObject({ count: 4, holds: { thing: 'paperplane' } });
    }
  });

  it.each(DOERS)('have names for who is at them: %s', (key) => {
    const { trait }: Meaning = PURSUIT_KEYS[key];
    for (const phrase of phrases(language, key)) {
      const { subjects, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain(trait);
    }
  });
});

describe('pursuits', () => {
  it('are those of somebody where a word for who it is is not known, or nobody is named', () => {
    const prompts = [
      ['a hipster playing the violin in the subway', 'violin'],
      ['tocando el acordeón en una calle de París', 'accordion'],
      ['хипстер играет на гитаре', 'guitar'],
    ] as const;
    for (const [prompt, held] of prompts)
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({
        thing: 'person',
        holds: { thing: held },
      });
    for (const prompt of ['a violin on a table', 'live guitar music in a bar'])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('person');
  });

  it('are a story in bed to several children, and a lesson by one of the parents', () => {
    expect(readPrompt('a father reading a bedtime story to his children').subjects).toMatchObject([
      { company: { bond: 'bedtime', members: [[], ['child'], ['child']] } },
    ]);
    expect(readPrompt('parents teaching their son to ride a bike').subjects).toMatchObject([
      { company: { bond: 'lesson' } },
    ]);
  });

  it('are the cheers of a crowd where one is named', () => {
    const { subjects } = readPrompt('gladiators before a cheering crowd');
    expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('cheering');
  });

  it('are at the grill of who is named with it alone', () => {
    expect(readPrompt('a man grilling').subjects).toMatchObject([
      { thing: 'person', traits: ['grilling'] },
    ]);
    expect(readPrompt('a barbecue').subjects.map(({ thing }) => thing)).toEqual(['barbecue']);
  });

  it('are those of a shepherd, with the sheep, and of a nun, who is a woman in a habit', () => {
    const { subjects } = readPrompt('a shepherd herding his sheep');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person', 'sheep']);
    expect(readPrompt('a german shepherd').subjects.map(({ thing }) => thing)).toEqual(['dog']);
    expect(readPrompt('a nun').akin).toEqual([]);
  });

  it('leave who is alone beneath a table there only if people are named', () => {
    const cat = readPrompt('a cat under the table');
    expect(cat.subjects.map(({ thing }) => thing)).toEqual(['cat']);
    const dog = readPrompt('a dog under a car');
    expect(dog.subjects.map(({ thing }) => thing).toSorted()).toEqual(['car', 'dog']);
  });

  it('are a shave at a basin of who is alone, and not at a barber’s', () => {
    for (const prompt of ['a man shaving', 'a man shaving in front of the mirror'])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'bathroom',
        subjects: [{ thing: 'person', traits: ['lathering'] }],
        ignored: [],
      });
    expect(readPrompt('a barber shaving a customer').land).toBe('barbershop');
  });

  it('are lunch on a scaffold, sitting on its edge, and of workers who are said to be there', () => {
    const { subjects, ignored } = readPrompt('construction workers eating lunch on a scaffold');
    expect(ignored).toEqual([]);
    expect(subjects[0]?.company?.members[0]).toContain('lunching');
    expect(readPrompt('a house on scaffolding').subjects.map(({ thing }) => thing)).toContain(
      'buildingsite',
    );
  });

  it('are a candlelight dinner of two where nobody is named', () => {
    expect(readPrompt('candlelight dinner')).toMatchObject({
      land: 'restaurant',
      candlelit: true,
      subjects: [{ thing: 'person', count: 2, company: { bond: 'meal' } }],
    });
  });

  it('are a dinner at a table on a roof', () => {
    for (const prompt of [
      'a family having dinner on a rooftop',
      'eine Familie beim Abendessen auf dem Dach',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'roofterrace',
        subjects: [{ thing: 'person', company: { bond: 'meal' } }],
      });
  });

  it('are an animal’s on a vet’s table, drawn with the vet', () => {
    expect(readPrompt('a vet examining a dog on the table').subjects).toMatchObject([
      { thing: 'dog', traits: ['examining', 'crewed'], crew: [['doctor']] },
    ]);
  });

  it.each([
    'a doctor examining a cat',
    'Ein Tierarzt untersucht einen Hund',
    'un vétérinaire examine un chien',
    'un veterinario examinando un perro',
    'врач осматривает кошку',
    '兽医检查一只狗',
  ])('are said by the word for it: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      subjects: [{ traits: ['examining', 'crewed'], crew: [['doctor']] }],
      ignored: [],
    });
  });

  it('are told where they are not seen', () => {
    expect(readPrompt('a vet examining two cats').ignored).toEqual(['examining']);
  });

  it('are an astronaut’s too', () => {
    expect(readPrompt('an astronaut watering plants').subjects).toMatchObject([
      { thing: 'person', traits: ['spacesuit', 'watering'] },
    ]);
  });

  it('are a look out of a train’s window from within', () => {
    for (const prompt of [
      'a girl looking out of the train window',
      'une fille regarde par la fenêtre du train',
    ])
      expect(readPrompt(prompt).land, prompt).toBe('compartment');
  });

  it('are somebody’s where nobody is named, and four play over a net', () => {
    expect(readPrompt('washing the dishes').subjects).toMatchObject([
      { thing: 'person', count: 1, traits: ['dishwashing'] },
    ]);
    for (const prompt of [
      'beach volleyball',
      'a girl playing volleyball',
      'friends playing volleyball',
    ])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', count: 4, company: { bond: 'volleyball' } },
      ]);
  });

  it('are those of a magician, who has the rabbit in the hat', () => {
    const { subjects } = readPrompt('a magician pulling a rabbit out of a hat');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['conjuror', 'rabbittrick'] }]);
  });
});

describe('who lies or works under a car that is named by its kind', () => {
  it.each([
    'a mechanic lying under an old vw beetle|一个女人躺在旧汽车下面|車の下で修理している女性|자동차 밑에 누운 정비사|un mécanicien allongé sous une vieille voiture',
    'eine Mechanikerin liegt unter einem VW Käfer|un mecánico tumbado debajo de un viejo coche|механик лежит под старой машиной|um mecânico deitado debaixo de um velho carro',
    'un meccanico sdraiato sotto una vecchia fiat|tamirci eski bir arabanın altında yatıyor|ميكانيكي مستلق تحت سيارة قديمة|मैकेनिक पुरानी कार के नीचे लेटा है',
  ])('is beneath the only one: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('garage');
      expect(subjects, prompt).toMatchObject([{ thing: 'person' }]);
      expect(subjects[0]?.traits, prompt).toContain('undercar');
      expect(subjects[0]?.posture, prompt).toBeNull();
    }
  });
});

describe('who sits at a hole in the ice', () => {
  it('holds a lantern that is lit, and kneels at no lamps of clay', () => {
    for (const prompt of ['a woman lighting lanterns', 'امرأة تشعل الفوانيس'])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', traits: ['woman'], holds: { thing: 'lantern' } },
      ]);
    const [woman] = readPrompt('женщина зажигает фонарики').subjects;
    expect(woman?.traits).toEqual(['woman']);
  });

  it('fishes there, as one does, on a frozen lake', () => {
    for (const prompt of [
      'a fisherman sits at a hole in the ice of lake Baikal',
      'Рыбак сидит у лунки на льду Байкала',
      'ein Fischer sitzt an einem Eisloch',
    ])
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'lake', frozen: true },
        subjects: [{ posture: null, traits: ['fisher', 'icefishing'] }],
      });
  });
});
