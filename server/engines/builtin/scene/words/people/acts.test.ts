import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import type { ActKey } from '../keys/people/act-keys.ts';
import { ACT_WORDS } from '../lists/acts.ts';
import { readPrompt } from '../read-prompt.ts';

/** Somebody in each language, a cook and a tractor. */
const NAMES: Readonly<
  Record<Language, readonly [somebody: string, cook: string, tractor: string]>
> = {
  en: ['a child', 'a chef', 'a tractor'],
  zh: ['孩子', '厨师', '拖拉机'],
  ja: ['子供', 'シェフ', 'トラクター'],
  ko: ['아이', '요리사', '트랙터'],
  fr: ['un enfant', 'un chef cuisinier', 'un tracteur'],
  de: ['ein Kind', 'ein Koch', 'ein Traktor'],
  es: ['un niño', 'un cocinero', 'un tractor'],
  ru: ['ребенок', 'повар', 'трактор'],
  pt: ['um menino', 'um cozinheiro', 'um trator'],
  it: ['un bambino', 'un cuoco', 'un trattore'],
  tr: ['çocuk', 'aşçı', 'traktör'],
  ar: ['طفل', 'طباخ', 'جرار'],
  hi: ['बच्चा', 'रसोइया', 'ट्रैक्टर'],
};

const phrases = (language: Language, key: ActKey): readonly string[] =>
  ACT_WORDS[language][key].split('|');

describe.each(LANGUAGES)('acts in the words of %s', (language) => {
  const [child, cook, tractor] = NAMES[language];

  it.each(['sketching', 'studying', 'painted', 'tired', 'youthful'] as const)(
    'are somebody’s: %s',
    (key) => {
      const trait = key === 'painted' ? 'painting' : key;
      for (const phrase of phrases(language, key)) {
        const { subjects } = readPrompt(`${child} ${phrase}`);
        expect(subjects[0]?.traits, phrase).toContain(trait);
      }
    },
  );

  it('seat at a vehicle’s wheel who drives it', () => {
    for (const phrase of phrases(language, 'driving')) {
      const { subjects, ignored } = readPrompt(`${child} ${phrase} ${tractor}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects, phrase).toMatchObject([{ thing: 'tractor' }]);
      expect(subjects[0]?.traits, phrase).toContain('crewed');
    }
  });

  it('seat at a car’s wheel who drives, and at that of another vehicle that is named', () => {
    for (const phrase of phrases(language, 'motoring')) {
      const [car, ...others] = readPrompt(`${child} ${phrase}`).subjects;
      expect([car?.thing, others], phrase).toEqual(['car', []]);
      expect(car?.traits, phrase).toContain('crewed');
      expect(readPrompt(`${child} ${phrase}, ${tractor}`).subjects, phrase).toMatchObject([
        { thing: 'tractor' },
      ]);
    }
  });

  it('set a sprinkler up in the yard', () => {
    for (const phrase of phrases(language, 'sprinkler')) {
      const { subjects, scenery, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(scenery, phrase).toBe('backyard');
      expect(subjects, phrase).toMatchObject([{ thing: 'sprinkler' }]);
    }
  });

  it('set a cook’s pan on fire', () => {
    for (const phrase of phrases(language, 'flames')) {
      const { subjects, ignored } = readPrompt(`${cook}, ${phrase}`);
      expect(ignored, phrase).toEqual([]);
      expect(subjects[0]?.traits, phrase).toContain('flambe');
    }
  });

  it('score in a stadium', () => {
    for (const phrase of phrases(language, 'scoring')) {
      const { town, ignored } = readPrompt(phrase);
      expect(ignored, phrase).toEqual([]);
      expect(town, phrase).toBe('stadium');
    }
  });
});

const first = (prompt: string) => readPrompt(prompt).subjects[0];

describe('people at what they do', () => {
  it('paint and draw where that is said right behind them, and nowhere else', () => {
    expect(first('kids painting')?.traits).toContain('painting');
    expect(first('a girl drawing in a park')).toMatchObject({ posture: 'sitting' });
    expect(first('a painting of a girl')?.traits ?? []).not.toContain('painting');
    expect(first('a girl, drawing')?.traits ?? []).not.toContain('sketching');
  });

  it('sit down to their paints at a table, and in a class if they are children before no easel', () => {
    for (const prompt of [
      'kids painting at little tables in a bright classroom',
      'children painting in a classroom',
      'a woman painting at a table',
    ])
      expect(first(prompt), prompt).toMatchObject({ posture: 'sitting' });
    for (const prompt of [
      'children painting at easels in a classroom',
      'a woman painting in a classroom',
      'a man painting in a park, a table',
    ])
      expect(first(prompt)?.posture, prompt).not.toBe('sitting');
  });

  it('are in a room where they paint or draw at a table and nothing is said of where', () => {
    expect(readPrompt('two kids painting at a table').land).toBe('room');
    expect(readPrompt('a girl drawing at a table').land).toBe('room');
    expect(readPrompt('a girl drawing').land).not.toBe('room');
  });

  it('paint with their teacher if they are children', () => {
    const [teacher, children] = readPrompt('teacher and little kids painting').subjects;
    expect(teacher?.traits).toEqual(['teacher']);
    expect(children?.traits).toEqual(['child', 'painting']);
  });

  it('have the book before them that they study or draw in', () => {
    expect(readPrompt('a girl sketching in a café, a book').subjects).toMatchObject([
      { thing: 'person', posture: 'sitting' },
    ]);
  });

  it('leave the sword that they hammer on the anvil', () => {
    const smith = first('blacksmith hammering a sword in his forge');
    expect(smith?.holds).toBeUndefined();
    expect(smith?.traits).toContain('bladesmith');
    expect(first('a blacksmith holding a sword')?.holds?.thing).toBe('sword');
  });

  it('are in the tractor that they are on or in or ride, and else beside it', () => {
    for (const prompt of [
      'farmer on a red tractor',
      'a woman in a tractor',
      'a boy riding a tractor',
      'ein Bauer auf einem Traktor',
      'traktörde bir çiftçi',
      '트랙터에 탄 농부',
    ])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['tractor']);
    expect(readPrompt('a farmer standing beside a tractor').subjects).toHaveLength(2);
    expect(readPrompt('a farmer and a tractor on a hill').subjects).toHaveLength(2);
  });

  it('are in the car that they drive, and under its bonnet if they repair it', () => {
    const [car, ...others] = readPrompt('a woman driving a red car').subjects;
    expect(others).toEqual([]);
    expect(car).toMatchObject({ thing: 'car', traits: ['woman', 'crewed'] });
    const garage = readPrompt('mechanic fixing a vintage car in a garage').subjects;
    expect(garage).toHaveLength(1);
    expect(garage[0]?.traits).toEqual(expect.arrayContaining(['vintage', 'repairing', 'crewed']));
    expect(readPrompt('a woman beside a red car').subjects).toHaveLength(2);
    expect(first('a couple driving a car')?.traits).toContain('shared');
  });

  it('give a robot the can with which it waters', () => {
    expect(first('robot watering flowers')?.traits).toContain('watering');
    expect(first('a robot among flowers')?.traits ?? []).not.toContain('watering');
  });

  it.each(['robot sweeping the floor', 'ein Roboter fegt', '扫地的机器人', 'un robot che spazza'])(
    'give a robot the broom with which it sweeps: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([
        { thing: 'person', traits: ['robotfolk', 'sweeping'] },
      ]);
    },
  );

  it('sleep in an armchair by a hearth, on the ground by a campfire, in the bed that is named', () => {
    expect(first('old man sleeping by the fireplace')).toMatchObject({ posture: 'sitting' });
    expect(first('old man sleeping by the fireplace')?.traits).toContain('dozing');
    expect(first('old man sleeping in a mountain hut')?.traits).toContain('dozing');
    expect(first('a man sleeping in a forest by the fire')?.posture).toBe('sleeping');
    expect(first('a girl sleeping in a bed by the fireplace')).toMatchObject({
      company: { bond: 'asleep' },
    });
  });

  it('cheer in a team where a goal is scored and nobody is named', () => {
    expect(readPrompt('last minute goal in a packed stadium').subjects).toMatchObject([
      { thing: 'person', count: 3, traits: ['footballer', 'scoring'] },
    ]);
    const child = readPrompt('a boy scoring a goal in a park').subjects;
    expect(child.find(({ thing }) => thing === 'person')?.count).toBe(1);
  });

  it('are in the house that is named with their hearth', () => {
    const cabin = readPrompt('old man sleeping by the fireplace in a log cabin');
    expect(cabin).toMatchObject({ land: 'logcabin', subjects: [{ thing: 'person' }] });
    expect(readPrompt('a cat by the fireplace of a house').subjects).toHaveLength(1);
    expect(readPrompt('a house in the snow, no fireplace').land).not.toBe('room');
  });

  it('bring bread from an oven in a bakery, in whatever words', () => {
    for (const language of LANGUAGES)
      for (const phrase of phrases(language, 'fromoven')) {
        const prompt = `${NAMES[language][1]} ${phrase}`;
        const idea = readPrompt(prompt);
        expect(idea, prompt).toMatchObject({ land: 'bakery', ignored: [] });
        expect(idea.subjects, prompt).toMatchObject([{ thing: 'person' }]);
        expect(idea.subjects[0]?.traits, prompt).toContain('atoven');
      }
    expect(readPrompt('a baker by the oven in a village bakery').land).toBe('bakery');
    expect(readPrompt('an old oven in a garage').land).toBe('garage');
  });

  it('are not said to be understood where they are not seen', () => {
    expect(readPrompt('a dragon and big flames').ignored).toEqual(['big flames']);
    expect(readPrompt('a tired man walking').ignored).toEqual(['tired']);
    expect(readPrompt('a tired man sitting').ignored).toEqual([]);
    expect(readPrompt('a young lion').ignored).toEqual(['young']);
  });
});
