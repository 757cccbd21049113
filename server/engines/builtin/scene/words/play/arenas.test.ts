import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('arenas', () => {
  it.each([
    ['colosseum', 'a gladiator arena|une arène de gladiateurs|eine Gladiatorenarena'],
    ['colosseum', 'una arena de gladiadores|арена гладиаторов|uma arena de gladiadores'],
    ['colosseum', 'un’arena dei gladiatori|bir gladyatör arenası|角斗场|剣闘士の闘技場|검투장'],
    ['colosseum', 'ساحة المصارعين|ग्लैडिएटर का अखाड़ा|inside the Colosseum'],
    ['bullring', 'a bullring|une corrida|eine Stierkampfarena|una plaza de toros|коррида'],
    ['bullring', 'uma praça de touros|una plaza de toros|bir boğa güreşi arenası|斗牛场|闘牛場'],
    ['bullring', '투우장|حلبة مصارعة الثيران|सांडों की लड़ाई का अखाड़ा'],
  ])('are seen from their sand, in every language: %s, %s', (town, prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ town, ignored: [] });
      expect(decide(idea, null, 3, 0).land, prompt).toBe('street');
    }
  });

  it('are where gladiators are, and where the Colosseum is named with them', () => {
    const idea = readPrompt('roman gladiators in the colosseum in front of a cheering crowd');
    expect(idea).toMatchObject({ land: 'street', town: 'colosseum' });
    expect(readPrompt('the Colosseum in Rome').town).toBeNull();
    expect(readPrompt('a gladiator in a forest')).toMatchObject({ land: 'forest', town: null });
  });
});

describe('football stadiums', () => {
  it.each([
    'a football stadium|un stade de football|ein Fußballstadion|un estadio de fútbol|футбольный стадион|um estádio de futebol',
    'uno stadio di calcio|bir futbol stadyumu|足球场|サッカー場|축구장|ملعب كرة قدم|फुटबॉल स्टेडियम',
  ])('are seen from their pitch, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ land: 'street', town: 'stadium', subjects: [] });
    }
  });
});

describe('gladiators', () => {
  it('enter before a crowd that sits on its seats', () => {
    const idea = readPrompt('gladiators entering the roman arena, crowd cheering, dusty sunlight');
    expect(idea.subjects).toMatchObject([{ thing: 'person', count: 4, traits: ['gladiator'] }]);
    expect(readPrompt('a roman arena with a cheering crowd').subjects).toEqual([]);
  });

  it.each([
    'a gladiator|un gladiateur|ein Gladiator|un gladiador|гладиатор|um gladiador|un gladiatore',
    'bir gladyatör|角斗士|剣闘士|검투사|مصارع روماني|एक ग्लैडिएटर',
  ])('are people of their own, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toHaveLength(1);
      expect(subjects[0]?.traits, prompt).toContain('gladiator');
      expect(ignored, prompt).toEqual([]);
    }
  });
});

describe('a bull', () => {
  it.each(
    'a bull in an arena|a bull in a bullring|ein Stier in der Arena|un toro en la arena|un taureau dans l’arène|un toro nell’arena|um touro na arena|бык на арене|arenada bir boğa|ثور في الحلبة|अखाड़े में सांड|竞技场里的公牛|闘技場の雄牛|투기장의 황소'.split(
      '|',
    ),
  )('is a black one on the sand before the crowd: %s', (prompt) => {
    const { town, subjects, ignored } = readPrompt(prompt);
    expect(town).toBe('bullring');
    expect(ignored).toEqual([]);
    expect(subjects).toMatchObject([{ thing: 'cow', count: 1, posture: 'walking' }]);
    expect(Math.max(...(subjects[0]?.colour ?? [1]))).toBeLessThan(0.1);
  });

  it('is of the colour that is said, and grazes in a meadow', () => {
    expect(readPrompt('a white bull in a bullring').subjects[0]?.colour?.[0]).toBeGreaterThan(0.8);
    expect(readPrompt('a bull in a meadow').subjects[0]?.posture).toBeNull();
  });
});
